"""A game learned from beginning to end: self-play, fit, match, and what is kept.

Every stage goes on where it was: lessons lie in a folder, one file each, and matches keep their games.
"""

import hashlib
import importlib
import json
import subprocess
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from librt.random import Random

from donjon.bots.judge import FOLDER, HAND, Judge, judge_for
from donjon.bots.search import EXPLORATION, Search
from donjon.core.errors import DonjonError
from donjon.core.game import Game
from donjon.core.traits import entries
from donjon.lab.duel import Standing, Terms, duel_for, fight
from donjon.lab.executor import executor
from donjon.lab.pace import opening
from donjon.lab.progress import Progress
from donjon.learn.fit import Say, fit_net, fit_table
from donjon.learn.lessons import assignments, keep, lesson_at, play
from donjon.learn.reading import HELD_OUT, Book, bind, open_lesson

FORMAT = 1
SEED_OF_MATCHES = 1_000_003  # matches are of other games than those learned from
SPEED_SEARCH = 300  # iterations of one search that is timed …
SPEED_SECONDS = 1.0  # … and how long


class NothingToLearn(DonjonError):
    """A game that says nothing of its actions, or of which too little was played."""


@dataclass(frozen=True)
class Course:
    """What is asked; equal ones come to equal weights."""

    game: str
    lessons: int = 300
    iterations: int = 400
    seed: int = 1
    curiosity: float = 0.0  # of the search that goes with it; 0: the game's own

    def command(self) -> str:
        asked = f"python -m donjon.learn {self.game} --lessons {self.lessons} --iterations {self.iterations}"
        return f"{asked} --seed {self.seed}" + (f" --curiosity {self.curiosity:g}" if self.curiosity else "")


@dataclass(frozen=True)
class Trials:
    """How it is found out whether what was learned plays better."""

    budget: str = "0.06s"
    games: int = 200
    seats: tuple[int, ...] = ()


@dataclass(frozen=True)
class Means:
    """Where it is done, and where things lie."""

    folder: Path
    workers: int | None = None
    ray: str | None = None


def self_play(game: Game, course: Course, means: Means) -> list[Path]:
    """The first stage: the lessons that are not there yet."""
    folder = means.folder / f"lessons-{course.seed}-{course.iterations}"
    folder.mkdir(parents=True, exist_ok=True)
    every = assignments(game, course.lessons, course.seed, course.iterations)
    missing = [job for job in every if not lesson_at(folder, job.index).exists()]
    if missing:
        with executor(means.workers, means.ray, len(missing)) as crew, Progress(len(missing), "self-play") as progress:
            for job, lesson in zip(missing, crew.map(play, missing), strict=True):
                keep(folder, job.index, lesson)
                progress.advance()
    return [lesson_at(folder, job.index) for job in every]


def fit(game: Game, course: Course, lessons: list[Path], say: Say) -> dict[str, Any]:
    """The second stage: weights from lessons, as their file will hold them."""
    traits: Any = importlib.import_module(f"{type(game).__module__}.traits")
    books: list[Book] = []
    with Progress(len(lessons), "reading") as progress:
        for path in lessons:
            books.append(open_lesson(game, path))
            progress.advance()
    taught = bind(book for k, book in enumerate(books) if k % HELD_OUT)
    others = bind(book for k, book in enumerate(books) if not k % HELD_OUT)
    if not taught.choices.size or not others.choices.size:
        raise NothingToLearn(f"these lessons say nothing of {game.title}: play more of them")
    prior, liked = fit_table(taught.choices, others.choices, entries(traits.PARTS), course.seed, say)
    value, expected = None, None
    if taught.prospects.said.shape[2]:
        value, expected = fit_net(taught.prospects, others.prospects, course.seed, say)
    return {
        "format": FORMAT,
        "game": game.slug,
        "made": {
            "command": course.command(),
            "seed": course.seed,
            "commit": commit(),
            "lessons": hashed(lessons),
            "decisions": taught.choices.size + others.choices.size,
            "positions": taught.prospects.size + others.prospects.size,
            "preferences": liked,
            "estimates": expected,
        },
        "search": {"exploration": course.curiosity},
        "chosen": [],
        "prior": prior,
        "value": value,
    }


