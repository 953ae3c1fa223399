"""Positions that cannot be: each check of `checks` refuses, with its rule and its place."""

from collections.abc import Callable
from typing import Any

import pytest

import tricity
from support.point_city import CARDS, TOKENS, find, make_position, table
from tricity import BadPosition, words
from tricity.locales import LANGUAGES

Position = dict[str, Any]
Change = Callable[[Position], object]
Fields = dict[str, Any]

REST = ("c e n l", "c e n l", "c e n l")
GAPS = ("-b -r n l", *REST)
CIVIC = find("civic", economy=3)


def refused(position: Position, rule: str | None, place: str) -> None:
    with pytest.raises(BadPosition) as caught:
        tricity.from_position(position)
    assert (caught.value.facts.get("rule"), caught.value.place) == (rule, place)
    assert all(words(caught.value, lang) for lang in LANGUAGES)


def put(*path: Any) -> Change:
    """Sets what the path leads to: its last part is the new value."""
    *keys, last, value = path

    def change(node: Any) -> None:
        for key in keys:
            node = node[key]
        node[last] = value

    return change


def spare(position: Position, tier: str = "1") -> int:
    """A card that lies nowhere."""
    used = {*position["deck"], *(cell["card"] for cell in position["market"].values())}
    used |= {card for owner in position["seats"] for card in owner["city"]}
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
    position = make_position()
    change(position)
    refused(position, None, place)


@pytest.mark.rule("PC-30")
def test_an_automa_plays_with_one_player_only() -> None:
    position = make_position()
    position["automa"] = {"stock": {}, "city": [], "tokens": []}
    refused(position, "PC-30", "$.automa")
    refused({**make_position(players=1, round_=3), "automa": None}, "PC-30", "$.automa")


@pytest.mark.rule("PC-34")
def test_options_belong_to_solo_games() -> None:
    refused({**make_position(), "options": {"automa_level": "easy"}}, "PC-34", "$.options")
    refused({**make_position(players=1, round_=3), "options": {"automa_level": "easy"}}, "PC-34", "$.options")


@pytest.mark.rule("PC-06")
def test_the_market_has_sixteen_cells() -> None:
    position = make_position()
    del position["market"]["c3"]
    refused(position, "PC-06", "$.market")


@pytest.mark.rule("PC-01")
@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda position: put("deck", 1, position["deck"][0])(position), "$.deck[1]"),
        (lambda position: put("market", "b1", position["market"]["a1"])(position), "$.market.b1"),
        (lambda position: put("seats", 1, "city", [position["deck"][0]])(position), "$.seats[1].city[0]"),
    ],
)
def test_a_card_lies_in_one_place(change: Change, place: str) -> None:
    position = make_position(city=[[], [8]])
    change(position)
    refused(position, "PC-01", place)


@pytest.mark.rule("PC-01", "PC-02")
def test_no_more_cards_are_gone_than_there_are() -> None:
    position = make_position()
    gone = position["gone"][0]
    total = sum(gone.values())
    position["gone"][0] = {"energy": total}
    refused(position, "PC-01", "$.gone[0]")
    position["gone"][0] = {"ingenuity": total}
    refused(position, "PC-01", "$.gone[0]")


@pytest.mark.rule("PC-04")
def test_each_tier_has_its_number_of_cards() -> None:
    position = make_position()
    position["seats"][0]["city"] = [spare(position)]
    refused(position, "PC-04", "$")
    position = make_position()
    del position["gone"][1]["ingenuity"]
    refused(position, "PC-04", "$")


@pytest.mark.rule("PC-05")
def test_the_deck_lies_by_tier() -> None:
    position = make_position(round_=10)
    position["deck"].reverse()
    refused(position, "PC-05", "$.deck")


@pytest.mark.rule("PC-20")
def test_the_deck_fits_the_turn() -> None:
    position = make_position(round_=10)
    position["round"] = 9
    refused(position, "PC-20", "$.deck")
    refused({**make_position(round_=10), "turn": 1}, "PC-20", "$.deck")


@pytest.mark.rule("PC-14")
def test_stock_cards_were_taken_by_somebody() -> None:
    position = make_position(stock=["c c", "nn"])
    position["seats"][1]["stock"] = {"ingenuity": 40}
    refused(position, "PC-14", "$.seats[1].stock")


@pytest.mark.rule("PC-11")
def test_nobody_has_more_than_two_cards_a_turn() -> None:
    """Three turns: seven cards with the first ingenuity card."""
    held = "c c e e n n *"
    assert not table(round_=4, stock=[held]).over
    refused(make_position(round_=4, stock=[f"{held} l"]), "PC-11", "$.seats[0]")


@pytest.mark.rule("PC-32")
def test_the_automa_has_two_cards_a_turn() -> None:
    position = make_position(players=1, round_=5)
    kind = next(iter(position["automa"]["stock"]))
    position["automa"]["stock"][kind] -= 1
    position["automa"]["stock"] = {name: count for name, count in position["automa"]["stock"].items() if count}
    refused(position, "PC-32", "$.automa")


@pytest.mark.rule("PC-07")
def test_tokens_are_all_there_once() -> None:
    position = make_position()
    position["tokens"].pop()
    refused(position, "PC-07", "$.tokens")
    position = make_position()
    position["tokens"][0] = position["tokens"][1]
    refused(position, "PC-07", "$.tokens")


