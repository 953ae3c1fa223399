"""What runs in a bot's process: it gets a view and legal moves, and answers with one of them."""

import secrets
import signal
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from tricity.bots import make
from tricity.core.moves import Move


class Task(NamedTuple):
    level: str
    view: dict[str, Any]
    moves: tuple[Move, ...]


def serve(pipe: Connection) -> None:
    """Answers tasks until the other end is closed."""
    # Ctrl-C is for the server, which then closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task: Task = pipe.recv()
        except EOFError:
            return
        try:
            answer: Move | Exception = make(task.level, secrets.randbits(62)).choose(task.view, task.moves)
        # Whatever a bot does wrong is the server's to note.
        except Exception as fault:  # noqa: BLE001
            answer = RuntimeError(f"{type(fault).__name__}: {fault}"[:500])
        pipe.send(answer)
