"""What a Card City table shows of a view, without colours."""

from io import StringIO

from rich.console import Console

from tricity.analysis.match import Match
from tricity.cli.language import Translator
from tricity.games import find
from tricity.games.card_city.terminal import board
from tricity.locales import LANGUAGES

CARDS = ("residence", "commerce", "leisure", "industry", "parking", "town-hall")
NAMES = ["Ana", "Jan", "Zoé", "Kim"]


def table(players: int = 2, **options: bool) -> Match:
    """Seed 7: Jan is the first player."""
    return Match.deal(find("card-city"), players, options, 7)


def draw_board(match: Match, seat: int | None, width: int = 100, lang: str = "en") -> str:
    console = Console(width=width, file=StringIO())
    with console.capture() as capture:
        console.print(board(match.view(seat), Translator(lang, NAMES), NAMES))
    return "\n".join(line.rstrip() for line in capture.get().split("\n"))


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def city(text: str) -> list[str]:
    """The first city's lines, without its frame."""
    lines = text.split("\n")
    top = next(number for number, line in enumerate(lines) if "Ana" in line)
    bottom = next(number for number, line in enumerate(lines) if "city" in line)
    return [line.replace("┃", "│").split("│")[1].strip() for line in lines[top + 1 : bottom]]


def test_the_start() -> None:
    match = played(table(), "divide residence parking / residence / industry")
    assert city(draw_board(match, 0)) == [
        "3 gold",
        "next industry 5",
        "hand —",
        "d  e  f",
        "4  ·  ·  ·",
        "5  ·  T  ·",
        "6  ·  ·  ·",
    ]


def test_the_round_the_phase_and_the_piles() -> None:
    text = draw_board(table(), None)
    assert "Round 1 of 10 · dividing" in text
    assert "deck 36 · reserve  R  22  S  18  I  12" in text


def test_the_first_player_is_marked() -> None:
    assert "★ Jan" in draw_board(table(), None)
    assert "★ Ana" not in draw_board(table(), None)


def test_cards_that_one_may_not_know_are_question_marks() -> None:
    assert "to divide  ?   ?   ?   ?" in draw_board(table(), 0)
    assert "to divide  R   R   I   P" in draw_board(table(), 1)


def test_lots_lie_open_and_face_down() -> None:
    match = played(table(), "divide residence parking / residence / industry")
    assert "small lot  R   P    big lot  R  ▒" in draw_board(match, 0)
    assert "big lot  R  ▒ I" in draw_board(match, 1)


def test_the_plan_grows_with_the_city_and_stops_at_five() -> None:
    match = played(table(), "divide residence parking / residence / industry", "choose small", "build residence e4")
    assert city(draw_board(match, 0))[3:] == [
        "d  e  f",
        "3  ·  ·  ·",
        "4  ·  R  ·",
        "5  ·  T  ·",
        "6  ·  ·  ·",
    ]


def test_a_city_of_five_columns_shows_no_more() -> None:
    match = table(players=1)
    while not match.over:
        match.play(match.legal_moves()[0])
    columns = {cell[0] for cell in match.view(0)["seats"][0]["city"]}
    assert len(columns) == 5
    assert city(draw_board(match, 0))[3].split() == sorted(columns)


def test_size_limit_gold_and_price() -> None:
    match = played(table(), "divide industry parking / residence / residence", "choose small", "build industry e4")
    text = draw_board(match, 0)
    assert "city 1/10" in text
    assert "next industry 10" in text


def test_card_letters_depend_on_the_language() -> None:
    match = table()
    assert " M " in draw_board(match, None, lang="fr")
    assert " D  dom" in draw_board(match, None, lang="pl")
    for lang in LANGUAGES:
        assert len({Translator(lang)(f"letter-{card}") for card in CARDS}) == len(CARDS)


def test_solo_shows_what_lies_under_the_deck() -> None:
    match = table(players=1)
    keep = match.legal_moves()[0]
    under = list(match.view(0)["pool"]["known"])
    for card in keep.args:
        under.remove(card)
    match.play(keep)
    assert f"under the deck  {under[0][0].upper()}" in draw_board(match, 0)


def test_cities_shrink_before_they_wrap() -> None:
    match = table(players=4)
    assert max(map(len, draw_board(match, None, width=100).split("\n"))) == 100
    narrow = draw_board(match, None, width=80)
    assert max(map(len, narrow.split("\n"))) == 80
    assert "5 · T ·" in narrow
