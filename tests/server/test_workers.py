"""Several server processes on one PostgreSQL: one log, whoever writes."""

import random
import threading
import time
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from support.servers import PATIENCE, Command, Guest, Process, eventually, get, new_key, served, updates_until
from tricity.server.serve import uvicorn_config
from tricity.server.settings import Settings


@pytest.fixture
def two(postgres_url: str) -> Any:
    servers = [Process(postgres_url), Process(postgres_url)]
    yield [server.url for server in servers]
    for server in servers:
        server.stop()


def same_person(guest: Guest, url: str) -> Guest:
    """The same cookie at another server."""
    twin = Guest(url)
    twin.http.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    return twin


def test_two_processes_hear_each_other_and_never_fork_a_log(two: list[str]) -> None:
    here = Guest(two[0], "Anna")
    there = Guest(two[1], "Basia")
    table = here.open("me", "open")
    there.do(table, "join")
    with here.socket(table) as own_socket, there.socket(table) as other_socket:
        rng = random.Random(2)
        for step in range(20):
            number = 3 + step
            public = here.state(table, after=number - 1)
            seat = rng.choice(public["to_act"])
            mover = (here, there)[seat]
            state = mover.state(table, after=number - 1)
            mover.do(table, "moves", seat=seat, version=state["version"], move=rng.choice(state["choices"]))
            for socket in (own_socket, other_socket):
                assert updates_until(socket, number)[-1]["now"]["number"] == number


