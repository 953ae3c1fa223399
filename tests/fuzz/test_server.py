"""Nonsense from outside is refused by the server: no request and no frame causes a fault, or changes other tables."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import bindparam, text
from websockets.exceptions import ConnectionClosed

import tricity
from support.fuzz import count, memory
from support.mutations import Mutator, sample
from support.raw_http import RawClient
from support.reports import NewReport
from support.servers import Guest, Process, new_key, play
from tricity.games import names
from tricity.server.identity import COOKIE
from tricity.table.storage.database import connect

MEGABYTE = 1 << 20
MOST_GROWTH = 64 * MEGABYTE
"""Of the server, after a fifth of the tries: the database's page caches are a part of it."""
CALM_CLOSINGS = {1002, 1003, 1007, 1009, 4400, 4401, 4403, 4404, 4409, 4422}
RECORD = tricity.new("point-city", seed=1).record()


class Target:
    """A server, its fuzzing guest, and tables of somebody else that must stay as they are."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.process = Process(database, TRICITY_IDLE_SECONDS="1")
        self.url = self.process.url
        self.guest = Guest(self.url, "Anna")
        self.cookie = self.guest.http.cookies[COOKIE]
        self.own = [self.guest.open("me", "me", game=game) for game in names()]
        witness = Guest(self.url, "Basia")
        self.others = [
            witness.open("me", "me", game=game, public=public) for game in names() for public in (True, False)
        ]
        for table in self.others:
            play({0: witness, 1: witness}, table, moves=4)
        self.digest = self._digest()

    def check_others(self) -> None:
        assert self._digest() == self.digest

    def _digest(self) -> str:
        adapter = connect(self.database)
        digest = sha256()
        with adapter.engine.connect() as connection:
            for statement in (
                "SELECT * FROM entries WHERE table_id IN :tables ORDER BY table_id, number",
                "SELECT id, number, status, to_act, summary FROM tables WHERE id IN :tables ORDER BY id",
            ):
                query = text(statement).bindparams(bindparam("tables", expanding=True))
                for row in connection.execute(query, {"tables": self.others}):
                    digest.update(repr(tuple(row)).encode())
        adapter.close()
        return digest.hexdigest()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    fuzzed = Target(f"sqlite:///{folder / 'tricity.db'}")
    try:
        yield fuzzed
    finally:
        Guest.all_leave()
        fuzzed.process.stop()


class Requests:
    """Requests that the description of the API allows, and mutations of them."""

    def __init__(self, target: Target, seed: str) -> None:
        self._mutator = Mutator(seed)
        self._rng = self._mutator.rng
        self._target = target
        description = target.guest.get("/api/schema/openapi.json")
        self._components = description["components"]["schemas"]
        self._operations = [
            (method, path, operation)
            for path, item in description["paths"].items()
            for method, operation in item.items()
            if not (method == "delete" and path == "/api/me")
        ]

    def next(self) -> bytes:
        rng, mutator = self._rng, self._mutator
        method, path, operation = rng.choice(self._operations)
        table = rng.choice([*self._target.own, *self._target.others, f"{rng.getrandbits(70):x}", "%00", "..", ""])
        path = path.replace("{table}", table)
        query = self._query(operation)
        if rng.random() < 0.1:
            path = quote(mutator.text(path), safe="/%?&=.:;@+,~", errors="replace")
        headers = {"Host": "x", "Cookie": f"{COOKIE}={self._target.cookie}"}
        content = b""
        if "requestBody" in operation:
            content = self._body(operation)
            headers |= {"Content-Type": "application/json"}
        if content or method != "get":
            headers |= {"Content-Length": str(len(content))}
        if rng.random() < 0.2:
            name = rng.choice(
                ["Cookie", "Content-Type", "Accept-Language", "Origin", "Range", "If-None-Match", "Accept"]
            )
            headers[name] = re.sub(r"[\r\n]", "", mutator.text(headers.get(name, "en-GB;q=0.8, *")))
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        request = f"{method.upper()} {path}{query} HTTP/1.1\r\n{head}\r\n"
        return request.encode("utf-8", "replace") + content

    def _query(self, operation: Any) -> str:
        rng, mutator = self._rng, self._mutator
        values: dict[str, Any] = {}
        for parameter in operation.get("parameters", ()):
            if parameter["in"] != "query" or rng.random() < 0.3:
                continue
            value = sample(parameter["schema"], self._components, rng)
            values[parameter["name"]] = value if rng.random() < 0.7 else mutator.value(value)
        if "wait" in values:
            # Nobody waits for long polls here.
            values["wait"] = rng.choice((0, -1, "x", 26))
        pairs = (f"{name}={quote(str(value), errors='replace')}" for name, value in values.items())
        return "?" + "&".join(pairs) if values else ""

    def _body(self, operation: Any) -> bytes:
        rng, mutator = self._rng, self._mutator
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        body = sample(schema, self._components, rng)
        known = {
            "key": new_key(),
            "game": rng.choice(names()),
            "seats": rng.choice([["me", "me"], ["me", "open"], ["me", "random"]]),
            "options": {},
            "stand_in": "random",
            "bot": "random",
            "record": RECORD,
            "phrase": "hello",
            "name": "Anna",
            "move": rng.choice(["take a1 b1", "build residence c2", "choose small", "play housing at a1"]),
        }
        body = {name: known.get(name, value) for name, value in body.items()}
        if rng.random() < 0.7:
            body = mutator.value(body)
        content = json.dumps(body, ensure_ascii=rng.random() < 0.5)
        if rng.random() < 0.1:
            content = mutator.text(content)
        return content.encode("utf-8", "surrogatepass")


def test_requests(target: Target, new_report: NewReport) -> None:
    tries = count("requests")
    report = new_report("requests", tries)
    requests, client = Requests(target, "requests"), RawClient(target.url)
    statuses: Counter[int] = Counter()
    early = 0
    for number in range(tries):
        request = requests.next()
        status = client.send(request)
        statuses[status // 100] += 1
        # Closed without an answer is right only where what came was no request at all.
        assert status < 500, f"{status}: {request!r}"
        assert status, f"no answer: {request!r}"
        if number == tries // 5:
            early = memory(target.process.pid)
        report.progress(number, succeeded=statuses[2], refused=statuses[4])
    client.close()
    growth = memory(target.process.pid) - early
    report.done(succeeded=statuses[2], refused=statuses[4], MB_more=growth // MEGABYTE)
    assert statuses[2] > tries // 20
    assert statuses[4] > tries // 4
    assert growth < MOST_GROWTH
    target.check_others()


def test_frames(target: Target, new_report: NewReport) -> None:
    tries = count("frames")
    report = new_report("frames", tries)
    mutator = Mutator("frames")
    rng = mutator.rng
    table = target.own[0]
    answered, closed, early, number = 0, 0, 0, 0
    while number < tries:
        where = table if rng.random() < 0.9 else rng.choice(target.others)
        with target.guest.socket(where, updates="false") as socket:
            try:
                while number < tries:
                    number += 1
                    _send_nonsense(socket, mutator)
                    # Whatever that was, the socket still answers, or was closed for a reason.
                    socket.send('{"kind": "ping"}')
                    while (answer := json.loads(socket.recv(timeout=30)))["kind"] != "pong":
                        assert answer["kind"] in ("accepted", "refused")
                        assert answer.get("status", 200) < 500, answer
                    answered += 1
                    report.progress(number, answered=answered, closed=closed)
            except ConnectionClosed as end:
                assert end.rcvd is not None
                assert end.rcvd.code in CALM_CLOSINGS, end
                closed += 1
        if number >= tries // 5 and not early:
            early = memory(target.process.pid)
    growth = memory(target.process.pid) - early
    report.done(answered=answered, closed=closed, MB_more=growth // MEGABYTE)
    assert answered > tries // 10
    assert closed > tries // 10
    assert growth < MOST_GROWTH
    target.check_others()


def _send_nonsense(socket: Any, mutator: Mutator) -> None:
    rng = mutator.rng
    frame: Any = {"kind": "move", "key": new_key(), "seat": 0, "version": 0, "move": "build residence c2"}
    if rng.random() < 0.02:
        # Few: those who send many are slowed down.
        frame = {"kind": "seen", "number": 1}
    if rng.random() < 0.4:
        frame["move"] = mutator.text("build residence c2", ["take a1 b1", "choose small", "pass"])[:400]
    elif rng.random() < 0.7:
        frame = mutator.value(frame)
    content = json.dumps(frame)
    if rng.random() < 0.1:
        content = mutator.text(content)
    content = content.encode("utf-8", "replace").decode()
    socket.send(content.encode() if rng.random() < 0.05 else content)
