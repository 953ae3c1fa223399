"""IC-H3: a token on each adjacent tile, protected or not; then the texts of those turned, in the order you choose."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, crowded, draw, hand_of, is_turn_over, joined, kinds, played, supply, table


@pytest.mark.rule("IC-H3")
def test_every_side_gets_a_token_and_gives_back_those_there() -> None:
    match = table(draw(".    Ho:B  .   ", "Fa:C .     Em:A", ".    Hs:AB .   "), ["Ca"])
    city = played(match, "play capitol 1,1")
    assert city == draw(".    Ho:A  .   ", "Fa:A Ca:A  Em:A", ".    Hs:A  .   ")
    assert supply(match) == [10, 15, 15]
    assert is_turn_over(match)


@pytest.mark.rule("IC-H3", "IC-33")
def test_protection_is_overridden() -> None:
    match = table(draw(". Pw:B Ho:B", ". .    Hs:B"), ["Ca"])
    assert played(match, "play capitol 1,1") == draw(". Pw:A Ho:B", ". Ca:A Hs:A")


@pytest.mark.rule("IC-H3", "IC-12")
def test_turned_tiles_have_their_texts_followed_in_the_order_chosen() -> None:
    match = table(draw(".    #Hs .  ", "#Em  .   Ho ", "Gu:B .   Fa "), ["Ca"])
    city = played(match, "play capitol 1,1")
    assert city == draw(".    Hs:A .   ", "Em:A Ca:A Ho:A", "Gu:B .   Fa")
    assert choices(match, "follow") == {"1,0", "0,1"}
    match.play("follow 0,1")
    assert choices(match, "put") == {"1,1", "0,2"}
    # The embassy's text is finished, so the housing's follows without asking: only the factory is free.
    assert played(match, "put 0,2") == draw(".    Hs:A .   ", "Em:A Ca:A Ho:A", "Gu:A .   Fa:A")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H3")
def test_tiles_without_a_text_are_not_asked_for() -> None:
    match = table(draw(".   #Pz .  ", "#Ho .   #Pw", ".   #Fa .  "), ["Ca"])
    match.play("play capitol 1,1")
    assert "ic-factory" in kinds(match)
    assert is_turn_over(match)
    assert len(hand_of(match, 0)) == 10


@pytest.mark.rule("IC-H3", "IC-18")
def test_with_too_few_tokens_they_go_one_by_one_where_you_choose() -> None:
    city = draw(".    Ho:B  .   ", "Fa:B .     Em:A", ".    Hs:B .   ")
    match = table(joined(city, crowded("A", 12)), ["Ca"])
    match.play("play capitol 1,1")
    assert supply(match)[0] == 1
    assert choices(match, "put") == {"1,0", "0,1", "2,1", "1,2"}
    # One's own token comes back first, so the supply stays; then the last one goes.
    match.play("put 2,1")
    assert supply(match)[0] == 1
    assert choices(match, "put") == {"1,0", "0,1", "1,2"}
    after = played(match, "put 0,1")
    assert after == joined(draw(".    Ho:B  .   ", "Fa:A Ca:A  Em:A", ".    Hs:B .   "), crowded("A", 12))
    assert match.position()["out"] == 0
    assert is_turn_over(match)


@pytest.mark.rule("IC-H3", "IC-18")
def test_as_soon_as_there_are_enough_the_rest_is_put_without_asking() -> None:
    city = draw(".    Ho:AA .  ", "Fa:B .     Em ")
    match = table(joined(city, crowded("A", 10)), ["Ca"])
    assert supply(match)[0] == 3
    after = played(match, "play capitol 1,1", "put 1,0")
    assert after == joined(draw(".    Ho:A . ", "Fa:A Ca:A Em:A"), crowded("A", 10))


@pytest.mark.rule("IC-H3", "IC-18")
def test_with_its_own_token_the_last_it_does_nothing() -> None:
    match = table(joined(draw("Ho:B"), crowded("A", 14)), ["Ca"])
    assert played(match, "play capitol 0,1") == joined(draw("Ho:B", "Ca:A"), crowded("A", 14))
    assert "ic-idle" in kinds(match)


@pytest.mark.rule("IC-H3")
def test_other_tiles_are_refused() -> None:
    city = draw(".    Ho:B  Gu ", "Fa:B .     Em:A", ".    Hs:B .   ")
    match = table(joined(city, crowded("A", 12)), ["Ca"])
    match.play("play capitol 1,1")
    assert refused(match, "put 2,0")[0] == "IC-H3"
    match.play("put 2,1")
    assert refused(match, "put 2,1")[0] == "IC-H3"
