"""What argparse says, in the reader's language.

argparse asks gettext, which only reads compiled catalogues, and ours are Fluent. So the function by which it asks is
replaced, which is nobody's promise: this module alone does it, `tests/cli/test_messages.py` notices when it is gone,
and then argparse speaks English and all else goes on.
"""

import argparse

from donjon.messages import say

# The sentences of argparse, and their keys in the catalogues.
SENTENCES = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "the following arguments are required: %s": "argparse-required",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-some",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-parser",
    "ignored explicit argument %r": "argparse-explicit",
}


def speak(language: str) -> None:
    """From now on argparse's sentences come in that language."""

    def translated(text: str) -> str:
        key = SENTENCES.get(text)
        return text if key is None else say(key, language) + (" " if text.endswith(" ") else "")

    if asks_for_its_sentences():
        vars(argparse)["_"] = translated


def asks_for_its_sentences() -> bool:
    """Whether there is such a function at all."""
    return callable(vars(argparse).get("_"))
