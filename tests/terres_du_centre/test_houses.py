"""TC-2.2 and TC-2.4 on a table of people: everybody chooses a House, and partners who takes the Seal."""

from typing import Any

import pytest
from librt.random import Random

import donjon
from donjon.bots.judge import judge_for
from donjon.bots.thinker import FEWEST, SearchBot
from donjon.core.barrier import reveals
from donjon.core.journal import Journal

from ..conformance.spread import as_json
from .scene import GAME, HOUSES, Scene
from .test_games import GAMES

E, BR, BO = HOUSES.values()


def seated(seats: int, first: int = 0, **options: Any) -> Scene:
    """A game in which it was drawn who begins."""
    state = GAME.new(seats, options)
    state.journal = Journal()
    return Scene(state).play(f"first {first}")


def houses(s: Scene) -> list[str | None]:
    return [s.player(seat)["house"] for seat in range(s.state.seats)]


def dealt_out(s: Scene, seed: int = 1) -> Scene:
    """The rest of the set-up, by chance."""
    while s.actor == donjon.CHANCE:
        s.play(GAME.text(s.state, s.state.drawn(Random(seed))))
    return s


def lines(s: Scene) -> list[tuple[str, int, dict[str, int | str]]]:
    assert s.state.journal is not None
    return [(event.kind, event.seat, event.seen_by(None)) for event in s.state.journal.take()]


def test_TC_2_2_each_chooses_a_house_in_the_order_of_play() -> None:
    s = seated(2, first=1)
    assert (s.actor, s.phase) == (1, "house")
    assert s.legal() == {f"house {E}", f"house {BR}", f"house {BO}"}
    s.play(f"house {BO}")
    assert s.actor == 0
    assert s.legal() == {f"house {E}", f"house {BR}"}
    assert s.refused(f"house {BO}") == "TC-2.2"
    s.play(f"house {BR}")
    assert houses(s) == [BR, BO]
    assert (s.actor, s.phase) == (donjon.CHANCE, "seal-pile")


def test_TC_2_2_the_third_of_three_has_the_one_that_is_left() -> None:
    s = seated(3, first=2)
    lines(s)
    s.play(f"house {BR}", f"house {BO}")
    assert houses(s) == [BO, E, BR]
    assert lines(s) == [
        ("house", 2, {"house": BR, "left": 0}),
        ("house", 0, {"house": BO, "left": 0}),
        ("house", 1, {"house": E, "left": 1}),
    ]


def test_TC_2_2_pieces_come_with_the_house() -> None:
    s = seated(2)
    assert [s.player(seat)["arms"] for seat in (0, 1)] == [None, None]
    assert s.player(0) | {"seat": 1} == s.player(1)
    assert not s.player(0)["keeps"]
    dealt_out(s.play(f"house {BO}", f"house {E}"))
    for seat, house in ((0, BO), (1, E)):
        player = s.player(seat)
        assert (player["house"], [keep["windows"] for keep in player["keeps"]]) == (house, [1, 2, 3])
        assert player["tokens"] == {"knight": "ready", "seal": "ready"}
        assert player["royal"] == [1, 2, 3]
    assert {keep["house"] for keep in s.document["keeps"]} == {BO, E}
    s.raise_keep(1, 0, 0)
    assert s.fiefs() == {"Bo1": 1}
    assert (s.player(0)["points"], s.player(1)["points"]) == (1, 0)


