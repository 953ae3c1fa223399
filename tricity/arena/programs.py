"""Programs as players: each decision is a line of JSON to a process, and its answer a line from it.

A process is kept for the next game after one is over, because starting it may take longer than a game.
"""

import atexit
import queue
import shlex
import shutil
import subprocess
import threading
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

from tricity.arena.numbers import Numbers, numbers_of
from tricity.arena.players import BotFailed, Player, named_move
from tricity.bots.protocol import PROTOCOL, Answer, Decide, NewGame, Ready
from tricity.core.errors import BadOption
from tricity.core.match import Match
from tricity.core.notation import Move

SECONDS: Final = 300.0
"""A program that has not answered by then has failed."""
_MAX_DETAIL: Final = 300

Reply = TypeVar("Reply", Ready, Answer)


class Program:
    """A running program that answers lines with lines."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self._seconds = seconds
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        try:
            # In a session of its own: Ctrl-C at the terminal is for the arena, with which the program's input ends.
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as fault:
            raise self._failed(str(fault)) from fault
        threading.Thread(target=self._read, name="program-output", daemon=True).start()

    def ask(self, message: NewGame | Decide, reply: type[Reply]) -> Reply:
        """Send a line and wait for the answer; raises `BotFailed`."""
        try:
            assert self._process.stdin is not None
            # Nobody reads what is written to a program that has ended, but how it ended can still be told.
            with suppress(BrokenPipeError):
                self._process.stdin.write(msgspec.json.encode(message) + b"\n")
                self._process.stdin.flush()
            line = self._lines.get(timeout=self._seconds)
            if not line:
                raise self._failed(f"exit code {self._process.wait(1)}")
            answer = msgspec.json.decode(line, type=reply)
        except (OSError, subprocess.TimeoutExpired) as fault:
            raise self._failed(str(fault)) from fault
        except queue.Empty:
            raise self._failed(f"no answer after {self._seconds:g} s") from None
        except msgspec.MsgspecError as fault:
            raise self._failed(f"{fault}: {line.decode(errors='replace').strip()}") from fault
        if answer.error:
            raise self._failed(answer.error)
        return answer

    def end(self) -> None:
        """Close its input, and kill it unless it ends by itself at once."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.close()
            self._process.wait(1)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()

    def _read(self) -> None:
        """Wait for its lines in a thread, so that waiting can have a limit; an empty line is the end."""
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put(b"")

    def _failed(self, detail: str) -> "BotFailed":
        return BotFailed("bot-raised", bot=f"program:{self.command}", detail=detail[:_MAX_DETAIL])


class ProgramPlayer(Player):
    """A program, which is given no more of the match than its view, its legal moves and their numbers."""

    def __init__(self, command: str, seed: int) -> None:
        """Raises `BadOption` when there is no such program."""
        try:
            words = shlex.split(command)
        except ValueError as fault:
            raise BadOption("no-such-program", command=command[:_MAX_DETAIL]) from fault
        if not words or shutil.which(words[0]) is None:
            raise BadOption("no-such-program", command=command[:_MAX_DETAIL])
        self._command = command
        self._seed = seed
        self._program: Program | None = None
        self._numbers = False

    def choose(self, match: Match, seat: int) -> Move:
        if self._program is None:
            self._program = _idle.pop(self._command) or Program(self._command)
            game = NewGame(
                PROTOCOL, match.game.name, match.rules, match.players, match.rulings, seat=seat, seed=self._seed
            )
            self._numbers = self._program.ask(game, Ready).numbers
        moves = match.legal_moves(seat)
        numbers = numbers_of(match, seat) if self._numbers else Numbers((), ())
        texts = tuple(map(str, moves))
        question = Decide(match.view(seat), texts, numbers.observation, numbers.actions)
        answer = self._program.ask(question, Answer)
        return named_move(f"program:{self._command}", answer.move, moves)

    def close(self, *, failed: bool) -> None:
        if self._program is not None:
            if failed:
                self._program.end()
            else:
                _idle.put(self._program)
            self._program = None


class _IdlePrograms:
    """The programs of this process that wait for their next game."""

    def __init__(self) -> None:
        self._programs: list[Program] = []
        atexit.register(self.end_all)

    def pop(self, command: str) -> Program | None:
        for program in self._programs:
            if program.command == command:
                self._programs.remove(program)
                return program
        return None

    def put(self, program: Program) -> None:
        self._programs.append(program)

    def end_all(self) -> None:
        while self._programs:
            self._programs.pop().end()


_idle: Final = _IdlePrograms()
