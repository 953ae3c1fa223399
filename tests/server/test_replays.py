"""After the end: the seed, the record, the replay; and records that come back."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from support.servers import Guest, new_key, play
from tricity.cli import main
from tricity.core.deals import commitment


@pytest.fixture
def finished(anna: Guest) -> str:
    table = anna.open("me", "me", public=True)
    assert anna.state(table)["seed"] is None
    play({0: anna, 1: anna}, table)
    return table


def test_the_record_of_a_finished_table_is_verified(finished: str, stranger: Guest, tmp_path: Path) -> None:
    state = stranger.state(finished)
    assert state["status"] == "finished"
    assert commitment(state["seed"]) == state["commitment"]
    response = stranger.http.get(f"/api/tables/{finished}/record")
    assert response.headers["content-type"].startswith("text/plain")
    assert f"card-city-{finished}.txt" in response.headers["content-disposition"]
    file = tmp_path / "record.txt"
    file.write_text(response.text, encoding="utf-8")
    verified = CliRunner().invoke(main, ["verify", str(file)])
    assert verified.exit_code == 0, verified.output
    assert state["seed"] in verified.output
    assert state["commitment"] in verified.output.replace("\n", "")


def test_a_finished_table_is_replayed_with_all_eyes(finished: str, stranger: Guest) -> None:
    replay = stranger.get(f"/api/tables/{finished}/replay")
    assert all(turn["move"] for turn in replay["moves"])
    for eyes in ("0", "1", "spectator", "open"):
        moment = stranger.get(f"/api/tables/{finished}/moment", moves=7, eyes=eyes)
        assert (moment["position"] is not None) == (eyes == "open")
    stranger.get(f"/api/tables/{finished}/moment", 404, moves=100_000)
    stranger.get(f"/api/tables/{finished}/moment", 403, moves=7, eyes="9")
    assert finished in [summary["table"] for summary in stranger.get("/api/lobby", show="finished")["tables"]]


def test_while_it_is_on_there_is_no_record_and_no_other_eyes(anna: Guest, basia: Guest, stranger: Guest) -> None:
    table = anna.open("me", "open")
    for path in ("replay", "record"):
        assert anna.http.get(f"/api/tables/{table}/{path}").status_code == 409
    basia.do(table, "join")
    play({0: anna, 1: basia}, table, moves=5)
    assert stranger.http.get(f"/api/tables/{table}/record").status_code == 409
    for eyes in ("1", "open"):
        anna.get(f"/api/tables/{table}/replay", 403, eyes=eyes)
        anna.get(f"/api/tables/{table}/moment", 403, moves=2, eyes=eyes)
        stranger.get(f"/api/tables/{table}/moment", 403, moves=2, eyes=eyes)
    assert anna.get(f"/api/tables/{table}/moment", moves=2)["view"]["seat"] == 0
    assert stranger.get(f"/api/tables/{table}/moment", moves=2)["view"]["seat"] is None


def test_a_record_is_imported_to_look_at_and_to_play_on(finished: str, basia: Guest) -> None:
    record = basia.http.get(f"/api/tables/{finished}/record").text
    shown = basia.post("/api/imports", {"key": new_key(), "record": record}, 201)["table"]
    assert basia.state(shown)["status"] == "imported"
    assert basia.http.get(f"/api/tables/{shown}/record").text == record
    body = {"key": new_key(), "record": record, "moves": 9, "seats": ["me", "me"]}
    table = basia.post("/api/continuations", body, 201)["table"]
    there = basia.get(f"/api/tables/{finished}/moment", moves=9, eyes="spectator")["view"]
    assert basia.get(f"/api/tables/{table}/moment", moves=0, eyes="spectator")["view"] == there
    play({0: basia, 1: basia}, table, moves=4)
    assert basia.state(table)["moves"] == 4


def test_records_that_tell_no_game_are_refused_with_their_line(basia: Guest) -> None:
    refused = basia.post("/api/imports", {"key": new_key(), "record": "tricity record 1\nnonsense"}, 400)
    assert (refused["say"], refused["facts"]["line"]) == ("bad-record-line", 2)
    bad = "tricity record 1\ngame: card-city\nrules: 1\nplayers: 2\nseed: 7\n\n0 pass\n"
    refused = basia.post("/api/imports", {"key": new_key(), "record": bad}, 400)
    assert refused["facts"]["why"]["text"]
