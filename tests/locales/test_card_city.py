"""Card City's messages where their facts change the wording: plurals, cases, secret facts."""

import pytest

from tricity import GameEvent, IllegalMove, Line, words
from tricity.games.card_city.scoring import LEVELS, LOWEST_LEVEL
from tricity.games.card_city.state import KIND_NAMES, PHASE_NAMES
from tricity.locales import LANGUAGES, has_message


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1, "Ewa dostaje 1 monetę (pensja 1, sklepy 0)."),
        (2, "Ewa dostaje 2 monety (pensja 1, sklepy 1)."),
        (5, "Ewa dostaje 5 monet (pensja 1, sklepy 4)."),
        (22, "Ewa dostaje 22 monety (pensja 1, sklepy 21)."),
    ],
)
def test_polish_coins_are_counted_in_three_forms(count: int, expected: str) -> None:
    income = GameEvent("cc-income", {"seat": 0, "gold": count, "shops": count - 1, "meters": 0})
    assert words(income, "pl", names=["Ewa"]) == expected


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1, "Podziel na dwa zestawy 1 kartę: dom."),
        (2, "Podziel na dwa zestawy 2 karty: dom."),
        (5, "Podziel na dwa zestawy 5 kart: dom."),
        (22, "Podziel na dwa zestawy 22 karty: dom."),
    ],
)
def test_polish_cards_are_counted_in_three_forms(count: int, expected: str) -> None:
    assert words({"say": "cc-now-divide", "facts": {"count": count, "cards": ["residence"]}}, "pl") == expected


@pytest.mark.parametrize(
    ("industries", "expected"), [(0, "bez fabryk"), (1, "z 1 fabryką"), (2, "z 2 fabrykami"), (5, "z 5 fabrykami")]
)
def test_the_polish_city_limit_counts_industries(industries: int, expected: str) -> None:
    refusal = IllegalMove("CC-24", card="parking", limit=5 * (1 + industries), industries=industries)
    assert expected in words(refusal, "pl")


@pytest.mark.parametrize(("gold", "expected"), [(1, "1 pièce d’or"), (2, "2 pièces d’or"), (22, "22 pièces d’or")])
def test_french_gold_is_counted(gold: int, expected: str) -> None:
    bought = GameEvent("cc-bought", {"seat": 0, "at": "d4", "price": gold})
    assert words(bought, "fr") == f"Joueur 1 achète une industrie pour {expected} et la pose en d4."


def test_parking_meters_are_mentioned_when_they_pay() -> None:
    facts = {"seat": 1, "gold": 6, "shops": 3, "meters": 2}
    assert words(GameEvent("cc-income", facts)) == "Player 2 earns 6 gold (salary 1, shops 3, parking meters 2)."


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["residence", "leisure"], "dom i kartę rozrywki"),
        (["parking", "industry", "industry"], "parking i 2 fabryki"),
        (["residence"] * 5, "5 domów"),
    ],
)
def test_polish_cards_in_a_list_stand_in_their_case(cards: list[str], expected: str) -> None:
    refusal = IllegalMove("CC-20", case="hand", seat=0, card="commerce", cards=cards)
    assert words(refusal, "pl", names=["Ewa"]) == f"Ewa nie ma na ręce sklepu, tylko {expected}."


def test_a_polish_division_is_told_in_one_sentence() -> None:
    facts = {"seat": 0, "small_cards": ["industry", "industry"], "up_cards": ["residence", "parking"], "down": 2}
    divided = GameEvent("cc-divided", facts, {"hidden_cards": ["leisure", "commerce"]}, (0,))
    expected = "Ewa dzieli karty: w małym zestawie kładzie 2 fabryki, a w dużym "
    assert words(divided, "pl", names=["Ewa"]) == expected + "dom i parking oraz 2 zakryte karty."
    assert words(divided, "pl", names=["Ewa"], viewer=0) == (
        expected + "odkrywa dom i parking oraz zakrywa kartę rozrywki i sklep."
    )


