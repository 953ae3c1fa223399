# mypyc: compile
"""The 21 kinds of tiles (IC-01), in alphabetical order: the number of a kind is its index in `KIND_NAMES`."""

from typing import Final

from tricity.core.native import i64

ARBORETUM: Final[i64] = 0
BANK: Final[i64] = 1
CAPITOL: Final[i64] = 2
CONSTRUCTION_SITE: Final[i64] = 3
DISASTER_SITE: Final[i64] = 4
EMBASSY: Final[i64] = 5
FACTORY: Final[i64] = 6
HOTEL: Final[i64] = 7
HOUSING: Final[i64] = 8
LIBRARY: Final[i64] = 9
MAUSOLEUM: Final[i64] = 10
PLAZA: Final[i64] = 11
POLICE_HQ: Final[i64] = 12
PORT: Final[i64] = 13
POST_OFFICE: Final[i64] = 14
POWER_STATION: Final[i64] = 15
SECURITY_GUARDPOST: Final[i64] = 16
SHOPPING_COMPLEX: Final[i64] = 17
STADIUM: Final[i64] = 18
TEMPLE: Final[i64] = 19
TRANSIT_STATION: Final[i64] = 20
KIND_NAMES: Final = (
    "arboretum",
    "bank",
    "capitol",
    "construction-site",
    "disaster-site",
    "embassy",
    "factory",
    "hotel",
    "housing",
    "library",
    "mausoleum",
    "plaza",
    "police-hq",
    "port",
    "post-office",
    "power-station",
    "security-guardpost",
    "shopping-complex",
    "stadium",
    "temple",
    "transit-station",
)
