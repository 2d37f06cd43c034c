"""Games that somebody plays and played."""

from typing import Any


class Played:
    """What there is to be told of them."""

    async def games(self, *asked: str | None) -> dict[str, Any]:
        return {"games": [], "opponents": [], "next": None} if asked else {}

    async def statistics(self, *asked: str | None) -> dict[str, Any]:
        found: dict[str, Any] = {"games": 0, "wins": 0, "accuracy": None, "by_game": [], "by_level": []}
        return found | {"accuracies": [], "longest": None} if asked else {}
