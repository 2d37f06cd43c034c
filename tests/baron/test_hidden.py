"""Section 8: answers in secret (R13) are known to their owner alone until all have answered; all else is public."""

import json
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from librt.random import Random

import donjon
from donjon.adapters import openspiel
from donjon.core.barrier import reveals
from donjon.core.journal import Event, Journal

from .scene import GAME, Scene, scene
from .test_examples import E, final

READERS: list[int | None] = [None, *range(5)]
# The knights of E7 in the order they are asked (BA-4.17): red's, two of white, blue's.
ASKED = [(0, "2,0"), (1, "-2,3"), (1, "0,0"), (2, "5,0")]


def secret(attempts: str = "secret") -> Scene:
    """The final attempts of E7."""
    tiles, keeps, _, _ = (part.strip() for part in E["E7"].split("|"))
    return final(tiles, keeps, {"options": {"final_attempts": attempts}})


def before_each_answer() -> Iterator[tuple[int, Scene]]:
    """Every way to answer so far, before each answer, and whose it is."""
    answered = [secret()]
    for seat, _ in ASKED:
        yield from ((seat, s) for s in answered)
        answered = [s.after(answer) for s in answered for answer in ("attempt", "decline")]


def number(reader: int | None) -> int:
    return -1 if reader is None else reader


def seen(state: donjon.State, reader: int | None) -> str:
    """All that a reader is shown of a position, in words and in numbers."""
    offered = [] if reader is None else [choice.document() for choice in GAME.choices(state, reader)]
    return json.dumps([GAME.view(state, reader), offered, state.observed(number(reader), GAME.observation)])


def told(s: Scene, answer: str) -> tuple[Scene, list[Event]]:
    """The position after an answer, and the lines of the log about it."""
    after = s.after()
    after.state.journal = Journal()
    after.play(answer)
    assert after.state.journal is not None
    return after, after.state.journal.take()


def test_BA_6_3_an_answer_in_secret_is_seen_by_its_owner_alone() -> None:
    for seat, s in before_each_answer():
        if seat == ASKED[-1][0]:
            continue
        (yes, said_yes), (no, said_no) = told(s, "attempt"), told(s, "decline")
        for reader in READERS:
            assert (seen(yes.state, reader) == seen(no.state, reader)) == (reader != seat)
            lines = [[GAME.line(event, reader) for event in events] for events in (said_yes, said_no)]
            assert (lines[0] == lines[1]) == (reader != seat)


def test_BA_6_3_the_record_in_progress_leaves_it_out() -> None:
    for seat, s in before_each_answer():
        for answer in ("attempt", "decline"):
            action = GAME.parse(s.state, answer)
            for reader in READERS:
                assert GAME.mask(s.state, action, reader) == (answer if reader == seat else None)


def test_BA_6_3_who_is_asked_next_is_told_nothing_by_the_question() -> None:
    """White sees the same whatever red answered; and the prompt, which all read, does not tell what white answered."""
    yes, no = secret().play("attempt", "attempt"), secret().play("decline", "attempt")
    assert (yes.playing, yes.view["asked"]) == (no.playing, no.view["asked"]) == ASKED[2]
    assert seen(yes.state, 1) == seen(no.state, 1)
    other = secret().play("attempt", "decline")
    assert yes.view["prompt"] == other.view["prompt"]


def test_BA_6_3_all_is_revealed_when_all_have_answered() -> None:
    """The last answer starts the reckoning: who stays a knight declined, who tried is a baron or gone."""
    s = secret().play("decline", "attempt", "attempt")
    assert {keep["rank"] for keep in s.view["keeps"]} == {"knight", "baron"}
    after, events = told(s, "decline")
    assert after.state.actor == donjon.OVER
    for reader in READERS:
        assert not after.state.hides(number(reader))
        shown = {keep["cell"]: keep["rank"] for keep in GAME.view(after.state, reader)["keeps"]}
        assert shown == {"-2,3": "baron", "0,0": "baron", "2,0": "knight", "5,0": "knight", "7,0": "baron"}
    assert [event.kind for event in events] == ["answer", "establish", "establish", "over"]
    assert after.honour("white") == 2 + 2


def claimants(state: donjon.State) -> set[str]:
    return {keep["cell"] for keep in GAME.dump(state)["keeps"] if keep["rank"] == "claimant"}


