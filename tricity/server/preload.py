"""Preload links for what a page needs, so that the browser does not discover it piece by piece: its scripts, styles and
fonts, and what it asks the API for first.
"""

import fnmatch
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

import msgspec

from tricity.core.frozen import Frozen
from tricity.games import names
from tricity.server.services import Services
from tricity.table.errors import StorageUnavailable
from tricity.table.links import name_in
from tricity.table.storage.lists import LinkedTable, linked_table

MANIFEST: Final = "files.json"
_ENTRY: Final = "index.html"
_DECLARED_BOARD: Final = "src/games/any/any-board.ts"
"""The board of a game that has no folder in web/src/games."""
WAITING_ROOM: Final = "src/components/WaitingRoom.svelte"
RESULT: Final = "src/components/game-over.ts"
_FONT: Final = re.compile(r"-latin-(?!ext-)[^/]*\.woff2$")
_AT_A_TABLE: Final = ("table", "replay")
_AT_A_BOARD: Final = ("learn", "puzzles")
"""The pages besides tables that show the board of the game in their address."""
_PARTS: Final = 2
_PLAIN_REPLAY: Final = re.compile(r"[A-Za-z0-9_-]+/\d{0,6}")
"""With the eyes of a seat, or with other characters, a replay asks in other words."""


class _Page(Frozen):
    """What the page of an address needs besides what every page does. `{lang}`, `{game}`, `{today}`, and of a replay
    `{table}` and `{moves}` are filled in.
    """

    script: str
    words: tuple[str, ...] = ()
    """Fluent files that are fetched by themselves."""
    art: tuple[str, ...] = ()
    """Sets of drawings; a star is all of them."""
    requests: tuple[str, ...] = ()

    @property
    def is_of_a_game(self) -> bool:
        return any("{game}" in name for name in (*self.words, *self.art, *self.requests))


_OTHER: Final = "other"
PAGES: Final = {
    _OTHER: _Page(script=""),
    "": _Page("Start", ("start",), ("*",), ("/api/games?lang={lang}", "/api/me")),
    "about": _Page("About", requests=("/api/about?lang={lang}",)),
    "import": _Page("Import"),
    "learn": _Page("Lesson", ("lesson", "{game}/lesson"), requests=("/api/me", "/api/lessons/{game}?step=0&moves=")),
    "player": _Page("Profile", ("account",)),
    "puzzles": _Page(
        "Puzzles", ("practice", "review", "{game}/review"), requests=("/api/me", "/api/puzzles/{game}/{today}")
    ),
    "ratings": _Page("Ratings", ("account",)),
    "replay": _Page(
        "Replay",
        requests=(
            "/api/tables/{table}",
            "/api/tables/{table}/moment?moves={moves}",
            # As the page asks for all moves, with the eyes of whoever opens it.
            "/api/tables/{table}/replay?",
        ),
    ),
    "rules": _Page("Rules", art=("{game}",), requests=("/api/guides/{game}?lang={lang}",)),
    "rules/aid": _Page("PlayerAid", requests=("/api/guides/{game}?lang={lang}",)),
}
"""The pages by the first part of their addresses, and by the third where it tells two pages apart. Pages that are only
reached from others need no links.
"""


class _Chunk(Frozen):
    """A file of the client and the files that it needs, as the client's build lists them."""

    file: str
    name: str = ""
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


class PreloadLinks:
    """Link headers from the manifest of the client's build; none without a manifest."""

    def __init__(self, manifest: bytes = b"{}") -> None:
        self._chunks = msgspec.json.decode(manifest, type=dict[str, _Chunk])
        self._named = {chunk.name: key for key, chunk in self._chunks.items()}
        self._cached_link = lru_cache(self._link)

    def link(self, lang: str, path: str, table: LinkedTable, query: str = "") -> str:
        """The Link header of the page at that path in that language; `table` is the one that it shows, if any."""
        name, second, third, *_ = [*path.strip("/").split("/"), "", "", ""]
        page = next((page for page in (f"{name}/{third}", name) if page in PAGES), _OTHER)
        game = table.game or (second if second in names() else "")
        if PAGES[page].is_of_a_game and not game:
            page = _OTHER
        shows_board = bool(table.game) or (bool(game) and name in _AT_A_BOARD)
        # A replay shows neither.
        around = "" if name != "table" else WAITING_ROOM if table.gathers else RESULT if table.is_over else ""
        asked = {"lang": lang, "game": game, "today": datetime.now(UTC).date(), "table": second, "moves": third or "0"}
        is_asked = name != "replay" or (
            bool(table.game) and not table.gathers and bool(_PLAIN_REPLAY.fullmatch(f"{second}/{third}{query}"))
        )
        requests = tuple(each.format(**asked) for each in PAGES[page].requests) if is_asked else ()
        return self._cached_link(lang, page, game, around, requests, shows_board=shows_board)

    def _link(
        self, lang: str, page: str, game: str, around: str, requests: tuple[str, ...], *, shows_board: bool
    ) -> str:
        """What comes first is fetched first: over HTTP/1.1 a browser fetches six files at a time."""
        if not self._chunks:
            return ""
        needed = PAGES[page]
        linked = set[str]()
        keys = [_ENTRY, self._words(lang), *self._keys_of(needed, lang, game)]
        links = [link for key in keys for link in self._links(key, linked)]
        # As `fetch` asks for it; otherwise the browser would ask twice.
        links += [f"<{request}>; rel=preload; as=fetch; crossorigin" for request in requests]
        links += [
            f"</{chunk.file}>; rel=preload; as=font; crossorigin"
            for key, chunk in self._chunks.items()
            if _FONT.search(key)
        ]
        if shows_board:
            # Low priority: needed a little later, and must not delay the first view.
            board = (around, *self._keys_of_board(game, lang))
            links += [f"{link}; fetchpriority=low" for key in board for link in self._links(key, linked)]
        return ", ".join(links)

    def _words(self, *parts: str) -> str:
        return self._named.get("-".join(("words", *parts)), "")

    def _keys_of(self, page: _Page, lang: str, game: str) -> Iterator[str]:
        yield f"src/pages/{page.script}.svelte"
        for name in page.words:
            yield f"../tricity/locales/{lang}/{name.format(game=game)}.ftl?raw"
        for name in page.art:
            yield from fnmatch.filter(self._chunks, f"src/art/{name.format(game=game)}/index.ts")

    def _keys_of_board(self, game: str, lang: str) -> Iterator[str]:
        own_board = f"src/games/{game}/index.ts"
        yield own_board if own_board in self._chunks else _DECLARED_BOARD
        yield self._words(game, lang)

    def _links(self, key: str, linked: set[str]) -> Iterator[str]:
        if key in linked or key not in self._chunks:
            return
        linked.add(key)
        chunk = self._chunks[key]
        yield f"</{chunk.file}>; rel=modulepreload"
        for style in chunk.css:
            # As the page asks for it; otherwise the browser would fetch it twice.
            yield f"</{style}>; rel=preload; as=style; crossorigin"
        for needed in chunk.imports:
            yield from self._links(needed, linked)


async def table_at(path: str, services: Services) -> LinkedTable | None:
    """The table at this path: one without a game if the path needs no table, None if there is no such table."""
    parts = path.strip("/").split("/")
    if len(parts) < _PARTS or parts[0] not in _AT_A_TABLE:
        return LinkedTable("")
    try:
        return await services.store.read(linked_table, name_in(parts[1]))
    except StorageUnavailable:
        # The page is served without the database and shows the error.
        return LinkedTable("")
