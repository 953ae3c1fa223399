from io import StringIO

from rich.console import Console

from tricity.analysis.match import Match
from tricity.cli.language import Translator, fold
from tricity.cli.play.localized_notation import LocalizedNotation
from tricity.cli.play.move_list import MAX_LINES, folded_list
from tricity.core.notation import Move
from tricity.games import find
from tricity.games.card_city.terminal import VOCABULARY
from tricity.games.infinite_city import terminal as infinite_city_terminal


def notation(lang: str = "en") -> LocalizedNotation:
    return LocalizedNotation(VOCABULARY, Translator(lang))


def moves(*texts: str) -> list[Move]:
    return [Move.parse(text) for text in texts]


BUILDS = moves("build residence c2", "build residence d3", "build commerce c2", "discard residence")
SMALL, OTHER = moves("divide residence commerce / parking / industry", "divide residence commerce / industry / parking")


def test_accents_and_capitals_do_not_matter() -> None:
    assert fold("RÉSIDENCE") == "residence"
    assert fold("mały dużą") == "maly duza"


def test_moves_are_translated_word_for_word() -> None:
    assert notation("fr").text(BUILDS[0]) == "construire résidence c2"
    assert notation("pl").words(Move.parse("buy industry c2")) == ("kup", "fabrykę", "c2")
    infinite_city = LocalizedNotation(infinite_city_terminal.VOCABULARY, Translator("pl"))
    assert infinite_city.text(Move.parse("play hotel 0,1")) == "zagraj hotel 0,1"


def test_words_match_in_their_order() -> None:
    assert notation().matching("res", BUILDS) == [BUILDS[0], BUILDS[1], BUILDS[3]]
    assert notation().matching("build res", BUILDS) == BUILDS[:2]
    assert notation().matching("build c2", BUILDS) == [BUILDS[0], BUILDS[2]]
    assert notation().matching("c2 build", BUILDS) == []
    assert notation("fr").matching("constr rés", BUILDS) == BUILDS[:2]


def test_moves_that_begin_with_the_words_come_before_those_that_contain_them() -> None:
    divisions = moves(
        "divide residence residence / commerce / parking", "divide residence commerce / residence / parking"
    )
    assert notation().matching("d r r", divisions) == divisions[:1]
    assert notation().matching("d c", divisions) == divisions


def test_a_complete_match_has_every_word_typed_or_abbreviated() -> None:
    assert notation().complete_match("b r c2", BUILDS) == BUILDS[0]
    assert notation().complete_match("b r", BUILDS) is None
    assert notation().complete_match("divide r c/p/i", [SMALL, OTHER]) == SMALL
    assert notation("fr").complete_match("c c c2", BUILDS) == BUILDS[2]


def test_unambiguous_words_are_translated_to_notation() -> None:
    assert notation("fr").to_notation("Construire résidence a1", BUILDS) == "build residence a1"
    # Among these moves a d can only discard; in the whole game it could divide or develop.
    assert notation().to_notation("d r", BUILDS) == "discard residence"
    assert notation().to_notation("d r", []) == "d residence"


def test_cards_of_a_lot_may_come_in_any_order() -> None:
    match = Match.deal(find("card-city"), 2, None, 7)
    division = match.legal_moves()[0]
    first, second, *rest = division.args
    swapped = Move("divide", (second, first, *rest))
    assert match.refusal(notation().to_notation(str(swapped), match.legal_moves())) is None


def test_the_longest_lists_stay_short() -> None:
    match = Match.deal(find("card-city"), 4, None, 2)
    seat = match.to_act[0]
    numbered = list(enumerate(match.legal_moves(seat), start=1))
    assert len(numbered) > 60
    console = Console(width=80, file=StringIO())
    with console.capture() as capture:
        console.print(folded_list(numbered, notation(), Translator("en")))
    lines = capture.get().rstrip().split("\n")
    assert len(lines) <= MAX_LINES + 1
    assert sum(int(line.split("…")[1].split()[0]) for line in lines[:-1]) == len(numbered)
