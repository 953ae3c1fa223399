"""The city has no edge: long lines, far corners, parts that drift apart."""

import random

import pytest

import tricity
from support import infinite_city_reference as slow
from support.card_city import refused
from support.infinite_city import BOX, Drawing, Tile, draw, make_position, places, table
from tricity.games.infinite_city import city as engine
from tricity.games.infinite_city.cells import cell_name, find, parse_cell
from tricity.games.infinite_city.setup import empty
from tricity.games.infinite_city.state import FACE_UP, InfiniteCity
from tricity.games.infinite_city.tileset import tileset_of

DIRECTIONS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}
BARE = [letters for letters, count in BOX.items() for _ in range(count) if letters not in ("Pz", "Ho", "Pw", "Fa")]


def line(tiles: int, step: tuple[int, int]) -> Drawing:
    """Face-up tiles without tokens, from the centre on."""
    x, y = step
    return Drawing({f"{number * x},{number * y}": Tile(letters) for number, letters in enumerate(BARE[:tiles])})


@pytest.mark.rule("IC-03", "IC-10")
@pytest.mark.parametrize("step", DIRECTIONS.values(), ids=DIRECTIONS)
def test_a_line_of_a_hundred_tiles_grows_on(step: tuple[int, int]) -> None:
    x, y = step
    match = table(line(99, step), ["Fa Fa"])
    end = f"{99 * x},{99 * y}"
    assert len(places(match, "factory")) == 2 * 99 + 2
    match.play(f"play factory {end}")
    view = match.view(None)
    assert len(view["city"]) == 100
    assert view["places"] == slow.in_reading_order(slow.frontier(slow.city_of(view)))
    assert tricity.from_position(match.position()).position() == match.position()


@pytest.mark.parametrize("step", DIRECTIONS.values(), ids=DIRECTIONS)
def test_a_game_that_only_grows_one_way(step: tuple[int, int]) -> None:
    """Played from the deal: every tile goes as far out as it may."""
    match, rng = tricity.new("infinite-city", players=6, seed=3), random.Random(3)

    def far_out(move: tricity.Move) -> int:
        x, y = slow.cell_of(move.args[-1])
        return x * step[0] + y * step[1]

    while not match.over:
        moves = match.legal_moves()
        match.play(max(moves, key=far_out) if moves[0].verb in ("play", "lay", "to") else rng.choice(moves))
    extent = [slow.cell_of(at)[0 if step[0] else 1] for at in match.view(None)["city"]]
    assert max(extent) - min(extent) >= 30
    assert tricity.replay(match.record()).position() == match.position()


@pytest.mark.rule("IC-H15")
def test_parts_may_drift_apart_without_end() -> None:
    """Two pairs of tiles walk away from each other, the hind one of a pair to its front, by the engine's own moves."""
    state = empty(2, tileset_of(None))
    for cell in ("0,0", "1,0", "4,4", "4,5"):
        engine.place_tile(state, parse_cell(cell), state.tileset.packed_tiles[0])
    for step in range(20_000):
        engine.move_tile(state, find(state.cells, parse_cell(f"{1 - step},0")), parse_cell(f"{-1 - step},0"))
        engine.move_tile(state, find(state.cells, parse_cell(f"4,{4 + step}")), parse_cell(f"4,{6 + step}"))
    assert [cell_name(cell) for cell in state.cells] == ["-20000,0", "-19999,0", "4,20004", "4,20005"]
    check_frontier(state)


def check_frontier(state: InfiniteCity) -> None:
    city: slow.City = {slow.cell_of(cell_name(cell)): {"tile": "bank", "tokens": []} for cell in state.cells}
    assert [cell_name(cell) for cell in state.frontier] == slow.in_reading_order(slow.frontier(city))
    assert all(word & FACE_UP for word in state.tiles)


@pytest.mark.parametrize("corner", ["4000000,4000000", "-4000000,4000000", "4000000,-4000000", "-4000000,-4000000"])
def test_a_part_at_the_end_of_the_world_plays_on(corner: str) -> None:
    x, y = slow.cell_of(corner)
    far = {f"{x},{y}": Tile("Hs"), f"{x + 1},{y}": Tile("Em")}
    match = table(Drawing({**draw("Gu").tiles, **far}), ["Fa Fa"])
    assert {f"{x - 1},{y}", "0,1"} <= places(match, "factory")
    match.play(f"play factory {x},{y - 1}")
    assert match.view(None)["city"][f"{x},{y - 1}"]["tokens"] == [0]


def test_a_place_far_out_is_refused_for_what_it_touches_not_for_where_it_is() -> None:
    match = table(draw("Gu"), ["Fa"])
    assert refused(match, "play factory 8388607,-8388607") == ("IC-10", {"case": "apart", "at": "8388607,-8388607"})
    with pytest.raises(tricity.BadMove):
        match.play("play factory 8388608,0")


def test_a_position_out_there_leaves_room_to_drift() -> None:
    with pytest.raises(tricity.BadPosition) as caught:
        tricity.from_position(make_position(draw("Gu", at="4194305,0")))
    assert caught.value.key == "ic-position-cell"
