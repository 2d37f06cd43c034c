"""The benchmark: every figure and the peers it is compared with, measured in the same run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from donjon.core.game import Game
from donjon.lab.pace import copy_ns, decisions_per_s, iterations_per_s, uncompiled_decisions_per_s
from donjon.lab.peers import PEERS, Peer
from donjon.lab.uncompiled import compiled

ROUNDS = 3


@dataclass
class PeerPace:
    """How fast a peer is."""

    name: str
    version: str
    decisions_per_s: float = 0.0

    def document(self) -> dict[str, Any]:
        """The figures as JSON."""
        return {"name": self.name, "version": self.version, "decisions_per_s": round(self.decisions_per_s)}


@dataclass
class Pace:
    """How fast one game is at one number of seats."""

    game: str
    seats: int
    decisions_per_s: float = 0.0
    uncompiled_decisions_per_s: float = 0.0
    copy_ns: float = float("inf")
    iterations_per_s: float = 0.0

    def document(self, peers: Sequence[PeerPace]) -> dict[str, Any]:
        """The figures as JSON; `ratios` say how many times faster than each peer, and than uncompiled."""
        return {
            "game": self.game,
            "seats": self.seats,
            "decisions_per_s": round(self.decisions_per_s),
            "uncompiled_decisions_per_s": round(self.uncompiled_decisions_per_s),
            "copy_ns": round(self.copy_ns),
            "iterations_per_s": round(self.iterations_per_s),
            "ratios": {name: round(ratio, 2) for name, ratio in self.ratios(peers).items()},
        }

    def ratios(self, peers: Sequence[PeerPace]) -> dict[str, float]:
        """Decisions per second, in times those of the uncompiled rules and of each peer."""
        against = {"uncompiled": self.uncompiled_decisions_per_s}
        against |= {peer.name: peer.decisions_per_s for peer in peers}
        return {name: self.decisions_per_s / pace for name, pace in against.items() if pace > 0}


@dataclass
class Bench:
    """All figures of one run."""

    compiled: bool
    games: list[Pace]
    peers: list[PeerPace]

    def document(self) -> dict[str, Any]:
        """The figures as JSON."""
        return {
            "compiled": self.compiled,
            "games": [pace.document(self.peers) for pace in self.games],
            "peers": [peer.document() for peer in self.peers],
        }


def steps(games: Sequence[Game]) -> int:
    """How many measurements a run takes, for the progress bar."""
    return ROUNDS * (len(installed()) + 4 * sum(len(game.seats) for game in games))


def installed() -> list[Peer]:
    """The peers that are here."""
    return [peer for peer in PEERS if peer.installed()]


def run(games: Sequence[Game], seconds: float, advance: Callable[[str], None] = lambda _: None) -> Bench:
    """Measure everything in rounds of `seconds` each and keep each one's best, so that all have the same chances."""
    present = installed()
    bench = Bench(
        compiled(),
        [Pace(game.slug, seats) for game in games for seats in game.seats],
        [PeerPace(peer.name, peer.version()) for peer in present],
    )
    by_slug = {game.slug: game for game in games}
    for _ in range(ROUNDS):
        for peer, found in zip(present, bench.peers, strict=True):
            found.decisions_per_s = max(found.decisions_per_s, peer.pace(seconds))
            advance(peer.name)
        for pace in bench.games:
            _measure(by_slug[pace.game], pace, seconds, advance)
    return bench


def _measure(game: Game, pace: Pace, seconds: float, advance: Callable[[str], None]) -> None:
    """One round of one game at one number of seats."""
    label = f"{game.slug} {pace.seats}"
    pace.decisions_per_s = max(pace.decisions_per_s, decisions_per_s(game, pace.seats, seconds))
    advance(label)
    pace.uncompiled_decisions_per_s = max(
        pace.uncompiled_decisions_per_s, uncompiled_decisions_per_s(game, pace.seats, seconds)
    )
    advance(label)
    pace.copy_ns = min(pace.copy_ns, copy_ns(game, pace.seats, seconds / 4))
    advance(label)
    pace.iterations_per_s = max(pace.iterations_per_s, iterations_per_s(game, pace.seats, seconds))
    advance(label)
