"""What the framework leaves out of the API's description."""

from litestar.openapi.spec import OpenAPI, Schema

from tricity.server.shapes import Request
from tricity.table.clocks import DaysClock, LiveClock, NoClock


def close_requests(description: OpenAPI) -> None:
    """Requests, and the clocks in them, take no fields but their own."""
    clocks: tuple[type, ...] = (NoClock, LiveClock, DaysClock)
    closed = {kind.__name__ for kind in (*Request.__subclasses__(), *clocks)}
    for name, schema in (description.components.schemas or {}).items():
        if isinstance(schema, Schema) and name in closed:
            schema.additional_properties = False
