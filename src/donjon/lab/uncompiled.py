"""Runs the very same package from its .py files, although the compiled modules lie beside them."""

import importlib.machinery
import importlib.util
import runpy
import subprocess
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import FunctionType, ModuleType

PACKAGE = Path(__file__).resolve().parents[1]


class SourcesOnly(MetaPathFinder):
    """Finds the modules of this package by their sources and never by what was compiled from them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != PACKAGE.name:
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path or [str(PACKAGE.parent)]:
            spec = importlib.machinery.FileFinder(folder, loader).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def compiled() -> bool:
    """Whether the rules are running compiled."""
    from donjon.core.state import State  # not before `main` has put the finder in place

    return not isinstance(State.legal, FunctionType)


def run_uncompiled(program: str, *args: object, given: str = "", timeout: float | None = None) -> str:
    """What a program prints when it runs uncompiled.

    `program` is the name of a module, run as `python -m` would, or the text of a program; `args` are its sys.argv[1:]
    and `given` is what it reads. A program that fails raises CalledProcessError with its complaint in `stderr`.
    """
    kind = "-m" if all(part.isidentifier() for part in program.split(".")) else "-c"
    command = [sys.executable, "-X", "utf8", "-P", __file__, kind, program, *[str(arg) for arg in args]]
    finished = subprocess.run(command, input=given, capture_output=True, encoding="utf-8", check=True, timeout=timeout)
    return finished.stdout


def main() -> None:
    """Entered in the process that runs uncompiled."""
    sys.meta_path.insert(0, SourcesOnly())
    kind, program, *args = sys.argv[1:]
    if kind == "-m":
        spec = importlib.util.find_spec(program)
        sys.argv = [(spec and spec.origin) or program, *args]
        runpy.run_module(program, run_name="__main__", alter_sys=True)
    else:
        sys.argv = ["-c", *args]
        exec(compile(program, "<program>", "exec"), {"__name__": "__main__"})
    sys.stdout.flush()


if __name__ == "__main__":
    main()
