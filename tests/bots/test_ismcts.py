"""The search: reproducible, within its budget, and better than chance where the answer is known."""

import pytest

import tricity
from support.variants import Variant, affordable, midgame, plain_variants
from tricity.analysis.match import Match
from tricity.bots.ismcts import SearchSettings, SearchTree, hash_slot
from tricity.bots.reward import lead_from_reward, lead_over_best, reward
from tricity.core.native import Random


def searched(match: Match, simulations: int, seconds: float = 0.0) -> SearchTree:
    seat = match.to_act[0]
    imagination = match.game.imagination(match.view(seat))
    search = SearchTree(match.game, imagination, seat, match.players, SearchSettings(), 7)
    search.run(simulations, seconds)
    return search


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_every_simulation_goes_through_a_move_of_the_root(variant: Variant) -> None:
    match = midgame(variant, 12)
    search = searched(match, 40)
    codes = [match.game.encode(move) for move in match.legal_moves()]
    assert sum(int(search.root_visits(code)) for code in codes) == int(search.simulations) == 40


def test_a_seat_that_waits_searches_only_moves_that_are_legal() -> None:
    """After replies that are taken for granted, what a seat may draw and divide differs between determinizations."""
    match, waited = tricity.new("card-city", players=2, seed=3), 0
    while not match.over and waited < affordable(100):
        for seat in {0, 1} - set(match.to_act):
            imagination = match.game.imagination(match.view(seat))
            search = SearchTree(match.game, imagination, seat, match.players, SearchSettings(), match.version)
            search.run(60, 0)
            assert len(search.root_children) == 0
            waited += 1
        match.play(match.legal_moves()[0])
    assert waited


def test_the_same_seed_searches_the_same() -> None:
    match = tricity.new("card-city", players=3, seed=2)
    codes = [match.game.encode(move) for move in match.legal_moves()]
    visits = [
        [int(search.root_visits(code)) for code in codes] for search in (searched(match, 60), searched(match, 60))
    ]
    assert visits[0] == visits[1]


def test_seconds_end_it() -> None:
    assert 0 < int(searched(tricity.new("card-city", seed=2, players=2), 0, 0.05).simulations) < 1_000_000


def test_the_last_decision_of_a_game_is_found() -> None:
    """Buying the last industry fills a place and costs gold: the search knows what the sheet would say."""
    checked = 0
    for seed in range(30):
        match = tricity.new("card-city", players=1, seed=seed)
        rng = Random(seed)
        moves = match.legal_moves()
        while not match.over:
            last = match.game.position(match.state())
            moves = match.legal_moves()
            match.play(moves[rng.randrange(len(moves))])
        if len(moves) < 2:
            continue
        match = tricity.from_position(last)
        totals = {}
        for move in moves:
            match.play(move)
            if match.over:
                totals[str(move)] = match.scores()[0].total * 5 + match.scores()[0].tiebreak
            match.undo()
        # A move that another decision follows is worth more than the sheet says now.
        if len(totals) < len(moves):
            continue
        search = searched(match, 200)
        best = max(moves, key=lambda move: int(search.root_visits(match.game.encode(move))))
        assert totals[str(best)] == max(totals.values())
        checked += 1
    assert checked > 3


def test_rewards_follow_leads_and_lead_back() -> None:
    assert reward(0, 800.0) == 0.5
    assert reward(800, 800.0) == pytest.approx(0.75)
    assert reward(-800, 800.0) == pytest.approx(0.25)
    assert lead_from_reward(reward(-1234, 800.0), 800.0) == pytest.approx(-1234)


def test_a_lead_is_over_the_best_of_the_others() -> None:
    from tricity.core.native import i64, vec

    points = vec[i64]([i64(500), i64(900), i64(700)])
    assert [int(lead_over_best(points, seat, 0)) for seat in range(3)] == [-400, 200, -200]
    assert int(lead_over_best(vec[i64]([i64(500)]), 0, 300)) == 200


def test_hash_slots_are_within_the_table_and_spread() -> None:
    codes = [(verb << 60) | cell for verb in range(8) for cell in range(64)]
    slots = {int(hash_slot(node, code, 4096)) for node in range(4) for code in codes}
    assert all(0 <= slot < 4096 for slot in slots)
    assert len(slots) > 1000
