"""A snapshot and the entries after it make the same table as the whole log, in everything that can be observed."""

import random
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import msgspec
import pytest

from support.tables import ANNA, PEOPLE, START, TableDriver
from tricity.core.errors import TricityError
from tricity.games import find, names
from tricity.table.clocks import SECOND, Calendar, Clock, DaysClock, LiveClock
from tricity.table.commands import chat, closure, moves, seats, undo
from tricity.table.commands.timeouts import due_at, overdue
from tricity.table.event_format import FORMAT, StoredEntry, encode
from tricity.table.events import AnyTableEvent
from tricity.table.player_view import table_update, table_view, viewer_for
from tricity.table.principal import SERVER, Principal
from tricity.table.replay import replay
from tricity.table.snapshots import INTERVAL, BadSnapshot, Snapshot, fold
from tricity.table.storage.table_summary import Projection
from tricity.table.table import PAGE, Table

CALENDAR = Calendar([(START + 400 * SECOND, START + 900 * SECOND)])
ENTRIES = 400
MEMORY = ("history", "_receipts", "keys_forgotten")
"""How much of the log a table has in memory is its own business."""


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", names())
def test_loading_a_snapshot_is_folding_the_log(game: str, seed: int) -> None:
    rng = random.Random(f"{game} {seed}")
    clock: Clock | None = rng.choice([None, LiveClock(6, 20), DaysClock(1)])
    driver = random_table(game, rng, clock, ENTRIES)
    for number in rng.sample(range(1, len(driver.entries)), 6):
        until = rng.randint(number, len(driver.entries))
        folded = Table.load("t", driver.entries[:until], CALENDAR)
        restored = restored_at(driver, number)
        receipts = [restored.apply(entry) for entry in driver.entries[number:until]]
        assert observed(restored) == observed(folded)
        assert restored.history == folded.history[len(folded.history) - len(restored.history) :]
        for entry, receipt in zip(driver.entries[number:until], receipts, strict=True):
            assert not entry.key or folded.receipt_of(entry.by, entry.key) == receipt


def test_a_random_table_has_seen_everything() -> None:
    """Else the comparison above would say less than it seems to."""
    kinds = {
        str(entry.event.__struct_config__.tag)
        for seed in range(4)
        for game in names()
        for entry in random_table(game, random.Random(f"{game} {seed}"), LiveClock(6, 20), ENTRIES).entries
    }
    assert kinds >= {
        *("opened", "joined", "seat-assigned", "left", "handed-over", "timed-out", "took-back", "moved"),
        *("undone", "undo-requested", "undo-answered", "undo-expired", "voted", "said", "muted"),
        *("seats-swapped", "removed", "started"),
    }


def test_a_snapshot_is_not_changed_by_what_happens_later() -> None:
    driver = random_table("card-city", random.Random(5), LiveClock(6, 20), 100)
    snapshot = Snapshot.of(driver.table)
    before = snapshot.encode()
    extend(driver, random.Random(6), 50)
    assert snapshot.encode() == before


def test_a_worker_folds_a_log_in_parts() -> None:
    driver = random_table("card-city", random.Random(7), None, 2 * INTERVAL + 40)
    rows = [StoredEntry(e.number, e.at, e.by, e.key, FORMAT, encode(e.event)) for e in driver.entries]
    outages = [(START + 400 * SECOND, START + 900 * SECOND)]
    first = fold("t", None, rows[: INTERVAL + 7], outages)
    assert [snapshot.number for snapshot in first] == [INTERVAL, INTERVAL + 7]
    rest = fold("t", first[-1].body, rows[INTERVAL + 7 :], outages)
    assert [snapshot.number for snapshot in rest] == [2 * INTERVAL, len(rows)]
    assert observed(Snapshot.decode(rest[-1].body).restore("t", CALENDAR)) == observed(driver.table)


def test_a_snapshot_of_other_outages_is_not_used() -> None:
    driver = random_table("card-city", random.Random(8), LiveClock(6, 20), 60)
    snapshot = Snapshot.of(driver.table)
    later = Calendar([(START + 400 * SECOND, START + 900 * SECOND), (driver.now, driver.now + SECOND)])
    assert observed(snapshot.restore("t", later)) == observed(Table.load("t", driver.entries, later))
    with pytest.raises(BadSnapshot):
        snapshot.restore("t", Calendar([(START, START + SECOND)]))


@pytest.mark.parametrize(
    "damage",
    [lambda body: body[:-9], lambda body: b"", lambda body: body[:50] + b"?" + body[51:]],
    ids=["cut", "empty", "changed"],
)
def test_a_damaged_snapshot_is_found(damage: Callable[[bytes], bytes]) -> None:
    body = Snapshot.of(random_table("card-city", random.Random(9), None, 60).table).encode()
    with pytest.raises(BadSnapshot):
        Snapshot.decode(damage(body))


def test_a_snapshot_with_a_move_that_does_not_fit_is_found() -> None:
    driver = TableDriver()
    driver.play_until(lambda table: table.match.version == 3)
    snapshot = msgspec.structs.replace(Snapshot.of(driver.table), moves=((0, "build castle z9"),))
    with pytest.raises(BadSnapshot):
        snapshot.restore("t", Calendar(), find)


