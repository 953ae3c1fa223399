"""For those who run the server: health and metrics."""

import msgspec
from litestar import MediaType, Response, get
from sqlalchemy import select

from tricity.server.services import HttpRequest, services


class Health(msgspec.Struct, frozen=True):
    """`waiting`: writes that are not on disk yet. `down`: background tasks that have failed and are being restarted."""

    ok: bool
    waiting: int
    down: tuple[str, ...]


@get("/healthz", summary="Check the database and the background tasks", include_in_schema=False)
async def healthz(request: HttpRequest) -> Response[Health]:
    running = services(request)
    await running.store.read(lambda connection: connection.execute(select(1)).scalar())
    down = running.supervisor.down
    return Response(Health(not down, running.store.waiting, down), status_code=503 if down else 200)


@get(
    "/metrics",
    summary="Metrics for Prometheus",
    include_in_schema=False,
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def metrics(request: HttpRequest) -> Response[bytes]:
    return Response(services(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ENDPOINTS = (healthz, metrics)
