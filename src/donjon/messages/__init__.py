"""What people read, in their language: Fluent catalogues, shared by the browser, the command line and the reports."""

import locale
import os
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent
LANGUAGES = ("en", "fr")

# Read first and alone: a command line that needs nothing else starts faster.
_FIRST = ("cli", "bots")


def preferred_language() -> str:
    """The language of this machine's user, English where there is no catalogue for it."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), None)
    wanted = wanted or locale.getlocale()[0] or ""
    return next((language for language in LANGUAGES if wanted.lower().startswith(language)), "en")


def knows(key: str, language: str) -> bool:
    """Whether the catalogues have that message."""
    return _text(key, language, {}) is not None


def say(key: str, language: str, /, **args: object) -> str:
    """The message of that key (`key.attribute` for an attribute), in English where the language lacks it."""
    text = _text(key, language, args)
    if text is None:
        text = _text(key, "en", args)
    return key if text is None else text


def _text(key: str, language: str, args: dict[str, object]) -> str | None:
    """The message, or None where the language does not have it."""
    name, _, attribute = key.partition(".")
    for names in (_FIRST, None):
        bundle = _bundle(language, names)
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            return str(bundle.format_pattern(pattern, args)[0])
    return None


@cache
def _bundle(language: str, names: tuple[str, ...] | None) -> FluentBundle:
    """The catalogues of a language, all or some."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((HERE / language).glob("*.ftl")):
        if names is None or path.stem in names:
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
