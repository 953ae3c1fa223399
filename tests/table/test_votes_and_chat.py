"""Votes to end a match, rematches, chat and muting."""

import pytest

from support.tables import ANNA, BASIA, CELINE, TableDriver
from tricity.table import events, player_view
from tricity.table.clocks import NO_OUTAGES
from tricity.table.commands import chat, closure, rematch, seats
from tricity.table.errors import BadRequest, Forbidden, WrongState
from tricity.table.events import LogEntry
from tricity.table.player_view import Viewer
from tricity.table.principal import PersonId
from tricity.table.storage.table_summary import ListedTable, Projection
from tricity.table.table import Table


def test_a_match_is_abandoned_when_all_people_who_play_vote_for_it() -> None:
    driver = TableDriver(("me", "open", "open"))
    driver.do(ANNA, closure.vote(driver.table, ANNA, 0, True))
    driver.do(BASIA, closure.vote(driver.table, BASIA, 1, True))
    driver.do(BASIA, closure.vote(driver.table, BASIA, 1, False))
    driver.do(CELINE, closure.vote(driver.table, CELINE, 2, True))
    assert driver.status() == "playing"
    driver.do(BASIA, closure.vote(driver.table, BASIA, 1, True))
    assert driver.status() == "abandoned"
    with pytest.raises(WrongState):
        closure.vote(driver.table, ANNA, 0, True)


def test_a_player_who_is_away_does_not_agree_to_the_end() -> None:
    driver = TableDriver()
    driver.do(ANNA, closure.vote(driver.table, ANNA, 0, True))
    driver.do(BASIA, seats.hand_over(driver.table, BASIA, 1))
    assert driver.status() == "playing"
    driver.do(BASIA, closure.vote(driver.table, BASIA, 1, True))
    assert driver.status() == "abandoned"


def test_a_player_who_ran_out_of_time_does_not_block_the_vote() -> None:
    driver = TableDriver()
    driver.do(ANNA, closure.vote(driver.table, ANNA, 0, True))
    driver.do(None, events.TimedOut(1))
    assert driver.status() == "abandoned"


def test_a_vote_by_the_old_rules_ends_the_match_as_it_did() -> None:
    driver = TableDriver()
    driver.do(BASIA, seats.hand_over(driver.table, BASIA, 1))
    driver.do(ANNA, events.Voted(0, yes=True))
    assert driver.status() == "abandoned"


def test_an_abandoned_match_shows_its_seed() -> None:
    driver = TableDriver()
    assert player_view.table_view(driver.table, Viewer(ANNA, 0)).seed is None
    for person, seat in ((ANNA, 0), (BASIA, 1)):
        driver.do(person, closure.vote(driver.table, person, seat, True))
    assert player_view.table_view(driver.table, Viewer(ANNA, 0)).seed == "7"


def test_a_rematch_keeps_the_seats_and_another_one_begins() -> None:
    driver = TableDriver(("me", "open", "random"))
    with pytest.raises(WrongState, match="table-not-ended"):
        rematch.rematch(driver.table, BASIA, "u")
    for person, seat in ((ANNA, 0), (BASIA, 1)):
        driver.do(person, closure.vote(driver.table, person, seat, True))
    with pytest.raises(Forbidden):
        rematch.rematch(driver.table, CELINE, "u")
    event, opened = rematch.rematch(driver.table, BASIA, "u")
    driver.do(BASIA, event)
    assert driver.table.rematch == "u"
    assert [(seat.owner, seat.kept_for, seat.bot) for seat in opened.seats] == [
        (BASIA, "", ""),
        ("", "", "random"),
        ("", ANNA, ""),
    ]
    assert opened.seed != driver.table.opened.seed


def test_everybody_keeps_their_colour_in_every_rematch() -> None:
    driver = TableDriver(("me", "open", "random"))
    for person, seat in ((ANNA, 0), (BASIA, 1)):
        driver.do(person, closure.vote(driver.table, person, seat, True))
    _, opened = rematch.rematch(driver.table, BASIA, "u")
    again = Table("u", LogEntry(1, driver.now, BASIA, "", opened))
    assert again.colours == (1, 2, 0)
    again.apply(LogEntry(2, driver.now, ANNA, "", seats.join(again, ANNA, "Anna")))
    for number, person, seat in ((3, BASIA, 0), (4, ANNA, 2)):
        again.apply(LogEntry(number, driver.now, person, "", closure.vote(again, person, seat, True)))
    _, opened = rematch.rematch(again, ANNA, "v")
    assert opened.colours == (2, 0, 1)
    colours = [seat.colour for seat in player_view.table_view(again, Viewer(None, None)).seats]
    assert colours == [1, 2, 0]


