"""`State.copy` copies every attribute; copies share none that is changed in place."""

from typing import Any

import pytest

from support.variants import Variant, midgame, plain_variants
from tricity.core.state import State

MARK = 5
"""A number that no attribute starts with everywhere."""


def attributes(state: State) -> dict[str, Any]:
    """All data of a state, by name, whether its class is compiled or not."""
    values = {name: getattr(state, name) for name in dir(state) if not name.startswith("_")}
    return {name: value for name, value in values.items() if not callable(value)}


def is_vector(value: Any) -> bool:
    return type(value).__name__.startswith("vec") or isinstance(value, list)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_every_number_is_copied(variant: Variant) -> None:
    state = midgame(variant, 3).state()
    numbers = [name for name, value in attributes(state).items() if isinstance(value, int)]
    assert "players" in numbers, "a state has the attribute `players`"
    for name in numbers:
        if name != "players":
            mark = not getattr(state, name) if isinstance(getattr(state, name), bool) else MARK
            setattr(state, name, mark)
            assert getattr(state.copy(), name) == mark, f"copy() forgets {name}"


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_every_vector_is_copied_and_only_what_is_declared_is_shared(variant: Variant) -> None:
    state = midgame(variant, 3).state()
    assert set(state.shared) <= set(attributes(state)), "`shared` names attributes of the state"
    for name, value in attributes(state).items():
        if is_vector(value) and name != "shared":
            twin = getattr(state.copy(), name)
            assert list(twin) == list(value), f"copy() forgets {name}"
            if len(value) and name not in state.shared and isinstance(value[0], int):
                twin[0] = value[0] + 1
                assert list(getattr(state, name)) != list(twin), f"copies share {name}, which `shared` does not name"
