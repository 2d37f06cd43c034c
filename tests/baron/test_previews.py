"""What is announced is what then happens: prices, bonuses, combats, honour, and how many turns there are."""

import functools
import random
from collections import Counter

from librt.random import Random

import donjon
from donjon.core.game import Choice, Message
from donjon.core.journal import Event, Journal

from .scene import GAME, scene
from .test_games import NAMES, recorded

RESOLUTION = ("melee", "combat", "fall", "return", "establish", "oubliettes")
# Poor lands, dear markets: players skip, pay what they cannot, and fall.
TABLES: list[tuple[int, dict[str, object]]] = [
    (3, {"end_market": "fixed_cost", "draw_costs": "0,3,4,9", "tile_counts": "9,1,0,0,3,3,3,6,6"}),
    (3, {"allow_suicidal_draw": True, "tile_counts": "10,0,0,0,3,3,3,9,9", "dead_knights": "inert"}),
    (4, {"tile_counts": "12,1,1,1,3,3,3,9,9", "final_divisor": 3, "final_attempts": "secret"}),
    (5, {"tile_counts": "16,2,2,2,4,4,4,6,3", "melee_scope": "component", "mate_rule": "strict"}),
    (2, {"tile_counts": "6,0,0,0,3,3,30,0,0"}),
]

Course = list[donjon.State]


@functools.cache
def courses() -> list[Course]:
    """The positions of the recorded games, and of some more."""
    found = [list(GAME.replay(recorded(name)["record"])) for name in NAMES]
    return found + [eventful(seats, options, seed) for seats, options in TABLES for seed in range(3)]


def eventful(seats: int, options: dict[str, object], seed: int) -> Course:
    """A game of people who like to spend, to fight and to fill gaps."""
    rng = random.Random(f"{seats} {options} {seed}")
    state = GAME.new(seats, options)
    course = [state.copy()]

    def liking(choice: Choice) -> tuple[object, ...]:
        return bool(choice.preview), choice.label.args.get("cost", 0), choice.label.args.get("bonus", 0), rng.random()

    while state.actor != donjon.OVER:
        if state.actor == donjon.CHANCE:
            state.apply(state.drawn(Random(rng.getrandbits(40))))
        else:
            choices = GAME.choices(state, state.actor)
            chosen = max(choices, key=liking) if rng.random() < 0.6 else rng.choice(choices)
            state.apply(chosen.action)
        course.append(state.copy())
    return course


@functools.cache
def announced() -> list[tuple[donjon.State, Choice]]:
    """Whatever could be chosen there."""
    deciding = [state for course in courses() for state in course if state.actor >= 0]
    return [(state, choice) for state in deciding for choice in GAME.choices(state, state.actor)]


def honours(state: donjon.State) -> list[int]:
    return [player["honour"] for player in GAME.dump(state)["players"]]


def played(state: donjon.State, choice: Choice) -> tuple[donjon.State, list[Event]]:
    """The position after it, and what happened."""
    after = state.copy()
    after.journal = Journal()
    after.play(choice.action)
    return after, after.journal.take()


def test_BA_4_1_the_price_announced_is_paid() -> None:
    met: Counter[str] = Counter()
    for state, choice in announced():
        if choice.kind != "draw":
            continue
        seat = state.actor
        after, _ = played(state, choice)
        left = honours(after)[seat]
        assert left == honours(state)[seat] - int(choice.label.args["cost"])
        if after.actor == donjon.CHANCE:
            after.apply(after.actions()[0])  # R3: the market is refilled before anybody falls
        fell = GAME.view(after, None)["players"][seat]["out"]
        met["fell"] += fell
        if fell:
            assert choice.effect == Message("effect-baron-ruin", {})
        elif choice.effect is not None:
            assert choice.effect == Message("effect-baron-debt", {"honour": left})
            met["debt"] += 1
        else:
            assert left >= 0 or choice.label.args["cost"] == 0
    assert met["fell"] > 5
    assert met["debt"] > 50


def test_BA_4_9_the_outcome_announced_comes_to_pass() -> None:
    """BA-4.8, BA-5: bonus, combats and honour of everybody, of each tile and each keep that would start something."""
    met: Counter[str] = Counter()
    for state, choice in announced():
        bonus = int(choice.label.args.get("bonus", 0))
        if not choice.preview and not bonus:
            continue
        after, events = played(state, choice)
        kinds = [event.kind for event in events]
        events = events[: kinds.index("final")] if "final" in kinds else events
        told = [GAME.line(event, state.actor) for event in events if event.kind in RESOLUTION]
        assert list(choice.preview) == told
        expected = honours(state)
        expected[state.actor] += bonus
        for line in choice.preview:
            met[line["kind"]] += 1
            if not line["args"].get("out"):
                expected[line["seat"]] += line["args"].get("gain", 0) - line["args"].get("loss", 0)
        if "final" not in kinds:
            assert honours(after) == expected
        check_effect(choice, state.actor)
    assert min(met[kind] for kind in RESOLUTION) > 5


