"""The heartbeat of a socket: pages ping the server, and the server pings everybody."""

import json
from pathlib import Path
from socket import create_connection

import pytest

from support.servers import Guest, served
from tricity.server import serve


def test_a_ping_is_answered(anna: Guest) -> None:
    with anna.socket(anna.open("me", "open")) as socket:
        assert json.loads(socket.recv())["kind"] == "update"
        socket.send('{"kind":"ping"}')
        assert json.loads(socket.recv()) == {"kind": "pong"}


def test_a_socket_at_whose_other_end_nobody_is_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "_PING_SECONDS", 0.1)
    with served(f"sqlite:///{tmp_path / 'tricity.db'}") as url:
        host, _, port = url.removeprefix("http://").partition(":")
        table = Guest(url, "Anna").open("me", "open")
        with create_connection((host, int(port)), timeout=10) as silent:
            request = (
                f"GET /api/tables/{table}/socket HTTP/1.1",
                f"Host: {host}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                "Sec-WebSocket-Version: 13",
            )
            silent.sendall("\r\n".join((*request, "", "")).encode())
            # It reads, and answers no ping of the protocol.
            while silent.recv(4096):
                pass
