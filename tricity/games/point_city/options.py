# mypyc: compile
"""The options of Point City, all of them for solo games: against which Automa one plays."""

from typing import Final

from tricity.core.native import i64
from tricity.core.options import Option, OptionSet

_SOLO: Final = (1,)

AUTOMA_LEVEL: Final = Option("automa_level", "PC-34", "easy", ("easy", "medium", "hard"), _SOLO)
LEVEL_EASY: Final[i64] = AUTOMA_LEVEL.number("easy")
LEVEL_HARD: Final[i64] = AUTOMA_LEVEL.number("hard")
AUTOMA_SCORING: Final = Option("automa_scoring", "PC-35", "type", ("type", "symbol"), _SOLO)
PER_SYMBOL: Final[i64] = AUTOMA_SCORING.number("symbol")
SOLO_TOKENS: Final = Option("solo_tokens", "PC-31", "choose", ("choose", "random"), _SOLO)
RANDOM_TOKENS: Final[i64] = SOLO_TOKENS.number("random")

OPTIONS: Final = OptionSet(AUTOMA_LEVEL, AUTOMA_SCORING, SOLO_TOKENS)