def test_players_of_both_games_know_the_address_of_the_last_one_and_who_asked_for_a_rematch() -> None:
    driver = TableDriver()
    for person, seat in ((ANNA, 0), (BASIA, 1)):
        driver.do(person, closure.vote(driver.table, person, seat, True))
    event, opened = rematch.rematch(driver.table, BASIA, "u")
    driver.do(BASIA, event)
    shown = player_view.table_update(driver.table, Viewer(ANNA, 0), driver.table.number - 1)
    assert (shown.entries[0].seat, shown.entries[0].table) == (1, "u")
    again = Table("u", LogEntry(1, driver.now, BASIA, "", opened))
    for viewer, known in ((Viewer(ANNA, None), "t"), (Viewer(BASIA, 0), "t"), (Viewer(None, None), "")):
        assert player_view.table_view(again, viewer).rematch_of == known


def test_a_kept_seat_is_for_one_person() -> None:
    driver = TableDriver()
    for person, seat in ((ANNA, 0), (BASIA, 1)):
        driver.do(person, closure.vote(driver.table, person, seat, True))
    _, opened = rematch.rematch(driver.table, ANNA, "u")
    again = TableDriver(join=False)
    again.table.seats[1].kept_for = opened.seats[0].kept_for
    with pytest.raises(WrongState, match="no-free-seat"):
        seats.join(again.table, CELINE, "Céline")
    assert seats.join(again.table, BASIA, "Basia").seat == 1


def test_only_players_of_the_table_can_chat() -> None:
    driver = TableDriver()
    message = chat.say(driver.table, ANNA, 0, "hello", "")
    driver.do(ANNA, message)
    assert player_view.table_update(driver.table, Viewer(BASIA, 1), 2).entries[0].phrase == "hello"
    with pytest.raises(Forbidden):
        chat.say(driver.table, CELINE, 0, "hello", "")
    for phrase, text in (("", ""), ("hello", "hello"), ("", "x" * 301), ("", "a\nb"), ("rude", "")):
        with pytest.raises(BadRequest):
            chat.say(driver.table, ANNA, 0, phrase, text)


def test_talk_does_not_make_moves_stale() -> None:
    driver = TableDriver()
    version = driver.table.version
    driver.do(ANNA, chat.say(driver.table, ANNA, 0, "", "take your time"))
    driver.move(driver.table.to_act[0], version=version)


def test_a_muted_player_is_hidden_from_the_one_who_muted_them() -> None:
    driver = TableDriver(("me", "open", "open"))
    driver.do(BASIA, chat.mute(driver.table, BASIA, 0, True))
    driver.do(ANNA, chat.say(driver.table, ANNA, 0, "", "hey"))
    shown = {
        seat: player_view.table_update(driver.table, Viewer(person, seat), 3).entries
        for seat, person in enumerate((ANNA, BASIA, CELINE))
    }
    assert [entry.kind for entry in shown[1]] == ["hidden"]
    assert [(entry.kind, entry.text) for entry in shown[2]] == [("said", "hey")]
    assert [(entry.kind, entry.text) for entry in shown[0]] == [("said", "hey")]
    driver.do(BASIA, chat.mute(driver.table, BASIA, 0, False))
    assert player_view.table_update(driver.table, Viewer(BASIA, 1), 3).entries[0].text == "hey"
    with pytest.raises(Forbidden):
        chat.mute(driver.table, PersonId("stranger"), 0, True)


def test_only_the_one_who_muted_can_tell() -> None:
    muting, other = TableDriver(("me", "open", "open")), TableDriver(("me", "open", "open"))
    for driver in (muting, other):
        driver.do(ANNA, chat.say(driver.table, ANNA, 0, "", "hey"))
        if driver is muting:
            for on in (True, False, True):
                receipt = driver.do(BASIA, chat.mute(driver.table, BASIA, 0, on))
                assert receipt.number == 4
        driver.now += 1
        assert driver.do(CELINE, chat.say(driver.table, CELINE, 2, "hello", "")).number == 5
    for after in range(7):
        for viewer in (Viewer(ANNA, 0), Viewer(CELINE, 2), Viewer(None, None)):
            updates = [player_view.table_update(driver.table, viewer, after) for driver in (muting, other)]
            assert updates[0] == updates[1]
            assert [entry.number for entry in updates[0].entries] == list(range(after + 1, 6))
    assert player_view.table_view(muting.table, Viewer(BASIA, 1)).seats[0].muted
    listed = [ListedTable.of("t", Projection.of(driver.table), CELINE, 2, 0, NO_OUTAGES) for driver in (muting, other)]
    assert listed[0] == listed[1]
