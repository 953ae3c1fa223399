"""CC-10 to CC-12: the draw, no leisures in round 1, and the two lots."""

from collections import Counter
from itertools import combinations

import pytest

import tricity
from support.card_city import cards, make_position, refused, table
from tricity.analysis.match import Match


def three_players() -> Match:
    """A first player has one card of every kind, and a second parking, to divide for three."""
    return table(players=3, phase="divide", pool="RCLIPP")


@pytest.mark.rule("CC-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_draws_two_cards_per_player_in_secret(players: int) -> None:
    match = tricity.new("card-city", players=players, seed=2)
    first = match.position()["first"]
    assert match.to_act == (first,)
    drawn = match.position()["pool"]
    assert len(drawn) == 2 * players
    assert match.view(first)["pool"] == {"known": drawn, "unknown": 0, "shown": []}
    for viewer in {None, *range(players)} - {first}:
        assert match.view(viewer)["pool"] == {"known": [], "unknown": 2 * players, "shown": []}
    (draw_event,) = (event for event in match.opening if event.kind == "cc-drew")
    assert draw_event.reveals
    assert draw_event.seen_by(first) == {"seat": first, "count": 2 * players, "cards": drawn}
    for viewer in {None, *range(players)} - {first}:
        assert draw_event.seen_by(viewer) == {"seat": first, "count": 2 * players}


@pytest.mark.rule("CC-10")
def test_the_draw_comes_from_the_top_of_the_deck() -> None:
    match = table(players=2, phase="end-of-round", gold=5, deck="RCLIPP", round_=4)
    for _ in range(2):
        match.play("pass")
    assert match.view(None)["round"] == 5
    assert match.position()["pool"] == cards("RCLI")
    assert match.position()["deck"][:2] == cards("PP")


@pytest.mark.rule("CC-10")
def test_only_the_divider_divides() -> None:
    match = table(players=3, phase="divide", pool="RCLIPP", first=1)
    rule, facts = refused(match, "divide residence commerce / leisure industry / parking parking", seat=2)
    assert (rule, facts) == ("CC-10", {"case": "turn", "seat": 2, "phase": "divide", "acting_seats": [1]})


@pytest.mark.rule("CC-10")
def test_nobody_divides_in_another_phase() -> None:
    match = table(hands=["R", "C"])
    rule, facts = refused(match, "divide residence commerce / leisure / parking", seat=0)
    assert (rule, facts) == ("CC-10", {"case": "turn", "seat": 0, "phase": "construction"})


@pytest.mark.rule("CC-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_leisure_is_drawn_in_round_1_and_all_are_in_the_deck(players: int) -> None:
    for seed in range(60):
        position = tricity.new("card-city", players=players, seed=seed).position()
        assert "leisure" not in position["pool"]
        assert position["deck"].count("leisure") == 3 * players


@pytest.mark.rule("CC-11")
def test_leisures_set_aside_are_shuffled_back_anywhere() -> None:
    decks = [tricity.new("card-city", seed=seed).position()["deck"] for seed in range(300)]
    places = Counter(place for deck in decks for place, card in enumerate(deck) if card == "leisure")
    assert set(places) == set(range(36))
    assert max(places.values()) < 2 * 300 * 6 / 36


@pytest.mark.rule("CC-11")
def test_leisures_are_drawn_from_round_2_on() -> None:
    match = table(players=2, phase="end-of-round", gold=5, deck="LLLL", round_=1)
    for _ in range(2):
        match.play("pass")
    assert match.position()["pool"] == cards("LLLL")


@pytest.mark.rule("CC-12", "CC-17")
@pytest.mark.parametrize("pool", ["RCLI", "RRCL", "RRRR", "RCLIPP", "RRCCLI", "RRRRRCLI", "RCLIPRCL"])
def test_all_divisions_are_offered_once_told_apart_by_type(pool: str) -> None:
    match = table(players=len(pool) // 2, phase="divide", pool=pool)
    moves = [str(move) for move in match.legal_moves()]
    assert len(set(moves)) == len(moves)
    assert set(moves) == _divisions(pool)


def _divisions(pool: str) -> set[str]:
    """Every way to lay the very cards, then forgetting which of a type is which."""
    places = set(range(len(pool)))
    moves = set()
    for small in combinations(places, 2):
        big = places - set(small)
        for up in combinations(big, len(big) // 2):
            lots = [sorted(lot) for lot in (small, up, big - set(up))]
            moves.add("divide " + " / ".join(" ".join(cards("".join(pool[index] for index in lot))) for lot in lots))
    return moves


@pytest.mark.rule("CC-12", "CC-17")
def test_how_many_divisions_there_are() -> None:
    assert len(table(players=2, phase="divide", pool="RCLI").legal_moves()) == 12
    assert len(table(players=2, phase="divide", pool="RRRR").legal_moves()) == 1
    # Six cards: 15 small lots, 6 ways to lay half of the big one.
    assert len(_divisions("RCLIPP")) < 15 * 6


@pytest.mark.rule("CC-12")
def test_the_words_of_a_lot_may_come_in_any_order() -> None:
    match = table(players=2, phase="divide", pool="RCLI")
    match.play("divide leisure residence / industry / commerce")
    assert match.view(None)["lots"]["small"] == cards("RL")
    assert match.view(None)["lots"]["up"] == cards("I")


@pytest.mark.rule("CC-12")
@pytest.mark.parametrize(
    "move",
    [
        "divide residence residence / leisure industry / parking parking",
        "divide residence commerce / leisure / industry",
        "divide residence commerce / leisure industry parking / parking parking parking",
        "divide parking parking / parking leisure / residence industry",
    ],
)
def test_the_lots_are_made_of_exactly_the_cards_in_hand(move: str) -> None:
    assert refused(three_players(), move) == ("CC-12", {"cards": cards("RCLIPP")})


@pytest.mark.rule("CC-12")
@pytest.mark.parametrize(
    "text",
    [
        "divide",
        "divide residence commerce leisure industry",
        "divide residence commerce / leisure",
        "divide residence / commerce / leisure",
        "divide residence commerce leisure / industry / parking",
        "divide residence commerce / leisure industry / parking",
        "divide residence commerce / / ",
        "divide residence town-hall / leisure / parking",
    ],
)
def test_other_lots_are_no_division_at_all(text: str) -> None:
    match = three_players()
    with pytest.raises(tricity.BadMove):
        match.play(text)
    assert match.version == 0


@pytest.mark.rule("CC-12")
def test_laying_the_lots_shows_the_small_one_and_half_of_the_big_one() -> None:
    match = tricity.from_position(make_position(players=3, phase="divide", pool="RCLIPC"))
    (event,) = match.play("divide residence commerce / parking commerce / leisure industry")
    assert event.seen_by(2) == {
        "seat": 0,
        "small_cards": cards("RC"),
        "up_cards": cards("CP"),
        "down": 2,
    }
    assert match.view(None)["phase"] == "choose"
    assert match.view(2)["lots"] == {
        "small": cards("RC"),
        "up": cards("CP"),
        "down": {"known": [], "unknown": 2, "shown": []},
    }
