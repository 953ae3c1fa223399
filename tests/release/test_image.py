"""The container image itself, where an engine runs: `make test-image`."""

import os
import shutil
import subprocess
import time
import uuid
from collections.abc import Iterator

import pytest

from support.releases import ROOT

ENGINE = shutil.which("docker") or shutil.which("podman") or ""
SECONDS = 90

pytestmark = pytest.mark.skipif(
    os.environ.get("TRICITY_IMAGE") != "1", reason="it takes minutes and a container engine: make test-image"
)


def engine(*arguments: str) -> str:
    return subprocess.run([ENGINE, *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def container() -> Iterator[str]:
    """A container of the image as compose.yaml starts it: its root cannot be written."""
    name = f"tricity-{uuid.uuid4().hex[:8]}"
    engine("build", "--tag", "tricity", ".")
    engine("run", "--detach", "--name", name, "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "tricity")
    yield name
    engine("rm", "--force", "--volumes", name)


def test_the_image_serves_the_page_and_is_healthy(container: str) -> None:
    deadline = time.monotonic() + SECONDS
    while engine("inspect", "--format", "{{.State.Health.Status}}", container) != "healthy":
        assert time.monotonic() < deadline, engine("logs", container)
        time.sleep(1)
    fetch = "import urllib.request as r; print(r.urlopen('http://127.0.0.1:8000/').read().decode())"
    assert "<title>" in engine("exec", container, "python", "-c", fetch)
    assert engine("exec", container, "id", "-un") == "tricity"
    mode = "import tricity; print(tricity.compiled())"
    assert engine("exec", container, "python", "-c", mode) == "True"
