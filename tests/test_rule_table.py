"""Every numbered rule is cited in the code and proved by a test that bears its number."""

import importlib.util
from pathlib import Path

import pytest

import donjon
from donjon.core.game import Game

spec = importlib.util.spec_from_file_location("rule_table", Path(__file__).parents[1] / "tools" / "rule_table.py")
assert spec
assert spec.loader
rule_table = importlib.util.module_from_spec(spec)
spec.loader.exec_module(rule_table)


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_no_row_is_empty(game: Game) -> None:
    rules = rule_table.rules(game.slug).values()
    assert rules
    assert [rule.number for rule in rules if not rule.cited] == []
    assert [rule.number for rule in rules if not rule.tests] == []


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_both_languages_explain_the_same_rules(game: Game) -> None:
    def numbers(language: str) -> set[str]:
        page = rule_table.ROOT / "docs" / "rules" / f"{game.slug}.{language}.md"
        return set(rule_table.NUMBER.findall("".join(line for line in page.open(encoding="utf-8") if line[0] == "#")))

    assert numbers("fr") == numbers("en")


def test_the_table_is_up_to_date() -> None:
    written = rule_table.TABLE.read_text(encoding="utf-8")
    assert written == rule_table.table(), "run `python tools/rule_table.py`"
