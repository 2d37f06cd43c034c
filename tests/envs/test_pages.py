"""The pages about environments are in step with what the games say of their numbers."""

import pytest
from tools import features


@pytest.mark.parametrize("language", features.PAGES)
def test_the_tables_are_in_step(language: str) -> None:
    text = features.PAGES[language].read_text(encoding="utf-8")
    assert text == features.page(text, language), "run python tools/features.py"
