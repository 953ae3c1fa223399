"""A table from its opening to its end, as browsers use it."""

import json
import random
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from support.servers import Guest, new_key, play, updates_until
from tricity.locales import LANGUAGES, words
from tricity.server.api import games as games_api
from tricity.table.commands.chat import PHRASES


def test_friends_meet_by_link_and_hear_each_other_at_once(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open", clock={"kind": "live", "move": 60, "reserve": 300})
    with anna.socket(table) as socket:
        assert updates_until(socket, 1)[-1]["now"]["status"] == "gathering"
        basia.do(table, "join")
        assert updates_until(socket, 2)[-1]["now"]["status"] == "playing"
        mover, seat = (anna, 0) if anna.state(table)["to_act"] == [0] else (basia, 1)
        state = mover.state(table)
        response = mover.do(table, "moves", seat=seat, version=0, move=state["choices"][0])
        assert response == {"number": 3, "version": 1}
        update = updates_until(socket, 3)[-1]
        assert [entry["kind"] for entry in update["entries"]] == ["moved"]
        assert update["now"]["version"] == 1


def test_a_client_that_was_away_hears_what_it_missed(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    play({0: anna, 1: basia}, table, moves=5)
    with basia.socket(table, after=2) as socket:
        update = updates_until(socket, 7)[0]
        assert [entry["number"] for entry in update["entries"]] == [3, 4, 5, 6, 7]


def test_without_sockets_one_waits_for_an_answer(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    timer = threading.Timer(0.2, lambda: basia.do(table, "join"))
    timer.start()
    update = anna.update(table, after=1, wait=20)
    timer.join()
    assert [entry["kind"] for entry in update["entries"]] == ["joined"]
    assert anna.update(table, after=2)["entries"] == []


def test_the_same_request_twice_is_one_move(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    seat = anna.state(table)["to_act"][0]
    mover = (anna, basia)[seat]
    state = mover.state(table)
    body = {"key": new_key(), "seat": seat, "version": 0, "move": state["choices"][0]}
    first = mover.post(f"/api/tables/{table}/moves", body)
    play({0: anna, 1: basia}, table, moves=3)
    assert mover.post(f"/api/tables/{table}/moves", body) == first
    assert mover.state(table)["version"] == 4


def test_a_move_that_comes_in_pieces_is_the_same_move(anna: Guest) -> None:
    table = anna.open("me", "me")
    seat = anna.state(table)["to_act"][0]
    state = anna.state(table, seat=seat)
    move = {"key": new_key(), "seat": seat, "version": state["version"], "move": state["choices"][0]}
    content = json.dumps(move).encode()
    pieces = anna.http.post(f"/api/tables/{table}/moves", content=iter([content[:9], content[9:]]))
    whole = anna.http.post(f"/api/tables/{table}/moves", json=move)
    assert pieces.status_code == whole.status_code == 200
    assert pieces.json() == whole.json() == {"number": 2, "version": 1}
    assert pieces.headers["content-type"] == whole.headers["content-type"]
    assert anna.state(table)["number"] == 2


def test_a_table_is_opened_once_per_key(anna: Guest) -> None:
    body = {"key": new_key(), "game": "card-city", "seats": ["me", "open"]}
    assert anna.post("/api/tables", body, 201) == anna.post("/api/tables", body, 201)


def test_a_stale_move_is_refused_with_the_version(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    play({0: anna, 1: basia}, table, moves=4)
    seat = anna.state(table)["to_act"][0]
    refused = (anna, basia)[seat].do(table, "moves", 409, seat=seat, version=0, move="pass")
    assert (refused["say"], refused["version"]) == ("stale-version", 4)


def test_simultaneous_seats_can_answer_the_same_version(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    guests = {0: anna, 1: basia}
    while len(anna.state(table)["to_act"]) < 2:
        play(guests, table, moves=1)
    states = [guest.state(table) for guest in guests.values()]
    for seat, guest in guests.items():
        guest.do(table, "moves", seat=seat, version=states[0]["version"], move=states[seat]["choices"][0])
    assert anna.state(table)["version"] == states[0]["version"] + 2


def test_an_illegal_move_names_its_rule_in_the_readers_language(anna: Guest) -> None:
    table = anna.open("me", "me")
    seat = anna.state(table)["to_act"][0]
    anna.http.headers["accept-language"] = "fr-FR, en;q=0.5"
    refused = anna.do(table, "moves", 422, seat=seat, version=0, move="build residence c2")
    assert refused["rule"].startswith("CC-")
    assert refused["say"] == f"{refused['rule']}.refused"
    why = anna.get(f"/api/tables/{table}/why", seat=seat, move="build residence c2")
    assert (why["legal"], why["problem"]["text"]) == (False, refused["text"])
    choice = anna.state(table, seat=seat)["choices"][0]
    why = anna.get(f"/api/tables/{table}/why", seat=seat, move=choice)
    assert (why["legal"], why["problem"]) == (True, None)
    assert anna.do(table, "moves", 422, seat=seat, version=0, move="fly")["say"] == "not-a-move"


def test_a_refusal_out_of_turn_says_who_is_to_act(anna: Guest) -> None:
    table = anna.open("me", "me")
    acting = anna.state(table)["to_act"]
    move = anna.state(table, seat=acting[0])["choices"][0]
    refused = anna.do(table, "moves", 422, seat=1 - acting[0], version=0, move=move)
    assert (refused["say"], refused["facts"]["acting_seats"]) == ("out-of-turn", acting)
    assert refused["rule"].startswith("CC-")


def test_a_legal_move_tells_what_it_would_do(anna: Guest) -> None:
    table = anna.open("me", "me")
    rng = random.Random(3)
    compared = 0
    for _ in range(40):
        seat = anna.state(table)["to_act"][0]
        state = anna.state(table, seat=seat)
        move = rng.choice(state["choices"])
        before = anna.get(f"/api/tables/{table}/sheets", seat=seat)[seat]["total"]
        why = anna.get(f"/api/tables/{table}/why", seat=seat, move=move)
        anna.do(table, "moves", seat=seat, version=state["version"], move=move)
        events = anna.update(table, seat=seat, after=state["number"])["entries"][0]["events"]
        assert why["preview"] == events[: len(why["preview"])]
        if why["points"] is not None:
            compared += 1
            assert anna.get(f"/api/tables/{table}/sheets", seat=seat)[seat]["total"] - before == why["points"]
    assert compared
    assert anna.get(f"/api/tables/{table}/sheets", moves=0, eyes="spectator") != []
    anna.get(f"/api/tables/{table}/sheets", 403, eyes="open")


def test_talk_phrases_and_mute(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    for phrase in PHRASES:
        anna.do(table, "chat", seat=0, phrase=phrase)
    text = "<script>alert('ż')</script> & \"so on\""
    anna.do(table, "chat", seat=0, text=text)
    messages = [entry for entry in basia.update(table)["entries"] if entry["kind"] == "said"]
    assert [entry.get("phrase") for entry in messages] == [*PHRASES, None]
    assert messages[-1]["text"] == text
    basia.do(table, "mute", seat=0, on=True)
    assert not [entry for entry in basia.update(table)["entries"] if entry["kind"] == "said"]
    anna.do(table, "chat", 400, seat=0, text="x" * 301)
    anna.do(table, "chat", 403, seat=1, phrase="hello")


def test_taking_back_asks_where_it_must(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    guests = {0: anna, 1: basia}
    play(guests, table, moves=6)
    state = anna.state(table)
    anna.do(table, "undo", seat=0, version=state["version"])
    question = anna.state(table)["undo_request"]
    if question is not None:
        assert question["awaiting_consent"] == [1]
        basia.do(table, "answer", seat=1, yes=True)
    assert anna.state(table)["moves"] < state["moves"]


def test_abandoning_and_meeting_again(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open", public=True)
    basia.do(table, "join")
    anna.do(table, "rematch", 409)
    anna.do(table, "vote", seat=0, yes=True)
    assert anna.state(table)["status"] == "playing"
    basia.do(table, "vote", seat=1, yes=True)
    assert anna.state(table)["status"] == "abandoned"
    rematch = basia.do(table, "rematch")["table"]
    assert anna.do(table, "rematch")["table"] == rematch
    assert anna.state(table)["rematch"] == rematch
    assert [seat["kept"] for seat in anna.state(rematch)["seats"]] == [False, True]
    anna.do(rematch, "join")
    assert anna.state(rematch)["you"] == 1


def test_since_ones_last_turn(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    guests = {0: anna, 1: basia}
    play(guests, table, moves=4)
    anna.post(f"/api/tables/{table}/seen", {"number": 4})
    assert [entry["number"] for entry in anna.get(f"/api/tables/{table}/since")["entries"]] == [5, 6]
    with anna.socket(table, after=6) as socket:
        updates_until(socket, 6)
        socket.send(json.dumps({"kind": "seen", "number": 5}))
        for _ in range(100):
            if len(anna.get(f"/api/tables/{table}/since")["entries"]) == 1:
                break
    assert [entry["number"] for entry in anna.get(f"/api/tables/{table}/since")["entries"]] == [6]
    state = anna.get("/api/me/tables")["tables"][0]
    assert (state["table"], state["unseen"], state["yours"]) == (table, 1, [0])


def test_public_tables_are_in_the_lobby_and_private_ones_are_not(anna: Guest, stranger: Guest) -> None:
    public, private = anna.open("me", "open", public=True), anna.open("me", "open")
    shown = [summary["table"] for summary in stranger.get("/api/lobby")["tables"]]
    assert public in shown
    assert private not in shown
    assert stranger.state(private)["status"] == "gathering"


def test_spectators_where_they_are_wanted(anna: Guest, stranger: Guest) -> None:
    table = anna.open("me", "me", spectators=False)
    stranger.update(table, status=403)
    with stranger.socket(table) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "no-spectators")
    table = anna.open("me", "me")
    with stranger.socket(table) as socket:
        assert updates_until(socket, 1)[0]["now"]["you"] is None


def test_handing_over_and_back(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    basia.do(table, "hand-over", seat=1)
    seat = anna.state(table)["seats"][1]
    assert (seat["plays"], seat["away"], seat["name"]) == ("bot", True, "Basia")
    anna.do(table, "take-back", 403, seat=1)
    basia.do(table, "take-back", seat=1)
    assert anna.state(table)["seats"][1]["plays"] == "person"
    basia.do(table, "leave", seat=1)
    assert basia.get("/api/me/tables")["tables"] == []


def test_the_host_fills_the_table_with_bots(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open", "open")
    basia.do(table, "place", 403, seat=1, bot="random")
    anna.do(table, "place", seat=1, bot="random")
    anna.do(table, "place", 400, seat=2, bot="nobody")
    anna.do(table, "place", seat=2, bot="random")
    assert anna.state(table)["status"] == "playing"


def test_tables_that_cannot_be(anna: Guest) -> None:
    changes: tuple[dict[str, Any], ...] = (
        {"game": "chess"},
        {"seats": ["me"] * 9},
        {"seats": ["random", "random"]},
        {"seats": []},
        {"options": {"decentralisation": 1}},
        {"options": {"colour": "red"}},
        {"clock": {"kind": "live", "move": 1}},
        {"clock": {"kind": "sundial"}},
        {"clock": {"kind": "none", "move": 3}},
        {"stand_in": "nobody"},
        {"key": "short"},
        {"more": 1},
    )
    for change in changes:
        body = {"key": new_key(), "game": "card-city", "seats": ["me", "open"], **change}
        anna.post("/api/tables", body, 400)
    anna.update("no-such-table", status=404)


def test_games_with_their_options_and_rules(stranger: Guest) -> None:
    offer = stranger.get("/api/games", lang="pl")
    for game in offer["games"]:
        assert game["title"]
        assert game["players"]
        assert all(option["text"] and option["rule"] for option in game["options"])
    assert len(offer["phrases"]) == len(PHRASES)
    stranger.get("/api/games", 400, lang="de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_guests_are_told_of_a_slow_engine(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    offer = games_api._offer.__wrapped__
    for is_compiled in (True, False):
        monkeypatch.setattr(games_api, "compiled", lambda answer=is_compiled: answer)
        assert offer(lang).notice == ("" if is_compiled else words("slow-engine", lang))


@pytest.mark.parametrize(("lang", "first"), [("en", "type"), ("fr", "type"), ("pl", "symbol")])
def test_the_rulebook_of_the_readers_language_is_offered_first(stranger: Guest, lang: str, first: str) -> None:
    (game,) = [game for game in stranger.get("/api/games", lang=lang)["games"] if game["name"] == "point-city"]
    (option,) = [option for option in game["options"] if option["name"] == "automa_scoring"]
    assert (option["first_game"], option["values"][0], option["default"]) == (first, first, "type")
    assert sorted(option["values"]) == ["symbol", "type"]


def test_options_are_checked_before_a_table_is_opened(stranger: Guest) -> None:
    def check(values: object, status: int = 200) -> Any:
        body = {"players": 2, "options": {"printed_values": values}}
        return stranger.post("/api/games/infinite-city/options", body, status)

    hotels = check("tuile;nombre;bonus;argenté\nHotel;4;2;oui")["options"]["printed_values"]["hotel"]
    assert hotels == [{"count": 4, "bonus": 2, "silver": True}]
    assert check(None) == {"options": {"printed_values": None}}
    assert check("tile,count,bonus,silver\ncasino,4,2,yes", 400)["facts"]["line"] == 2
    stranger.post("/api/games/no-such-game/options", {"players": 2, "options": {}}, 400)
