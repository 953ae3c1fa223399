"""Bots as programs: lines of JSON over stdin and stdout, one object per line.

Before every game a program is told the game, its seat and a seed, and answers when it is ready. Then each of its
decisions is a line with a view and legal moves, which it answers with a line that names one of them. It ends with its
input. Whatever it writes to stderr is shown to whoever runs it.
"""

from collections.abc import Iterable
from typing import Any, BinaryIO, Final

import msgspec

from tricity.bots.base import Bot
from tricity.bots.levels import make
from tricity.core.frozen import Frozen
from tricity.core.notation import Move

PROTOCOL: Final = 1
_MAX_DETAIL: Final = 500


class NewGame(Frozen, tag_field="kind", tag="game"):
    """To the program: a game begins, and it plays this seat. It answers with `Ready`."""

    protocol: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seat: int
    seed: int
    """For its random choices: a program without any other source of chance keeps a tournament repeatable."""


class Decide(Frozen, tag_field="kind", tag="decide", omit_defaults=True):
    """To the program: it is its turn. It answers with `Answer`."""

    view: dict[str, Any]
    moves: tuple[str, ...]
    observation: tuple[int, ...] = ()
    """For a program that asked for numbers: what the seat may know, as docs/adapters says."""
    actions: tuple[int, ...] = ()
    """For a program that asked for numbers: the number of each of the moves, in their order."""


class Ready(Frozen):
    """From the program, before a game."""

    numbers: bool = False
    """Whether its decisions should come with an observation and action numbers."""
    error: str = ""


class Answer(Frozen):
    """From the program: one of the moves, or why it cannot say."""

    move: str = ""
    error: str = ""


_Message = NewGame | Decide


def serve(level: str, lines: Iterable[bytes], out: BinaryIO) -> None:
    """Act as such a program: a bot of this level answers the lines until the input ends."""
    bot = make(level, 0)
    for line in lines:
        if not line.strip():
            continue
        try:
            message = msgspec.json.decode(line, type=_Message)
            if isinstance(message, NewGame):
                bot = make(level, message.seed)
                reply: Ready | Answer = Ready()
            else:
                reply = _answer(bot, message)
        except Exception as fault:  # noqa: BLE001
            reply = Answer(error=f"{type(fault).__name__}: {fault}"[:_MAX_DETAIL])
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()


def _answer(bot: Bot, message: Decide) -> Answer:
    return Answer(str(bot.choose(message.view, [Move.parse(text) for text in message.moves])))