@pytest.mark.rule("PC-31")
def test_a_solo_row_has_ten_tokens() -> None:
    position = make_position(players=1, round_=3)
    position["tokens"].pop()
    refused(position, "PC-31", "$.tokens")
    position = make_position(players=1, round_=1, pending=["line-up", "turn"], tokens=TOKENS[:10])
    refused(position, "PC-31", "$.tokens")


@pytest.mark.rule("PC-17")
def test_a_token_for_each_civic_building() -> None:
    refused(make_position(won=[["set"], []]), "PC-17", "$.seats[0].tokens")
    refused(make_position(city=[[], [7]], won=[[], []]), "PC-17", "$.seats[1].tokens")
    refused(make_position(players=1, round_=3, automa_city=[7], won=[[], []]), "PC-17", "$.automa.tokens")


@pytest.mark.rule("PC-11")
@pytest.mark.parametrize("pending", [["turn", "turn"], ["take", "pay"], ["pay", "token"], ["line-up"], ["token"] * 3])
def test_questions_that_never_follow_one_another(pending: list[str]) -> None:
    refused({**make_position(), "pending": pending}, "PC-11", "$.pending")


@pytest.mark.rule("PC-31")
def test_tokens_are_lined_up_before_all_else() -> None:
    lining_up: Fields = {"pending": ["line-up", "turn"], "tokens": TOKENS[:3]}
    assert not table(players=1, round_=1, **lining_up).over
    refused(make_position(players=1, round_=2, **lining_up), "PC-31", "$.pending")
    refused(make_position(round_=1, **lining_up), "PC-31", "$.pending")
    random_row: Fields = {"options": {"solo_tokens": "random"}}
    refused(make_position(players=1, round_=1, **lining_up, **random_row), "PC-31", "$.pending")


@pytest.mark.rule("PC-10")
def test_after_a_flip_there_is_a_building_that_was_flipped() -> None:
    flipped: Fields = {"pending": ["take"]}
    assert not table("0 e n l", *REST, **flipped).over
    refused(make_position("c e n l", *REST, **flipped), "PC-10", "$.pending")
    crossed = ("0 2 n l", "3 4 n l", "c e n l", "c e n l")
    refused(make_position(*crossed, **flipped), "PC-10", "$.pending")


@pytest.mark.rule("PC-18")
def test_no_gaps_before_cards_are_taken() -> None:
    refused(make_position(*GAPS), "PC-18", "$.market")


@pytest.mark.rule("PC-11")
@pytest.mark.parametrize("row", ["-b c n l", "-b c -r l", "-b -r -r l"])
def test_two_neighbours_are_missing_while_tokens_are_chosen(row: str) -> None:
    fields: Fields = {"pending": ["token"], "city": [[CIVIC]]}
    assert not table(*GAPS, **fields).over
    refused(make_position(row, *REST, **fields), "PC-11", "$.market")


@pytest.mark.rule("PC-13")
def test_a_payment_is_for_the_buildings_taken() -> None:
    fields: Fields = {"pending": ["pay"], "stock": ["e e e ee"]}
    assert not table(*GAPS, sites=[CIVIC], **fields).over
    refused(make_position(*GAPS, sites=[], **fields), "PC-13", "$.sites")
    refused(make_position(*GAPS, sites=[CIVIC, 0], **fields), "PC-13", "$.sites")
    refused(make_position(sites=[CIVIC]), "PC-13", "$.sites")


@pytest.mark.rule("PC-16")
@pytest.mark.parametrize("stock", ["", "e e", "e e e", "ee e"])
def test_a_payment_is_asked_for_only_where_there_is_a_choice(stock: str) -> None:
    refused(make_position(*GAPS, pending=["pay"], sites=[CIVIC], stock=[stock]), "PC-16", "$.pending")


@pytest.mark.rule("PC-17")
def test_tokens_are_chosen_for_buildings_just_taken() -> None:
    refused(make_position("-r -r n l", *REST, pending=["token"], city=[[CIVIC]]), "PC-17", "$.pending")
    refused(make_position(*GAPS, pending=["token", "token"], city=[[CIVIC, 15]]), "PC-17", "$.pending")


@pytest.mark.rule("PC-17")
def test_tokens_are_chosen_only_where_there_is_a_choice() -> None:
    others = [card for card in range(160) if CARDS[card]["building_kind"] == "civic" and card != CIVIC][:9]
    position = make_position(*GAPS, pending=["token"], city=[[CIVIC], others], won=[[], TOKENS[1:10]], tokens=["set"])
    refused(position, "PC-17", "$.tokens")


def over(*rows: str, **fields: Any) -> Position:
    return make_position(*rows, round_=17, turn=1, pending=[], **fields)


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
    end: Fields = {"players": 1, "round_": 17, "pending": []}
    assert table("c e n l", "-r e n l", "-r e n l", "c e n l", **end).over
    refused(make_position(*GAPS, **end), "PC-32", "$.market")
    refused(make_position(**end), "PC-32", "$.market")


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
    position = make_position()
    change(position)
    with pytest.raises(BadPosition) as caught:
        tricity.from_position(position)
    assert caught.value.key == "bad-position-shape"
    assert caught.value.place.startswith(place.split("[...]")[0])