def test_a_long_log_keeps_its_newest_entries_in_memory() -> None:
    driver = TableDriver(join=False)
    for number in range(5 * PAGE):
        driver.do(ANNA, chat.say(driver.table, ANNA, 0, "", f"{number}"), f"key {number}")
    table = driver.table
    assert PAGE <= len(table.history) <= 2 * PAGE
    assert [item.entry for item in table.history] == driver.entries[table.forgotten :]
    assert table.receipt_of(ANNA, f"key {5 * PAGE - 1}") is not None
    assert table.receipt_of(ANNA, "key 0") is None
    assert len(table._receipts) <= 2 * PAGE


def random_table(game: str, rng: random.Random, clock: Clock | None, entries: int) -> TableDriver:
    plans = ("me", "open", rng.choice(["open", "beginner"]))
    host_starts = rng.random() < 0.5
    driver = TableDriver(plans, game=game, clock=clock, calendar=CALENDAR, join=False, host_starts=host_starts)
    extend(driver, rng, entries)
    return driver


def extend(driver: TableDriver, rng: random.Random, entries: int) -> None:
    """Random commands of random people; those that are refused do nothing."""
    until = driver.table.number + entries
    while driver.table.number < until:
        driver.now += rng.choice([0, 0, 10, 10, SECOND, SECOND, 5 * SECOND, 20 * SECOND])
        late = overdue(driver.table, driver.now)
        try:
            by, event = (SERVER, late) if late else random_command(driver.table, rng)
        except TricityError:
            continue
        driver.do(by, event, f"key {driver.table.number}" if rng.random() < 0.8 else "")


def random_command(table: Table, rng: random.Random) -> tuple[Principal, AnyTableEvent]:
    """Who does what; raises a refusal."""
    person, seat, yes = rng.choice(PEOPLE), rng.randrange(3), rng.random() < 0.7
    commands: list[Callable[[], AnyTableEvent]] = [
        lambda: chat.say(table, person, seat, "hello", ""),
        lambda: chat.mute(table, person, seat, yes),
        lambda: seats.join(table, person, person.title()),
        lambda: seats.assign(table, person, seat, "strong" if yes else ""),
        lambda: seats.swap(table, person, seat, rng.randrange(3)),
        lambda: seats.remove(table, person, seat),
        lambda: seats.hand_over(table, person, seat),
        lambda: seats.take_back(table, person, seat),
        lambda: undo.undo(table, person, seat, table.version),
        lambda: undo.answer(table, person, seat, yes),
        lambda: closure.vote(table, person, seat, rng.random() < 0.05),
    ]
    # Once the match has begun, who leaves is gone; and where nobody is left, nothing happens any more.
    if rng.random() < 0.02:
        commands.append(lambda: seats.start(table, person, "beginner"))
    owners = sum(seat.owner is not None for seat in table.seats)
    if owners > 1 and (table.status == "gathering" or rng.random() < 0.01):
        commands.append(lambda: seats.leave(table, person, seat))
    if table.to_act and rng.random() < 0.6:
        return random_move(table, rng)
    if table.match.version and rng.random() < 0.2:
        last = table.match.moves[-1].seat
        return table.seats[last].owner, undo.undo(table, table.seats[last].owner, last, table.version)
    return person, rng.choice(commands)()


def random_move(table: Table, rng: random.Random) -> tuple[Principal, AnyTableEvent]:
    seat = rng.choice(table.to_act)
    move = str(rng.choice(table.match.legal_moves(seat)))
    owner = table.seats[seat].owner
    if table.seats[seat].bot:
        return SERVER, moves.bot_move(table, seat, table.version, move, table.seats[seat].bot)
    return owner, moves.move(table, owner, seat, table.version, move)


def restored_at(driver: TableDriver, number: int) -> Table:
    """The table after that many entries, by way of its stored snapshot."""
    body = Snapshot.of(Table.load("t", driver.entries[:number], CALENDAR)).encode()
    return Snapshot.decode(body).restore("t", CALENDAR)


def observed(table: Table) -> dict[str, Any]:
    """Everything that a table has, except the entries in memory; a field that is added later is compared as well."""
    fields = {name: value for name, value in vars(table).items() if name not in MEMORY}
    fields["match"] = (table.match.record(), table.match.moves, table.match.opening, table.match.view(None))
    fields["clocks"] = table.clocks.reading()
    fields["seats"] = [asdict(seat) for seat in table.seats]
    viewers = [viewer_for(table, person) for person in PEOPLE if table.seats_of(person)]
    fields["views"] = [msgspec.to_builtins(table_view(table, viewer)) for viewer in viewers]
    fields["updates"] = [table_update(table, viewer, table.shown).entries for viewer in viewers]
    fields["replays"] = [replay(table, viewer, None) for viewer in viewers] if table.status != "gathering" else ()
    fields["due"] = due_at(table)
    fields["projection"] = Projection.of(table)
    return fields
