"""Serves the browser client's files from the package; in a wheel without the client, a plain page that says so."""

import mimetypes
import re
from functools import cached_property
from gzip import compress
from hashlib import sha256
from http import HTTPStatus
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from litestar import HttpMethod, MediaType, Response, route
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from tricity.games import names
from tricity.locales import LANGUAGES, words
from tricity.server.link_preview import LinkPreviews
from tricity.server.preload import MANIFEST, PreloadLinks, table_at
from tricity.server.problems import language
from tricity.server.services import HttpRequest, services
from tricity.table.errors import NotFound
from tricity.table.storage.lists import LinkedTable

FOLDER: Final = "static"
INDEX: Final = "index.html"
_FOREVER: Final = "public, max-age=31536000, immutable"
_REVALIDATE: Final = "no-cache"
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
"""Media types that `mimetypes` lacks, or names differently, on some systems."""
_GAMES: Final = "|".join(map(re.escape, names()))
_CLIENT_ROUTES: Final = re.compile(
    rf"/|/(about|account|friends|import|notices|profile|recover|unsubscribe)/?|/(rules|learn|puzzles|ratings)/({_GAMES})/?"
    rf"|/rules/({_GAMES})/aid/?|/admin(/(people|tables|bans|log))?/?|/practice(/[^/\x00\ufffd]+)?/?"
    r"|/(table|replay)/[^/\x00\ufffd]+(/[^/]*)?/?|/player/[^/\x00\ufffd]+/?"
)
"""The addresses at which the client has a page, as in web/src/lib/router.svelte.ts."""
_BROTLI: Final = ".br"
_BROTLI_ACCEPTED: Final = re.compile(r"(^|,)\s*br\s*(,|$)")
_COMPRESSIBLE: Final = ("text/", "application/json", "application/manifest", "image/svg")
"""Prefixes of text types; the other formats are compressed already."""


class File:
    """A static file with its media type, cache header and digest."""

    def __init__(self, content: bytes, media_type: str, cache: str, brotli: bytes | None = None) -> None:
        """`brotli` is the content compressed by Brotli, if the build has done that."""
        self.content = content
        self.media_type = media_type
        self.cache = cache
        self.brotli = brotli
        self.digest = sha256(content).hexdigest()[:16]

    @cached_property
    def gzipped(self) -> bytes | None:
        """The content compressed by gzip, on first use; None if that does not make it smaller."""
        if not self.media_type.startswith(_COMPRESSIBLE):
            return None
        compressed = compress(self.content, mtime=0)
        return compressed if len(compressed) < len(self.content) else None

    def response(self, accept_encoding: str, if_none_match: str) -> Response[bytes]:
        """The response to a request with these headers: 304 if the browser has this version already."""
        encoding, content = self._encoded(accept_encoding.lower())
        etag = f'"{self.digest}{f"-{encoding}" if encoding else ""}"'
        headers = {"etag": etag, "cache-control": self.cache, "vary": "Accept-Encoding"}
        if etag in (tag.strip().removeprefix("W/") for tag in if_none_match.split(",")):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(content, headers=headers, media_type=self.media_type)

    def _encoded(self, accepted: str) -> tuple[str, bytes]:
        """The name of the smallest encoding that is accepted, and the content in it."""
        if self.brotli and _BROTLI_ACCEPTED.search(accepted):
            return "br", self.brotli
        if "gzip" in accepted and self.gzipped:
            return "gzip", self.gzipped
        return "", self.content


def load() -> dict[str, File]:
    """All files by path. Files in `assets` have a digest in their names, so browsers may cache them for ever."""
    root = files("tricity.server").joinpath(FOLDER)
    by_path = dict(_walk(root, "")) if root.is_dir() else {}
    for path in [path for path in by_path if path.endswith(_BROTLI)]:
        by_path[path.removesuffix(_BROTLI)].brotli = by_path.pop(path).content
    return by_path


def endpoints(files_by_path: dict[str, File]) -> list[ControllerRouterHandler]:
    """The handler of every address that is not part of the API."""
    index, manifest = files_by_path.get(INDEX), files_by_path.pop(MANIFEST, None)
    preload_links = PreloadLinks(manifest.content) if manifest else PreloadLinks()
    previews = LinkPreviews(index.content if index else b"", frozenset(files_by_path))

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        status_code=200,
        include_in_schema=False,
    )
    async def page(request: HttpRequest, path: FromPath[str] = "/") -> Response[bytes]:
        lang = language(request.headers.get("accept-language", ""))
        file = files_by_path.get(path.lstrip("/") or INDEX)
        # A browser that opens a page gets the client, which shows what is there or says that nothing is.
        if file is None and not path.startswith("/api") and _is_for_a_page(request, path):
            file = index or plain(lang)
        if file is None:
            raise NotFound("no-such-page")
        if file is not index:
            return _respond(request, file)
        linked = await table_at(path, services(request)) if _CLIENT_ROUTES.fullmatch(path) else None
        if linked is not None and linked.game:
            scheme = "https" if services(request).addresses.is_https(request.scope) else "http"
            content = previews.page(lang, linked, scheme, request.headers.get("host", ""))
            file = File(content, file.media_type, file.cache)
        response = _respond(request, file)
        query = request.scope["query_string"].decode("latin-1")
        response.headers["link"] = preload_links.link(lang, path, linked or LinkedTable(""), query)
        response.headers["vary"] += ", Accept-Language"
        if linked is None:
            response.status_code = HTTPStatus.NOT_FOUND
        return response

    return [page]


def _respond(request: HttpRequest, file: File) -> Response[bytes]:
    return file.response(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))


def _is_for_a_page(request: HttpRequest, path: str) -> bool:
    """Scripts, styles and pictures have an extension; a request for one of them is not for a page."""
    return "." not in path.rpartition("/")[2] or "text/html" in request.headers.get("accept", "")


def plain(lang: str) -> File:
    """The page of a wheel without the client: in all languages, the reader's first."""
    languages = sorted(LANGUAGES, key=lambda other: other != lang)
    paragraphs = "".join(f'<p lang="{other}">{words("page-api", other)}</p>' for other in languages)
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Tricity</title>'
    return File(f"{head}<h1>Tricity</h1>{paragraphs}</html>".encode(), MediaType.HTML, _REVALIDATE)


def _walk(folder: Traversable, path: str) -> list[tuple[str, File]]:
    paths_and_files: list[tuple[str, File]] = []
    for entry in folder.iterdir():
        name = f"{path}{entry.name}"
        if entry.is_dir():
            paths_and_files += _walk(entry, f"{name}/")
        elif not entry.name.startswith("."):
            cache = _FOREVER if path == "assets/" else _REVALIDATE
            paths_and_files.append((name, File(entry.read_bytes(), _type(entry.name), cache)))
    return paths_and_files


def _type(name: str) -> str:
    extension = f".{name.rpartition('.')[2]}"
    return _TYPES.get(extension) or mimetypes.guess_type(name)[0] or "application/octet-stream"
