"""The legal actions of Baron as a person meets them: what to click, and what it would do."""

from collections.abc import Callable
from typing import Final

from donjon.core.game import Choice, Message, log_line
from donjon.core.journal import Event, Facts, Journal
from donjon.core.wording import Wording
from donjon.games.baron import board, turn
from donjon.games.baron.notation import TEXTS
from donjon.games.baron.prompts import final_gain
from donjon.games.baron.resolution import spot
from donjon.games.baron.rules import Baronies

WORDING: Final = Wording("baron", TEXTS)

# The events of a resolution: worth showing before the decision that starts it.
COMBATS = ("melee", "combat", "fall", "return", "establish", "oubliettes")


def choice(p: Baronies, action: int) -> Choice:
    """A legal action, by its kind."""
    return BY_KIND[board.KIND[action]](p, action)


def place(cell: int) -> str:
    """The name of a cell as a place to click."""
    return f"cell-{spot(cell)}"


def _draw(p: Baronies, action: int) -> Choice:
    """BA-4.1: a tile of the market and what it costs this player."""
    slot = action - board.DRAW
    cost = turn.price(p, slot)
    left = p.honour[p.mine] - cost
    effect = WORDING.effect("debt", {"honour": left}) if left < 0 < cost else None
    if left <= p.settings.oubliettes_at:  # R3
        effect = WORDING.effect("ruin", {})
    args: Facts = {"kind": board.NAMES[p.market[slot]], "cost": cost}
    return WORDING.choice(action, "draw", args, target=f"market-{slot + 1}", effect=effect)


def _lay(p: Baronies, action: int) -> Choice:
    """BA-4.5: pick a tile of the reserve, then a cell."""
    kind, cell = divmod(action - board.LAY, board.SIZE)
    bonus = p.settings.touch[p.touching(cell)]
    closes = any(
        p.keep_of[there] != board.NOBODY and p.rank[there] == board.KNIGHT and p.touching(there) == 5
        for there in (board.AROUND[cell * 6 + k] for k in range(6))
    )
    told = _foretell(p, action) if closes else []
    marks = (*(("bonus",) if bonus else ()), *_marks(told))
    args: Facts = {"kind": board.NAMES[kind], "cell": spot(cell), "bonus": bonus}
    effect = _outcome(p, told)
    if effect is None and bonus:
        effect = WORDING.effect("bonus", {"bonus": bonus, "touching": p.touching(cell)})
    return WORDING.choice(
        action, "lay", args, f"reserve-{board.NAMES[kind]}", place(cell), effect, marks, preview=_lines(told, p.mine)
    )


def _keep(p: Baronies, action: int) -> Choice:
    """BA-4.10: a knight on a free meadow; on a surrounded one he claims at once (BA-4.12)."""
    cell = action - board.KEEP
    told = _foretell(p, action) if p.complete(cell) else []
    effect = _outcome(p, told)
    if effect is None:
        effect = WORDING.effect("claim", {"value": p.worth(cell), "missing": 6 - p.touching(cell)})
    return WORDING.choice(
        action, "keep", {"cell": spot(cell)}, None, place(cell), effect, _marks(told), preview=_lines(told, p.mine)
    )


def _answer(p: Baronies, action: int) -> Choice:
    """BA-4.17: whether this knight tries, and what he would win alone and unopposed."""
    cell = p.asked
    tries = action == board.ATTEMPT
    effect = WORDING.effect("half", {"value": final_gain(p, cell)}) if tries else None
    target = place(cell) if tries else None
    return WORDING.choice(action, "attempt" if tries else "decline", {"cell": spot(cell)}, None, target, effect)


def _foretell(p: Baronies, action: int) -> list[Event]:
    """The events of the resolution this decision would start; nothing in it is left to chance."""
    after = p.copy()
    after.journal = Journal()
    after.apply(action)
    told = []
    for event in after.journal.take():
        if event.kind == "final":  # the reckoning at the end is another matter
            break
        if event.kind in COMBATS:
            told.append(event)
    return told


def _lines(told: list[Event], seat: int) -> tuple[dict[str, object], ...]:
    return tuple(log_line("baron", event, seat) for event in told)


def _marks(told: list[Event]) -> tuple[str, ...]:
    """Swords where a fight would start, a fall where a baron would fall."""
    kinds = {event.kind for event in told}
    return tuple(mark for mark, kind in (("fight", "combat"), ("fight", "melee"), ("fall", "fall")) if kind in kinds)


def _outcome(p: Baronies, told: list[Event]) -> Message | None:
    """The heart of what would follow, in one line: the first combat, or else the honour established."""
    for event in told:
        if event.kind in ("combat", "melee") and event.seat == p.mine:
            won = event.facts["won"]
            if event.kind == "melee":
                return WORDING.effect("melee", {"won": won, "strength": event.facts["strength"]})
            return WORDING.effect(
                "combat",
                {"won": won, "strength": event.facts["strength"], "defence": event.facts["defence"]},
            )
    for event in told:
        if event.kind in ("establish", "combat", "melee"):
            if event.kind == "establish":
                mine = int(event.seat == p.mine)
                facts = {fact: event.facts[fact] for fact in ("colour", "gain", "out")}
                return WORDING.effect("establish", {"mine": mine, **facts})
            return WORDING.effect("others-fight", {"colour": event.facts["colour"]})
    return None


def _pass(_p: Baronies, action: int) -> Choice:
    return WORDING.choice(action, "pass", {})


BY_KIND: Final[dict[int, Callable[[Baronies, int], Choice]]] = {
    board.DRAW: _draw, board.LAY: _lay, board.KEEP: _keep, board.PASS: _pass, board.ATTEMPT: _answer,
    board.DECLINE: _answer,
}  # fmt: skip
