"""Games that are over: judged by the bots, played on in thought and at new tables, brought, kept, listed."""

import json
import random
import sqlite3
import webbrowser
from pathlib import Path
from typing import Any

import pytest

import donjon
from donjon.cli import main
from donjon.messages import LANGUAGES
from donjon.server.models import Table
from donjon.server.review import models

from .company import House, Json, Person, wait_for
from .test_review import finished, played

RECORDED = Path(__file__).parents[1] / "baron" / "games" / "normal.json"


def ask(person: Person, door: str, body: Json | None = None, status: int = 200) -> Any:
    """What is behind a door; with a body it is sent there."""
    answer = person.http.get(f"/api/{door}") if body is None else person.http.post(f"/api/{door}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def record_of(slug: str, plies: int, seats: int = 2, seed: int = 1) -> Json:
    """A game played at random, or as much of it."""
    game, texts = played(slug, plies, seats, random.Random(seed))
    return {"format": 1, "game": slug, "rules": game.rules, "seats": seats, "options": {}, "actions": texts}


def brought(person: Person, record: Json, **more: Any) -> Json:
    study: Json = ask(person, "studies", {"record": record, **more}, 201)
    models.Review.model_validate(study)
    return study


def analysed(person: Person, id: str, depth: str = "quick") -> Json:
    """A game judged to the end of a pass."""
    ask(person, f"reviews/{id}/analysis", {"depth": depth})
    wait_for(lambda: ask(person, f"reviews/{id}/analysis")["status"] == "done")
    found: Json = ask(person, f"reviews/{id}/analysis")
    models.Analysis.model_validate(found)
    return found


@pytest.mark.parametrize("slug", [game.slug for game in donjon.games()])
def test_a_record_is_brought_judged_and_played_on_in_thought(mahaut: Person, stranger: Person, slug: str) -> None:
    record = record_of(slug, 60)
    study = brought(mahaut, record, names=["Mahaut", ""])
    assert (study["kind"], study["mine"], study["ply"]) == ("study", True, len(record["actions"]))
    assert brought(mahaut, record)["id"] == study["id"]  # the very same
    seen = ask(stranger, f"reviews/{study['id']}")
    assert (seen["mine"], [seat["name"] for seat in seen["seats"]]) == (False, ["Mahaut", None])
    course = ask(stranger, f"reviews/{study['id']}/course")
    assert [step["text"] for step in course["plies"]] == record["actions"]
    assert ask(stranger, f"reviews/{study['id']}/record")["actions"] == record["actions"]
    found = analysed(mahaut, study["id"])
    assert (found["whole"], found["done"]) == ("quick", found["of"])
    assert [one["before"] for one in found["plies"][1:]] == [one["after"] for one in found["plies"][:-1]]
    for player in found["players"]:
        whole = sum(player[part] for part in ("start", "skill", "luck", "others"))
        assert whole == pytest.approx(player["result"], abs=1e-6)
    again = ask(stranger, f"reviews/{study['id']}/analysis")  # nobody waits twice
    assert again == found
    # The newest alone, for whoever knows the rest.
    assert ask(stranger, f"reviews/{study['id']}/analysis?since={found['at'] + 10_000_000}")["plies"] == []


@pytest.mark.parametrize("slug", [game.slug for game in donjon.games()])
def test_what_if_and_what_the_bots_say_of_it(mahaut: Person, slug: str) -> None:
    record = record_of(slug, 60)
    id = brought(mahaut, record)["id"]
    ply = next(ply for ply in range(len(record["actions"]) - 8, 0, -1) if decides(record, ply))
    first = ask(mahaut, f"reviews/{id}/branch", {"ply": ply})
    models.Branch.model_validate(first)
    assert (first["texts"], first["ply"]) == ([], ply)
    choice = first["choices"][-1]
    second = ask(mahaut, f"reviews/{id}/branch", {"ply": ply, "action": choice["action"]})
    assert second["texts"][0] == choice["text"]
    assert second == ask(mahaut, f"reviews/{id}/branch", {"ply": ply, "action": choice["action"]})
    assert [step["text"] for step in second["plies"]] == second["texts"]
    same = ask(mahaut, f"reviews/{id}/branch", {"ply": ply, "texts": second["texts"]})
    assert same["view"] == second["view"]
    wrong = ask(mahaut, f"reviews/{id}/branch", {"ply": ply, "texts": ["nothing of the kind"]}, 422)
    assert (wrong["title"], wrong["ply"]) == ("illegal-action", ply)
    said = ask(mahaut, f"reviews/{id}/judge", {"ply": ply, "action": choice["action"]})
    models.Verdict.model_validate(said)
    assert said["ideas"][0]["text"] in [one["text"] for one in first["choices"]]
    assert said["tried"]["text"] == choice["text"]
    best = ask(mahaut, f"reviews/{id}/judge", {"ply": ply, "action": said["ideas"][0]["action"]})["tried"]
    assert (best["verdict"], best["cost"], best["mark"]) == ("best", 0.0, None)
    ask(mahaut, f"reviews/{id}/judge", {"ply": ply, "action": 999_999}, 422)


def decides(record: Json, ply: int) -> bool:
    """Whether somebody has something to decide there."""
    game = donjon.game(record["game"])
    state = list(game.replay({**record, "actions": record["actions"][:ply]}))[-1]
    return bool(state.actor >= 0 and len(state.actions()) > 1)


def test_branches_are_kept_for_all_and_notes_for_oneself(mahaut: Person, aude: Person, stranger: Person) -> None:
    record = record_of("barony", 60)
    id = brought(mahaut, record)["id"]
    ask(aude, "studies", {"record": record_of("baron", 9)}, 201)  # so that she is somebody
    ply = next(ply for ply in range(40, 0, -1) if decides(record, ply))
    texts = [ask(mahaut, f"reviews/{id}/branch", {"ply": ply})["choices"][0]["text"]]
    kept = ask(mahaut, f"reviews/{id}/branches", {"ply": ply, "texts": texts})["branches"]
    assert [(one["name"], one["mine"]) for one in kept] == [("a", True)]
    kept = ask(aude, f"reviews/{id}/branches", {"ply": ply, "texts": texts})["branches"]
    assert [(one["name"], one["mine"]) for one in kept] == [("a", False), ("b", True)]
    assert len(ask(stranger, f"reviews/{id}/branches")["branches"]) == 2
    ask(aude, f"reviews/{id}/branches", {"ply": ply, "texts": texts, "name": "a"}, 404)  # another's
    ask(aude, f"reviews/{id}/branches/a/delete", {}, 404)
    ask(aude, f"reviews/{id}/branches", {"ply": ply, "texts": ["no"]}, 422)
    notes = ask(mahaut, f"reviews/{id}/notes", {"ply": 3, "text": " Why? ", "bookmark": False})["notes"]
    assert [(one["ply"], one["text"], one["branch"]) for one in notes] == [(3, "Why?", None)]
    notes = ask(mahaut, f"reviews/{id}/notes", {"ply": ply + 1, "branch": "b", "text": "", "bookmark": True})["notes"]
    assert len(notes) == 2
    ask(mahaut, f"reviews/{id}/notes", {"ply": 3, "branch": "z", "text": "?"}, 404)
    ask(mahaut, f"reviews/{id}/notes", {"ply": 999, "text": "?"}, 404)
    assert ask(aude, f"reviews/{id}/notes")["notes"] == []
    assert {one["review"] for one in ask(mahaut, "me/notes")["notes"]} == {id}
    left = ask(aude, f"reviews/{id}/branches/b/delete", {})["branches"]
    assert [one["name"] for one in left] == ["a"]
    assert len(ask(mahaut, f"reviews/{id}/notes")["notes"]) == 1  # what was noted at it is gone with it
    assert ask(mahaut, f"reviews/{id}/notes", {"ply": 3, "text": ""})["notes"] == []
    assert len(ask(stranger, f"reviews/{id}/notes", {"ply": 3, "text": "?"})["notes"]) == 1  # now somebody
    assert id not in [one["id"] for one in ask(mahaut, f"studies/{id}/delete", {})["studies"]]
    ask(mahaut, f"reviews/{id}", status=404)


def test_a_broken_record_is_refused_with_its_place(mahaut: Person) -> None:
    good = record_of("terre-de-barons", 80)
    texts = good["actions"]

    def refused(body: Json) -> Json:
        found: Json = ask(mahaut, "studies", body, 422)
        assert found["title"] == "bad-record", found
        return found

    changed = refused({"record": {**good, "actions": [*texts[:50], "nonsense", *texts[51:]]}})
    assert (changed["why"], changed["ply"], changed["text"]) == ("text", 50, "nonsense")
    swapped = refused({"record": {**good, "actions": [*texts[:50], texts[3], *texts[51:]]}})
    assert (swapped["why"], swapped["ply"], swapped["text"]) == ("illegal", 50, texts[3])
    secret = refused({"record": {**good, "actions": [*texts[:50], None]}})
    assert (secret["why"], secret["ply"]) == ("secret", 50)
    assert refused({"record": {**good, "game": "chess"}})["why"] == "game"
    assert refused({"record": {**good, "seats": 99}})["why"] == "form"
    assert refused({"record": {**good, "moves": []}})["why"] == "form"
    broken = refused({"text": json.dumps(good, indent=1)[:-3]})
    assert (broken["why"], broken["where"].partition(":")[2] != "") == ("json", True)
    over = json.loads(RECORDED.read_text(encoding="utf-8"))["record"]
    late = refused({"record": {**over, "actions": [*over["actions"], over["actions"][-1]]}})
    assert (late["why"], late["ply"]) == ("over", len(over["actions"]))
    whole = ask(mahaut, "studies", {"text": "\ufeff" + json.dumps(over)}, 201)
    assert whole["status"] == "over"
    assert sum(whole["results"]) == pytest.approx(1.0)


def test_a_game_is_played_on_from_any_step(mahaut: Person, aude: Person) -> None:
    record = record_of("terre-de-barons", 90)
    id = brought(mahaut, record)["id"]
    ply = next(ply for ply in range(80, 0, -1) if decides(record, ply))
    seats = [{"kind": "me", "name": "Mahaut"}, {"kind": "open"}]
    table = ask(mahaut, f"reviews/{id}/play", {"ply": ply, "seats": seats}, 201)
    Table.model_validate(table)
    assert (table["status"], table["origin"]["ply"], table["origin"]["review"]) == ("waiting", ply, id)
    mahaut.see(table["id"])
    aude.sit_down(table["id"], code=table["code"])
    table = mahaut.see(table["id"])
    assert (table["status"], table["ply"]) == ("playing", ply)
    whole = mahaut.http.get(f"/api/tables/{table['id']}/record").json()["actions"]
    assert [one for one, known in zip(record["actions"], whole, strict=False) if known not in (one, None)] == []
    # Nobody takes back what was not played here.
    for person in (mahaut, aude):
        person.see(table["id"])
        assert (person.table["undo"], person.table["takeback"]) == (None, None)
    rng = random.Random(2)
    first = mahaut if mahaut.table["choices"] else aude
    first.decide_at_random(rng)
    # While two people play it, it is not judged for anybody, nor its copy, nor what begins like it.
    for person in (mahaut, aude):
        ask(person, f"reviews/{id}/judge", {"ply": ply}, 403)
        ask(person, f"reviews/{id}/analysis", {"depth": "quick"}, 403)
        assert ask(person, f"reviews/{id}")["analysable"] is False
        ask(person, f"reviews/{table['id']}/analysis", {"depth": "quick"}, 409)
        ask(person, f"reviews/{table['id']}/branch", {"ply": ply}, 409)
        ask(person, f"reviews/{table['id']}/play", {"ply": ply, "seats": seats}, 409)
    copied = record_of("terre-de-barons", 40)
    assert copied["actions"] == record["actions"][:40]
    ask(aude, f"reviews/{brought(aude, copied)['id']}/analysis", {"depth": "quick"}, 403)
    ask(mahaut, f"reviews/{id}/play", {"ply": ply, "seats": seats}, 403)
    ask(mahaut, f"reviews/{id}/play", {"ply": ply, "seats": [{"kind": "bot", "bot": "page"}] * 2}, 422)


def test_chance_is_provable_from_where_a_game_was_played_on(own_house: House, tmp_path: Path) -> None:
    person = Person(own_house)
    record = record_of("terre-de-barons", 60)
    id = brought(person, record)["id"]
    ply = next(ply for ply in range(50, 0, -1) if decides(record, ply))
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ask(person, f"reviews/{id}/play", {"ply": ply, "seats": seats}, 201)
    person.see(table["id"])
    rng = random.Random(5)
    for _ in range(20):
        wait_for(lambda: bool(person.see()["choices"]))
        person.decide_at_random(rng)
    wait_for(lambda: bool(person.see()["choices"]))
    person.propose("stop")
    chance = ask(person, f"tables/{table['id']}/chance")
    assert chance["since"] == ply
    assert all(draw["ply"] >= ply for draw in chance["draws"])
    published = tmp_path / "chance.json"
    published.write_text(json.dumps(chance), encoding="utf-8")
    assert main(["verify-chance", str(published)]) == 0


def test_finished_games_are_listed_and_counted(house: House, mahaut: Person) -> None:
    people, table = finished(house)
    first = people[0]
    running = first.open_table("me", "greedy")
    listed = ask(first, "me/games")
    models.PlayedGames.model_validate(listed)
    assert [game["id"] for game in listed["games"]] == [running["id"], table["id"]]
    over = listed["games"][1]
    assert over["won"] == (next(seat["rank"] for seat in over["seats"] if seat["you"]) == 1)
    assert over["view"]["result"]["ending"] == over["ending"]
    assert over["accuracy"] is None
    assert [game["id"] for game in ask(first, "me/games?status=running")["games"]] == [running["id"]]
    assert [game["id"] for game in ask(first, "me/games?status=over")["games"]] == [table["id"]]
    assert ask(first, "me/games?game=baron")["games"] == []
    name = next(seat["name"] for seat in over["seats"] if not seat["you"])
    assert name in listed["opponents"]
    assert [game["id"] for game in ask(first, f"me/games?status=over&with={name}")["games"]] == [table["id"]]
    assert ask(first, "me/games?with=Nobody%25")["games"] == []
    found = analysed(first, table["id"])
    own = next(player for player in found["players"] if player["seat"] == first.see(table["id"])["you"][0])
    over = ask(first, "me/games?status=over")["games"][0]
    assert (over["accuracy"], over["marks"]) == (own["accuracy"], own["marks"])
    numbers = [ask(person, "me/statistics") for person in people]
    for one in numbers:
        models.Statistics.model_validate(one)
    assert [one["games"] for one in numbers] == [1, 1]
    assert sum(one["wins"] for one in numbers) == sum(seat["rank"] == 1 for seat in over["seats"])
    assert [(one["name"], one["games"]) for one in numbers[0]["by_level"]] == [("people", 1)]
    assert [one["accuracy"] for one in numbers[0]["accuracies"]] == [own["accuracy"]]
    assert ask(mahaut, "me/games")["games"] == []
    assert ask(mahaut, "me/statistics")["games"] == 0


def test_nothing_of_somebody_who_is_forgotten_stays(own_house: House) -> None:
    people, table = finished(own_house)
    first, second = people
    for person in people:
        ask(person, "me/games")
        ask(person, f"reviews/{table['id']}/notes", {"ply": 1, "text": "mine"})
    study = brought(first, record_of("baron", 30))["id"]
    code = ask(first, "me/recovery", {})["code"]
    other = Person(own_house)
    ask(other, "me/recover", {"code": code})
    assert [game["id"] for game in ask(other, "me/games")["games"]] == [table["id"]]
    assert len(ask(other, f"reviews/{table['id']}/notes")["notes"]) == 1
    gone = ask(first, "me")["you"]
    assert main(["forget", gone["person"], "--db", own_house.db]) == 0
    assert ask(second, f"reviews/{study}", status=404)["title"] == "unknown-review"
    game = ask(second, "me/games")["games"][0]
    assert gone["name"] not in [seat["name"] for seat in game["seats"]]
    assert gone["name"] not in ask(second, "me/games")["opponents"]
    if own_house.db.endswith(".sqlite3"):
        with sqlite3.connect(own_house.db) as db:
            for kept in ("played", "notes", "studies", "branches"):
                assert db.execute(f"SELECT count(*) FROM {kept} WHERE person = ?", (gone["person"],)).fetchone() == (0,)


def test_a_record_is_shown_in_the_browser(
    house: House, mahaut: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    file = tmp_path / "game.json"
    record = record_of("baron", 40, seed=9)
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["replay", str(file), "--open", "--port", str(house.port)]) == 0
    address, _, id = shown[0].rpartition("/r/")
    assert address == house.url
    assert ask(mahaut, f"reviews/{id}/record")["actions"] == record["actions"]


def test_a_game_can_be_read_as_a_text(mahaut: Person) -> None:
    for game in donjon.games():
        record = record_of(game.slug, 70)
        id = brought(mahaut, record, names=["Mahaut", "Aude"])["id"]
        for language in LANGUAGES:
            told = ask(mahaut, f"reviews/{id}/text?language={language}")
            models.ReadableRecord.model_validate(told)
            assert all(f". {text}" in told["text"] for text in record["actions"])
            assert "Mahaut" in told["text"]
    ask(mahaut, f"reviews/{id}/text?language=de", status=422)


def test_an_analysis_is_cancelled_and_goes_on(mahaut: Person, stranger: Person) -> None:
    id = brought(mahaut, record_of("terre-de-barons", 150, seed=8))["id"]
    ask(mahaut, f"reviews/{id}/analysis", {"depth": "full"})
    wait_for(lambda: ask(mahaut, f"reviews/{id}/analysis")["done"] > 0)
    assert ask(stranger, f"reviews/{id}/analysis/cancel", {})["status"] == "running"  # it is not theirs
    stopped = ask(mahaut, f"reviews/{id}/analysis/cancel", {})
    assert stopped["status"] == "cancelled"
    known = len(stopped["plies"])
    found = analysed(mahaut, id)
    assert len(found["plies"]) >= known
    assert found["whole"] == "quick"
