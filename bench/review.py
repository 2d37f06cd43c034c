"""What reviews promise, measured: how long they take, whether blunders stay, whether accuracy tells levels.

    python -m bench.review levels build/review           # page … baron against their neighbours; goes on where it was
    python -m bench.review levels build/review --tell    # only what the folder holds
    python -m bench.review stable build/review           # of the blunders in these games, those that stay
    python -m bench.review pace build/review             # CPU seconds of both passes over 200 decisions
    python -m bench.review stepping                      # 2,000 plies, real server, real browser, nothing kept warm

Games are played between bots, two seats, each pair by turns in both; the folder holds one line for each game with its
record and with what was found of every decision. Seconds are the process's on its core, unless it says otherwise.
"""

import argparse
import json
import math
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from librt.random import Random

import donjon
from donjon.bots import make
from donjon.bots.balance import SURE, Moment, accuracy, mark, moments
from donjon.bots.judging import LONGER, PASSES, Job, judge
from donjon.core.game import Game
from donjon.core.record import Record
from donjon.core.seeds import derive
from donjon.core.state import CHANCE, OVER

SUSPECT = 0.14  # lost at a first look, from which on a second may call it a blunder
LADDER = ("page", "squire", "knight", "baron", "duke")
DECISIONS = 200
PLIES = 2000
ENDLESS = ("terre-de-barons", "terra-turrium")  # games that go on that long, played at random
STUDIES = 16  # games by turns: more than a server keeps
AROUND = 24  # positions the page fetches on either side of one


def play(game: Game, bots: Sequence[str], seed: int, index: int) -> tuple[Record, list[float]]:
    """A game between bots by name, and everybody's result."""
    state = game.new(len(bots), options := game.capped())
    rng = Random(derive(seed, game.slug, index))
    sitting = [make(name, derive(seed, game.slug, index, name, seat)) for seat, name in enumerate(bots)]
    texts = []
    while (actor := int(state.actor)) != OVER:
        action = state.drawn(rng) if actor == CHANCE else sitting[actor].choose(state, actor)
        texts.append(game.text(state, action))
        state.apply(action)
    record = Record(game.slug, len(bots), options, texts, game.rules)
    return record, [float(state.result(seat)) for seat in range(len(bots))]


def sampled(game: Game, record: Record, most: int, index: int) -> tuple[list[Moment], list[Job]]:
    """The course of a game, and at most so many of its decisions, evenly spread over all that had a choice."""
    course, jobs, _ = moments(game, record, 0.0)
    decisions = [job for job in jobs if job.action is not None and len(game.load(job.position).actions()) > 1]
    apart = math.ceil(len(decisions) / most)
    return course, decisions[index % apart :: apart]


def found(job: Job, moment: Moment, seconds: float) -> dict[str, Any]:
    """What is found of a decision."""
    said = judge(replaced(job, seconds))
    called = {"cost": round(said.cost, 4), "sure": round(said.sure, 3), "mark": mark(said, moment)}
    return {"ply": job.ply, "seat": moment.actor} | called