def commit() -> str:
    """The commit these sources are of, where they are in a repository."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def hashed(lessons: list[Path]) -> str:
    """A hash of all lessons."""
    whole = hashlib.blake2b(digest_size=16)
    for path in lessons:
        whole.update(path.read_bytes())
    return whole.hexdigest()


def write(document: dict[str, Any], path: Path) -> None:
    """The weights as a file: a line for each thing, so that differences can be read."""
    lines = [f'"{name}": {json.dumps(said, separators=(",", ":"))}' for name, said in document.items()]
    path.parent.mkdir(exist_ok=True)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def weights_of(game: Game) -> Path:
    """Where the weights of a game lie."""
    return FOLDER / f"{game.slug}.json"


def match(game: Game, document: dict[str, Any], trials: Trials, means: Means) -> list[Standing]:
    """The third stage: what was learned, in part and as a whole, against the judge made by hand, at equal time."""
    parts = ["prior"] if document["value"] is None else ["prior", "learned"]
    version = hashlib.blake2b(json.dumps(document).encode(), digest_size=4).hexdigest()
    found = []
    for seats in trials.seats or game.seats:
        for part in parts:
            name, other = (f"search:{trials.budget}:judge={judge}" for judge in (part, "hand"))
            duel = duel_for(
                game, name, other, seats=seats, seed=SEED_OF_MATCHES, terms=Terms(0.0, 20.0), most=trials.games
            )
            folder = means.folder / f"{version}-{trials.budget}-{part}-{seats}"
            with Progress(trials.games, f"{part}, {seats} seats") as progress:
                found.append(
                    fight(
                        duel,
                        workers=means.workers,
                        ray=means.ray,
                        folder=folder,
                        advance=lambda standing, bar=progress: bar.advance(f"{standing.score:.2f}"),  # type: ignore[misc]
                    )
                )
    return found


def accept(standings: list[Standing]) -> list[dict[str, Any]]:
    """The last stage: for each number of seats what won, if the lower bound of its score says so."""
    chosen = []
    for seats in sorted({standing.duel.seats for standing in standings}):
        won = [one for one in standings if one.duel.seats == seats and one.interval()[0] > 1.0 / seats]
        if won:
            best = max(won, key=lambda one: one.interval()[0])
            low, high = best.interval()
            chosen.append(
                {
                    "seats": [seats],
                    "unless": {},
                    "prior": True,
                    "value": best.duel.one.endswith("learned"),
                    "match": f"{best.duel.one} against {best.duel.other}, seed {best.duel.seed}",
                    "score": [round(best.score, 3), round(low, 3), round(high, 3), best.games],
                    "speed": round(speed(best.duel.game, seats, best.duel.one.rpartition("=")[2]), 2),
                }
            )
    return chosen


def speed(game: Game, seats: int, wanted: str) -> float:
    """How fast a search with that judge is, in times the one made by hand."""
    state = opening(game, seats)
    return paced(game, seats, judge_for(state, wanted)) / paced(game, seats, HAND)


def paced(game: Game, seats: int, judge: Judge) -> float:
    """Iterations of a search from the opening in a second of this process."""
    state = opening(game, seats)
    began, done = time.process_time(), 0
    while (passed := time.process_time() - began) < SPEED_SECONDS:
        curiosity = float(judge.exploration(state)) or EXPLORATION
        search = Search(state, state.actor, judge.horizon(state), curiosity, Random(done), None, judge)
        for _ in range(SPEED_SEARCH):
            search.iterate()
        done += SPEED_SEARCH
    return done / passed


def told(standing: Standing) -> dict[str, Any]:
    """A match in a few numbers."""
    low, high = standing.interval()
    asked = {name: said for name, said in asdict(standing.duel.terms).items() if name.startswith("elo")}
    return {
        "bots": [standing.duel.one, standing.duel.other],
        "seats": standing.duel.seats,
        "games": standing.games,
        "score": round(standing.score, 3),
        "interval": [round(low, 3), round(high, 3)],
        "verdict": standing.verdict(),
        **asked,
    }
