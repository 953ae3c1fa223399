"""What a client can do to the server before there is a request: size, time and number, seen from the outside."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from support.servers import Guest, Process, eventually, get, served
from tricity.server.settings import Limits

MEGABYTE = 1 << 20
SOON = 60.0


def opened(url: str, stack: ExitStack | None = None) -> socket.socket:
    _, _, place = url.rpartition("/")
    host, _, port = place.partition(":")
    client = socket.create_connection((host, int(port)), timeout=SOON)
    return stack.enter_context(client) if stack is not None else client


def status(client: socket.socket) -> int:
    """The status of the answer; 0 if the connection was closed without one."""
    try:
        head = client.recv(4096)
    except ConnectionError:
        return 0
    return int(head[9:12]) if head else 0


def asked(url: str, request: bytes) -> int:
    with opened(url) as client:
        client.sendall(request)
        return status(client)


def is_cut_off(client: socket.socket, data: bytes) -> bool:
    """Whether the server closes the connection of a client that goes on sending this."""
    deadline = time.monotonic() + SOON
    while time.monotonic() < deadline:
        try:
            client.sendall(data)
        except OSError:
            return True
        time.sleep(0.01)
    return False


def is_closed(client: socket.socket) -> bool:
    """Waits for it."""
    try:
        while client.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a=%s\r\n\r\n" % (b"x" * 15_000), 200),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a=%s\r\n\r\n" % (b"x" * 17_000), 431),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a=%s" % (b"x" * 40_000), 431),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\n%s\r\n" % b"".join(b"a%d: b\r\n" % n for n in range(90)), 200),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\n%s\r\n" % b"".join(b"a%d: b\r\n" % n for n in range(200)), 431),
        (b"GET /api/me?%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"x" * 4000), 200),
        (b"GET /api/me?%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"x" * 5000), 414),
        (b"GET /%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"x" * 15_000), 414),
        (b"GET /api/me?\xff HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"nonsense\r\n\r\n", 400),
    ],
)
def test_heads_of_requests_are_limited(url: str, head: bytes, expected: int) -> None:
    assert asked(url, head) == expected


def test_a_head_that_comes_in_pieces_is_limited_too(url: str) -> None:
    with opened(url) as client:
        client.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
        assert is_cut_off(client, b"a: %s\r\n" % (b"x" * 1000))


def test_a_handshake_has_the_same_limits(anna: Guest) -> None:
    table = anna.open("me", "open")
    upgrade = (
        b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\nCookie: a=%s\r\n\r\n"
    )
    for size, expected in ((1000, 101), (17_000, 431)):
        assert asked(anna.url, upgrade % (table.encode(), b"MDEyMzQ1Njc4OTAxMjM0NQ==", b"x" * size)) == expected


def test_requests_that_do_not_wait_for_an_answer_are_limited(url: str) -> None:
    with opened(url) as client:
        client.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n" * 5000)
        assert is_closed(client)


def test_requests_that_follow_each_other_are_answered(url: str) -> None:
    with opened(url) as client:
        client.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n" * 3)
        answers = b""
        while answers.count(b"HTTP/1.1 200") < 3:
            answers += client.recv(65536)


@contextmanager
def impatient(sqlite_url: str) -> Iterator[str]:
    with served(sqlite_url, head_seconds=0.3, body_seconds=0.6, keep_alive_seconds=0.3) as url:
        yield url


@pytest.mark.parametrize(
    ("beginning", "expected"),
    [
        (b"", 408),
        (b"GET /api/me HT", 408),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a", 408),
        (b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{", 408),
        (b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n", 408),
    ],
)
def test_a_client_that_sends_no_more_is_not_waited_for(sqlite_url: str, beginning: bytes, expected: int) -> None:
    with impatient(sqlite_url) as url, opened(url) as client:
        client.sendall(beginning)
        assert status(client) == expected
        assert is_closed(client)


def test_a_client_that_sends_a_byte_now_and_then_is_not_waited_for_either(sqlite_url: str) -> None:
    with impatient(sqlite_url) as url, opened(url) as client:
        assert is_cut_off(client, b"\r\n")


def test_an_idle_connection_is_closed(sqlite_url: str) -> None:
    with impatient(sqlite_url) as url, opened(url) as client:
        client.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
        assert status(client) == 200
        assert is_closed(client)


def test_a_long_poll_and_a_slow_but_steady_body_are_waited_for(sqlite_url: str) -> None:
    with impatient(sqlite_url) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "open")
        assert anna.update(table, after=1, wait=1)["now"]["number"] == 1
        with opened(url) as client:
            client.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
            client.sendall(b"Content-Length: 14\r\n\r\n")
            for byte in b'{"name":"Ola"}':
                client.sendall(bytes([byte]))
                time.sleep(0.01)
            assert status(client) == 201


def test_who_reads_nothing_is_cut_off(sqlite_url: str) -> None:
    with impatient(sqlite_url) as url, socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.settimeout(SOON)
        client.connect(("127.0.0.1", int(url.rpartition(":")[2])))
        request = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        assert is_cut_off(client, request)


def test_an_address_has_a_limited_number_of_connections(sqlite_url: str) -> None:
    with served(sqlite_url, limits=Limits(connections=5)) as url, ExitStack() as stack:
        anna = Guest(url, "Anna")
        table = anna.open("me", "open")
        anna.http.close()
        sockets = [stack.enter_context(anna.socket(table)) for _ in range(5)]
        with opened(url) as one_more:
            assert status(one_more) == 503
        sockets[0].close()
        eventually(lambda: asked(url, b"GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") == 200)


@pytest.mark.parametrize(
    "bounds", [{"max_connections": 10}, {"limits": Limits(connections=10)}], ids=["all", "address"]
)
def test_newcomers_take_the_places_of_idle_connections(sqlite_url: str, bounds: dict[str, Any]) -> None:
    with served(sqlite_url, **bounds) as url, ExitStack() as stack:
        idle = [opened(url, stack) for _ in range(10)]
        assert get(f"{url}/api/me").status_code == 200
        # The oldest one had to go.
        assert is_closed(idle[0])
        assert get(f"{url}/api/me").status_code == 200


def test_sockets_never_take_all_the_places(sqlite_url: str) -> None:
    with served(sqlite_url, max_connections=12) as url, ExitStack() as stack:
        anna = Guest(url, "Anna")
        table = anna.open("me", "open")
        for _ in range(9):
            stack.enter_context(anna.socket(table)).recv(timeout=SOON)
        with pytest.raises(InvalidStatus):
            anna.socket(table)
        assert get(f"{url}/api/me").status_code == 200


def test_sockets_are_limited_by_address_whoever_opens_them(sqlite_url: str) -> None:
    with served(sqlite_url, limits=Limits(sockets=3, address_share=2)) as url, ExitStack() as stack:
        table = Guest(url, "Anna").open("me", "open")
        strangers = Guest(url)
        for _ in range(6):
            stack.enter_context(strangers.socket(table)).recv(timeout=SOON)
        with pytest.raises(InvalidStatus):
            strangers.socket(table)
        # Somebody with an identity still has a place.
        stack.enter_context(Guest(url, "Basia").socket(table)).recv(timeout=SOON)


def test_long_polls_are_limited(sqlite_url: str) -> None:
    with served(sqlite_url, limits=Limits(polls=2, address_share=1)) as url, ExitStack() as stack:
        anna = Guest(url, "Anna")
        table = anna.open("me", "open")
        cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        request = f"GET /api/tables/{table}?after=1&wait=20 HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode()
        waiting = [opened(url, stack) for _ in range(2)]
        for client in waiting:
            client.sendall(request)
        eventually(lambda: asked(url, request.replace(b"wait=20", b"wait=0")) == 200)
        assert asked(url, request) == 429
        waiting[0].close()
        eventually(lambda: anna.http.get(f"/api/tables/{table}", params={"after": 1, "wait": 1}).status_code == 200)


def test_large_bodies_are_for_known_people_a_few_at_a_time(url: str) -> None:
    anna = Guest(url, "Anna")
    head = b"POST /api/imports HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n%s\r\n"
    assert asked(url, head % b"") == 401
    cookie = "".join(f"Cookie: {name}={value}\r\n" for name, value in anna.http.cookies.items()).encode()
    with ExitStack() as stack:
        for _ in range(4):
            opened(url, stack).sendall(head % cookie)
        eventually(lambda: _refused_upload(url, head % cookie))
        assert anna.get("/api/me")["known"]


def _refused_upload(url: str, head: bytes) -> bool:
    """Whether the server answers 429 before the body comes."""
    with opened(url) as client:
        client.sendall(head)
        client.settimeout(0.3)
        try:
            return status(client) == 429
        except TimeoutError:
            return False


def test_names_that_nobody_opened_leave_nothing_behind(url: str) -> None:
    stranger = Guest(url)
    before = _tables_in_memory(url)
    for number in range(50):
        stranger.update(f"nobody-{number}", status=404, wait=20)
        stranger.update(f"nobody-{number}", status=404)
        with stranger.socket(f"nobody-{number}") as socket_, pytest.raises(ConnectionClosed, match="4404"):
            socket_.recv(timeout=SOON)
    eventually(lambda: _tables_in_memory(url) <= before)


def test_a_flood_of_pings_and_frames_ends_the_socket(anna: Guest) -> None:
    table = anna.open("me", "open")
    for frame in (b"\x89\x80\0\0\0\0", b"\x81\x82\0\0\0\0{}"):
        with anna.socket(table) as socket_:
            socket_.recv(timeout=SOON)
            assert is_cut_off(socket_.socket, frame * 20_000)
        assert anna.state(table)["number"] == 1


@pytest.mark.parametrize(("cookies", "size"), [(100, 400_000), (1500, 12_000)])
def test_cookies_do_not_fill_the_memory(sqlite_url: str, cookies: int, size: int) -> None:
    server = Process(sqlite_url)
    try:
        for number in range(50):
            asked(server.url, b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: tricity=%d\r\n\r\n" % number)
        before = server.settled_memory()
        for number in range(cookies):
            value = b"%d" % number + b"x" * size
            head = b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: tricity=%s\r\n\r\n" % value
            with opened(server.url) as client:
                try:
                    client.sendall(head)
                    client.recv(4096)
                except ConnectionError:
                    pass
        assert server.memory() - before < 10 * MEGABYTE
    finally:
        server.stop()


def _tables_in_memory(url: str) -> float:
    lines = get(f"{url}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("tricity_tables_in_memory "))
