# mypyc: compile
"""What a tile declares: its verbs, the steps of its effect, and its kind. `tiles` has one file per kind.

`apply.resolve` asks for the choices of the innermost pending step. With none, it removes the frame and calls `finish`;
with one, it calls `choose` without asking; with more, the player is asked (IC-14).
"""

from typing import Final

from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city.cells import cell_name, find
from tricity.games.infinite_city.choices import protection_refusal
from tricity.games.infinite_city.codes import cell_of, number_of
from tricity.games.infinite_city.events import NoEffect
from tricity.games.infinite_city.frames import pop_frame, push_frame, push_waiting_tile
from tricity.games.infinite_city.state import NO_LANDMARK, PROTECTED, InfiniteCity
from tricity.games.infinite_city.tokens import place_token

# What follows a verb in a move. Encodings list actions in this order.
TILE_AND_CELL: Final[i64] = 0  # a tile to be played and an empty cell
EMPTY_CELL: Final[i64] = 1
CITY_TILE: Final[i64] = 2  # the cell of a tile of the city
TILE_AND_OWNER: Final[i64] = 3  # the cell of a tile, and the owner of a token on it
TILE_AND_OWNERS: Final[i64] = 4  # the same, or everybody's tokens
SEAT: Final[i64] = 5
NOTHING: Final[i64] = 6

# What the cell of a frame holds.
OWN_TILE: Final[i64] = 0  # the tile whose effect it is
CHOSEN_TILE: Final[i64] = 1  # the tile chosen first, in a `SecondHalf`
WAITING_TILE: Final[i64] = 2  # a tile whose effect has not begun
PILE: Final[i64] = 3  # tiles that were looked at: see `piles`
NO_CELL: Final[i64] = 4

# What the number of a frame holds.
NO_NUMBER: Final[i64] = 0
COUNT: Final[i64] = 1
OWNER: Final[i64] = 2  # a seat
SIDES: Final[i64] = 3  # a bit for each side that still gets a token, and four bits above for those turned face up

NO_FRAME: Final[i64] = -1


class Verb:
    """The first word of a move."""

    def __init__(self, name: str, target: i64, meaning: str) -> None:
        self.name = name
        self.target = target
        """What follows it."""
        self.meaning = meaning
        """What the action is, for readers of encodings."""
        self.code: i64 = -1
        """Its number in moves; given by `kinds`, like the numbers of steps."""


PLAY: Final = Verb("play", TILE_AND_CELL, "play a tile")
PASS: Final = Verb("pass", NOTHING, "pass")
PUT: Final = Verb("put", CITY_TILE, "place a token")


class Step:
    """One decision of an effect, or something that it leaves to be done later."""

    def __init__(
        self,
        name: str,
        rule: str,
        verbs: tuple[Verb, ...] = (),
        *,
        cell: i64 = OWN_TILE,
        number: i64 = NO_NUMBER,
        can_wait: bool = False,
        plays_tiles: bool = False,
        delays_end: bool = False,
    ) -> None:
        self.name = name
        """Its name in positions; the prompt is the message `ic-now-…` with this name."""
        self.rule = rule
        self.verbs = verbs
        """The verbs of its choices; none for a step without a decision."""
        self.cell = cell
        """What the cell of its frames holds."""
        self.number = number
        """What the number of its frames holds."""
        self.can_wait = can_wait
        """Whether it may lie below other frames."""
        self.plays_tiles = plays_tiles
        """Whether it plays a further tile, which it may not once a last token was placed this turn (IC-40)."""
        self.delays_end = delays_end
        """Whether the fifth power station counts only when it is finished (IC-41)."""
        self.code: i64 = -1
        """Its number in frames."""
        self.kind: i64 = -1
        """The number of the kind of tile that it belongs to."""
        self.column: i64 = -1
        """Its index among the steps in encodings."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        """The legal moves while this frame is on top of the stack."""
        return vec[i64]()

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        """Carry out one of the choices. The frame is still on the stack, and this removes or replaces it."""
        raise AssertionError("a step without choices")

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        """Called when there is nothing to choose, with the frame already removed."""

    def abandon(self, state: InfiniteCity, frame: i64) -> None:
        """Called instead of everything else when the game ends while this is pending (IC-41)."""

    def after_deal(self, state: InfiniteCity, frame: i64) -> None:
        """Called by a determinization that has dealt the hidden tiles, while this frame is on top."""

    def refusal(self, state: InfiniteCity, frame: i64, move: i64) -> IllegalMove:
        """Why a move with one of the verbs is not among the choices.

        By default they are tiles of the city: the effect's own rule forbids the tile, or it is protected.
        """
        cell = cell_of(move)
        index = find(state.cells, cell)
        if index < 0:
            return IllegalMove("IC-14", case="empty", at=cell_name(cell))
        case = self.forbidden_case(state, frame, move, index)
        if case is not None:
            return IllegalMove(self.rule, case=case, at=cell_name(cell), seat=int(number_of(move)))
        return protection_refusal(state, cell, "IC-30")

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        """The case in which the effect's own rule forbids the tile at this index; None when only protection does."""
        return None

    def prompt_facts(self, state: InfiniteCity, frame: i64) -> dict[str, object]:
        """The facts of the prompt. Only the player who decides is shown them."""
        return {"at": cell_name(cell_of(frame))}

    def broken_rule(self, state: InfiniteCity, frame: i64, below: i64, above: i64) -> str | None:
        """The rule by which this frame of a position could not have come about, beyond what is true of all frames.

        `below` and `above` are the frames next to it, or `NO_FRAME`.
        """
        return None


