"""A client in forty lines: it becomes a guest, opens a table with a bot, and plays its own moves at random.

tricity serve                                             # in one terminal
python examples/http_client.py http://127.0.0.1:8000      # in another
"""

import json
import random
import secrets
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener


class Client:
    """Somebody at a server: the cookie is the identity."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.call("/api/me", name=name)

    def call(self, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if body else None
        request = Request(self.address + path, data, {"Content-Type": "application/json"})
        with self.opener.open(request, timeout=60) as response:
            return json.load(response)

    def play(self, game: str, bot: str, seed: int) -> Any:
        """A game on seat 0; the result is what the table shows at its end."""
        chance = random.Random(seed)
        opened = self.call("/api/tables", key=secrets.token_urlsafe(9), game=game, seats=["me", bot])
        table = f"/api/tables/{opened['table']}"
        now = self.call(table)["now"]
        while now["status"] == "playing":
            if now["choices"]:
                # The key makes a request safe to repeat; the version says what the move answers.
                answer = {"seat": 0, "version": now["version"], "move": chance.choice(now["choices"])}
                self.call(f"{table}/moves", key=secrets.token_urlsafe(9), **answer)
            now = self.call(f"{table}?wait=20&after={now['number']}" if not now["choices"] else table)["now"]
        return now


if __name__ == "__main__":
    end = Client(sys.argv[1], "Forty Lines").play("card-city", "beginner", seed=1)
    sys.stdout.write(f"{end['status']}: {[seat['name'] for seat in end['seats']]}\n")
