"""IC-40: the last token, what it stops, and the last turns."""

import pytest

from support.card_city import refused
from support.infinite_city import LETTERS, crowded, draw, hand_of, is_turn_over, joined, kinds, played, supply, table
from tricity import Match


def on_the_last_token(letters: str, *, players: int = 3, hands: str = "Fa", **fields: object) -> Match:
    """Seat A holds the tile and has one token left."""
    city = joined(draw("Hs:B Gu"), crowded("A", 14))
    return table(city, [f"{letters} Em", *[hands] * (players - 1)], players=players, **fields)


@pytest.mark.rule("IC-40")
@pytest.mark.parametrize("letters", ["Co", "Li", "Te", "Po"])
def test_no_further_tiles_come_after_a_last_token(letters: str) -> None:
    match = on_the_last_token(letters)
    match.play(f"play {LETTERS[letters]} 0,1")
    assert kinds(match)[:3] == ["ic-played", "ic-ran-out", "ic-idle"]
    assert is_turn_over(match)


@pytest.mark.rule("IC-40")
def test_a_library_does_not_even_look_and_a_temple_neither() -> None:
    match = on_the_last_token("Li")
    match.play("play library 0,1")
    assert "ic-library" not in kinds(match)
    match = on_the_last_token("Te")
    match.play("play temple 0,1")
    assert "ic-looked" not in kinds(match)


@pytest.mark.rule("IC-40", "IC-H15")
@pytest.mark.parametrize("letters", ["Of", "Tr", "Gu", "Di"])
def test_other_texts_are_followed_as_usual(letters: str) -> None:
    match = on_the_last_token(letters)
    match.play(f"play {LETTERS[letters]} 0,1")
    assert match.position()["pending"][0]["step"] == LETTERS[letters]


@pytest.mark.rule("IC-40")
def test_texts_under_way_are_finished() -> None:
    # The library's tile takes the last token; the library's other tiles still go under, and the turn's draw comes.
    city = joined(draw("Hs:B Gu"), crowded("A", 13))
    match = table(city, ["Li"], deck="Gu Em Em Em Em Ho")
    played(match, "play library 0,1", "play security-guardpost 0,2", "clear 0,0")
    assert kinds(match)[-3:] == ["ic-under", "ic-drew", "ic-last-turn"]
    assert len(hand_of(match, 0)) == 5


@pytest.mark.rule("IC-40")
def test_it_stops_further_tiles_even_when_tokens_have_come_back() -> None:
    match = table(joined(draw("#Gu . #Co"), crowded("A", 12)), ["Ca Fa"])
    # Three tokens: the capitol's own and one for each side, the last of which ends the supply.
    match.play("play capitol 1,0")
    assert supply(match)[0] == 0
    match.play("follow 0,0")
    match.play("clear 20,0")
    assert supply(match)[0] == 12
    assert "ic-idle" in kinds(match)
    assert is_turn_over(match)


@pytest.mark.rule("IC-40")
def test_everybody_else_has_one_last_turn_from_the_left() -> None:
    match = on_the_last_token("Fa", players=4, turn=0)
    match.play("play factory 0,1")
    seats = []
    while not match.over:
        seats.append(match.to_act[0])
        match.play("play factory " + match.legal_moves()[0].args[1])
    assert seats == [1, 2, 3]
    assert kinds(match)[-1] == "ic-over"


@pytest.mark.rule("IC-40", "IC-H13")
def test_if_another_one_ran_out_the_player_has_a_last_turn_as_well() -> None:
    city = joined(draw("Gu:C"), crowded("C", 13))
    match = table(city, ["Pq Fa", "Fa", "", "Fa"], players=4)
    match.play("play police-hq 0,1")
    assert match.position()["out"] == 2
    seats = []
    while not match.over:
        seats.append(match.to_act[0])
        match.play("play factory " + match.legal_moves()[0].args[1])
    assert seats == [1, 3, 0]


@pytest.mark.rule("IC-40", "IC-H13")
def test_of_several_the_first_has_no_last_turn() -> None:
    city = joined(draw("Gu"), crowded("B", 14), crowded("C", 14, at="30,0"))
    match = table(city, ["Pq"], players=4)
    match.play("play police-hq 0,1")
    assert [kind for kind in kinds(match) if kind.startswith("ic-ran-out")] == ["ic-ran-out", "ic-ran-out-too"]
    assert (match.position()["out"], match.position()["turn"], match.position()["last"]) == (1, 2, [0, 3])


@pytest.mark.rule("IC-40")
def test_who_has_no_tokens_in_a_last_turn_passes() -> None:
    city = joined(draw("Gu Ho"), crowded("B", 15), crowded("C", 15, at="30,0"))
    match = table(city, ["Fa", "Fa", "Fa"], turn=1, out=2, last=[])
    assert [str(move) for move in match.legal_moves()] == ["pass"]
    assert refused(match, "hotel 1,0") == ("IC-40", {"case": "tokens", "seat": 1})
    assert refused(match, "play factory 0,1") == ("IC-40", {"case": "tokens", "seat": 1})
    match.play("pass")
    assert match.over


@pytest.mark.rule("IC-40")
def test_tokens_that_come_back_do_not_undo_the_end() -> None:
    city = joined(draw("Gu"), crowded("A", 15))
    match = table(city, ["", "Gu"], turn=1, out=0, last=[])
    played(match, "play security-guardpost 0,1", "clear 20,0")
    assert supply(match)[0] == 15
    assert match.over


@pytest.mark.rule("IC-40")
def test_a_last_token_in_a_last_turn_stops_tiles_and_gives_no_turn() -> None:
    city = joined(draw("Gu"), crowded("A", 15), crowded("B", 14, at="30,0"))
    match = table(city, ["", "Co Fa", "Fa"], turn=1, out=0, last=[2])
    match.play("play construction-site 0,1")
    assert kinds(match)[:3] == ["ic-played", "ic-ran-out-too", "ic-idle"]
    assert (match.position()["turn"], match.position()["last"], match.position()["out"]) == (2, [], 0)
    match.play("play factory 0,2")
    assert match.over
    assert refused(match, "play factory 0,3") == ("IC-40", {"case": "over"})


@pytest.mark.rule("IC-40", "IC-H2")
def test_swapping_a_token_is_putting_none() -> None:
    match = table(joined(draw("Gu:B Hs:C"), crowded("A", 13)), ["Ba"])
    played(match, "play bank 0,1", "trade 0,0 b")
    assert match.position()["out"] is None
