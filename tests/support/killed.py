"""Migrations in processes that kill themselves in the middle, as a power cut would.

Run as a program it has imported everything, and forks a process for every line of JSON that it reads; it answers with
the process's exit status.
"""

import atexit
import json
import os
import signal
import subprocess
import sys
from functools import cache
from typing import Any

from sqlalchemy import event

from tricity.table.storage.database import connect
from tricity.table.storage.migrate import migrate


def killed_migration(url: str, *, statements: int) -> bool:
    """Migrate in a process that kills itself after that many statements; False if there were fewer."""
    return _is_killed(url=url, statements=statements)


def killed_migration_at_step(url: str, *, steps: int) -> bool:
    """The same after `10 * steps` steps of SQLite's virtual machine: in the middle of a statement."""
    return _is_killed(url=url, steps=steps)


def _is_killed(**task: Any) -> bool:
    program = _program()
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(json.dumps(task) + "\n")
    program.stdin.flush()
    status = int(program.stdout.readline())
    assert status in (0, signal.SIGKILL), status
    return status != 0


@cache
def _program() -> "subprocess.Popen[str]":
    command = [sys.executable, "-P", __file__]
    program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(program.communicate)
    return program


class CountDown:
    """Kills the process on the call after the first `calls` ones."""

    def __init__(self, calls: int) -> None:
        self._left = calls

    def __call__(self, *_: Any) -> None:
        self._left -= 1
        if self._left < 0:
            os.kill(os.getpid(), signal.SIGKILL)


def _migrate(url: str, statements: int | None = None, steps: int | None = None) -> None:
    adapter = connect(url, claim=True)
    if statements is not None:
        count_down = CountDown(statements)
        event.listen(adapter.engine, "before_cursor_execute", count_down)
        # The last chance: everything is done, and nothing committed.
        event.listen(adapter.engine, "commit", count_down)
    if steps is not None:
        with adapter.engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            driver.set_progress_handler(CountDown(steps), 10)
    migrate(adapter)
    adapter.close()


def main() -> None:
    import alembic.command  # noqa: F401 - imported once, for all that are forked
    import psycopg  # noqa: F401

    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            # Its output is no answer.
            os.dup2(2, 1)
            status = 1
            try:
                _migrate(**json.loads(line))
                status = 0
            finally:
                os._exit(status)
        _, status = os.waitpid(pid, 0)
        sys.stdout.write(f"{status}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
