"""Documents, notation and records: everything written can be read, and means the same."""

import json

import pytest

import donjon
from donjon.core.game import Game

from .spread import Table, chooser, plain, positions, walk


@pytest.mark.parametrize("table", plain(), ids=str)
def test_documents_of_finished_games_round_trip(table: Table) -> None:
    state = table.new()
    for _ in walk(state, chooser(f"{table} finished")):
        pass
    again = table.game.load(table.game.dump(state))
    assert again.digest() == state.digest()
    assert again.actor == donjon.OVER
    assert again.ending() == state.ending()


@pytest.mark.parametrize("table", plain(), ids=str)
def test_unknown_fields_are_refused(table: Table) -> None:
    document = table.game.dump(next(positions(table, "unknown", 1)))
    with pytest.raises(donjon.BadDocument, match="surprise"):
        table.game.load({**document, "surprise": 1})


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_notation_is_an_exact_inverse(game: Game) -> None:
    state = game.new()
    texts = [game.text(state, action) for action in range(game.space)]
    assert len(set(texts)) == game.space
    assert [game.parse(state, text) for text in texts] == list(range(game.space))
    for text in ("", "no such move", texts[0] + " ", texts[0].upper() + "?", "0", "\0"):
        with pytest.raises(donjon.BadText):
            game.parse(state, text)


@pytest.mark.parametrize("table", plain(), ids=str)
def test_records_replay(table: Table) -> None:
    state = table.new()
    actions = list(walk(state, chooser(f"{table} record"), 700))
    options = table.game.capped(dict(table.options))
    record = table.game.record(table.seats, options, actions)
    document = json.loads(json.dumps(record.document()))
    states = list(table.game.replay(document))
    assert len(states) == len(actions) + 1
    assert states[-1].digest() == state.digest()
    assert states[0].digest() == table.new().digest()


@pytest.mark.parametrize("table", plain(), ids=str)
def test_a_record_with_an_illegal_action_says_which(table: Table) -> None:
    state = table.new()
    actions = list(walk(state, chooser(f"{table} bad"), 200))
    document = table.game.record(table.seats, table.game.capped(), actions).document()
    at = min(150, len(actions) - 1)
    replayed = list(table.game.replay({**document, "actions": document["actions"][:at]}))[-1]
    illegal = next(a for a in range(table.game.space) if a not in replayed.actions())
    for wrong in (table.game.text(state, illegal), "gibberish"):
        actions_with_wrong = [*document["actions"][:at], wrong, *document["actions"][at + 1 :]]
        with pytest.raises(donjon.BadRecord) as refusal:
            list(table.game.replay({**document, "actions": actions_with_wrong}))
        assert refusal.value.ply == at


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
@pytest.mark.parametrize(
    "change",
    [
        {"format": 99},
        {"format": "1"},
        {"game": "chess"},
        {"seats": 99},
        {"seats": True},
        {"options": []},
        {"options": {"no_such_option": 1}},
        {"actions": "end"},
        {"actions": [1]},
        {"rules": 999},
        {"extra": None},
    ],
    ids=str,
)
def test_records_are_read_strictly(game: Game, change: dict[str, object]) -> None:
    document = game.record(game.seats.start, {}, []).document()
    assert len(list(game.replay(document))) == 1
    with pytest.raises(donjon.BadRecord):
        list(game.replay({**document, **change}))
