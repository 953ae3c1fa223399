"""Advice for somebody who is playing: what the game is worth to every seat, and what a move would cost.

Both come from one seat's view and nothing else: what is hidden from it is imagined.
"""

import time
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final

from tricity.analysis.decision import DecisionSearch
from tricity.analysis.scale import Label, Unit, scale_of
from tricity.analysis.seat_value import seat_value
from tricity.bots.budget import Budget
from tricity.core import compiled
from tricity.core.frozen import Frozen
from tricity.core.native import SEED_BOUND, Random
from tricity.core.notation import Move
from tricity.core.state import State
from tricity.games import find

_DIVISOR: Final = 1 if compiled() else 6
"""A slow engine searches less, so that the same question has the same answer before the time is up."""
_OWN_SIMULATIONS: Final = 600 // _DIVISOR
_WORLDS: Final = 5
_SIMULATIONS: Final = 120 // _DIVISOR
"""For another seat, in each of the worlds."""
_SECONDS: Final = 0.5
"""After this much no further world is looked at. Where the engine is compiled, all of it takes a tenth."""
_COST: Final = Budget(4000 // _DIVISOR, 2.0)
_FIRST_SHARE: Final = 0.6


class SeatValues(Frozen):
    """The game's worth to each seat: chances of winning that add up to 1, or the expected points of a single one."""

    unit: Unit
    values: tuple[float, ...]


class MoveCost(Frozen):
    """What a move loses beside the best one, and what such a decision is called; "" if it is good or unclear."""

    unit: Unit
    loss: float
    label: Label


def seat_values(view: Mapping[str, Any], seed: int) -> SeatValues:
    """As the seat of this view can know it. Others are judged by what they would see in imagined worlds."""
    game, players, own = find(view["game"]), int(view["players"]), int(view["seat"])
    imagination, rng = game.imagination(view), Random(seed)
    end = time.perf_counter() + _SECONDS
    world = imagination.world(rng)

    def value(state: State, seat: int, simulations: int) -> float:
        return seat_value(game, state, seat, players, simulations, rng.randrange(SEED_BOUND))

    mine = value(world, own, _OWN_SIMULATIONS)
    unit = scale_of(game, players, world).unit
    if players == 1:
        return SeatValues(unit, (round(mine, 3),))
    others = [seat for seat in range(players) if seat != own]
    samples = [[value(world, seat, _SIMULATIONS) for seat in others]]
    # A single opponent gets what is left, whatever the worlds are.
    while len(others) > 1 and len(samples) < _WORLDS and time.perf_counter() < end:
        world = imagination.world(rng)
        samples.append([value(world, seat, _SIMULATIONS) for seat in others])
    chances = dict(zip(others, _shared_out(1 - mine, [fmean(sample) for sample in zip(*samples)])))
    return SeatValues(unit, tuple(round(mine if seat == own else chances[seat], 3) for seat in range(players)))


def move_cost(view: Mapping[str, Any], moves: Sequence[str], move: str, seed: int) -> MoveCost:
    """What this move, which is one of the legal ones, loses beside the best of them."""
    game = find(view["game"])
    search = DecisionSearch(game, view, [Move.parse(each) for each in moves], seed)
    if len(moves) == 1:
        return MoveCost(search.scale.unit, 0.0, "")
    search.run(_COST.share(_FIRST_SHARE))
    best = search.result().best.move
    if best == move:
        return MoveCost(search.scale.unit, 0.0, "")
    comparison = search.compare(best, [move], _COST.share(1 - _FIRST_SHARE))[move]
    label = search.scale.label(comparison.loss, comparison.error)
    return MoveCost(search.scale.unit, round(max(comparison.loss, 0.0), 3), label)


def _shared_out(total: float, parts: Sequence[float]) -> list[float]:
    """A total in proportion to these parts; in equal parts if they are all nothing."""
    whole = sum(parts)
    return [total * part / whole if whole > 0 else total / len(parts) for part in parts]
