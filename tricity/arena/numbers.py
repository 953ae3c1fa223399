"""A decision as numbers, for bots that ask for them: see docs/adapters for what the numbers mean."""

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from tricity.core.encoding import Encoding
from tricity.core.match import Match
from tricity.games import find


@dataclass(frozen=True)
class Numbers:
    """What a seat may know, and its moves, as small ints."""

    observation: tuple[int, ...]
    actions: tuple[int, ...]
    """The number of each legal move, in the order of `Match.legal_moves`."""


def numbers_of(match: Match, seat: int) -> Numbers:
    """The numbers of the decision that the seat has to make."""
    encoding = _encoding(match.game.name, match.players, msgspec.json.encode(match.rulings))
    state = match.state()
    actions = (int(encoding.action(state, seat, code)) for code in match.game.legal(state, seat))
    return Numbers(tuple(int(number) for number in encoding.observe(state, seat)), tuple(actions))


@lru_cache(maxsize=32)
def _encoding(game: str, players: int, rulings: bytes) -> Encoding:
    return find(game).encoding(players, msgspec.json.decode(rulings))
