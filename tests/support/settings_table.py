"""The table of settings in docs/server.md: `make docs` writes it, and a test checks that it is up to date."""

from pathlib import Path

from tricity.locales import words
from tricity.server.settings import Setting, all_settings

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
BEGIN = "<!-- settings: written by make docs -->\n"
END = "<!-- end of settings -->\n"


def updated(page: str) -> str:
    """The page with the table of the settings as they are declared."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    rows = ["| option | variable | default | meaning |", "|---|---|---|---|", *map(_row, all_settings())]
    return before + BEGIN + "\n".join(rows) + "\n" + END + after


def _row(setting: Setting) -> str:
    default = setting.format(setting.default)
    option = "" if setting.secret else f"`{setting.flag}`"
    shown = f"`{default}`" if default else ""
    return f"| {option} | `{setting.variable}` | {shown} | {words(setting.message)} |"


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
