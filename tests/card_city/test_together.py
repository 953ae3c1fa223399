"""The estimate for two players: a sum of values; what is remembered is what is computed; replies are legal."""

from collections.abc import Iterator

import pytest

from support.variants import affordable
from tricity.core.deals import Deal
from tricity.core.native import Random
from tricity.games.card_city import together
from tricity.games.card_city.game import GAME
from tricity.games.card_city.state import PHASE_BUILD, ROUNDS, CardCity
from tricity.games.card_city.tables import LookedUp, begin_of

OPTIONS: list[dict[str, object]] = [{}, {"decentralisation": True, "parking_meters": True}, {"discard": "last"}]


def positions(players: int, options: dict[str, object], seed: int = 1) -> Iterator[CardCity]:
    """Of a random game."""
    rng = Random(seed)
    state = GAME.setup(players, GAME.checked_options(players, options), Deal(f"together {seed}"))
    assert isinstance(state, CardCity)
    while GAME.actors(state):
        yield state
        seat = GAME.next_actor(state)
        GAME.apply(state, seat, GAME.random_move(state, seat, rng))


def is_unnamed(entry: int) -> bool:
    return any(
        0 <= entry - int(begin_of(together.TABLES, name)) < int(ROUNDS) * together.TABLES[name]
        for name in ("base", "first")
    )


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_themes_add_up_to_the_estimate(options: dict[str, object]) -> None:
    for state in positions(2, options):
        for seat in range(2):
            looked_up = LookedUp()
            together.city_value(state, seat, looked_up)
            # The base and the value of having the first turn belong to no theme.
            rest = sum(int(together.VALUES[entry]) for entry in looked_up.entries if is_unnamed(int(entry)))
            themes = GAME.contributions(state, seat)
            assert sum(themes.values()) == 10 * (int(GAME.evaluate(state, seat)) - rest)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_remembered_is_what_would_be_found_again(options: dict[str, object]) -> None:
    for state in positions(2, options):
        seat = int(GAME.next_actor(state))
        found = int(GAME.evaluate(state, 0)), int(GAME.evaluate(state, 1)), int(GAME.reply(state, seat))
        together.forget()
        assert found == (int(GAME.evaluate(state, 0)), int(GAME.evaluate(state, 1)), int(GAME.reply(state, seat)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_replies_are_legal_moves_from_construction_on(players: int, options: dict[str, object]) -> None:
    for seed in range(affordable(10)):
        for state in positions(players, options, seed):
            seat = GAME.next_actor(state)
            move = int(GAME.reply(state, seat))
            if state.phase < PHASE_BUILD or players > 2:
                assert move == -1
            else:
                assert move in {int(each) for each in GAME.legal(state, seat)}


def test_neither_estimates_nor_replies_change_the_state() -> None:
    for state in positions(2, {}):
        before = GAME.position(state)
        for seat in range(2):
            GAME.evaluate(state, seat)
        GAME.reply(state, GAME.next_actor(state))
        assert GAME.position(state) == before


def test_a_hand_is_worth_what_its_reply_leads_to() -> None:
    seen = 0
    for state in positions(2, {}):
        seat = int(GAME.next_actor(state))
        after = state.copy()
        if state.phase == PHASE_BUILD and seat == 0:
            GAME.apply(after, seat, GAME.reply(state, seat))
            if after.phase == PHASE_BUILD:
                assert int(GAME.evaluate(state, seat)) == int(GAME.evaluate(after, seat))
                seen += 1
    assert seen
