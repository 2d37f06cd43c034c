"""Under which names the server is reached, and which pages may speak to it.

A page of somebody else's whose name leads to this machine for a moment (rebinding) is refused by its name: a name in
the public tree is ours only if whoever runs the server said so.
"""

import functools
import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from donjon.core.errors import DonjonError

Fields = dict[bytes, bytes]

OURS = {b"same-origin", b"none"}  # what browsers say of our own pages, and of an address somebody typed
HOME = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".box")  # that nobody can own elsewhere


class BadAddress(DonjonError):
    """Not the address of a site."""


class Origins:
    """The names by which we are known. Without any, those that only this machine or its own network has."""

    def __init__(self, public: Iterable[str] = ()) -> None:
        """`public`: addresses as in a browser, such as https://play.example.org."""
        self.public = frozenset(_origin(address) for address in public)
        self._hosts = frozenset(origin.partition("://")[2] for origin in self.public)
        self._own = {socket.gethostname().lower(), socket.getfqdn().lower()} if not self.public else set()
        self.knows = functools.lru_cache(maxsize=256)(self._knows)

    def _knows(self, host: bytes) -> bool:
        """Whether that is a name of ours; with its port, as requests name it."""
        said = host.decode("latin-1").lower()
        name = _name(said)
        if name is None:
            return False
        if said in self._hosts or is_this_machine(name):
            return True
        return not self.public and (_is_address(name) or "." not in name or name in self._own or name.endswith(HOME))

    def is_ours(self, fields: Fields) -> bool:
        """Whether the page that asks is ours. Browsers name it in all unsafe requests; other programs need not."""
        site = fields.get(b"sec-fetch-site")
        if site is not None and site.strip().lower() not in OURS:
            return False
        origin = fields.get(b"origin")
        if origin is None:
            return True
        scheme, _, host = origin.strip().lower().partition(b"://")
        if not host or host != fields.get(b"host", b"").strip().lower():
            return False
        known = not self._hosts or host.decode("latin-1") not in self._hosts
        return known or f"{scheme.decode('latin-1')}://{host.decode('latin-1')}" in self.public


def is_this_machine(name: str) -> bool:
    """Whether a name, without its port, is one that a machine has for itself."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def named_here(host: bytes) -> bool:
    """Whether a request was made to a name that a machine has for itself."""
    name = _name(host.decode("latin-1").lower())
    return name is not None and is_this_machine(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _name(host: str) -> str | None:
    """A host without its port; None where it is none."""
    name, colon, port = host.rpartition(":")
    if not colon or host.endswith("]"):
        name = host
    elif not port.isdecimal():
        return None
    if name.startswith("["):
        name = name[1:-1] if name.endswith("]") and _is_address(name[1:-1]) else ""
    elif ":" in name:
        return None
    plain = name and all(letter.isalnum() or letter in ".-_:" for letter in name)
    return name.rstrip(".") if plain else None


def _origin(address: str) -> str:
    try:
        parts = urlsplit(address if "://" in address else f"https://{address}")
        port = f":{parts.port}" if parts.port not in (None, {"http": 80, "https": 443}.get(parts.scheme)) else ""
    except ValueError:
        raise BadAddress(address[:80]) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise BadAddress(address[:80])
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{port}"
