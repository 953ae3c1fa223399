# mypyc: compile
"""The kinds of tiles (IC-01), their steps and their verbs, collected from the files in `tiles`, and numbered.

Kinds are in alphabetical order: the number of a kind is its index in `KINDS`.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city import tiles
from tricity.games.infinite_city.city import index_of
from tricity.games.infinite_city.codes import MAX_CODES, cell_of, code_of
from tricity.games.infinite_city.frames import STEP_WAITING
from tricity.games.infinite_city.state import InfiniteCity, kind_of
from tricity.games.infinite_city.step import CHOSEN_TILE, OWN_TILE, PASS, PLAY, WAITING_TILE, Step, TileKind, Verb


def _collect_kinds() -> list[TileKind]:
    kinds: list[TileKind] = []
    for module in iter_modules(tiles.__path__):
        kind = import_module(f"{tiles.__name__}.{module.name}").TILE
        assert isinstance(kind, TileKind), module.name
        kinds.append(kind)
    return sorted(kinds, key=lambda kind: kind.name)


def _number_steps(kinds: list[TileKind]) -> list[Step]:
    """Number the kinds and their further steps. Returns all steps in the order of encodings.

    Further steps come after the kinds: second halves of choices, then others that ask, then those that can wait.
    """
    further: list[Step] = []
    for number, kind in enumerate(kinds):
        kind.kind = kind.code = number
        for step in kind.steps:
            step.kind = number
            further.append(step)
    # Sorting is stable: within each group they stay in the order of the kinds.
    further.sort(key=lambda step: (step.can_wait, step.cell != CHOSEN_TILE))
    steps: list[Step] = [*kinds, *further]
    for column, step in enumerate(steps):
        step.column = column
        step.code = STEP_WAITING if step.cell == WAITING_TILE else column
    return steps


def _number_verbs(kinds: list[TileKind]) -> list[Verb]:
    """Number the verbs: those that begin a turn, then those of each kind."""
    verbs: dict[str, Verb] = {PLAY.name: PLAY}
    for kind in kinds:
        if kind.turn_verb is not None:
            verbs[kind.turn_verb.name] = kind.turn_verb
    verbs[PASS.name] = PASS
    for kind in kinds:
        for step in (kind, *kind.steps):
            for verb in step.verbs:
                verbs.setdefault(verb.name, verb)
    for code, verb in enumerate(verbs.values()):
        verb.code = code
    return list(verbs.values())


def _steps_by_code(steps: list[Step]) -> vec[Step]:
    """The steps by their number in frames; numbers without a step have the first one."""
    table = vec[Step]([steps[0]] * (int(STEP_WAITING) + 1))
    for step in steps:
        table[step.code] = step
    return table


KINDS: Final = _collect_kinds()
STEPS: Final = _number_steps(KINDS)
"""In the order of encodings: the first step of each kind, then the further ones."""
VERBS: Final = _number_verbs(KINDS)
KIND_NAMES: Final = tuple([kind.name for kind in KINDS])
TURN_KINDS: Final = vec[TileKind]([kind for kind in KINDS if kind.turn_verb is not None])
"""The kinds that players may use in the city instead of playing a tile."""
_step_table: Final = _steps_by_code(STEPS)
_kind_table: Final = vec[TileKind](KINDS)
assert max(len(STEPS), len(VERBS)) <= MAX_CODES, "more steps or verbs than five bits can number"


def step_of(frame: i64) -> Step:
    """The step that a frame belongs to."""
    return _step_table[code_of(frame)]


def set_choices(state: InfiniteCity) -> None:
    """Compute the answers to the innermost pending step, for a state that was not reached by playing."""
    if len(state.pending):
        top = state.pending[len(state.pending) - 1]
        state.choices = step_of(top).choices(state, top)


def start_effect(state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
    """Begin the effect of the tile on this cell."""
    _kind_table[kind_of(state.tiles[index_of(state, cell)])].start(state, cell, log)


def source_cell(state: InfiniteCity, depth: int) -> int:
    """The cell of the tile whose effect the frame at this depth belongs to; 0 when no tile is being resolved there."""
    frame = state.pending[depth]
    holds = step_of(frame).cell
    if holds == CHOSEN_TILE:
        return int(cell_of(state.pending[depth - 1]))
    return int(cell_of(frame)) if holds == OWN_TILE else 0
