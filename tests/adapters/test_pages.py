import pytest

from support import encodings
from tricity.games import names


@pytest.mark.parametrize("name", names())
def test_the_committed_page_is_the_generated_one(name: str) -> None:
    assert encodings.path(name).read_text(encoding="utf-8") == encodings.text(name), "run make pages"
