"""A player who is away agrees to nothing: what the others can do meanwhile, and what happens to their requests."""

from typing import Any

from support.servers import Clock, Guest, play, served
from tricity.table.clocks import MINUTE


def revealed(url: str, **more: Any) -> tuple[Guest, Guest, str]:
    """Anna, Basia, and their table of Point City, where Anna's last move revealed something."""
    anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
    table = anna.open("me", "open", game="point-city", stand_in="random", **more)
    basia.do(table, "join")
    while "draw" not in (state := anna.state(table))["choices"]:
        play({0: anna, 1: basia}, table, moves=1)
    anna.do(table, "moves", seat=0, version=state["version"], move="draw")
    return anna, basia, table


def test_nobody_undoes_past_a_reveal_while_the_others_are_away(sqlite_url: str) -> None:
    clock = Clock()
    with served(sqlite_url, clock) as url:
        anna, basia, table = revealed(url)
        before = anna.state(table)
        anna.do(table, "undo", seat=0, version=before["version"])
        basia.do(table, "hand-over", seat=1)
        asked = anna.state(table)
        assert asked["moves"] == before["moves"]
        assert asked["undo_request"]["awaiting_consent"] == [1]
        assert [move["seat"] for move in asked["undo_request"]["moves"]] == [0]
        # Nobody answers: the move stands, and the stand-in plays on.
        clock.ahead += 31 * MINUTE
        kinds, now = list[str](), asked
        while now["moves"] == before["moves"]:
            update = anna.update(table, after=now["number"], wait=20)
            kinds += [entry["kind"] for entry in update["entries"]]
            now = update["now"]
        assert kinds[:2] == ["undo-expired", "moved"]
        assert now["undo_request"] is None


def test_a_request_can_be_made_once(url: str) -> None:
    anna, basia, table = revealed(url)
    version = anna.state(table)["version"]
    anna.do(table, "undo", seat=0, version=version)
    basia.do(table, "answer", seat=1, yes=False)
    assert not anna.state(table)["can_undo"]
    refusal = anna.do(table, "undo", 409, seat=0, version=version)
    assert refusal["say"] == "undo-asked-before"


def test_a_table_can_forbid_undo(url: str) -> None:
    anna, _, table = revealed(url, undo="never")
    state = anna.state(table)
    assert (state["undo"], state["can_undo"]) == ("never", False)
    assert anna.do(table, "undo", 409, seat=0, version=state["version"])["say"] == "undo-never"
    assert anna.open("me", "open", undo="sometimes", status=400) == ""


def test_one_cannot_end_the_match_while_the_other_is_away(url: str) -> None:
    anna, basia, table = revealed(url)
    basia.do(table, "hand-over", seat=1)
    anna.do(table, "vote", seat=0, yes=True)
    assert anna.state(table)["status"] == "playing"
    basia.do(table, "vote", seat=1, yes=True)
    assert anna.state(table)["status"] == "abandoned"
