"""The legal actions as a person meets them: what to click, and what it would do."""

from typing import Final

from donjon.core.game import Choice, Message
from donjon.core.journal import Facts
from donjon.core.wording import Wording
from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.notation import TEXTS
from donjon.games.terres_du_centre.rules import Lands
from donjon.games.terres_du_centre.standing import points
from donjon.games.terres_du_centre.view import place

WORDING: Final = Wording("terres-du-centre", TEXTS)


def choice(p: Lands, action: int) -> Choice:
    kind = board.KIND[action]
    if kind == board.HOLDER:
        return WORDING.choice(action, "holder", {"own": int(action - board.HOLDER == p.actor)})
    if kind == board.HOUSE:
        return WORDING.choice(action, "house", {"house": board.HOUSES[action - board.HOUSE]})
    if kind == board.PUT:
        return _put(p, action)
    if kind == board.DISCARD:
        card = board.CARDS[action - board.DISCARD]
        return WORDING.choice(action, "discard", _types(card), target=f"card-{card}")
    if kind == board.END:
        word = "end" if p.card_played else "end-discard" if p.held[p.mover] and p.settings.discards else "end-lost"
        ending = WORDING.choice(action, word, {}, ends_turn=True)
        ending.left = _left(p)
        return ending
    if kind == board.SEAL:
        keep = action - board.SEAL + 1
        return WORDING.choice(action, "seal", {"keep": keep}, target=f"royal-{keep}", effect=_effect_seal(p, keep))
    if kind == board.TAKE_BRIDGE:
        return WORDING.choice(action, "bridge", {}, target="bridge")
    if kind == board.TAKE_DRAGON:
        token = board.TOKENS[action - board.TAKE_DRAGON]
        return WORDING.choice(action, "dragon", {"token": token}, target=f"dragon-{token}")
    if kind == board.TAKE_KNIGHT:
        return WORDING.choice(action, "knight", {}, target="knight")
    if kind == board.TAKE_KEEP:
        keep = action - board.TAKE_KEEP + 1
        return WORDING.choice(action, "keep", {"keep": keep}, target=f"keep-{keep}")
    card = board.CARDS[action]
    return WORDING.choice(action, "card", _types(card), target=f"card-{card}")


def _left(p: Lands) -> Message | None:
    """TC-3.1: the pieces that could still be played this turn."""
    legal = p.actions()
    keeps = sum([board.KIND[action] == board.TAKE_KEEP for action in legal])
    seals = sum([board.KIND[action] == board.SEAL for action in legal])
    facts: Facts = {
        "keeps": keeps,
        "knight": int(board.TAKE_KNIGHT in legal or board.TAKE_DRAGON + board.KNIGHT_TOKEN in legal),
        "seal": int(seals > 0 or board.TAKE_DRAGON + board.SEAL_TOKEN in legal),
        "bridge": int(board.TAKE_BRIDGE in legal),
    }
    return Message("left-terres-du-centre", _listed(facts)) if len(legal) > 1 else None


def _types(card: str) -> Facts:
    """A card as one says it: how many squares of each type."""
    counts: Facts = {name: card.count(letter) for name, letter in zip(board.TERRAINS, board.TYPES, strict=True)}
    return {"card": card, **_listed(counts)}


def _listed(counts: Facts) -> Facts:
    """Things counted, and which of them is said first: all that follow stand after a comma."""
    return {**counts, "first": next((name for name, count in counts.items() if count), "")}


def _put(p: Lands, action: int) -> Choice:
    """A square for what was taken: a card lies in one of four turns, a bridge one of two ways."""
    turns, square = divmod(action - board.PUT, board.SQUARES)
    args: Facts = {"x": p.x_of(square), "y": p.y_of(square)}
    kind = {
        board.LAYING: "put-card",
        board.RAISING: "put-keep",
        board.GUARDING: "put-knight",
        board.BURNING: "put-dragon",
        board.BRIDGING: "put-bridge",
    }[p.phase]
    source = None
    if p.phase in (board.LAYING, board.BRIDGING):
        source = f"turn-{turns}"
        args["turns"] = turns
    marks = ("cover",) if p.phase == board.LAYING and _covers(p, square) else ()
    return WORDING.choice(action, kind, args, source, place(p, square), _effect(p, action), marks)


def _covers(p: Lands, square: int) -> bool:
    return any(p.cell[(square + board.FOOTPRINT[corner]) & board.WRAP] & board.GROUND for corner in range(4))


def _effect(p: Lands, action: int) -> Message | None:
    """How the player's points change as he sees them, and those of the house they change most for."""
    after = p.copy()
    after.apply(action)
    own = p.house_of(p.mover)
    changes = {
        house: (points(p, house, p.mover), points(after, house, p.mover))
        for house in [p.house_of(team) for team in range(p.teams())]
    }
    rivals = sorted((before - now, house) for house, (before, now) in changes.items() if house != own and before != now)
    before, now = changes[own]
    if before == now and not rivals:
        return None
    args: Facts = {"house": board.HOUSES[own], "before": before, "after": now}
    if not rivals:
        return WORDING.effect("own", args)
    rival = max(rivals, key=lambda change: abs(int(change[0])))[1]
    args |= {"rival": board.HOUSES[rival], "rival_before": changes[rival][0], "rival_after": changes[rival][1]}
    return WORDING.effect("both", args)


def _effect_seal(p: Lands, keep: int) -> Message:
    size = p.fief_size(p.house_of(p.mover) * board.KEEPS + keep - 1)
    return WORDING.effect("seal", {"keep": keep, "size": size})
