"""Why not: what stands against something a person touched, in one sentence, and what would make it possible.

Everything is asked of a position redrawn for the seat, so that no answer can depend on what the seat may not know.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from librt.random import Random

from donjon.core.errors import BadText
from donjon.core.game import Choice, Message
from donjon.core.state import OVER, State

if TYPE_CHECKING:
    from donjon.core.game import Game

SEED = 20230401
TRIED = 64  # choices looked into for one that would help


@dataclass
class Refusal:
    """What does not go (the message; its attribute `why` says why), the rule, and a decision that would change it."""

    message: Message
    rule: str | None = None
    instead: Choice | None = None

    def document(self) -> dict[str, Any]:
        instead = self.instead
        return {
            "message": self.message.document(),
            "rule": self.rule,
            "instead": None
            if instead is None
            else {"label": instead.label.document(), "source": instead.source, "target": instead.target},
        }


def why_not(
    game: "Game", state: State, seat: int, place: str | None = None, source: str | None = None, text: str | None = None
) -> Refusal | None:
    """Why that place cannot be chosen with that in hand, or that text not be played; None where it can."""
    if state.actor == OVER:
        return Refusal(Message("refusal-over", {}))
    if state.actor != seat:
        return Refusal(Message("refusal-turn", {}))
    imagined = state.copy()
    imagined.redraw(seat, Random(SEED))
    offered = game.choices(imagined, seat)
    if text is not None:
        return _against_text(game, imagined, offered, text)
    try:
        return _against_place(game, imagined, offered, place or "", source)
    except (ValueError, IndexError, KeyError):  # no place of this game
        return Refusal(Message("refusal-now", {}), _rule_asked(game, imagined))


def _against_text(game: "Game", state: State, offered: list[Choice], text: str) -> Refusal | None:
    try:
        action = game.parse(state, text)
    except BadText:
        return Refusal(Message("refusal-text", {"text": text}))
    if any(choice.action == action for choice in offered):
        return None
    return _against_actions(game, state, offered, [action])


def _against_place(game: "Game", state: State, offered: list[Choice], place: str, source: str | None) -> Refusal | None:
    """A choice that comes first, then what the rules say."""
    here = [choice for choice in offered if place in (choice.source, choice.target)]
    if any(choice.source is None or choice.source in (source, place) for choice in here):
        return None
    refusal = game.against(state, place, source)
    if refusal is not None:
        return refusal
    meant = [action for action in game.meant(state, place, source) if not state.allows(action)]
    if meant:
        told = _against_actions(game, state, offered, meant)
        if told.instead is not None or source is not None or not here:
            return told
    if here:  # it goes, with something else in hand
        return Refusal(Message("refusal-first", {}), _rule_asked(game, state), here[0])
    return Refusal(Message("refusal-now", {}), _rule_asked(game, state))


def _against_actions(game: "Game", state: State, offered: list[Choice], actions: list[int]) -> Refusal:
    """The first that one decision could change, else the first."""
    instead = first_step(state, offered, actions)
    action = actions[0] if instead is None else instead[1]
    rule = state.forbids(action)
    return Refusal(game.refuse(state, action), rule or None, instead and instead[0])


def first_step(state: State, offered: list[Choice], actions: list[int]) -> tuple[Choice, int] | None:
    """A choice of this turn after which one of the actions can be decided."""
    wanted = set(actions)
    best: tuple[int, Choice, int] | None = None
    for choice in offered[:TRIED]:
        after = state.copy()
        after.apply(choice.action)
        if after.actor != state.actor:
            continue
        opened = wanted & set(after.actions())
        for action in opened:
            rank = actions.index(action)
            if best is None or rank < best[0]:
                best = (rank, choice, action)
    return None if best is None else (best[1], best[2])


def _rule_asked(game: "Game", state: State) -> str | None:
    """The rule behind what is asked for now."""
    prompt = game.view(state, int(state.actor))["prompt"]
    rule = prompt.get("rule") if prompt else None
    return str(rule) if rule else None


def worded(slug: str, rule: str, facts: dict[str, int | str] | None = None, case: str = "") -> Message:
    """The sentence against what that rule forbids; `case` where it has several."""
    key = f"refusal-{slug}-{rule.replace('.', '-')}"
    return Message(f"{key}-{case}" if case else key, facts or {})
