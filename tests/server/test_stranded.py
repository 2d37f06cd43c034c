"""A table that newer rules do not take: its people see why, may look at it or end it, and nothing is lost."""

from random import Random

import donjon
from donjon.server import models
from donjon.server.storage.saved import Saved, Seat, Standing, Stranded
from donjon.server.tables import documents
from donjon.server.tables.play import Play
from donjon.server.tables.table import Table

from .company import Person, new_client, next_message, play_on, refusal
from .databases import ask
from .evening import Evening, LiveBy, Scene, change_rules, draws_of, house_by, on_sqlite, rules_of, stranded_on_sqlite
from .versions import FIRST, SECOND, SLUG, leading_elsewhere, played, program, refused


def test_its_people_see_what_happened(stranded: Scene) -> None:
    house, evening, ply, text = stranded
    record = house.record(evening.id)
    for person in (*evening.people, Person(house)):
        table = person.see(evening.id)
        models.Table.model_validate(table)
        assert (table["status"], table["ply"]) == ("stranded", ply)
        told = table["stranded"]
        assert told.pop("rule").startswith("TB-4.")
        assert told == {
            "before": FIRST.rules,
            "rules": SECOND.rules,
            "ply": ply,
            "left": len(record["actions"]) - ply,
            "why": "decision",
            "text": text,
            "option": None,
        }
        assert (table["choices"], table["undo"], table["takeback"], table["secret"]) == ([], None, None, None)
        assert table["clock"]["deadline"] is None
        assert table["view"]["actor"] == evening.second.actor
        assert table["revision"] == 1  # a page that has seen more believes it
        log = person.http.get(f"{person.path}/log").json()["log"]
        assert {line["ply"] for line in log} <= set(range(ply))
        assert table["log"] == log[-200:]
    listed = evening.mahaut.http.get("/api/tables").json()
    models.MyTables.model_validate(listed)
    assert [(one["status"], one["your_turn"]) for one in listed["tables"]] == [("stranded", False)]
    assert rules_of(house.db, evening.id) == FIRST.rules


@stranded_on_sqlite
def test_its_record_is_as_it_was(stranded: Scene) -> None:
    """All of it is kept; what may be secret beyond the decision nobody can tell, so it is told after the end."""
    house, evening, ply, _ = stranded
    kept = house.record(evening.id)
    assert (kept["rules"], "diversity" in kept["options"]) == (FIRST.rules, False)
    known = evening.mahaut.record()
    assert (known["rules"], known["options"]) == (kept["rules"], kept["options"])
    assert known["actions"][ply:] == [None] * (len(kept["actions"]) - ply)
    assert [one for one in zip(known["actions"], kept["actions"], strict=True) if one[0] not in (None, one[1])] == []
    evening.end()
    assert Person(house).http.get(f"{evening.mahaut.path}/record").json() == kept == house.record(evening.id)


@stranded_on_sqlite
def test_nothing_can_be_decided_undone_or_hinted(stranded: Scene) -> None:
    house, evening, ply, _ = stranded
    before = house.rows(evening.id)
    for person in evening.people:
        table = person.see()
        refused = refusal(person.send(0), 409, "stranded")
        assert {**refused["table"], "clock": None} == {**table, "clock": None}
        refusal(person.send_undo(ply - 1), 409, "stranded")
        takeback = person.ask("proposal", kind="takeback", to=ply - 1, ply=ply, client=new_client())
        refusal(takeback, 409, "stranded")
        refusal(person.http.get(f"{person.path}/hint"), 409, "stranded")
        refusal(person.http.post(f"{person.path}/again"), 409, "not-over")
        refusal(person.http.get(f"{person.path}/chance"), 409, "not-over")
    assert house.rows(evening.id) == before


