"""The generated tables of docs/server.md: `make pages` writes them, and tests check that they are up to date."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tricity.locales import words
from tricity.server.api import ENDPOINTS
from tricity.server.settings import Setting, all_settings

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def updated(page: str) -> str:
    """The page with its tables as the settings and the endpoints are declared."""
    settings = ["| option | variable | default | meaning |", "|---|---|---|---|", *map(_setting, all_settings())]
    endpoints = ["| endpoint | |", "|---|---|", *(row for handler in ENDPOINTS for row in _endpoint(handler))]
    return _with_table(_with_table(page, "settings", settings), "endpoints", endpoints)


def _with_table(page: str, name: str, rows: Sequence[str]) -> str:
    begin, end = f"<!-- {name}: written by make pages -->\n", f"<!-- end of {name} -->\n"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return before + begin + "\n".join(rows) + "\n" + end + after


def _setting(setting: Setting) -> str:
    default = setting.format(setting.default)
    option = "" if setting.secret else f"`{setting.flag}`"
    shown = f"`{default}`" if default else ""
    return f"| {option} | `{setting.variable}` | {shown} | {words(setting.message)} |"


def _endpoint(handler: Any) -> Iterator[str]:
    methods = sorted(getattr(handler, "http_methods", ())) or ["WS"]
    summary = getattr(handler, "summary", None) or str(handler.fn.__doc__).partition("\n")[0].rstrip(".")
    for path in sorted(handler.paths):
        yield f"| `{', '.join(methods)} {re.sub(r':[a-z]+}', '}', path)}` | {summary} |"


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
