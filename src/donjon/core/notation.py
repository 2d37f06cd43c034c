"""Actions as text and back: every id has one text, and every text one id, the same in every position."""

from donjon.core.errors import BadText

Family = tuple[int, list[str]]  # the first id of a kind of action, and the texts of all of that kind


class Notation:
    """The texts of a game's actions, told kind by kind in the order of their ids."""

    def __init__(self, title: str, space: int, families: list[Family]) -> None:
        self.title = title
        self.texts: list[str] = []
        self.family: list[int] = []  # by id: the first id of its kind, which is the name of the kind
        for first, texts in families:
            assert first == len(self.texts), f"ids of {texts[0]!r} do not follow the ones before"
            self.texts += texts
            self.family += [first] * len(texts)
        assert len(self.texts) == space, f"{len(self.texts)} texts for {space} ids"
        self._actions = {text: action for action, text in enumerate(self.texts)}
        assert len(self._actions) == space, "two actions have the same text"

    def parse(self, text: str) -> int:
        """The action that text stands for; raises BadText."""
        action = self._actions.get(text)
        if action is None:
            raise BadText(text, self.title)
        return action
