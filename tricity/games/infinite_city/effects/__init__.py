# mypyc: compile
"""The effects of the 21 kinds of tiles, one module per kind, and the steps that follow from them.

`Effect` says how an effect takes part in a turn; the table here finds the effect of a frame.
"""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import find
from tricity.games.infinite_city.effects.arboretum import Arboretum
from tricity.games.infinite_city.effects.bank import Bank
from tricity.games.infinite_city.effects.capitol import Capitol
from tricity.games.infinite_city.effects.construction_site import ConstructionSite
from tricity.games.infinite_city.effects.disaster_site import DisasterSite
from tricity.games.infinite_city.effects.effect import Effect, PassiveEffect
from tricity.games.infinite_city.effects.embassy import Embassy
from tricity.games.infinite_city.effects.factory import Factory
from tricity.games.infinite_city.effects.housing import Housing
from tricity.games.infinite_city.effects.library import Library, PutUnderDeck
from tricity.games.infinite_city.effects.mausoleum import Mausoleum
from tricity.games.infinite_city.effects.police_hq import PoliceHq
from tricity.games.infinite_city.effects.port import Port
from tricity.games.infinite_city.effects.post_office import MoveTo, PostOffice
from tricity.games.infinite_city.effects.power_station import PowerStation
from tricity.games.infinite_city.effects.security_guardpost import SecurityGuardpost
from tricity.games.infinite_city.effects.shopping_complex import ShoppingComplex
from tricity.games.infinite_city.effects.stadium import Stadium
from tricity.games.infinite_city.effects.temple import OwnerDraws, PlayFromHand, Temple
from tricity.games.infinite_city.effects.transit_station import SwapWith, TransitStation
from tricity.games.infinite_city.frames import (
    STEP_DRAW,
    STEP_FROM_HAND,
    STEP_MOVE_TO,
    STEP_SWAP_WITH,
    STEP_UNDER_DECK,
    STEP_WAITING,
    frame_cell,
    frame_step,
    remove_waiting_tile,
    waiting_group_size,
)
from tricity.games.infinite_city.kinds import (
    ARBORETUM,
    BANK,
    CAPITOL,
    CONSTRUCTION_SITE,
    DISASTER_SITE,
    EMBASSY,
    FACTORY,
    HOTEL,
    HOUSING,
    LIBRARY,
    MAUSOLEUM,
    PLAZA,
    POLICE_HQ,
    PORT,
    POST_OFFICE,
    POWER_STATION,
    SECURITY_GUARDPOST,
    SHOPPING_COMPLEX,
    STADIUM,
    TEMPLE,
    TRANSIT_STATION,
)
from tricity.games.infinite_city.moves import VERB_FOLLOW, move_cell, pack_move
from tricity.games.infinite_city.state import InfiniteCity, kind_of


class WaitingTiles(Effect):
    """A group of tiles that were turned face up together: the player chooses whose effect comes next (IC-H3)."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        index = i64(len(state.pending)) - waiting_group_size(state)
        while index < len(state.pending):
            moves = append(moves, pack_move(VERB_FOLLOW, 0, frame_cell(state.pending[index])))
            index += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        index: i64 = i64(len(state.pending)) - 1
        while frame_cell(state.pending[index]) != move_cell(move):
            index -= 1
        remove_waiting_tile(state, index)
        start_effect(state, move_cell(move), log)


_EFFECTS: Final = vec[Effect](
    [
        Arboretum(ARBORETUM),
        Bank(BANK),
        Capitol(CAPITOL),
        ConstructionSite(CONSTRUCTION_SITE),
        DisasterSite(DISASTER_SITE),
        Embassy(EMBASSY),
        Factory(FACTORY),
        PassiveEffect(HOTEL),
        Housing(HOUSING),
        Library(LIBRARY),
        Mausoleum(MAUSOLEUM),
        PassiveEffect(PLAZA),
        PoliceHq(POLICE_HQ),
        Port(PORT),
        PostOffice(POST_OFFICE),
        PowerStation(POWER_STATION),
        SecurityGuardpost(SECURITY_GUARDPOST),
        ShoppingComplex(SHOPPING_COMPLEX),
        Stadium(STADIUM),
        Temple(TEMPLE),
        TransitStation(TRANSIT_STATION),
        MoveTo(STEP_MOVE_TO),
        SwapWith(STEP_SWAP_WITH),
        PlayFromHand(STEP_FROM_HAND),
        WaitingTiles(STEP_WAITING),
        PutUnderDeck(STEP_UNDER_DECK),
        OwnerDraws(STEP_DRAW),
    ]
)
"""By step: the first 21 are the kinds of tiles."""


def effect_of(frame: i64) -> Effect:
    """The effect that a frame belongs to."""
    return _EFFECTS[frame_step(frame)]


def set_choices(state: InfiniteCity) -> None:
    """Compute the answers to the innermost pending effect, for a state that was not reached by playing."""
    if len(state.pending):
        top = state.pending[len(state.pending) - 1]
        state.choices = effect_of(top).choices(state, top)


def start_effect(state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
    """Begin the effect of the tile on this cell."""
    _EFFECTS[kind_of(state.tiles[find(state.cells, cell)])].start(state, cell, log)
