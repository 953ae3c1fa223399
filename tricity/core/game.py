# mypyc: compile
"""The interface of a game. Matches, bots, tables and tools use this interface and know no game by name."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from tricity.core.board import Board
from tricity.core.deals import Deal
from tricity.core.encoding import Encoding
from tricity.core.errors import BadOption, IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import Random, i64, vec
from tricity.core.notation import Move
from tricity.core.options import Option, OptionSet
from tricity.core.scores import Line
from tricity.core.seats import lowest_seat
from tricity.core.state import Imagination, State


class Game(ABC):
    """The rules of one game as functions over its `State`. One instance per game, without state of its own.

    What search calls millions of times (`actors`, `legal`, `apply`, `standing`, `evaluate`) takes and returns ints and
    trusts its caller: `apply` is given a legal move. `Match` is the safe API for everybody else.
    """

    def __init__(
        self,
        name: str,
        rules_version: int,
        players: tuple[int, ...],
        options: OptionSet,
        has_solo_opponent: bool = False,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        """The newest version of its rules. Every version from 1 on can be played."""
        self.players = players
        self.options = options
        self.has_solo_opponent = has_solo_opponent
        """Whether a single player wins or loses against an automatic opponent, instead of playing for points."""

    def __reduce__(self) -> str:
        """Pickled by name: each game's module `game` keeps its one instance as `GAME`."""
        return "GAME"

    # Called millions of times by search.

    @abstractmethod
    def actors(self, state: State) -> i64:
        """The seats that may act now, as a bit mask; 0 when the game is over."""

    def next_actor(self, state: State) -> i64:
        """The lowest seat that may act, for callers that take one after the other; -1 when the game is over.

        Games may override it to answer without computing the mask.
        """
        actors = self.actors(state)
        # Not `lowest_seat(actors) if actors else -1`: mypyc would type that as a Python int.
        if actors:
            return lowest_seat(actors)
        return -1

    @abstractmethod
    def legal(self, state: State, seat: i64) -> vec[i64]:
        """The seat's legal moves, each once; none if it may not act. The list may be shared: never write to it."""

    def has_choice(self, state: State, seat: i64) -> bool:
        """Whether the seat has more than one legal move; games may override it to answer without making the list."""
        return len(self.legal(state, seat)) > 1

    def random_move(self, state: State, seat: i64, rng: Random) -> i64:
        """One of the seat's legal moves, of which it has some, each equally likely.

        It is the move at the index that `rng` draws from the list of `legal`; games may find it without that list.
        """
        moves = self.legal(state, seat)
        # Named as an i64: compiled, `randrange(len(...))` would go through Python's integers.
        count: i64 = len(moves)
        return moves[rng.randrange(count)]

    @abstractmethod
    def apply(self, state: State, seat: i64, move: i64, log: EventLog | None = None) -> None:
        """Make a legal move, in place, up to the next decision."""

    @abstractmethod
    def standing(self, state: State, seat: i64) -> i64:
        """A number that orders the seats as the final ranking would, tie-break included.

        Solo, the seat after the player's is an automatic opponent, where there is one.
        """

    @abstractmethod
    def evaluate(self, state: State, seat: i64) -> i64:
        """An estimate of the seat's final points, in hundredths; solo against an automatic opponent, of its lead.

        When the game is over it is exact, with the tie-break of `standing` in the last two digits.
        """

    def appraise(self, state: State, seat: i64) -> i64:
        """The same, more exactly where the game has a way that takes longer: for the leaves of a search."""
        return self.evaluate(state, seat)

    def reply(self, state: State, seat: i64) -> i64:
        """The move that a search takes for granted when it is another seat's turn; -1 to search among all of them.

        It depends on nothing but what the seat may know.
        """
        return -1

    def horizon(self, players: i64) -> i64:
        """Rollout depth: how many random moves a search plays before it calls `evaluate`; found by tournaments."""
        return 0

    # For analyses.

    def turns_left(self, state: State) -> i64:
        """About how many turns each seat still has; 0 if the game cannot say."""
        return 0

    def contributions(self, state: State, seat: int) -> dict[str, int]:
        """What each theme adds to `evaluate`, in thousandths of a point; empty if it is not a sum of features."""
        return {}

    # Called once per move that is made.

    @abstractmethod
    def setup(self, players: int, options: Mapping[str, Any], deal: Deal, log: EventLog | None = None) -> State:
        """The state at the first decision. Options are checked and complete: see `rulings`."""

    @abstractmethod
    def encode(self, move: Move) -> int:
        """The int of a move; raises `BadMove`."""

    @abstractmethod
    def decode(self, code: int) -> Move:
        """The move of an int, in canonical notation; raises `BadMove`."""

    @abstractmethod
    def refusal(self, state: State, seat: int, code: int) -> IllegalMove | None:
        """Why that seat may not make this move now, by the first rule that forbids it; None if it is legal.

        Where the move comes at the wrong time, the fact `case` is `turn`: `Match` then adds who is to act.
        """

    @abstractmethod
    def fits(self, state: State, seat: int, code: int) -> bool:
        """Whether `apply` can carry out this move of a seat that may act: it answers the current decision with pieces
        that exist.

        A cheap guard against damaged logs. It does not check legality: a move that was ever legal here always fits.
        """

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, JSON-able.

        The privacy boundary: two states that differ only in what the seat may not know give the same view.
        """

    @abstractmethod
    def scores(self, state: State) -> Sequence[tuple[Sequence[Line], int]]:
        """The score lines and the tie-break value of each seat, as if the game ended now."""

    @abstractmethod
    def position(self, state: State) -> dict[str, Any]:
        """The whole state, JSON-able, with players and options, as the newest rules write it.

        `core.positions` translates from and to older versions: there every ruling of an old version is an option.
        """

    @abstractmethod
    def from_position(self, position: object, trusted: bool = False) -> State:
        """The state of a position as the newest rules write it; raises `BadPosition` unless it could have come about.

        A trusted one (from a stored log) is only read, not judged.
        """

    @abstractmethod
    def position_schema(self) -> dict[str, Any]:
        """JSON Schema of the positions."""

    @abstractmethod
    def imagination(self, view: Mapping[str, Any]) -> Imagination:
        """Determinization: a sampler of full states that agree with a view made by `view`."""

    def redealt(self, state: State, rng: Random) -> State:
        """Another state with the same past, in which what nobody has seen yet is dealt anew; every seat sees the same.

        Players cannot have acted on what none of them knew: each such deal is as likely as the true one, whatever they
        did. This one is for games in which all seats know the same; where they have secrets, override it.
        """
        return self.imagination(self.view(state, None)).world(rng)

    @abstractmethod
    def encoding(self, players: int, options: Mapping[str, Any]) -> Encoding:
        """Action space and observations, for learning programs. Options are checked and complete: see `rulings`."""

    def board(self) -> Board | None:
        """The areas of its board, for a page or terminal that has no drawing of this game; None: both have one."""
        return None

    def free_option(self, name: str, value: Any) -> Any:
        """The normalized value of an option without a list of values; raises `BadOption`."""
        raise BadOption("bad-option", option=name, value=str(value)[:40])

    def checked_rules(self, rules: int | None) -> int:
        """The version of the rules to play by: the newest unless another is named; raises `BadOption`."""
        if rules is None:
            return self.rules_version
        if not 1 <= rules <= self.rules_version:
            raise BadOption("unknown-rules", game=self.name, theirs=rules, ours=self.rules_version)
        return rules

    def checked_options(
        self, players: int, given: Mapping[str, Any] | None, rules: int | None = None
    ) -> dict[str, Any]:
        """The options that these rules offer to this player count, with defaults filled in; raises `BadOption`."""
        version = self.checked_rules(rules)
        if players not in self.players:
            raise BadOption("bad-players", game=self.name, players=players, allowed=list(self.players))
        known = {option.name: option for option in self.options if option.since <= version}
        given = given or {}
        for name in given:
            if name not in known:
                raise BadOption("unknown-option", option=str(name)[:40], allowed=sorted(known))
            if not known[name].applies_to(players):
                raise BadOption("bad-option-players", option=name, players=players)
        return {
            option.name: self._checked(option, given.get(option.name, option.default_in(version)))
            for option in known.values()
            if option.applies_to(players)
        }

    def rulings(self, players: int, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """Everything that `setup` asks for: checked options, and what these rules leave no choice about."""
        return {
            option.name: options[option.name] if option.since <= rules else option.default_in(rules)
            for option in self.options
            if option.applies_to(players)
        }

    def _checked(self, option: Option, value: Any) -> Any:
        if not option.values:
            return self.free_option(option.name, value)
        for allowed in option.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise BadOption("bad-option-value", option=option.name, value=str(value)[:40], allowed=list(option.values))
