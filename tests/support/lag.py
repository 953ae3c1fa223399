"""How long a server keeps its quiet guests waiting while somebody attacks it."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from support.raw_http import RawClient

_REQUEST = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
_PAUSE = 0.05


class Watch:
    """Asks for something small again and again, as somebody at another address would."""

    def __init__(self, url: str) -> None:
        self.worst = 0.0
        """The longest time that an answer took, in seconds: what the event loop was kept busy for."""
        self.statuses: set[int] = set()
        self._client = RawClient(url, source="127.0.0.9")
        self._going = True
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def stop(self) -> None:
        self._going = False
        self._thread.join()
        self._client.close()

    def _run(self) -> None:
        while self._going:
            start = time.monotonic()
            self.statuses.add(self._client.send(_REQUEST))
            self.worst = max(self.worst, time.monotonic() - start)
            time.sleep(_PAUSE)


@contextmanager
def watched(url: str) -> Iterator[Watch]:
    watch = Watch(url)
    try:
        yield watch
    finally:
        watch.stop()