class SecondHalf(Step):
    """The second half of a choice in two parts, whose frame lies on that of the first."""

    def __init__(self, name: str, rule: str, verbs: tuple[Verb, ...]) -> None:
        super().__init__(name, rule, verbs, cell=CHOSEN_TILE)

    def prompt_facts(self, state: InfiniteCity, frame: i64) -> dict[str, object]:
        source = state.pending[len(state.pending) - 2]
        return {"at": cell_name(cell_of(source)), "other_at": cell_name(cell_of(frame))}

    def broken_rule(self, state: InfiniteCity, frame: i64, below: i64, above: i64) -> str | None:
        return "IC-30" if state.tiles[find(state.cells, cell_of(frame))] & PROTECTED else None


class TileKind(Step):
    """A kind of tile. As a step it is the first decision of its effect, and its frames have the number of the kind."""

    def __init__(
        self,
        name: str,
        rule: str,
        verbs: tuple[Verb, ...] = (),
        *,
        steps: tuple[Step, ...] = (),
        number: i64 = NO_NUMBER,
        landmark: i64 = NO_LANDMARK,
        turn_verb: Verb | None = None,
        plays_tiles: bool = False,
        delays_end: bool = False,
    ) -> None:
        super().__init__(name, rule, verbs, number=number, plays_tiles=plays_tiles, delays_end=delays_end)
        self.steps = steps
        """The further steps of its effect."""
        self.landmark = landmark
        self.turn_verb = turn_verb
        """The verb with which players use a tile of this kind in the city instead of playing one."""

    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        """Begin the effect of the tile on this cell, which was played or turned face up."""
        push_frame(state, self.code, cell, 0)

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        self.log_idle(cell_of(frame), log)

    def log_idle(self, cell: i64, log: EventLog | None) -> None:
        """Report that the effect finds nothing to act on (IC-14)."""
        if log is not None:
            log.emit(NoEffect(tile=self.name, at=cell_name(cell)))

    def with_turn_moves(self, state: InfiniteCity, moves: vec[i64]) -> vec[i64]:
        """The moves and those with the `turn_verb`. The player has a token."""
        return moves

    def take_turn(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        """Carry out a move with the `turn_verb`."""
        raise AssertionError("a kind without a turn verb")

    def turn_refusal(self, state: InfiniteCity, cell: i64) -> IllegalMove:
        """Why a move with the `turn_verb` is not allowed."""
        raise AssertionError("a kind without a turn verb")


class Landmark(TileKind):
    """A kind that does nothing when it comes into play."""

    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        pass


class TokenKind(TileKind):
    """A kind whose effect places one token of the player on a chosen tile; it needs a token in supply (IC-18)."""

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        if place_token(state, find(state.cells, cell_of(move)), log):
            push_waiting_tile(state, cell_of(move))
