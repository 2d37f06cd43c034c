"""Compiles the rules and the search with mypyc: what `[tool.donjon]` in pyproject.toml lists, together, in one library.

Run by the build hook and by `make`. One C file per room (a game, the bots, the core), so that a rule may be inlined
where another asks for it; compiled side by side on all cores; what has not changed since the last time is not compiled
again. Progress goes to the terminal, or a line now and then elsewhere.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.quicken import quicken  # noqa: E402

TOOLS = (Path(__file__), ROOT / "tools" / "quicken.py", ROOT / "tools" / "quicken.h")
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "rules"
LIBRARY = "donjon__mypyc"  # what all compiled modules share
MODULE = "__native_donjon___"  # how the generated C of a module is called
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
# Calls inside our own library go straight to the function, and may be inlined.
FAST = ("-fvisibility=hidden", "-fno-semantic-interposition")


def compiled_sources() -> list[Path]:
    """The modules to be compiled."""
    rooms = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["donjon"]
    wanted = {path for pattern in rooms["compiled"] for path in ROOT.glob(pattern)}
    return sorted(wanted - {path for pattern in rooms["plain"] for path in ROOT.glob(pattern)})


def built(source: Path) -> Path:
    """The compiled module of a source."""
    return source.with_name(source.stem + SUFFIX)


def library() -> Path:
    return SOURCE / (LIBRARY + SUFFIX)


def artifacts() -> list[Path]:
    """All that compiling makes."""
    return [library(), *(built(source) for source in compiled_sources())]


def is_fresh() -> bool:
    """Whether everything compiled is newer than what it is made of."""
    made = artifacts()
    if not all(path.exists() for path in made):
        return False
    makers = [*compiled_sources(), ROOT / "pyproject.toml", *TOOLS]
    return max(path.stat().st_mtime for path in makers) < min(path.stat().st_mtime for path in made)


def compiler_name() -> str:
    """The C compiler Python was built with, or the one asked for."""
    usual: str = sysconfig.get_config_var("CC") or "cc"
    return os.environ.get("CC", usual).split()[0]


def has_compiler() -> bool:
    return shutil.which(compiler_name()) is not None


def sweep() -> None:
    """Take away what was compiled from modules that are no longer there."""
    kept = set(artifacts())
    for path in [*SOURCE.rglob(f"*{SUFFIX}")]:
        if path not in kept:
            path.unlink()


def compile_rules() -> None:
    """Bring every compiled module up to date."""
    if is_fresh():
        return
    say = Progress()
    say("reading the rules")
    shared, *shims = generate()
    workshop = Workshop(say)
    workshop.make([(shared, (*shared.extra_compile_args, *FAST)), *((shim, ("-O0", "-w")) for shim in shims)])
    sweep()
    for path in artifacts():  # also those that have not changed: newer than their sources from now on
        path.touch()
    say.done(f"compiled {len(shims)} modules")


def generate() -> "list[Extension]":
    """C for all modules: the library they share first, then a shim for each."""
    from mypyc.build import mypycify

    os.chdir(ROOT)
    files = [str(path.relative_to(ROOT)) for path in compiled_sources()]
    made: list[Extension] = mypycify(
        ["--strict", *files],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(BUILD),
        group_name=LIBRARY.removesuffix("__mypyc"),
    )
    shared, *shims = sorted(made, key=lambda extension: extension.name != LIBRARY)
    shared.sources = by_room(shared.sources)
    shared.include_dirs.append(str(ROOT / "tools"))
    return [shared, *shims]


def by_room(sources: list[str]) -> list[str]:
    """The generated C with the modules of one room in one file, and quickened."""
    rooms: dict[str, list[Path]] = {}
    others: list[str] = []
    for source in map(Path, sources):
        if source.name.startswith(MODULE):
            source.write_text(quicken(source.read_text(encoding="utf-8")), encoding="utf-8")
            room = source.name.removeprefix(MODULE).rpartition("___")[0]
            rooms.setdefault(room, []).append(source)
        else:
            others.append(str(source))
    return others + [write_room(name, modules) for name, modules in rooms.items()]


def write_room(name: str, modules: list[Path]) -> str:
    path = BUILD / f"room_{name}.c"
    path.write_text("".join(module.read_text(encoding="utf-8") for module in modules), encoding="utf-8")
    return str(path)


class Workshop:
    """Compiles and links extensions on all cores, keeping objects whose C, headers and flags are as before."""

    def __init__(self, say: "Progress") -> None:
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        self.say = say
        command = build_ext(Distribution({"name": "donjon", "ext_modules": []}))
        command.build_temp = str(BUILD / "objects")
        command.finalize_options()
        self.command: Any = command
        self.compiler: Any = new_compiler(command.include_dirs)
        self.headers = digest(*(path.read_bytes() for path in [*sorted(BUILD.rglob("*.h")), *TOOLS[1:]]))

    def make(self, extensions: "list[tuple[Extension, tuple[str, ...]]]") -> None:
        jobs = [(extension, source, flags) for extension, flags in extensions for source in extension.sources]
        jobs.sort(key=lambda job: -os.path.getsize(job[1]))  # the longest first, so that no core waits at the end
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            self.run(pool, "compiling the rules", [partial(self.compile, *job) for job in jobs])
            self.run(pool, "linking", [partial(self.link, one) for one, _ in extensions])

    def run(self, pool: ThreadPoolExecutor, what: str, jobs: list[Callable[[], None]]) -> None:
        waiting = [pool.submit(job) for job in jobs]
        try:
            for done, finished in enumerate(as_completed(waiting), 1):
                finished.result()
                self.say(f"{what}, {done} of {len(jobs)}")
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise

    def compile(self, extension: "Extension", source: str, flags: tuple[str, ...]) -> None:
        key = digest(self.headers.encode(), Path(source).read_bytes(), " ".join([compiler_name(), *flags]).encode())
        target, note = self.object_of(source), self.object_of(source).with_suffix(".key")
        if target.exists() and note.exists() and note.read_text() == key:
            return
        note.unlink(missing_ok=True)
        self.compiler.compile(
            [source],
            output_dir=self.command.build_temp,
            include_dirs=[*extension.include_dirs, *self.command.include_dirs],
            extra_postargs=list(flags),
        )
        note.write_text(key)

    def object_of(self, source: str) -> Path:
        (name,) = self.compiler.object_filenames([source], output_dir=self.command.build_temp)
        return Path(name)

    def link(self, extension: "Extension") -> None:
        target = SOURCE / (extension.name.replace(".", os.sep) + SUFFIX)
        objects = [self.object_of(source) for source in extension.sources]
        newest = max(path.stat().st_mtime for path in objects)
        if target.exists() and target.stat().st_mtime > newest:
            return
        made = BUILD / "linked" / f"{extension.name}{SUFFIX}"
        self.compiler.link_shared_object(
            [str(path) for path in objects],
            str(made),
            export_symbols=self.command.get_export_symbols(extension),
            build_temp=self.command.build_temp,
        )
        # Put in its place at once: whoever has the old one open keeps it.
        os.replace(made, target)


def new_compiler(include_dirs: list[str]) -> Any:
    """Python's own C compiler, without the paths of this machine in what it links."""
    import setuptools  # noqa: F401  # brings distutils where Python has none
    from distutils import ccompiler  # isort: skip
    from distutils.sysconfig import customize_compiler  # isort: skip

    compiler = ccompiler.new_compiler()
    customize_compiler(compiler)
    compiler.set_include_dirs(include_dirs)
    if hasattr(compiler, "linker_so"):
        compiler.linker_so = [flag for flag in compiler.linker_so if "-rpath" not in flag]
    return compiler


def digest(*parts: bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()


class Progress:
    """What is being done: one line that changes on a terminal, a few lines elsewhere."""

    def __init__(self) -> None:
        self.live = sys.stderr.isatty()
        self.last = ""

    def __call__(self, words: str) -> None:
        what, _, count = words.partition(", ")
        if self.live:
            print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)
        elif what != self.last or int(count.split()[0] or 0) % 20 == 0:
            print(words, file=sys.stderr, flush=True)
        self.last = what

    def done(self, words: str) -> None:
        print(f"\r\033[K{words}" if self.live else words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if has_compiler():
        compile_rules()
    else:
        print(f"No C compiler ({compiler_name()}): Donjon will run uncompiled, about 30 times slower.", file=sys.stderr)
