"""The browser client's files, from the package; before there is a client, a plain page that says so."""

import mimetypes
from functools import cached_property
from gzip import compress
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from litestar import HttpMethod, MediaType, Response, route
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from tricity.locales import LANGUAGES, words
from tricity.server.preload import MANIFEST, PreloadLinks, game_at
from tricity.server.problems import language
from tricity.server.services import HttpRequest, services
from tricity.table.errors import NotFound

FOLDER: Final = "static"
INDEX: Final = "index.html"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Not every system knows them all, or by these names."""
_PACKED: Final = ("text/", "application/json", "application/manifest", "image/svg")
"""What is text; the others are compressed by themselves."""


class File:
    def __init__(self, content: bytes, media_type: str, cache: str) -> None:
        self.content = content
        self.media_type = media_type
        self.cache = cache
        self.digest = sha256(content).hexdigest()[:16]

    @cached_property
    def packed(self) -> bytes | None:
        """By gzip, done when it is first asked for; None where that is no gain."""
        if not self.media_type.startswith(_PACKED):
            return None
        found = compress(self.content, mtime=0)
        return found if len(found) < len(self.content) else None

    def answer(self, accepts: str, known: str) -> Response[bytes]:
        """To a browser that takes these encodings and has the file with these tags already."""
        packed = self.packed if "gzip" in accepts.lower() else None
        etag = f'"{self.digest}{"-gzip" if packed else ""}"'
        headers = {"etag": etag, "cache-control": self.cache, "vary": "Accept-Encoding"}
        if etag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(packed or self.content, headers=headers, media_type=self.media_type)


def load() -> dict[str, File]:
    """All files by their path; what lies in `assets` has its digest in its name and never changes."""
    root = files("tricity.server").joinpath(FOLDER)
    return dict(_walk(root, "")) if root.is_dir() else {}


def endpoints(found: dict[str, File]) -> list[ControllerRouterHandler]:
    index, manifest = found.get(INDEX), found.pop(MANIFEST, None)
    preload_links = PreloadLinks(manifest.content) if manifest else PreloadLinks()

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        status_code=200,
        include_in_schema=False,
    )
    async def page(request: HttpRequest, path: FromPath[str] = "/") -> Response[bytes]:
        lang = language(request.headers.get("accept-language", ""))
        file = found.get(path.lstrip("/") or INDEX)
        # Addresses within the client are the client's own affair.
        if file is None and not path.startswith("/api") and "." not in path.rpartition("/")[2]:
            file = index or plain(lang)
        if file is None:
            raise NotFound("no-such-page")
        answer = file.answer(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))
        if file is index:
            answer.headers["link"] = preload_links.link(lang, await game_at(path, services(request)))
            answer.headers["vary"] += ", Accept-Language"
        return answer

    return [page]


def plain(lang: str) -> File:
    """The page of a wheel without the client, in all languages, that one first."""
    said = "".join(f'<p lang="{it}">{words("page-api", it)}</p>' for it in sorted(LANGUAGES, key=lambda it: it != lang))
    text = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Tricity</title><h1>Tricity</h1>{said}</html>'
    )
    return File(text.encode(), MediaType.HTML, _ASK)


def _walk(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found = []
    for entry in folder.iterdir():
        name = f"{path}{entry.name}"
        if entry.is_dir():
            found += _walk(entry, f"{name}/")
        elif not entry.name.startswith("."):
            cache = _FOREVER if path == "assets/" else _ASK
            found.append((name, File(entry.read_bytes(), _type(entry.name), cache)))
    return found


def _type(name: str) -> str:
    ending = f".{name.rpartition('.')[2]}"
    return _TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