def test_it_can_be_ended_by_agreement(stranded: Scene) -> None:
    house, evening, ply, text = stranded
    kept = house.record(evening.id)
    with evening.aude.listen() as live:
        assert next_message(live, "table")["status"] == "stranded"
        evening.mahaut.see()
        assert evening.mahaut.propose("stop")["proposal"]["missing"] == [1]
        while not next_message(live, "table")["proposal"]:
            pass
        evening.aude.see()
        assert evening.aude.answer(False)["status"] == "stranded"
        evening.aude.propose("resign")
        evening.mahaut.see()
        over = evening.mahaut.answer(True)
        while next_message(live, "table")["status"] != "over":
            pass
    assert (over["status"], over["agreed"]) == ("over", {"ending": "resign", "seat": 1, "seats": [1]})
    assert (over["stranded"]["text"], over["ply"]) == (text, ply)  # looking goes on
    assert over["view"]["result"] is None
    refusal(evening.mahaut.send(0), 409, "game-over")
    assert house.record(evening.id) == kept
    again = evening.mahaut.again()
    assert (again["status"], again["options"]["diversity"]) == ("playing", True)
    house.stop()
    house.start()
    assert evening.aude.see(evening.id)["status"] == "over"
    chance = evening.aude.http.get(f"{evening.aude.path}/chance").json()
    models.Chance.model_validate(chance)
    assert chance["record"] == kept
    assert [draw["ply"] for draw in chance["draws"]] == [
        draw for draw in draws_of(kept, ply) if draw >= chance["since"]
    ]


@stranded_on_sqlite
def test_whoever_is_away_is_asked_all_the_same(stranded: Scene) -> None:
    _, evening, _, _ = stranded
    evening.mahaut.see()
    assert evening.mahaut.do("seats/1/bot")["status"] == "stranded"
    assert evening.mahaut.propose("stop")["proposal"]["absent"] == [1]


def test_bots_do_not_play_there(database: str) -> None:
    with house_by(1, database, pace=30.0) as house:  # a bot that takes its time
        evening = Evening.at(house)
        evening.play_until(refused)
        person = evening.to_decide()
        person.do(f"seats/{person.table['you'][0]}/bot")
        assert [table for table, *_ in ask(database, "SELECT * FROM bot_turns")] == [evening.id]
        house.kill()
        house.program = program(2, "house")
        house.settings[1] = "0.0"
        house.start()
        before = house.rows(evening.id)
        assert person.see(evening.id)["status"] == "stranded"
        assert ask(database, "SELECT * FROM bot_turns") == []
        elsewhere = Person(house)
        elsewhere.open_table("me", "random")
        play_on([elsewhere], Random(1), 12)  # bots do play at this house
        assert house.rows(evening.id) == before


@on_sqlite
def test_the_same_decisions_that_lead_elsewhere_strand_a_table(database: str) -> None:
    with house_by(1, database) as house:
        evening = Evening.at(house)
        evening.play_until(leading_elsewhere)
        plies = len(house.record(evening.id)["actions"])
        change_rules(house, 2)
        table = evening.mahaut.see()
        assert (table["status"], table["ply"]) == ("stranded", plies)
        told = {name: table["stranded"][name] for name in ("ply", "left", "why", "text", "rule")}
        assert told == {"ply": plies, "left": 0, "why": "position", "text": None, "rule": None}


@on_sqlite
def test_a_game_that_is_over_stays_so(database: str) -> None:
    """Its end may not be reached by the new rules: then it is shown as far as they go."""
    with house_by(1, database) as house:
        evening = Evening.at(house)
        ply, text, _ = evening.play_until(refused)
        evening.end()
        change_rules(house, 2)
        table = Person(house).see(evening.id)
        assert (table["status"], table["ply"], table["stranded"]["text"]) == ("over", ply, text)
        assert table["secret"]
        refusal(evening.mahaut.send(0), 409, "game-over")
        assert evening.mahaut.again()["status"] == "playing"


