"""What a game's judge values, put to the test: its terms one by one, and weights learned from who won.

    python tools/judges.py ablate barony               # each term left out in turn, against the whole judge
    python tools/judges.py ablate barony --factor 2    # each term doubled instead
    python tools/judges.py learn barony                # weights fitted to games, against those there are
    python tools/judges.py try barony gold=1 near=0.2  # these weights, against those there are

Two search bots of equal iterations meet in one process, each with weights of its own; the seats change, the dice and
draws stay. A judge takes part by its `TERMS` (name and weight) and the `WEIGHTS` that its estimate reads.
"""

import argparse
import importlib
import math
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from librt.random import Random
from librt.vecs import vec

from donjon.bots import make
from donjon.core.errors import DonjonError
from donjon.core.game import Game
from donjon.core.seeds import derive
from donjon.core.state import CHANCE, OVER, State
from donjon.games import game as find_game
from donjon.lab.executor import Executor, executor
from donjon.lab.progress import Progress
from donjon.lab.ratings import interval

SEATS = 2
POSITIONS = 20  # of a game that weights are fitted to
ROUNDS = 12  # of the fit; it settles in about half of them
TRUST = 1.0  # in the weights there are: to double one of them costs half a unit of log-likelihood
HELD_OUT = 5  # every so many games are kept from the fit, to see what it is worth elsewhere
TINY = 1e-9
NUDGE = 0.25  # of a weight, to see what it does to the estimate; wide, for some are rounded to hundredths

Weights = tuple[float, ...]
Vector = npt.NDArray[np.float64]


class Judge(Protocol):
    """The part of a game's `judge.py` that can be measured."""

    TERMS: list[tuple[str, float]]
    WEIGHTS: Any  # vec[float], which has no type that mypy would know outside compiled modules


class NoWeights(DonjonError):
    """A judge whose terms cannot be changed from outside."""


def judge_of(game: Game) -> Judge:
    """The judge that lives beside the game."""
    judge: Any = importlib.import_module(f"{type(game).__module__}.judge")
    if not hasattr(judge, "WEIGHTS") or not hasattr(judge, "TERMS"):
        raise NoWeights(f"the judge of {game.title} has no TERMS and WEIGHTS yet: there is nothing to measure")
    found: Judge = judge
    return found


def weights_of(judge: Judge) -> Weights:
    """The weights as they are written in the judge."""
    return tuple(weight for _, weight in judge.TERMS)


def put(judge: Judge, weights: Iterable[float]) -> None:
    """Let the judge weigh like that from now on."""
    for k, weight in enumerate(weights):
        judge.WEIGHTS[k] = float(weight)


@dataclass(frozen=True)
class Encounter:
    """One game between two sets of weights, as it travels to a worker; two games make a deal."""

    game: str
    options: tuple[tuple[str, object], ...]
    bot: str
    weights: tuple[Weights, Weights]
    seed: int
    index: int


@dataclass(frozen=True)
class Outcome:
    """How it went: the first one's result, the seconds each of them thought, and all that happened."""

    result: float
    seconds: tuple[float, float]
    actions: tuple[int, ...]


def play(encounter: Encounter) -> Outcome:
    """Play one game to its end. Equal weights play both games of a deal alike."""
    game = find_game(encounter.game)
    judge = judge_of(game)
    deal, swapped = divmod(encounter.index, SEATS)
    bots = [make(encounter.bot, derive(encounter.seed, deal, "bot", seat)) for seat in range(SEATS)]
    rng = Random(derive(encounter.seed, deal))
    state = game.new(SEATS, dict(encounter.options))
    seconds = [0.0, 0.0]
    actions = []
    try:
        while (actor := int(state.actor)) != OVER:
            if actor == CHANCE:
                action = state.drawn(rng)
            else:
                who = actor ^ swapped
                put(judge, encounter.weights[who])
                began = time.thread_time()
                action = bots[actor].choose(state, actor)
                seconds[who] += time.thread_time() - began
            state.apply(action)
            actions.append(action)
    finally:
        put(judge, weights_of(judge))
    return Outcome(state.result(swapped), (seconds[0], seconds[1]), tuple(actions))


