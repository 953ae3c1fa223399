"""Positions that cannot be: each check of `checks` refuses, with its rule and its place."""

from collections.abc import Callable
from typing import Any

import pytest

import tricity
from support.point_city import CARDS, TOKENS, find, position, table
from tricity import BadPosition, words
from tricity.locales import LANGUAGES

Position = dict[str, Any]
Change = Callable[[Position], object]
Told = dict[str, Any]

REST = ("c e n l", "c e n l", "c e n l")
GAPS = ("-b -r n l", *REST)
CIVIC = find("civic", economy=3)


def refused(told: Position, rule: str | None, place: str) -> None:
    with pytest.raises(BadPosition) as caught:
        tricity.from_position(told)
    assert (caught.value.facts.get("rule"), caught.value.place) == (rule, place)
    assert all(words(caught.value, lang) for lang in LANGUAGES)


def put(*path: Any) -> Change:
    """Sets what the path leads to: its last part is the new value."""
    *keys, last, value = path

    def change(told: Any) -> None:
        for key in keys:
            told = told[key]
        told[last] = value

    return change


def spare(told: Position, tier: str = "1") -> int:
    """A card that lies nowhere."""
    used = {*told["deck"], *(cell["card"] for cell in told["market"].values())}
    used |= {card for owner in told["seats"] for card in owner["city"]}
    return next(card for card in range(160) if card not in used and CARDS[card]["tier"] == tier)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (put("seats", []), "$.seats"),
        (put("first", 2), "$.first"),
        (put("turn", 3), "$.turn"),
    ],
)
def test_seats(change: Change, place: str) -> None:
    told = position()
    change(told)
    refused(told, None, place)


@pytest.mark.rule("PC-30")
def test_an_automa_plays_with_one_player_only() -> None:
    told = position()
    told["automa"] = {"stock": {}, "city": [], "tokens": []}
    refused(told, "PC-30", "$.automa")
    refused({**position(players=1, round_=3), "automa": None}, "PC-30", "$.automa")


@pytest.mark.rule("PC-34")
def test_options_belong_to_solo_games() -> None:
    refused({**position(), "options": {"automa_level": "easy"}}, "PC-34", "$.options")
    refused({**position(players=1, round_=3), "options": {"automa_level": "easy"}}, "PC-34", "$.options")


@pytest.mark.rule("PC-06")
def test_the_market_has_sixteen_cells() -> None:
    told = position()
    del told["market"]["c3"]
    refused(told, "PC-06", "$.market")


@pytest.mark.rule("PC-01")
@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda told: put("deck", 1, told["deck"][0])(told), "$.deck[1]"),
        (lambda told: put("market", "b1", told["market"]["a1"])(told), "$.market.b1"),
        (lambda told: put("seats", 1, "city", [told["deck"][0]])(told), "$.seats[1].city[0]"),
    ],
)
def test_a_card_lies_in_one_place(change: Change, place: str) -> None:
    told = position(city=[[], [8]])
    change(told)
    refused(told, "PC-01", place)


@pytest.mark.rule("PC-01", "PC-02")
def test_no_more_cards_are_gone_than_there_are() -> None:
    told = position()
    gone = told["gone"][0]
    total = sum(gone.values())
    told["gone"][0] = {"energy": total}
    refused(told, "PC-01", "$.gone[0]")
    told["gone"][0] = {"ingenuity": total}
    refused(told, "PC-01", "$.gone[0]")


@pytest.mark.rule("PC-04")
def test_each_tier_has_its_number_of_cards() -> None:
    told = position()
    told["seats"][0]["city"] = [spare(told)]
    refused(told, "PC-04", "$")
    told = position()
    del told["gone"][1]["ingenuity"]
    refused(told, "PC-04", "$")


@pytest.mark.rule("PC-05")
def test_the_deck_lies_by_tier() -> None:
    told = position(round_=10)
    told["deck"].reverse()
    refused(told, "PC-05", "$.deck")


