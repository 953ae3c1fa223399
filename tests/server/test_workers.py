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
    with here.socket(table) as hers, there.socket(table) as theirs:
        rng = random.Random(2)
        for step in range(20):
            number = 3 + step
            now = here.now(table, after=number - 1)
            seat = rng.choice(now["to_act"])
            mover = (here, there)[seat]
            mine = mover.now(table, after=number - 1)
            mover.do(table, "moves", seat=seat, version=mine["version"], move=rng.choice(mine["choices"]))
            for ear in (hers, theirs):
                assert updates_until(ear, number)[-1]["now"]["number"] == number


def all_at_once(guests: list[Guest], table: str, bodies: list[dict[str, Any]]) -> list[httpx.Response]:
    """Each sends its move in a thread of its own."""
    answers: list[httpx.Response] = []

    def move(guest: Guest, body: dict[str, Any]) -> None:
        answers.append(guest.http.post(f"/api/tables/{table}/moves", json=body))

    threads = [threading.Thread(target=move, args=pair) for pair in zip(guests, bodies, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def newest(guest: Guest, table: str) -> Any:
    """With the eyes of a seat that is to act."""
    seat = guest.now(table, after=1_000_000)["to_act"][0]
    return guest.now(table, seat=seat, after=1_000_000)


def test_of_moves_that_collide_one_is_made(two: list[str]) -> None:
    anna = Guest(two[0], "Anna")
    table = anna.open("me", "me")
    twins = [anna, *(same_person(anna, url) for url in (*two, *two))]
    for _ in range(8):
        now = newest(anna, table)
        choices = [now["choices"][number % len(now["choices"])] for number in range(len(twins))]
        bodies = [
            {"key": new_key(), "seat": now["you"], "version": now["version"], "move": choice} for choice in choices
        ]
        codes = [answer.status_code for answer in all_at_once(twins, table, bodies)]
        assert sorted(codes) == [200, 409, 409, 409, 409]
    assert newest(anna, table)["version"] == 8


def test_the_same_key_at_two_processes_is_one_move(two: list[str]) -> None:
    anna = Guest(two[0], "Anna")
    twin = same_person(anna, two[1])
    table = anna.open("me", "me")
    for _ in range(5):
        now = newest(anna, table)
        body = {"key": new_key(), "seat": now["you"], "version": now["version"], "move": now["choices"][0]}
        one, other = all_at_once([anna, twin], table, [body, body])
        assert one.status_code == other.status_code == 200
        assert one.json() == other.json()


def test_one_command_starts_several_workers(postgres_url: str) -> None:
    server = Command(postgres_url, "--workers", "2")
    try:
        guests = [Guest(server.url, f"Guest {number}") for number in range(6)]
        table = guests[0].open("me", "me")
        with ExitStack() as listening:
            ears = [listening.enter_context(guest.socket(table)) for guest in guests]
            guests[0].do(table, "chat", seat=0, phrase="hello")
            for ear in ears:
                assert updates_until(ear, 2)[-1]["entries"][-1]["phrase"] == "hello"
        assert b"tricity_events_total" in guests[0].http.get("/metrics").content
    finally:
        server.stop()
