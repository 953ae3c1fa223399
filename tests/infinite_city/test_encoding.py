"""Infinite City's numbers are those of the view, field by field, and its actions are the documented ones."""

import random
from typing import Any

import pytest

import tricity
from support.observations import assert_numbers
from support.variants import Variant, midgame, play_random, seeds, variants
from tricity.games.infinite_city.kinds import STEPS
from tricity.games.infinite_city.moves import SEAT_LETTERS

TILES, PLACES, FRAMES = 120, 476, 8
PRINTED = {"embassy": [{"count": 5, "bonus": 0, "silver": False}, {"count": 3, "bonus": 2, "silver": True}]}
VARIANTS = [variant for variant in variants() if variant.game == "infinite-city"]
VARIANTS.append(Variant("infinite-city", 3, {"printed_values": PRINTED}))
SIDES = ((0, -1), (-1, 0), (1, 0), (0, 1))


@pytest.mark.parametrize("seed", seeds(6))
@pytest.mark.parametrize(
    "variant", VARIANTS, ids=lambda variant: f"{variant.players}p{'-printed' if variant.options else ''}"
)
def test_the_numbers_are_those_of_the_view(variant: Variant, seed: int) -> None:
    assert_numbers(midgame(variant, seed), expected)


@pytest.mark.parametrize("seed", seeds(3))
def test_along_whole_games(seed: int) -> None:
    """Every step of a text comes up, and the end."""
    match, rng = Variant("infinite-city", 4).new(seed), random.Random(seed)
    steps: set[str] = set()
    while not match.over:
        assert_numbers(match, expected)
        steps.update(frame["step"] for frame in match.view(0)["pending"])
        play_random(match, rng, moves=1)
    assert_numbers(match, expected)
    assert len(steps) > 5


def expected(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What the documentation of the fields says, read from the view."""
    players, names = view["players"], list(view["printed"])
    order = [(seat + step) % players for step in range(players)]
    hands = [view["seats"][other]["hand"] for other in order]
    city = list(view["city"].items())
    frames = view["pending"][::-1][:FRAMES]
    edge = places_around(view)
    open_now = {cell(place) for place in view["places"]}
    last = view["last"]

    def counts(tiles: list[str]) -> list[int]:
        return [tiles.count(name) for name in names]

    return {
        "printed": [[values["count"], values["bonus"], int(values["silver"])] for values in view["printed"].values()],
        "turn": [int(other in view["to_act"]) for other in order],
        "deck": [view["deck"]],
        "factories": [view["factories"]],
        "passes": [view["passes"]],
        "out": [int(other == view["out"]) for other in order],
        "out_now": [int(view["out_now"])],
        "last_round": [int(last is not None)],
        "last": [int(other in (last or [])) for other in order],
        "latest": [1, *cell(view["latest"])] if view["latest"] else [0, 0, 0],
        "supply": [view["seats"][other]["tokens"] for other in order],
        "hand_known": [counts(hand["known"]) for hand in hands],
        "hand_unknown": [hand["unknown"] for hand in hands],
        "hand_shown": [counts(hand["shown"]) for hand in hands],
        "hand_seen": [counts(view["seats"][seat]["hand"]["seen"][other]) for other in order],
        "depth": [len(view["pending"])],
        "pending_step": padded(
            [[int(frame["step"] == step.name) for step in STEPS] for frame in frames], FRAMES, len(STEPS)
        ),
        "pending_cell": padded([list(cell(frame["at"])) if frame["at"] else [0, 0] for frame in frames], FRAMES, 2),
        "pending_seat": padded([[int(other == frame["seat"]) for other in order] for frame in frames], FRAMES, players),
        "pending_number": padded([frame["number"] for frame in frames], FRAMES),
        "pending_left": padded([sides(frame["at"], frame["left"]) for frame in frames], FRAMES, 4),
        "pending_turned": padded([sides(frame["at"], frame["turned"]) for frame in frames], FRAMES, 4),
        "pending_tiles": padded(
            [padded([names.index(tile) + 1 for tile in frame["tiles"]], 5) for frame in frames], FRAMES, 5
        ),
        "pending_unknown": padded([frame["unknown"] for frame in frames], FRAMES),
        "city_here": padded([1] * len(city), TILES),
        "city_cell": padded([list(cell(at)) for at, _ in city], TILES, 2),
        "city_tile": padded([[int(tile["tile"] == name) for name in names] for _, tile in city], TILES, len(names)),
        "city_protected": padded([int(tile["protected"]) for _, tile in city], TILES),
        "city_tokens": padded([[tile["tokens"].count(other) for other in order] for _, tile in city], TILES, players),
        "place_here": padded([1] * len(edge), PLACES),
        "place_cell": padded([list(at) for at in edge], PLACES, 2),
        "place_open": padded([int(at in open_now) for at in edge], PLACES),
    }


def cell(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def sides(at: str | None, cells: list[str]) -> list[int]:
    if at is None:
        return [0] * 4
    x, y = cell(at)
    return [int((x + right, y + down) in {cell(other) for other in cells}) for right, down in SIDES]


def places_around(view: dict[str, Any]) -> list[tuple[int, int]]:
    """The empty cells that touch the city, in reading order."""
    taken = {cell(at) for at in view["city"]}
    around = {(x + right, y + down) for x, y in taken for right, down in SIDES}
    return sorted(around - taken, key=lambda at: (at[1], at[0]))


def padded(rows: list[Any], length: int, width: int = 0) -> list[Any]:
    """Followed by zeros; `width` is that of a row, where it is one."""
    return rows + [[0] * width if width else 0] * (length - len(rows))


def test_what_an_action_means() -> None:
    match = tricity.new("infinite-city", players=3, seed=1)
    game, state = match.game, match.state()
    encoding = game.encoding(3, match.options)
    seat = match.to_act[0]
    edge = places_around(match.view(seat))
    names = list(match.view(seat)["printed"])

    def action(move: str) -> int:
        return int(encoding.action(state, seat, game.encode(tricity.Move.parse(move))))

    x, y = edge[3]
    assert action(f"play {names[0]} {x},{y}") == 3
    assert action(f"play {names[2]} {x},{y}") == 2 * PLACES + 3
    first = len(names) * PLACES
    assert action(f"lay {x},{y}") == first + 3
    assert action(f"to {x},{y}") == first + PLACES + 3
    first += 2 * PLACES
    tiles = list(match.view(seat)["city"])
    verbs = ("hotel", "take-back", "put", "follow", "remove", "take", "move", "clear", "swap", "with")
    for number, verb in enumerate(verbs):
        assert action(f"{verb} {tiles[0]}") == first + number * TILES
        assert action(f"{verb} {tiles[4]}") == first + number * TILES + 4
    first += len(verbs) * TILES
    assert action(f"trade {tiles[1]} {SEAT_LETTERS[seat]}") == first + 1
    assert action(f"trade {tiles[1]} {SEAT_LETTERS[(seat + 2) % 3]}") == first + 2 * TILES + 1
    assert action(f"gather {tiles[1]} {SEAT_LETTERS[(seat + 1) % 3]}") == first + 4 * TILES + 1
    assert action(f"gather {tiles[1]} all") == first + 6 * TILES + 1
    first += 7 * TILES
    assert action(f"swap-hands {SEAT_LETTERS[(seat + 1) % 3]}") == first + 1
    assert action(f"look {SEAT_LETTERS[(seat + 1) % 3]}") == first + 4
    assert action("pass") == first + 6
    assert action("done") == first + 7 == encoding.action_count - 1