def test_BA_6_3_a_reader_imagines_every_answer_of_the_others_and_no_other() -> None:
    s = secret().play("attempt", "decline", "attempt")
    assert claimants(s.state) == {"2,0", "0,0"}
    others = {None: {"2,0", "-2,3", "0,0"}, 0: {"-2,3", "0,0"}, 1: {"2,0"}, 2: {"2,0", "-2,3", "0,0"}}
    for reader, unknown in others.items():
        found = set()
        for seed in range(60):
            imagined = s.state.copy()
            imagined.redraw(number(reader), Random(seed))
            GAME.check(imagined)
            assert imagined.actions() == s.state.actions()
            assert seen(imagined, reader) == seen(s.state, reader)
            assert claimants(imagined) - unknown == {"2,0", "0,0"} - unknown
            found.add(frozenset(claimants(imagined) & unknown))
        assert len(found) == 2 ** len(unknown)


def test_BA_6_3_what_is_hidden_is_declared() -> None:
    for attempts in ("sequential", "secret", "mandatory"):
        _, options = GAME.settle(3, {"final_attempts": attempts})
        assert GAME.hides(options) == (attempts == "secret")
    for seat, s in before_each_answer():
        at = ASKED.index((seat, s.view["asked"]))
        answered = {owner for owner, _ in ASKED[:at]}
        for reader in READERS:
            assert s.state.hides(number(reader)) == bool(answered - {reader})
    assert not secret("sequential").play("attempt").state.hides(-1)


def test_BA_6_3_an_answer_may_be_taken_back_until_it_tells_something() -> None:
    s = secret()
    for answer in ("attempt", "decline", "attempt"):
        assert not reveals(GAME, s.state, GAME.parse(s.state, answer))
        s.play(answer)
    assert reveals(GAME, s.state, GAME.parse(s.state, "attempt"))  # with it all answers are seen


@pytest.mark.parametrize(("attempts", "information"), [("sequential", "PERFECT"), ("secret", "IMPERFECT")])
def test_BA_6_3_as_OpenSpiel_is_told(attempts: str, information: str) -> None:
    openspiel.register()
    small = "6%2C0%2C0%2C0%2C3%2C3%2C3%2C0%2C0"
    game = pyspiel.load_game("donjon_baron", {"players": 2, "final_attempts": attempts, "tile_counts": small})
    assert game.get_type().information.name == f"{information}_INFORMATION"
    state = played_to_the_attempts(game)
    seat = state.current_player()
    other = 1 - seat
    twin = state.clone()
    state.apply_action(GAME.parse(state.position, "attempt"))
    twin.apply_action(GAME.parse(twin.position, "decline"))
    assert not state.is_terminal()
    hidden = attempts == "secret"
    for reader in (seat, other):
        same = hidden and reader == other
        assert (state.information_state_string(reader) == twin.information_state_string(reader)) == same
        assert (state.observation_string(reader) == twin.observation_string(reader)) == same
        assert (state.observation_tensor(reader) == twin.observation_tensor(reader)) == same


def played_to_the_attempts(game: Any) -> Any:
    """A short game in which everybody places keeps, up to the first answer."""
    state = game.new_initial_state()
    while "attempt" not in {GAME.text(state.position, action) for action in state.legal_actions()}:
        legal = {GAME.text(state.position, action): action for action in state.legal_actions()}
        keeps = sorted(text for text in legal if text.startswith("keep"))
        state.apply_action(legal[keeps[0]] if keeps else legal[min(legal)])
    return state


# The reserves.


def test_section_8_reserves_lie_face_down() -> None:
    """BA-2.2: others see how many tiles there are."""
    s = scene("0,0P", hand="PV")
    assert GAME.view(s.state, 0)["players"][0]["reserve"] == ["meadow", "village"]
    for reader in (None, 1, 4):
        assert GAME.view(s.state, reader)["players"][0]["reserve"] == [None, None]
    shown = scene("0,0P", hand="PV", options={"show_reserves": True})
    for reader in READERS:
        assert GAME.view(shown.state, reader)["players"][0]["reserve"] == ["meadow", "village"]


def test_section_8_but_who_remembers_knows_them() -> None:
    """Every tile came from the open market: nothing is hidden from anybody, and bots and numbers know."""
    for shown in (False, True):
        s = scene("0,0P", hand="PV", hands={"blue": "YM"}, options={"show_reserves": shown})
        assert not GAME.hides(GAME.options_of(s.state))
        for reader in READERS:
            assert not s.state.hides(number(reader))
            imagined = s.state.copy()
            imagined.redraw(number(reader), Random(1))
            assert imagined.digest() == s.state.digest()
        other = scene("0,0P", hand="PV", hands={"blue": "YC"}, options={"show_reserves": shown})
        assert not s.state.looks_like(other.state, 0, GAME.observation)
