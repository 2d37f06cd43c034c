"""`donjon tournament`, `donjon duel` and `donjon sit`."""

import argparse
import sys
from pathlib import Path

import donjon
from donjon.cli.complaints import Complaint
from donjon.cli.printing import number, print_json, print_table
from donjon.cli.trials import settings
from donjon.core.game import Game
from donjon.lab.duel import Standing, Terms, duel_for, fight
from donjon.lab.parquet import NoParquet, write_parquet
from donjon.lab.picture import ratings_svg
from donjon.lab.progress import Progress
from donjon.lab.tournament import Outcome, hold, plan_for
from donjon.lab.visitor import Visitor
from donjon.messages import say


def tournament(asked: argparse.Namespace, language: str) -> None:
    """Let every bot meet every other, rate them, and write down all that was played."""
    game = donjon.game(asked.game)
    bots = [name.strip() for name in asked.bots.split(",")]
    _must_seat(game, asked.seats)
    options = settings(game, asked.settings)
    folder = None if asked.out is None else Path(asked.out)
    plan = plan_for(game, bots, asked.games, seats=asked.seats, seed=asked.seed, options=options, alone=asked.alone)
    with Progress(asked.games * len(plan.line_ups()), game.slug) as progress:
        outcome = hold(plan, workers=asked.workers, ray=asked.ray, folder=folder, advance=progress.advance)
    if asked.json:
        print_json(outcome.document())
    else:
        _print(outcome, language)
    if folder is not None:
        _write(outcome, folder, language)


def _write(outcome: Outcome, folder: Path, language: str) -> None:
    """The result beside its games: JSON, Parquet and a picture."""
    import json

    text = json.dumps(outcome.document(), ensure_ascii=False, indent=2) + "\n"
    (folder / "result.json").write_text(text, encoding="utf-8")
    title = _title(outcome, language)
    picture = ratings_svg(outcome, title, say("cli-head-points", language))
    (folder / "ratings.svg").write_text(picture, encoding="utf-8")
    try:
        write_parquet(outcome, folder / "games.parquet")
    except NoParquet:
        print(say("cli-tournament-no-parquet", language), file=sys.stderr)


def _title(outcome: Outcome, language: str) -> str:
    plan = outcome.plan
    return say(
        "cli-tournament-played",
        language,
        game=plan.game.title,
        games=len(outcome.games),
        seats=plan.seats,
        seed=plan.seed,
    )


def _print(outcome: Outcome, language: str) -> None:
    ratings = outcome.ratings()
    print(_title(outcome, language))
    order = sorted(outcome.plan.bots, key=lambda bot: -ratings[bot].points)
    heads = ("bot", "points", "error", "turn", "slowest")
    rows = [[say(f"cli-head-{head}", language) for head in heads] + order]
    for bot in order:
        rating = ratings[bot]
        figures = [
            _signed(rating.points, language),
            f"±{number(rating.error, language)}",
            number(outcome.turn(bot), language, 3),
            number(outcome.slowest(bot), language, 3),
        ]
        rows.append([bot, *figures, *["" if other == bot else _pair(outcome, bot, other, language) for other in order]])
    print_table(rows, right=tuple(range(1, len(rows[0]))))
    decisions = number(outcome.length(), language)
    draws = number(100 * outcome.draws(), language, 1)
    ends = ", ".join(f"{kind} {count}" for kind, count in outcome.ends().items())
    print(say("cli-tournament-games", language, decisions=decisions, draws=draws, ends=ends))


def _pair(outcome: Outcome, bot: str, other: str, language: str) -> str:
    """The score of `bot` against `other` with its interval."""
    pair = outcome.pair(bot, other)
    if pair.games == 0:
        return ""
    score, low, high = (number(value, language, 2) for value in (pair.score, pair.low, pair.high))
    return f"{score} ({low}–{high})"


def duel(asked: argparse.Namespace, language: str) -> None:
    """Play until it is known whether one bot is stronger than another."""
    game = donjon.game(asked.game)
    _must_seat(game, asked.seats)
    terms = Terms(asked.elo0, asked.elo1, asked.alpha, asked.beta)
    options = settings(game, asked.settings)
    fought = duel_for(
        game, asked.one, asked.other, seats=asked.seats, seed=asked.seed, options=options, terms=terms, most=asked.most
    )
    with Progress(asked.most // asked.seats, game.slug) as progress:
        standing = fight(
            fought,
            workers=asked.workers,
            ray=asked.ray,
            folder=None if asked.out is None else Path(asked.out),
            advance=lambda now: progress.advance(_so_far(now, language)),
        )
    if asked.json:
        print_json(standing.document())
        return
    low, points, high = standing.points()
    least, most = standing.interval()
    figures = {
        "one": fought.one,
        "other": fought.other,
        "games": standing.games,
        "score": number(standing.score, language, 3),
        "low": number(least, language, 3),
        "high": number(most, language, 3),
        "points": _signed(points, language),
        "points_low": _signed(low, language),
        "points_high": _signed(high, language),
        "elo0": _signed(terms.elo0, language),
        "elo1": _signed(terms.elo1, language),
        "alpha": number(100 * terms.alpha, language, 1),
        "beta": number(100 * terms.beta, language, 1),
    }
    print(say(f"cli-duel-{standing.verdict()}", language, **figures))
    print(say("cli-duel-figures", language, **figures))


def _so_far(standing: Standing, language: str) -> str:
    """The bar's label: the score, and how far the ratio is between its two ends."""
    terms = standing.duel.terms
    low, ratio, high = (number(value, language, 2) for value in (terms.low, standing.ratio(), terms.high))
    return f"{standing.duel.game.slug} {number(standing.score, language, 3)} ({low} < {ratio} < {high})"


def _signed(value: float, language: str) -> str:
    return f"{'−' if value < 0 else '+'}{number(abs(value), language)}"


def _must_seat(game: Game, seats: int) -> None:
    if seats not in game.seats:
        low, high = game.seats.start, game.seats[-1]
        raise Complaint("cli-error-tournament-seats", title=game.title, low=low, high=high, count=seats)


def sit(asked: argparse.Namespace, language: str) -> None:
    """Let a program play an open seat of a server to the end."""
    table = Visitor(asked.link, asked.name).play(asked.program)
    result = table["view"]["result"]
    if asked.json:
        print_json(result)
        return
    print(say("cli-over", language, ending=result["ending"]))
    for row in result["ranking"]:
        who = say("cli-seat", language, seat=row["seat"])
        print("  " + say("cli-result", language, actor=who, result=number(row["result"], language, 2)))
