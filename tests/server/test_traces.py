"""Traces: what happens to a command can be followed, and nothing that is private leaves the server with it."""

import http.server
import subprocess
import sys
import threading
import time
from collections.abc import Sequence

import pytest

pytest.importorskip("opentelemetry.sdk")

from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from support.servers import Guest, served
from tricity.server import traces


@pytest.fixture
def exporter(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    monkeypatch.setattr(traces, "make_provider", lambda url: provider)
    return exporter


def named(spans: Sequence[ReadableSpan], name: str) -> ReadableSpan:
    return next(span for span in spans if span.name == name)


MOVE = "POST /api/tables/{table}/moves"


def spans_with(exporter: InMemorySpanExporter, name: str) -> Sequence[ReadableSpan]:
    """All spans, once that one is among them: the span of a request ends after its answer was sent."""
    for _ in range(500):
        spans = exporter.get_finished_spans()
        if any(span.name == name for span in spans):
            return spans
        time.sleep(0.02)
    raise AssertionError(f"no span {name}")


def parent_of(spans: Sequence[ReadableSpan], child: ReadableSpan) -> ReadableSpan:
    assert child.parent is not None
    return next(span for span in spans if span.context.span_id == child.parent.span_id)


def test_a_move_is_decided_appended_and_published_within_its_request(
    sqlite_url: str, exporter: InMemorySpanExporter
) -> None:
    with served(sqlite_url, otel="http://collector.example") as url:
        anna = Guest(url, "Anna Secretive")
        table = anna.open("me", "me")
        state = anna.state(table)
        seat = state["to_act"][0]
        choice = anna.state(table, seat=seat)["choices"][0]
        exporter.clear()
        anna.do(table, "moves", seat=seat, version=state["version"], move=choice)
        moved = spans_with(exporter, MOVE)
        exporter.clear()
        anna.do(table, "moves", status=409, seat=seat, version=99, move=choice)
        refused = spans_with(exporter, MOVE)
        cookies = list(anna.http.cookies.values())

    request = named(moved, MOVE)
    assert request.attributes is not None
    assert request.attributes["http.response.status_code"] == 200
    for step in ("decide", "append", "publish"):
        command = parent_of(moved, named(moved, step))
        assert command.name == "command"
        assert parent_of(moved, command) is request
    assert dict(named(moved, "decide").attributes or {}) == {"tricity.event": "moved"}
    assert dict(named(refused, "decide").attributes or {}) == {"tricity.refusal": "stale-version"}

    exported = "".join(span.to_json() for span in (*moved, *refused))
    for private in (table, "Secretive", choice, *cookies):
        assert private not in exported


def test_a_failure_is_named_by_its_class_alone(exporter: InMemorySpanExporter) -> None:
    provider = traces.make_provider("")
    with pytest.raises(LookupError), traces.Tracer(provider).span("append"):
        raise LookupError("the name of somebody")
    (span,) = exporter.get_finished_spans()
    assert not span.status.is_ok
    assert "LookupError" in span.to_json()
    assert "somebody" not in span.to_json()


def test_spans_reach_a_collector_and_one_that_is_gone_holds_up_nothing(sqlite_url: str) -> None:
    received: list[str] = []

    class Collector(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            received.append(self.path)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    collector = http.server.HTTPServer(("127.0.0.1", 0), Collector)
    threading.Thread(target=collector.serve_forever, daemon=True).start()
    with served(sqlite_url, otel=f"http://127.0.0.1:{collector.server_port}") as url:
        Guest(url, "Anna")
    # What is left is sent when the server stops.
    assert set(received) == {"/v1/traces"}
    collector.shutdown()
    collector.server_close()
    with served(sqlite_url, otel=f"http://127.0.0.1:{collector.server_port}") as url:
        Guest(url, "Anna")


def test_nothing_of_it_is_imported_when_it_is_off() -> None:
    program = """
import sys
from tricity.server.app import make_app
from tricity.server.guard import Guard
from tricity.server.settings import Settings
assert type(make_app(Settings(database="sqlite://"))) is Guard
assert not any(name.startswith(("opentelemetry.sdk", "opentelemetry.exporter")) for name in sys.modules)
"""
    subprocess.run([sys.executable, "-P", "-c", program], check=True)
