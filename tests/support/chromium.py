"""The browser of tests and pictures: the system's Chromium, else Playwright's own."""

import shutil
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


def launch(playwright: Playwright, *flags: str) -> Browser:
    """Raises Playwright's `Error` where there is no browser."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])
