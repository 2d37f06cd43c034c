"""Who somebody is: a random token in a cookie, of which the database keeps only the hash.

One browser may know several people: whom it is just now, and in a cookie beside that those it was before and can be
again. Becoming somebody else never costs anybody their seats.
"""

import contextlib
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response
from starlette.types import Scope

from donjon.server import problems
from donjon.server.people.devices import device_name
from donjon.server.people.hashes import Hashes
from donjon.server.storage.saved import Newcomer

COOKIE = "donjon"
SECURE_COOKIE = "__Host-donjon"  # browsers take one of that name only over https, and from this very host
OTHERS = "-others"  # after the name of the cookie: the tokens of those this browser was before
BESIDE = 7  # people a browser can be besides the one it is
REMEMBERED = 10_000  # people whose tokens need not be read again
TRUSTED = 30.0  # seconds until they are read again all the same: a device may have been revoked elsewhere
SEEN = 3600.0  # seconds between two notes of when a device was seen
A_YEAR = 365 * 24 * 3600
RECOVERY_LETTERS = 20  # a hundred bits
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is read as another


def random_letters(length: int) -> str:
    """A random word that is easy to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_plain(text: str) -> bool:
    """Whether it could be one of ours at all; no database should be asked for anything else."""
    return 0 < len(text) <= 24 and text.isascii() and text.isalnum()


@dataclass(frozen=True)
class Person:
    """Somebody, known by their cookie; a newcomer still has to be given one."""

    id: str
    token: str | None = None  # of a newcomer
    device: str | None = None  # what they came with

    @property
    def newcomer(self) -> Newcomer | None:
        """What the database must learn about a newcomer."""
        return None if self.token is None else Newcomer(self.id, hash_of_token(self.token), self.device)


class People:
    """Knows people by their cookie."""

    def __init__(self, hashes: Hashes) -> None:
        self.hashes = hashes
        self._met: dict[str, tuple[float, list[str]]] = {}  # by person: until when to be believed, hashes of tokens
        self._seen: dict[str, float] = {}  # by the hash of a token: when that was noted

    async def known(self, connection: HTTPConnection) -> str | None:
        """The person whose cookie this is; None for a stranger."""
        token = cookie_of(connection)
        person = await self.known_by(token)
        if person is not None and token is not None:
            await self._note(hash_of_token(token), connection)
        return person

    async def known_by(self, token: str | None) -> str | None:
        """The person whose token this is; None for a stranger."""
        person, _, secret = (token or "").partition(".")
        if not secret or not is_plain(person):
            return None
        said = hash_of(secret)
        until, met = self._met.get(person, (0.0, []))
        if time.monotonic() > until or not _is_among(said, met):
            hashes = await self.hashes.token_hashes(person)
            if not _is_among(said, hashes):
                return None
            if len(self._met) >= REMEMBERED:
                self._met.clear()
            self._met[person] = time.monotonic() + TRUSTED, hashes
        return person

    def has_met(self, token: str) -> bool:
        """Whether that token was found to be somebody's not long ago; asks nobody."""
        person, _, secret = token.partition(".")
        return person in self._met and _is_among(hash_of(secret), self._met[person][1])

    def forget(self, person: str) -> None:
        """A device was revoked: whoever comes next is looked up again."""
        self._met.pop(person, None)

    async def _note(self, token_hash: str, connection: HTTPConnection) -> None:
        """A device was seen, if that has not been noted for a while; if it cannot be noted, nobody minds."""
        moment = time.monotonic()
        if moment - self._seen.get(token_hash, -SEEN) < SEEN:
            return
        if len(self._seen) >= REMEMBERED:
            self._seen.clear()
        self._seen[token_hash] = moment
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.hashes.saw(token_hash, device_name(connection))

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
        newcomer = random_letters(16)
        token = _new_token(newcomer)
        self._seen[hash_of_token(token)] = time.monotonic()
        return Person(newcomer, token, device_name(connection))

    async def recovery_code(self, person: str) -> str:
        """A code with which that person can play on from another device; the code before it ends."""
        code = random_letters(RECOVERY_LETTERS)
        await self.hashes.set_recovery(person, hash_of(code))
        return code

    async def of_code(self, code: str) -> str:
        """The person whose recovery code that is; raises WrongRecovery."""
        plain = code.replace("-", "").replace(" ", "").lower()
        known = await self.hashes.recovered(hash_of(plain)) if is_plain(plain) else None
        if known is None:
            raise problems.WrongRecovery("no person has this recovery code")
        return known

    async def recover(self, code: str, connection: HTTPConnection, beside: bool) -> tuple[Person, list[str]]:
        """The person whose recovery code that is, with a token for one more device; and who the browser can be besides.

        Somebody else it only becomes when told that it knows (`beside`); raises SomebodyAlready.
        """
        known, now = await self.of_code(code), await self.known(connection)
        others = await self._others(connection)
        if known == now:
            return Person(known), [token for _, token in others]
        if now is not None and not beside:
            raise problems.SomebodyAlready("this browser is somebody else; say `beside` to be both")
        kept = await self._beside(connection, now, [token for person, token in others if person != known])
        token = next((token for person, token in others if person == known), None)
        if token is None:
            token = _new_token(known)
            await self.hashes.add_device(known, hash_of_token(token), device_name(connection))
        return Person(known, token), kept

    async def become(self, person: str, connection: HTTPConnection) -> tuple[Person, list[str]]:
        """One of those this browser was before, and who it can be besides; raises NotFound."""
        now, others = await self.known(connection), await self._others(connection)
        token = next((token for other, token in others if other == person), None)
        if token is None:
            raise problems.NotFound("this browser does not know that person")
        return Person(person, token), await self._beside(connection, now, [t for p, t in others if p != person])

    async def others(self, connection: HTTPConnection) -> list[str]:
        """The people this browser was before and can be again."""
        return [person for person, _ in await self._others(connection)]

    async def _others(self, connection: HTTPConnection) -> list[tuple[str, str]]:
        """The same with their tokens, as far as these are still good for something."""
        now, found = await self.known(connection), dict[str, str]()
        for token in others_of(connection)[:BESIDE]:
            person = await self.known_by(token)
            if person is not None and person != now:
                found.setdefault(person, token)
        return list(found.items())

    async def _beside(self, connection: HTTPConnection, now: str | None, others: list[str]) -> list[str]:
        """The tokens to be kept beside another: whoever holds a seat or a table stays; raises TooManyPeople."""
        mine = cookie_of(connection)
        kept = []
        for token in [*([mine] if now is not None and mine is not None else []), *others]:
            if (await self.hashes.known(token.partition(".")[0])).matters:
                kept.append(token)
        if len(kept) > BESIDE:
            raise problems.TooManyPeople(f"this browser is {len(kept)} people already")
        return kept


