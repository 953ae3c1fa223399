"""IC-H15: a tile moves with its tokens. First the tile is chosen, then the place."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, is_turn_over, kinds, places, played, table


@pytest.mark.rule("IC-H15")
def test_any_tile_may_move_with_its_tokens() -> None:
    match = table(draw("Ho:AB #Fa"), ["Of"])
    match.play("play post-office 0,1")
    assert choices(match, "move") == {"0,0", "1,0", "0,1"}
    match.play("move 0,0")
    assert kinds(match) == []
    assert choices(match, "to") == {"1,-1", "2,0", "-1,1", "1,1", "0,2"}
    assert played(match, "to 2,0") == draw(".    #Fa Ho:AB", "Of:A .  .")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H15")
def test_it_may_move_itself() -> None:
    match = table(draw("Ho:B Em"), ["Of"])
    assert played(match, "play post-office 0,1", "move 0,1", "to 2,0") == draw("Ho:B Em Of:A")


@pytest.mark.rule("IC-H15")
def test_a_face_down_tile_moves_unseen() -> None:
    match = table(draw("Ho:B #Fa"), ["Of"])
    assert played(match, "play post-office 0,1", "move 1,0", "to 0,-1") == draw("#Fa .", "Ho:B .", "Of:A .", at="0,-1")
    assert kinds(match)[0] == "ic-moved-down"


@pytest.mark.rule("IC-H15")
def test_the_city_may_fall_apart() -> None:
    match = table(draw("Ho Em Gu"), ["Of"])
    city = played(match, "play post-office 0,1", "move 1,0", "to 3,0")
    assert city == draw("Ho . Gu Em", "Of:A . . .")
    match = table(draw("Ho . Gu Em", "Hs . . ."), ["Fa"])
    assert {"4,0", "-1,1"} <= places(match, "factory")


@pytest.mark.rule("IC-H15")
def test_it_must_touch_another_tile_than_itself_and_may_not_stay() -> None:
    match = table(draw("Ho Em"), ["Of"])
    match.play("play post-office 0,1")
    match.play("move 1,0")
    # 2,0 touches only the tile that moves away.
    assert refused(match, "to 2,0") == ("IC-10", {"case": "apart", "at": "2,0"})
    assert refused(match, "to 1,0") == ("IC-H15", {"at": "1,0"})
    assert refused(match, "to 0,0") == ("IC-10", {"case": "taken", "at": "0,0"})
    assert refused(match, "move 0,0") == ("IC-14", {"case": "pending", "tile": "post-office", "at": "0,1"})


@pytest.mark.rule("IC-H15")
def test_a_tile_that_is_not_there_is_refused() -> None:
    match = table(draw("Ho Em"), ["Of"])
    match.play("play post-office 0,1")
    assert refused(match, "move 5,5") == ("IC-14", {"case": "empty", "at": "5,5"})
