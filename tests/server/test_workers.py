"""Several server processes on one PostgreSQL: one log, whoever writes."""

import random
import threading
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from support.servers import Command, Guest, Process, new_key, updates_until


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
