"""What choices foretell happens, counters tell the truth, and refusals name the rule that is broken."""

from typing import Any

import pytest
from librt.random import Random

import donjon
from donjon.core.game import Choice

from .scene import GAME, Scene, document_of, scene

ALL = "Ce Te To Ch Il Po Ab Pe Sa"
HOME, X1, X2 = (0, 0), (1, 0), (2, 0)
EDGE = (0, -3)


def foretold(s: Scene, text: str) -> dict[str, Any]:
    """What the choice of that text says would happen: the kind of effect, and its arguments."""
    choice = next(choice for choice in GAME.choices(s.state, s.state.actor) if choice.text == text)
    if choice.effect is None:
        return {}
    return {"effect": choice.effect.key.removeprefix("effect-barony-"), **choice.effect.args}


@pytest.mark.parametrize(("held", "taken"), [("", 0), ("W", 1), ("WF", 1)])
def test_BY_5_4_a_village_yields_what_its_owner_has(held: str, taken: int) -> None:
    s = scene(knights={"blue": {HOME: 1, X1: 1}}, villages={"yellow": [X1]}, tokens={"yellow": held})
    told = foretold(s, s.step(HOME, X1))
    assert told == {"effect": "destroy", "knights": 0, "villages": 1, "tokens": taken, "magic": 0}


@pytest.mark.parametrize(("held", "taken"), [("", 0), ("W", 1), ("WF", 2), ("WWF", 2)])
def test_BY_7_9_two_villages_of_one_owner_yield_two_tokens_at_most(held: str, taken: int) -> None:
    villages = {"yellow": [HOME, X1]}
    s = scene(spells=ALL, magic={"blue": 2}, knights={"blue": {HOME: 1}}, villages=villages, tokens={"yellow": held})
    s.play("cast To")
    assert foretold(s, s.step(HOME, X1))["tokens"] == taken
    s.move(HOME, X1)
    while s.phase == "steal":
        s.play(min(s.legal()))
    assert len(s.tokens("blue")) == taken


def test_BY_7_4_a_conflict_and_a_visit_are_both_foretold() -> None:
    s = scene(
        spells=ALL, land={X1: "X"}, knights={"blue": {HOME: 1, X1: 1}, "yellow": {X1: 1}}, imprints={X1: ["yellow"]}
    )
    step = s.step(HOME, X1)
    assert foretold(s, step) == {"effect": "destroy", "knights": 1, "villages": 0, "tokens": 0, "magic": 2}
    choice = next(choice for choice in GAME.choices(s.state, 0) if choice.text == step)
    assert set(choice.marks) == {"fight", f"fall:{s.number(X1)}:yellow:knight", "imprint"}
    assert s.play(step).magic("blue") == 2


@pytest.mark.parametrize("visits", [True, False])
def test_BY_4_12_an_expedition_costs_a_knight_whatever_it_finds(visits: bool) -> None:
    s = scene(spells=ALL, land={EDGE: "X"}, options={"expedition_visits": visits})
    magic = 3 if visits else 0
    assert foretold(s, f"expedition {s.number(EDGE)}") == {"effect": "expedition", "magic": magic}
    s.expedition(EDGE)
    assert (s.player("blue")["box"], s.magic("blue")) == (1, magic)


@pytest.mark.parametrize(("cast", "land", "gain"), [("Ab", "F", 13), ("Ab", "M", 10), ("Pe", "F", 10)])
def test_BY_6_2_the_token_of_abundance_counts_among_the_points(cast: str, land: str, gain: int) -> None:
    s = scene(spells=ALL, magic={"blue": 2}, land={HOME: land}, villages={"blue": [HOME]}).play(f"cast {cast}")
    told = foretold(s, f"city {s.number(HOME)}")
    assert told["after"] - told["before"] == gain
    assert s.city(HOME).player("blue")["points"] == told["after"]


@pytest.mark.parametrize("stops", [True, False])
def test_BY_7_12_a_knight_that_only_passes_shares_nothing(stops: bool) -> None:
    options = {"celerity_mid_arrival": stops}
    s = scene(spells=ALL, magic={"blue": 1}, knights={"blue": {HOME: 1}, "yellow": {X1: 1}}, options=options)
    told = foretold(s.play("cast Ce"), s.step(HOME, X1))
    assert told == ({"effect": "cohabit"} if stops else {})


