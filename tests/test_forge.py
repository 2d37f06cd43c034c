"""What a forge reads, checked here: workflows and forms are of the right shape, and name the Pythons we name."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import donjon

ROOT = Path(__file__).parents[1]
FORGE = ROOT / ".github"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NAMED = [one.rpartition(" ")[2] for one in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", one)]
SCHEMAS = {
    "workflows/*.yml": ("vendor.github-workflows", "custom.github-workflows-require-timeout"),
    "ISSUE_TEMPLATE/[!c]*.yml": ("vendor.github-issue-forms",),
    "ISSUE_TEMPLATE/config.yml": ("vendor.github-issue-config",),
}
SHAPED = [(path, schema) for pattern, schemas in SCHEMAS.items() for path in FORGE.glob(pattern) for schema in schemas]


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FORGE / name).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize(("path", "schema"), SHAPED, ids=lambda one: one.name if isinstance(one, Path) else one)
def test_the_forge_can_read_it(path: Path, schema: str) -> None:
    """The schemas come with the checker: nothing is fetched."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(path)]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert told.returncode == 0, told.stdout


def test_a_wrong_one_is_found(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yml"
    wrong.write_text((FORGE / "workflows/test.yml").read_text().replace("runs-on:", "runs-in:"))
    with pytest.raises(AssertionError, match="runs-in"):
        test_the_forge_can_read_it(wrong, "vendor.github-workflows")


@pytest.mark.parametrize("job", ["linux", "elsewhere"])
def test_every_python_we_name_is_tried_and_the_next_one_too(job: str) -> None:
    matrix = read("workflows/test.yml")["jobs"][job]["strategy"]["matrix"]
    assert matrix["python"] == NAMED
    after = f"3.{int(NAMED[-1].partition('.')[2]) + 1}"
    assert {one["python"] for one in matrix["include"] if one["trial"]} == {after}


def test_wheels_are_built_for_every_python_we_name() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]["build"]
    assert wheels == [f"cp{python.replace('.', '')}-*" for python in NAMED]


def test_the_forge_runs_files_that_are_there() -> None:
    steps = [
        step
        for name in ("test", "release")
        for job in read(f"workflows/{name}.yml")["jobs"].values()
        for step in job["steps"]
    ]
    commands = " ".join(step.get("run", "") for step in steps) + " ".join(
        PROJECT["tool"]["cibuildwheel"]["test-command"]
    )
    named = re.findall(r"(?:tests|examples|\.ci)/[\w./]+", commands)
    assert len(named) >= 5
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_no_workflow_may_write() -> None:
    for path in (FORGE / "workflows").glob("*.yml"):
        workflow = read(f"workflows/{path.name}")
        assert workflow["permissions"] == {"contents": "read"}
        assert not any("permissions" in job for job in workflow["jobs"].values())
        checkouts = [
            step for job in workflow["jobs"].values() for step in job["steps"] if "checkout" in step.get("uses", "")
        ]
        assert all(step["with"]["persist-credentials"] is False for step in checkouts)


def test_everybody_is_asked_about_games_under_way() -> None:
    assert "Does this change games under way?" in (FORGE / "pull_request_template.md").read_text(encoding="utf-8")


def test_a_rule_can_be_reported_of_every_game() -> None:
    form = next(one for one in read("ISSUE_TEMPLATE/rule.yml")["body"] if one.get("id") == "game")
    assert form["attributes"]["options"] == [game.title for game in donjon.games()]
