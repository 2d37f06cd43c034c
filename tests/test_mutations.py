"""The breakages that the tests must notice are of lines that are there; `python tools/mutations.py` tries them all."""

import pytest
from tools.mutations import GAMES, ROOT, Mutation, mutations


@pytest.mark.parametrize("mutation", mutations(), ids=lambda mutation: mutation.rule)
def test_a_breakage_is_of_a_line_that_is_there(mutation: Mutation) -> None:
    assert (ROOT / GAMES / mutation.file).read_text(encoding="utf-8").count(mutation.before) == 1
    assert mutation.before != mutation.after


def test_every_game_has_some() -> None:
    games = {mutation.package for mutation in mutations()}
    assert games == {path.name for path in (ROOT / GAMES).iterdir() if (path / "rules.py").exists()}
