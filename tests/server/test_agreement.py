"""What needs everybody: taking back what was seen, resigning, stopping."""

import json
import random
import time

import pytest

from .company import GAME, House, Person, new_client, next_message, open_house, play_on, refusal, wait_for
from .databases import ask


@pytest.fixture
def table(mahaut: Person, aude: Person) -> str:
    """Mahaut, Aude and a bot, some decisions into the game."""
    opened = mahaut.open_table("me", "open", "random", max_turns=90)
    aude.sit_down(opened["id"], code=opened["code"])
    play_on([mahaut, aude], random.Random(5), 25)
    settle(mahaut, aude)
    return str(opened["id"])


def long_ago(person: Person) -> int:
    """The first decision of that person, since which everybody has decided something."""
    return int(next(line["ply"] for line in person.table["log"] if line["by"] in person.table["you"]))


def settle(*people: Person) -> None:
    """Until a person is to decide; all of them look."""
    wait_for(lambda: any(person.see()["choices"] for person in people))
    for person in people:
        person.see()


def test_a_takeback_past_the_barrier_needs_everybody(mahaut: Person, aude: Person, table: str, house: House) -> None:
    ply, to = mahaut.table["ply"], long_ago(mahaut)
    before = house.record(table)["actions"]
    asked = mahaut.propose("takeback", to=to)["proposal"]
    due = asked.pop("due")
    assert asked == {"kind": "takeback", "seat": 0, "to": to, "agreed": [0], "missing": [1], "absent": [1]}
    assert due > 0
    assert mahaut.table["ply"] == ply
    with aude.listen() as live:
        assert next_message(live, "table")["proposal"] == asked | {"due": due, "absent": []}
        back = aude.answer(True)
        assert next_message(live, "table")["proposal"] is None
    assert (back["ply"], back["proposal"]) == (to, None)
    assert back["revision"] == mahaut.table["revision"] + 1
    assert house.record(table)["actions"] == before[:to]
    assert mahaut.see()["choices"]


def test_one_no_is_enough(mahaut: Person, aude: Person, table: str, house: House) -> None:
    ply = len(house.record(table)["actions"])
    mahaut.propose("takeback", to=long_ago(mahaut))
    assert aude.answer(False)["proposal"] is None
    assert aude.table["ply"] == ply
    refusal(aude.ask("answer", agree=True, ply=ply, client=new_client()), 409, "no-proposal")
    aude.propose("stop")
    assert aude.answer(False)["proposal"] is None  # whoever asked may think again
    assert aude.table["status"] == "playing"


@pytest.mark.usefixtures("table")
def test_one_question_at_a_time_and_a_decision_drops_it(mahaut: Person, aude: Person) -> None:
    mahaut.propose("stop")
    aude.see()
    refusal(
        aude.ask("proposal", kind="takeback", to=0, ply=aude.table["ply"], client=new_client()), 409, "proposal-open"
    )
    decider = mahaut if mahaut.table["choices"] else aude
    assert decider.decide_at_random(random.Random(1))["proposal"] is None


def test_the_same_question_sent_twice_is_asked_once(mahaut: Person, aude: Person, table: str) -> None:
    body = {"kind": "stop", "ply": mahaut.table["ply"], "client": "ask"}
    assert mahaut.do("proposal", **body)["proposal"]
    aude.answer(False)
    assert mahaut.do("proposal", **body)["proposal"] is None  # the first one, delivered again
    yes = {"agree": True, "ply": mahaut.table["ply"], "client": "yes"}
    mahaut.propose("stop")
    assert aude.do("answer", **yes)["status"] == "over"
    assert aude.do("answer", **yes)["status"] == "over"
    assert aude.table["id"] == table


def test_who_resigns_is_out_and_a_bot_plays_on_with_the_others(mahaut: Person, aude: Person, table: str) -> None:
    """One's own decision: nobody is asked."""
    after = mahaut.propose("resign")
    assert (after["status"], after["agreed"], after["proposal"]) == ("playing", None, None)
    assert (after["you"], after["choices"]) == ([], [])
    assert after["seats"][0]["kind"] == "bot"
    assert aude.see(table)["status"] == "playing"
    settle(aude)
    over = aude.propose("resign")  # now against bots alone
    assert (over["status"], over["agreed"]) == ("over", {"ending": "resign", "seat": 1, "seats": [1]})


