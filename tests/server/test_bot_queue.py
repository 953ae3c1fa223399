"""Fairness among persons and tables, however many of them wait."""

from tricity.server.bot_queue import BotQueue, FairQueue


def taken(queue: FairQueue[str] | BotQueue[str]) -> list[str]:
    items = []
    while queue:
        items.append(queue.take())
    return items


def test_whoever_comes_waits_for_one_item_of_every_other_person() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(60):
        queue.put("anna", f"table {number}", "anna")
        queue.put("celia", f"table {number}", "celia")
    queue.put("basia", "hers", "basia")
    assert taken(queue)[:4] == ["anna", "celia", "basia", "anna"]


def test_the_tables_of_a_person_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for seat in range(3):
        queue.put("anna", "long", f"long {seat}")
    queue.put("anna", "short", "short 0")
    assert taken(queue) == ["long 0", "short 0", "long 1", "long 2"]


def test_whoever_is_served_goes_to_the_end_of_the_line() -> None:
    queue: FairQueue[str] = FairQueue()
    for person in ("anna", "basia"):
        for number in range(2):
            queue.put(person, f"{person} {number}", person)
    order = []
    for _ in range(4):
        order.append(queue.take())
        queue.put(order[-1], "again", order[-1])
    assert order == ["anna", "basia", "anna", "basia"]


def test_watched_tables_go_first_and_the_others_are_not_left_out() -> None:
    queue: BotQueue[str] = BotQueue()
    for number in range(6):
        queue.put("basia", f"table {number}", "unwatched", watched=False)
        queue.put("anna", f"table {number}", "watched", watched=True)
    order = taken(queue)
    assert order[:8] == [*["watched"] * 3, "unwatched"] * 2
    assert order.count("unwatched") == 6
