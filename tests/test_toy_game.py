"""The toy game of the tutorial: in no list of games, and held to all that the games of the list are held to."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from librt.random import Random

import donjon
import gatehouse
from tests.conformance import scrutiny, test_memory, test_people, test_play, test_round_trips, test_secrets, walkers
from tests.conformance.spread import Table, chooser, positions

EXAMPLES = Path(gatehouse.__file__).parent
GAME = gatehouse.Gatehouse()
TABLE = Table(GAME, 2)
TABLES = [TABLE, *(Table(GAME, 2, (("gates", gates),)) for gates in (1, 2))]


def catalogue(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((EXAMPLES / f"gatehouse.{language}.ftl").read_text(encoding="utf-8")))
    return bundle


CATALOGUES = [catalogue(language) for language in ("en", "fr")]
NUMBERS = frozenset(re.findall(r"^GH-\d", gatehouse.__doc__ or "", re.MULTILINE))


def said(key: str) -> bool:
    name, _, attribute = key.partition(".")
    found = [words.has_message(name) and (not attribute or words.get_message(name).attributes) for words in CATALOGUES]
    return all(found)


def known(key: str) -> None:
    assert said(key), key


@pytest.fixture(autouse=True)
def _words_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rules stand at the top of its file and its messages beside it, not among those of the five games."""
    monkeypatch.setattr(scrutiny, "numbered", lambda _: NUMBERS)
    monkeypatch.setattr(scrutiny, "said", said)
    monkeypatch.setattr(test_people, "known", known)


def test_it_stands_on_no_shelf() -> None:
    assert GAME.slug not in [game.slug for game in donjon.games()]


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("way", walkers.WALKERS)
def test_every_position_and_step_of_its_games_holds(table: Table, way: str) -> None:
    met: scrutiny.Met = Counter()
    for seed in range(6):
        walkers.walk(GAME, table.new(), walkers.WALKERS[way], chooser(f"{table} {way} {seed}"), GAME.longest, met)
    assert {name for sort, name in met if sort == "decision"} == {"send", "deal", "roll"}
    assert {name for sort, name in met if sort == "event"} == {"deal", "roll", "send", "take"}
    assert met["ending", "gates"] == 6
    assert met["hidden", "from a seat"]


@pytest.mark.parametrize(
    "check",
    [
        test_play.test_whole_games_end_as_declared,
        test_play.test_invariants_hold_after_every_decision,
        test_play.test_estimates_are_shares,
        test_play.test_observations_have_the_declared_size,
        test_play.test_illegal_actions_are_refused_and_change_nothing,
        test_play.test_copies_are_independent,
        test_round_trips.test_documents_of_finished_games_round_trip,
        test_round_trips.test_unknown_fields_are_refused,
        test_round_trips.test_records_replay,
        test_round_trips.test_a_record_with_an_illegal_action_says_which,
        test_secrets.test_logs_and_records_do_not_depend_on_secrets,
        test_secrets.test_refusals_do_not_depend_on_secrets,
        test_secrets.test_a_redraw_is_only_about_secrets,
        test_people.test_views_carry_what_all_games_share,
    ],
    ids=lambda check: str(check.__name__).removeprefix("test_"),
)
def test_it_conforms(check: object) -> None:
    assert callable(check)
    check(TABLE)


def test_its_facts_conform() -> None:
    test_play.test_what_is_not_offered_is_refused(GAME)
    test_round_trips.test_notation_is_an_exact_inverse(GAME)
    test_people.test_options_are_named_and_explained(GAME)


def test_nothing_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its games are shorter than the steps between the positions that the suite looks at."""
    near = list(positions(TABLE, "memory", 9, apart=4))
    monkeypatch.setattr(test_memory, "positions", lambda *_, **__: near)
    test_memory.test_nothing_is_left_behind(TABLE)


@pytest.mark.parametrize(("bot", "games"), [("greedy", 120), ("search:200", 40)])
def test_bots_that_think_beat_one_that_does_not(bot: str, games: int) -> None:
    won = 0.0
    for seed in range(games):
        players = [donjon.make_bot(name, seed) for name in (bot, "random")]
        state, rng = GAME.new(), Random(seed)
        while state.actor != donjon.OVER:
            seat = int(state.actor)
            state.play(state.drawn(rng) if seat < 0 else players[seat ^ seed & 1].choose(state, seat))
        won += state.result(seed & 1)
    assert won > 0.54 * games


def sending(deals: str, worth: int, **options: int) -> donjon.State:
    """A position after these guards were dealt in turn and the die was rolled."""
    state = GAME.new(options=options)
    for guard in deals:
        GAME.play(state, f"deal {guard}")
    GAME.play(state, f"roll {worth}")
    return state


def test_GH_1_only_its_owner_sees_a_guard() -> None:
    state = sending("192837", 1)
    assert [player["hand"] for player in GAME.view(state, 0)["players"]] == [[1, 2, 3], None]
    assert [player["hand"] for player in GAME.view(state, None)["players"]] == [None, None]


def test_GH_2_a_gate_is_worth_1_on_three_faces_and_3_on_one() -> None:
    state = GAME.new()
    while state.actor == donjon.CHANCE and "roll 1" not in [GAME.text(state, action) for action in state.actions()]:
        state.play(state.actions()[0])
    assert [state.weight(action) for action in state.actions()] == [3, 2, 1]


def test_GH_3_both_send_a_guard_of_their_own() -> None:
    state = sending("192837", 1)
    with pytest.raises(donjon.IllegalAction, match="GH-3"):
        GAME.play(state, "send 9")
    GAME.play(state, "send 3")
    assert state.actor == 1


def test_GH_4_the_higher_guard_takes_the_gate() -> None:
    state = sending("192837", 2)
    GAME.play(state, "send 3")
    GAME.play(state, "send 7")
    assert [player["points"] for player in GAME.view(state, None)["players"]] == [0, 2]
    assert GAME.view(state, None)["gone"] == [3, 7]


def test_GH_5_equal_worth_is_shared() -> None:
    state = sending("124356", 1, gates=2)
    for text in ("send 1", "send 2", "roll 1", "send 3", "send 4"):
        GAME.play(state, text)
    assert (state.actor, state.result(0), state.result(1)) == (donjon.OVER, 0.5, 0.5)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"place": [0] * 9}, "place"),
        ({"sent": 8}, "place"),
        ({"points": [3, 0]}, "points"),
        ({"taken": 1}, "place"),
        ({"place": [2] * 9}, "worth"),
        ({"worth": 4}, "worth"),
        ({"place": [0, 0]}, "place"),
    ],
    ids=str,
)
def test_a_document_that_cannot_be_is_refused(change: dict[str, object], where: str) -> None:
    with pytest.raises(donjon.BadDocument) as refusal:
        GAME.load({**GAME.dump(sending("192837", 1)), **change})
    assert refusal.value.where == where
