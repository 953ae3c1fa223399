import pytest

import tricity
from tricity.bots import Bot, make, names
from tricity.core.errors import BadOption


def test_bots_are_made_by_name() -> None:
    assert all(isinstance(make(name, 0), Bot) for name in names())


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        make("oracle", 0)
    assert refusal.value.key == "no-such-bot"
    assert "random" in refusal.value.facts["allowed"]


def test_a_random_bot_chooses_among_its_moves() -> None:
    match = tricity.new("card-city", players=4, seed=1)
    moves = match.legal_moves()
    bot = make("random", 5)
    chosen = {bot.choose(match.view(match.to_act[0]), moves) for _ in range(60)}
    assert chosen <= set(moves)
    assert len(chosen) > 10


def test_the_same_luck_chooses_the_same() -> None:
    moves = tricity.new("card-city", players=4, seed=1).legal_moves()
    one, other = make("random", 5), make("random", 5)
    assert [one.choose({}, moves) for _ in range(9)] == [other.choose({}, moves) for _ in range(9)]
