"""The compiled code of random play and search handles no Python ints.

They are slow, and a signal during an operation on a large one ends the process ("fatal: out of memory").
"""

import pytest

from support.native_code import NativeCode
from tricity.games import names

ROOTS = (
    "tricity.core.sampling.play_randomly",
    "tricity.core.state.copy_often",
    "tricity.bots.ismcts.SearchTree.run",
    "tricity.bots.lookahead.mean_leads",
)
"""The loops in which all the time goes; whatever they call is hot."""
SHORT = "float(i64) and i64(float) go by way of a short int, in registers"
DECLARED = "games of declared fields alone look their fields up by name"
EXCEPTIONS = {
    "tricity.bots.ismcts.SearchTree.best_child": SHORT,
    "tricity.bots.ismcts.SearchTree.select": SHORT,
    "tricity.bots.ismcts.SearchTree.update_mean": SHORT,
    "tricity.bots.reward.reward": SHORT,
    "tricity.core.declared_game.DeclaredImagination.world": DECLARED,
    "tricity.core.fields.StateField.keep": DECLARED,
    "tricity.core.fields.StateField.raw": DECLARED,
}


@pytest.fixture(scope="module")
def code() -> NativeCode:
    return NativeCode()


def test_hot_functions_handle_no_python_ints(code: NativeCode) -> None:
    hot = code.reachable(ROOTS)
    found = sorted({use for function in hot - EXCEPTIONS.keys() for use in code.int_uses(function)})
    assert not found, "annotate what is inferred as int, and write `x if c else 0` as a statement"


def test_every_exception_is_needed(code: NativeCode) -> None:
    hot = code.reachable(ROOTS)
    assert [name for name in EXCEPTIONS if name not in hot or not any(code.int_uses(name))] == []


def test_no_attribute_of_a_state_can_be_missing(code: NativeCode) -> None:
    states = code.subclasses("tricity.core.state.State")
    assert len(states) > len(names())
    found = [f"{state.fullname}.{name}" for state in states for name in state.attributes]
    assert found
    assert [name for name in found if name in code.missable_attributes()] == [], "looked for at every access"


def test_the_hot_functions_include_those_of_every_game(code: NativeCode) -> None:
    hot = code.reachable(ROOTS)
    for function in (
        "tricity.games.card_city.legal.buildable_cells",
        "tricity.games.point_city.payments._extend_payments",
        "tricity.games.infinite_city.tiles.stadium.Stadium.choices",
    ):
        assert function in hot
