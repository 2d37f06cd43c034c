"""How often anybody may ask: plenty for people at play, too little for a machine that floods or guesses."""

import contextlib
import functools
import hashlib
import ipaddress
import math
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.types import Scope

from donjon.server import problems

REMEMBERED = 20_000  # askers, from which on those with a full allowance are forgotten, and if need be the first ones
UNKNOWN = "unknown"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many each second."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one seat's device and one address may ask for. Changes are what is not only reading."""

    changes: Rate = Rate(60, 10.0)  # by one device
    requests: Rate = Rate(400, 60.0)  # from one address that is not this machine
    guesses: Rate = Rate(12, 0.1)  # wrong codes, keys and recovery codes, from one address
    sockets: int = 256  # open at once from one address that is not this machine
    tables: int = 50  # of one host that are not over
    founded: Rate = Rate(40, 1 / 60)  # new tables and records brought, from one address that is not this machine
    phrases: Rate = Rate(4, 0.25)  # said by one person
    onlookers: int = 2_000  # live lines of people who have no seat, all addresses together: the rest is for players


ENDLESS = Rate(10**9, 1e9)
FREE = Limits(ENDLESS, ENDLESS, ENDLESS, 10**9, 10**9, ENDLESS, ENDLESS, 10**9)  # for load generators and tests


class Allowance:
    """What each asker has left of a rate."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def wait(self, asker: str) -> float:
        """The seconds until that asker may ask again; 0 for now."""
        return max(0.0, (1.0 - self._now(asker)) / self.rate.per_second)

    def take(self, asker: str) -> None:
        if len(self._left) >= REMEMBERED and asker not in self._left:
            self._forget()
        self._left[asker] = self._now(asker) - 1.0, self._clock()

    def _now(self, asker: str) -> float:
        left, since = self._left.get(asker, (float(self.rate.burst), 0.0))
        return min(float(self.rate.burst), left + (self._clock() - since) * self.rate.per_second)

    def _forget(self) -> None:
        self._left = {asker: kept for asker, kept in self._left.items() if self._now(asker) < self.rate.burst}
        if len(self._left) > REMEMBERED * 3 // 4:  # a crowd at once: looking through all of it must not be needed often
            self._left = dict(list(self._left.items())[REMEMBERED // 2 :])


class Doorkeeper:
    """Counts who asks how often, and sends away who asks too much."""

    def __init__(self, limits: Limits, knows: Callable[[str], bool] = lambda _: False) -> None:
        """`knows`: whether a token is somebody's; nothing is remembered of others."""
        self.limits = limits
        self.knows = knows
        self.onlookers = 0
        self._changes = Allowance(limits.changes)
        self._requests = Allowance(limits.requests)
        self._guesses = Allowance(limits.guesses)
        self._founded = Allowance(limits.founded)
        self._phrases = Allowance(limits.phrases)
        self._sockets: dict[str, int] = {}
        self._homes: dict[str, str] = {}  # by person: the network they last changed something from
        self._blocked: list[Network] = []

    def block(self, networks: Iterable[str]) -> None:
        """From these nobody may come in from now on; from others they may."""
        self._blocked = [ipaddress.ip_network(network) for network in networks]

    def _is_blocked(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._blocked)

    def found(self, connection: HTTPConnection, host: str) -> None:
        """A new table of that host is wanted, or a record brought; raises TooMany."""
        address = address_of(connection)
        self.saw(host, address)
        if not _is_here(address):
            _spend(self._founded, network_of(address))

    def speak(self, person: str) -> None:
        """Somebody wants to say something to a table; raises TooMany."""
        _spend(self._phrases, person)

    def admit(self, address: str, device: str | None, changes: bool) -> None:
        """A request comes in; raises TooMany or Blocked. On one's own machine only devices are counted."""
        if self._blocked and self._is_blocked(address):
            raise problems.Blocked("nobody may come in from this network")
        if not _is_here(address):
            _spend(self._requests, network_of(address))
        if changes and device is not None and self.knows(device):
            self.saw(device.partition(".")[0], address)
            _spend(self._changes, hashlib.sha256(device.encode("utf-8", "surrogatepass")).hexdigest()[:20])

    def saw(self, person: str, address: str) -> None:
        """Somebody comes from there."""
        if len(self._homes) >= REMEMBERED:
            self._homes.clear()
        self._homes[person] = network_of(address)

    def home_of(self, person: str) -> str:
        """The network somebody comes from; one of their own, as long as nobody knows."""
        return self._homes.get(person, person)

    @contextlib.contextmanager
    def guessing(self, connection: HTTPConnection) -> Iterator[None]:
        """Something that could be guessed is tried: who was wrong too often has to wait, even if right now."""
        address = network_of(address_of(connection))
        _refuse_until(self._guesses.wait(address))
        try:
            yield
        except (problems.UnknownCode, problems.WrongKey, problems.WrongRecovery):
            self._guesses.take(address)
            raise

    @contextlib.contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A live line stays open; raises TooMany."""
        if _is_here(address):
            yield
            return
        address = network_of(address)
        if self._sockets.get(address, 0) >= self.limits.sockets:
            _refuse_until(10.0)
        self._sockets[address] = self._sockets.get(address, 0) + 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    @contextlib.contextmanager
    def watching(self, seated: bool) -> Iterator[None]:
        """Somebody watches a table; raises TooMany for one without a seat where too many watch already."""
        if seated:
            yield
            return
        if self.onlookers >= self.limits.onlookers:
            _refuse_until(30.0)
        self.onlookers += 1
        try:
            yield
        finally:
            self.onlookers -= 1


def address_of(connection: HTTPConnection) -> str:
    """Where it comes from; a proxy on this machine is believed when it names another."""
    return address_in(connection.scope)


def address_in(scope: Scope) -> str:
    """The same, where nothing more is known of it yet."""
    client = scope.get("client")
    return str(client[0]) if client else UNKNOWN


@functools.lru_cache(maxsize=1024)
def _is_here(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@functools.lru_cache(maxsize=1024)
def network_of(address: str) -> str:
    """What counts as one asker: an IPv4 address, or the /64 that a household or a rented machine has of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return UNKNOWN
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))
    return address


def _spend(allowance: Allowance, asker: str) -> None:
    _refuse_until(allowance.wait(asker))
    allowance.take(asker)


def _refuse_until(seconds: float) -> None:
    if seconds > 0:
        wait = math.ceil(seconds)
        raise problems.TooMany(f"too many requests; try again in {wait} s", {"seconds": wait}, retry_after=wait)
