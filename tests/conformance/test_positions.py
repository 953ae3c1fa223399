"""Positions round-trip, fit their published schema, and nonsense is refused with its place."""

import json
import random
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tricity
from support import schemas
from support.variants import Variant, midgame, plain_variants, play_random, seeds, variants
from tricity.analysis.match import Match
from tricity.games import find, names


@pytest.mark.parametrize("seed", seeds(4))
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_position_round_trips_and_plays_on(variant: Variant, seed: int) -> None:
    match = midgame(variant, seed)
    position = json.loads(json.dumps(match.position()))
    assert position == match.position()
    loaded = tricity.from_position(position)
    assert loaded.position() == position
    assert loaded.to_act == match.to_act
    for viewer in (None, *range(match.players)):
        assert loaded.view(viewer) == match.view(viewer)
    for copy in (match, loaded):
        play_random(copy, random.Random(seed))
    assert loaded.position() == match.position()
    assert loaded.scores() == match.scores()


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_a_trusted_position_offers_the_moves_of_a_checked_one(variant: Variant) -> None:
    match, rng = variant.new(3), random.Random(3)
    while not match.over:
        trusted = Match.from_position(match.position(), find, trusted=True)
        assert trusted.legal_moves() == match.legal_moves()
        assert trusted.position() == match.position()
        play_random(match, rng, moves=1)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_finished_position_stands(variant: Variant) -> None:
    match = play_random(variant.new(1), random.Random(1))
    loaded = tricity.from_position(match.position())
    assert loaded.over
    assert loaded.scores() == match.scores()


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_a_match_from_a_position_has_a_record(variant: Variant) -> None:
    match = tricity.from_position(midgame(variant, 2).position())
    play_random(match, random.Random(2), moves=3)
    loaded = tricity.replay(match.record())
    assert loaded.position() == match.position()
    assert loaded.record() == match.record()


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_positions_fit_the_schema(variant: Variant) -> None:
    validator = jsonschema.Draft202012Validator(find(variant.game).position_schema())
    match, rng = variant.new(5), random.Random(5)
    while not match.over:
        validator.validate(match.position())
        play_random(match, rng, moves=5)
    validator.validate(match.position())


@pytest.mark.parametrize("name", names())
def test_the_committed_schema_is_the_generated_one(name: str) -> None:
    assert schemas.path(name).read_text(encoding="utf-8") == schemas.text(name), "run make pages"


@pytest.mark.parametrize("junk", [None, 7, "x", [], {}, {"game": 3}, {"game": "no-such-game"}])
def test_junk_is_no_position(junk: object) -> None:
    with pytest.raises((tricity.BadPosition, tricity.BadOption)):
        tricity.from_position(junk)


@pytest.mark.parametrize("name", names())
def test_half_a_character_is_refused(name: str) -> None:
    position = tricity.new(name, players=2, seed=1).position()
    for damage in ({"\ud800": 0}, {"options": {"\ud800": 0}}, {"players": "\ud800"}):
        with pytest.raises(tricity.BadPosition) as refused:
            tricity.from_position({**position, **damage})
        assert refused.value.facts["place"].startswith("$")


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@given(data=st.data())
def test_a_damaged_position_is_refused_or_plays_on(variant: Variant, data: st.DataObject) -> None:
    position = midgame(variant, data.draw(st.integers(0, 5))).position()
    for _ in range(data.draw(st.integers(1, 2))):
        damage(position, data)
    try:
        match = tricity.from_position(position)
    except tricity.BadPosition as fault:
        assert fault.place.startswith("$")
        assert tricity.words(fault)
    except tricity.BadOption:
        assert position["game"] != variant.game
    else:
        # Version 1 of the rules is written by leaving it out.
        assert match.position() == {key: value for key, value in position.items() if (key, value) != ("rules", 1)}
        play_random(match, random.Random(1), moves=40)


def damage(node: Any, data: st.DataObject) -> None:
    """Change, drop or add one thing somewhere inside."""
    junk: st.SearchStrategy[Any] = st.one_of(
        st.none(), st.integers(-3, 200), st.text(max_size=3), st.booleans(), st.just([])
    )
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if isinstance(node[key], dict | list) and node[key] and data.draw(st.booleans()):
            node = node[key]
            continue
        action = data.draw(st.sampled_from(["drop", "junk", "swap"]))
        if action == "drop":
            del node[key]
        elif action == "junk":
            node[key] = data.draw(junk)
        else:
            node[key] = node[data.draw(st.sampled_from(keys))]
        return
