# mypyc: compile
"""IC-H12: while it has a free side, tiles must be placed beside it. `city` keeps those cells as tiles come and go."""

from typing import Final

from tricity.games.infinite_city.state import PLAZA
from tricity.games.infinite_city.step import Landmark

TILE: Final = Landmark("plaza", "IC-H12", landmark=PLAZA)
