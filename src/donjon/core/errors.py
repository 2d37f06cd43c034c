"""The small family of refusals. Each says what is wrong and where, in fields and in words."""

from typing import Final


class DonjonError(Exception):
    """Something asked of the games that cannot be done; nothing was changed."""


class IllegalAction(DonjonError):
    """An action the rules do not allow in this position."""

    def __init__(self, action: int, actor: int, text: str = "", rule: str = "") -> None:
        self.action: Final = action
        self.actor: Final = actor
        self.text: Final = text or str(action)
        self.rule: Final = rule
        who = "chance" if actor == -1 else "nobody, the game is over," if actor == -2 else f"seat {actor}"
        super().__init__(f"{who} may not play {self.text} here" + (f" ({rule})" if rule else ""))


class BadText(DonjonError):
    """A text that is not an action of the game."""

    def __init__(self, text: str, game: str) -> None:
        self.text: Final = text
        super().__init__(f"{text[:80]!r} is not an action of {game}")


class BadOption(DonjonError):
    """An option the game does not have, or a value it does not take."""

    def __init__(self, option: str, problem: str) -> None:
        self.option: Final = option
        self.problem: Final = problem
        super().__init__(f"option {option}: {problem}")


class BadDocument(DonjonError):
    """A position document that does not describe a position; `where` is a path into the JSON."""

    def __init__(self, where: str, problem: str) -> None:
        self.where: Final = where
        self.problem: Final = problem
        super().__init__(f"{where or 'document'}: {problem}")


class BadRecord(DonjonError):
    """A record that does not replay; `ply` is the first decision that is wrong, or -1."""

    def __init__(self, ply: int, problem: str) -> None:
        self.ply: Final = ply
        self.problem: Final = problem
        super().__init__(f"record, decision {ply}: {problem}" if ply >= 0 else f"record: {problem}")


class UnknownGame(DonjonError):
    """A slug that no registered game has."""

    def __init__(self, slug: str, known: list[str]) -> None:
        self.slug: Final = slug
        super().__init__(f"no game called {slug!r}; there are {', '.join(known)}")
