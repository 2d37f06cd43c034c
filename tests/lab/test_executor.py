"""Where many games are played changes nothing about them: here, in processes, or on a cluster that loses a node."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import donjon
from donjon.cli import main
from donjon.lab.executor import BadCluster, executor, fingerprint
from donjon.lab.match import Pairing, Played, play_match, play_pairing

GAME = donjon.game("terra-turrium")
PATIENT = 120  # seconds, for a cluster to wake up on a busy machine


@dataclass(frozen=True)
class Witnessed:
    """A game, and the folder in which whoever begins or ends it leaves a line."""

    pairing: Pairing
    folder: Path


def play_witnessed(job: Witnessed) -> Played:
    """Play a game; say that it is under way, by which process, and that it is done. Takes a while, as games do."""
    _leave_line(job.folder / "begun", f"{job.pairing.index} {os.getppid()}")
    played = play_pairing(job.pairing)
    time.sleep(0.1)  # a node is killed while games run, not between them
    _leave_line(job.folder / "done", str(job.pairing.index))
    return played


def _leave_line(path: Path, line: str) -> None:
    with path.open("a") as lines:
        lines.write(line + "\n")


def pairings(games: int) -> list[Pairing]:
    options = tuple(GAME.capped({}).items())
    return [Pairing(GAME.slug, ("greedy", "random"), options, 5, index) for index in range(games)]


def square(number: int) -> int:
    return number * number


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    with executor(workers) as crew:
        assert crew.workers == workers
        assert list(crew.map(square, list(range(300)))) == [number**2 for number in range(300)]
        assert list(crew.map(square, [])) == []


def test_no_more_processes_than_jobs() -> None:
    with executor(8, jobs=1) as crew:
        assert crew.workers == 1
    with executor(8, jobs=2) as crew:
        assert crew.workers == 2


class Cluster:
    """A real Ray cluster on this machine: nodes of one core each, with addresses of their own, which can be killed."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.2", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.nodes: list[subprocess.Popen[bytes]] = []

    @property
    def address(self) -> str:
        return f"127.0.0.2:{self.port}"

    def start_node(self) -> subprocess.Popen[bytes]:
        """One more; the first is the head."""
        if self.nodes:
            place = [f"--address={self.address}"]
        else:
            place = ["--head", f"--port={self.port}", f"--temp-dir={self.folder}", "--include-dashboard=false"]
        itself = f"--node-ip-address=127.0.0.{2 + len(self.nodes)}"
        ray = str(Path(sys.executable).with_name("ray"))
        node = subprocess.Popen(
            [ray, "start", *place, itself, "--num-cpus=1", "--disable-usage-stats", "--block"],
            stdout=(self.folder / f"node{len(self.nodes)}.log").open("wb"),
            stderr=subprocess.STDOUT,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},  # for the work is in this file
        )
        self.nodes.append(node)
        return node

    def kill(self, node: subprocess.Popen[bytes]) -> None:
        """A power cut: the node's own process and all it started."""
        for process in [*descendants(node.pid), node.pid]:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        node.wait()


def descendants(parent: int) -> list[int]:
    children: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        children.setdefault(int(fields[1]), []).append(int(status.parent.name))
    found = []
    waiting = [parent]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += below
    return found


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:  # short: sockets have long names in it
        made = Cluster(Path(folder))
        try:
            made.start_node()
            yield made
        finally:
            for node in reversed(made.nodes):
                made.kill(node)


def wait_for_cores(cluster: Cluster, count: int) -> None:
    deadline = time.monotonic() + PATIENT
    while True:
        try:
            with executor(ray=cluster.address) as crew:
                if crew.workers == count:
                    return
        except BadCluster:
            pass
        assert time.monotonic() < deadline, "the cluster does not wake up"
        time.sleep(0.5)


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines() if path.exists() else []


@pytest.mark.timeout(600)
def test_a_cluster_that_loses_a_node_plays_the_same_games_and_only_those_under_way_again(
    cluster: Cluster, tmp_path: Path
) -> None:
    wait_for_cores(cluster, 1)
    second = cluster.start_node()
    wait_for_cores(cluster, 2)
    jobs = [Witnessed(pairing, tmp_path) for pairing in pairings(40)]
    results: list[Played] = []
    killed = False
    with executor(ray=cluster.address) as crew:
        for played in crew.map(play_witnessed, jobs):
            results.append(played)
            if not killed and any(_on(second, line) for line in lines(tmp_path / "begun")):
                killed = True
                cluster.kill(second)
    assert killed, "the second node never played"
    assert results == [play_pairing(pairing) for pairing in pairings(40)]
    begun = Counter(int(line.split()[0]) for line in lines(tmp_path / "begun"))
    again = {index for index, times in begun.items() if times > 1}
    done = Counter(int(line) for line in lines(tmp_path / "done"))
    assert len(again) <= 2, f"games begun again: {sorted(again)}"
    assert set(done) == set(range(40))


def _on(node: subprocess.Popen[bytes], line: str) -> bool:
    """Whether the process that played is of that node."""
    return int(line.split()[1]) in descendants(node.pid)


@pytest.mark.timeout(600)
def test_commands_play_on_a_cluster(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    wait_for_cores(cluster, 1)
    there = play_match(GAME, ["greedy", "random"], 4, seed=3, ray=cluster.address)
    assert there == play_match(GAME, ["greedy", "random"], 4, seed=3, workers=1)
    asked = ["--game", GAME.slug, "--most", "32", "--elo1", "200", "--json"]
    told = []
    for where in (["--ray", cluster.address], ["--workers", "1"]):
        assert main(["duel", "greedy", "random", *asked, *where]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


@pytest.mark.timeout(600)
def test_a_node_with_another_donjon_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_for_cores(cluster, 1)
    monkeypatch.setattr("donjon.lab.executor.fingerprint", lambda: "another")
    with executor(ray=cluster.address) as crew, pytest.raises(BadCluster, match="another Donjon"):
        list(crew.map(square, [1, 2, 3]))
    assert fingerprint() != "another"


def test_no_cluster_at_an_address_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadCluster, match="no Ray cluster at 127"), executor(ray="127.0.0.1:9"):
        pass
    assert main(["match", GAME.slug, "--bots", "random,random", "--games", "1", "--ray", "127.0.0.1:9"]) == 2
    assert "127.0.0.1:9" in capsys.readouterr().err
