"""Games in hindsight: sums agree, missed wins are seen, nobody is blamed for what they could not know."""

import json
import math
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from librt.random import Random

import donjon
from donjon.bots.balance import MARKS, Balance, Moment, accuracy, mark, min_from, moments
from donjon.bots.judging import GRAVE, LONGER, SEED, Job, Judgement, expect, judge, think, weigh_up
from donjon.core.game import Game
from donjon.core.record import Record
from donjon.core.state import CHANCE, OVER
from donjon.lab.analysis import analyse
from donjon.lab.puzzles import Puzzle

TESTS = Path(__file__).parents[1]
GLANCE = 0.001  # seconds
RECORDED = {
    "terre-de-barons": "terre_de_barons/games/points-3-players.json",
    "barony": "barony/games/rounds.json",
    "baron": "baron/games/normal.json",
    "terra-turrium": "terra_turrium/games/burgenland-opened.json",
    "terres-du-centre": "terres_du_centre/games/cards-4-players.json",
}
GAMES = pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)


def recorded(game: Game) -> Record:
    return Record.read(json.loads((TESTS / RECORDED[game.slug]).read_text(encoding="utf-8"))["record"])


@cache
def judged(slug: str) -> Balance:
    """A recorded game, looked at once for several tests."""
    game = donjon.game(slug)
    return analyse(game, recorded(game), GLANCE, workers=1)


@GAMES
def test_start_skill_luck_and_others_come_to_the_result(game: Game) -> None:
    record = recorded(game)
    balance = judged(game.slug)
    assert balance.whole
    document = balance.document()
    for player in document["players"]:
        whole = sum(player[part] for part in ("start", "skill", "luck", "others"))
        assert math.isclose(whole, player["result"], abs_tol=1e-9)
        if balance.moments[0].actor == CHANCE:
            assert player["start"] == 1 / record.seats
        assert player["lost"] >= 0
        assert 0 <= player["accuracy"] <= 100
        assert set(player["marks"]) == set(MARKS)
    for entry, after in pairwise(document["plies"]):
        assert entry["after"] == after["before"]
        assert 0 <= sum(entry["before"]) <= 1.001  # less than 1 where nobody may win
    assert document["plies"][-1]["after"] == [player["result"] for player in document["players"]]
    last = document["plies"][-1]
    assert last["ply"] == len(record.actions) - 1


@GAMES
def test_what_better_is_said_to_be_could_have_been_played(game: Game) -> None:
    record = recorded(game)
    document = judged(game.slug).document()
    states = list(game.replay(record))
    said = [entry for entry in document["plies"] if entry.get("best")]
    assert said
    for entry in said:
        state = states[entry["ply"]]
        assert entry["best"] != entry["text"]
        assert game.parse(state, entry["best"]) in state.actions()
        assert entry["line"][0] == entry["best"]
        assert entry["cost"] > 0 or entry["mark"] is None


@GAMES
def test_a_found_win_costs_nothing_and_a_missed_one_does_unless_it_comes_later(game: Game) -> None:
    for number in (2, 3, 4, 5):
        file = TESTS / "bots" / "puzzles" / game.slug / f"{number}.json"
        puzzle = Puzzle.read(json.loads(file.read_text(encoding="utf-8")))
        state = puzzle.state()
        winning = [game.parse(state, text) for text in puzzle.winning]
        position = game.dump(state)
        assert judge(Job(game.slug, 0, position, winning[0], 0.05)).cost < 0.04
        likings = dict(zip(state.actions(), state.preferences(), strict=True))
        worst = min(likings, key=lambda action: (action in winning, likings[action]))
        missed = judge(Job(game.slug, 0, position, worst, 0.05))
        state.apply(worst)
        if expect(state, puzzle.seat, 0.3, 7)[puzzle.seat] < 0.85:
            assert missed.cost > 0.1
            assert missed.better is not None
            assert missed.better["action"] in winning


def test_no_blunder_is_called_that_a_longer_search_would_not_call() -> None:
    called = 0
    for game in donjon.games():
        _, jobs, _ = moments(game, recorded(game), GLANCE)
        found = judged(game.slug).judged
        for job in jobs:
            if found[job.ply].cost < GRAVE:
                continue
            state = game.load(job.position)
            seat = int(state.actor)
            state.redraw(seat, Random(SEED))
            thought = think(state, seat, LONGER * GLANCE, SEED, blind=False)
            assert job.action is not None
            longer = weigh_up(state, seat, thought, job.action, LONGER * GLANCE)
            assert (longer.cost, longer.sure) == (found[job.ply].cost, found[job.ply].sure)
            called += 1
    assert called > 5


