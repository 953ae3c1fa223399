# mypyc: compile
"""The options of Card City and the version of its rules."""

from typing import Final

from tricity.core.native import i64
from tricity.core.options import Option, OptionSet

RULES: Final = 3
"""The newest version of the rules, which positions inside the engine are written by."""

DECENTRALISATION: Final = Option("decentralisation", "CC-70", False)
PARKING_METERS: Final = Option("parking_meters", "CC-80", False)
DISCARD: Final = Option("discard", "CC-21", "in-order", ("in-order", "last"), since=2, earlier=((1, "last"),))
DISCARD_LAST: Final[i64] = DISCARD.number("last")
"""A card may be discarded only when no card in hand can be built."""
FIRST_PLAYER: Final = Option("first_player", "CC-05", "drawn", ("drawn", "first-seat"), (2, 3, 4), since=3)
FIRST_SEAT: Final[i64] = FIRST_PLAYER.number("first-seat")

OPTIONS: Final = OptionSet(DECENTRALISATION, PARKING_METERS, DISCARD, FIRST_PLAYER)
