"""Renders docs/images/art-light.png and art-dark.png: contact sheets of all drawings in both themes.

python3 web/scripts/contact_sheet.py [BROWSER]     (a Chromium; `chromium` by default)
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
ART = SOURCES / "art"
WIDTH, HEIGHT = 960, 804
STYLE = """
body { margin: 20px 22px; background: var(--paper); }
section { display: flex; flex-wrap: wrap; gap: 12px 15px; margin-bottom: 22px; }
svg { width: 56px; height: 56px; }
"""


def sheet(theme: str) -> str:
    styles = (SOURCES / "styles" / "tokens.css", *sorted(SOURCES.glob("games/*/colours.css")))
    tokens = "".join(style.read_text("utf-8") for style in styles)
    folders = [sorted(folder.glob("*.svg")) for folder in (ART, *sorted(ART.iterdir())) if folder.is_dir()]
    sections = "".join(f"<section>{''.join(map(_figure, folder))}</section>" for folder in folders)
    return f'<!doctype html><html data-theme="{theme}"><style>{tokens}{STYLE}</style>{sections}</html>'


def _figure(drawing: Path) -> str:
    return f'<span data-player="{drawing.stem}">{drawing.read_text("utf-8")}</span>'


def main() -> None:
    browser = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    for theme in ("light", "dark"):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            page = Path(folder, "sheet.html")
            page.write_text(sheet(theme), "utf-8")
            picture = ROOT / "docs" / "images" / f"art-{theme}.png"
            options = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars"]
            options += [f"--user-data-dir={folder}", f"--window-size={WIDTH},{HEIGHT}", f"--screenshot={picture}"]
            subprocess.run([browser, *options, page.as_uri()], check=True, capture_output=True, timeout=120)


if __name__ == "__main__":
    main()
