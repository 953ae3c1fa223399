"""Server processes without the wait: a process that has imported everything forks one whenever it is asked to.

Run as a program it reads a line of JSON per server, and answers with its process id and port.
"""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import Any


class Launcher:
    """This side of it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            # -P: the modules beside this one must not stand in for those of the same name elsewhere.
            [sys.executable, "-P", __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # A group of its own, so that no server outlives the tests.
            start_new_session=True,
        )

    def launch(
        self, port: int, environ: dict[str, str], *, wait: bool = True, commit_seconds: float = 0
    ) -> tuple[int, int]:
        """Process id and port of a server that listens; without `wait`, of one that has just begun to start.

        `commit_seconds` makes its disk slow: every commit takes so much longer.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = {"port": port, "environ": environ, "wait": wait, "commit_seconds": commit_seconds}
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        return answer["pid"], answer["port"]

    def close(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()


def main() -> None:
    from tricity.server import app, serve  # noqa: F401 - imported once, for all that are forked

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        asked = json.loads(line)
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(reading)
            _serve(asked, writing)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as ready:
            port = int(ready.readline() or 0) if asked["wait"] else asked["port"]
        sys.stdout.write(json.dumps({"pid": pid, "port": port}) + "\n")
        sys.stdout.flush()


def _serve(asked: dict[str, Any], writing: int) -> None:
    from sqlalchemy import Engine, event

    from tricity.server import serve
    from tricity.server.settings import Settings

    listening = serve.bind("127.0.0.1", asked["port"], or_any=False)
    port = listening.getsockname()[1]

    def started() -> None:
        # Nobody reads it where nobody waits.
        with suppress(BrokenPipeError):
            os.write(writing, f"{port}\n".encode())

    if asked["commit_seconds"]:
        event.listen(Engine, "commit", lambda _: time.sleep(asked["commit_seconds"]))
    serve.run(
        Settings.load(asked["environ"]),
        listening,
        on_start=started,
    )


if __name__ == "__main__":
    main()
