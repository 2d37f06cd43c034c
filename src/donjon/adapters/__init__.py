"""The games in other people's frameworks. Each adapter needs its extra: `pip install donjon[pettingzoo]`."""

import importlib
from types import ModuleType

ADAPTERS = ("gymnasium", "openspiel", "pettingzoo")

__all__ = ["gymnasium", "openspiel", "pettingzoo"]  # found by __getattr__, once asked for


def __getattr__(name: str) -> ModuleType:
    """The adapter of that name, imported when it is first asked for."""
    if name not in ADAPTERS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return importlib.import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("donjon"):
            raise
        raise ModuleNotFoundError(
            f"{missing.name} is not installed; try: pip install 'donjon[{name}]'", name=missing.name
        ) from missing