def all_at_once(guests: list[Guest], table: str, bodies: list[dict[str, Any]]) -> list[httpx.Response]:
    """Each sends its move in a thread of its own."""
    responses: list[httpx.Response] = []

    def move(guest: Guest, body: dict[str, Any]) -> None:
        responses.append(guest.http.post(f"/api/tables/{table}/moves", json=body))

    threads = [threading.Thread(target=move, args=pair) for pair in zip(guests, bodies, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return responses


def newest(guest: Guest, table: str) -> Any:
    """With the eyes of a seat that is to act."""
    seat = guest.state(table, after=1_000_000)["to_act"][0]
    return guest.state(table, seat=seat, after=1_000_000)


def test_of_moves_that_collide_one_is_made(two: list[str]) -> None:
    anna = Guest(two[0], "Anna")
    table = anna.open("me", "me")
    twins = [anna, *(same_person(anna, url) for url in (*two, *two))]
    for _ in range(8):
        state = newest(anna, table)
        choices = [state["choices"][number % len(state["choices"])] for number in range(len(twins))]
        bodies = [
            {"key": new_key(), "seat": state["you"], "version": state["version"], "move": choice} for choice in choices
        ]
        codes = [response.status_code for response in all_at_once(twins, table, bodies)]
        assert sorted(codes) == [200, 409, 409, 409, 409]
    assert newest(anna, table)["version"] == 8


def test_the_same_key_at_two_processes_is_one_move(two: list[str]) -> None:
    anna = Guest(two[0], "Anna")
    twin = same_person(anna, two[1])
    table = anna.open("me", "me")
    for _ in range(5):
        state = newest(anna, table)
        body = {"key": new_key(), "seat": state["you"], "version": state["version"], "move": state["choices"][0]}
        one, other = all_at_once([anna, twin], table, [body, body])
        assert one.status_code == other.status_code == 200
        assert one.json() == other.json()


def test_one_command_starts_several_workers(postgres_url: str) -> None:
    server = Command(postgres_url, "--workers", "2")
    try:
        guests = [Guest(server.url, f"Guest {number}") for number in range(6)]
        table = guests[0].open("me", "me")
        with ExitStack() as listening:
            sockets = [listening.enter_context(guest.socket(table)) for guest in guests]
            guests[0].do(table, "chat", seat=0, phrase="hello")
            for socket in sockets:
                assert updates_until(socket, 2)[-1]["entries"][-1]["phrase"] == "hello"
        assert b"tricity_events_total" in guests[0].http.get("/metrics").content
    finally:
        server.stop()


def test_a_worker_that_is_slow_is_not_replaced() -> None:
    """It is asked whether it lives while it still imports what it needs, and while the machine was suspended."""
    config = uvicorn_config("app", Settings(), workers=2)
    assert config.timeout_worker_healthcheck >= 30


def test_without_news_from_each_other_reads_and_moves_are_up_to_date(postgres_url: str) -> None:
    """The processes cannot hear each other, and still a move that answers what was read elsewhere is accepted."""
    deaf = "redis://127.0.0.1:1/0"
    with served(postgres_url, bus=deaf) as one, served(postgres_url, bus=deaf) as other:
        anna = Guest(one, "Anna")
        twins = [anna, same_person(anna, other)]
        table = anna.open("me", "me")
        for step in range(20):
            reader, mover = twins[step % 2], twins[(step // 2) % 2]
            seat = reader.state(table)["to_act"][0]
            state = reader.state(table, seat=seat)
            mover.do(table, "moves", seat=seat, version=state["version"], move=state["choices"][0])
        assert [twin.state(table)["version"] for twin in twins] == [20, 20]


def bot_moves(guest: Guest, table: str) -> int:
    return sum(bool(entry.get("bot")) for entry in guest.update(table)["entries"])


def decisions(url: str) -> int:
    """How often a bot has thought at that server."""
    metrics = get(f"{url}/metrics").text
    line = next(line for line in metrics.splitlines() if line.startswith("tricity_bot_decision_seconds_count"))
    return int(float(line.split()[1]))


def test_one_process_thinks_for_a_bot_and_another_takes_over_when_it_dies(postgres_url: str) -> None:
    servers = [Process(postgres_url), Process(postgres_url)]
    try:
        here = Guest(servers[0].url, "Anna")
        there = same_person(here, servers[1].url)
        # Where several bots may move at the same time, one of them can have to think again. Here they take turns.
        table = here.open("me", *["beginner"] * 3, game="point-city")
        # From now on the second hears of every entry too.
        there.state(table)
        play_on(here, table, moves=5)
        moves = bot_moves(here, table)
        assert moves > 5
        assert sum(decisions(server.url) for server in servers) == moves
        # The first dies, whoever was thinking, and the bots play on at the second.
        servers[0].kill()
        play_on(there, table, moves=3)
        assert bot_moves(there, table) > moves
    finally:
        for server in servers:
            server.stop()


def play_on(guest: Guest, table: str, moves: int) -> None:
    """Make that many moves for seat 0, and wait for the bots' moves until it is its turn again."""
    for played in range(moves + 1):
        state = guest.state(table)
        while not state["choices"]:
            state = guest.state(table, after=state["number"], wait=10)
        if played < moves:
            guest.do(table, "moves", seat=0, version=state["version"], move=state["choices"][0])


def test_several_processes_share_their_limits(postgres_url: str) -> None:
    servers = [
        Process(postgres_url, TRICITY_LIMITS="on", TRICITY_LIMIT_CHAT="1/h 8", TRICITY_LIMIT_SOCKETS="4")
        for _ in range(2)
    ]
    try:
        anna = Guest(servers[0].url, "Anna")
        twin = same_person(anna, servers[1].url)
        table = anna.open("me", "me")
        for _ in range(8):
            anna.do(table, "chat", seat=0, phrase="hello")
        accepted = 0
        while _chat(twin, table) == 200:
            accepted += 1
            time.sleep(0.5)
        assert accepted < 8
        with ExitStack() as listening:
            for _ in range(4):
                listening.enter_context(anna.socket(table)).recv()
            eventually(lambda: not _can_listen(twin, table))
    finally:
        for server in servers:
            server.stop()


def _chat(guest: Guest, table: str) -> int:
    body = {"key": new_key(), "seat": 0, "phrase": "hello"}
    return guest.http.post(f"/api/tables/{table}/chat", json=body).status_code


def _can_listen(guest: Guest, table: str) -> bool:
    cookie = guest.http.headers["cookie"]
    address = f"{guest.url.replace('http', 'ws')}/api/tables/{table}/socket"
    try:
        with connect(address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE) as socket:
            return bool(socket.recv())
    except InvalidStatus:
        return False