@pytest.mark.rule("PC-20")
def test_the_deck_fits_the_turn() -> None:
    told = position(round_=10)
    told["round"] = 9
    refused(told, "PC-20", "$.deck")
    refused({**position(round_=10), "turn": 1}, "PC-20", "$.deck")


@pytest.mark.rule("PC-14")
def test_stock_cards_were_taken_by_somebody() -> None:
    told = position(stock=["c c", "nn"])
    told["seats"][1]["stock"] = {"ingenuity": 40}
    refused(told, "PC-14", "$.seats[1].stock")


@pytest.mark.rule("PC-11")
def test_nobody_has_more_than_two_cards_a_turn() -> None:
    """Three turns: seven cards with the first ingenuity card."""
    held = "c c e e n n *"
    assert not table(round_=4, stock=[held]).over
    refused(position(round_=4, stock=[f"{held} l"]), "PC-11", "$.seats[0]")


@pytest.mark.rule("PC-32")
def test_the_automa_has_two_cards_a_turn() -> None:
    told = position(players=1, round_=5)
    kind = next(iter(told["automa"]["stock"]))
    told["automa"]["stock"][kind] -= 1
    told["automa"]["stock"] = {it: count for it, count in told["automa"]["stock"].items() if count}
    refused(told, "PC-32", "$.automa")


@pytest.mark.rule("PC-07")
def test_tokens_are_all_there_once() -> None:
    told = position()
    told["tokens"].pop()
    refused(told, "PC-07", "$.tokens")
    told = position()
    told["tokens"][0] = told["tokens"][1]
    refused(told, "PC-07", "$.tokens")


@pytest.mark.rule("PC-31")
def test_a_solo_row_has_ten_tokens() -> None:
    told = position(players=1, round_=3)
    told["tokens"].pop()
    refused(told, "PC-31", "$.tokens")
    told = position(players=1, round_=1, pending=["line-up", "turn"], tokens=TOKENS[:10])
    refused(told, "PC-31", "$.tokens")


@pytest.mark.rule("PC-17")
def test_a_token_for_each_civic_building() -> None:
    refused(position(won=[["set"], []]), "PC-17", "$.seats[0].tokens")
    refused(position(city=[[], [7]], won=[[], []]), "PC-17", "$.seats[1].tokens")
    refused(position(players=1, round_=3, automa_city=[7], won=[[], []]), "PC-17", "$.automa.tokens")


@pytest.mark.rule("PC-11")
@pytest.mark.parametrize("pending", [["turn", "turn"], ["take", "pay"], ["pay", "token"], ["line-up"], ["token"] * 3])
def test_questions_that_never_follow_one_another(pending: list[str]) -> None:
    refused({**position(), "pending": pending}, "PC-11", "$.pending")


@pytest.mark.rule("PC-31")
def test_tokens_are_lined_up_before_all_else() -> None:
    lining_up: Told = {"pending": ["line-up", "turn"], "tokens": TOKENS[:3]}
    assert not table(players=1, round_=1, **lining_up).over
    refused(position(players=1, round_=2, **lining_up), "PC-31", "$.pending")
    refused(position(round_=1, **lining_up), "PC-31", "$.pending")
    random_row: Told = {"options": {"solo_tokens": "random"}}
    refused(position(players=1, round_=1, **lining_up, **random_row), "PC-31", "$.pending")


@pytest.mark.rule("PC-10")
def test_after_a_flip_there_is_a_building_that_was_flipped() -> None:
    flipped: Told = {"pending": ["take"]}
    assert not table("0 e n l", *REST, **flipped).over
    refused(position("c e n l", *REST, **flipped), "PC-10", "$.pending")
    crossed = ("0 2 n l", "3 4 n l", "c e n l", "c e n l")
    refused(position(*crossed, **flipped), "PC-10", "$.pending")


@pytest.mark.rule("PC-18")
def test_no_gaps_before_cards_are_taken() -> None:
    refused(position(*GAPS), "PC-18", "$.market")


