"""What a small server copies, checked here: no container is started, but files are linted and commands are tried."""

import configparser
import gzip
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import urllib.request
import venv
import zipfile
from pathlib import Path
from typing import Any

import crossplane
import pytest
import yaml

from donjon.cli.parser import build

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.*"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
MAIN = "from donjon.cli import main; raise SystemExit(main())"
DONJON = f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -c "{MAIN}" "$@"\n'


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile, one instruction each."""
    lines = re.sub(r"\\\n", " ", re.sub(r"(?m)^#.*\n", "", DOCKERFILE)).splitlines()
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines if line.strip()]


def test_the_dockerfile_is_linted() -> None:
    linter = shutil.which("hadolint", path=str(Path(sys.executable).parent)) or shutil.which("hadolint")
    assert linter, "it comes with donjon[test] on Linux"
    # DL3008: versions of Debian's packages are those of the day; the image they are on is named.
    command = [linter, "--ignore", "DL3008", str(ROOT / "Dockerfile")]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


def test_the_container_is_run_by_nobody_and_says_how_it_does() -> None:
    said = instructions()
    assert [word for word, _ in said].count("FROM") == 2
    assert all(re.search(r":\d[\w.-]+", rest) for word, rest in said if word == "FROM")
    last = max(place for place, (word, _) in enumerate(said) if word == "FROM")
    run = dict(said[last:])
    assert re.fullmatch(r"\d{4,}:\d{4,}", run["USER"])
    assert run["HEALTHCHECK"]
    assert json.loads(run["ENTRYPOINT"]) == ["donjon"]
    build("en").parse_args(json.loads(run["CMD"]))
    copied = [place for word, rest in said if word == "COPY" and "--from" not in rest for place in rest.split()[:-1]]
    assert [place for place in copied if not (ROOT / place).exists()] == []


def test_compose_is_of_the_right_shape() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    told = subprocess.run([*command, str(ROOT / "compose.yaml")], capture_output=True, encoding="utf-8", check=False)
    assert told.returncode == 0, told.stdout
    services: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"server", "database", "backup"}
    asked = build("en").parse_args(services["server"]["command"])
    assert asked.workers == 2
    for name in ("server", "backup"):
        assert services[name]["read_only"]
        assert services[name]["cap_drop"] == ["ALL"]


def test_whoever_runs_the_container_may_write_where_it_keeps_something() -> None:
    """A volume belongs to whom the folder of the image does; to root where there is none."""
    services: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    ours = [one for one in services.values() if "build" in one]
    places = [volume.split(":")[1] for one in ours for volume in one.get("volumes", [])]
    made = " ".join(rest for word, rest in instructions() if word == "RUN")
    assert places == ["/backups"]
    for place in places:
        assert re.search(rf"install --directory --owner=10001 \S+ {place}\b", made)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_can_be_read_and_start_what_there_is(unit: Path) -> None:
    parsed = configparser.RawConfigParser(strict=False, interpolation=None)
    parsed.optionxform = str  # type: ignore[assignment,method-assign]  # as systemd: letters matter
    parsed.read_string(unit.read_text(encoding="utf-8"))
    assert {"Unit"} < set(parsed.sections()) <= {"Unit", "Service", "Timer", "Install"}
    for line in re.findall(r"(?m)^ExecStart=(.*)$", unit.read_text(encoding="utf-8")):
        program, *words = shlex.split(line)
        if program == "/opt/donjon/bin/donjon":
            build("en").parse_args(words)
        else:
            assert os.access(DEPLOY / Path(program).name, os.X_OK)
    if shutil.which("systemd-analyze"):
        told = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
        assert "Unknown" not in told.stderr, told.stderr


def test_the_service_tells_systemd_how_it_does() -> None:
    service = (DEPLOY / "systemd/donjon.service").read_text(encoding="utf-8")
    for line in ("Type=notify", "WatchdogSec=30", "LimitNOFILE=65536", "NoNewPrivileges=yes"):
        assert line in service


@pytest.mark.parametrize("page", ["operate.md", "operate.fr.md"])
def test_what_the_units_need_is_made_beforehand(page: str) -> None:
    """Whom they run as, what they start, and where they write: systemd makes none of it."""
    told = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for unit in UNITS:
        said = dict(re.findall(r"(?m)^(\w+)=(.*)$", unit.read_text(encoding="utf-8")))
        if "ExecStart" not in said:
            continue
        assert re.search(rf"useradd .* {said['User']}\n", told)
        for place in re.findall(r"/var/\S+", said.get("ReadWritePaths", "")):
            assert re.search(rf"--(owner={said['User']}|home-dir) .*{place}\b", told)
    assert "venv /opt/donjon " in told
    assert "cp -r deploy /opt/donjon\n" in told


def test_nginx_can_read_it() -> None:
    read = crossplane.parse(str(DEPLOY / "nginx/donjon.conf"), strict=True, check_ctx=False, single=True)
    # What stands in a map is no directive, though it is taken for one.
    assert [one for one in read["errors"] if not re.search(r'directive "(default)?"', one["error"])] == []
    text = (DEPLOY / "nginx/donjon.conf").read_text(encoding="utf-8")
    for needed in ("Strict-Transport-Security", "limit_req ", "limit_conn ", "client_max_body_size"):
        assert needed in text


def test_caddy_is_balanced_and_has_the_same() -> None:
    text = re.sub(r"(?m)^\s*#.*$", "", (DEPLOY / "caddy/Caddyfile").read_text(encoding="utf-8"))
    assert text.count("{") == text.count("}")
    for needed in ("Strict-Transport-Security", "max_size", "read_header", "/metrics"):
        assert needed in text


@pytest.fixture
def backups(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """A folder for backups, and an environment in which `donjon` is found and has a database."""
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin/donjon"
    program.write_text(DONJON)
    program.chmod(0o755)
    db = tmp_path / "tables.sqlite3"
    path = f"{program.parent}:{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "DONJON_DB": str(db), "KEEP_DAILY": "3", "KEEP_MONTHLY": "2"}
    subprocess.run([program, "import", "-", "--db", str(db)], input=empty(), text=True, check=True, capture_output=True)
    return tmp_path / "backups", environment


def empty() -> str:
    from donjon.server.storage.migrations import HEAD

    return json.dumps({"donjon": "export", "format": 1, "schema": HEAD, "version": "0"}) + '\n{"end": {}}\n'


def test_backups_rotate_and_can_be_restored(backups: tuple[Path, dict[str, str]]) -> None:
    folder, environment = backups
    folder.mkdir()
    for day in ("01-02", "01-30", "02-01", "02-20", "03-01", "03-02", "03-03", "03-04"):
        with gzip.open(folder / f"donjon-2026-{day}-040000.jsonl.gz", "wt") as file:
            file.write(empty())
    (folder / "notes.txt").write_text("not ours")
    subprocess.run([DEPLOY / "backup", folder], env=environment, check=True, capture_output=True)
    left = sorted(path.name for path in folder.iterdir())
    new = [name for name in left if not name.startswith("donjon-2026-0") and name != "notes.txt"]
    assert len(new) == 1
    assert new[0].endswith(".jsonl.gz")
    assert (folder / new[0]).stat().st_mode & 0o077 == 0
    # The newest three, and the first of the two latest months: this one's is the new one.
    kept = [name[12:17] for name in left if name.startswith("donjon-2026-0")]
    assert kept == ["03-01", "03-03", "03-04"]
    assert "notes.txt" in left
    told = subprocess.run([DEPLOY / "drill", folder], env=environment, check=True, capture_output=True, text=True)
    assert f"{new[0]} can be restored" in told.stdout
    (folder / "donjon-2999-01-01-000000.jsonl.gz").write_bytes(gzip.compress(b"{}"))
    failed = subprocess.run([DEPLOY / "drill", folder], env=environment, check=False, capture_output=True, text=True)
    assert failed.returncode != 0


def test_a_backup_that_fails_leaves_the_others_alone(backups: tuple[Path, dict[str, str]]) -> None:
    folder, environment = backups
    subprocess.run([DEPLOY / "backup", folder], env=environment, check=True, capture_output=True)
    before = sorted(folder.iterdir())
    gone = environment | {"DONJON_DB": "/nowhere/at/all.sqlite3"}
    assert subprocess.run([DEPLOY / "backup", folder], env=gone, check=False, capture_output=True).returncode != 0
    assert sorted(folder.iterdir()) == before


def copied(to: Path) -> None:
    """What the Dockerfile copies to build from, and nothing else."""
    said = instructions()
    first_stage = said[: [word for word, _ in said].index("FROM", 1)]
    ignored = shutil.ignore_patterns("node_modules", "__pycache__", "*.so", "static")
    for _, rest in [one for one in first_stage if one[0] == "COPY"]:
        *names, place = rest.split()
        for name in names:
            target = to / (name if place == "./" else place)
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target, ignore=ignored)
            else:
                shutil.copy(ROOT / name, target)


@pytest.mark.soak
def test_the_steps_of_the_container_in_a_clean_environment(tmp_path: Path) -> None:
    """What is copied is enough to build from; at full length it is compiled, installed, and serves."""
    source, wheels = tmp_path / "source", tmp_path / "wheels"
    copied(source)
    build_it = ["pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(wheels), "."]
    if "DONJON_SOAK" not in os.environ:
        quick = os.environ | {"DONJON_SKIP_WEB": "1", "DONJON_SKIP_COMPILE": "1"}
        build_it = ["hatchling", "build", "--target", "wheel", "--directory", str(wheels)]
        subprocess.run([sys.executable, "-m", *build_it], cwd=source, env=quick, check=True)
        [wheel] = wheels.glob("donjon-*.whl")
        names = zipfile.ZipFile(wheel).namelist()
        assert {"donjon/server/app.py", "donjon/messages/fr/app.ftl", "donjon/games/barony/rules.py"} <= set(names)
        return
    workshop, place = tmp_path / "workshop", tmp_path / "opt"
    install = ["-m", "pip", "install", "--quiet", "--no-deps"]
    by_checksum = [*install, "--require-hashes"]
    for where, locks in ((workshop, ("compile", "build")), (place, ("play",))):
        venv.create(where, with_pip=True)
        files = [word for lock in locks for word in ("-r", f"locks/{lock}.txt")]
        subprocess.run([where / "bin/python", *by_checksum, *files], cwd=source, check=True)
    subprocess.run([workshop / "bin/python", "-m", *build_it, "--no-build-isolation"], cwd=source, check=True)
    [wheel] = wheels.glob("donjon-*.whl")
    subprocess.run([place / "bin/python", *install, str(wheel)], cwd=source, check=True)
    command = [str(place / "bin/donjon"), "serve", "--port", "0", "--db", str(tmp_path / "db"), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split(" at ")[1].split()[0]
            health = json.load(urllib.request.urlopen(f"{address}/api/health", timeout=60))
            assert health["status"] == "ok"
            assert health["compiled"]
            assert b"<script" in urllib.request.urlopen(address, timeout=60).read()
        finally:
            server.terminate()