def test_BY_6_4_the_round_does_not_run_backwards_when_all_pass() -> None:
    """Passes that end the game in the middle of a round: it is the round that was played last."""
    s = scene(playing="yellow", options={"voluntary_pass": True}, rounds=4)
    assert s.view["turn"] == 5
    assert s.play("pass").view["turn"] == 6
    assert s.play("pass").ending == "passes"
    assert s.view["turn"] == 6
    whole = scene(options={"voluntary_pass": True}, rounds=4).play("pass", "pass")
    assert (whole.ending, whole.view["turn"]) == ("passes", 5)


def test_BY_4_14_help_with_payments_knows_whether_one_may_overpay() -> None:
    for overpay, known in (("any", 1), ("irredundant", 0)):
        s = scene(tokens={"blue": "FFFP"}, options={"overpay": overpay}).pay("F")
        assert s.view["prompt"]["args"] == {"paid": 5, "cost": 15, "overpay": known}


def test_BY_2_14_help_with_starting_cities_knows_of_mysterious_places() -> None:
    for sorcery in (False, True):
        state = GAME.new(2, {"sorcery": sorcery})
        while state.actor == donjon.CHANCE:
            state.play(state.actions()[0])
        assert GAME.view(state, None)["prompt"]["args"] == {"left": 1, "sorcery": int(sorcery)}


# Random games, in which all of it is compared with what the next view shows.


