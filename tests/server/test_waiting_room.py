"""Before the start, over HTTP: who sits where, who is sent away, when it begins; several people on one device."""

from support.servers import Guest


def names(guest: Guest, table: str) -> list[str]:
    return [seat["name"] or seat["bot"] for seat in guest.state(table)["seats"]]


def test_a_waiting_room_from_the_first_seat_to_the_start(anna: Guest, basia: Guest, url: str) -> None:
    table = anna.open("me", "me", "open", "open", "open", game="infinite-city", names=["", "Ben"], host_starts=True)
    assert anna.state(table)["host_starts"]
    basia.do(table, "join")
    basia.do(table, "join", name="Cyril")
    basia.do(table, "swap", seat=2, other=4)
    assert names(anna, table) == ["Anna", "Ben", "", "Cyril", "Basia"]
    basia.do(table, "swap", status=409, seat=4, other=0)
    basia.do(table, "start", status=403, bot="random")
    anna.do(table, "place", seat=2, bot="random")
    anna.do(table, "place", seat=2, bot="")
    anna.do(table, "swap", seat=0, other=3)
    anna.do(table, "start", status=409)
    anna.do(table, "remove", seat=0)
    assert basia.state(table)["removed"]
    assert table not in [listed["table"] for listed in basia.get("/api/me/tables")["tables"]]
    basia.do(table, "join", status=403)
    anna.do(table, "start", bot="random")
    assert names(anna, table) == ["random", "Ben", "random", "Anna", "random"]
    assert anna.state(table)["status"] == "playing"


def test_a_shared_device_gets_one_hand_at_a_time(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "me", "open", game="infinite-city", names=["", "Ben"])
    basia.do(table, "join")
    covered = anna.update(table)
    assert covered["now"]["you"] is None
    assert covered["now"]["view"] == Guest(anna.url).state(table)["view"]
    with anna.socket(table) as socket:
        assert '"you":null' in str(socket.recv())
    for seat in (0, 1):
        assert anna.state(table, seat=seat)["view"] == anna.state(table, seat=seat)["view"] != covered["now"]["view"]
    assert anna.state(table, seat=0)["view"] != anna.state(table, seat=1)["view"]
    assert anna.get(f"/api/tables/{table}/moment", moves=0)["eyes"] == "spectator"
    assert anna.get(f"/api/tables/{table}/moment", moves=0, seat=1)["eyes"] == 1
    assert anna.http.get(f"/api/tables/{table}", params={"seat": 2}).status_code == 403
