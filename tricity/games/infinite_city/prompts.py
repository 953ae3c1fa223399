"""What to do now: a message and its facts."""

from typing import Any

import msgspec

from tricity.games.infinite_city import hands
from tricity.games.infinite_city.effects.library import pile_names
from tricity.games.infinite_city.frames import (
    STEP_FROM_HAND,
    STEP_MOVE_TO,
    STEP_SWAP_WITH,
    STEP_WAITING,
    frame_cell,
    frame_extra,
    frame_step,
)
from tricity.games.infinite_city.kinds import ARBORETUM, CAPITOL, CONSTRUCTION_SITE, KIND_NAMES, LIBRARY
from tricity.games.infinite_city.moves import cell_name
from tricity.games.infinite_city.state import InfiniteCity, token_count


class Prompt(msgspec.Struct, kw_only=True):
    say: str
    facts: dict[str, Any]


def prompt(state: InfiniteCity, seat: int | None, acting: list[int]) -> Prompt:
    if not acting:
        return Prompt(say="now-over", facts={})
    if seat not in acting:
        return Prompt(say="now-waiting", facts={"seats": acting})
    if not len(state.pending):
        return _of_turn(state)
    return _of_effect(state, int(state.pending[len(state.pending) - 1]))


def _of_turn(state: InfiniteCity) -> Prompt:
    if not token_count(state.supply, state.turn):
        return Prompt(say="ic-now-no-tokens", facts={})
    tiles = hands.hand_names(state, state.turn)
    return Prompt(say="ic-now-play", facts={"tiles": tiles}) if tiles else Prompt(say="ic-now-empty", facts={})


def _of_effect(state: InfiniteCity, frame: int) -> Prompt:
    step, cell, extra = int(frame_step(frame)), frame_cell(frame), int(frame_extra(frame))
    facts: dict[str, Any] = {"at": cell_name(cell)}
    if step == STEP_WAITING:
        return Prompt(say="ic-now-waiting", facts={})
    if step in (STEP_MOVE_TO, STEP_SWAP_WITH):
        below = state.pending[len(state.pending) - 2]
        facts = {"at": cell_name(frame_cell(below)), "other_at": cell_name(cell)}
        return Prompt(say="ic-now-to" if step == STEP_MOVE_TO else "ic-now-with", facts=facts)
    if step == STEP_FROM_HAND:
        facts |= {"other_seat": extra, "tiles": hands.hand_names(state, extra)}
        return Prompt(say="ic-now-from-hand", facts=facts)
    if step == ARBORETUM:
        facts["left"] = 3 - extra
    elif step == CAPITOL:
        facts["left"] = int(token_count(state.supply, state.turn))
    elif step == CONSTRUCTION_SITE:
        facts["tiles"] = hands.hand_names(state, state.turn)
    elif step == LIBRARY:
        facts["tiles"] = pile_names(state.tileset, frame_cell(state.pending[len(state.pending) - 2]))
    return Prompt(say=f"ic-now-{KIND_NAMES[step]}", facts=facts)
