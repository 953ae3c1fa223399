"""The forge's workflows parse, and run what everybody can run: targets of make that exist."""

import re
import runpy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from support.releases import ROOT, called_targets, make_targets

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
SETTINGS = [ROOT / ".github" / "dependabot.yml", ROOT / ".pre-commit-config.yaml"]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
notes = runpy.run_path(str(ROOT / "tools" / "release_notes.py"))["notes"]
# Installs a tool of the system; hands a file name to the next step.
OTHER_COMMANDS = ("sudo apt-get ", "echo ")


def commands(workflow: dict[str, Any]) -> Iterator[str]:
    """The lines that the jobs run, for each value of their matrix."""
    for job in workflow["jobs"].values():
        targets = job.get("strategy", {}).get("matrix", {}).get("target", [""])
        for step in job.get("steps", []):
            for target in targets:
                yield from step.get("run", "").replace("${{ matrix.target }}", target).splitlines()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_calls_targets_of_make(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert workflow["name"]
    lines = list(commands(workflow))
    assert called_targets(lines) <= make_targets()
    assert [line for line in lines if not line.startswith(("make ", *OTHER_COMMANDS))] == []
    for job in workflow["jobs"].values():
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file()
        assert all(re.search(r"@[\w./]+$", step["uses"]) for step in job.get("steps", []) if "uses" in step)


def test_together_they_do_everything() -> None:
    every = [line for path in WORKFLOWS for line in commands(yaml.safe_load(path.read_text(encoding="utf-8")))]
    wanted = "lint test-client test-compiled test-pure test-browser test-engine coverage sdist test-image docs soak"
    assert set(wanted.split()) <= called_targets(every)


def test_the_engine_is_tested_in_both_modes_on_three_systems() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))["jobs"]
    assert jobs["test"]["runs-on"] == "ubuntu-latest"
    assert {"test-compiled", "test-pure"} <= called_targets(commands({"jobs": {"test": jobs["test"]}}))
    assert jobs["systems"]["strategy"]["matrix"]["system"] == ["macos-latest", "windows-latest"]
    assert called_targets(commands({"jobs": {"systems": jobs["systems"]}})) == {"test-engine"}


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    classifiers = PROJECT["project"]["classifiers"]
    promised = [version.group(1) for line in classifiers if (version := re.search(r"Python :: 3\.(\d+)$", line))]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in promised]
    script = PROJECT["tool"]["cibuildwheel"]["test-command"].replace("{project}", str(ROOT)).split()[1]
    assert Path(script).is_file()


@pytest.mark.parametrize(
    "path", [*FORMS, ROOT / ".github" / "dependabot.yml", ROOT / ".pre-commit-config.yaml"], ids=str
)
def test_forms_and_settings_parse(path: Path) -> None:
    assert yaml.safe_load(path.read_text(encoding="utf-8"))


def test_the_notes_of_a_release() -> None:
    changelog = (
        "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-02\n\n### Added\n- Lifts.\n\n## [1.1.0]\n- Stairs.\n"
    )
    assert notes("v1.2.0", "1.2.0", changelog) == "### Added\n- Lifts.\n"
    with pytest.raises(ValueError, match="the version"):
        notes("v1.3.0", "1.2.0", changelog)
    with pytest.raises(ValueError, match="nothing about"):
        notes("v1.3.0", "1.3.0", changelog)


def test_this_release_has_notes() -> None:
    version = PROJECT["project"]["version"]
    assert notes(f"v{version}", version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
