"""What a seat may not know is not in what it is given: permute it, and no byte changes.

`imagine` is built from the view alone, so a world that it gives differs from the truth in hidden things only; that it
really moves them about is tested as well, and per game that it reaches every hidden place.
"""

import json
from typing import Any

import pytest

from support.variants import Variant, midgame, seeds, variants, viewers
from tricity.analysis.match import Match
from tricity.core.events import EventLog, GameEvent
from tricity.core.game import Game
from tricity.core.native import Random
from tricity.core.state import State

WORLDS = 4


@pytest.mark.parametrize("seed", seeds(6))
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_an_imagined_world_looks_the_same_to_its_viewer(variant: Variant, seed: int) -> None:
    match = midgame(variant, seed)
    game, truth = match.game, match.state()
    for viewer in viewers(match):
        view = as_bytes(game.view(truth, viewer))
        imagination = game.imagination(json.loads(view))
        for number in range(WORLDS):
            world = imagination.world(Random(number))
            assert as_bytes(game.view(world, viewer)) == view
            assert game.actors(world) == game.actors(truth)
            if viewer is not None:
                assert list(game.legal(world, viewer)) == list(game.legal(truth, viewer))
            # The imagined world is a position that could have come about.
            assert game.position(game.from_position(game.position(world))) == game.position(world)


@pytest.mark.parametrize("seed", seeds(6))
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_events_and_views_tell_the_same(variant: Variant, seed: int) -> None:
    """One move in two worlds that look alike: those who are told the same see the same, and the other way round."""
    match = midgame(variant, seed)
    game, truth = match.game, match.state()
    compared = 0
    for viewer in viewers(match):
        imagination = game.imagination(game.view(truth, viewer))
        for number in range(WORLDS):
            world = imagination.world(Random(100 + number))
            for seat in match.to_act:
                common = [code for code in game.legal(truth, seat) if code in set(game.legal(world, seat))]
                for code in common[:6]:
                    events, view = after(game, truth, seat, int(code), viewer)
                    other_events, other_view = after(game, world, seat, int(code), viewer)
                    assert (events == other_events) == (view == other_view), game.decode(int(code))
                    compared += 1
    assert compared or match.over


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_imagination_moves_hidden_things(variant: Variant) -> None:
    match = variant.new(1)
    for viewer in viewers(match):
        imagination = match.game.imagination(match.view(viewer))
        worlds = {as_bytes(match.game.position(imagination.world(Random(number)))) for number in range(8)}
        assert len(worlds) > 1
        world = imagination.world(Random(3))
        assert match.game.position(world) == match.game.position(imagination.world(Random(3)))


@pytest.mark.parametrize("seed", seeds(6))
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_new_deal_of_what_nobody_has_seen_looks_the_same_to_everybody(variant: Variant, seed: int) -> None:
    match = midgame(variant, seed)
    game, truth = match.game, match.state()
    before = as_bytes(game.position(truth))
    for number in range(WORLDS):
        other = game.redealt(truth, Random(number))
        for viewer in viewers(match):
            assert as_bytes(game.view(other, viewer)) == as_bytes(game.view(truth, viewer))
        assert game.actors(other) == game.actors(truth)
        for seat in match.to_act:
            assert list(game.legal(other, seat)) == list(game.legal(truth, seat))
        assert game.position(game.from_position(game.position(other))) == game.position(other)
    assert as_bytes(game.position(truth)) == before


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_new_deal_moves_what_nobody_has_seen(variant: Variant) -> None:
    match = variant.new(1)
    deals = {as_bytes(match.game.position(match.game.redealt(match.state(), Random(number)))) for number in range(8)}
    assert len(deals) > 1


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_views_are_json_and_fresh(variant: Variant) -> None:
    match = midgame(variant, 3)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert json.loads(json.dumps(view)) == view
        view.clear()
        assert match.view(viewer)


def after(game: Game, state: State, seat: int, code: int, viewer: int | None) -> tuple[bytes, bytes]:
    """What the viewer is told of a move, and what it sees afterwards."""
    state, log = state.copy(), EventLog()
    game.apply(state, seat, code, log)
    return as_bytes([seen(event, viewer) for event in log.events]), as_bytes(game.view(state, viewer))


def seen(event: GameEvent, viewer: int | None) -> list[Any]:
    return [event.kind, event.seen_by(viewer), event.reveals]


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def test_match_imagine_gives_a_state_with_the_seat_s_view() -> None:
    match: Match = midgame(variants()[-1], 2)
    world = match.imagine(0, seed=5)
    assert match.game.view(world, 0) == match.view(0)
