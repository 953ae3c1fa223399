"""The puzzle of the day over HTTP: nobody needs an identity for it."""

import pytest

from support.servers import Guest
from tricity.analysis.puzzles import puzzles
from tricity.games import names

WITH_PUZZLES = [name for name in names() if puzzles(name)]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_solved_over_http(stranger: Guest, game: str) -> None:
    path = f"/api/puzzles/{game}/2026-11-18"
    shown = stranger.get(path)
    now, decision = shown["update"]["now"], shown["decision"]
    assert (now["game"], now["you"], now["view"]["seat"]) == (game, decision["seat"], decision["seat"])
    assert (now["seed"], decision["losses"], shown["right"]) == (None, {}, 1)
    assert stranger.get(f"{path}/attempt", move=decision["best"]) == {"right": True, "loss": 0, "problem": None}
    assert not stranger.get(f"{path}/attempt", move=decision["move"])["right"]
    assert stranger.get(f"{path}/line")[0]["move"] == decision["best"]
    assert stranger.get(path) == shown
    stranger.get(f"{path}/attempt", 422, move="nonsense")


def test_what_is_no_puzzle(stranger: Guest) -> None:
    stranger.get("/api/puzzles/chess/2026-11-18", 400)
    stranger.get("/api/puzzles/card-city/tomorrow", 404)
