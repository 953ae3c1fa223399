"""What one attacker does to everybody else: the memory that the server needs, and its work before others are answered.

All of it with the limits that a server has by default. The bounds are generous: what they are there to catch took
hundreds of megabytes and many seconds.
"""

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from support.lag import watched
from support.raw_http import RawClient
from support.servers import PATIENCE, Process

MEGABYTE = 1 << 20
MOST_MEMORY = 40 * MEGABYTE
LONGEST_WORK = 1.0


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Process]:
    process = Process(sqlite_url, TRICITY_LIMITS="on")
    try:
        yield process
    finally:
        process.stop()


def test_polls_for_tables_that_nobody_opened(server: Process) -> None:
    client = RawClient(server.url)
    before = 0
    with watched(server) as watch:
        for number in range(1400):
            request = f"GET /api/tables/nobody-{number}?wait=25&after=1 HTTP/1.1\r\nHost: x\r\n\r\n".encode()
            assert client.send(request) in (404, 429)
            if number == 100:
                before = server.memory()
    client.close()
    assert server.memory() - before < MOST_MEMORY
    assert watch.worst < LONGEST_WORK


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{",
    ],
    ids=["idle", "head", "body"],
)
def test_a_thousand_connections_that_never_end_their_request(server: Process, beginning: bytes) -> None:
    before = server.settled_memory()
    with ExitStack() as stack, watched(server) as watch:
        for _ in range(1100):
            client = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
            try:
                client.sendall(beginning)
            except ConnectionError:
                # One too many for that address.
                continue
        newcomer = RawClient(server.url, source="127.0.0.8")
        for _ in range(5):
            assert newcomer.send(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n") == 200
        newcomer.close()
    assert server.memory() - before < MOST_MEMORY
    assert watch.worst < LONGEST_WORK
    assert watch.statuses == {200}