@pytest.mark.parametrize(
    "options", [{}, {"overpay": "any", "bank_per_kind": 3}, {"celerity_mid_arrival": False}], ids=str
)
@pytest.mark.parametrize("seats", [2, 3])
def test_effects_are_what_then_happens(seats: int, options: dict[str, Any]) -> None:
    rng = Random(7)
    chosen = {"sorcery": True, "spells": ALL, "layout": "0:0..2 1:0..4 2:-1..1 3:-1..0", "mystery_min_distance": 2}
    compared = set()
    for _ in range(2):
        state = GAME.new(seats, {**chosen, **options})
        for _ in range(260):
            if state.actor == donjon.OVER:
                break
            if state.actor == donjon.CHANCE:
                state.apply(state.drawn(rng))
                continue
            offered = GAME.choices(state, state.actor)
            told = [choice for choice in offered if choice.effect is not None]
            for choice in told[:: max(1, len(told) // 4)]:
                happens_as_told(state, choice)
                compared.add(choice.effect and choice.effect.key)
            rare = [
                choice for choice in offered if choice.kind in ("cast", "city", "steal") or "imprint" in choice.marks
            ]
            state.play((rare or offered)[rng.randrange(len(rare or offered))].action)
    assert compared >= {
        f"effect-barony-{kind}" for kind in ("cohabit", "destroy", "expedition", "imprint", "points", "token")
    }


def happens_as_told(state: donjon.State, choice: Choice) -> None:
    assert choice.effect is not None
    args: dict[str, Any] = dict(choice.effect.args)
    me = int(state.actor)
    before = GAME.view(state, me)
    after_all = state.copy()
    after_all.play(choice.action)
    next_view = GAME.view(after_all, me)
    while GAME.dump(after_all)["phase"] == "steal":
        after_all.play(after_all.actions()[0])
    after = GAME.view(after_all, me)

    def gained(what: str) -> int:
        return int(after["players"][me][what] - before["players"][me][what])

    def lost(piece: str) -> int:
        held = [
            sum(view["players"][seat]["board"][piece] for seat in range(state.seats) if seat != me)
            for view in (before, after)
        ]
        return int(held[0] - held[1])

    tokens = sum(after["players"][me]["tokens"]) - sum(before["players"][me]["tokens"])
    if choice.effect.key == "effect-barony-destroy":
        assert (args["knights"], args["villages"]) == (lost("knights"), lost("villages"))
        assert (args["tokens"], args["magic"]) == (tokens, gained("magic"))
    elif choice.effect.key == "effect-barony-imprint":
        assert (args["magic"], gained("imprints"), lost("knights")) == (gained("magic"), 1, 0)
    elif choice.effect.key == "effect-barony-expedition":
        assert (args["magic"], gained("box")) == (gained("magic"), 1)
    elif choice.effect.key == "effect-barony-cohabit":
        assert lost("knights") == lost("villages") == gained("magic") == 0
        hex = int(str(choice.target).removeprefix("hex-"))
        pieces = [*next_view["knights"], *next_view["buildings"]]
        assert len({piece["colour"] for piece in pieces if piece["hex"] == hex}) >= 2
    elif choice.effect.key == "effect-barony-token":
        assert tokens == 1
    elif choice.effect.key == "effect-barony-points":
        assert (args["before"], args["after"]) == (before["players"][me]["points"], after["players"][me]["points"])
    elif choice.effect.key == "effect-barony-paid":
        title = gained("rank")
        assert (title == 1) if next_view["doing"] is None else next_view["doing"]["paid"] == args["paid"]


# Refusals.


def test_BY_3_2_there_is_no_casting_without_sorcery() -> None:
    assert scene(knights={"blue": {HOME: 1}}).refused("cast To") == "BY-3.2"


def test_BY_6_4_nothing_is_played_after_the_last_round() -> None:
    s = scene(knights={"blue": {HOME: 1}, "yellow": {X2: 1}}, playing="yellow", options={"max_rounds": 1})
    s.move(X2, X1).play("stop")
    assert s.ending == "rounds"
    assert s.refused("stop") == "BY-6.4"


def test_BY_4_13_tokens_that_one_has_not() -> None:
    s = scene(tokens={"blue": "PPPPF"})
    assert s.refused("pay forest") == "BY-4.13"
    assert s.pay("F").refused("pay mountain") == "BY-4.13"
    assert s.refused("pay field") == "BY-4.13"
    assert s.pay("P").refused("pay field") == "BY-4.13", "the only one is paid"
    assert scene(tokens={"blue": "FFFPPPP"}).pay("P").refused("pay field") == "BY-12", "the dearer ones come first"


def test_BY_7_7_useless_sets_and_those_that_cannot_be_carried_out() -> None:
    given = {"spells": ALL, "magic": {"blue": 4}, "knights": {"blue": {HOME: 1}}}
    s = scene(cities={"blue": [(-3, 0)]}, **given)
    assert s.refused("cast Ce+To") == "BY-7.7", "there is nothing to sweep"
    assert s.refused("cast Ce+Te") == "BY-7.6", "there is no mountain"
    assert s.refused("cast Te") == "BY-7.6"
    assert scene(options={"prune_spells": False}, **given).refused("cast Ch+Po") == "BY-7.6", "there is no city"


def test_BY_7_6_steps_of_a_cast() -> None:
    land = {X1: "M", (0, 1): "L"}
    s = scene(spells=ALL, magic={"blue": 4}, land=land, knights={"blue": {HOME: 1}, "yellow": {X1: 1}}).play("cast Ce")
    assert s.refused(s.step(HOME, X1)) == "BY-4.5"
    assert s.refused(s.step(HOME, (0, 1))) == "BY-4.5"
    assert s.refused(s.step(X1, X2)) == "BY-7.6"
    assert s.refused("stop") == "BY-7.6"
    s.move(HOME, (0, -1))
    assert s.refused(s.step((0, -1), HOME)) == "BY-7.12"


def test_BY_7_6_what_charm_and_construction_refuse() -> None:
    cities = {"blue": [(-3, 0), (-3, 2)]}
    s = scene(spells=ALL, magic={"blue": 4}, cities=cities, box={"blue": 1}).play("cast Ch+Po")
    assert s.refused("done") == "BY-7.6", "nobody has come yet"
    first, second = sorted(cities["blue"], key=s.number)
    assert s.refused(f"recruit {s.number(second)} 1") == "BY-7.7", "in a set Charm must serve two places"
    assert s.recruit(first, 1).refused("done") == "BY-7.7"
    pe = scene(spells=ALL, magic={"blue": 1}, villages={"blue": [HOME]}).play("cast Pe")
    assert pe.refused(f"city {pe.number(X2)}") == "BY-4.11"


def test_every_refusal_names_a_rule() -> None:
    documents = [document_of(), document_of(spells=ALL, magic={"blue": 3}, seats=3)]
    for document in documents:
        state = GAME.load(document)
        legal = set(state.actions())
        for action in range(0, GAME.space, 11):
            if action not in legal:
                assert state.forbids(action).startswith("BY-")
