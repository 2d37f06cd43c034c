"""One ply of a finished game, judged by the bots' search: what everybody could expect, and what was better.

Shares are everybody's expected results and know all that lay hidden. Whether a decision was good is judged by what its
seat could know. A search hardly looks at bad decisions, so before anything is said of one it is searched by itself,
and so is what is said to be better; where much was lost, again and four times as long. Where that makes it a blunder,
what was best is asked four times as long as well, and that counts.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from librt.random import Random

from donjon.bots.advice import idea
from donjon.bots.judge import judge_for
from donjon.bots.search import EXPLORATION, Search
from donjon.bots.thought import LINES, Option, Thought, summarise
from donjon.core.game import Game
from donjon.core.state import CHANCE, OVER, State
from donjon.games import game as find_game

# Seconds of thinking about each decision, at the game's usual pace: a glance, a baron's turn, four times as long. A
# glance of a third of that saw no more in Barony and Terra Turrium than knights do, and took barons for them.
PASSES: Final = {"quick": 0.04, "full": 0.3, "deep": 1.2}
SEED = 20160401
FEWEST = 24  # iterations of a search, however short
OUTCOMES = 12  # of chance that are looked at one by one; where there are more, so many are drawn
SUSPICIOUS = 0.08  # a loss from which on a decision is searched again …
LONGER = 4  # … and so many times as long
GRAVE = 0.2  # a loss from which on all of it is, what is best as well
OUTSTANDING = 0.12  # what others seem to be worse by before it is looked into whether they are
RIVALS = 2  # other decisions that are searched by themselves then
CHOICES = 3  # decisions there must be for one to stand out
DOUBT = 0.02  # added to what two searches differ by, for two that find nothing agree by chance


@dataclass(frozen=True)
class Job:
    """A ply to be judged; it travels to workers."""

    game: str
    ply: int
    position: dict[str, Any]  # the document of the position before it
    action: int | None  # what was played there; None where a run of chance begins
    seconds: float  # of thinking, as many as the game's pace makes of them


@dataclass(frozen=True)
class Judgement:
    """What came of it."""

    ply: int
    shares: tuple[float, ...]  # everybody's expected result before it
    cost: float = 0.0  # the expected result that its seat lost by it
    gap: float = 0.0  # by how much everything else was worse
    sure: float = 1.0  # how much two searches agree about that, 0..1
    choices: int = 1  # legal decisions there were
    better: dict[str, Any] | None = field(default=None, compare=False)  # the best, where it was another or stands out


def judge(job: Job) -> Judgement:
    """Judge one ply; the same again whenever and wherever it is asked."""
    game = find_game(job.game)
    state = game.load(job.position)
    seat = int(state.actor)
    if job.action is None or seat < 0:
        return Judgement(job.ply, expect(state, None, job.seconds, SEED))
    choices = len(state.actions())
    if choices == 1:
        after = state.copy()
        after.apply(job.action)
        return Judgement(job.ply, expect(after, None, job.seconds, SEED))
    imagined = state.copy()
    imagined.redraw(seat, Random(SEED))  # from here on nothing is known but what the seat could know
    thought = think(imagined, seat, job.seconds, SEED, blind=False)
    shares = expect(state, None, job.seconds, SEED) if state.hides(seat) else tuple(thought.best().shares)
    found = weigh_up(imagined, seat, thought, job.action, job.seconds)
    if found.cost >= GRAVE:  # only what a longer search says as well is said: it may see what the decision was good for
        thought = think(imagined, seat, LONGER * job.seconds, SEED, blind=False)
        found = weigh_up(imagined, seat, thought, job.action, LONGER * job.seconds)
    better = told(game, imagined, seat, thought.best(), thought) if found.cost > 0.0 or found.gap > 0.0 else None
    return replace(found, ply=job.ply, shares=shares, choices=choices, better=better)


def weigh_up(state: State, seat: int, thought: Thought, played: int, seconds: float) -> Judgement:
    """What a decision lost against the best that was found, or by how much it was the best."""
    best = thought.best().action
    if best == played:
        gap, sure = lead(state, seat, thought, seconds)
        return Judgement(0, (), gap=gap, sure=sure)
    cost, sure = loss(state, seat, best, played, seconds)
    return Judgement(0, (), cost=cost, sure=sure)


def consider(job: Job) -> dict[str, Any]:
    """What the search makes of a position, as JSON; and of a decision somebody tries there."""
    game = find_game(job.game)
    state = game.load(job.position)
    seat, seconds = int(state.actor), job.seconds
    if seat < 0:
        return {"before": list(expect(state, None, seconds, SEED)), "ideas": [], "tried": None}
    imagined = state.copy()
    imagined.redraw(seat, Random(SEED))
    thought = think(imagined, seat, seconds, SEED, blind=False)
    before = expect(state, None, seconds, SEED) if state.hides(seat) else tuple(thought.best().shares)
    ideas = [_idea(game, imagined, seat, option, thought) for option in thought.options[:LINES] if option.visits > 0]
    tried = None if job.action is None else _tried(game, state, imagined, seat, thought, job.action, seconds)
    return {"before": list(before), "ideas": ideas, "tried": tried}


def _idea(game: Game, state: State, seat: int, option: Option, thought: Thought) -> dict[str, Any]:
    return {"text": game.text(state, option.action), **idea(game, state, seat, option, thought.visits)}


def _tried(
    game: Game, state: State, imagined: State, seat: int, thought: Thought, action: int, seconds: float
) -> dict[str, Any]:
    """A decision against the best that was found, each searched by itself."""
    best = thought.best()
    option = next(option for option in thought.options if option.action == action)
    found = _idea(game, imagined, seat, option, thought)
    cost, sure = (0.0, 1.0) if action == best.action else loss(imagined, seat, best.action, action, seconds)
    after = state.copy()
    after.apply(action)
    return {
        "action": action,
        "text": found["text"],
        "cost": round(cost, 3),
        "sure": round(sure, 2),
        "shares": list(expect(after, None, seconds, SEED)),
        "line": found["line"],
        "reasons": found["reasons"],
    }


def loss(state: State, seat: int, best: int, played: int, seconds: float) -> tuple[float, float]:
    """How much worse a decision is than another, and how sure that is."""
    cost, sure = compare(state, seat, best, played, seconds, SEED + 1)
    if cost >= SUSPICIOUS:
        cost, sure = compare(state, seat, best, played, LONGER * seconds, SEED + 3)
    return max(0.0, cost), sure


def lead(state: State, seat: int, thought: Thought, seconds: float) -> tuple[float, float]:
    """How much better the best decision is than all others, where it may be a lot, and how sure that is."""
    best, *others = thought.options
    rivals = sorted((option for option in others if option.visits > 0), key=lambda option: -option.worth)[:RIVALS]
    if len(others) < CHOICES - 1 or not rivals or best.worth - rivals[0].worth < OUTSTANDING:
        return 0.0, 1.0
    likings = judge_for(state).likings(state)
    if state.actions()[likings.index(max(likings))] == best.action:
        return 0.0, 1.0  # what anybody would try first needs no praise
    return min(compare(state, seat, best.action, rival.action, seconds, SEED + 5) for rival in rivals)


def compare(state: State, seat: int, one: int, other: int, seconds: float, seed: int) -> tuple[float, float]:
    """By how much one decision is better than another, each searched by itself; and how much two searches agree."""
    found = []
    for again in range(2):
        worths = []
        for action in (one, other):
            after = state.copy()
            after.apply(action)
            worths.append(expect(after, seat, seconds / 2, seed + again)[seat])
        found.append(worths[0] - worths[1])
    difference = abs(found[0] - found[1])
    return sum(found) / 2, 1.0 - min(1.0, difference / (abs(found[0]) + abs(found[1]) + DOUBT))


def expect(state: State, eyes: int | None, seconds: float, seed: int) -> tuple[float, ...]:
    """Everybody's expected result, by what that seat knows; None: by all there is to know."""
    if state.actor == OVER:
        return tuple(float(state.result(seat)) for seat in range(int(state.seats)))
    if state.actor != CHANCE:
        actor = int(state.actor)
        thought = think(state, actor if eyes is None else eyes, seconds, seed, blind=eyes is None)
        return tuple(thought.best().shares) if eyes in (None, actor) else foreseen(thought, int(state.seats))
    branches = outcomes(state, Random(seed))
    whole = sum(weight for weight, _ in branches)
    shares = [0.0] * int(state.seats)
    for weight, after in branches:
        expected = expect(after, eyes, seconds / len(branches), seed)
        shares = [share + weight / whole * one for share, one in zip(shares, expected, strict=True)]
    return tuple(shares)


