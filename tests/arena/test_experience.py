"""Learning the tables of the solo estimate: it improves play, is repeatable, and is written as it is read."""

import json
from collections.abc import Iterator

import pytest

from support.variants import affordable
from tricity.arena.experience import Visit, play, train
from tricity.core.deals import Deal
from tricity.core.native import Random, i64
from tricity.games.card_city import alone
from tricity.games.card_city.game import GAME
from tricity.games.card_city.state import CardCity
from tricity.games.card_city.tables import values_text


@pytest.fixture(autouse=True)
def tables_kept() -> Iterator[None]:
    own = [int(value) for value in alone.VALUES]
    yield
    use(own)


def use(values: list[int]) -> None:
    for entry, value in enumerate(values):
        alone.VALUES[i64(entry)] = i64(value)


def mean_score(games: int) -> float:
    return sum(play(Deal(f"test/{number}"), Random(number), 0.0)[1] for number in range(games)) / games


def test_the_file_is_what_the_game_has_read() -> None:
    tables = json.loads(values_text(alone.TABLES, alone.VALUES))
    assert [value for table in tables.values() for value in table] == [int(value) for value in alone.VALUES]


def test_the_tables_in_use_play_far_better_than_empty_ones() -> None:
    games = affordable(100)
    trained = mean_score(games)
    use([0] * len(alone.VALUES))
    assert trained > mean_score(games) + 10


def test_games_improve_empty_tables_and_the_same_games_give_the_same_tables() -> None:
    games = affordable(1000)
    texts = []
    for _ in range(2):
        use([0] * len(alone.VALUES))
        before = mean_score(games // 10)
        train(games, 0.3, 0.8, 0.02, "test")
        texts.append(values_text(alone.TABLES, alone.VALUES))
    assert texts[0] == texts[1]
    assert mean_score(games // 10) > before


def test_an_estimate_is_the_sum_of_its_values_and_of_the_points_so_far() -> None:
    visits, _ = play(Deal("test"), Random(1), 0.5)
    assert len(visits) > 20
    state = GAME.setup(1, GAME.checked_options(1, {"decentralisation": True, "parking_meters": True}), Deal("test"))
    while GAME.actors(state):
        assert isinstance(state, CardCity)
        looked_up = Visit(state, by_chance=False).entries
        values = sum(int(alone.VALUES[i64(entry)]) for entry in looked_up)
        base = int(alone.VALUES[i64(looked_up[-1])])
        themes = GAME.contributions(state, 0)
        assert int(GAME.evaluate(state, 0)) * 10 == sum(themes.values()) + 10 * base
        assert themes["points"] == 10 * (int(GAME.evaluate(state, 0)) - values)
        GAME.apply(state, 0, GAME.legal(state, 0)[0])
