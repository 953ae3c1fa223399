"""The privacy boundary of a table, for every game: each viewer gets what they may know."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.tables import ANNA, BASIA, CELINE, PEOPLE, TableDriver, rewritten
from support.variants import Variant, plain_variants
from tricity.analysis.match import Match
from tricity.table import events, player_view, replay
from tricity.table.commands import chat, new_table, seats
from tricity.table.errors import Forbidden, NotFound, WrongState
from tricity.table.player_view import Viewer
from tricity.table.principal import PersonId
from tricity.table.table import Table


def sitting_for(variant: Variant, seed: int) -> TableDriver:
    return TableDriver(("me",) * variant.players, game=variant.game, options=variant.options, seed=f"secret-{seed}")


def shown(table: Table, viewer: Viewer) -> bytes:
    return msgspec.json.encode(player_view.table_update(table, viewer, 0))


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@given(seed=st.integers(0, 1000), moves=st.integers(0, 40))
def test_nobody_sees_the_texts_or_secrets_of_others(variant: Variant, seed: int, moves: int) -> None:
    driver = sitting_for(variant, seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if driver.table.ended:
            return
        seat = rng.choice(driver.table.to_act)
        driver.move(seat, str(rng.choice(driver.table.match.legal_moves(seat))))
    if driver.table.ended:
        return
    for viewer in (None, *range(variant.players)):
        update = player_view.table_update(driver.table, Viewer(ANNA, viewer), 0)
        assert update.now.seed is None
        assert update.now.view == driver.table.match.view(viewer)
        for entry, item in zip(update.entries, driver.table.history, strict=True):
            if isinstance(item.entry.event, events.Moved):
                assert bool(entry.move) == (item.entry.event.seat == viewer)
            sent = [(event.kind, event.facts, event.secret) for event in entry.events]
            assert sent == [(event.kind, event.seen_by(viewer), viewer in event.to) for event in item.events]
        assert b"secret-" not in shown(driver.table, Viewer(ANNA, viewer))


def test_before_the_start_nobody_sees_a_card() -> None:
    table = TableDriver(join=False).table
    update = player_view.table_update(table, player_view.viewer_for(table, ANNA), 0)
    assert (update.now.view, update.now.choices, update.entries[0].events) == (None, (), ())
    assert update.now.commitment == table.match.commitment
    with pytest.raises(WrongState):
        replay.moment(table, Viewer(ANNA, 0), None, 0)


def test_a_strangers_seat_is_not_to_be_had() -> None:
    table = TableDriver().table
    with pytest.raises(Forbidden):
        player_view.viewer_for(table, ANNA, 1)
    assert player_view.viewer_for(table, ANNA) == Viewer(ANNA, 0)
    assert player_view.viewer_for(table, PersonId("stranger")) == Viewer(None, None)
    assert player_view.viewer_for(table, None) == Viewer(None, None)


def test_spectators_only_where_they_are_wanted() -> None:
    driver = TableDriver(spectators=False)
    with pytest.raises(Forbidden, match="no-spectators"):
        player_view.viewer_for(driver.table, PersonId("stranger"))
    assert player_view.viewer_for(driver.table, PEOPLE[1]) == Viewer(PEOPLE[1], 1)


def test_persons_are_not_named_by_their_identity() -> None:
    driver = TableDriver(("me", "open", "open"))
    driver.play_until(lambda table: table.version == 5)
    for viewer in (Viewer(ANNA, 0), Viewer(None, None)):
        text = shown(driver.table, viewer).decode()
        assert not any(f'"{person}"' in text for person in PEOPLE)


def test_while_the_match_is_on_one_looks_back_with_ones_own_eyes() -> None:
    driver = TableDriver()
    driver.play_until(lambda table: table.version == 6)
    table = driver.table
    viewer = Viewer(ANNA, 0)
    assert replay.moment(table, viewer, None, 3).view["seat"] == 0
    assert replay.moment(table, viewer, "spectator", 3).view["seat"] is None
    for eyes in (1, "open"):
        with pytest.raises(Forbidden):
            replay.moment(table, viewer, eyes, 3)
        with pytest.raises(Forbidden):
            replay.replay(table, viewer, eyes)
    assert {played.seat for played in replay.replay(table, viewer, None).moves if played.move} == {0}
    with pytest.raises(NotFound):
        replay.moment(table, viewer, None, 7)
    with pytest.raises(WrongState, match="table-not-ended"):
        replay.record(table)


def test_afterwards_everybody_sees_everything() -> None:
    driver = TableDriver(("me", "me"))
    driver.play_until(lambda table: table.ended)
    table, stranger = driver.table, Viewer(None, None)
    assert table.status == "finished"
    assert replay.moment(table, stranger, "open", 4).position is not None
    assert replay.moment(table, stranger, 1, 4).view["seat"] == 1
    assert all(played.move for played in replay.replay(table, stranger, None).moves)
    view = player_view.table_view(table, stranger)
    assert (view.seed, len(view.sheets)) == ("7", 2)
    replayed = Match.from_record(replay.record(table), lambda _: table.match.game)
    assert (replayed.commitment, replayed.result()) == (view.commitment, table.match.result())


def test_a_record_can_be_looked_at_and_played_on() -> None:
    driver = TableDriver(("me", "me"))
    driver.play_until(lambda table: table.ended)
    record = replay.record(driver.table)
    shown = Table("s", events.LogEntry(1, 0, ANNA, "", new_table.import_record(record)))
    assert shown.status == "imported"
    assert replay.moment(shown, Viewer(None, None), "open", 5).moves == 5
    event = new_table.play_on(ANNA, "Anna", record, 5, ("me", "random"))
    table = Table("p", events.LogEntry(1, 0, ANNA, "", event))
    assert table.match.position() == new_table.at_move(driver.table.match, 5).position()
    assert (table.status, table.match.commitment) == ("playing", None)
    with pytest.raises(NotFound):
        new_table.play_on(ANNA, "Anna", record, 5000, ("me", "random"))


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@given(seed=st.integers(0, 1000))
def test_a_log_rebuilds_its_table_exactly(variant: Variant, seed: int) -> None:
    driver = sitting_for(variant, seed)
    rng = random.Random(seed)
    for _ in range(30):
        if driver.table.ended:
            break
        driver.now += rng.randrange(5000)
        seat = rng.choice(driver.table.to_act)
        driver.move(seat, str(rng.choice(driver.table.match.legal_moves(seat))))
    again = Table.load("t", map(rewritten, driver.entries))
    for viewer in (Viewer(ANNA, 0), Viewer(None, None)):
        assert shown(again, viewer) == shown(driver.table, viewer)


def test_on_a_shared_device_nobody_sees_a_hand_before_they_say_who_looks() -> None:
    driver = TableDriver(("me", "me", "open"))
    assert player_view.viewer_for(driver.table, ANNA) == Viewer(ANNA, None)
    shown = player_view.table_view(driver.table, player_view.viewer_for(driver.table, ANNA))
    assert (shown.you, shown.choices, [seat.yours for seat in shown.seats]) == (None, (), [True, True, False])
    assert shown.view == player_view.table_view(driver.table, Viewer(None, None)).view
    assert player_view.viewer_for(driver.table, ANNA, 1) == Viewer(ANNA, 1)
    # Also where others may not watch.
    closed = TableDriver(("me", "me", "open"), spectators=False)
    assert player_view.viewer_for(closed.table, ANNA) == Viewer(ANNA, None)


def test_the_log_names_who_had_a_seat_before_the_start() -> None:
    driver = TableDriver(("me", "open", "open"), join=False)
    driver.do(BASIA, seats.join(driver.table, BASIA, "Basia"))
    driver.do(BASIA, chat.say(driver.table, BASIA, 1, "hello", ""))
    driver.do(ANNA, seats.swap(driver.table, ANNA, 0, 1))
    driver.do(ANNA, seats.remove(driver.table, ANNA, 0))
    entries = player_view.table_update(driver.table, player_view.viewer_for(driver.table, ANNA), 0).entries
    assert [(entry.kind, entry.seat, entry.other, entry.name) for entry in entries[1:]] == [
        ("joined", 1, None, "Basia"),
        ("said", 1, None, "Basia"),
        ("seats-swapped", 0, 1, "Anna"),
        ("removed", 0, None, "Basia"),
    ]
    assert player_view.table_view(driver.table, player_view.viewer_for(driver.table, BASIA)).removed
    assert not player_view.table_view(driver.table, player_view.viewer_for(driver.table, CELINE)).removed
