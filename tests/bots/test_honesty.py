"""A bot gets a view and its legal moves, and nothing else: it plays the same whatever the truth is, or with none."""

import json
from typing import Any, NoReturn

import pytest

import tricity
from support.variants import Variant, midgame, plain_variants
from tricity.bots import make, names
from tricity.core.match import Match

BUDGETS = {"strong": "strong:20", "expert": "expert:30"}
SPECS = [BUDGETS.get(name, name) for name in names()]


class Poison:
    """A truth that kills who touches it."""

    def __getattribute__(self, name: str) -> NoReturn:
        raise AssertionError(f"a bot reached for the state: {name}")


def asked(match: Match) -> tuple[dict[str, Any], list[tricity.Move]]:
    """The view and the moves as they would come over a wire: no object of the match is in them."""
    seat = match.to_act[-1]
    view = json.loads(json.dumps(match.view(seat)))
    return view, [tricity.Move.parse(str(move)) for move in match.legal_moves(seat)]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_it_plays_while_the_state_is_poisoned(variant: Variant, spec: str) -> None:
    match = midgame(variant, 3)
    view, moves = asked(match)
    match._state = match._start = Poison()  # type: ignore[assignment]
    with pytest.raises(AssertionError):
        match._state.copy()
    assert make(spec, 1).choose(view, moves) in moves


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_it_plays_the_same_whatever_is_hidden(variant: Variant, spec: str) -> None:
    match = midgame(variant, 4)
    seat = match.to_act[-1]
    other = tricity.from_position(match.game.position(match.imagine(seat, 99)))
    assert make(spec, 1).choose(*asked(match)) == make(spec, 1).choose(*asked(other))
