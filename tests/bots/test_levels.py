"""The levels: their names, their budgets, and that each plays every game and mode to its end."""

import math
import time
from typing import Any

import pytest

import tricity
from support.variants import Variant, affordable, midgame, plain_variants, variants
from tricity.bots import Bot, budget, levels, make, names
from tricity.bots.budget import Budget
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.bots.lookahead import mean_leads
from tricity.core.errors import BadOption
from tricity.core.native import SEED_BOUND, Random
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
        assert levels.default_budget("expert", "point-city") == Budget(2000, seconds)
        on_a_server = levels.make_for_people("expert", 0)
        assert isinstance(on_a_server, levels.SearchBot)
        assert on_a_server.budget_in("point-city") == Budget(2000, seconds or levels.SERVER_SECONDS)
        assert vars(levels.make_for_people("improver", 0))["_seconds"] == seconds
    # Less than a server lets a bot think by default, so that no move is late.
    assert Settings().bot_seconds > levels.SLOW_ENGINE_SECONDS


def test_a_game_says_how_much_its_levels_see_and_think() -> None:
    assert levels.strength_in("point-city") == levels.Strength(0.5, 1.0, 200, 2000)
    card_city = levels.strength_in("card-city")
    assert card_city.strong < 200 <= card_city.expert
    strong = levels.make_search_bot("strong", 0)
    assert [strong.budget_in(game).simulations for game in ("card-city", "point-city")] == [card_city.strong, 200]
    assert levels.make_search_bot("strong:7", 0).budget_in("card-city").simulations == 7


def test_weak_levels_overlook_their_share_of_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def counted(*args: Any) -> Any:
        looked.append(len(args[4]))
        return mean_leads(*args)

    monkeypatch.setattr(levels, "mean_leads", counted)
    decisions = affordable(400)
    for game in ("card-city", "point-city"):
        match = tricity.new(game, players=2, seed=1)
        # With few moves it happens that none is noticed, and then all are.
        while len(match.legal_moves()) < 12:
            match.play(match.legal_moves()[0])
        view, moves = match.view(match.to_act[0]), match.legal_moves()
        strength = levels.strength_in(game)
        for level, share in (("beginner", strength.beginner_notices), ("improver", strength.improver_notices)):
            looked.clear()
            for number in range(decisions):
                make(level, number).decide(view, moves)
            assert sum(looked) / (decisions * len(moves)) == pytest.approx(share, abs=0.1)
            assert max(looked) <= len(moves)


def test_a_lookahead_with_little_time_looks_at_one_imagined_world(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[int] = []

    def counted(*args: Any) -> Any:
        worlds.append(args[5])
        return mean_leads(*args)

    monkeypatch.setattr(levels, "mean_leads", counted)
    match = tricity.new("card-city", players=4, seed=1)
    view, moves = match.view(match.to_act[0]), match.legal_moves()
    expected = levels.Improver(1).decide(view, moves)
    (whole,) = worlds
    assert whole > 1
    assert levels.Improver(1, 1e9).decide(view, moves) == expected
    assert worlds == [whole, *[1] * whole]
    levels.Improver(1, 1e-9).decide(view, moves)
    assert worlds[whole + 1 :] == [1]


def test_a_search_ends_when_it_is_decided_and_says_when_it_was_cut_short() -> None:
    match = tricity.new("point-city", players=2, seed=3)
    decisions = early_ends = 0
    while not match.over:
        seat, moves = match.to_act[0], match.legal_moves()
        decision = levels.SearchBot(match.version, Budget(60)).decide(match.view(seat), moves)
        if len(moves) > 1:
            # The same search with all its simulations.
            tree = SearchTree(
                match.game,
                match.game.imagination(match.view(seat)),
                seat,
                2,
                SearchSettings(),
                Random(match.version).randrange(SEED_BOUND),
            )
            tree.run(60, 0.0)
            visits = [int(tree.root_visits(match.game.encode(move))) for move in moves]
            assert moves[visits.index(max(visits))] == decision.move
            assert decision.reason == "reason-search"
            early_ends += decision.facts["simulations"] < 60
            decisions += 1
        match.play(decision.move, seat)
    assert 0 < early_ends < decisions
    match = tricity.new("point-city", players=2, seed=3)
    bot = levels.SearchBot(1, Budget(10**9, 0.01))
    assert bot.decide(match.view(match.to_act[0]), match.legal_moves()).reason == "reason-cut-short"


class CountedTree:
    """Stands in for a search whose clock runs only while it simulates: a millisecond for each simulation."""

    def __init__(self, share: float) -> None:
        self.simulations, self.now, self.share = 0, 0.0, share

    def run(self, simulations: int, seconds: float) -> None:
        done = int(min(simulations or math.inf, max(round(seconds * 1000, 3), 1)))
        self.simulations += done
        self.now += done / 1000

    def root_visits(self, code: int) -> int:
        first = round(self.simulations * self.share)
        return first if code == 1 else self.simulations - first if code == 2 else 0


@pytest.mark.parametrize(
    ("share", "limits", "simulations", "in_time"),
    [
        (0.9, Budget(seconds=1.0), 600, True),
        (0.7, Budget(seconds=1.0), 750, True),
        (0.5, Budget(seconds=1.0), 1000, True),
        (0.9, Budget(1000), 600, True),
        (0.5, Budget(1000), 1000, True),
        (0.5, Budget(1000, 0.8), 800, False),
        (0.9, Budget(1000, 0.8), 600, True),
        (0.5, Budget(seconds=1e-7), 1, True),
        (0.5, Budget(1), 1, True),
    ],
)
def test_clear_decisions_take_less_than_the_budget(
    monkeypatch: pytest.MonkeyPatch, share: float, limits: Budget, simulations: int, in_time: bool
) -> None:
    tree: Any = CountedTree(share)
    monkeypatch.setattr(time, "perf_counter", lambda: tree.now)
    assert budget.spend(limits, tree, (1, 2, 3)) is in_time
    assert tree.simulations == simulations
