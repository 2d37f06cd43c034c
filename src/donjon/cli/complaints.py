"""What went wrong, in one line."""

from donjon.bots import UnknownBot
from donjon.core.errors import BadOption, DonjonError, UnknownGame
from donjon.messages import say


class Complaint(Exception):
    """Something the user should know: a message of the catalogues. Code 2: asked wrongly; 1: it failed."""

    def __init__(self, key: str, code: int = 2, /, **args: object) -> None:
        self.key = key
        self.code = code
        self.args_of_key = args
        super().__init__(key)


def explain(wrong: Complaint | DonjonError, language: str) -> str:
    """The complaint as a line in that language."""
    if isinstance(wrong, Complaint):
        line = say(wrong.key, language, **wrong.args_of_key)
    elif isinstance(wrong, UnknownGame):
        line = say("cli-error-game", language, slug=wrong.slug[:80], known=_slugs())
    elif isinstance(wrong, UnknownBot):
        line = say("cli-error-bot", language, name=wrong.name[:80], known=", ".join(wrong.known))
    elif isinstance(wrong, BadOption):
        line = say("cli-error-option", language, option=wrong.option, problem=wrong.problem)
    else:
        line = say("cli-error-other", language, problem=str(wrong))
    return " ".join(line.split("\n"))


def _slugs() -> str:
    from donjon.games import games  # only here, so that `donjon --help` need not wait for the rules

    return ", ".join(game.slug for game in games())
