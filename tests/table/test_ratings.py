"""Ratings: the bots are fixed, people move towards what their results say."""

import pytest

from tricity.bots import names as bot_names
from tricity.games import names
from tricity.table.errors import BadRequest
from tricity.table.principal import PersonId
from tricity.table.ratings import Rating, anchors, check_bot, rated
from tricity.table.results import GameResult, SeatResult

ANNA, BASIA, CELINE = PersonId("anna"), PersonId("basia"), PersonId("celine")


def game(*seats: tuple[str, int], finished: tuple[bool, ...] = ()) -> GameResult:
    """Seats by a person or a level, and their ranks."""
    played = tuple(
        SeatResult(
            seat=number,
            person=PersonId("" if who in bot_names() else who),
            bot=who if who in bot_names() else "",
            total=0,
            rank=rank,
            finished=finished[number] if finished else True,
            note=None,
            spent=0,
        )
        for number, (who, rank) in enumerate(seats)
    )
    return GameResult("card-city", "people", {}, 1, True, played)


def test_the_arena_has_measured_games() -> None:
    assert [name for name in names() if anchors(name)]
    with pytest.raises(BadRequest):
        check_bot("a-game-that-nobody-measured", "expert")


@pytest.mark.parametrize("name", [name for name in names() if anchors(name)])
def test_every_level_of_a_measured_game_has_an_anchor_and_stronger_ones_are_higher(name: str) -> None:
    known = anchors(name)
    assert set(known) == set(bot_names())
    assert [known[level].elo for level in ("random", "beginner", "improver", "strong", "expert")] == sorted(
        rating.elo for rating in known.values()
    )
    with pytest.raises(BadRequest):
        check_bot(name, "nobody")


def test_who_wins_as_often_as_a_bot_is_rated_as_high_as_that_bot() -> None:
    rating = Rating()
    for number in range(200):
        seats = (ANNA, 1 + number % 2), ("strong", 2 - number % 2)
        rating = rated(game(*seats), {ANNA: rating})[0]
    assert abs(rating.elo - anchors("card-city")["strong"].elo) < 100
    assert rating.margin < Rating().margin / 3


def test_of_three_newcomers_the_first_rises_and_the_last_falls() -> None:
    new = rated(game((ANNA, 2), (BASIA, 1), (CELINE, 3)), {})
    assert new[1].mu > new[0].mu > new[2].mu
    assert all(rating.sigma < Rating().sigma for rating in new.values())


def test_who_leaves_comes_last_whatever_the_bot_made_of_it() -> None:
    stayed = rated(game((ANNA, 1), (BASIA, 2)), {})
    left = rated(game((ANNA, 1), (BASIA, 2), finished=(False, True)), {})
    assert stayed[0].mu > left[0].mu
    assert left[1].mu > left[0].mu
