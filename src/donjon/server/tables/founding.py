"""New tables: their seats, their secret, and how their games begin."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from donjon.core import errors
from donjon.core.game import Game
from donjon.games import game as game_of
from donjon.server import bodies, problems
from donjon.server.people import consent, identity
from donjon.server.storage.saved import Saved, Seat
from donjon.server.tables import chance
from donjon.server.tables.play import Play
from donjon.server.tables.table import standing_after


def known_game(slug: str) -> Game:
    try:
        return game_of(slug)
    except errors.UnknownGame as bad:
        raise problems.UnknownGame(str(bad), {"game": slug}) from None


def new_seat(
    seat: int,
    wanted: bodies.MySeat | bodies.HereSeat | bodies.OpenSeat | bodies.BotSeat,
    host: str,
    name: str,
    bots: list[str],
    keys: dict[int, str],
) -> Seat:
    if isinstance(wanted, bodies.MySeat):
        return Seat(seat, "person", wanted.name or name or None, None, host)
    if isinstance(wanted, bodies.HereSeat):
        return Seat(seat, "person", wanted.name or None, None, host)
    if isinstance(wanted, bodies.OpenSeat):
        return Seat(seat, "open", key_hash=identity.hash_of(keys[seat]))
    return Seat(seat, "bot", bot=known_bot(wanted.bot, bots))


def known_bot(bot: str, bots: list[str]) -> str:
    """The bot of that name; raises UnknownBot."""
    if bot not in bots:
        raise problems.UnknownBot(f"no bot called {bot[:40]!r}; there are {', '.join(bots)}", {"bot": bot}, bots=bots)
    return bot


def levels() -> list[str]:
    """The levels of bots that people play against."""
    from donjon.bots import LEVELS

    return [level.name for level in LEVELS]


def patience(wanted: bodies.Sitting) -> int | None:
    """How long questions wait at that table for somebody who is away; None for ever."""
    if "patience" in wanted.model_fields_set:
        return wanted.patience
    return consent.patience(wanted.clock.turn if wanted.clock else None)


def checked_options(game: Game, seats: int, options: Mapping[str, object]) -> dict[str, Any]:
    """All options, checked; raises BadOption."""
    try:
        _, chosen = game.settle(seats, options)
        game.new(seats, chosen)
    except errors.BadOption as bad:
        args = {"option": bad.option, "problem": bad.problem}
        raise problems.BadOption(str(bad), args, **args) from None
    return dict(chosen)


def new_table(game: Game, options: dict[str, Any], host: str, seats: tuple[Seat, ...]) -> Saved:
    return Saved(
        id=identity.random_letters(12),
        code=identity.random_letters(6).upper(),
        game=game.slug,
        rules=game.rules,
        options=options,
        secret=chance.new_secret(),
        chance=chance.BY_RECORD,
        host=host,
        seats=seats,
    )


def rematch_of(game: Game, before: Saved) -> Saved:
    """The same people, bots and settings; whoever had lent their seat to a bot sits there again."""
    seats = tuple(_seated_again(seat) for seat in before.seats)
    options = checked_options(game, len(seats), game.understood(before.options, before.rules))
    new = new_table(game, options, before.host, seats)
    kept = ("public", "hints", "shared", "clock", "stand_in", "patience")
    return replace(new, **{name: getattr(before, name) for name in kept})


def _seated_again(seat: Seat) -> Seat:
    if seat.kind == "bot":
        return Seat(seat.seat, "bot", seat.name, seat.bot)
    # Whoever sat there may have been forgotten.
    return Seat(seat.seat, "open" if seat.person is None else "person", seat.name, None, seat.person)


def begun(saved: Saved) -> tuple[Saved, Play | None]:
    """A table whose game begins, with what chance draws first; the same table while a seat is open, or at its end."""
    if saved.standing.status != "waiting" or any(seat.kind == "open" for seat in saved.seats):
        return saved, None
    trail = chance.trail_of(saved.chance)
    play = Play(game_of(saved.game), len(saved.seats), saved.options, saved.secret, trail=trail)
    origin, before = saved.origin, []
    if origin is not None:
        before = origin["texts"]  # from now on they are in the record
        try:
            play.follow(before)
        except errors.BadRecord:
            raise problems.UnreadableTable("the rules do not take the game that was to be played on") from None
        origin = {**origin, "texts": []}
    drawn = play.draw()
    texts = (*before, *drawn.texts)
    begun = replace(saved, decisions=texts, standing=standing_after(play, drawn), origin=origin)
    play.accept(drawn)
    return begun, play
