"""How long a server keeps its quiet guests waiting while somebody keeps it busy.

Not by the wall clock, which other tests on the same machine slow down, but by what the server's event loop works
between a request and its answer.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.raw_http import RawClient
from support.servers import Process

_REQUEST = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
_PAUSE = 0.05


class Watch:
    """Asks for something small again and again, as somebody at another address would."""

    def __init__(self, server: Process) -> None:
        self.worst = 0.0
        """The most seconds that the event loop worked before an answer came."""
        self.statuses: set[int] = set()
        self._schedule = Path(f"/proc/{server.pid}/task/{server.pid}/schedstat")
        self._client = RawClient(server.url, source="127.0.0.9")
        self._going = True
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def stop(self) -> None:
        self._going = False
        self._thread.join()
        self._client.close()

    def _run(self) -> None:
        while self._going:
            before = self._worked()
            self.statuses.add(self._client.send(_REQUEST))
            self.worst = max(self.worst, self._worked() - before)
            time.sleep(_PAUSE)

    def _worked(self) -> float:
        """Seconds on a processor, of the main thread, which runs the event loop."""
        return int(self._schedule.read_text(encoding="ascii").split()[0]) / 1e9


@contextmanager
def watched(server: Process) -> Iterator[Watch]:
    watch = Watch(server)
    try:
        yield watch
    finally:
        watch.stop()
