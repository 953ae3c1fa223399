"""Learning tables from games of the search: harmless to those in use, and estimates come closer."""

import numpy as np

from support.variants import affordable
from tricity.arena.experience import own_values
from tricity.arena.searched_experience import Experience, SearchedGame, fitted, play

GAMES = affordable(20)


def test_a_game_is_the_same_each_time_and_leaves_the_tables_in_use() -> None:
    own = own_values(2)
    other = tuple(2 * value for value in own)
    lives = play(SearchedGame(other, 2, 4, "test", 0))
    assert lives == play(SearchedGame(other, 2, 4, "test", 0)) != play(SearchedGame(own, 2, 4, "test", 0))
    assert own_values(2) == own


def test_estimates_of_positions_come_closer_to_the_points_at_the_end() -> None:
    own = own_values(2)
    lives = [life for number in range(GAMES) for life in play(SearchedGame(own, 2, 4, "fit", number))]
    experience = Experience.of(lives)
    values = np.array(own) / 100
    assert experience.error(fitted(experience, values)) < experience.error(values)


def test_targets_stop_at_random_moves() -> None:
    own = own_values(2)
    lives = [life for number in range(GAMES) for life in play(SearchedGame(own, 3, 2, "chance", number))]
    experience = Experience.of(lives)
    estimates = np.arange(len(experience.rests), dtype=np.float64)
    targets = experience.targets(estimates, 1.0)
    cut = row = 0
    for life in lives:
        for following in life.visits[1:]:
            if following.by_chance:
                assert targets[row] == estimates[row]
                cut += 1
            else:
                assert targets[row] == targets[row + 1]
            row += 1
        assert targets[row] == life.points
        row += 1
    assert row == len(targets)
    assert cut


def test_experience_adds_up() -> None:
    own = own_values(2)
    games = [play(SearchedGame(own, 2, 2, "add", number)) for number in range(2)]
    both = Experience.of(games[0]) + Experience.of(games[1])
    values = np.array(own) / 100
    assert (both.sums(values) == Experience.of([*games[0], *games[1]]).sums(values)).all()
    assert both.error(values) == Experience.of([*games[0], *games[1]]).error(values)