class Ledger:
    """One line of JSON for each thing that was measured; what is there is not measured again."""

    def __init__(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / f"{name}.jsonl"
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        self.rows: list[dict[str, Any]] = [json.loads(line) for line in lines if line.endswith("}")]
        if lines and not self.file.read_text(encoding="utf-8").endswith("\n"):  # the last one was cut short
            self.file.write_text("".join(json.dumps(row) + "\n" for row in self.rows), encoding="utf-8")

    def add(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def key(row: dict[str, Any]) -> tuple[str, ...]:
    return row["game"], *row["bots"], str(row["index"])


def levels(asked: argparse.Namespace) -> None:
    """Play levels against each other, judge their games and say how accurate each level was."""
    games, judged = Ledger(asked.folder, "games"), Ledger(asked.folder, f"judged-{asked.seconds:g}")
    if not asked.tell:
        played, done = {key(row): row for row in games.rows}, {key(row) for row in judged.rows}
        for index in range(asked.games):
            for pair in asked.pairs:
                for game in asked.game:
                    bots = tuple(pair.split(","))[:: 1 if index % 2 == 0 else -1]
                    row: dict[str, Any] = {"game": game.slug, "bots": list(bots), "index": index}
                    if key(row) in done:
                        continue
                    if key(row) not in played:
                        record, results = play(game, bots, asked.seed, index)
                        games.add(played.setdefault(key(row), row | {"results": results, "record": record.document()}))
                    record = Record.read(played[key(row)]["record"])
                    began = time.process_time()
                    course, jobs = sampled(game, record, asked.most, index)
                    by_ply = {moment.first: moment for moment in course}
                    told = [found(job, by_ply[job.ply], asked.seconds) for job in jobs]
                    judged.add(row | {"found": told, "judging": round(time.process_time() - began, 2)})
                    print(len(judged.rows), *key(row), file=sys.stderr, flush=True)
    for game in asked.game:
        tell_levels(game, judged.rows)


def tell_levels(game: Game, rows: Sequence[dict[str, Any]]) -> None:
    """The mean accuracy of each level, over its games, and which neighbours' intervals touch."""
    bounds: list[tuple[str, float, float]] = []
    for level in LADDER:
        values = [
            value
            for row in rows
            if row["game"] == game.slug
            for seat, name in enumerate(row["bots"])
            if name == level and (value := accuracy([one["cost"] for one in row["found"] if one["seat"] == seat]))
        ]
        if len(values) < 2:
            continue
        middle, width = mean(values), student(len(values)) * stdev(values) / math.sqrt(len(values))
        bounds.append((level, middle - width, middle + width))
        spread = f"{middle:5.1f} ({middle - width:.1f} to {middle + width:.1f})"
        print(f"{game.slug:18} {level:8} {spread}, {len(values)} games")
    touching = [f"{one} and {two}" for (one, _, high), (two, low, _) in pairwise(bounds) if low <= high]
    print(f"{game.slug:18} intervals touch: {', '.join(touching) or 'none'}")


def student(games: int) -> float:
    """How many standard errors 95 % are on either side of a mean of so many (Cornish and Fisher)."""
    z, free = 1.959964, games - 1
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a proportion."""
    z = 1.959964
    middle = (hits + z * z / 2) / (tries + z * z)
    width = z / (tries + z * z) * math.sqrt(hits * (tries - hits) / tries + z * z / 4)
    return middle - width, middle + width


def stable(asked: argparse.Namespace) -> None:
    """Search what a pass calls a blunder four times as long: how often it is still called so."""
    ledger = Ledger(asked.folder, f"stable-{asked.seconds:g}")
    done = {(*key(row), row["ply"]) for row in ledger.rows}
    for row, job, moment in suspects(asked):
        if (*key(row), job.ply) in done:
            continue
        said = found(job, moment, asked.seconds)
        longer = found(job, moment, LONGER * asked.seconds) if said["mark"] == "blunder" else None
        ledger.add({"game": row["game"], "bots": row["bots"], "index": row["index"]} | said | {"longer": longer})
        print(len(ledger.rows), row["game"], said, longer, file=sys.stderr, flush=True)
    for slug in [game.slug for game in asked.game] + ["all"]:
        called = [row for row in ledger.rows if slug in ("all", row["game"]) and row["mark"] == "blunder"]
        stayed = sum(row["longer"]["mark"] == "blunder" for row in called)
        if called:
            low, high = wilson(stayed, len(called))
            print(f"{slug:18} {stayed} of {len(called)} stay: {stayed / len(called):.3f} ({low:.3f} to {high:.3f})")


def replaced(job: Job, seconds: float) -> Job:
    return Job(job.game, job.ply, job.position, job.action, seconds)


def suspects(asked: argparse.Namespace) -> Iterator[tuple[dict[str, Any], Job, Moment]]:
    """Decisions that lost much at a first look, of each game by turns."""
    games = {key(row): row for row in Ledger(asked.folder, "games").rows}
    first = Ledger(asked.folder, f"judged-{asked.first:g}").rows
    queues = [suspects_of(game, games, [row for row in first if row["game"] == game.slug]) for game in asked.game]
    for _ in range(asked.most):
        for queue in queues:
            one = next(queue, None)
            if one is not None:
                yield one


def suspects_of(
    game: Game, games: dict[tuple[str, ...], dict[str, Any]], rows: Sequence[dict[str, Any]]
) -> Iterator[tuple[dict[str, Any], Job, Moment]]:
    for row in rows:
        plies = [one["ply"] for one in row["found"] if one["cost"] >= SUSPECT and one["sure"] >= SURE]
        if plies:
            course, jobs, _ = moments(game, Record.read(games[key(row)]["record"]), 0.0)
            by_ply = {job.ply: job for job in jobs}
            for ply in plies:
                yield row, by_ply[ply], next(moment for moment in course if moment.first == ply)


def pace(asked: argparse.Namespace) -> None:
    """What both passes cost over 200 decisions that had a choice, with all dice and draws between: CPU seconds."""
    games = Ledger(asked.folder, "games")
    for game in asked.game:
        jobs, decisions = [], 0
        for row in [row for row in games.rows if row["game"] == game.slug and row["index"] < asked.deals]:
            record = Record.read(row["record"])
            jobs += moments(game, record, 0.0)[1]
            decisions += len(sampled(game, record, PLIES, 0)[1])
        told = []
        for thoroughness, apart in (("quick", 1), ("full", asked.apart)):
            began = time.process_time()
            for job in jobs[::apart]:
                judge(replaced(job, PASSES[thoroughness]))
            seconds = (time.process_time() - began) * apart * DECISIONS / decisions
            told.append(f"{thoroughness} {seconds:.1f} s of {len(jobs[::apart])} plies")
        print(f"{game.slug:18} {DECISIONS} decisions: {', '.join(told)}", flush=True)


def stepping(asked: argparse.Namespace) -> None:
    """Steps of games of 2,000 plies, in an order nothing can have kept: at the server's door, then on the page."""
    import httpx
    from playwright.sync_api import sync_playwright
    from tests.browser.conftest import CHROMIUM, FLAGS
    from tests.browser.house import House

    rng = random.Random(asked.seed)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        http = httpx.Client(base_url=house.address, timeout=60)
        try:
            studies = [bring(http, slug, number) for number in range(STUDIES // 2) for slug in ENDLESS]
            doors: list[float] = []
            idle: list[float] = []
            for _ in range(asked.rounds):
                for study in studies:  # more than a server keeps
                    doors.append(timed(lambda study=study: look(http, study, rng.randrange(PLIES))))
                    idle.append(timed(lambda: http.get("/api/health").raise_for_status()))
            tell_times("at the door, 49 positions, nothing kept", doors)
            tell_times("for comparison, /api/health", idle)
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for study in studies[: len(ENDLESS)]:
                page = browser.new_page(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
                page.add_init_script(WATCH)
                page.goto(f"{house.address}/r/{study}")
                page.wait_for_selector("[data-screen=review][data-ready]")
                slider = page.get_by_role("slider").bounding_box()
                assert slider
                line = page.context.new_cdp_session(page)
                line.send("Performance.enable", {"timeDomain": "threadTicks"})
                page.keyboard.press("Home")
                page.wait_for_function("() => !window.began")
                for how in ("arrow", "jump"):
                    page.evaluate("window.steps = []")
                    busy = work_of(line)
                    for _ in range(asked.steps):
                        if how == "arrow":
                            page.keyboard.press("ArrowRight")
                        else:
                            for other in studies[2:]:
                                look(http, other, 0)  # so that the server has forgotten this one
                            across = slider["x"] + slider["width"] * rng.uniform(0.06, 0.99)
                            page.mouse.click(across, slider["y"] + slider["height"] * 0.6)
                        page.wait_for_function("() => !window.began")
                    steps = [float(one) for one in page.evaluate("window.steps")]
                    each = 1000 * (work_of(line) - busy) / asked.steps
                    tell_times(f"on the page, {how}, {page.title()}; {each:.0f} ms of its own thread each", steps)
            browser.close()
        finally:
            house.kill()


# From a key or a press until the position it asked for has been drawn. It is there first, so that it hears first.
WATCH = """
{
  const stop = () => document.querySelector('[data-screen=review][data-ready]')?.dataset.stop;
  const look = (before) => {
    if (stop() === undefined || stop() === before) return void requestAnimationFrame(() => look(before));
    requestAnimationFrame(() => { window.steps.push(performance.now() - window.began); window.began = 0; });
  };
  const begin = () => { window.began = performance.now(); look(stop()); };
  addEventListener('keydown', begin, true);
  addEventListener('pointerdown', begin, true);
  window.steps = [];
}
"""


def bring(http: Any, slug: str, seed: int) -> str:
    """A game of three, played at random for 2,000 plies, brought to the server."""
    game, rng, texts = donjon.game(slug), random.Random(seed), []
    state = game.new(3, {})
    while len(texts) < PLIES:
        action = rng.choice(state.actions())
        texts.append(game.text(state, action))
        state.apply(action)
    record = Record(slug, 3, {}, texts, game.rules).document()
    answer = http.post("/api/studies", json={"record": record, "names": []}, headers={"Origin": str(http.base_url)})
    return str(answer.raise_for_status().json()["id"])


def look(http: Any, study: str, ply: int) -> None:
    first, last = max(0, ply - AROUND), ply + AROUND
    http.get(f"/api/reviews/{study}/positions", params={"first": first, "last": last}).raise_for_status()


def timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - began)


def work_of(line: Any) -> float:
    """CPU seconds of the page's thread so far."""
    metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def tell_times(what: str, times: Sequence[float]) -> None:
    low, high = (sorted(times)[int(part * (len(times) - 1))] for part in (0.5, 0.95))
    print(f"{what}: {low:.0f} ms in the median, {high:.0f} ms at 95 % of {len(times)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    every = argparse.ArgumentParser(add_help=False)
    every.add_argument("folder", type=Path)
    every.add_argument("--game", type=donjon.game, action="append", help="all of them by default")
    every.add_argument("--seed", type=int, default=22)

    one = commands.add_parser("levels", parents=[every], help=levels.__doc__)
    one.add_argument("--pairs", nargs="+", default=["page,squire", "knight,baron"])
    one.add_argument("--games", type=int, default=40, help="of each pair")
    one.add_argument("--most", type=int, default=60, help="decisions of a game that are judged, evenly spread")
    one.add_argument("--seconds", type=float, default=PASSES["quick"], help="of thinking about a decision")
    one.add_argument("--tell", action="store_true", help="play nothing")
    one.set_defaults(run=levels)

    one = commands.add_parser("stable", parents=[every], help=stable.__doc__)
    one.add_argument("--first", type=float, default=PASSES["quick"], help="seconds of the look that found suspects")
    one.add_argument("--seconds", type=float, default=PASSES["quick"], help="of the search that calls it a blunder")
    one.add_argument("--most", type=int, default=40, help="suspects of each game")
    one.set_defaults(run=stable)

    one = commands.add_parser("pace", parents=[every], help=pace.__doc__)
    one.add_argument("--deals", type=int, default=4, help="of each pair, whose games are judged again")
    one.add_argument("--apart", type=int, default=16, help="of the plies, so many as one is looked at thoroughly")
    one.set_defaults(run=pace)

    one = commands.add_parser("stepping", help=stepping.__doc__)
    one.add_argument("--rounds", type=int, default=12)
    one.add_argument("--steps", type=int, default=100)
    one.add_argument("--seed", type=int, default=22)
    one.set_defaults(run=stepping, game=None)

    asked = parser.parse_args()
    asked.game = asked.game or donjon.games()
    asked.run(asked)


if __name__ == "__main__":
    main()
