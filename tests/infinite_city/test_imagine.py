"""Worlds that agree with a view: what is known stays, what is hidden is dealt evenly, and the question stays asked."""

from collections import Counter
from typing import Any

import pytest

from support.infinite_city import choices, draw, hand, played, table
from tricity import Match
from tricity.core.native import Random

WORLDS = 300


def worlds(match: Match, viewer: int | None) -> list[dict[str, Any]]:
    imagination = match.game.imagination(match.view(viewer))
    rng = Random(7)
    return [match.game.position(imagination.world(rng)) for _ in range(WORLDS)]


def test_what_is_known_of_a_hand_is_in_every_world() -> None:
    match = table(draw("Ho #Em"), ["Fa", "Em Em Gu", "Li"], known=[(0, 1, "Em Gu"), (1, 2, "Li")])
    for world in worlds(match, 0):
        held = world["seats"][1]["hand"]
        assert not Counter(hand("Em Gu")) - Counter(held)
        assert len(held) == 3
        assert world["seats"][0]["hand"] == ["factory"]


def test_hidden_tiles_reach_every_hidden_place_evenly() -> None:
    """The capitol, of which there is one, lies anywhere that the viewer cannot see."""
    match = table(draw("Ho #Em"), ["Fa", "Em Em Gu Gu"], deck="Ca")
    places: Counter[str] = Counter()
    imagination = match.game.imagination(match.view(0))
    rng, times = Random(3), 6000
    for _ in range(times):
        world = match.game.position(imagination.world(rng))
        if "capitol" in world["seats"][1]["hand"]:
            places["hand"] += 1
        elif world["city"]["1,0"]["tile"] == "capitol":
            places["down"] += 1
        else:
            places[f"deck {world['deck'].index('capitol') // 38}"] += 1
    # 118 hidden places: 4 in the hand, 1 face down, 113 in the deck.
    expected = {"hand": 4, "down": 1, "deck 0": 38, "deck 1": 38, "deck 2": 37}
    for place, cells in expected.items():
        assert abs(places[place] - times * cells / 118) < 5 * (times * cells / 118) ** 0.5 + 5, places


@pytest.mark.rule("IC-H10")
def test_the_tiles_of_a_library_are_hidden_from_the_others_and_leave_its_question() -> None:
    match = table(draw("Ho"), ["Li"], deck="Gu Fa Em Ho Hs", players=3)
    match.play("play library 0,1")
    own = {tuple(world["pending"][0]["tiles"]) for world in worlds(match, 0)}
    assert len(own) == 1
    for viewer in (1, None):
        seen = {tuple(world["pending"][0]["tiles"]) for world in worlds(match, viewer)}
        assert len(seen) > WORLDS // 2
        assert not any(set(tiles) == {"library"} for tiles in seen)


@pytest.mark.rule("IC-14")
def test_a_question_has_two_answers_in_every_world() -> None:
    # One place only: to be asked at all, the player must hold two different tiles.
    match = table(draw(". Fa .", "Gu Pz .", ". Em ."), ["Co Fa Gu", "Ho"])
    match.play("play construction-site 2,1")
    assert len(choices(match, "play")) > 2
    city = draw(". Fa . Ar .", "Gu Pz . Pz .", ". Em . Ba .")
    match = table(city, ["Co Fa Gu", "Ho"])
    match.play("play construction-site 2,1")
    assert choices(match, "play") == {"factory 4,1", "security-guardpost 4,1"}
    for world in worlds(match, 1):
        held = world["seats"][0]["hand"]
        assert len(held) == 2
        assert len(set(held)) == 2


@pytest.mark.rule("IC-H20")
def test_a_looked_at_hand_is_known_to_the_one_who_looks_in_every_world() -> None:
    match = table(draw("Ho"), ["Te", "Em Fa Gu", "Hs"], players=3)
    played(match, "play temple 0,1", "look b")
    for viewer in (0, 1, 2, None):
        for world in worlds(match, viewer)[:50]:
            known = {(knowledge["viewer"], knowledge["seat"]): knowledge["tiles"] for knowledge in world["known"]}
            assert known[0, 1] == world["seats"][1]["hand"]
