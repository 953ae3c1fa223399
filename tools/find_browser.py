"""Sees to a browser for the tests that start one, and says what it does: `python tools/find_browser.py`.

The system's is taken, else Debian's package where one may install it, because it brings its libraries along, else
Playwright's own. Without any the tests in a browser say so and are left out, which is a failure in CI.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from ctypes.util import find_library

from playwright.sync_api import Error, sync_playwright

from support.chromium import launch

SECONDS = 300
APT = "DEBIAN_FRONTEND=noninteractive apt-get"


def main(ways: tuple[Callable[[], None], ...]) -> None:
    for way in (*ways, say_that_there_is_none):
        if starts():
            return
        way()


def starts() -> bool:
    with sync_playwright() as playwright:
        try:
            launch(playwright).close()
        except Error:
            return False
    return True


def install_debian_package() -> None:
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("Installing Debian's package chromium")
        run("sh", "-c", f"{APT} update -qq && {APT} install -y -qq --no-install-recommends chromium")


def fetch_playwrights_own() -> None:
    # It is of no use without the libraries of the system, of which this one is the first that it asks for.
    if sys.platform != "linux" or find_library("nss3"):
        say("Fetching Chromium")
        run(sys.executable, "-m", "playwright", "install", "chromium")


def run(*command: str) -> None:
    """Whether it succeeded is seen by starting the browser."""
    try:
        subprocess.run(command, check=False, timeout=SECONDS, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        say(f"That takes more than {SECONDS} seconds: given up")


def say_that_there_is_none() -> None:
    say("There is no browser that starts, so the tests in one are left out: apt install chromium")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main((install_debian_package, fetch_playwrights_own))
