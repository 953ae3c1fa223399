"""For those who run the server."""

import msgspec
from litestar import MediaType, Response, get
from sqlalchemy import select

from tricity.server.services import Asked, services


class Health(msgspec.Struct, frozen=True):
    ok: bool
    waiting: int
    """Changes that are not on disk yet."""


@get("/healthz", summary="Whether the server can read its database", include_in_schema=False)
async def healthz(request: Asked) -> Health:
    store = services(request).store
    await store.read(lambda connection: connection.execute(select(1)).scalar())
    return Health(True, store.waiting)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    return Response(services(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ENDPOINTS = (healthz, metrics)
