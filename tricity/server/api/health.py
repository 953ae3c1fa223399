"""For those who run the server: health and metrics."""

from litestar import MediaType, Response, get

from tricity.server.health_check import Health
from tricity.server.services import HttpRequest, services


@get(
    ["/readyz", "/healthz"],
    summary="Check whether the server can do its work; 503 names what is down",
    include_in_schema=False,
)
async def readyz(request: HttpRequest) -> Response[Health]:
    health = await services(request).health.check()
    return Response(health, status_code=200 if health.ok else 503)


@get(
    "/livez",
    summary="Check whether the server answers at all",
    include_in_schema=False,
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def livez() -> str:
    return "ok"


@get(
    "/metrics",
    summary="Metrics for Prometheus",
    include_in_schema=False,
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def metrics(request: HttpRequest) -> Response[bytes]:
    return Response(services(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ENDPOINTS = (readyz, livez, metrics)
