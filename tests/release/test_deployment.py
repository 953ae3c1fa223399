"""The image, the compose files and the systemd units: well-formed, and their own commands run without an engine.

Where a container engine runs, `make test-image` builds and starts the image itself.
"""

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from support.releases import ROOT
from tricity.cli.app import COMMANDS
from tricity.server.settings import all_settings

CLUB = ROOT / "deploy" / "club" / "compose.yaml"
COMPOSE_FILES = [ROOT / "compose.yaml", CLUB]
UNITS = sorted((ROOT / "deploy" / "systemd").iterdir())
INSTALLED = "/opt/tricity/bin/tricity"


class Dockerfile:
    """The instructions of the last stage, and the environment that they set."""

    def __init__(self) -> None:
        text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        whole = re.sub(r"\\\n\s*", "", "\n".join(lines))
        last_stage = whole.rpartition("\nFROM ")[2]
        self.image = [line.partition(" ")[::2] for line in last_stage.splitlines() if line]

    def every(self, instruction: str) -> list[str]:
        return [rest for name, rest in self.image if name == instruction]

    def command(self, instruction: str) -> list[str]:
        """An instruction whose command is a list of words."""
        line = self.every(instruction)[0]
        words: list[str] = json.loads(line[line.index("[") :])
        return words

    def environment(self) -> dict[str, str]:
        pairs = [pair for line in self.every("ENV") for pair in shlex.split(line)]
        return dict(pair.split("=", 1) for pair in pairs)


def services(path: Path) -> dict[str, Any]:
    """The services of a compose file."""
    declared: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))["services"]
    return declared


def variables() -> set[str]:
    return {setting.variable for setting in all_settings()}


def test_the_image_is_small_and_careful() -> None:
    dockerfile = Dockerfile()
    assert "gcc" not in str(dockerfile.image)
    assert dockerfile.every("USER") == ["tricity"]
    assert dockerfile.every("VOLUME") == ["/data"]
    assert "org.opencontainers.image.title" in dockerfile.every("LABEL")[0]
    assert {name for name in dockerfile.environment() if name.startswith("TRICITY_")} <= variables()
    assert "tricity[postgres]" in dockerfile.every("RUN")[0]
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".git", ".venv", "build", "**/node_modules"} <= set(ignored)


def test_what_the_image_runs(python: Path, tmp_path: Path) -> None:
    """Entry point, command and health check of the image, with its environment but for the address and the folder.

    Then the backup job of the club, once, with SQLite in place of PostgreSQL.
    """
    dockerfile = Dockerfile()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("TRICITY_", "PYTHON"))}
    environment = {
        **inherited,
        **dockerfile.environment(),
        "PATH": f"{python.parent}{os.pathsep}{os.environ['PATH']}",
        "TRICITY_HOST": "127.0.0.1",
        "TRICITY_PORT": str(port),
        "TRICITY_DATA": str(tmp_path),
    }

    def succeeds(command: list[str]) -> bool:
        return subprocess.run(command, env=environment, cwd="/", capture_output=True, check=False).returncode == 0

    check = dockerfile.command("HEALTHCHECK")
    assert not succeeds(check)
    command = [*dockerfile.command("ENTRYPOINT"), *dockerfile.command("CMD")]
    server = subprocess.Popen(command, env=environment, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while not succeeds(check):
            assert server.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.2)
        backup = services(CLUB)["backup"]
        script = backup["command"][0].replace("$$", "$").replace("sleep 86400", "exit")
        assert succeeds([*backup["entrypoint"], script.replace("/backups", str(tmp_path))])
        assert list(tmp_path.glob("tricity-20*"))
    finally:
        server.terminate()
        assert server.wait(30) == 0


@pytest.mark.parametrize("path", COMPOSE_FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_compose_files(path: Path) -> None:
    project: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    ours = {name: service for name, service in project["services"].items() if service["image"] == "tricity"}
    assert ours
    for service in ours.values():
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert set(service.get("environment", {})) <= variables()
        for command in re.findall(r"^\s*tricity (\w+)", "\n".join(service.get("command", [])), re.MULTILINE):
            assert command in COMMANDS
    # Each of them: an image that is not there would be looked for in a registry.
    assert {service["build"] for service in ours.values()} == {os.path.relpath(ROOT, path.parent)}
    mounted = [volume for service in project["services"].values() for volume in service.get("volumes", [])]
    sources = {volume.split(":")[0] for volume in mounted}
    assert {name for name in sources if not name.startswith(".")} == set(project["volumes"])
    assert all((path.parent / name).is_file() for name in sources if name.startswith("."))


def test_the_proxy_knows_every_server_of_the_club() -> None:
    caddyfile = (CLUB.parent / "Caddyfile").read_text(encoding="utf-8")
    assert re.findall(r"(tricity-\w+):8000", caddyfile) == [
        name for name in services(CLUB) if name.startswith("tricity-")
    ]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_the_units_of_systemd(tmp_path: Path) -> None:
    for unit in UNITS:
        # The program is where the comment says, on the machine of whoever follows it.
        text = unit.read_text(encoding="utf-8").replace(INSTALLED, "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
        assert set(re.findall(r"Environment=(\w+)=", text)) <= variables()
    names = [str(tmp_path / unit.name) for unit in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", *names], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert str(tmp_path) not in done.stderr
