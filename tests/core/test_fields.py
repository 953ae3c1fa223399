"""Declared fields: what positions, views and observations have of them follows from the declaration."""

from typing import Annotated, Any

import msgspec
import pytest

from tricity.core.declared_game import MoveRange
from tricity.core.encoding import Row, product
from tricity.core.errors import BadPosition
from tricity.core.field_kinds import HIDDEN, OWN, Cards, Counts, Deck, Grid, Name, Number, SeatNumber, SeatSet
from tricity.core.fields import StateFields
from tricity.core.native import i16, i64, vec

KINDS = ("park", "shop")


class Owner(msgspec.Struct):
    gold: Annotated[int, msgspec.Meta(ge=0, le=99), Number()]
    hand: Annotated[list[str], Cards(KINDS, "hands", OWN)]
    plan: Annotated[dict[str, str], Grid(KINDS, 2, 1, "plans")]


class Table(msgspec.Struct):
    players: int
    phase: Annotated[str, Name(("draw", "play"))]
    turn: Annotated[int, msgspec.Meta(ge=0, le=3), SeatNumber()]
    passed: Annotated[list[int], SeatSet()]
    supply: Annotated[dict[str, int], Counts((*KINDS, "coin"), among=("coin",))]
    market: Annotated[list[str], Cards(KINDS)]
    removed: Annotated[list[str], Cards(KINDS, known=HIDDEN)]
    deck: Annotated[list[str], Deck(KINDS, top="drawn")]
    map: Annotated[dict[str, str], Grid(KINDS, 1, 2)]
    seats: list[Owner]


class Toy:
    """A state by its attributes alone."""

    def __init__(self) -> None:
        self.players = 2
        self.phase = self.turn = self.passed = self.market = self.removed = 0
        self.drawn = 1
        self.supply = self.deck = self.map = vec[i64]()
        self.plans = vec[i64]([i64(0)] * 4)
        self.gold, self.hands = vec[i64]([i64(0), i64(0)]), vec[i64]([i64(0), i64(0)])


FIELDS = StateFields(Table)
POSITION: dict[str, Any] = {
    "phase": "play",
    "turn": 1,
    "passed": [0],
    "supply": {"coin": 7},
    "market": ["park", "park", "shop"],
    "removed": ["shop"],
    "deck": ["shop", "park"],
    "map": {"a2": "shop"},
    "seats": [{"gold": 3, "hand": ["park"], "plan": {}}, {"gold": 4, "hand": ["park", "shop"], "plan": {"b1": "park"}}],
}


def state(position: dict[str, Any]) -> Toy:
    toy = Toy()
    FIELDS.write(toy, msgspec.convert({"players": 2, **position}, Table))
    toy.drawn = 0
    return toy


def test_a_position_is_read_as_it_was_written() -> None:
    assert FIELDS.ordered(FIELDS.read(state(POSITION))) == POSITION
    assert list(FIELDS.ordered(dict(reversed(POSITION.items())))) == list(POSITION)


def test_cards_that_were_drawn_are_not_in_the_deck() -> None:
    toy = state(POSITION)
    toy.drawn = 1
    assert FIELDS.read(toy)["deck"] == ["park"]
    assert FIELDS.seen(toy, 0)["deck"] == 1


def test_a_view_has_one_s_own_cards_and_the_number_of_the_others() -> None:
    seen = FIELDS.seen(state(POSITION), 1)
    assert [owner["hand"] for owner in seen["seats"]] == [
        {"known": [], "unknown": 1},
        {"known": ["park", "shop"], "unknown": 0},
    ]
    assert (seen["deck"], seen["removed"], seen["market"]) == (2, {"known": [], "unknown": 1}, POSITION["market"])
    spectator = FIELDS.seen(state(POSITION), None)
    assert [owner["hand"]["known"] for owner in spectator["seats"]] == [[], []]


@pytest.mark.parametrize("viewer", [0, 1])
def test_what_is_hidden_changes_neither_view_nor_observation(viewer: int) -> None:
    mine, other = POSITION["seats"][viewer], POSITION["seats"][1 - viewer]
    seats = [{**other, "hand": ["shop"] * len(other["hand"])}]
    seats.insert(viewer, mine)
    changed = state({**POSITION, "removed": ["park"], "deck": ["park", "park"], "seats": seats})
    assert FIELDS.seen(changed, viewer) == FIELDS.seen(state(POSITION), viewer)
    assert observation(changed, viewer) == observation(state(POSITION), viewer)


def test_an_observation_begins_with_the_viewer_s_own() -> None:
    numbers = observation(state(POSITION), 1)
    assert numbers["phase"] == [0, 1]
    assert numbers["turn"] == [1, 0]
    assert numbers["passed"] == [0, 1]
    assert numbers["supply"] == [7]
    assert numbers["market"] == [2, 1]
    assert numbers["removed"] == [0, 0, 1]
    assert numbers["deck"] == [2]
    assert numbers["map"] == [0, 0, 0, 1]
    assert numbers["gold"] == [4, 3]
    assert numbers["plan"] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert numbers["hand"] == [1, 1, 0, 0, 0, 1]
    highs = {field.name: field.high for field in FIELDS.observed(2)}
    assert all(max(values) <= highs[name] for name, values in numbers.items())


def test_moves_of_a_verb_are_numbered_with_the_last_word_fastest() -> None:
    moves = MoveRange("build", KINDS, ("a1", "b1", "c1"))
    assert (moves.size, moves.index(("shop", "b1")), moves.arguments(4)) == (6, 4, ("shop", "b1"))
    assert [moves.index(moves.arguments(number)) for number in range(6)] == list(range(6))
    assert moves.index(("shop",)) == moves.index(("shop", "d1")) == -1
    assert (MoveRange("pass").index(()), MoveRange("pass").arguments(0)) == (0, ())


@pytest.mark.parametrize(("change", "place"), [({"turn": 2}, "$.turn"), ({"seats": []}, "$.seats")])
def test_seats_that_are_not_there_are_refused_with_their_place(change: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        FIELDS.check_seats(msgspec.convert({"players": 2, **POSITION, **change}, Table))
    assert refused.value.place == place


def observation(toy: Toy, viewer: int) -> dict[str, list[int]]:
    """The numbers that a viewer gets, by field."""
    fields = FIELDS.observed(2)
    row = Row(vec[i16]([i16(0)] * sum(field.size for field in fields)))
    FIELDS.encode(toy, viewer, row)
    numbers, at = {}, 0
    for field in fields:
        numbers[field.name] = [int(number) for number in list(row.numbers)[at : at + product(field.shape)]]
        at += field.size
    assert at == row.at
    return numbers
