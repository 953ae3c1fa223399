"""Preload links for a page's scripts and styles, so that the browser does not discover them one after another."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from tricity.core.frozen import Frozen
from tricity.server.services import Services
from tricity.table.errors import StorageUnavailable
from tricity.table.links import name_in
from tricity.table.storage.lists import LinkedTable, linked_table

MANIFEST: Final = "files.json"
_ENTRY: Final = "index.html"
_START: Final = "src/pages/Start.svelte"
_DECLARED_BOARD: Final = "src/games/any/any-board.ts"
"""The board of a game that has no folder in web/src/games."""
_AT_A_TABLE: Final = ("table", "replay")
_PARTS: Final = 2


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
        self.link = lru_cache(self._link)

    def _link(self, lang: str, game: str, *, start: bool = False) -> str:
        """The Link header of a page in that language, at a table of that game ("": elsewhere)."""
        # The page itself loads its entry.
        linked = {_ENTRY}
        links = [*self._links(self._named.get(f"words-{lang}", ""), linked)]
        if start:
            links += self._links(_START, linked)
        if game:
            own_board = f"src/games/{game}/index.ts"
            board = own_board if own_board in self._chunks else _DECLARED_BOARD
            chunks = (board, self._named.get(f"words-{game}-{lang}", ""))
            # Low priority: needed a little later, and must not delay the first view.
            links += [f"{link}; fetchpriority=low" for key in chunks for link in self._links(key, linked)]
        return ", ".join(links)

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
    """The table at this path; one without a game where there is none to look for, None if there is no such table."""
    parts = path.strip("/").split("/")
    if len(parts) < _PARTS or parts[0] not in _AT_A_TABLE:
        return LinkedTable("")
    try:
        return await services.store.read(linked_table, name_in(parts[1]))
    except StorageUnavailable:
        # The page is served without the database and shows the error.
        return LinkedTable("")
