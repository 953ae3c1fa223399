"""What an Infinite City table shows of a view, without colours."""

from io import StringIO

import pytest
from rich.console import Console

from support.infinite_city import Drawing, Tile, draw, played, table
from tricity.analysis.match import Match
from tricity.cli.language import Translator
from tricity.games.infinite_city.terminal import VOCABULARY, board
from tricity.locales import LANGUAGES, has_message

NAMES = ["Ana", "Jan", "Zoé", "Kim", "Léo", "Ida"]


def board_lines(match: Match, seat: int | None, width: int = 80, lang: str = "en") -> list[str]:
    console = Console(width=width, file=StringIO())
    with console.capture() as capture:
        console.print(board(match.view(seat), Translator(lang, NAMES), NAMES))
    return [line.rstrip() for line in capture.get().split("\n")]


def test_tiles_tokens_face_down_tiles_places_and_protection() -> None:
    match = table(draw("Ho:AB Em:B #Fa", "Li:ABBC .  Pw"), ["Gu"])
    assert board_lines(match, 0)[:6] == [
        "       -1    0     1     2     3",
        "  -1         ·     ·     ·",
        "   0   ·   Ho AB Em B  ▒▒!     ·",
        "   1   ·   Li AB+  ·   Pw!     ·",
        "   2         ·           ·",
        "► A Ana · tokens 13 · hand security guardpost",
    ]


def test_known_tiles_of_a_hand_are_shown() -> None:
    match = table(draw("Ho"), ["Gu", "Em Fa"], known=[(0, 1, "Fa")], turn=1)
    text = board_lines(match, 0)
    assert "  A Ana · tokens 15 · hand security guardpost" in text
    assert "► B Jan · tokens 15 · hand factory, ?" in text
    assert "  A Ana · tokens 15 · hand ?" in board_lines(match, None)


def test_the_legend_explains_the_letters_on_the_map() -> None:
    match = table(draw("Ho:AB Em:B #Fa"), ["Gu"])
    assert board_lines(match, 0)[-2] == "Em embassy · Ho hotel"
    assert board_lines(table(draw("#Fa"), ["Gu"]), 0)[-2].startswith("▒▒ face down")


def test_pending_effects_are_listed_from_the_innermost() -> None:
    match = table(draw("Ho:B Em:B"), ["Li"], deck="Gu Fa Em Ho Hs")
    played(match, "play library 0,1", "play security-guardpost 1,1")
    text = board_lines(match, 1)
    at = text.index("effects in progress, the most recent first:")
    assert text[at + 1 : at + 3] == ["  security guardpost at 1,1", "  4 tiles to go under the deck"]


def test_a_city_that_outgrows_the_screen_is_cut_around_what_happened_last() -> None:
    line = {f"{number},0": Tile(letters) for number, letters in enumerate(["Em"] * 8 + ["Gu"] * 8 + ["Tr"] * 8)}
    match = table(Drawing(line), ["Fa Fa"])
    match.play("play factory 24,0")
    text = board_lines(match, 0, width=41)
    assert text[0] == "       20    21    22    23    24    25"
    assert text[2] == "   0 Tr    Tr    Tr    Tr    Fa A    ·"
    assert text[4].startswith("20 more tiles are off this map: 0,0,")


def test_it_is_cut_in_height_too() -> None:
    column = {f"0,{number}": Tile(letters) for number, letters in enumerate(["Em"] * 8 + ["Gu"] * 8 + ["Tr"] * 8)}
    match = table(Drawing(column), ["Fa Fa"])
    match.play("play factory 0,-1")
    text = board_lines(match, 0)
    assert text[2] == "  -1   ·   Fa A    ·"
    assert text[15] == "  12   ·   Gu      ·"
    assert "11 more tiles" in text[16]


def test_the_last_round_is_announced() -> None:
    match = table(draw("Ho"), ["Fa", "Fa", "Fa"], out=1, last=[2])
    assert "deck 116 · still to take a last turn: Zoé" in board_lines(match, 0)
    match = table(draw("Ho"), ["Fa", "Fa", "Fa"], out=1, last=[], turn=2)
    assert "deck 116 · this is the last turn" in board_lines(match, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [20, 80, 200])
def test_every_language_and_width(lang: str, width: int) -> None:
    match = table(draw("Ho:AB Em:B #Fa", "Li:ABBC .  Pw"), ["Gu", "Em"], players=6)
    assert len(board_lines(match, 0, width, lang)) > 9
    assert max(map(len, board_lines(match, None, width, lang))) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_notation_have_messages(lang: str) -> None:
    assert [key for key in VOCABULARY.values() if not has_message(key, lang)] == []
    translations = [Translator(lang)(key) for key in VOCABULARY.values()]
    assert len(set(translations)) == len(translations)
