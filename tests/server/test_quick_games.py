"""A seat at once: at a table that waits, or at a new one."""

from typing import Any

from support.servers import Guest, new_key, served


def quick(guest: Guest, game: str = "", key: str = "") -> str:
    table: Any = guest.post("/api/quick-games", {"key": key or new_key(), "game": game}, 201)["table"]
    return str(table)


def test_who_comes_second_plays_with_who_came_first(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna, basia, celia = (Guest(url, name) for name in ("Anna", "Basia", "Celia"))
        table = quick(anna, "point-city")
        assert anna.state(table)["status"] == "gathering"
        # Asked again, one waits at the same table.
        assert quick(anna) == table
        assert quick(basia, "card-city") != table
        assert quick(celia, "point-city") == table
        state = celia.state(table)
        assert (state["status"], [seat["name"] for seat in state["seats"]]) == ("playing", ["Anna", "Celia"])


def test_any_game_is_the_one_that_has_waited_longest(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna, basia, celia, dora = (Guest(url, name) for name in ("Anna", "Basia", "Celia", "Dora"))
        first = anna.open("me", "open", public=True, game="infinite-city")
        basia.open("me", "open", public=True)
        assert quick(celia) == first
        key = new_key()
        table = quick(dora, "infinite-city", key)
        # Sent again, it is done once.
        assert quick(dora, "infinite-city", key) == table


def test_what_needs_a_choice_is_not_joined(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
        tables = {
            anna.open("me", "open", public=True, clock={"kind": "days", "days": 2}),
            anna.open("me", "open", public=True, rated=True, clock={"kind": "live", "move": 60, "reserve": 60}),
            anna.open("me", "open"),
        }
        table = quick(basia, "card-city")
        assert table not in tables
        assert basia.state(table)["seats"][0]["name"] == "Basia"


def test_who_was_sent_away_opens_a_table_of_their_own(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
        table = anna.open("me", "open", "open", public=True)
        basia.do(table, "join")
        anna.do(table, "remove", seat=1)
        assert quick(basia, "card-city") != table


def test_nobody_plays_without_a_name_and_no_game_is_made_up(anna: Guest, stranger: Guest) -> None:
    stranger.post("/api/quick-games", {"key": new_key()}, 401)
    anna.post("/api/quick-games", {"key": new_key(), "game": "chess"}, 400)
