"""`donjon match` and `donjon bench`."""

import argparse

import donjon
from donjon.cli.complaints import Complaint
from donjon.cli.printing import number, print_json, print_table
from donjon.core.errors import BadOption
from donjon.core.game import Game
from donjon.lab import bench as lab_bench
from donjon.lab.bench import Bench
from donjon.lab.match import MatchResult, play_match
from donjon.lab.players import sit_down
from donjon.lab.progress import Progress
from donjon.messages import knows, say


def match(asked: argparse.Namespace, language: str) -> None:
    """Let bots play each other and tell their scores."""
    game = donjon.game(asked.game)
    bots = [name.strip() for name in asked.bots.split(",")]
    for name in bots:
        sit_down(name, 0, game).leave()
    if len(bots) not in game.seats:
        low, high = game.seats.start, game.seats[-1]
        raise Complaint("cli-error-seats", title=game.title, low=low, high=high, count=len(bots))
    options = settings(game, asked.settings)
    with Progress(asked.games, game.slug) as progress:
        result = play_match(
            game,
            bots,
            asked.games,
            seed=asked.seed,
            options=options,
            workers=asked.workers,
            ray=asked.ray,
            advance=progress.advance,
        )
    if asked.json:
        print_json(result.document())
    else:
        _print_match(result, game, language)


def settings(game: Game, given: list[str]) -> dict[str, object]:
    """The options set by --set."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Complaint("cli-error-set", text=text[:80])
        if name not in known:
            raise Complaint("cli-error-option-unknown", game=game.title, option=name[:80], known=", ".join(known))
        try:
            chosen[name] = known[name].read(value)
        except BadOption as bad:
            shape = known[name].shape()
            key = f"cli-error-option-{known[name].kind}"
            if not knows(key, "en"):
                raise
            facts = {**shape, "words": ", ".join(shape.get("words", [])), "option": name, "value": value[:80]}
            raise Complaint(key, **facts) from bad
    return chosen


def _print_match(result: MatchResult, game: Game, language: str) -> None:
    print(
        say(
            "cli-match-played",
            language,
            game=game.title,
            games=result.games,
            decisions=result.decisions,
            seed=result.seed,
        )
    )
    head = [say("cli-head-bot", language), say("cli-head-score", language)]
    rows = [[bot, number(score, language, 3)] for bot, score in zip(result.bots, result.score, strict=True)]
    print_table([head, *rows], right=(1,))
    ends = ", ".join(f"{kind} {count}" for kind, count in result.ends.items())
    print(say("cli-match-ends", language, ends=ends))


def bench(asked: argparse.Namespace, language: str) -> None:
    """Measure the speed of rules and search."""
    games = [donjon.game(slug) for slug in asked.games] or donjon.games()
    with Progress(lab_bench.steps(games), "bench") as progress:
        result = lab_bench.run(games, asked.seconds, progress.advance)
    if asked.json:
        print_json(result.document())
    else:
        _print_bench(result, language)


def _print_bench(result: Bench, language: str) -> None:
    heads = ("game", "seats", "decisions", "uncompiled", "copy", "iterations")
    rows = [[say(f"cli-head-{head}", language) for head in heads]]
    for pace in result.games:
        figures = (
            pace.seats,
            pace.decisions_per_s,
            pace.uncompiled_decisions_per_s,
            pace.copy_ns,
            pace.iterations_per_s,
        )
        rows.append([pace.game, *[number(figure, language) for figure in figures]])
    print_table(rows, right=(1, 2, 3, 4, 5))
    print()
    if result.peers:
        head = [say("cli-head-peer", language), "", say("cli-head-decisions", language)]
        peers = [[peer.name, peer.version, number(peer.decisions_per_s, language)] for peer in result.peers]
        print_table([head, *peers], right=(2,))
    else:
        print(say("cli-bench-no-peers", language))
    print()
    for pace in result.games:
        for name, ratio in pace.ratios(result.peers).items():
            peer = say("cli-bench-uncompiled", language) if name == "uncompiled" else name
            times = number(ratio, language, 1)
            print(say("cli-bench-ratio", language, game=pace.game, seats=pace.seats, ratio=times, peer=peer))
    if not result.compiled:
        print(say("cli-bench-plain", language))