@on_sqlite
def test_options_that_cannot_be_had_any_more(database: str) -> None:
    """Nothing can be shown of such a table; it is listed, and can be ended."""
    with house_by(1, database) as house:
        mahaut, aude = Person(house), Person(house)
        playing = mahaut.open_table("me", "me", thresholds="19-14-12")["id"]
        mahaut.decide_by("colour")
        waiting = aude.open_table("me", "open", thresholds="19-14-12")
        change_rules(house, 2)
        for person, id in ((mahaut, playing), (aude, waiting["id"])):
            table = person.see(id)
            models.Table.model_validate(table)
            assert (table["status"], table["ply"], table["view"]) == ("stranded", 0, None)
            assert (table["stranded"]["why"], table["stranded"]["option"]) == ("options", "thresholds")
            assert [listed["status"] for listed in person.http.get("/api/tables").json()["tables"]] == ["stranded"]
            refusal(person.send(0), 409, "stranded")
        key = waiting["seats"][1]["key"]
        refusal(Person(house).post(f"/api/tables/{waiting['id']}/claim", {"key": key}), 409, "stranded")
        refusal(aude.ask("seats/1/bot", bot="random"), 409, "already-started")
        with mahaut.listen() as live:
            assert next_message(live, "table")["status"] == "stranded"
        assert mahaut.propose("stop")["status"] == "over"
        assert aude.propose("stop")["status"] == "over"
        assert mahaut.record()["actions"] == house.record(playing)["actions"]
        refusal(mahaut.http.post(f"{mahaut.path}/again"), 422, "bad-option")


def test_what_was_secret_then_is_not_told_by_what_is_not_possible(live_by: LiveBy) -> None:
    """The text of the decision goes to whoever may know it, and to everybody after the end."""
    live_by(1)
    play = played(90, 1, b"c" * 32)
    dealt = next(step for step in play.steps if step.text.startswith("draw") and 0 in step.unknown_to)
    moved = next(step for step in play.steps if step.actor >= 0 and step.text.startswith("baron"))
    assert told(play, dealt.ply, dealt.text, "playing", [0]) is None
    assert told(play, dealt.ply, dealt.text, "playing", []) is None
    assert told(play, dealt.ply, dealt.text, "over", []) == dealt.text
    assert told(play, moved.ply, "baron 37", "playing", []) == "baron 37"
    # A card that was dealt where by the present rules somebody is to decide.
    assert told(play, moved.ply, dealt.text, "playing", [0, 1]) is None
    assert told(play, moved.ply, "a word of old", "playing", [0, 1]) is None


def told(play: Play, ply: int, text: str, status: str, mine: list[int]) -> str | None:
    """The decision as who holds these seats reads it, were the table stranded there."""
    seats = tuple(Seat(seat, "person", person=str(seat)) for seat in range(2))
    stranded = Stranded(SECOND.rules, ply, "decision", text, "TB-4.1")
    standing = Standing("over" if status == "over" else "stranded", play.ply)
    saved = Saved("t", "CODE", SLUG, 1, play.options, b"", "0", seats, standing=standing, stranded=stranded)
    document = documents.stranded_document(Table(saved, play.rewound(ply)), mine)
    assert document is not None
    assert (document["rule"] is None) == (document["text"] is None)
    text_or_none: str | None = document["text"]
    return text_or_none


def test_a_hand_is_not_told_by_a_card_that_cannot_be_laid() -> None:
    """Un Dernier Donjon: the card taken up is known to its owner alone until it lies."""
    game = donjon.game("terres-du-centre")
    play = Play(game, 2, dict(game.settle(2, {"houses": "dealt"})[1]), b"d" * 32)
    play.accept(play.draw())
    taken = next(action for action in play.state.actions() if game.mask(play.state, action, None) is None)
    text, owner = game.text(play.state, taken), play.actor
    seats = tuple(Seat(seat, "person", person=str(seat)) for seat in range(2))
    stranded = Stranded(2, play.ply, "decision", text)
    standing = Standing("stranded", play.ply + 1)
    saved = Saved("t", "CODE", game.slug, 1, play.options, b"", "0", seats, standing=standing, stranded=stranded)
    texts = [
        (documents.stranded_document(Table(saved, play), mine) or {})["text"] for mine in ([owner], [1 - owner], [])
    ]
    assert texts == [text, None, None]
