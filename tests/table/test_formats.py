"""A log of any format that was ever written is read, shown and played on."""

from typing import Any, get_args

import pytest

from support import samples
from support.tables import rewritten
from tricity.table import player_view
from tricity.table.event_format import FORMAT, read_entry
from tricity.table.events import (
    AdviceChosen,
    AnyTableEvent,
    Closed,
    Hinted,
    LinkRenewed,
    Moved,
    Removed,
    SeatsSwapped,
    Started,
    UndoExpired,
    Warned,
)
from tricity.table.table import Table

SAMPLES = sorted(path.stem for path in samples.LOGS.glob("*.jsonl"))
_SINCE_8: set[Any] = {AdviceChosen, Warned}
_SINCE_7 = {LinkRenewed} | _SINCE_8
_SINCE_6 = {Hinted} | _SINCE_7
_SINCE_5 = {SeatsSwapped, Removed, Started} | _SINCE_6
_SINCE_3 = {UndoExpired, Closed} | _SINCE_5
LATER_KINDS = {1: _SINCE_3, 2: _SINCE_3, 3: _SINCE_5, 4: _SINCE_5, 5: _SINCE_6, 6: _SINCE_7, 7: _SINCE_8}
"""The kinds of events that a format did not have yet."""
TABLES = [(sample, table) for sample in SAMPLES for table in samples.stored_log(sample)]


def test_there_is_a_sample_of_every_format() -> None:
    formats = {row.format for sample in SAMPLES for log in samples.stored_log(sample).values() for row in log}
    assert formats == set(range(1, FORMAT + 1))


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_the_sample_of_a_format_holds_every_kind_of_event(number: int) -> None:
    stored = samples.stored_log(f"format-{number}")
    kinds = {type(read_entry(name, row).event) for name, log in stored.items() for row in log}
    assert kinds == set(get_args(AnyTableEvent)) - LATER_KINDS.get(number, set())


@pytest.mark.parametrize(("sample", "name"), TABLES)
def test_a_stored_log_is_the_table_that_it_was(sample: str, name: str) -> None:
    table = Table.load(name, samples.log(sample, name))
    assert samples.described(table) == samples.expected(samples.LOGS / f"{sample}.json")[name]


@pytest.mark.parametrize(("sample", "name"), TABLES)
def test_a_stored_log_is_shown(sample: str, name: str) -> None:
    table = Table.load(name, samples.log(sample, name))
    for viewer in (player_view.viewer_for(table, table.host), player_view.Viewer(None, None)):
        shown = player_view.table_update(table, viewer, 0)
        assert len(shown.entries) == shown.now.number == table.shown


@pytest.mark.parametrize(("sample", "name"), TABLES)
def test_a_stored_log_is_played_on(sample: str, name: str) -> None:
    entries = samples.log(sample, name)
    table = Table.load(name, entries)
    added = samples.play_to_the_end(table)
    assert table.ended or table.status == "gathering"
    again = Table.load(name, map(rewritten, [*entries, *added]))
    assert samples.described(again) == samples.described(table)


def test_a_move_of_format_1_may_be_spelled_another_way() -> None:
    entries = samples.log("format-1", "table-5")
    table = Table.load("table-5", entries)
    stored = [entry.event.move for entry in entries if isinstance(entry.event, Moved)]
    canonical = [str(turn.move) for turn in table.match.moves]
    assert stored != canonical
    assert [sorted(move.split()) for move in stored] == [sorted(move.split()) for move in canonical]
