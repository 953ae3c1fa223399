"""Characters that no database keeps and no reader sees: refused with a reason wherever text is accepted."""

from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from support.servers import Guest, new_key, served

ODD = ["%00", "a%00b", "%ff%fe", "%ed%a0%80", "a%E2%80%AEb", "x" * 200, "%20", "a%0Ab"]
STRINGS = [b"\\u0000", b"\\ud800", b"\\udfff\\ud800", b"\xff", b"\xed\xa0\x80", b"\\u202e", b"\\u200b"]


def test_odd_names_of_tables_are_not_found(database_url: str) -> None:
    with served(database_url) as url:
        guest = Guest(url, "Anna")
        for name in ODD:
            for response in (
                guest.http.get(f"/api/tables/{name}"),
                guest.http.get(f"/api/tables/{name}", params={"wait": 5}),
                guest.http.get(f"/api/tables/{name}/since"),
                guest.http.get(f"/api/tables/{name}/replay"),
                guest.http.post(f"/api/tables/{name}/join", json={"key": new_key()}),
                guest.http.post(f"/api/tables/{name}/seen", json={"number": 1}),
            ):
                assert response.status_code in (400, 404), response.text
                assert response.json()["text"]
            assert guest.http.get(f"/table/{name}").status_code in (200, 404)
            assert _close_code(url, name) in (403, 4400, 4404)


def _close_code(url: str, name: str) -> int:
    try:
        with connect(f"{url.replace('http', 'ws')}/api/tables/{name}/socket") as opened:
            opened.recv()
    except InvalidStatus as refused:
        return refused.response.status_code
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code
    return 0


def test_odd_strings_are_refused_with_a_reason(database_url: str) -> None:
    with served(database_url) as url:
        guest = Guest(url, "Anna")
        table = guest.open("me", "me")
        for odd in STRINGS:
            for path, body in _with_odd_strings(table.encode(), new_key().encode(), odd):
                response = guest.http.post(path.decode(), content=body, headers={"content-type": "application/json"})
                assert response.status_code in (400, 404, 422), (path, body, response.text)
                assert response.json()["text"]
        assert guest.state(table)["number"] == 1


def _with_odd_strings(table: bytes, key: bytes, odd: bytes) -> list[tuple[bytes, bytes]]:
    """The paths and bodies of requests, with the odd string in every place for one."""
    return [
        (b"/api/me", b'{"name": "A%s"}' % odd),
        (b"/api/me/recover", b'{"key": "A%s"}' % odd),
        (b"/api/tables", b'{"key": "%s%s", "game": "card-city", "seats": ["me"]}' % (key, odd)),
        (b"/api/tables", b'{"key": "%s", "game": "card-city%s", "seats": ["me", "me"]}' % (key, odd)),
        (b"/api/tables", b'{"key": "%s", "game": "card-city", "seats": ["me", "x%s"]}' % (key, odd)),
        (b"/api/tables", b'{"key": "%s", "game": "card-city", "seats": ["me"], "options": {"%s": 1}}' % (key, odd)),
        (b"/api/imports", b'{"key": "%s", "record": "%s"}' % (key, odd)),
        (b"/api/tables/%s/chat" % table, b'{"key": "%s", "seat": 0, "text": "A%s"}' % (key, odd)),
        (b"/api/tables/%s/chat" % table, b'{"key": "%s", "seat": 0, "phrase": "hello%s"}' % (key, odd)),
        (b"/api/tables/%s/moves" % table, b'{"key": "%s", "seat": 0, "version": 0, "move": "a%s"}' % (key, odd)),
    ]


def test_odd_values_of_a_query_are_refused_or_ignored(anna: Guest) -> None:
    table = anna.open("me", "me")
    for odd in ODD:
        for path in (
            f"/api/tables/{table}/why?seat=0&move={odd}",
            f"/api/tables/{table}?after={odd}",
            f"/api/lobby?x={odd}",
        ):
            response = anna.http.get(path)
            assert response.status_code in (200, 400, 422), response.text


def test_odd_frames_close_the_socket(anna: Guest) -> None:
    table = anna.open("me", "me")
    for odd in (b"\\ud800", b"\\u0000"):
        with anna.socket(table) as opened:
            opened.recv()
            opened.send(b'{"kind":"move","key":"12345678","seat":0,"version":0,"move":"a%s"}' % odd, text=True)
            frames: list[Any] = []
            try:
                while "refused" not in str(frames[-1:]):
                    frames.append(opened.recv())
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                assert closed.rcvd.code == 1007
    assert anna.state(table)["number"] == 1
