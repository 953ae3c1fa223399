"""Lessons over HTTP: nobody needs an identity for them, and nothing of them is stored."""

import pytest

from support.servers import Guest
from tricity.games import lessons, names

TAUGHT = [name for name in names() if lessons.lesson(name)]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_over_http(stranger: Guest, game: str) -> None:
    moves: list[str] = []
    number, count = 0, 1
    while number < count:
        step = stranger.get(f"/api/lessons/{game}", step=number, moves=";".join(moves))
        count = step["count"]
        table = step["update"]["now"]
        assert (table["game"], table["you"], table["view"]["seat"]) == (game, 0, 0)
        assert [sheet["seat"] for sheet in step["sheets"]] == list(range(len(table["seats"])))
        if step["kind"] != "read":
            assert table["choices"]
            tried = stranger.get(
                f"/api/lessons/{game}/attempt", step=number, moves=";".join(moves), move=step["example"]
            )
            assert tried["done"]
            assert (tried["problem"] is not None) == (step["kind"] == "refusal")
        if step["kind"] == "move":
            moves.append(step["example"])
            done = stranger.get(f"/api/lessons/{game}", step=number, moves=";".join(moves))
            assert done["reply"] == tried["reply"]
            assert done["update"]["entries"][-1]["kind"] == "moved"
        number += 1
    assert table["status"] == "finished"
    assert table["sheets"]


def test_the_learner_sees_what_a_player_sees(stranger: Guest) -> None:
    step = stranger.get("/api/lessons/card-city", step=2)
    lots = step["update"]["now"]["view"]["lots"]
    assert (lots["down"]["known"], lots["down"]["unknown"]) == ([], 1)
    assert step["update"]["now"]["view"]["seats"][1]["hand"]["known"] == []


def test_what_is_no_step_and_no_move(stranger: Guest) -> None:
    count = stranger.get("/api/lessons/card-city")["count"]
    stranger.get("/api/lessons/card-city", 404, step=count)
    stranger.get("/api/lessons/card-city", 400, step=-1)
    stranger.get("/api/lessons/chess", 400)
    assert stranger.get("/api/lessons/card-city", step=3, moves="nonsense;" + "x" * 400)["reply"]
    stranger.get("/api/lessons/card-city/attempt", 422, step=2, move="nonsense")
    refused = stranger.get("/api/lessons/card-city/attempt", step=5, move="build residence e3")
    assert (refused["done"], refused["problem"]["rule"]) == (False, "CC-25")
