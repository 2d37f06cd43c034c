"""How the server is to serve."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from donjon.server.bots.pace import Pace
    from donjon.server.doors.limits import Limits
    from donjon.server.storage.retention import Retention


@dataclass(frozen=True)
class Settings:
    """Where, over which database, and how; what is None is as usual."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str | None = None  # a URL or a file; None: the file in the user's data directory
    seconds: float | None = None  # that bots think about a decision
    pace: "Pace | None" = None
    limits: "Limits | None" = None
    log: str = "text"  # or json
    verbose: bool = False  # also what goes well
    public: tuple[str, ...] = ()  # addresses at which strangers find the server
    uds: str | None = None  # a socket in the file system in the place of host and port
    proxies: str = "127.0.0.1,::1"  # addresses and networks that are believed when they name another
    retention: "Retention | None" = None  # how long what is kept

    def on_port(self, port: int) -> "Settings":
        return replace(self, port=port)
