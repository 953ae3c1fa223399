"""Link previews: what messengers show of a link to a table (Open Graph). They may be cached for years, by anybody.

A private table shows its game and no name; a picture of each game is among the client's files.
"""

import re
from functools import lru_cache
from html import escape
from typing import Final

from tricity.locales import has_message, words
from tricity.table.storage.lists import LinkedTable

_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,100}")
_PICTURE: Final = "preview/{game}.png"
_SIZE: Final = (1200, 630)


class LinkPreviews:
    """Adds the preview of a table to the page; `paths` are the client's files."""

    def __init__(self, page: bytes, paths: frozenset[str]) -> None:
        self._page = page
        self._paths = paths
        self.page = lru_cache(256)(self._with_preview)

    def _with_preview(self, lang: str, linked: LinkedTable, scheme: str, host: str) -> bytes:
        """The page of a table in that language, for a browser or program that has reached the server as that host."""
        tags = "".join(
            f'<meta property="og:{name}" content="{escape(content)}" />'
            for name, content in self._properties(lang, linked, scheme, host).items()
        )
        return self._page.replace(b"</head>", f"{tags}</head>".encode(), 1)

    def _properties(self, lang: str, linked: LinkedTable, scheme: str, host: str) -> dict[str, str]:
        properties = {"type": "website", "site_name": "Tricity", "title": _title(lang, linked)}
        pitch = f"game-{linked.game}.pitch"
        if has_message(pitch, lang):
            properties["description"] = words(pitch, lang)
        picture = _PICTURE.format(game=linked.game)
        # Most programs follow absolute addresses only.
        if picture in self._paths and _HOST.fullmatch(host):
            properties |= {
                "image": f"{scheme}://{host}/{picture}",
                "image:width": str(_SIZE[0]),
                "image:height": str(_SIZE[1]),
                "image:alt": words(f"game-{linked.game}", lang),
            }
        return properties


def _title(lang: str, linked: LinkedTable) -> str:
    key = f"game-{linked.game}"
    game = words(key, lang) if has_message(key, lang) else linked.game
    if not linked.gathers:
        return game
    if linked.host:
        return words("preview-invites", lang, name=linked.host, game=game)
    return words("preview-invited", lang, game=game)