def cookie_of(connection: HTTPConnection) -> str | None:
    """The token in the cookie, whatever it is worth."""
    return connection.cookies.get(_cookie_name(connection.scope))


def others_of(connection: HTTPConnection) -> list[str]:
    """The tokens of those the browser was before, whatever they are worth."""
    return [token for token in connection.cookies.get(_cookie_name(connection.scope) + OTHERS, "").split("~") if token]


def cookie_in(scope: Scope, cookies: bytes | None) -> str | None:
    """The same, of the header of a request."""
    return cookie_parser(cookies.decode("latin-1")).get(_cookie_name(scope)) if cookies else None


def give_cookie(response: Response, person: Person, connection: HTTPConnection) -> None:
    """A newcomer's token goes to the browser, where no script can read it and no other site can use it."""
    if person.token is not None:
        _set_cookie(response, _cookie_name(connection.scope), person.token)


def give_others(response: Response, tokens: list[str], connection: HTTPConnection) -> None:
    """Those whom the browser can be besides, kept in the same way."""
    name = _cookie_name(connection.scope) + OTHERS
    if tokens:
        _set_cookie(response, name, "~".join(tokens))
    elif name in connection.cookies:
        response.delete_cookie(name, path="/", secure=name.startswith(SECURE_COOKIE), httponly=True, samesite="strict")


def _set_cookie(response: Response, name: str, value: str) -> None:
    secure = name.startswith(SECURE_COOKIE)
    response.set_cookie(name, value, max_age=A_YEAR, path="/", httponly=True, samesite="strict", secure=secure)


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


def hash_of_token(token: str) -> str:
    """What is kept of a token: the hash of its secret half."""
    return hash_of(token.partition(".")[2])


def hash_of(secret: str) -> str:
    """What is kept of a token, a key or a code: nobody gets back from it, for they are long and random."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
