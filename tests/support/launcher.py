"""Server processes without the wait: a process that has imported everything forks one whenever it is asked to.

Run as a program it reads a line of JSON per server, and answers with its process id and port.
"""

import json
import os
import signal
import subprocess
import sys


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

    def launch(self, port: int, environ: dict[str, str]) -> tuple[int, int]:
        """Process id and port of a server that listens."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"port": port, "environ": environ}) + "\n")
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
            port = int(ready.readline() or 0)
        sys.stdout.write(json.dumps({"pid": pid, "port": port}) + "\n")
        sys.stdout.flush()


def _serve(asked: dict[str, object], writing: int) -> None:
    from tricity.server import serve
    from tricity.server.settings import Settings

    environ = asked["environ"]
    assert isinstance(environ, dict)
    listening = serve.bind("127.0.0.1", int(str(asked["port"])), or_any=False)
    port = listening.getsockname()[1]

    def started() -> None:
        os.write(writing, f"{port}\n".encode())

    serve.run(
        Settings.load(environ),
        listening,
        on_start=started,
    )


if __name__ == "__main__":
    main()