def test_TC_2_4_a_team_has_one_house() -> None:
    s = seated(4, first=3)
    assert s.actor == 3
    assert s.refused("holder 3") == "TC-2.4"
    s.play(f"house {BO}")
    assert houses(s) == [None, BO, None, BO]
    assert s.actor == 0
    assert s.refused(f"house {BO}") == "TC-2.4"
    s.play(f"house {E}")
    assert houses(s) == [E, BO, E, BO]
    assert (s.actor, s.phase) == (3, "tokens")


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize(("one", "other"), [(0, 0), (0, 2), (2, 0), (2, 2)])
def test_TC_2_4_partners_choose_who_takes_the_seal(first: int, one: int, other: int) -> None:
    """The first of a team to play says it: with the Seal go keeps 1 and 2 and all royal cards."""
    s = seated(4, first).play(f"house {BR}", f"house {E}")
    holders = ((first + one) % 4, (first + 1 + other) % 4)
    assert s.legal() == {f"holder {first}", f"holder {(first + 2) % 4}"}
    assert s.refused(f"holder {(first + 1) % 4}") == "TC-2.4"
    s.play(f"holder {holders[0]}")
    assert [s.player(seat)["tokens"]["seal"] == "ready" for seat in range(4)].count(True) == 1
    assert s.actor == (first + 1) % 4
    dealt_out(s.play(f"holder {holders[1]}"))
    for seat in range(4):
        player = s.player(seat)
        if seat in holders:
            assert player["tokens"] == {"knight": "absent", "seal": "ready"}
            assert ([keep["windows"] for keep in player["keeps"]], player["royal"]) == ([1, 2], [1, 2, 3, 4])
            assert s.document["seal_piles"][seat] in (1, 2)
        else:
            assert player["tokens"] == {"knight": "ready", "seal": "absent"}
            assert ([keep["windows"] for keep in player["keeps"]], player["royal"]) == ([3, 4], [])
            assert s.document["seal_piles"][seat] is None
    assert s.actor == first


def test_TC_2_4_what_is_chosen_is_told() -> None:
    s = seated(4, first=1, houses="dealt")
    lines(s)
    s.play("holder 3", "holder 2")
    assert lines(s) == [("holder", 1, {"own": 0}), ("holder", 2, {"own": 1})]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_houses_dealt_and_seals_by_place_need_no_decision(seats: int) -> None:
    s = dealt_out(seated(seats, houses="dealt", seal_seat="2-1"))
    assert houses(s) == [E, BR, BO if seats == 3 else E, BR][:seats]
    assert GAME.turn(s.state) == 1
    if seats == 4:
        assert [s.player(seat)["tokens"]["seal"] == "ready" for seat in range(4)] == [False, True, True, False]


