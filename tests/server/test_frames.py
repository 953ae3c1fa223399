"""The frames of a socket, however they come: whole, in pieces, several at once, one message in several of them."""

import time

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from support.servers import Guest
from tricity.server.protocols import payload_start, text_head

PING = b'{"kind":"ping"}'
PONG = '{"kind":"pong"}'
SOON = 60.0
TEXT, CONTINUED, CONTROL_PING = 0x81, 0x80, 0x89
UNFINISHED_TEXT = 0x01
MASK = b"\x81\x8f\xff\x7f"
"""Its first bytes look like the head of a frame."""


def frame(payload: bytes, first: int = TEXT, *, length_bytes: int = 0) -> bytes:
    """A masked frame, whose length takes up two or eight more bytes if wanted."""
    size = len(payload)
    short = {0: size, 2: 126, 8: 127}[length_bytes]
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    return bytes((first, 0x80 | short)) + (size.to_bytes(length_bytes, "big") if length_bytes else b"") + MASK + masked


def send(socket: ClientConnection, *chunks: bytes) -> None:
    for chunk in chunks:
        socket.socket.sendall(chunk)
        # So that the server reads each by itself.
        time.sleep(0.02)


def pongs(anna: Guest, *chunks: bytes, count: int = 1) -> list[object]:
    """What a socket answers to these chunks."""
    with anna.socket(anna.open("me", "me"), updates="false") as socket:
        send(socket, *chunks)
        return [socket.recv(timeout=SOON) for _ in range(count)]


@pytest.mark.parametrize("length_bytes", [0, 2, 8])
def test_a_frame_may_be_cut_anywhere(anna: Guest, length_bytes: int) -> None:
    whole = frame(PING, length_bytes=length_bytes)
    for cut in range(1, len(whole), 3):
        assert pongs(anna, whole[:cut], whole[cut:], whole, count=2) == [PONG, PONG], cut


@pytest.mark.parametrize(
    "chunks",
    [
        [frame(PING) + frame(PING)],
        [frame(PING), frame(PING) + frame(PING)[:9], frame(PING)[9:]],
        [frame(PING[:4], UNFINISHED_TEXT), frame(PING[4:], CONTINUED), frame(PING)],
        [frame(PING), frame(b"hello", CONTROL_PING), frame(PING)],
        [frame(PING.ljust(200), length_bytes=2), frame(PING.ljust(4096), length_bytes=2)],
    ],
    ids=["two at once", "one and a half", "one message in two", "a ping between", "long"],
)
def test_frames_in_any_order(anna: Guest, chunks: list[bytes]) -> None:
    assert pongs(anna, *chunks, count=2) == [PONG, PONG]


@pytest.mark.parametrize(
    ("chunks", "code"),
    [
        ([frame(PING.ljust(4097), length_bytes=2)], 1009),
        ([frame(b"\xff\xfe")], 1007),
        ([frame(PING[:4], UNFINISHED_TEXT), frame(PING)], 1002),
        ([frame(PING, TEXT | 0x40)], 1002),
        ([b"\x81\x0f" + PING], 1002),
    ],
    ids=["too long", "not text", "begun and not ended", "unknown extension", "not masked"],
)
def test_frames_against_the_rules_close_the_socket(anna: Guest, chunks: list[bytes], code: int) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        pongs(anna, *chunks)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_only_a_chunk_that_is_one_whole_frame_is_taken_apart_by_ourselves() -> None:
    for length_bytes in (0, 2):
        whole = frame(PING, length_bytes=length_bytes)
        assert payload_start(whole) == len(whole) - len(PING)
        assert not any(payload_start(whole[:cut]) for cut in range(len(whole)))
        assert not payload_start(whole + whole)
    assert not payload_start(frame(b"x" * 127, length_bytes=8))
    assert not payload_start(frame(PING, UNFINISHED_TEXT))


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_an_answer_is_wrapped_as_the_library_does_it(length: int) -> None:
    payload = b"x" * length
    assert text_head(length) + payload == Frame(Opcode.TEXT, payload).serialize(mask=False)