def test_between_two_the_other_wins(mahaut: Person, aude: Person) -> None:
    opened = mahaut.open_table("me", "open")
    aude.sit_down(opened["id"], key=opened["seats"][1]["key"])
    mahaut.see()
    over = mahaut.propose("resign")
    assert (over["status"], over["agreed"]) == ("over", {"ending": "resign", "seat": 0, "seats": [0]})


def test_a_team_resigns_together(mahaut: Person, aude: Person) -> None:
    """Of four in two teams the partner is asked, the others are not, and partners lose together."""
    opened = mahaut.open_as({"game": "terres-du-centre"}, "me", "open", "open", "random")
    partner, opponent = aude, Person(mahaut.house)
    partner.sit_down(opened["id"], key=opened["seats"][2]["key"])
    opponent.sit_down(opened["id"], key=opened["seats"][1]["key"])
    mahaut.see()
    settle(mahaut, partner, opponent)
    asked = mahaut.propose("resign")
    assert asked["proposal"]["missing"] == [2]
    partner.see()
    over = partner.answer(True)
    assert (over["status"], over["agreed"]) == ("over", {"ending": "resign", "seat": 0, "seats": [0, 2]})


def test_a_game_ends_by_agreement(mahaut: Person, aude: Person, stranger: Person, table: str) -> None:
    mahaut.propose("stop")
    over = aude.answer(True)
    assert (over["status"], over["agreed"]) == ("over", {"ending": "stop", "seat": None, "seats": []})
    assert over["choices"] == []
    assert over["undo"] is None
    assert stranger.see(table)["secret"]  # everything is open now
    assert None not in stranger.record()["actions"]
    for decider in (mahaut, aude):
        decider.see()
        refusal(decider.send(0), 409, "game-over")
        refusal(decider.ask("proposal", kind="takeback", to=3, ply=over["ply"], client="c"), 409, "game-over")
    assert mahaut.again()["status"] == "playing"


def test_against_bots_alone_everybody_agrees_at_once(mahaut: Person) -> None:
    mahaut.open_table("me", "random", max_turns=90)
    play_on([mahaut], random.Random(2), 8)
    settle(mahaut)
    to = mahaut.table["takeback"]
    assert mahaut.propose("takeback", to=to)["ply"] == to
    assert mahaut.propose("resign")["agreed"] == {"ending": "resign", "seat": 0, "seats": [0]}


def test_an_absent_person_is_not_outvoted_through_a_bot(mahaut: Person, aude: Person, table: str) -> None:
    """What the attacker did: hand the seat of somebody away to the weakest bot, then take back or end it all alone."""
    refusal(mahaut.ask("seats/1/bot", bot="random"), 409, "stand-in-set")
    assert mahaut.do("seats/1/bot")["seats"][1]["bot"] == "knight"
    settle(mahaut)
    ply = mahaut.table["ply"]
    for asked in ({"kind": "stop"}, {"kind": "takeback", "to": long_ago(mahaut)}):
        told = mahaut.do("proposal", **asked, ply=ply, client=new_client())
        assert (told["status"], told["ply"], told["proposal"]["missing"]) == ("playing", ply, [1])
        assert mahaut.answer(True)["status"] == "playing"  # saying it twice helps nothing
        mahaut.answer(False)
    mahaut.propose("stop")
    aude.see(table)
    assert aude.answer(True)["status"] == "over"


def test_who_is_away_and_loses_nothing_by_it_is_not_asked(mahaut: Person, aude: Person) -> None:
    opened = mahaut.open_table("me", "open")
    aude.sit_down(opened["id"], code=opened["code"])
    rng, to, mover = random.Random(5), 0, mahaut
    while (
        mover.see()["ply"] != to + 1 or not mover.table["choices"]
    ):  # until chance has nothing to answer, and it is still their turn
        mover = mahaut if mahaut.see()["choices"] else aude
        to = mover.see()["ply"]
        mover.decide_at_random(rng)
    assert mover.propose("takeback", to=to)["ply"] == to


