"""Traces for OpenTelemetry (the setting `otel`): requests, and how each command is decided, appended and published.

Imported only where it is on, so that it costs nothing where it is off. Spans have routes, statuses, kinds of events and
ids of refusals; nothing of people, tables or moves.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import Message, Receive, Send
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, SpanKind, Status, StatusCode

from tricity.core.errors import TricityError
from tricity.server.guard import Guard
from tricity.server.live_table import LiveTable
from tricity.server.live_tables import LiveTables
from tricity.table.events import AnyTableEvent
from tricity.table.history import Receipt
from tricity.table.principal import PersonId
from tricity.table.storage.commands import OpenTable
from tricity.table.table import Table

_TRACES_PATH: Final = "/v1/traces"
_CLOSE_SECONDS: Final = 2.0
_SERVER_FAULT: Final = 500


def make_provider(url: str) -> TracerProvider:
    """Sends spans to a collector at that address, by OTLP over HTTP. The OTEL_* variables set everything else."""
    endpoint = url if urlsplit(url).path.strip("/") else url.rstrip("/") + _TRACES_PATH
    # The name of the service is a default: OTEL_SERVICE_NAME wins.
    provider = TracerProvider(resource=Resource({"service.name": "tricity"}).merge(Resource.create()))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint)))
    return provider


class Tracer:
    """Makes spans, until it is closed."""

    def __init__(self, provider: TracerProvider) -> None:
        self._provider = provider
        self._tracer = provider.get_tracer("tricity")

    @contextmanager
    def span(self, name: str, kind: SpanKind = SpanKind.INTERNAL) -> Iterator[Span]:
        """Only the class of an exception is noted: its message may hold what nobody else may know."""
        with self._tracer.start_as_current_span(
            name, kind=kind, record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield span
            except TricityError as refusal:
                span.set_attribute("tricity.refusal", refusal.key)
                raise
            except Exception as fault:
                span.set_status(Status(StatusCode.ERROR, type(fault).__name__))
                raise

    async def close(self) -> None:
        """Send what is left, for a moment; a collector that does not answer holds up nothing."""
        closing = threading.Thread(target=self._provider.shutdown, name="tracing", daemon=True)
        closing.start()
        await asyncio.to_thread(closing.join, _CLOSE_SECONDS)


class TracedGuard(Guard):
    """A span per request. Sockets have none: what a client sends over one is traced as a command."""

    def __init__(self, tracer: Tracer, *args: Any) -> None:
        super().__init__(*args)
        self._tracer = tracer

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        with self._tracer.span(scope["method"], SpanKind.SERVER) as span:

            async def send_and_note(message: Message) -> None:
                if message["type"] == "http.response.start":
                    status = message["status"]
                    span.set_attribute("http.response.status_code", status)
                    if status >= _SERVER_FAULT:
                        span.set_status(Status(StatusCode.ERROR))
                await send(message)

            await super()._http(scope, receive, send_and_note)
            # The template, not the path: everybody who knows a private table's path can join it.
            route = scope.get("path_template") or "-"
            span.update_name(f"{scope['method']} {route}")
            span.set_attributes({"http.request.method": scope["method"], "http.route": route})


class TracedLiveTables(LiveTables):
    """A span per command, with one for each of its steps."""

    def __init__(self, tracer: Tracer, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._tracer = tracer

    async def _execute(
        self,
        name: str,
        person: PersonId,
        key: str,
        decide: Callable[[Table], tuple[AnyTableEvent, OpenTable | None]],
    ) -> Receipt:
        def traced(table: Table) -> tuple[AnyTableEvent, OpenTable | None]:
            with self._tracer.span("decide") as span:
                event, opens = decide(table)
                span.set_attribute("tricity.event", str(event.__struct_config__.tag))
                return event, opens

        with self._tracer.span("command"):
            return await super()._execute(name, person, key, traced)

    async def _append(
        self, live: LiveTable, table: Table, person: PersonId, key: str, event: AnyTableEvent, opens: OpenTable | None
    ) -> Receipt:
        with self._tracer.span("append"):
            return await super()._append(live, table, person, key, event, opens)

    def _publish(self, live: LiveTable, table: Table) -> None:
        with self._tracer.span("publish"):
            super()._publish(live, table)