class Lab:
    """A game, and how matches of it are played."""

    def __init__(self, game: Game, options: dict[str, object], bot: str, seed: int, crew: Executor) -> None:
        self.game = game
        self.options = tuple(game.capped(options).items())
        self.bot = bot
        self.seed = seed
        self.crew = crew

    def games(self, first: Weights, second: Weights, games: int, label: str, bot: str | None = None) -> list[Outcome]:
        """So many games between these weights."""
        seed = derive(self.seed, self.game.slug, label)
        encounters = [
            Encounter(self.game.slug, self.options, bot or self.bot, (first, second), seed, index)
            for index in range(games)
        ]
        outcomes = []
        with Progress(games, label) as progress:
            for outcome in self.crew.map(play, encounters):
                outcomes.append(outcome)
                progress.advance()
        return outcomes

    def start(self) -> State:
        """The position before the first decision."""
        return self.game.new(SEATS, dict(self.options))


@dataclass(frozen=True)
class Score:
    """What a match says: the first one's mean result, and the time it took in times the second's."""

    games: int
    mean: float
    time: float
    alike: int  # deals whose two games were the same decision by decision

    @staticmethod
    def of(outcomes: Sequence[Outcome]) -> "Score":
        mean = sum(outcome.result for outcome in outcomes) / len(outcomes)
        first, second = (sum(outcome.seconds[who] for outcome in outcomes) for who in range(2))
        deals = zip(outcomes[::2], outcomes[1::2], strict=True)
        return Score(len(outcomes), mean, first / second, sum(a.actions == b.actions for a, b in deals))

    def __str__(self) -> str:
        if 2 * self.alike == self.games:
            return "0.500, no game differs"
        low, high = interval(self.mean, self.games)
        return f"{self.mean:.3f} ({low:.3f}–{high:.3f})"


def ablate(lab: Lab, judge: Judge, asked: argparse.Namespace) -> None:
    """A table: each term by what the judge scores against itself without it."""
    whole = weights_of(judge)
    known(judge, asked.terms)
    less = "without" if asked.factor == 0.0 else f"times {asked.factor:g}"
    print(f"| term | weight | the judge against itself {less} | time |\n|---|---|---|---|", flush=True)
    for k, (name, weight) in enumerate(judge.TERMS):
        if asked.terms and name not in asked.terms:
            continue
        other = (*whole[:k], asked.factor * weight, *whole[k + 1 :])
        score = Score.of(lab.games(whole, other, asked.games, name))
        print(f"| {name} | {weight:g} | {score} | {score.time:.2f} |", flush=True)


def attempt(lab: Lab, judge: Judge, asked: argparse.Namespace) -> None:
    """A match of weights somebody thought of."""
    tried = changed(judge, dict(asked.weights))
    score = Score.of(lab.games(tried, weights_of(judge), asked.games, "try"))
    print(f"Tried against as it is, {asked.games} games: {score}, time {score.time:.2f}.", flush=True)


def changed(judge: Judge, wanted: Mapping[str, float]) -> Weights:
    """The weights of the judge, but for some."""
    known(judge, wanted)
    return tuple(wanted.get(name, weight) for name, weight in judge.TERMS)


def known(judge: Judge, names: Iterable[str]) -> None:
    """Complain about terms the judge does not have."""
    terms = [name for name, _ in judge.TERMS]
    unknown = [name for name in names if name not in terms]
    if unknown:
        raise DonjonError(f"no such terms: {', '.join(unknown)}; there are {', '.join(terms)}")


# Learning.


@dataclass(frozen=True)
class Lesson:
    """Positions of one game, and what it came to: 1 if the first seat won, 0 if it lost."""

    positions: list[State]
    result: float


def lesson(lab: Lab, outcome: Outcome, seed: int) -> Lesson:
    """Some positions of the game, drawn from those where somebody has something to decide."""
    state = lab.start()
    met = []
    for action in outcome.actions:
        if state.actor != CHANCE and not state.halfway() and len(state.actions()) > 1:
            met.append(state.copy())
        state.apply(action)
    rng = Random(seed)
    while len(met) > POSITIONS:
        del met[rng.randrange(len(met))]
    return Lesson(met, (1.0 + state.result(0) - state.result(1)) / 2.0)