def test_nobody_rolls_again_behind_the_back_of_who_is_away(mahaut: Person, aude: Person) -> None:
    """Another attack: wait until the other is away, take back one's own bad roll, and come to another by a detour."""
    opened = mahaut.open_table("me", "open")
    aude.sit_down(opened["id"], code=opened["code"])
    rng, drawn = random.Random(5), False
    while not drawn:
        mover, other = (mahaut, aude) if mahaut.see()["choices"] else (aude, mahaut)
        to = mover.see()["ply"]
        mover.decide_at_random(rng)
        drawn = mover.see()["ply"] > to + 1  # chance has answered
    told = mover.propose("takeback", to=to)
    assert (told["ply"] > to, told["proposal"]["missing"]) == (True, other.see()["you"])


def test_a_question_waits_for_who_is_away_as_long_as_the_table_agreed(database: str) -> None:
    with open_house(database) as house:
        mahaut, aude = Person(house), Person(house)
        opened = mahaut.open_as({"patience": 7200, "stand_in": "page"}, "me", "open")
        assert (opened["patience"], opened["stand_in"]) == (7200, "page")
        aude.sit_down(opened["id"], code=opened["code"])
        mahaut.see()

        def pass_the_time() -> None:
            house.kill()
            [(kept,)] = ask(database, "SELECT proposal FROM tables WHERE id = ?", opened["id"])
            proposal = kept if isinstance(kept, dict) else json.loads(kept)
            assert 7_000_000 < proposal["due"] - time.time() * 1000 < 7_300_000
            told = json.dumps(proposal | {"due": 1})
            ask(database, "UPDATE tables SET proposal = ? WHERE id = ? RETURNING id", told, opened["id"])
            house.start()

        mahaut.propose("stop")
        pass_the_time()
        with aude.listen() as live:  # here after all, and silent: that is no consent
            next_message(live, "table")
        assert mahaut.answer(True)["proposal"]["absent"] == []
        mahaut.answer(False)
        mahaut.propose("stop")
        assert mahaut.answer(True)["proposal"]["absent"] == [1]
        pass_the_time()
        assert mahaut.see()["status"] == "playing"
        assert mahaut.answer(True)["status"] == "over"


@pytest.mark.parametrize(
    ("wanted", "patience"),
    [
        ({}, 259_200),
        ({"patience": None}, None),
        ({"clock": {"turn": 604_800}}, 1_814_400),
        ({"clock": {"turn": 60}}, 259_200),
    ],
)
def test_slow_tables_wait_longer(mahaut: Person, wanted: dict[str, object], patience: int | None) -> None:
    assert mahaut.open_as(wanted, "me", "open")["patience"] == patience


def test_the_bot_for_those_who_are_away_is_a_level_people_know(mahaut: Person) -> None:
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    refusal(mahaut.post("/api/tables", body | {"stand_in": "random"}), 422, "unknown-bot")
    refusal(mahaut.post("/api/tables", body | {"patience": 60}), 422, "malformed")


def test_onlookers_have_no_say(mahaut: Person, stranger: Person, table: str) -> None:
    stranger.see(table)
    refusal(stranger.ask("proposal", kind="stop", ply=stranger.table["ply"], client="c"), 403, "not-your-seat")
    mahaut.propose("stop")
    refusal(stranger.ask("answer", agree=True, ply=stranger.table["ply"], client="d"), 403, "not-your-seat")


@pytest.mark.usefixtures("table")
def test_there_must_be_a_decision_to_go_back_to(mahaut: Person) -> None:
    ply = mahaut.table["ply"]
    for to in (None, 0, ply, ply + 5):  # ply 0 is chance's
        asked = mahaut.ask("proposal", kind="takeback", to=to, ply=ply, client=new_client())
        refusal(asked, 409, "cannot-take-back")
    refusal(mahaut.ask("proposal", kind="stop", ply=ply - 1, client=new_client()), 409, "stale-ply")
