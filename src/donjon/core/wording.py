"""How a game's choices and effects are worded: by keys of its catalogue, the same way in every game."""

from donjon.core.game import Choice, Message
from donjon.core.journal import Facts


class Wording:
    """The words of one game."""

    def __init__(self, slug: str, texts: list[str]) -> None:
        self.slug = slug
        self.texts = texts

    def choice(
        self,
        action: int,
        kind: str,
        args: Facts,
        source: str | None = None,
        target: str | None = None,
        effect: Message | None = None,
        marks: tuple[str, ...] = (),
        ends_turn: bool = False,
        preview: tuple[dict[str, object], ...] = (),
    ) -> Choice:
        """A legal action of that kind, as a person meets it."""
        label = Message(f"choice-{self.slug}-{kind}", args)
        return Choice(action, self.texts[action], kind, label, source, target, effect, marks, ends_turn, preview)

    def effect(self, kind: str, args: Facts) -> Message:
        """What a choice would do."""
        return Message(f"effect-{self.slug}-{kind}", args)