def check_effect(choice: Choice, seat: int) -> None:
    """The one line that sums it up says nothing else than the preview."""
    effect = choice.effect
    assert effect is not None
    if effect.key == "effect-baron-bonus":
        assert (effect.args["bonus"], list(choice.preview)) == (choice.label.args["bonus"], [])
        return
    if effect.key == "effect-baron-claim":
        assert not choice.preview
        return
    kind = effect.key.removeprefix("effect-baron-")
    kinds = ("combat", "melee") if kind == "others-fight" else (kind,)
    lines = [line for line in choice.preview if line["kind"] in kinds and (kind != "melee" or line["seat"] == seat)]
    told = {**effect.args}
    mine = told.pop("mine", int(kind in ("combat", "melee")))
    assert any(mine == (line["seat"] == seat) and told.items() <= line["args"].items() for line in lines)


def test_BA_5_3_a_barony_of_the_eliminated_announces_no_honour() -> None:
    ring = "0,0P 1,0F 1,-1Y 0,-1O -1,0Q -1,1C"
    s = scene(ring, "black@0,0K", hand="E", out={"black": 1}, pile=20, market="PPP")
    choice = next(choice for choice in GAME.choices(s.state, 0) if choice.text == "pond 0,1")
    assert choice.effect == Message("effect-baron-establish", {"mine": 0, "colour": "purple", "gain": 5, "out": 1})
    assert s.play("pond 0,1").honour("black") == -9


def test_BA_5_3_a_final_attempt_announces_only_what_is_not_in_an_own_barony() -> None:
    """As E12, but the barony on the left is in place, and a tile is missing on the right."""
    tiles = "0,0P 2,0P 1,0F 1,-1P 0,-1Y -1,0E -1,1P 0,1P 3,0V 3,-1P 2,-1P 1,1P"
    s = scene(tiles, "red@0,0B red@2,0K", phase="attempt", hand="", asked="2,0")
    # The village, halved; the field has scored.
    assert s.view["prompt"]["args"] == {"cell": "2,0", "value": 2, "divisor": 2}
    attempt, decline = GAME.choices(s.state, 0)
    assert attempt.effect == Message("effect-baron-half", {"value": 2})
    assert decline.effect is None
    assert s.play("attempt").honour("red") == 2


def test_BA_6_4_a_final_attempt_alone_and_unopposed_brings_what_was_announced() -> None:
    """Every knight of every game tries while all others stay out of it."""
    met = 0
    for course in courses():
        asked = [state for state in course if GAME.dump(state)["phase"] == "attempt"]
        for trying in range(len(asked)):
            state = asked[0].copy()
            state.journal = Journal()
            expected = honours(state)
            for k in range(len(asked)):
                if k == trying:
                    attempt = GAME.choices(state, state.actor)[0]
                    assert attempt.effect is not None
                    assert attempt.effect.args["value"] == GAME.view(state, None)["prompt"]["args"]["value"]
                    expected[state.actor] += int(attempt.effect.args["value"])
                GAME.play(state, "attempt" if k == trying else "decline")
            assert state.actor == donjon.OVER
            if not any(event.kind == "combat" for event in state.journal.take()):
                assert honours(state) == expected
                met += 1
    assert met > 30


def test_BA_2_7_rounds_are_counted_up_to_the_last() -> None:
    """A round begins when the turn has come past the first player, whoever is out by then; the last is the last."""
    for course in courses():
        turns, place, round_played = -1, -1, 0
        for state in course:
            view = GAME.view(state, None)
            before, turns = turns, GAME.dump(state)["turns"]
            if view["phase"] in ("draw", "reveal", "lay", "keep"):
                behind, place = place, (view["playing"] - view["first"]) % view["seats"]
                round_played += round_played == 0 or (turns > before and place <= behind)
            if turns > before + 1:  # somebody found no cell and had no keep, and was not even asked
                assert round_played <= view["turn"] <= round_played + turns - before
                round_played = view["turn"]
            assert view["turn"] == round_played <= view["turns"]
        assert view["turn"] == view["turns"] == GAME.turn(state)


def test_BA_6_2_the_round_of_the_last_tile_is_foretold() -> None:
    """From the last elimination and the last skip on, all know how long it will be."""
    met: Counter[str] = Counter()
    for course in courses():
        last = GAME.view(course[-1], None)
        if last["result"]["ending"] != "tiles":
            continue
        for state in reversed(course):
            document, view = GAME.dump(state), GAME.view(state, None)
            fallen = sum(player["out"] for player in view["players"])
            if fallen < sum(player["out"] for player in last["players"]) and view["phase"] != "attempt":
                break
            if any(player["skipped"] for player in document["players"]):
                break
            assert view["turns"] == last["turns"]
            met["after an elimination" if fallen else "with all"] += 1
    assert min(met["after an elimination"], met["with all"]) > 50
