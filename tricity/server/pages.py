"""The browser client's files, from the package; before there is a client, a plain page that says so."""

import mimetypes
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from tricity.locales import LANGUAGES, words
from tricity.server.problems import language
from tricity.server.services import Asked
from tricity.table.refusals import NotThere

FOLDER: Final = "static"
INDEX: Final = "index.html"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"


class File(NamedTuple):
    content: bytes
    media_type: str
    etag: str
    cache: str


def load() -> dict[str, File]:
    """All files by their path; what lies in `assets` has its digest in its name and never changes."""
    root = files("tricity.server").joinpath(FOLDER)
    return dict(_walk(root, "")) if root.is_dir() else {}


def endpoints(found: dict[str, File]) -> list[ControllerRouterHandler]:
    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Asked, path: FromPath[str] = "/") -> Response[bytes]:
        file = found.get(path.lstrip("/") or INDEX)
        # Addresses within the client are the client's own affair.
        if file is None and not path.startswith("/api") and "." not in path.rpartition("/")[2]:
            file = found.get(INDEX) or plain(language(request.headers.get("accept-language", "")))
        if file is None:
            raise NotThere("no-such-page")
        headers = {"etag": file.etag, "cache-control": file.cache}
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
        return Response(file.content, headers=headers, media_type=file.media_type)

    return [page]


def plain(lang: str) -> File:
    """The page of a wheel without the client, in all languages, that one first."""
    said = "".join(f'<p lang="{it}">{words("page-api", it)}</p>' for it in sorted(LANGUAGES, key=lambda it: it != lang))
    text = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Tricity</title><h1>Tricity</h1>{said}</html>'
    )
    return _file(text.encode(), MediaType.HTML, _ASK)


def _walk(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found = []
    for entry in folder.iterdir():
        name = f"{path}{entry.name}"
        if entry.is_dir():
            found += _walk(entry, f"{name}/")
        else:
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            found.append((name, _file(entry.read_bytes(), kind, _FOREVER if "assets/" in name else _ASK)))
    return found


def _file(content: bytes, media_type: str, cache: str) -> File:
    return File(content, media_type, f'"{sha256(content).hexdigest()[:16]}"', cache)
