"""The legal actions of Barony as a person meets them: what to click, and what it would do."""

from collections.abc import Callable
from typing import Final

from donjon.core.game import Choice, Message
from donjon.core.journal import Event, Facts, Journal
from donjon.core.wording import Wording
from donjon.games.barony import board
from donjon.games.barony.notation import TEXTS
from donjon.games.barony.rules import Realm
from donjon.games.barony.spells import COST, celerity, spelled

WORDING: Final = Wording("barony", TEXTS)


def choice(p: Realm, action: int) -> Choice:
    """A legal action, by its kind."""
    return BY_KIND[board.KIND[action]](p, action)


def _hex(hex: int) -> str:
    return f"hex-{hex + 1}"


def _rank(p: Realm) -> int:
    return p.stock[p.me * board.STOCK + board.RANK]


def _after(p: Realm, action: int) -> tuple[Realm, list[Event]]:
    """The position after the action, and what it would do, without doing it."""
    after = p.copy()
    after.journal = Journal()
    after.apply(action)
    return after, after.journal.take()


def _events(p: Realm, action: int) -> list[Event]:
    return _after(p, action)[1]


def _magic(events: list[Event]) -> int:
    """BY-7.3: what a visit among them brings."""
    return next((int(event.facts["magic"]) for event in events if event.kind == "imprint"), 0)


def _move(p: Realm, action: int) -> Choice:
    """BY-4.3: a step, and whom it would destroy (BY-5.2)."""
    hex = action // 6
    target = p.road[action]
    effect, marks = _meeting(p, action, target)
    source = None if p.phase == board.FLYING else _hex(hex)
    return WORDING.choice(action, "move", {"from": hex + 1, "hex": target + 1}, source, _hex(target), effect, marks)


def _meeting(p: Realm, action: int, target: int) -> tuple[Message | None, tuple[str, ...]]:
    """The pawns that would fall, each marked by its place and colour, and a visit; else cohabitation."""
    events = _events(p, action)
    magic = _magic(events)
    fallen = [event.facts for event in events if event.kind == "destroy"]
    marks = [f"fall:{facts['hex']}:{facts['loser']}:{facts['piece']}" for facts in fallen]
    if magic:
        marks.append("imprint")
    if fallen:
        losers = [str(facts["loser"]) for facts in fallen if facts["piece"] == "village"]
        args: Facts = {"knights": len(fallen) - len(losers), "villages": len(losers), "tokens": _plunder(p, losers)}
        return WORDING.effect("destroy", {**args, "magic": magic}), ("fight", *marks)
    if magic:
        return WORDING.effect("imprint", {"magic": magic}), tuple(marks)
    passing = p.phase == board.STEPPING and celerity(p.cast) and not p.settings.mid_arrival
    if p.enemies(target) > 0 and not passing:
        return WORDING.effect("cohabit", {}), ()
    return None, ()


def _plunder(p: Realm, losers: list[str]) -> int:
    """BY-5.4: a token for each village, as far as its owner has any."""
    tokens = 0
    for who in range(p.seats):
        row = who * board.STOCK + board.TOKENS
        tokens += min(losers.count(board.COLOURS[who]), sum([p.stock[row + kind] for kind in range(board.KINDS)]))
    return tokens


def _build(p: Realm, action: int) -> Choice:
    """BY-4.9: the token of the land."""
    hex, which = divmod(action - board.BUILD, 2)
    args: Facts = {"hex": hex + 1, "building": board.BUILDINGS[which], "terrain": board.TERRAINS[p.land[hex]]}
    gains = any(event.kind == "build" and event.facts["token"] for event in _events(p, action))
    gold = p.settings.gold[p.land[hex]]
    effect = WORDING.effect("token", {"terrain": board.TERRAINS[p.land[hex]], "gold": gold}) if gains else None
    return WORDING.choice(action, "build", args, _hex(hex), None, effect)


def _recruit(p: Realm, action: int) -> Choice:
    """BY-4.1; with Charm one knight per location, a click each."""
    hex, more = divmod(action - board.RECRUIT, 3)
    args: Facts = {"hex": hex + 1, "count": more + 1}
    if p.phase == board.CHARMING:
        return WORDING.choice(action, "charm", args, None, _hex(hex))
    return WORDING.choice(action, "recruit", args, _hex(hex))


def _city(p: Realm, action: int) -> Choice:
    hex = action - board.FOUND
    args: Facts = {"hex": hex + 1, "terrain": board.TERRAINS[p.land[hex]]}
    if p.phase == board.FOUNDING:
        effect = WORDING.effect("lakeside", {}) if p.lakeside[hex] == 1 else None
        return WORDING.choice(action, "found", args, None, _hex(hex), effect)
    effect = WORDING.effect("points", {"before": p.score(p.me), "after": _after(p, action)[0].score(p.me)})
    if p.phase == board.RAISING:
        return WORDING.choice(action, "city", args, None, _hex(hex), effect)
    return WORDING.choice(action, "city", args, _hex(hex), None, effect)


def _expedition(p: Realm, action: int) -> Choice:
    """BY-4.12: one knight is lost for good."""
    hex = action - board.EXPEDITION
    magic = _magic(_events(p, action))
    effect = WORDING.effect("expedition", {"magic": magic})
    marks = ("imprint",) if magic else ()
    return WORDING.choice(action, "expedition", {"hex": hex + 1}, "expedition", _hex(hex), effect, marks)


def _pay(p: Realm, action: int) -> Choice:
    """BY-4.13: a token towards the next title."""
    kind = action - board.PAY
    name = board.TERRAINS[kind]
    paid = p.paid + p.settings.gold[kind]
    effect = WORDING.effect("paid", {"paid": paid, "cost": p.settings.title_cost, "rank": board.RANKS[_rank(p) + 1]})
    source = "title" if p.phase == board.TURN else None
    args: Facts = {"kind": name, "gold": p.settings.gold[kind]}
    return WORDING.choice(action, "pay", args, source, f"token-{board.COLOURS[p.me]}-{name}", effect)


def _steal(p: Realm, action: int) -> Choice:
    """BY-5.4: a token of the village that fell."""
    kind = board.TERRAINS[action - board.STEAL]
    victim = board.COLOURS[p.victims[0]]
    return WORDING.choice(action, "steal", {"kind": kind, "colour": victim}, target=f"token-{victim}-{kind}")


def _cast(_p: Realm, action: int) -> Choice:
    """BY-7.6: a set of spells, offered with the first of them."""
    cast = action - board.CAST
    args = {"cost": COST[cast], **spelled(cast)}
    return WORDING.choice(action, "cast", args, f"spell-{args['s1']}")


def _done(p: Realm, action: int) -> Choice:
    """BY-4.13: what was paid is enough; or nothing more is built or charmed."""
    if p.phase == board.PAYING:
        return WORDING.choice(action, "title", {"rank": board.RANKS[_rank(p) + 1]})
    return _plain(p, action)


def _plain(_p: Realm, action: int) -> Choice:
    """A button that says what it does."""
    return WORDING.choice(action, TEXTS[action], {}, ends_turn=action == board.PASS)


BY_KIND: Final[dict[int, Callable[[Realm, int], Choice]]] = {
    board.MOVE: _move, board.BUILD: _build, board.RECRUIT: _recruit, board.FOUND: _city, board.PAY: _pay,
    board.EXPEDITION: _expedition, board.STEAL: _steal, board.CAST: _cast, board.STOP: _plain, board.DONE: _done,
    board.PASS: _plain,
}  # fmt: skip
