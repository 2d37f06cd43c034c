"""The arguments `donjon` understands."""

import argparse
import ipaddress
import math
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from donjon.bots import BOTS
from donjon.bots.judging import PASSES
from donjon.cli import contests, files, hindsight, play, sentences, shelf, trials, upkeep
from donjon.lab.bench import ROUNDS
from donjon.lab.duel import MOST
from donjon.lab.executor import cores
from donjon.messages import LANGUAGES, preferred_language, say

HOST = "127.0.0.1"
PORT = 8000
PROXIES = "127.0.0.1,::1"

Command = Callable[[argparse.Namespace, str], None]


class Parser(argparse.ArgumentParser):
    """Refuses in one line."""

    language = "en"

    def error(self, message: str) -> NoReturn:
        line = say("argparse-error", self.language) % {"prog": self.prog, "message": message}
        hint = say("cli-error-help", self.language, command=self.prog)
        self.exit(2, f"{line} ({hint})\n")


def spoken_language(words: Sequence[str]) -> str:
    """The language asked for by --lang, wherever it stands, or the system's."""
    for word, following in zip(words, [*words, ""][1:], strict=True):
        wanted = following if word == "--lang" else word.partition("=")[2] if word.startswith("--lang=") else ""
        if wanted in LANGUAGES:
            return wanted
    return preferred_language()


def build(language: str) -> Parser:
    """The parser, speaking that language."""
    sentences.speak(language)
    Parser.language = language
    parser = _parser(None, "donjon", language, "cli")
    parser.set_defaults(run=play.serve, host=HOST, port=PORT, db=None, open=True, no_limits=False)
    parser.set_defaults(workers=1, log="text", verbose=False, public_url=[], uds=None, trusted_proxies=PROXIES)
    parser.set_defaults(keep_waiting=None, keep_abandoned=None)
    parser.add_argument("--version", action=Version, nargs=0, help=say("cli-version", language))
    commands = parser.add_subparsers(
        title=say("cli-commands", language), metavar=say("cli-command", language), parser_class=Parser
    )
    _add_serve(commands, language)
    _add_games(commands, language)
    _add_match(commands, language)
    _add_tournament(commands, language)
    _add_duel(commands, language)
    _add_sit(commands, language)
    _add_bench(commands, language)
    _add_replay(commands, language)
    _add_analyse(commands, language)
    _add_position(commands, language)
    _add_upkeep(commands, language)
    return parser