class Data:
    """Lessons in rows: each position counts for its part of a game, so that every game counts once."""

    def __init__(self, lessons: Sequence[Lesson]) -> None:
        self.states = [state for lesson in lessons for state in lesson.positions]
        self.results = np.array([lesson.result for lesson in lessons for _ in lesson.positions])
        self.counts = np.array([1.0 / len(lesson.positions) for lesson in lessons for _ in lesson.positions])

    def leads(self, judge: Judge, weights: Iterable[float]) -> Vector:
        """By position: how far ahead the judge sees the first seat, as a logarithm of odds."""
        out = vec[float]([0.0] * SEATS)
        leads = []
        put(judge, weights)
        for state in self.states:
            state.weigh(out)
            leads.append(math.log(max(out[0], TINY) / max(out[1], TINY)))
        put(judge, weights_of(judge))
        return np.array(leads)

    def slopes(self, judge: Judge, sizes: Vector, change: Vector) -> Vector:
        """By position and term: how the lead grows with the weight, in parts of its size; no weight changes sign."""
        columns = []
        for k in range(len(sizes)):
            more, less = change.copy(), change.copy()
            more[k] += NUDGE
            less[k] = max(less[k] - NUDGE, -1.0)
            rise = self.leads(judge, sizes * (1.0 + more)) - self.leads(judge, sizes * (1.0 + less))
            columns.append(rise / (more[k] - less[k]))
        return np.column_stack(columns)

    def surprise(self, leads: Vector) -> float:
        """The mean logarithmic loss of a judge as sure as these leads say; 0.693 for one who knows nothing."""
        likely = np.clip(sure(leads), TINY, 1.0 - TINY)
        loss = self.results * np.log(likely) + (1.0 - self.results) * np.log(1.0 - likely)
        return float(-(self.counts * loss).sum() / self.counts.sum())


def sure(leads: Vector) -> Vector:
    """From logarithms of odds to probabilities."""
    odds: Vector = 1.0 / (1.0 + np.exp(-leads))
    return odds


def fit(judge: Judge, data: Data, start: Weights) -> tuple[Vector, float]:
    """The weights under which the results are likeliest, and how sure of itself such a judge may be, 1 for as it is.

    Logistic regression by Newton's method. The estimate need not be linear in its weights: its slopes are taken anew
    in each round. Weights stay near those it starts from unless the games say otherwise, and keep their signs.
    """
    sizes = np.array(start)
    change = np.zeros(len(sizes))
    confidence = 1.0
    for _ in range(ROUNDS):
        leads = data.leads(judge, sizes * (1.0 + change))
        rows = np.column_stack([leads, confidence * data.slopes(judge, sizes, change)])
        likely = sure(confidence * leads)
        faith = np.concatenate([[TINY], np.full(len(sizes), TRUST)])
        uphill = rows.T @ (data.counts * (data.results - likely)) - faith * np.concatenate([[0.0], change])
        curve = rows.T @ (rows * (data.counts * likely * (1.0 - likely))[:, None]) + np.diag(faith)
        free = np.concatenate([[True], (change > -1.0) | (uphill[1:] > 0.0)])
        move = np.zeros(len(uphill))
        move[free] = np.linalg.solve(curve[np.ix_(free, free)], uphill[free])
        move *= min(1.0, 0.5 / float(np.abs(move).max()))  # never far at once, for slopes hold only nearby
        confidence += float(move[0])
        change = np.maximum(change + move[1:], -1.0)  # what is good is at worst of no use
    return sizes * (1.0 + change), confidence