def test_houses_chosen_with_seals_by_place() -> None:
    s = seated(4, seal_seat="0-3").play(f"house {BO}", f"house {BR}")
    assert s.phase == "seal-pile"
    assert [s.player(seat)["tokens"]["seal"] == "ready" for seat in range(4)] == [True, False, False, True]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R15_the_house_makes_no_difference(seats: int) -> None:
    """The same decisions with other Houses: the same is legal, and everybody has, expects and gets the same."""
    chosen = [(E, BR), (BO, E)]
    for seed in range(3):
        tables = [seated(seats, first=1).play(*(f"house {house}" for house in pair)) for pair in chosen]
        rng = Random(seed)
        while tables[0].actor != donjon.OVER:
            one, other = (s.state for s in tables)
            actions = one.actions()
            assert other.actions() == actions
            action = one.drawn(rng) if one.actor == donjon.CHANCE else actions[rng.randrange(len(actions))]
            for reader in range(seats):
                assert one.estimate(reader) == pytest.approx(other.estimate(reader))
            one.apply(action)
            other.apply(action)
        views = [GAME.view(s.state, None) for s in tables]
        assert views[0]["result"] == views[1]["result"]
        assert [p["points"] for p in views[0]["players"]] == [p["points"] for p in views[1]["players"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_choices_of_the_set_up_are_public_and_may_be_taken_back(seats: int) -> None:
    s = seated(seats)
    while s.actor != donjon.CHANCE:
        seat = s.actor
        assert [choice.action for choice in GAME.choices(s.state, seat)] == s.state.actions()
        assert all(choice.target is None and choice.source is None for choice in GAME.choices(s.state, seat))
        action = s.state.actions()[-1]
        assert not s.state.hides(-1)
        assert not reveals(GAME, s.state, action)
        assert {GAME.mask(s.state, action, reader) for reader in (None, *range(seats))} == {GAME.text(s.state, action)}
        s.play(GAME.text(s.state, action))
        s.state.journal = Journal()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_documents_know_what_has_been_chosen(seats: int) -> None:
    s = seated(seats)
    while s.actor != donjon.CHANCE:
        s.play(GAME.text(s.state, s.state.actions()[-1]))
        again = GAME.load(s.document)
        assert (again.pack(), again.actions()) == (s.state.pack(), s.state.actions())
        observed = {tuple(state.observed(0, GAME.observation)) for state in (again, s.state)}
        assert len(observed) == 1


def after_one() -> dict[str, Any]:
    return seated(2).play(f"house {BO}").document


def after_the_first_team() -> dict[str, Any]:
    return seated(4).play(f"house {BO}", f"house {E}", "holder 2").document


@pytest.mark.parametrize(
    ("document", "fields", "where"),
    [
        (after_one, {"houses": [None, None]}, "houses[0]"),
        (after_one, {"houses": [BO, E]}, "houses[1]"),
        (after_one, {"houses": [BO]}, "houses"),
        (after_one, {"houses": [BO, "stark"]}, "houses[1]"),
        (after_one, {"steps": 2}, "houses[1]"),
        (after_one, {"actor": 0}, "actor"),
        (after_one, {"options": {"houses": "dealt"}}, "houses"),
        (after_one, {"phase": "tokens", "houses": [BO, E]}, "phase"),
        (after_one, {"phase": "seal-pile", "steps": 0, "houses": [BO, BO]}, "houses"),
        (after_the_first_team, {"houses": [BO, E, E, BO]}, "houses[2]"),
        (after_the_first_team, {"tokens": []}, "tokens"),
        (after_the_first_team, {"steps": 0}, "tokens"),
        (after_the_first_team, {"options": {"seal_seat": "0-1"}}, "phase"),
    ],
)
def test_what_cannot_have_been_chosen_is_refused(document: Any, fields: dict[str, Any], where: str) -> None:
    with pytest.raises(donjon.BadDocument) as refusal:
        GAME.load({**document(), **fields})
    assert refusal.value.where == where


def test_a_document_must_tell_the_houses_that_were_chosen() -> None:
    document = after_one()
    del document["houses"]
    with pytest.raises(donjon.BadDocument, match="houses"):
        GAME.load(document)


def test_documents_and_records_of_the_first_rules_keep_their_meaning() -> None:
    """Nothing was chosen then: Houses by seat, the Seals with the first two to play."""
    assert GAME.rules == 2
    document = dealt_out(seated(4, houses="dealt", seal_seat="0-1")).document
    old = {**document, "options": {}}
    del old["rules"], old["houses"]
    state = GAME.load(old)
    assert GAME.dump(state) == document
    assert as_json(document["options"]) == as_json({"houses": "dealt", "seal_seat": "0-1"})
    record = GAMES["cards-4-players"]["record"]
    assert record["rules"] == 1
    assert GAME.options_of(GAME.start(donjon.Record.read(record)))["houses"] == "dealt"
    with pytest.raises(donjon.BadRecord):
        list(GAME.replay({**record, "rules": 2}))


def test_bots_do_not_ponder_what_makes_no_difference() -> None:
    s = seated(4)
    while s.actor >= 0:
        assert SearchBot(1, 0, seconds=6.0).budget(s.state, judge_for(s.state)) == FEWEST
        out = s.state.buffer()
        liked = s.state.buffer()
        count = s.state.legal(out)
        s.state.prefer(out, count, liked)
        assert {int(liked[k]) for k in range(count)} == {1}
        assert {s.state.estimate(seat) for seat in range(4)} == {0.25}
        s.play(GAME.text(s.state, int(out[0])))
