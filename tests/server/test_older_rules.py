"""What was played by older rules: chance, evidence, records and positions."""

import json
from pathlib import Path

import pytest

import donjon
from donjon.cli import main
from donjon.core.game import Game
from donjon.core.record import Record
from donjon.server import models
from donjon.server.storage import renewing
from donjon.server.storage.saved import Request
from donjon.server.storage.store import Store
from donjon.server.tables import documents
from donjon.server.tables.chance import commitment
from donjon.server.tables.play import Play
from donjon.server.tables.tables import Tables

from .company import Json
from .evening import (
    Evening,
    LiveBy,
    Printed,
    RunBy,
    change_rules,
    draws_of,
    house_by,
    on_sqlite,
    with_store,
)
from .versions import (
    FIRST,
    MAHAUT,
    SECOND,
    SLUG,
    harmless,
    keep,
    played,
    refused,
)

# Chance.


@on_sqlite
def test_what_older_rules_drew_is_not_held_against_chance(database: str, run_by: RunBy) -> None:
    """By the second version a mountain falls otherwise; what is drawn after that comes from the secret again."""
    with house_by(1, database) as house:
        evening = Evening.at(house)
        evening.play(6)
        change_rules(house, 2)
        for _ in range(8):
            evening.to_decide().decide_at_random(evening.rng)
        evening.end()
        chance = evening.mahaut.http.get(f"{evening.mahaut.path}/chance").json()
    models.Chance.model_validate(chance)
    drawn = draws_of(chance["record"], len(chance["record"]["actions"]))
    assert 37 < chance["since"] <= 40  # among the mountains
    assert [draw["ply"] for draw in chance["draws"]] == [ply for ply in drawn if ply >= chance["since"]]
    assert chance["earlier"] == sum(ply < chance["since"] for ply in drawn) > 0
    verified = run_by(2, "verify", "--db", database)
    assert verified.code == 0
    assert f"{chance['earlier']} outcomes of chance were drawn by older rules" in verified.out


def test_evidence_says_what_it_does_not_prove(tmp_path: Path, live_by: LiveBy, capsys: Printed) -> None:
    file = tmp_path / "chance.json"
    live_by(2)
    play = played(90, 1, b"e" * 32, game=FIRST)
    by_second = replay_by(SECOND, play)
    published = evidence(by_second, since=40)
    file.write_text(json.dumps(published))
    assert main(["verify-chance", str(file)]) == 0
    assert "40 outcomes of chance were drawn by older rules and were not drawn again" in capsys.readouterr().out
    for bent in (published | {"since": 0, "draws": None}, published | {"since": "x"}, published | {"since": 37}):
        file.write_text(json.dumps(bent))
        assert main(["verify-chance", str(file)]) == 1
    assert "not what the rules say" in capsys.readouterr().err


def test_evidence_of_older_rules_is_taken_at_its_word(tmp_path: Path, live_by: LiveBy, capsys: Printed) -> None:
    """What could be drawn by the rules of then stands in the file; whether it is true these rules cannot tell."""
    file = tmp_path / "chance.json"
    published = evidence(played(90, 1, b"e" * 32))
    file.write_text(json.dumps(published))
    live_by(2)
    assert main(["verify-chance", str(file), "--json"]) == 0
    checked = json.loads(capsys.readouterr().out)
    assert (checked["outcomes"], checked["earlier"]) == (len(published["draws"]), 0)
    assert main(["verify-chance", str(file)]) == 0
    assert "The game is of rules 1, and these are rules 2" in capsys.readouterr().out
    file.write_text(json.dumps(published | {"draws": None}))
    assert main(["verify-chance", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["outcomes"] == 0
    loaded = json.loads(json.dumps(published))
    loaded["draws"][38]["drawn"] = loaded["draws"][39]["drawn"]
    file.write_text(json.dumps(loaded))
    assert main(["verify-chance", str(file)]) == 1
    assert "the outcome at ply 38 does not come from the secret" in capsys.readouterr().err


def evidence(play: Play, since: int = 0) -> Json:
    texts = [step.text for step in play.steps]
    record = Record(SLUG, 2, play.options, texts, play.game.rules).document()
    told = {"format": 1, "commitment": commitment(play.secret), "secret": play.secret.hex(), "since": since}
    return told | {"draws": documents.draws(play, since), "record": record}


def replay_by(game: Game, play: Play) -> Play:
    record = Record(SLUG, 2, play.options, [step.text for step in play.steps], FIRST.rules)
    return Play.resumed(game, record, play.secret)


def test_after_an_undo_chance_is_proved_from_there(database: str, live_by: LiveBy) -> None:
    async def scene(store: Store) -> None:
        saved = await keep(store, played(70, 1, b"e" * 32), newcomer=MAHAUT)
        live_by(2)
        await renewing.renew(store)
        table = await Tables(store).open(saved.id)
        tables, since = Tables(store), table.saved.since
        assert 37 < since <= 40  # among the mountains
        await tables.take_back(table, 50, Request("c", "mahaut", "undo", 70, 50))
        assert table.saved.since == since
        await tables.take_back(table, 37, Request("d", "mahaut", "undo", 50, 37))
        read = await store.table(saved.id)
        assert read is not None
        assert (table.saved.since, read.since) == (37, 37)

    with_store(database, scene)


# Records and positions elsewhere.


def test_a_record_of_older_rules_is_replayed_by_the_present_ones(
    tmp_path: Path, live_by: LiveBy, capsys: Printed
) -> None:
    file = tmp_path / "record.json"
    play = played(60, 1, b"f" * 32)
    record = evidence(play)["record"]
    file.write_text(json.dumps(record))
    live_by(2)
    assert main(["replay", str(file)]) == 0
    assert "Played by rules 1, replayed by rules 2." in capsys.readouterr().out
    there = replay_by(SECOND, play)
    while not (found := refused(play.state, there.state)):
        step = play.decide(harmless(play.state, there.state)[0])
        play.accept(step)
        there.follow(step.texts)
    ply, text = play.ply, FIRST.text(play.state, found[0])
    play.accept(play.decide(found[0]))
    file.write_text(json.dumps(evidence(play)["record"]))
    assert main(["replay", str(file)]) == 2
    complaint = capsys.readouterr().err
    assert f"of rules 1, and by rules 2 its decision {ply}, “{text}”, is not possible (TB-4." in complaint
    file.write_text(json.dumps(evidence(play)))
    assert main(["verify-chance", str(file)]) == 1
    complaint = capsys.readouterr().err
    assert f"decision {ply}: seat" in complaint
    assert "it is of rules 1, and these are rules 2" in complaint
    with pytest.raises(donjon.BadRecord, match="it is of rules 1, and these are rules 2") as bad:
        list(SECOND.replay(evidence(play)["record"]))
    assert bad.value.ply == ply


def test_a_position_of_older_rules(tmp_path: Path, live_by: LiveBy, capsys: Printed) -> None:
    file = tmp_path / "position.json"
    document = FIRST.dump(played(60, 1, b"f" * 32).state)
    file.write_text(json.dumps(document))
    live_by(2)
    assert main(["position", SLUG, str(file), "--json"]) == 0
    assert SECOND.options_of(SECOND.load(document))["diversity"] is True
    file.write_text(json.dumps(document | {"options": {"thresholds": "19-14-12"}}))
    assert main(["position", SLUG, str(file)]) == 2
    assert "(it is of rules 1, and these are rules 2)" in capsys.readouterr().err
