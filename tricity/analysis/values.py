"""The results of analyses: of moves, decisions and whole games."""

from typing import Final, NamedTuple

from msgspec import field

from tricity.analysis.scale import Label, Scale, Unit
from tricity.core.frozen import Frozen

RIVAL: Final = "rival"
"""The reason that the best opponent gets less, beside the themes of the game."""

_LEAST_LUCK: Final[dict[Unit, float]] = {"chance": 0.01, "points": 0.5}
_MOST_REVEALS: Final = 3

REVIEW_FORMAT: Final = 4
"""Of stored reviews: since 2, marked decisions have what every move loses; since 3, moves of bots are known as such;
since 4, luck is only what nobody knew."""


class Step(Frozen):
    """A move in a line of play."""

    seat: int
    move: str


class Reason(Frozen):
    """A theme of the game's linear estimate, or `rival`, and how many points it speaks for a move."""

    theme: str
    points: float


class MoveValue(Frozen):
    """What a move is worth: `value` is the chance of winning, or the expected score of a player without an opponent."""

    move: str
    value: float
    error: float
    """The standard error of the value."""
    lead: float
    """The expected lead over the best opponent in points; solo, the expected score or lead."""
    visits: int
    line: tuple[Step, ...] = ()
    """How play might go on, this move first."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for and against it, compared with the best other move."""


class DecisionAnalysis(Frozen):
    """Moves by how often the search visited them; the first is the one that it would play."""

    seat: int
    scale: Scale
    simulations: int
    moves: tuple[MoveValue, ...]

    @property
    def best(self) -> MoveValue:
        return self.moves[0]

    def of(self, move: str) -> MoveValue:
        """The value of that move, which is one of them."""
        return next(each for each in self.moves if each.move == move)


class Comparison(NamedTuple):
    """How much a move falls short of another, in the unit of the scale, with the standard error of that."""

    loss: float
    error: float
    value: float
    """Of the other one."""


class Explanation(Frozen):
    """The reasons, the strongest first, and the reply to the played move if that is what makes the difference."""

    reasons: tuple[Reason, ...]
    reply: Step | None = None


class ReviewedDecision(Frozen):
    """A move of the game, in the unit of the review."""

    number: int
    """Of the move, from 1 on."""
    seat: int
    move: str
    best: str
    """The best move, which may be the one that was played."""
    value: float | None
    """Of the best move; None, before the review is put together, where there was no other."""
    loss: float
    error: float
    """The standard error of the loss."""
    label: Label
    accuracy: float
    """From 0 to 100."""
    line: tuple[Step, ...] = ()
    """How play might have gone on after the best move."""
    reply: tuple[Step, ...] = ()
    """And after the one that was played."""
    explanation: Explanation | None = None
    losses: dict[str, float] = field(default_factory=dict)
    """What each move that was looked at loses beside the best, if the decision is marked."""
    bot: str = ""
    """The level of the bot that chose the move; "" where a person did, or nobody knows."""


class Account(Frozen):
    """Where a seat's result comes from: its parts add up to it."""

    result: float
    seat: float
    """What equal players win from this seat on average."""
    deal: float
    """How much better the first view was than those of other deals."""
    luck: float
    """Of everything that was drawn or revealed during the game and that nobody had seen before."""
    own_errors: float
    """At most 0, apart from noise. For a seat that a person played, only the person's own errors."""
    others_errors: float
    rest: float
    accuracy: float
    worst: tuple[int, ...]
    """The numbers of the costliest decisions, the worst first."""
    stand_in_errors: float = 0.0
    """Those of bots that stood in for the person."""


class Reveal(Frozen):
    """What a move let a seat see was this much better than what it could have been."""

    number: int
    seat: int
    luck: float


class Review(Frozen):
    """Everything that is kept of a review."""

    format: int
    game: str
    players: int
    unit: Unit
    values: tuple[tuple[float, ...], ...]
    """After each number of moves, from 0 on: what the game is worth to each seat."""
    decisions: tuple[ReviewedDecision, ...]
    reveals: tuple[Reveal, ...]
    accounts: tuple[Account, ...]

    def largest_reveals(self, seat: int) -> list[Reveal]:
        """Where a seat was luckiest and unluckiest, the largest first; nothing that is hardly luck."""
        least = _LEAST_LUCK[self.unit]
        own = [each for each in self.reveals if each.seat == seat and abs(each.luck) >= least]
        return sorted(own, key=lambda each: abs(each.luck), reverse=True)[:_MOST_REVEALS]


class Opening(Frozen):
    """By seat: what the game is worth after the deal, and how much better that deal is than others."""

    values: tuple[float, ...]
    luck: tuple[float, ...]


class ReviewPart(Frozen):
    """What was found out about one move; a review is assembled from these parts."""

    decision: ReviewedDecision
    values: tuple[float, ...]
    """After the move, by seat."""
    reveals: tuple[Reveal, ...]
