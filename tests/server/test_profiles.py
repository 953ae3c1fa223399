"""Profiles and ratings: what people have played, and who may see it."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import delete

from support.people import person_of, rate
from support.servers import Guest, eventually, play, served
from tricity.table.storage.database import connect
from tricity.table.storage.schema import results, settings

CLOCK = {"kind": "live", "move": 60, "reserve": 600}


@pytest.fixture
def url(database_url: str) -> Iterator[str]:
    with served(database_url) as address:
        yield address


def change(guest: Guest, visibility: str, *, shows_online: bool = False) -> None:
    body = {"visibility": visibility, "shows_online": shows_online}
    assert guest.http.patch("/api/me/profile", json=body).status_code == 200


def finish(anna: Guest, basia: Guest, **more: Any) -> str:
    table = anna.open("me", "open", **more)
    basia.do(table, "join")
    play({0: anna, 1: basia}, table)
    return table


def test_a_finished_game_is_part_of_both_histories(url: str) -> None:
    anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
    table = finish(anna, basia)
    solo = anna.open("me")
    play({0: anna}, solo)
    ranks = [sheet["rank"] for sheet in anna.state(table)["sheets"]]
    profile = anna.get("/api/me/profile")
    assert (profile["games"], profile["yours"], profile["visibility"]) == (2, True, "private")
    assert [(mode["mode"], mode["players"], mode["games"]) for mode in profile["modes"]] == [
        ("people", 2, 1),
        ("solo", 1, 1),
    ]
    assert profile["won"] == int(ranks[0] == 1)
    assert sum(profile["weeks"]) == 2
    (rival,) = profile["rivals"]
    assert (rival["name"], rival["games"]) == ("Basia", 1)
    assert (rival["won"], rival["lost"]) == (int(ranks[0] < ranks[1]), int(ranks[0] > ranks[1]))
    (best,) = profile["solo"]
    assert best["table"] == solo
    assert best["note"]["rule"]
    games = anna.get(f"/api/people/{profile['person']}/games")["games"]
    assert [game["table"] for game in games] == [solo, table]
    assert games[1]["names"] == ["Anna", "Basia"]
    assert [game["table"] for game in anna.get(f"/api/people/{profile['person']}/games", text="basia")["games"]] == [
        table
    ]
    assert anna.get(f"/api/people/{profile['person']}/games", game="point-city")["games"] == []
    assert table in anna.http.get("/api/me/games.csv").text


def test_a_profile_is_seen_by_whom_its_owner_chooses_and_tells_no_private_address(url: str) -> None:
    anna, basia, stranger = Guest(url, "Anna"), Guest(url, "Basia"), Guest(url)
    private, public = finish(anna, basia), finish(anna, basia, public=True)
    handle = anna.get("/api/me/profile")["person"]
    secret_id = person_of(anna)
    paths = (f"/api/people/{handle}", f"/api/people/{handle}/games")
    hidden = stranger.http.get("/api/people/nobody-at-all").text
    for path in paths:
        assert basia.http.get(path).text == hidden
        assert stranger.http.get(path).text == hidden
    change(anna, "friends")
    assert basia.http.get(paths[0]).status_code == 404
    change(anna, "public")
    for path in paths:
        seen = stranger.http.get(path).text
        assert "Anna" in seen or public in seen
        for secret in (private, secret_id):
            assert secret not in seen
    # Whom Anna has met is her own affair.
    assert stranger.get(paths[0])["rivals"] == []


def test_games_from_before_there_were_results_are_found(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
        finish(anna, basia)
        before = anna.get("/api/me/profile")["modes"]
    adapter = connect(sqlite_url)
    with adapter.engine.begin() as connection:
        connection.execute(delete(results))
        connection.execute(delete(settings).where(settings.c.name == "results"))
    adapter.close()
    with served(sqlite_url) as url:
        anna.http.base_url = url
        eventually(lambda: bool(anna.get("/api/me/profile")["modes"]))
        assert anna.get("/api/me/profile")["modes"] == before


def test_rated_games_need_a_clock_and_opponents(url: str) -> None:
    anna = Guest(url, "Anna")
    for seats, more, why in (
        (("me", "open"), {}, "rated-needs-clock"),
        (("me",), {"clock": CLOCK}, "rated-needs-others"),
        (("me", "me"), {"clock": CLOCK}, "rated-needs-others"),
    ):
        body = {"key": "some-key-1", "game": "card-city", "seats": list(seats), "rated": True, **more}
        assert anna.post("/api/tables", body, 400)["say"] == why
    table = anna.open("me", "open", rated=True, clock=CLOCK)
    assert anna.state(table)["undo"] == "never"
    assert anna.do(table, "join", 409, name="Zosia")["say"] == "rated-one-seat"


def test_a_rated_game_moves_both_ratings_apart_and_others_none(url: str) -> None:
    anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
    finish(anna, basia, clock=CLOCK)
    assert anna.get("/api/me/profile")["ratings"] == []
    table = finish(anna, basia, rated=True, clock=CLOCK)
    ranks = [sheet["rank"] for sheet in anna.state(table)["sheets"]]
    ratings = [guest.get("/api/me/profile")["ratings"][0] for guest in (anna, basia)]
    assert [rating["games"] for rating in ratings] == [1, 1]
    assert all(rating["margin"] < 482 for rating in ratings)
    winner, loser = sorted((0, 1), key=lambda seat: ranks[seat])
    if ranks[0] != ranks[1]:
        assert ratings[winner]["rating"] > 1500 > ratings[loser]["rating"]
    assert [point["rating"] for point in ratings[0]["points"]] == [ratings[0]["rating"]]


def test_whoever_leaves_a_rated_game_comes_last_in_it(url: str) -> None:
    anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
    table = anna.open("me", "open", rated=True, clock=CLOCK, stand_in="random")
    basia.do(table, "join")
    play({0: anna, 1: basia}, table, moves=2)
    basia.do(table, "leave", seat=1)

    def is_over() -> bool:
        if 0 in anna.state(table)["to_act"]:
            play({0: anna}, table, moves=1)
        return bool(anna.state(table)["status"] == "finished")

    eventually(is_over, 120)
    assert anna.get("/api/me/profile")["ratings"][0]["rating"] > 1500
    assert basia.get("/api/me/profile")["ratings"][0]["rating"] < 1500


def standings(guest: Guest, **query: Any) -> list[tuple[int, str]]:
    return [(each["rank"], each["bot"] or each["name"]) for each in ratings(guest, **query)["standings"]]


def ratings(guest: Guest, **query: Any) -> Any:
    return guest.get("/api/ratings/card-city", **query)


def test_bots_are_where_the_arena_has_measured_them(url: str) -> None:
    listed = ratings(Guest(url))["standings"]
    assert [(each["bot"], each["rating"]) for each in listed[:2]] == [("expert", 1932), ("strong", 1761)]


def test_the_list_of_ratings_shows_whom_the_viewer_may_see(database_url: str) -> None:
    with served(database_url) as url:
        anna, basia, celina, stranger = Guest(url, "Anna"), Guest(url, "Basia"), Guest(url, "Celina"), Guest(url)
        rate(database_url, anna, "card-city", 60.0)
        rate(database_url, basia, "card-city", 50.0)
        rate(database_url, celina, "card-city", 70.0, sigma=8.0)
        bots = [name for _, name in standings(stranger)]
        assert "expert" in bots

        # Nobody has chosen to be seen: everybody sees the bots and themselves.
        assert [name for _, name in standings(anna)] == ["Anna", *bots]
        own = ratings(anna)["own"]
        assert (own["rank"], own["name"], own["yours"]) == (1, "Anna", True)
        handles = {}
        for guest in (anna, basia, celina):
            change(guest, "public")
            handles[guest] = guest.get("/api/me/profile")["person"]
        assert standings(stranger)[:3] == [(1, "Anna"), (2, "Basia"), (3, "expert")]
        assert ratings(stranger)["standings"][0]["person"] == handles[anna]

        # A rating that says little is its owner's alone.
        assert (ratings(celina)["own"]["rank"], ratings(celina)["own"]["margin"] > 200) == (0, True)
        assert ratings(stranger)["own"] is None

        # For friends, and not for those who are blocked.
        change(anna, "friends")
        assert standings(basia)[0] == (1, "Basia")
        anna.post("/api/friends", {"person": handles[basia]})
        basia.post("/api/friends", {"person": handles[anna]})
        assert standings(basia)[:2] == [(1, "Anna"), (2, "Basia")]
        assert standings(stranger)[0] == (1, "Basia")
        change(anna, "public")
        anna.post("/api/friends/block", {"person": handles[basia]})
        assert standings(basia)[0] == (1, "Basia")
        assert standings(stranger)[:2] == [(1, "Anna"), (2, "Basia")]

        # A search keeps the places of the whole list, and finds no bots.
        assert standings(stranger, text="bAS") == [(2, "Basia")]
        assert ratings(stranger, text="bAS")["total"] == 1


def test_the_list_of_ratings_has_pages(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        stranger = Guest(url)
        for number in range(60):
            guest = Guest(url, f"Anna {number}")
            rate(sqlite_url, guest, "card-city", 100.0 - number)
            change(guest, "public")
        first = ratings(stranger)
        assert (len(first["standings"]), first["more"]) == (50, 50)
        rest = ratings(stranger, skip=50)
        assert (len(rest["standings"]), rest["more"]) == (first["total"] - 50, None)
        ranks = [each["rank"] for each in (*first["standings"], *rest["standings"])]
        assert ranks == list(range(1, first["total"] + 1))
