"""What to do now: a message and its facts."""

from typing import Any

import msgspec

from tricity.games.infinite_city import frames as f
from tricity.games.infinite_city import hands
from tricity.games.infinite_city import state as s
from tricity.games.infinite_city.effects.library import aside_names
from tricity.games.infinite_city.moves import cell_text
from tricity.games.infinite_city.state import NAMES, InfiniteCity, tokens_of


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
    if not tokens_of(state.supply, state.turn):
        return Prompt(say="ic-now-no-tokens", facts={})
    tiles = hands.names_of(state, state.turn)
    return Prompt(say="ic-now-play", facts={"tiles": tiles}) if tiles else Prompt(say="ic-now-empty", facts={})


def _of_effect(state: InfiniteCity, top: int) -> Prompt:
    code, cell, extra = int(f.code_of(top)), f.cell_of(top), int(f.extra_of(top))
    facts: dict[str, Any] = {"at": cell_text(cell)}
    if code == f.WAITING:
        return Prompt(say="ic-now-waiting", facts={})
    if code in (f.TO, f.WITH):
        below = state.pending[len(state.pending) - 2]
        facts = {"at": cell_text(f.cell_of(below)), "other_at": cell_text(cell)}
        return Prompt(say="ic-now-to" if code == f.TO else "ic-now-with", facts=facts)
    if code == f.FROM_HAND:
        facts |= {"other_seat": extra, "tiles": hands.names_of(state, extra)}
        return Prompt(say="ic-now-from-hand", facts=facts)
    if code == s.ARBORETUM:
        facts["left"] = 3 - extra
    elif code == s.CAPITOL:
        facts["left"] = int(tokens_of(state.supply, state.turn))
    elif code == s.CONSTRUCTION_SITE:
        facts["tiles"] = hands.names_of(state, state.turn)
    elif code == s.LIBRARY:
        facts["tiles"] = aside_names(state.tileset, f.cell_of(state.pending[len(state.pending) - 2]))
    return Prompt(say=f"ic-now-{NAMES[code]}", facts=facts)
