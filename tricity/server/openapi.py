"""Completes the OpenAPI description with what the framework leaves out."""

from collections.abc import Iterator
from typing import Any

from litestar.openapi.plugins import JsonRenderPlugin

from tricity.server.requests import RequestBody
from tricity.server.services import HttpRequest
from tricity.table.clocks import DaysClock, LiveClock, NoClock


class OpenApiRenderer(JsonRenderPlugin):
    def render(self, request: HttpRequest, openapi_schema: dict[str, Any]) -> bytes:
        close_requests(openapi_schema)
        return super().render(request, openapi_schema)


def close_requests(description: dict[str, Any]) -> None:
    """Declare that request bodies, and the clocks in them, accept no additional fields."""
    clocks: tuple[type, ...] = (NoClock, LiveClock, DaysClock)
    closed = {kind.__name__ for kind in (*_subclasses(RequestBody), *clocks)}
    for name, schema in description["components"]["schemas"].items():
        if name in closed:
            schema["additionalProperties"] = False


def _subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _subclasses(subclass)
