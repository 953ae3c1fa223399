"""What a player typed: the number of a move, a move in words or part of one, or an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tricity.cli.play import display, prompt_commands
from tricity.core.errors import BadMove
from tricity.core.moves import Move

if TYPE_CHECKING:
    from tricity.cli.play.session import Table


def answer(table: Table, line: str, seat: int, moves: Sequence[Move]) -> bool:
    """Do what the line says; whether the position is another one now. Raises `IllegalMove` and other refusals."""
    if not line:
        display.list_moves(table, moves, moves)
        return False
    if line.isascii() and line.isdigit():
        table.make(_numbered(line, moves), seat)
        return True
    order, rest = prompt_commands.parse(line, table.say)
    if order is not None:
        return order(table, seat, rest)
    try:
        move = prompt_commands.move_of(table, line, moves)
    except BadMove:
        fitting = table.book.fitting(line, moves)
        if not fitting:
            raise
        return _narrow(table, fitting, seat, moves)
    table.make(move, seat)
    return True


def _numbered(digits: str, moves: Sequence[Move]) -> Move:
    number = int(digits[:9])
    if not 1 <= number <= len(moves):
        raise BadMove("no-such-number", number=digits[:9], count=len(moves))
    return moves[number - 1]


def _narrow(table: Table, fitting: Sequence[Move], seat: int, moves: Sequence[Move]) -> bool:
    """Words that fit several moves list them; those that fit one ask whether it is meant."""
    if len(fitting) > 1:
        display.list_moves(table, moves, fitting)
        return False
    question = table.say("confirm-move", text=table.book.spoken(fitting[0]))
    if not table.screen.confirm(question, table.say):
        return False
    table.make(fitting[0], seat)
    return True
