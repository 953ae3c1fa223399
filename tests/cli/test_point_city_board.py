"""What a Point City table shows of a view, without colours."""

import random
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from support.point_city import TOKENS, table
from support.variants import play_random
from tricity import Match, new
from tricity.cli.language import Translator
from tricity.games.point_city.terminal import board
from tricity.locales import LANGUAGES

NAMES = ["Ana", "Jan", "Zoé", "Kim"]
REST = ("c e n l", "c e n l", "c e n l")


def draw_board(match: Match, seat: int | None = 0, lang: str = "en", width: int = 80) -> str:
    names = NAMES[: match.players] + ["Automa"] * (match.players == 1)
    console = Console(width=width, file=StringIO())
    with console.capture() as capture:
        console.print(board(match.view(seat), Translator(lang, names), names))
    return "\n".join(line.rstrip() for line in capture.get().split("\n"))


def cells(text: str) -> list[list[str]]:
    """The market by rows and cells: the three lines of each."""
    rows = [line.split("│") for line in text.split("\n")[1:16] if "┼" not in line]
    return [
        [" / ".join(filter(None, map(str.strip, lines))) for lines in zip(*rows[row : row + 3])]
        for row in range(0, 12, 3)
    ]


def test_the_market() -> None:
    match = table("c nn * 13", "7 129 32 l", "c e n l", "c e n l")
    first, second, *_ = cells(draw_board(match))
    assert first == [
        "a1 · / comm",
        "b1 ·· / ener+ener",
        "c1 ·· / inge",
        "d1 · +ecol 2★ / playground / 1 comm  2 ener",
    ]
    assert second == [
        "a2 · civic / bus stop / 3 indu",
        "b2 ··· 7★ / fairground / 4 econ  3 ecol",
        "c2 · 4★ / bird feeder / 1 econ  1 ener",
        "d2 · / ecol",
    ]


def test_the_deck_and_the_round() -> None:
    head = draw_board(table(deck="nn")).split("\n")[0]
    assert head.startswith("Round 16 of 17 · deck 6 · on top ··· ener+ener · discarded ")


def test_gaps_and_what_is_to_be_paid() -> None:
    match = table("0 c n l", *REST, stock=["e ee l"])
    match.play("take a1 b1")
    text = draw_board(match)
    assert "to pay for ATM" in text
    assert cells(text)[0][:2] == ["a1", "b1"]


def test_stocks_cities_and_tokens() -> None:
    match = table(stock=["c nn nn *", ""], city=[[2, 17, 0, 7], []], won=[["each-economy"], []])
    text = draw_board(match)
    assert "1×comm  2×ener+ener  1×inge" in text
    assert "2 econ  1 ener" in text
    assert "2 × permanent economy (2)" in text
    assert "★ Ana · 4 pts" in text
    assert "Jan · 0 pts" in text


def test_tokens_on_the_table_count_for_the_viewer() -> None:
    match = table(city=[[2, 17], []], tokens=[*TOKENS[:7], "each-economy", *TOKENS[12:14]])
    assert "2 × permanent economy (2)" in draw_board(match, 0)
    assert "2 × permanent economy (0)" in draw_board(match, 1)
    assert "permanent economy (" not in draw_board(match, None)


def test_the_automa_s_next_cells_are_marked() -> None:
    match = table(players=1, round_=13)
    text = draw_board(match)
    marked = [cell[:3] for row in cells(text) for cell in row if cell.startswith("►")]
    assert marked == ["►a2", "►a3"]
    assert "► the Automa’s next cards" in text
    assert " 1. " in text


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_80_columns(lang: str, players: int) -> None:
    match, rng = new("point-city", players=players, seed=3), random.Random(3)
    while not match.over:
        text = draw_board(match, lang=lang)
        assert max(map(cell_len, text.split("\n"))) <= 80
        assert "…" not in text
        play_random(match, rng, moves=9)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_are_distinct(lang: str) -> None:
    translate = Translator(lang, NAMES)
    names = ("community", "economy", "energy", "ecology", "industry", "ingenuity")
    assert len({translate(f"short-{name}") for name in names}) == 6
    legend = draw_board(table(), lang=lang, width=200)
    assert all(f"{translate(f'short-{name}')} {translate(f'resource-{name}')}" in legend for name in names)
