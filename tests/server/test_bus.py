"""Updates between processes, when the line breaks and by Redis."""

import json
import threading
import time
from collections.abc import Iterator

import psycopg
import pytest
from fakeredis import TcpFakeServer

from support.servers import PATIENCE, Guest, served, updates_until


@pytest.fixture
def redis_url() -> Iterator[str]:
    server = TcpFakeServer(("127.0.0.1", 0), server_type="redis")
    server.daemon_threads, server.block_on_close = True, False
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"redis://127.0.0.1:{server.server_address[1]}/0"
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_listener_comes_back_by_itself(postgres_url: str) -> None:
    with served(postgres_url) as here, served(postgres_url) as there:
        anna, basia = Guest(here, "Anna"), Guest(there, "Basia")
        table = anna.open("me", "open")
        with basia.socket(table) as socket:
            updates_until(socket, 1)
            with psycopg.connect(postgres_url, autocommit=True) as connection:
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
                deadline = time.monotonic() + PATIENCE
                while len(connection.execute(cut).fetchall()) < 2:
                    assert time.monotonic() < deadline
            anna.do(table, "chat", seat=0, phrase="hello")
            assert updates_until(socket, 2)[-1]["entries"][-1]["phrase"] == "hello"
            anna.do(table, "chat", seat=0, phrase="thanks")
            assert updates_until(socket, 3)[-1]["entries"][-1]["phrase"] == "thanks"


def test_redis_carries_the_news(postgres_url: str, redis_url: str) -> None:
    with served(postgres_url, bus=redis_url) as here, served(postgres_url, bus=redis_url) as there:
        anna, basia = Guest(here, "Anna"), Guest(there, "Basia")
        table = anna.open("me", "open")
        with basia.socket(table) as socket:
            updates_until(socket, 1)
            for number, phrase in enumerate(("hello", "thanks", "goodbye"), start=2):
                anna.do(table, "chat", seat=0, phrase=phrase)
                assert updates_until(socket, number)[-1]["entries"][-1]["phrase"] == phrase


def test_redis_carries_who_is_there(postgres_url: str, redis_url: str) -> None:
    with served(postgres_url, bus=redis_url) as here, served(postgres_url, bus=redis_url) as there:
        anna, basia = Guest(here, "Anna"), Guest(there, "Basia")
        table = anna.open("me", "open")
        basia.do(table, "join")
        with anna.socket(table) as own_socket, basia.socket(table) as other_socket:
            for socket in (own_socket, other_socket):
                while json.loads(socket.recv())["now"]["here"] != [0, 1]:
                    pass
