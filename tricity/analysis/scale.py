"""The unit in which a game is judged: the chance of winning, or points in solo games without an opponent."""

from typing import Final, Literal

from tricity.analysis.calibration import calibration, final_share
from tricity.core.frozen import Frozen
from tricity.core.game import Game
from tricity.core.state import State

Unit = Literal["chance", "points"]
Label = Literal["", "inaccuracy", "mistake", "blunder"]

_LABELS: Final[tuple[Label, ...]] = ("blunder", "mistake", "inaccuracy")
_LOSSES: Final[dict[Unit, tuple[float, ...]]] = {"chance": (0.15, 0.10, 0.05), "points": (4.0, 2.5, 1.5)}
"""What a blunder, a mistake and an inaccuracy lose at least."""
TOLERANCES: Final[dict[Unit, float]] = {"chance": 0.035, "points": 1.0}
_SURE: Final = 2.0
"""A loss counts only if it is larger than this many standard errors."""


class Scale(Frozen):
    """How leads at one moment of a game become values."""

    unit: Unit
    game: str
    players: int
    turns_left: int

    def acting_value(self, lead: float) -> float:
        """The value for a seat that is to act, given its lead in points."""
        return self._value(lead, acting=True)

    def waiting_value(self, lead: float) -> float:
        """The value for a seat that is not to act."""
        return self._value(lead, acting=False)

    @property
    def tolerance(self) -> float:
        """A move that loses no more than this is as good as the best."""
        return TOLERANCES[self.unit]

    def label(self, loss: float, error: float) -> Label:
        """What to call a decision that loses this much, known with this standard error; "" if good or unclear."""
        if loss <= _SURE * error:
            return ""
        return next((name for name, least in zip(_LABELS, _LOSSES[self.unit]) if loss >= least), "")

    def _value(self, lead: float, *, acting: bool) -> float:
        if self.unit == "points":
            return lead
        stored = calibration(self.game, self.players)
        return (stored.acting if acting else stored.waiting).chance(lead, self.turns_left)


def scale_of(game: Game, players: int, state: State) -> Scale:
    """The scale at a state. Any state that agrees with the view will do: the turns left are no secret."""
    unit: Unit = "points" if players == 1 and not game.has_solo_opponent else "chance"
    return Scale(unit, game.name, players, int(game.turns_left(state)))


def final_value(game: Game, state: State, seat: int, scale: Scale) -> float:
    """What the end of the game is worth to a seat."""
    points = int(game.evaluate(state, seat))
    if scale.unit == "points":
        return float(points // 100)
    if scale.players == 1:
        return 1.0 if points > 0 else 0.5 if points == 0 else 0.0
    return final_share(game, state, seat, scale.players)