def learn(lab: Lab, judge: Judge, asked: argparse.Namespace) -> None:
    """Weights fitted to games, how well they foretell others, and a match."""
    hand = changed(judge, dict(asked.start))
    outcomes = lab.games(hand, hand, asked.games, "lessons", f"{lab.bot}:loose={asked.loose:g}")
    lessons = [lesson(lab, outcome, derive(lab.seed, k)) for k, outcome in enumerate(outcomes)]
    lessons = [lesson for lesson in lessons if lesson.positions]
    taught = Data([lesson for k, lesson in enumerate(lessons) if k // 2 % HELD_OUT])
    others = Data([lesson for k, lesson in enumerate(lessons) if not k // 2 % HELD_OUT])
    fitted, confidence = fit(judge, taught, hand)
    learned = tuple(float(f"{weight:.3g}") for weight in fitted)
    print("| term | weight | learned |\n|---|---|---|")
    for (name, _), old, new in zip(judge.TERMS, hand, learned, strict=True):
        print(f"| {name} | {old:g} | {new:g} |")
    before, after = others.leads(judge, hand), others.leads(judge, learned)
    print(f"\nForetelling {len(lessons) // HELD_OUT} other games, in logarithmic loss (0.693: knows nothing):")
    print(f"{others.surprise(before):.4f} as it is, {others.surprise(after):.4f} learned, ", end="")
    print(f"{others.surprise(confidence * after):.4f} learned and {confidence:.2f} times as sure.", flush=True)
    score = Score.of(lab.games(learned, hand, asked.match, "match"))
    print(f"\nLearned against as it is, {asked.match} games: {score}, time {score.time:.2f}.", flush=True)


def arguments() -> argparse.ArgumentParser:
    """What can be asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("game", metavar="GAME", help="as in `donjon games`: barony, baron, …")
    common.add_argument("--budget", type=int, default=200, metavar="N", help="iterations per turn, 200 by default")
    common.add_argument("--seed", type=int, default=0, help="the same seed gives the same games, whatever the machine")
    common.add_argument("--workers", type=int, default=2, help="processes, 2 by default")
    common.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    command = commands.add_parser(
        "ablate",
        parents=[common],
        help="what each term is worth",
        description="Sets each term's weight to nothing in turn and lets the whole judge play against that. A score "
        "above one half says that the term is of use. Nothing is left out of the computing, so `time` (of the whole "
        "judge, in times the other's) differs from 1 only where the games do.",
    )
    command.add_argument("--games", type=even, default=200, metavar="N", help="for each term, 200 by default")
    command.add_argument("--factor", type=float, default=0.0, help="what weights are multiplied by, 0 by default")
    command.add_argument(
        "--terms", type=lambda text: text.split(","), default=[], metavar="A,B", help="these terms only"
    )
    command.set_defaults(run=ablate)
    command = commands.add_parser(
        "learn",
        parents=[common],
        help="weights fitted to who won",
        description="Bots play each other, weights are fitted to the results by logistic regression, and the learned "
        "weights play against those there are. Nothing is written: what is better is to be put into judge.py.",
    )
    command.add_argument("--games", type=even, default=1000, metavar="N", help="to learn from, 1000 by default")
    command.add_argument("--match", type=even, default=400, metavar="N", help="games to compare by, 400 by default")
    command.add_argument(
        "--loose", type=float, default=0.5, help="looseness of the bots it learns from, 0.5 by default"
    )
    command.add_argument(
        "--start", nargs="+", default=[], type=weight, metavar="TERM=WEIGHT", help="weights other than the judge's"
    )
    command.set_defaults(run=learn)
    command = commands.add_parser(
        "try",
        parents=[common],
        help="weights of your own",
        description="Lets the judge with some weights changed play against the judge as it is.",
    )
    command.add_argument("weights", nargs="+", type=weight, metavar="TERM=WEIGHT")
    command.add_argument("--games", type=even, default=200, metavar="N", help="200 by default")
    command.set_defaults(run=attempt)
    return parser


def even(text: str) -> int:
    """A number of games: deals of two, one from each seat."""
    games = int(text)
    if games < 2 or games % 2:
        raise argparse.ArgumentTypeError(f"games come in pairs, so there are no {games}")
    return games


def weight(text: str) -> tuple[str, float]:
    """A term and its weight."""
    name, _, value = text.partition("=")
    return name, float(value)


def settings(game: Game, given: Sequence[str]) -> dict[str, object]:
    """The options set by --set."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, object] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise DonjonError(f"{game.title} has no option {name}; there are {', '.join(known)}")
        chosen[name] = known[name].read(value)
    return chosen


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked; 2 if it cannot be done."""
    asked = arguments().parse_args(words)
    try:
        game = find_game(asked.game)
        judge = judge_of(game)
        with executor(asked.workers) as crew:
            lab = Lab(game, settings(game, asked.set), f"search:{asked.budget}", asked.seed, crew)
            asked.run(lab, judge, asked)
    except DonjonError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
