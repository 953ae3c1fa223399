"""The compiled code of random play, search and batches of games handles no Python ints.

They are slow, and a signal during an operation on a large one ends the process ("fatal: out of memory").
"""

import pytest

from support.native_code import NativeCode
from tricity.games import names

ROOTS = (
    "tricity.core.sampling.play_randomly",
    "tricity.core.sampling.play_out",
    "tricity.core.state.copy_often",
    "tricity.core.batch.GameBatch.play",
    "tricity.core.batch.GameBatch.write",
    "tricity.core.batch.GameBatch.set_masks",
    "tricity.core.encoding.Encoding.observe",
    "tricity.core.encoding.Encoding.mask",
    "tricity.core.encoding.Encoding.move",
    "tricity.bots.ismcts.SearchTree.run",
    "tricity.bots.lookahead.mean_leads",
)
"""The loops in which all the time goes; whatever they call is hot."""
DECLARED = (
    "tricity.core.declared_game.",
    "tricity.core.field_kinds.",
    "tricity.core.fields.",
    "tricity.core.packed_counts.PackedCounts.",
)
"""Games of declared fields alone look their fields up by name."""
SHORT = "float(i64) and i64(float) go by way of a short int, in registers"
GIVEN = "actions come from Python as a list of ints, each of which is read once"
EXCEPTIONS = {
    "tricity.bots.ismcts.SearchTree.best_child": SHORT,
    "tricity.bots.ismcts.SearchTree.select": SHORT,
    "tricity.bots.ismcts.SearchTree.update_mean": SHORT,
    "tricity.bots.reward.reward": SHORT,
    "tricity.core.batch.GameBatch.play": GIVEN,
}


@pytest.fixture(scope="module")
def code() -> NativeCode:
    return NativeCode()


def test_hot_functions_handle_no_python_ints(code: NativeCode) -> None:
    hot = code.reachable(ROOTS)
    judged = [name for name in hot - EXCEPTIONS.keys() if not name.startswith(DECLARED)]
    uses = sorted({use for function in judged for use in code.int_uses(function)})
    assert not uses, "annotate what is inferred as int, and write `x if c else 0` as a statement"


def test_every_exception_is_needed(code: NativeCode) -> None:
    hot = code.reachable(ROOTS)
    assert [name for name in EXCEPTIONS if name not in hot or not any(code.int_uses(name))] == []


def test_no_attribute_of_a_state_can_be_missing(code: NativeCode) -> None:
    states = code.subclasses("tricity.core.state.State")
    assert len(states) > len(names())
    attributes = [f"{state.fullname}.{name}" for state in states for name in state.attributes]
    assert attributes
    assert [name for name in attributes if name in code.missable_attributes()] == [], "looked for at every access"


def test_the_hot_functions_include_those_of_every_game(code: NativeCode) -> None:
    hot = code.reachable(ROOTS)
    for function in (
        "tricity.games.card_city.legal.buildable_cells",
        "tricity.games.point_city.payments._extend_payments",
        "tricity.games.infinite_city.tiles.stadium.Stadium.choices",
        "tricity.games.infinite_city.encoding.InfiniteCityEncoding.clear",
        "tricity.games.point_city.encoding.payment_number",
        "tricity.games.card_city.encoding._write_seats",
    ):
        assert function in hot