@pytest.mark.rule("PC-11")
@pytest.mark.parametrize("row", ["-b c n l", "-b c -r l", "-b -r -r l"])
def test_two_neighbours_are_missing_while_tokens_are_chosen(row: str) -> None:
    told: Told = {"pending": ["token"], "city": [[CIVIC]]}
    assert not table(*GAPS, **told).over
    refused(position(row, *REST, **told), "PC-11", "$.market")


@pytest.mark.rule("PC-13")
def test_a_payment_is_for_the_buildings_taken() -> None:
    told: Told = {"pending": ["pay"], "stock": ["e e e ee"]}
    assert not table(*GAPS, sites=[CIVIC], **told).over
    refused(position(*GAPS, sites=[], **told), "PC-13", "$.sites")
    refused(position(*GAPS, sites=[CIVIC, 0], **told), "PC-13", "$.sites")
    refused(position(sites=[CIVIC]), "PC-13", "$.sites")


@pytest.mark.rule("PC-16")
@pytest.mark.parametrize("stock", ["", "e e", "e e e", "ee e"])
def test_a_payment_is_asked_for_only_where_there_is_a_choice(stock: str) -> None:
    refused(position(*GAPS, pending=["pay"], sites=[CIVIC], stock=[stock]), "PC-16", "$.pending")


@pytest.mark.rule("PC-17")
def test_tokens_are_chosen_for_buildings_just_taken() -> None:
    refused(position("-r -r n l", *REST, pending=["token"], city=[[CIVIC]]), "PC-17", "$.pending")
    refused(position(*GAPS, pending=["token", "token"], city=[[CIVIC, 15]]), "PC-17", "$.pending")


@pytest.mark.rule("PC-17")
def test_tokens_are_chosen_only_where_there_is_a_choice() -> None:
    others = [card for card in range(160) if CARDS[card]["building_kind"] == "civic" and card != CIVIC][:9]
    told = position(*GAPS, pending=["token"], city=[[CIVIC], others], won=[[], TOKENS[1:10]], tokens=["set"])
    refused(told, "PC-17", "$.tokens")


def over(*rows: str, **told: Any) -> Position:
    return position(*rows, round_=17, turn=1, pending=[], **told)


@pytest.mark.rule("PC-20")
def test_the_end_comes_after_the_last_turn() -> None:
    assert tricity.from_position(over(*GAPS)).over
    refused({**over(*GAPS), "round": 16}, "PC-20", "$.round")
    refused({**over(*GAPS), "turn": 0}, "PC-20", "$.turn")


@pytest.mark.rule("PC-19")
def test_a_full_market_at_the_end_means_that_nothing_could_be_taken() -> None:
    dear = ("7 8 10 14", "15 24 33 54", "63 64 65 85", "86 101 102 104")
    assert tricity.from_position(over(*dear)).over
    refused(over(), "PC-19", "$.market")


@pytest.mark.rule("PC-32")
def test_the_automa_has_the_last_turn() -> None:
    end: Told = {"players": 1, "round_": 17, "pending": []}
    assert table("c e n l", "-r e n l", "-r e n l", "c e n l", **end).over
    refused(position(*GAPS, **end), "PC-32", "$.market")
    refused(position(**end), "PC-32", "$.market")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (put("market", "a1", "side", "back"), "$.market[...].side"),
        (put("deck", 0, 160), "$.deck[0]"),
        (put("seats", 0, "stock", {"gold": 1}), "$.seats[0].stock"),
        (put("seats", 0, "stock", {"energy": 0}), "$.seats[0].stock[...]"),
        (put("gone", []), "$.gone"),
        (put("tokens", ["12"]), "$.tokens[0]"),
    ],
)
def test_what_has_no_shape(change: Change, place: str) -> None:
    told = position()
    change(told)
    with pytest.raises(BadPosition) as caught:
        tricity.from_position(told)
    assert caught.value.key == "bad-position-shape"
    assert caught.value.place.startswith(place.split("[...]")[0])
