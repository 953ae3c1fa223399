"""Learning the tables for several players: repeatable, harmless to those in use, and estimates come closer."""

import json

import numpy as np

from support.variants import affordable
from tricity.arena.batch import Workers
from tricity.arena.searched_experience import Experience, SearchedGame, fitted, own_values, play, train
from tricity.games.card_city import together
from tricity.games.card_city.tables import values_text

GAMES = affordable(20)


def test_the_file_is_what_the_game_has_read() -> None:
    tables = json.loads(values_text(together.TABLES, together.VALUES))
    assert tuple(value for table in tables.values() for value in table) == own_values()


def test_training_is_repeatable_and_leaves_the_tables_in_use() -> None:
    own = own_values()
    found = [train(2, 2, 4, 2, "test", Workers()) for _ in range(2)]
    assert found[0] == found[1] != own
    assert own_values() == own


def test_estimates_of_positions_come_closer_to_the_points_at_the_end() -> None:
    own = own_values()
    lives = [life for number in range(GAMES) for life in play(SearchedGame(own, 2, 4, "fit", number))]
    experience = Experience(lives)
    results = np.array([life.points for life in lives for _ in life.visits])

    def error(values: np.ndarray) -> float:
        return float(np.mean((experience.sums(values) + experience.rests - results) ** 2))

    values = np.array(own) / 100
    assert error(fitted(experience, values)) < error(values)


def test_targets_stop_at_random_moves() -> None:
    own = own_values()
    lives = [life for number in range(GAMES) for life in play(SearchedGame(own, 3, 2, "chance", number))]
    experience = Experience(lives)
    estimates = np.arange(len(experience.rests), dtype=np.float64)
    targets = experience.targets(estimates, 1.0)
    cut = 0
    for life, rows in experience.lives:
        assert targets[rows.stop - 1] == life.points
        for row in range(rows.start, rows.stop - 1):
            if life.visits[row + 1 - rows.start].by_chance:
                assert targets[row] == estimates[row]
                cut += 1
            else:
                assert targets[row] == targets[row + 1]
    assert cut
