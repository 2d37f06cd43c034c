"""Who somebody is: a random token in a cookie, of which the database keeps only the hash."""

import hashlib
import hmac
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from donjon.server.store import Store

COOKIE = "donjon"
A_YEAR = 365 * 24 * 3600
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is read as another


def word(length: int) -> str:
    """A random word that is easy to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class People:
    """Knows people by their cookie."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def known(self, connection: HTTPConnection) -> str | None:
        """The person whose cookie this is; None for a stranger."""
        person, _, secret = connection.cookies.get(COOKIE, "").partition(".")
        if not secret or not person.isascii() or len(person) > 24:
            return None
        kept = await self.store.token_hash(person)
        return person if kept is not None and hmac.compare_digest(kept, _hash(secret)) else None

    async def welcome(self) -> tuple[str, str]:
        """A newcomer: the person and their token."""
        person, secret = word(16), secrets.token_urlsafe(32)
        await self.store.add_person(person, _hash(secret))
        return person, f"{person}.{secret}"


def give_cookie(response: Response, token: str, connection: HTTPConnection) -> None:
    """The token goes to the browser, where no script can read it."""
    secure = connection.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=A_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def _hash(secret: str) -> str:
    # A random token of 256 bits needs no slow hash.
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