@pytest.mark.parametrize("slug", ["terre-de-barons", "terres-du-centre"])
def test_nobody_is_judged_by_what_they_cannot_know(slug: str) -> None:
    """What a decision lost and what was better stay the same however the hidden cards lie."""
    game = donjon.game(slug)
    _, jobs, _ = moments(game, recorded(game), GLANCE)
    tried = 0
    for job in jobs:
        state = game.load(job.position)
        if job.action is None or not state.hides(int(state.actor)) or tried == 8:
            continue
        for imagined in state.alternatives(int(state.actor), Random(3), 1, 6):
            other = judge(Job(game.slug, job.ply, game.dump(imagined), job.action, job.seconds))
            truth = judge(job)
            assert (other.cost, other.sure, other.gap) == (truth.cost, truth.sure, truth.gap)
            assert (other.better or {}).get("action") == (truth.better or {}).get("action")
            tried += 1
    assert tried > 2


def test_judgements_are_the_same_wherever_they_are_made() -> None:
    game = donjon.game("terra-turrium")
    record = recorded(game)
    assert judged(game.slug).judged == analyse(game, record, GLANCE, workers=2).judged


def test_progress_and_half_an_analysis() -> None:
    game = donjon.game("barony")
    record = recorded(game)
    course, jobs, results = moments(game, record, GLANCE)
    told: list[int] = []
    whole = analyse(game, record, GLANCE, workers=1, begin=told.append, advance=lambda: told.append(1))
    assert told == [len(jobs), *[1] * len(jobs)]
    half = Balance(record, course, {ply: one for ply, one in whole.judged.items() if ply < 40}, results)
    document = half.document()
    assert not half.whole
    assert document["players"] is None
    assert document["turning"] is None
    assert document["plies"] == whole.document()["plies"][: len(document["plies"]) - 1] + document["plies"][-1:]


def test_a_game_that_stopped_is_judged_up_to_what_everybody_could_expect_there() -> None:
    game = donjon.game("barony")
    record = recorded(game)
    record.actions = record.actions[:45]
    course, jobs, results = moments(game, record, GLANCE)
    assert results is None
    judged = {job.ply: judge(job) for job in jobs}
    expected = judged[len(record.actions)].shares
    balance = Balance(record, course, judged, results)
    assert balance.whole
    for player, share in zip(balance.players(), expected, strict=True):
        assert player["result"] == share
        assert player["start"] + player["skill"] + player["luck"] + player["others"] == pytest.approx(share)
    del judged[len(record.actions)]
    assert not balance.whole


def moment(first: int, actor: int, *, final: bool = False) -> Moment:
    return Moment(first, first, first, actor, "x", final)


def test_a_run_of_chance_is_one_moment() -> None:
    game = donjon.game("terre-de-barons")
    record = recorded(game)
    course, jobs, _ = moments(game, record, GLANCE)
    assert course[0].first == 0
    assert course[0].actor == CHANCE
    assert all(one.actor != CHANCE or two.actor != CHANCE for one, two in pairwise(course))
    assert [one.last + 1 for one in course[:-1]] == [two.first for two in course[1:]]
    assert {job.ply for job in jobs} == {one.first for one in course[1:]}
    assert course[-1].final
    assert [state.actor for state in game.replay(record)][-1] == OVER


@pytest.mark.parametrize(
    ("cost", "gap", "sure", "called"),
    [
        (0.2, 0.0, 0.9, "blunder"),
        (0.19, 0.0, 0.9, "mistake"),
        (0.05, 0.0, 0.9, "inaccuracy"),
        (0.039, 0.0, 0.9, None),
        (0.5, 0.0, 0.3, None),
        (0.0, 0.4, 0.9, "brilliant"),
        (0.0, 0.2, 0.9, "strong"),
        (0.0, 0.1, 0.9, None),
    ],
)
def test_marks_go_by_loss_and_certainty(cost: float, gap: float, sure: float, called: str | None) -> None:
    found = Judgement(3, (0.5, 0.5), cost=cost, gap=gap, sure=sure, choices=5)
    assert mark(found, moment(3, 0)) == called
    if called in ("brilliant", "strong"):
        assert mark(found, moment(3, 0, final=True)) is None


def test_accuracy_is_a_hundred_without_loss_and_falls_with_it() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 100
    costs = [0.0, 0.02, 0.1, 0.3, 1.0]
    found = [accuracy([cost]) or 0.0 for cost in costs]
    assert found == sorted(found, reverse=True)
    assert found[-1] == 0


def test_the_game_turned_where_the_largest_swing_was_never_made_good() -> None:
    assert min_from([0.4, 0.2, 0.9, 0.6]) == [0.2, 0.2, 0.6, 0.6]
    shares = [0.5, 0.9, 0.4, 0.7, 0.8]  # the first swing is the largest, and was made good
    found = {at: Judgement(at, (share, 1 - share)) for at, share in enumerate(shares)}
    course = [moment(at, at % 2) for at in range(5)]
    balance = Balance(Record("barony", 2), course, found, (1.0, 0.0))
    turning = balance.document()["turning"]
    assert (turning["ply"], turning["winner"], turning["kind"]) == (2, 0, "own")
