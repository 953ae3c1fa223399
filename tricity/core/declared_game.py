# mypyc: compile
"""A game that declares its moves and the fields of its state, and writes only its rules.

Positions, their JSON Schema and checks of shape, the privacy boundary (`view`), determinization and the encoding follow
from the declaration: see `core.fields`. Where a game outgrows one of these, it overrides that method.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, cast

import msgspec

from tricity.core.board import Board
from tricity.core.encoding import ActionRange, Encoding, Field, Row, product
from tricity.core.errors import BadMove, BadPosition
from tricity.core.field_kinds import PUBLIC, Cards, Deck, players_of
from tricity.core.fields import StateField, StateFields
from tricity.core.game import Game
from tricity.core.native import Random, i64, vec
from tricity.core.notation import Move
from tricity.core.options import OptionSet
from tricity.core.packed_counts import one_of
from tricity.core.positions import OptionValues, bad_position, options_struct, read, schema_of
from tricity.core.sampling import draw_between, shuffle
from tricity.core.state import Imagination, State
from tricity.core.views import Prompt, view_head


class MoveRange:
    """The moves of one verb: the verb with one of the words in each place, or the verb alone.

    Moves are numbered in this order, the last place fastest: `MoveRange("build", KIND_NAMES, CELLS)`.
    """

    def __init__(self, verb: str, *words: Sequence[str], meaning: str = "") -> None:
        self.verb = verb
        self.words = [tuple(choices) for choices in words]
        self.meaning = meaning or " × ".join([", ".join(choices) for choices in words]) or verb
        self.shape = tuple([len(choices) for choices in words]) or (1,)
        self.size = product(self.shape)

    def index(self, arguments: tuple[str, ...]) -> int:
        """The number of the move with these words among those of the verb; -1 if there is none."""
        if len(arguments) != len(self.words):
            return -1
        number = 0
        for word, choices in zip(arguments, self.words, strict=True):
            if word not in choices:
                return -1
            number = number * len(choices) + choices.index(word)
        return number

    def arguments(self, index: int) -> tuple[str, ...]:
        """The words of the move with that number."""
        words: list[str] = []
        for choices in reversed(self.words):
            index, choice = divmod(index, len(choices))
            words.insert(0, choices[choice])
        return tuple(words)


class DeclaredGame(Game):
    """The base class. `structure` declares the fields of the state; the game adds what is the same everywhere:
    its name, the players and the options.
    """

    def __init__(
        self,
        name: str,
        structure: type,
        moves: tuple[MoveRange, ...],
        *,
        rules_version: int,
        players: tuple[int, ...],
        options: OptionSet,
        box_rule: str,
        shown_board: Board,
        max_decisions: int,
        score_range: tuple[int, int],
    ) -> None:
        super().__init__(name, rules_version, players, options)
        self.moves = moves
        self.fields = StateFields(structure)
        self.box_rule = box_rule
        """The rule that says which cards there are."""
        self.shown_board = shown_board
        self.max_decisions = max_decisions
        self.score_range = score_range
        self.structure = _position_struct(self, structure)

    # What the rules of the game say, beside the abstract methods of `Game`.

    @abstractmethod
    def empty(self, players: int, options: i64) -> State:
        """A state before anything is dealt: every vec has its length, every count is 0."""

    @abstractmethod
    def box(self, players: int) -> list[int]:
        """How many cards of each kind there are; each of them always lies in one of the declared fields."""

    @abstractmethod
    def prompt(self, state: State, seat: int) -> Prompt:
        """What a seat that may act is asked."""

    def check(self, state: State) -> None:
        """Raise `BadPosition` (`core.positions.bad_position`) for a state that the rules cannot lead to."""

    # What follows from the declaration.

    def board(self) -> Board | None:
        return self.shown_board

    def encode(self, move: Move) -> int:
        first = 0
        for moves in self.moves:
            if move.verb == moves.verb and moves.index(move.args) >= 0:
                return first + moves.index(move.args)
            first += moves.size
        raise BadMove("not-a-move", text=str(move)[:80])

    def decode(self, code: int) -> Move:
        number = code
        for moves in self.moves:
            if 0 <= number < moves.size:
                return Move(moves.verb, moves.arguments(number))
            number -= moves.size
        raise BadMove("not-a-move", text=str(code)[:80])

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        players = int(players_of(state))
        options = self.options.unpack(_options_of(state), players)
        actors = int(self.actors(state))
        head = view_head(self.name, players, options, seat, actors, lambda asked: self.prompt(state, asked))
        return {**head, "prompt": msgspec.to_builtins(head["prompt"]), **self.fields.seen(state, seat)}

    def position(self, state: State) -> dict[str, Any]:
        players = int(players_of(state))
        version = {"rules": self.rules_version} if self.rules_version > 1 else {}
        options = self.options.unpack(_options_of(state), players)
        values = self.fields.ordered(self.fields.read(state))
        return {"game": self.name, **version, "players": players, "options": options, **values}

    def from_position(self, position: object, trusted: bool = False) -> State:
        given: Any = read(position, self.structure)
        if not trusted:
            self._check_table(given)
        state = self.empty(given.players, self.options.pack(cast(OptionValues, given.options).chosen()))
        self.fields.write(state, given)
        if not trusted:
            self.check(state)
        return state

    def position_schema(self) -> dict[str, Any]:
        return schema_of(self.structure, self.name)

    def imagination(self, view: Mapping[str, Any]) -> Imagination:
        return DeclaredImagination(self, view)

    def redealt(self, state: State, rng: Random) -> State:
        other = state.copy()
        for field in self.fields.table:
            stored = field.stored
            if isinstance(stored, Deck):
                cards = vec[i64]([i64(card) for card in field.raw(state, 0)])
                left = stored.size(state, cards)
                draw_between(cards, len(cards) - left, len(cards), left, rng)
                field.keep(other, 0, cards)
        return other

    def encoding(self, players: int, options: Mapping[str, Any]) -> Encoding:
        return DeclaredEncoding(self, players)

    def _check_table(self, given: Any) -> None:
        """Seats, options and cards are those of a game with this many players."""
        self.fields.check_seats(given)
        if [*cast(OptionValues, given.options).chosen()] != self.options.names(given.players):
            raise bad_position(self.box_rule, "$.options")
        for kind, expected in enumerate(self.box(given.players)):
            there = 0
            for field in card_fields(self.fields.table):
                there += getattr(given, field.name).count(_kinds(field)[kind])
            for field in card_fields(self.fields.seat):
                there += sum([getattr(owner, field.name).count(_kinds(field)[kind]) for owner in given.seats])
            if there != expected:
                facts = {"card": _kinds(card_fields(self.fields.table + self.fields.seat)[0])[kind], "there": there}
                raise BadPosition("bad-position-cards", place="$", rule=self.box_rule, expected=expected, **facts)


class DeclaredEncoding(Encoding):
    """The numbers of the moves are the actions; an observation has the options, the seats to act and the fields."""

    def __init__(self, game: DeclaredGame, players: int) -> None:
        self.game = game
        self.players = players
        super().__init__(
            tuple([ActionRange(moves.verb, moves.shape, moves.meaning) for moves in game.moves]),
            (
                *([game.options.field("options")] if game.options.options else []),
                Field("to_act", (players,), 1, "who may act now, by seat"),
                *game.fields.observed(players),
            ),
            game.max_decisions,
            game.score_range,
        )

    def action(self, state: State, seat: i64, move: i64) -> i64:
        return move

    def write(self, state: State, seat: i64, row: Row) -> None:
        self.game.options.write(_options_of(state), self.players, row)
        for step in range(self.players):
            row.put((self.game.actors(state) >> ((int(seat) + step) % self.players)) & 1)
        self.game.fields.encode(state, seat, row)


class DeclaredImagination(Imagination):
    """Deals the cards that the viewer has not seen to the hands that it cannot see and to the deck."""

    def __init__(self, game: DeclaredGame, view: Mapping[str, Any]) -> None:
        players: int = view["players"]
        hidden = game.box(players)
        self.template = game.empty(players, game.options.pack(view["options"]))
        self.hands: list[tuple[StateField, int, int]] = []
        """The places that hold cards which the viewer does not know: field, seat, and how many."""
        self.decks: list[tuple[StateField, int]] = []
        owners: list[Mapping[str, Any]] = view["seats"]
        for field in game.fields.table:
            self._take(field, 0, view[field.name], hidden)
        for seat, owner in enumerate(owners):
            for field in game.fields.seat:
                self._take(field, seat, owner[field.name], hidden)
        self.cards = vec[i64]([i64(kind) for kind, count in enumerate(hidden) for _ in range(count)])

    def _take(self, field: StateField, seat: int, seen: Any, hidden: list[int]) -> None:
        """Put what the viewer knows of a field into the template, and count its cards off from the hidden ones."""
        stored = field.stored
        if isinstance(stored, Deck):
            self.decks.append((field, seen))
            return
        known = seen if stored.known == PUBLIC else seen["known"]
        field.keep(self.template, seat, stored.from_json(known))
        if isinstance(stored, Cards):
            for name in known:
                hidden[stored.names.index(name)] -= 1
            if stored.known != PUBLIC:
                self.hands.append((field, seat, seen["unknown"]))

    def world(self, rng: Random) -> State:
        state = self.template.copy()
        cards = self.cards[:]
        shuffle(cards, rng)
        at = 0
        for field, seat, unknown in self.hands:
            held: int = field.raw(state, seat)
            for card in cards[at : at + unknown]:
                held += int(one_of(card))
            field.keep(state, seat, held)
            at += unknown
        for field, size in self.decks:
            field.keep(state, 0, cards[at : at + size])
            at += size
        return state


def card_fields(fields: Sequence[StateField]) -> list[StateField]:
    """The fields that hold cards."""
    return [field for field in fields if isinstance(field.stored, Cards | Deck)]


def _kinds(field: StateField) -> tuple[str, ...]:
    stored = field.stored
    assert isinstance(stored, Cards | Deck)
    return stored.names


def _options_of(state: Any) -> i64:
    options: i64 = state.options
    return options


def _position_struct(game: DeclaredGame, structure: type) -> type:
    """The structure of whole positions: what is the same in every game, then the declared fields."""
    common: list[tuple[str, Any]] = [("game", Literal[game.name])]
    if game.rules_version > 1:
        common.append(("rules", Annotated[int, msgspec.Meta(ge=game.rules_version, le=game.rules_version)]))
    players = msgspec.Meta(ge=min(game.players), le=max(game.players))
    common += [("players", Annotated[int, players]), ("options", options_struct(game.options))]
    declared = [(field.name, field.type) for field in msgspec.structs.fields(structure)]
    return msgspec.defstruct("Position", [*common, *declared], kw_only=True, forbid_unknown_fields=True)