def test_only_viewers_who_may_know_see_the_face_down_cards() -> None:
    facts = {"seat": 0, "small_cards": ["industry", "industry"], "up_cards": ["parking"], "down": 1}
    divided = GameEvent("cc-divided", facts, {"hidden_cards": ["leisure"]}, (0,))
    expected = "Ewa makes two lots. Small lot: 2 industries. Big lot: a car park face up"
    assert words(divided, names=["Ewa", "Jan"], viewer=0) == expected + ", and a leisure card face down."
    assert words(divided, names=["Ewa", "Jan"], viewer=1) == expected + ", and 1 card face down."
    assert words(divided, names=["Ewa", "Jan"]) == expected + ", and 1 card face down."


@pytest.mark.parametrize(
    ("refusal", "expected"),
    [
        (IllegalMove("CC-22", case="taken", card="leisure", at="c2"), "that space is taken"),
        (IllegalMove("CC-22", case="apart", card="leisure", at="c2"), "it must be next to a card in your city"),
        (IllegalMove("CC-20", case="turn", seat=0, phase="end-of-round"), "Current phase: end of the round."),
        (
            IllegalMove("CC-20", case="hand", seat=0, card="parking", cards=["leisure"] * 2),
            "has no car park in hand, only 2 leisure cards.",
        ),
        (IllegalMove("CC-91", case="turn", seat=0, phase="divide"), "Current phase: dividing."),
        (
            IllegalMove("CC-91", case="cards", cards=["leisure", "parking"]),
            "two of these cards: a leisure card and a car park.",
        ),
    ],
)
def test_a_refusal_explains_its_case(refusal: IllegalMove, expected: str) -> None:
    assert expected in words(refusal)


def test_players_are_joined_as_in_a_sentence() -> None:
    prompt = {"say": "now-waiting", "facts": {"seats": [0, 2, 1]}}
    assert words(prompt, "en", names=["Ada", "Jan"]) == "Waiting for Ada, Player 3 and Jan."
    assert words(prompt, "fr", names=["Ada", "Jan"]) == "On attend Ada, Joueur 3 et Jan."


def test_sizes_of_districts_are_listed_not_multiplied() -> None:
    assert words(Line("CC-60", 13, {"sizes": [3, 3, 1]}), "pl") == "Dzielnice mieszkaniowe według wielkości: 3, 3, 1"
    assert words(Line("CC-60", 0, {"sizes": []})) == "Residential districts by size: —"


def test_a_level_is_named_in_the_language() -> None:
    assert words(Line("CC-92", 0, {"level": "market-town"}), "fr") == "Niveau\u00a0: bourg"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_lots_phases_and_levels_have_names(lang: str) -> None:
    levels = [LOWEST_LEVEL, *(name for _, name in LEVELS)]
    nouns = {"card": KIND_NAMES, "lot": ("small", "big"), "phase": PHASE_NAMES, "level": levels}
    keys = [f"{noun}-{name}" for noun, values in nouns.items() for name in values]
    assert [key for key in keys if not has_message(key, lang)] == []


def test_a_noun_has_further_forms() -> None:
    cards = ("residence", "industry", "parking")
    built = [words(GameEvent("cc-built", {"seat": 0, "card": card, "at": "c2"})) for card in cards]
    assert [text.removeprefix("Player 1 builds ") for text in built] == [
        "a residence at c2.",
        "an industry at c2.",
        "a car park at c2.",
    ]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [(["residence", "leisure"], "une résidence et un loisir"), (["residence", "residence"], "2 résidences")],
)
def test_the_nouns_of_a_list_have_further_forms_too(cards: list[str], expected: str) -> None:
    kept = GameEvent("cc-kept", {"seat": 0, "cards": cards})
    assert words(kept, "fr", names=["Zoé"]) == f"Zoé garde {expected}, puis glisse la troisième carte sous la pioche."


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["residence", "parking"], "Ewa keeps a residence and a car park. "),
        (["industry", "industry"], "Ewa keeps 2 industries. "),
        (["leisure", "industry", "leisure", "parking"], "Ewa keeps 2 leisure cards, an industry and a car park. "),
    ],
)
def test_a_list_in_a_sentence_has_articles_and_plurals(cards: list[str], expected: str) -> None:
    assert words(GameEvent("cc-kept", {"seat": 0, "cards": cards}), names=["Ewa"]).startswith(expected)
