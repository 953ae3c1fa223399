"""Draws the icons of the installed app from our own SVG: `make icons`.

The pictures are part of the repository, so that a build needs no browser.
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from support.chromium import launch

WEB: Final = Path(__file__).parents[1] / "web"
DRAWINGS: Final = Path(__file__).parent / "icons"
FOLDER: Final = WEB / "public" / "icons"
_ICONS: Final = {
    # Its corners are rounded here; Apple and Android cut the others to the shape that they like.
    "192": ("app-icon.svg", 192, 22),
    "512": ("app-icon.svg", 512, 22),
    "maskable": ("app-icon.svg", 512, 0),
    "apple": ("app-icon.svg", 180, 0),
    "badge": ("app-badge.svg", 96, 0),
}
"""The drawing, the size in pixels, and the radius of the corners in percent."""
_MARGIN: Final = "body{margin:0;background:none}svg{display:block;width:100vw;height:100vh;border-radius:%d%%}"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = launch(play, "--hide-scrollbars")
        for name, (drawing, size, radius) in _ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (DRAWINGS / drawing).read_text(encoding="utf-8")
            page.set_content(f"<style>{_MARGIN % radius}</style>{svg}")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