def foreseen(thought: Thought, seats: int) -> tuple[float, ...]:
    """Everybody's expected result where somebody else decides, who may hold what is hidden: over all he was seen do."""
    visited = [option for option in thought.options if option.visits > 0]
    return tuple(
        sum(option.visits * option.shares[seat] for option in visited) / thought.visits for seat in range(seats)
    )


def outcomes(state: State, rng: Random) -> list[tuple[int, State]]:
    """What may come of a run of chance, up to the next decision, with weights: all of its first outcomes, or some."""
    first = state.actions()
    every = len(first) <= OUTCOMES
    found = []
    for outcome in first if every else range(OUTCOMES):
        after = state.copy()
        after.apply(outcome if every else state.drawn(rng))
        while after.actor == CHANCE:
            after.apply(after.drawn(rng))
        found.append((int(state.weight(outcome)) if every else 1, after))
    return found


def think(state: State, seat: int, seconds: float, seed: int, *, blind: bool) -> Thought:
    """What the search makes of a position by what that seat knows; `blind` to what is hidden, it takes all as it is."""
    start = state.copy()
    judge = judge_for(start)
    curiosity = float(judge.exploration(start)) or EXPLORATION
    search = Search(start, seat, int(judge.horizon(start)), curiosity, Random(seed), None, judge)
    search.open = search.open or blind
    # Also where what to do is known: by how much is asked.
    for _ in range(max(FEWEST, int(seconds * int(judge.pace(start))))):
        search.iterate()
    return summarise(search)


def told(game: Game, state: State, seat: int, best: Option, thought: Thought) -> dict[str, Any]:
    """The better decision in words: notation, how the game would have gone on, and why."""
    found = idea(game, state, seat, best, thought.visits)
    return {
        "action": best.action,
        "text": game.text(state, best.action),
        **{key: found[key] for key in ("line", "steps", "reasons")},
    }
