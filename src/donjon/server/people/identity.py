"""Who somebody is: a random token in a cookie, of which the database keeps only the hash."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response
from starlette.types import Scope

from donjon.server import problems
from donjon.server.people.hashes import Register
from donjon.server.storage.saved import Newcomer

COOKIE = "donjon"
SECURE_COOKIE = "__Host-donjon"  # browsers take one of that name only over https, and from this very host
REMEMBERED = 10_000  # people whose tokens need not be read again
A_YEAR = 365 * 24 * 3600
RECOVERY_LETTERS = 20  # a hundred bits
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is read as another


def word(length: int) -> str:
    """A random word that is easy to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_word(text: str) -> bool:
    """Whether it could be one of ours at all; no database should be asked for anything else."""
    return 0 < len(text) <= 24 and text.isascii() and text.isalnum()


@dataclass(frozen=True)
class Person:
    """Somebody, known by their cookie; a newcomer still has to be given one."""

    id: str
    token: str | None = None  # of a newcomer

    @property
    def newcomer(self) -> Newcomer | None:
        """What the database must learn about a newcomer."""
        return None if self.token is None else Newcomer(self.id, hash_of(self.token.partition(".")[2]))


class People:
    """Knows people by their cookie."""

    def __init__(self, register: Register) -> None:
        self.register = register
        self._met: dict[str, list[str]] = {}  # by person: hashes of tokens, which are good for ever

    async def known(self, connection: HTTPConnection) -> str | None:
        """The person whose cookie this is; None for a stranger."""
        return await self.known_by(cookie_of(connection))

    async def known_by(self, token: str | None) -> str | None:
        """The person whose token this is; None for a stranger."""
        person, _, secret = (token or "").partition(".")
        if not secret or not is_word(person):
            return None
        said = hash_of(secret)
        if not _is_among(said, self._met.get(person, [])):
            hashes = await self.register.token_hashes(person)
            if not _is_among(said, hashes):
                return None
            if len(self._met) >= REMEMBERED:
                self._met.clear()
            self._met[person] = hashes
        return person

    def has_met(self, token: str) -> bool:
        """Whether that token was found to be somebody's not long ago; asks nobody."""
        person, _, secret = token.partition(".")
        return person in self._met and _is_among(hash_of(secret), self._met[person])

    async def somebody(self, connection: HTTPConnection) -> str:
        """The person whose cookie this is; raises NotSeated for a stranger."""
        known = await self.known(connection)
        if known is None:
            raise problems.NotSeated("you do not sit anywhere yet")
        return known

    async def person(self, connection: HTTPConnection) -> Person:
        """Whoever it is. A newcomer is written down only with the first thing they do."""
        known = await self.known(connection)
        if known is not None:
            return Person(known)
        newcomer = word(16)
        return Person(newcomer, _new_token(newcomer))

    async def recovery_code(self, person: str) -> str:
        """A code with which that person can play on from another device; the code before it ends."""
        code = word(RECOVERY_LETTERS)
        await self.register.set_recovery(person, hash_of(code))
        return code

    async def recover(self, code: str) -> Person:
        """The person whose recovery code that is, with a token for one more device."""
        plain = code.replace("-", "").replace(" ", "").lower()
        known = await self.register.recovered(hash_of(plain)) if is_word(plain) else None
        if known is None:
            raise problems.WrongRecovery("no person has this recovery code")
        token = _new_token(known)
        await self.register.add_device(known, hash_of(token.partition(".")[2]))
        return Person(known, token)


def cookie_of(connection: HTTPConnection) -> str | None:
    """The token in the cookie, whatever it is worth."""
    return connection.cookies.get(_cookie_name(connection.scope))


def cookie_in(scope: Scope, cookies: bytes | None) -> str | None:
    """The same, of the header of a request."""
    return cookie_parser(cookies.decode("latin-1")).get(_cookie_name(scope)) if cookies else None


def give_cookie(response: Response, person: Person, connection: HTTPConnection) -> None:
    """A newcomer's token goes to the browser, where no script can read it and no other site can use it."""
    if person.token is not None:
        name = _cookie_name(connection.scope)
        secure = name == SECURE_COOKIE
        response.set_cookie(
            name, person.token, max_age=A_YEAR, path="/", httponly=True, samesite="strict", secure=secure
        )


def _cookie_name(scope: Scope) -> str:
    return SECURE_COOKIE if scope["scheme"] in ("https", "wss") else COOKIE


def _is_among(said: str, hashes: list[str]) -> bool:
    """Compared in a time that tells nothing about where they differ."""
    found = False
    for kept in hashes:
        found |= hmac.compare_digest(kept, said)
    return found


def _new_token(person: str) -> str:
    return f"{person}.{secrets.token_urlsafe(32)}"


def hash_of(secret: str) -> str:
    """What is kept of a token, a key or a code: nobody gets back from it, for they are long and random."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