class Version(argparse.Action):
    """Says the version and leaves."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        print(shelf.version(Parser.language))
        parser.exit(0)


def _add_serve(commands: Any, language: str) -> None:
    parser = _parser(commands, "serve", language, "cli-serve", run=play.serve)
    _ask(parser, "--host", str, HOST, "HOST", "cli-serve-host", language)
    _add_port(parser, language)
    parser.add_argument("--db", default=None, metavar="DB", help=say("cli-serve-db", language))
    parser.add_argument("--open", action="store_true", default=False, help=say("cli-serve-open", language))
    _ask(parser, "--workers", _positive(language), 1, "N", "cli-serve-workers", language)
    parser.add_argument("--log", choices=("text", "json"), default="text", help=say("cli-serve-log", language))
    parser.add_argument("--verbose", action="store_true", default=False, help=say("cli-serve-verbose", language))
    parser.add_argument(
        "--public-url", action="append", default=[], metavar="URL", help=say("cli-serve-public-url", language)
    )
    parser.add_argument("--uds", default=None, metavar="PATH", help=say("cli-serve-uds", language))
    _ask(parser, "--trusted-proxies", _networks(language), PROXIES, "A,B", "cli-serve-trusted-proxies", language)
    _add_kept(parser, language)
    parser.add_argument("--no-limits", action="store_true", default=False, help=say("cli-serve-no-limits", language))


def _add_port(parser: Parser, language: str) -> None:
    told = say("cli-serve-port", language, default=str(PORT))  # a number of a place, so without a comma
    parser.add_argument("--port", type=_port(language), default=PORT, help=told)


def _add_games(commands: Any, language: str) -> None:
    parser = _parser(commands, "games", language, "cli-games", run=shelf.games, json=True)
    parser.add_argument("games", nargs="*", metavar="GAME", help=say("cli-games-game", language))


def _add_match(commands: Any, language: str) -> None:
    parser = _parser(commands, "match", language, "cli-match", run=trials.match, json=True)
    _add_play(parser, language, "cli-match-games")


def _add_tournament(commands: Any, language: str) -> None:
    parser = _parser(commands, "tournament", language, "cli-tournament", run=contests.tournament, json=True)
    _add_play(parser, language, "cli-tournament-each")
    _add_seats(parser, language)
    parser.add_argument("--alone", default=None, metavar="BOT", help=say("cli-tournament-alone", language))
    parser.add_argument("--out", default=None, metavar="FOLDER", help=say("cli-tournament-out", language))


def _add_duel(commands: Any, language: str) -> None:
    parser = _parser(commands, "duel", language, "cli-duel", run=contests.duel, json=True)
    parser.add_argument("one", metavar="A", help=say("cli-duel-one", language))
    parser.add_argument("other", metavar="B", help=say("cli-duel-other", language))
    parser.add_argument("--game", required=True, metavar="GAME", help=say("cli-match-game", language))
    _add_seats(parser, language)
    for name, default in (("elo0", 0.0), ("elo1", 20.0), ("alpha", 0.05), ("beta", 0.05)):
        _ask(parser, f"--{name}", _real(language), default, "X", f"cli-duel-{name}", language)
    _ask(parser, "--most", _positive(language), MOST, "N", "cli-duel-most", language)
    parser.add_argument("--out", default=None, metavar="FOLDER", help=say("cli-duel-out", language))
    _add_conditions(parser, language)


def _add_seats(parser: Parser, language: str) -> None:
    _ask(parser, "--seats", _positive(language), 2, "N", "cli-tournament-seats", language)


def _add_sit(commands: Any, language: str) -> None:
    parser = _parser(commands, "sit", language, "cli-sit", run=contests.sit, json=True)
    parser.add_argument("link", metavar="LINK", help=say("cli-sit-link", language))
    parser.add_argument("program", metavar="COMMAND", help=say("cli-sit-program", language))
    parser.add_argument("--name", default="Bot", metavar="NAME", help=say("cli-sit-name", language))


def _add_play(parser: Parser, language: str, games: str) -> None:
    """What matches and tournaments are both asked."""
    parser.add_argument("game", metavar="GAME", help=say("cli-match-game", language))
    parser.add_argument(
        "--bots", required=True, metavar="A,B", help=say("cli-match-bots", language, bots=", ".join(BOTS))
    )
    _ask(parser, "--games", _positive(language), 10, "N", games, language)
    _add_conditions(parser, language)


def _add_conditions(parser: Parser, language: str) -> None:
    """What everything that plays many games is asked."""
    _ask(parser, "--seed", _whole(language), 0, "S", "cli-match-seed", language)
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=say("cli-match-set", language)
    )
    _add_place(parser, language)


def _add_place(parser: Parser, language: str) -> None:
    """Where many games are played or judged."""
    _ask(parser, "--workers", _positive(language), cores(), "N", "cli-match-workers", language)
    parser.add_argument("--ray", default=None, metavar="ADDRESS", help=say("cli-match-ray", language))


def _add_bench(commands: Any, language: str) -> None:
    parser = _parser(commands, "bench", language, "cli-bench", run=trials.bench, json=True, rounds=ROUNDS)
    parser.add_argument("games", nargs="*", metavar="GAME", help=say("cli-bench-game", language))
    _ask(parser, "--seconds", _seconds(language), 1.0, "S", "cli-bench-seconds", language)


def _add_replay(commands: Any, language: str) -> None:
    parser = _parser(commands, "replay", language, "cli-replay", run=files.replay, json=True)
    parser.add_argument("file", metavar="FILE", help=say("cli-replay-file", language))
    parser.add_argument("--open", action="store_true", default=False, help=say("cli-replay-open", language))
    _add_port(parser, language)
    parser.add_argument("--db", default=None, metavar="DB", help=say("cli-serve-db", language))


def _add_analyse(commands: Any, language: str) -> None:
    parser = _parser(commands, "analyse", language, "cli-analyse", run=hindsight.analyse, json=True)
    parser.add_argument("file", metavar="FILE", help=say("cli-replay-file", language))
    parser.add_argument(
        "--pass", choices=tuple(PASSES), default="full", dest="thoroughness", help=say("cli-analyse-pass", language)
    )
    _add_place(parser, language)


def _add_position(commands: Any, language: str) -> None:
    parser = _parser(commands, "position", language, "cli-position", run=files.position, json=True)
    parser.add_argument("--ask", default=None, metavar="BOT", help=say("cli-position-ask", language))
    parser.add_argument("game", metavar="GAME", help=say("cli-position-game", language))
    parser.add_argument("file", metavar="FILE", help=say("cli-position-file", language))


def _add_upkeep(commands: Any, language: str) -> None:
    """What is done with a database while no server need run."""
    migrate = _parser(commands, "migrate", language, "cli-migrate", run=upkeep.migrate)
    export = _parser(commands, "export", language, "cli-export", run=upkeep.carry_out)
    export.add_argument("file", metavar="FILE", help=say("cli-export-file", language))
    carried = _parser(commands, "import", language, "cli-import", run=upkeep.carry_in)
    carried.add_argument("file", metavar="FILE", help=say("cli-import-file", language))
    verify = _parser(commands, "verify", language, "cli-verify", run=upkeep.verify, json=True)
    tidy = _parser(commands, "tidy", language, "cli-tidy", run=upkeep.tidy, json=True)
    tidy.add_argument("--dry-run", action="store_true", help=say("cli-tidy-dry-run", language))
    _add_kept(tidy, language)
    close = _parser(commands, "close", language, "cli-close", run=upkeep.close)
    close.add_argument("table", metavar="TABLE", help=say("cli-close-table", language))
    close.add_argument("--delete", action="store_true", help=say("cli-close-delete", language))
    forget = _parser(commands, "forget", language, "cli-forget", run=upkeep.forget)
    forget.add_argument("person", metavar="PERSON", help=say("cli-forget-person", language))
    block = _parser(commands, "block", language, "cli-block", run=upkeep.block)
    block.add_argument("address", metavar="ADDRESS", nargs="?", help=say("cli-block-address", language))
    block.add_argument("--days", type=_positive(language), metavar="N", help=say("cli-block-days", language))
    block.add_argument("--lift", action="store_true", help=say("cli-block-lift", language))
    for parser in (migrate, export, carried, verify, tidy, close, forget, block):
        parser.add_argument("--db", default=None, metavar="DB", help=say("cli-serve-db", language))
    chance = _parser(commands, "verify-chance", language, "cli-verify-chance", run=upkeep.verify_chance, json=True)
    chance.add_argument("file", metavar="FILE", help=say("cli-verify-chance-file", language))
    chance.add_argument("--commitment", metavar="HASH", help=say("cli-verify-chance-commitment", language))


def _add_kept(parser: Parser, language: str) -> None:
    """How long is kept what."""
    for name, key, usual in (("waiting", "cli-kept-waiting", 14), ("abandoned", "cli-kept-abandoned", 180)):
        told = say(key, language, default=usual)
        parser.add_argument(f"--keep-{name}", type=_positive(language), default=None, metavar="DAYS", help=told)


def _ask(
    parser: Parser, flag: str, read: Callable[[str], object], usual: object, value: str, key: str, language: str
) -> None:
    """An option that has a value, and what that is where none is given."""
    parser.add_argument(flag, type=read, default=usual, metavar=value, help=say(key, language, default=usual))


def _parser(
    commands: Any, name: str, language: str, key: str, *, run: Command | None = None, json: bool = False, **args: object
) -> Parser:
    """A parser that explains itself from the catalogues; without `commands`, the one of `donjon` itself."""
    looks: dict[str, Any] = {
        "description": say("cli-about" if commands is None else f"{key}-about", language, **args),
        "epilog": say(f"{key}-examples", language),
        "formatter_class": argparse.RawDescriptionHelpFormatter,
        "allow_abbrev": False,
    }
    parser: Parser = (
        Parser(name, **looks) if commands is None else commands.add_parser(name, help=say(key, language), **looks)
    )
    # Read by `spoken_language` before anything else; suppressed so that a command's default hides no earlier one.
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("cli-language", language))
    if run is not None:
        parser.set_defaults(run=run)
    if json:
        parser.add_argument("--json", action="store_true", help=say("cli-json", language))
    return parser


def _whole(language: str) -> Callable[[str], int]:
    return _number(language, "cli-error-whole", -sys.maxsize, sys.maxsize)


def _positive(language: str) -> Callable[[str], int]:
    return _number(language, "cli-error-positive", 1, 10**9)


def _real(language: str) -> Callable[[str], float]:
    """Reads a number."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            raise argparse.ArgumentTypeError(say("cli-error-number", language, text=text[:40]))
        return number

    return read


def _port(language: str) -> Callable[[str], int]:
    return _number(language, "cli-error-port", 0, 65535)


def _networks(language: str) -> Callable[[str], str]:
    """Reads addresses and networks."""

    def read(text: str) -> str:
        try:
            for one in text.split(","):
                ipaddress.ip_network(one.strip(), strict=False)
        except ValueError:
            raise argparse.ArgumentTypeError(say("cli-error-network", language, text=text[:80])) from None
        return text

    return read


def _number(language: str, key: str, low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(say(key, language, text=text[:40]))
        return number

    return read


def _seconds(language: str) -> Callable[[str], float]:
    """Reads a duration."""

    def read(text: str) -> float:
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= 60:
            raise argparse.ArgumentTypeError(say("cli-error-seconds", language, text=text[:40]))
        return seconds

    return read
