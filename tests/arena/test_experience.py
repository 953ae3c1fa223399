"""Learning tables from games without search: it improves play, is repeatable, and is written as it is read."""

import json

import pytest

from support.variants import affordable
from tricity.arena.experience import (
    Course,
    Learner,
    Lesson,
    Values,
    of_two_from,
    own_values,
    played,
    taught,
    use,
    values_kept,
    visit_of,
)
from tricity.arena.tables_training import tables_text
from tricity.core.deals import Deal
from tricity.core.native import Random
from tricity.games.card_city import alone, together
from tricity.games.card_city.game import GAME
from tricity.games.card_city.state import PHASE_BUILD, CardCity
from tricity.games.card_city.tables import begin_of

GAMES = affordable(1000)
SOLO = Course(players=1, games=GAMES, rate=0.3, trace=0.8, chance=0.02, seed="test")
TWO = Course(players=2, games=GAMES // 2, rate=0.3, trace=0.9, chance=0.01, seed="test")


def empty(players: int) -> Learner:
    return Learner([0.0] * len(own_values(players)))


def mean_score(players: int, values: Values, games: int) -> float:
    with values_kept(players):
        use(players, values)
        course = Course(players, games, 0.0, 0.0, 0.0, "judge")
        scores = [life.points for number in range(games) for life in played(course, number)]
    return sum(scores) / len(scores)


@pytest.mark.parametrize("players", [1, 2])
def test_the_file_is_what_the_game_has_read(players: int) -> None:
    tables = json.loads(tables_text(players, own_values(players)))
    assert tuple(value for table in tables.values() for value in table) == own_values(players)


def test_the_tables_in_use_play_far_better_than_empty_ones() -> None:
    games = affordable(100)
    assert mean_score(1, own_values(1), games) > mean_score(1, empty(1).whole(), games) + 10
    assert mean_score(2, own_values(2), games) > mean_score(2, empty(2).whole(), games) + 5


@pytest.mark.parametrize("course", [SOLO, TWO], ids=["solo", "two"])
def test_lessons_improve_empty_tables_and_may_be_split(course: Course) -> None:
    own = own_values(course.players)
    whole, _ = taught(Lesson(course, empty(course.players), 0, course.games))
    half = course.games // 2
    split, _ = taught(Lesson(course, empty(course.players), 0, half))
    split, later_score = taught(Lesson(course, split, half, course.games))
    assert split == whole
    assert own_values(course.players) == own
    judged = max(course.games // 10, 5)
    assert later_score > mean_score(course.players, empty(course.players).whole(), judged)
    assert mean_score(course.players, whole.whole(), judged) > mean_score(
        course.players, empty(course.players).whole(), judged
    )


def test_what_follows_a_random_move_is_not_held_against_the_positions_before_it() -> None:
    lives = [life for number in range(GAMES) for life in played(SOLO, number)]
    life = next(life for life in lives if any(visit.by_chance for visit in life.visits[5:]))
    last = max(number for number, visit in enumerate(life.visits) if visit.by_chance)
    learner = empty(1)
    learner.learn(life, rate=0.1, trace=1.0)
    after = {entry for visit in life.visits[last:] for entry in visit.entries}
    before = {entry for visit in life.visits[:last] for entry in visit.entries}
    assert all(learner.sizes[entry] > 0 for entry in after)
    # Of the tables by rounds left, those of the first round are only looked up before the random move.
    base = int(begin_of(alone.TABLES, "base")) + 2 * 8
    assert {base, base + 1} & (before - after)


def test_an_estimate_is_the_sum_of_its_values_and_of_the_points_so_far() -> None:
    lives = played(Course(1, 1, 0.0, 0.0, 0.5, "test"), 0)
    assert len(lives[0].visits) > 20
    state = GAME.setup(1, GAME.checked_options(1, {"decentralisation": True, "parking_meters": True}), Deal("test"))
    while GAME.actors(state):
        assert isinstance(state, CardCity)
        looked_up = visit_of(state, 0, by_chance=False).entries
        values = sum(own_values(1)[entry] for entry in looked_up)
        base = own_values(1)[looked_up[-1]]
        themes = GAME.contributions(state, 0)
        assert int(GAME.evaluate(state, 0)) * 10 == sum(themes.values()) + 10 * base
        assert themes["points"] == 10 * (int(GAME.evaluate(state, 0)) - values)
        GAME.apply(state, 0, GAME.legal(state, 0)[0])


def test_two_players_begin_with_what_one_says_of_a_city_without_cards() -> None:
    seen = 0
    rng = Random(1)
    with values_kept(2):
        use(2, of_two_from(own_values(1)))
        for number in range(20):
            state = GAME.setup(1, GAME.checked_options(1, None), Deal(f"test {number}"))
            while GAME.actors(state):
                assert isinstance(state, CardCity)
                if state.phase > PHASE_BUILD and not state.hand(0):
                    cards = int(GAME.contributions(state, 0)["cards"]) // 10
                    assert int(together.city_value(state, 0, None)) == int(alone.estimate(state, None)) - cards
                    seen += 1
                GAME.apply(state, 0, GAME.random_move(state, 0, rng))
    assert seen > 20
