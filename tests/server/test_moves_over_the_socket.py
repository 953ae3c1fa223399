"""Moves over the open socket: each is acknowledged or refused by its key, and made once however often it is sent."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from support.servers import Guest, new_key, served
from tricity.server import live_tables
from tricity.table.errors import StorageUnavailable


def receive(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next frame of that kind; a socket that does not answer fails the test."""
    while True:
        frame: dict[str, Any] = json.loads(socket.recv())
        if frame["kind"] == kind:
            return frame


def send_move(socket: ClientConnection, **frame: Any) -> str:
    key = str(frame.setdefault("key", new_key()))
    socket.send(json.dumps({"kind": "move", **frame}))
    return key


def first_move(guest: Guest, table: str) -> dict[str, Any]:
    public = guest.state(table)
    seat = public["to_act"][0]
    state = guest.state(table, seat=seat)
    return {"seat": seat, "version": state["version"], "move": state["choices"][0]}


def answer(socket: ClientConnection, key: str) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(socket.recv())
        if frame.get("key") == key:
            return frame


def test_a_move_is_acknowledged_and_everybody_gets_the_update(anna: Guest, stranger: Guest) -> None:
    table = anna.open("me", "me")
    with anna.socket(table) as own_socket, stranger.socket(table) as other_socket:
        key = send_move(own_socket, **first_move(anna, table))
        assert answer(own_socket, key) == {"kind": "accepted", "key": key, "number": 2, "version": 1}
        while receive(other_socket, "update")["now"]["version"] != 1:
            pass
    assert anna.state(table)["version"] == 1


def test_a_move_that_is_sent_again_is_made_once(anna: Guest) -> None:
    table = anna.open("me", "me")
    frame = {"key": new_key(), **first_move(anna, table)}
    with anna.socket(table) as socket:
        send_move(socket, **frame)
        first = answer(socket, frame["key"])
        send_move(socket, **frame)
        assert answer(socket, frame["key"]) == first
    # A client whose socket broke before the acknowledgement sends it receipt by HTTP.
    receipt = anna.post(f"/api/tables/{table}/moves", frame)
    assert receipt == {"number": first["number"], "version": first["version"]}
    assert anna.state(table)["number"] == first["number"]


def test_a_refused_move_names_the_rule_and_the_socket_stays_open(anna: Guest) -> None:
    table = anna.open("me", "me")
    good = first_move(anna, table)
    with anna.socket(table) as socket:
        key = send_move(socket, **{**good, "move": "choose small"})
        refused = answer(socket, key)
        assert (refused["kind"], refused["status"]) == ("refused", 422)
        assert refused["problem"]["rule"].startswith("CC-")
        assert refused["problem"]["text"]
        key = send_move(socket, **good)
        assert answer(socket, key)["kind"] == "accepted"


def test_http_and_socket_refuse_alike(anna: Guest) -> None:
    table = anna.open("me", "me")
    good = first_move(anna, table)
    with anna.socket(table) as socket:
        for wrong, status in (
            ({**good, "version": 7}, 409),
            ({**good, "move": "no such thing at all"}, 422),
            ({**good, "seat": 9}, 404),
        ):
            refused = answer(socket, send_move(socket, **wrong))
            assert refused["status"] == status
            assert refused["problem"] == anna.do(table, "moves", status=status, **wrong)


def test_a_stranger_gets_an_answer_too(anna: Guest, stranger: Guest) -> None:
    table = anna.open("me", "me")
    with stranger.socket(table) as socket:
        refused = answer(socket, send_move(socket, **first_move(anna, table)))
    assert (refused["status"], refused["problem"]["say"]) == (401, "not-known")


@pytest.mark.parametrize(
    "text", ["{}", '{"kind":"move"}', '{"kind":"dance"}', "[]", "no JSON", '{"kind":"seen","number":"x"}']
)
def test_a_frame_that_cannot_be_read_closes_the_socket(anna: Guest, text: str) -> None:
    table = anna.open("me", "me")
    with anna.socket(table) as socket:
        socket.send(text)
        with pytest.raises(ConnectionClosed) as closed:
            receive(socket, "nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


@pytest.mark.parametrize(("fault", "status"), [(StorageUnavailable("disk"), 503), (RuntimeError("bug"), 500)])
def test_a_move_that_fails_is_answered(
    anna: Guest, monkeypatch: pytest.MonkeyPatch, fault: Exception, status: int
) -> None:
    """Without an answer the page would wait for ever."""
    table = anna.open("me", "me")
    good = first_move(anna, table)

    async def fail(*args: object) -> None:
        raise fault

    with anna.socket(table) as socket:
        with monkeypatch.context() as broken:
            broken.setattr(live_tables.LiveTables, "_append", fail)
            refused = answer(socket, send_move(socket, **good))
        assert (refused["kind"], refused["status"]) == ("refused", status)
        assert answer(socket, send_move(socket, **good))["kind"] == "accepted"


def test_moves_over_a_socket_are_rate_limited(sqlite_url: str) -> None:
    from tricity.server.settings import Limits, Rate

    with served(sqlite_url, limits=Limits(requests=Rate(0.001, 8))) as url:
        guest = Guest(url, "Anna")
        table = guest.open("me", "me")
        with guest.socket(table) as socket:
            statuses = []
            for _ in range(12):
                frame = answer(socket, send_move(socket, seat=0, version=999, move="choose small"))
                statuses.append(frame["status"])
    assert statuses[0] == 409
    assert statuses[-1] == 429
