"""Draws the pictures of link previews, one for each game, from the covers of the start page: `make previews`.

The page must be built. The pictures are part of the repository, so that a build needs no browser.
"""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from support.chromium import launch
from support.servers import served
from tricity.games import names

FOLDER: Final = Path(__file__).parents[1] / "web" / "public" / "preview"
_SIZE: Final = {"width": 1200, "height": 630}
_POSE: Final = """card => {
  const cover = card.querySelector('.cover').cloneNode(true);
  const title = document.createElement('p');
  title.textContent = card.querySelector('h2').textContent;
  const poster = document.createElement('div');
  poster.append(cover, title);
  document.body.replaceChildren(poster);
  poster.style.cssText = 'display:grid;place-content:center;justify-items:center;gap:18px;height:630px;overflow:hidden;'
    + 'background:var(--paper-deep)';
  title.style.cssText = 'font:600 64px/1 var(--font-title);color:var(--ink)';
  cover.style.cssText += ';width:760px;padding:0 20px;border:0;background:none';
}"""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        served(f"sqlite:///{scratch}/t.db") as url,
        sync_playwright() as play,
    ):
        browser = launch(play, "--hide-scrollbars")
        for number, game in enumerate(names()):
            page = browser.new_page(viewport=_SIZE, color_scheme="light", locale="en-GB")  # type: ignore[arg-type]
            page.goto(url)
            page.get_by_role("article").nth(number).evaluate(_POSE)
            page.evaluate("document.fonts.ready")
            page.screenshot(path=FOLDER / f"{game}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
