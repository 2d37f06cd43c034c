"""The legal actions of Terre de Barons as a person meets them: what to click, and what it would do."""

from typing import Final

from donjon.core.game import Choice, Message
from donjon.core.journal import Facts
from donjon.core.wording import Wording
from donjon.games.terre_de_barons import board, moves, orders
from donjon.games.terre_de_barons.notation import TEXTS
from donjon.games.terre_de_barons.rules import Barons

WORDING: Final = Wording("terre-de-barons", TEXTS)


def choice(p: Barons, action: int) -> Choice:
    kind = board.KIND[action]
    if kind == board.COLOUR:
        colour = board.COLOURS[action]
        return WORDING.choice(action, "colour", {"colour": colour}, target=f"colour-{colour}")
    if kind == board.TREASURY:
        die = action - board.TREASURY + 1
        return WORDING.choice(action, "treasury", {"die": die}, source="card", target=f"die-{die}")
    if kind == board.MOVE:
        return _move(p, action)
    if kind == board.RIDE:
        return _ride(p, action)
    if kind == board.SEND or kind == board.PULL:
        return _march(p, action)
    if kind == board.END_ORDER:
        return WORDING.choice(action, "end-order", {})
    if kind == board.CAPTURE or kind == board.DECLINE:
        return WORDING.choice(action, TEXTS[action], {"tile": p.asked + 1})
    if kind == board.END_TURN:
        ending = WORDING.choice(action, "end-turn", {}, ends_turn=True)
        ending.left = _left(p)
        return ending
    return _order(p, action)


def _left(p: Barons) -> Message | None:
    """TB-3.2: actions of the turn, and the die's bonus."""
    if len(p.actions()) == 1:
        return None
    return Message("left-terre-de-barons", {"actions": int(2 - p.done), "bonus": int(not p.bonus_spent)})


def _officer(p: Barons, officer: int) -> str:
    return f"officer-{board.COLOURS[p.mine]}-{officer}"


def _move(p: Barons, action: int) -> Choice:
    """TB-4.1: a walk; beyond the next tile it spends the bonus."""
    officer, tile = divmod(action - board.MOVE, board.TILES)
    after = p.copy()
    after.apply(action)
    spends = moves.spends_bonus(p, p.post[p.mine * board.OFFICERS + officer], tile)
    effect = None
    if after.paused:
        effect = WORDING.effect("pause", {"tile": tile + 1})
    elif spends:
        effect = WORDING.effect("spends-bonus", {"die": p.die})
    return WORDING.choice(
        action,
        "move",
        {"officer": officer, "tile": tile + 1},
        _officer(p, officer),
        f"tile-{tile + 1}",
        effect,
        ("bonus",) if spends else (),
    )


def _ride(p: Barons, action: int) -> Choice:
    """TB-4.4: the card takes an officer anywhere."""
    officer = action - board.RIDE
    tile = p.card[p.mine]
    met = p.baron_on(tile) if officer == board.BARON else board.NOBODY
    effect = None if met == board.NOBODY else WORDING.effect("swap", {"colour": board.COLOURS[met], "tile": tile + 1})
    return WORDING.choice(action, "ride", {"officer": officer, "tile": tile + 1}, "card", _officer(p, officer), effect)


def _order(p: Barons, action: int) -> Choice:
    """Orders are given from a command tile, TB-4.5."""
    kind = board.KIND[action]
    if kind == board.RECRUIT or kind == board.RECRUIT_DIE:
        use_die = kind == board.RECRUIT_DIE
        tile = action - kind
        args: Facts = {"tile": tile + 1, "count": orders.recruits(p, tile, use_die), "bonus": int(use_die)}
        return WORDING.choice(action, "recruit", args, f"tile-{tile + 1}", marks=("bonus",) if use_die else ())
    if kind == board.BUILD:
        tile = p.post[p.mine * board.OFFICERS + board.BARON]
        return _scored(p, action, "build", tile)
    if kind == board.DISMANTLE:
        return _scored(p, action, "dismantle", action - board.DISMANTLE)
    if kind == board.DISPERSE:
        tile = action - board.DISPERSE
        return WORDING.choice(action, "disperse", {"tile": tile + 1, "count": p.fresh[tile]}, f"tile-{tile + 1}")
    tile = action - board.CONCENTRATE
    return WORDING.choice(action, "concentrate", {"tile": tile + 1}, f"tile-{tile + 1}")


def _scored(p: Barons, action: int, kind: str, tile: int) -> Choice:
    after = p.copy()
    after.apply(action)
    effect = WORDING.effect("points", {"before": p.points[p.mine], "after": after.points[p.mine]})
    return WORDING.choice(action, kind, {"tile": tile + 1, "value": p.land[tile]}, f"tile-{tile + 1}", effect=effect)


def _march(p: Barons, action: int) -> Choice:
    """One troop sent or called, and what it meets (section 6)."""
    sending = board.KIND[action] == board.SEND
    if sending:
        source, goal = p.command, action - board.SEND
        target = goal
    else:
        source = action - board.PULL
        goal = orders.pull_end(p, source)
        target = source
    mark, effect = _meeting(p, goal)
    args: Facts = {"from": source + 1, "tile": goal + 1}
    return WORDING.choice(
        action,
        "send" if sending else "pull",
        args,
        target=f"tile-{target + 1}",
        effect=effect,
        marks=(mark,) if mark else (),
    )


def _meeting(p: Barons, tile: int) -> tuple[str, Message | None]:
    """What an arrival on the tile would start."""
    met = orders.met_by(p, tile)
    if met == orders.TROOPS:
        return "fight", WORDING.effect("clash", {"tile": tile + 1, "colour": board.COLOURS[p.troop_of[tile]]})
    if met != orders.NO_ENEMY:
        count = p.fresh[tile] + p.moved[tile] + 1
        facts: Facts = {"tile": tile + 1, "count": count, "needs": p.settings.destroy_cost}
        facts["colour"] = board.COLOURS[p.keep_of[tile]]
        kind = "fall" if met == orders.LAST_STAND else "siege"
        return kind, WORDING.effect(kind, facts)
    if p.arrivals[tile] >= 0 and p.keeps[p.mine] > 0:
        left = p.settings.capture_arrivals - p.arrivals[tile] - 1
        if left == 0:
            kind = "capture-offered" if p.settings.capture_optional else "capture"
            return "capture", WORDING.effect(kind, {"tile": tile + 1})
        if left > 0:
            return "", WORDING.effect("capture-in", {"tile": tile + 1, "left": left})
    return "", None
