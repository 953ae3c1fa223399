"""Chances to win and warnings before blunders, at the prompt: from what the seat that is asked can see."""

from __future__ import annotations

import math
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table

from tricity.analysis.advice import move_cost, seat_values
from tricity.bots.workers import PoolClosed, WorkerDied
from tricity.cli.play import display
from tricity.core.errors import BadMove
from tricity.core.notation import Move

if TYPE_CHECKING:
    from tricity.cli.play.session import Session

_SECONDS: Final = 20.0
_SEED_BITS: Final = 62


def show_chances(session: Session, seat: int, argument: str) -> bool:
    """What the game is worth to every seat."""
    translate = session.translate
    try:
        with session.screen.spinner(translate("chances-coming")):
            estimate = session.seat_plan.pool.run(
                _SECONDS, seat_values, session.match.view(seat), secrets.randbits(_SEED_BITS)
            )
    except (TimeoutError, WorkerDied, PoolClosed):
        raise BadMove("chances-none") from None
    is_score = estimate.unit == "points"
    display.show_message(session, translate("chances-score" if is_score else "chances"), style="bold")
    key, numbers = (
        ("chances-points", [round(value) for value in estimate.values])
        if is_score
        else ("chances-percent", percentages(estimate.values))
    )
    table = Table.grid(padding=(0, 2))
    for name, number in zip(translate.names, numbers, strict=True):
        table.add_row(name, translate(key, number=number))
    session.screen.show(table)
    return False


def percentages(chances: Sequence[float]) -> list[int]:
    """Chances in whole percent, which add up to 100 where the chances add up to 1: the largest rests are rounded up.

    >>> percentages([0.546, 0.454])
    [55, 45]
    >>> percentages([1 / 3, 1 / 3, 1 / 3])
    [34, 33, 33]
    """
    whole = [math.floor(100 * chance) for chance in chances]
    missing = round(100 * sum(chances)) - sum(whole)
    by_rest = sorted(range(len(whole)), key=lambda index: whole[index] - 100 * chances[index])
    for index in by_rest[:missing]:
        whole[index] += 1
    return whole


def switch_warnings(session: Session, seat: int, argument: str) -> bool:
    """Turn warnings on or off, for everybody at this keyboard."""
    session.warnings = not session.warnings
    display.show_message(session, session.translate("warnings-on" if session.warnings else "warnings-off"))
    return False


def holds_back(session: Session, move: Move, seat: int) -> bool:
    """Warn of a blunder, once at each decision: then the move is not made yet. A check that fails holds nothing up."""
    match, translate = session.match, session.translate
    if not session.warnings or session.warned_at == match.version or match.refusal(move, seat) is not None:
        return False
    moves = tuple(map(str, match.legal_moves(seat)))
    try:
        with session.screen.spinner(translate("warning-looking")):
            cost = session.seat_plan.pool.run(
                _SECONDS, move_cost, match.view(seat), moves, str(move), secrets.randbits(_SEED_BITS)
            )
    except (TimeoutError, WorkerDied, PoolClosed):
        display.show_message(session, translate("warning-unchecked"), style="dim")
        return False
    if cost.label != "blunder":
        return False
    session.warned_at = match.version
    number = round(cost.loss if cost.unit == "points" else 100 * cost.loss)
    display.show_message(session, translate(f"warning-{cost.unit}", number=number), style="bold red")
    display.show_message(session, translate("warning-type-again"), style="dim")
    return True
