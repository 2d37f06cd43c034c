"""Actions as text and back: every id has one text, and every text one id, the same in every position."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.errors import BadText

Family = tuple[int, list[str]]  # the first id of a kind of action, and the texts of all of that kind


class Notation:
    """The texts of a game's actions, told kind by kind in the order of their ids."""

    def __init__(self, title: str, kinds: vec[i64], families: list[Family]) -> None:
        self.title = title
        self.texts: list[str] = []
        told: list[int] = []
        for first, texts in families:
            self.texts += texts
            told += [first] * len(texts)
        for action, (kind, other) in enumerate(zip(kinds, told, strict=False)):
            assert kind == other, f"id {action}, {self.texts[action]!r}, is of the kind {kind}, not {other}"
        assert len(told) == len(kinds), f"{len(told)} texts for {len(kinds)} ids"
        self._actions = {text: action for action, text in enumerate(self.texts)}
        assert len(self._actions) == len(told), "two actions have the same text"

    def parse(self, text: str) -> int:
        """The action that text stands for; raises BadText."""
        action = self._actions.get(text)
        if action is None:
            raise BadText(text, self.title)
        return action
