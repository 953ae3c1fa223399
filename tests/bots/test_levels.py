"""The levels: their names, their budgets, and that each plays every game and mode to its end."""

import pytest

import tricity
from support.variants import Variant, midgame, plain_variants, variants
from tricity.bots import Bot, levels, make, names
from tricity.core.errors import BadOption
from tricity.locales import LANGUAGES
from tricity.server.settings import Settings


def test_there_are_four_levels_and_a_random_player_with_names_in_all_languages() -> None:
    assert names() == ("random", "beginner", "improver", "strong", "expert")
    for lang in LANGUAGES:
        spoken = [tricity.words(f"bot-{name}", lang) for name in names()]
        assert len(set(spoken)) == 5
        assert not any(word.startswith("bot-") for word in spoken)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_every_level_plays_every_mode(variant: Variant) -> None:
    match = midgame(variant, 8)
    bots = [make(spec, 1) for spec in ("beginner", "improver", "strong:4", "expert:8")]
    for turn in range(3):
        if match.over:
            break
        seat = match.to_act[0]
        moves = match.legal_moves(seat)
        chosen = [bot.choose(match.view(seat), moves) for bot in bots]
        assert all(move in moves for move in chosen)
        match.play(chosen[turn % 4], seat)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_they_play_games_to_the_end(variant: Variant) -> None:
    match = midgame(variant, 9)
    bots = [make(("strong:3", "beginner")[seat % 2], seat) for seat in range(match.players)]
    for _ in range(400):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(bots[seat].choose(match.view(seat), match.legal_moves(seat)), seat)
    assert match.result() is not None


@pytest.mark.parametrize("budget", ["", "0", "-3", "x", "0s", "nans", "1e9s"])
def test_a_bad_budget_is_refused(budget: str) -> None:
    with pytest.raises(tricity.BadOption):
        make(f"expert:{budget}", 0)


def test_only_searchers_take_a_budget() -> None:
    with pytest.raises(tricity.BadOption):
        make("improver:5", 0)
    with pytest.raises(tricity.BadOption):
        make("wizard", 0)


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


def test_without_a_compiled_engine_the_same_simulations_get_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for is_compiled, seconds in ((True, 0), (False, levels.SLOW_ENGINE_SECONDS)):
        monkeypatch.setattr(levels, "compiled", lambda answer=is_compiled: answer)
        assert levels.default_budget("expert") == levels.Budget(2000, seconds)
    # Less than a server lets a bot think by default, so that no move is late.
    assert Settings().bot_seconds > levels.SLOW_ENGINE_SECONDS
