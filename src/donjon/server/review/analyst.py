"""Games judged by the bots for whoever asks."""

from typing import Any

from donjon.server import problems
from donjon.server.review.branching import Bough
from donjon.server.review.reviewed import Reviewed


class Analyst:
    """Lets bots judge games."""

    async def document(self, reviewed: Reviewed, since: int = 0) -> dict[str, Any]:
        """What they have found so far."""
        none: dict[str, Any] = dict.fromkeys(("depth", "whole", "seconds", "players", "turning"))
        return none | {"id": reviewed.id, "status": "none", "done": 0, "of": 0, "at": 0, "plies": []}

    async def ask(self, reviewed: Reviewed, person: str, depth: str) -> None:
        raise problems.NoAdvice("the bots cannot be asked just now")

    async def cancel(self, reviewed: Reviewed) -> None:
        return None

    async def verdict(self, reviewed: Reviewed, bough: Bough, action: int | None, person: str) -> dict[str, Any]:
        raise problems.NoAdvice("the bots cannot be asked just now")
