# mypyc: compile
"""The texts of the 21 kinds of tiles, each in a room of its own, and the steps that follow from them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import frames as f
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city import state as s
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.effects.arboretum import Arboretum
from tricity.games.infinite_city.effects.bank import Bank
from tricity.games.infinite_city.effects.capitol import Capitol
from tricity.games.infinite_city.effects.construction_site import ConstructionSite
from tricity.games.infinite_city.effects.disaster_site import DisasterSite
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.effects.embassy import Embassy
from tricity.games.infinite_city.effects.factory import Factory
from tricity.games.infinite_city.effects.housing import Housing
from tricity.games.infinite_city.effects.library import Library, Under
from tricity.games.infinite_city.effects.mausoleum import Mausoleum
from tricity.games.infinite_city.effects.police_hq import PoliceHq
from tricity.games.infinite_city.effects.port import Port
from tricity.games.infinite_city.effects.post_office import MovedTo, PostOffice
from tricity.games.infinite_city.effects.power_station import PowerStation
from tricity.games.infinite_city.effects.security_guardpost import SecurityGuardpost
from tricity.games.infinite_city.effects.shopping_complex import ShoppingComplex
from tricity.games.infinite_city.effects.stadium import Stadium
from tricity.games.infinite_city.effects.temple import Draw, FromHand, Temple
from tricity.games.infinite_city.effects.transit_station import SwappedWith, TransitStation
from tricity.games.infinite_city.state import InfiniteCity, kind_of


class Silent(Effect):
    """Hotel and plaza: nothing happens when they come into play."""

    def follow(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        pass


class Waiting(Effect):
    """Tiles turned face up together: their texts in the order that the player chooses (IC-H3)."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        at = i64(len(state.pending)) - f.waiting_together(state)
        while at < len(state.pending):
            moves = append(moves, m.saying(m.FOLLOW, 0, f.cell_of(state.pending[at])))
            at += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        at: i64 = i64(len(state.pending)) - 1
        while f.cell_of(state.pending[at]) != m.cell_of(move):
            at -= 1
        f.drop_waiting(state, at)
        follow(state, m.cell_of(move), log)


_EFFECTS: Final = vec[Effect](
    [
        Arboretum(s.ARBORETUM),
        Bank(s.BANK),
        Capitol(s.CAPITOL),
        ConstructionSite(s.CONSTRUCTION_SITE),
        DisasterSite(s.DISASTER_SITE),
        Embassy(s.EMBASSY),
        Factory(s.FACTORY),
        Silent(s.HOTEL),
        Housing(s.HOUSING),
        Library(s.LIBRARY),
        Mausoleum(s.MAUSOLEUM),
        Silent(s.PLAZA),
        PoliceHq(s.POLICE_HQ),
        Port(s.PORT),
        PostOffice(s.POST_OFFICE),
        PowerStation(s.POWER_STATION),
        SecurityGuardpost(s.SECURITY_GUARDPOST),
        ShoppingComplex(s.SHOPPING_COMPLEX),
        Stadium(s.STADIUM),
        Temple(s.TEMPLE),
        TransitStation(s.TRANSIT_STATION),
        MovedTo(f.TO),
        SwappedWith(f.WITH),
        FromHand(f.FROM_HAND),
        Waiting(f.WAITING),
        Under(f.UNDER),
        Draw(f.DRAW),
    ]
)
"""By the code of their frames; the first 21 are the kinds."""


def effect_of(frame: i64) -> Effect:
    return _EFFECTS[f.code_of(frame)]


def follow(state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
    """Begin with the text of the tile on that cell."""
    _EFFECTS[kind_of(state.tiles[find(state.cells, cell)])].follow(state, cell, log)
