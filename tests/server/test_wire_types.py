"""The types of the browser client are generated from the server's types."""

import pytest

from support.wire import FOLDER, documents


@pytest.mark.parametrize("name", documents())
def test_the_schemas_of_the_wire_are_those_of_the_server(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == documents()[name], "the types have changed: run `make wire`"


def test_there_is_no_schema_without_types() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(documents())
