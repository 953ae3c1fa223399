"""A log that cannot be read closes its table with one error, which says why in words for people."""

import pickle
from collections.abc import Callable

import msgspec
import pytest

from support.tables import ANNA, TableDriver
from tricity.locales import LANGUAGES, words
from tricity.table import events
from tricity.table.errors import UnreadableLog
from tricity.table.event_format import FORMAT, StoredEntry, encode, read_entry
from tricity.table.events import AnyTableEvent, LogEntry, Opened
from tricity.table.principal import SERVER
from tricity.table.table import Table

STORED = StoredEntry(2, 5, ANNA, "k", FORMAT, encode(events.Said(0, "hello")))


@pytest.mark.parametrize(
    ("stored", "key"),
    [
        (STORED._replace(format=FORMAT + 1), "table-newer"),
        (STORED._replace(event='{"kind":"danced","seat":0}'), "table-newer"),
        (STORED._replace(event='{"kind":"said","seat":0,"phrase":"hello","loud":true}'), "table-newer"),
        (STORED._replace(event='{"kind":"moved","seat":"x","move":"pass"}'), "table-damaged"),
        (STORED._replace(event='{"kind":"mov'), "table-damaged"),
        (STORED._replace(event=""), "table-damaged"),
        (STORED._replace(event="[]"), "table-damaged"),
        (STORED._replace(event="{}"), "table-damaged"),
        (STORED._replace(event='{"kind":3}'), "table-damaged"),
        (STORED._replace(format=0), "table-damaged"),
        (STORED._replace(format=-1), "table-damaged"),
        (STORED._replace(format=1, event='{"kind":"danced"}'), "table-damaged"),
        (STORED._replace(format=1, event='{"kind":"opened"}'), "table-damaged"),
        (STORED._replace(format=1, event='{"kind":["asked"]}'), "table-damaged"),
    ],
)
def test_an_entry_that_cannot_be_read(stored: StoredEntry, key: str) -> None:
    with pytest.raises(UnreadableLog) as closed:
        read_entry("t", stored)
    assert (closed.value.key, closed.value.facts) == (key, {"table": "t", "entry": 2})


def changed(change: Callable[[list[LogEntry]], list[LogEntry]]) -> list[LogEntry]:
    driver = TableDriver()
    driver.play_until(lambda table: table.version == 3)
    return change(driver.entries)


def opened(**fields: object) -> Callable[[list[LogEntry]], list[LogEntry]]:
    def change(log: list[LogEntry]) -> list[LogEntry]:
        assert isinstance(log[0].event, Opened)
        return [msgspec.structs.replace(log[0], event=msgspec.structs.replace(log[0].event, **fields)), *log[1:]]

    return change


def followed_by(*more: AnyTableEvent) -> Callable[[list[LogEntry]], list[LogEntry]]:
    return lambda log: [
        *log,
        *(LogEntry(number, log[-1].at, SERVER, "", event) for number, event in enumerate(more, len(log) + 1)),
    ]


DAMAGE: dict[str, tuple[str, int, Callable[[list[LogEntry]], list[LogEntry]]]] = {
    "another game": ("table-unknown-game", 1, opened(game="chess")),
    "newer rules": ("table-newer", 1, opened(rules=99)),
    "impossible rules": ("table-damaged", 1, opened(rules=0)),
    "unknown options": ("table-damaged", 1, opened(options={"dragons": True})),
    "a bad position": ("table-damaged", 1, opened(position={"game": "card-city"})),
    "a bad record": ("table-damaged", 1, opened(record="tricity record 1\n")),
    "nothing": ("table-damaged", 1, lambda log: []),
    "no opening": ("table-damaged", 1, lambda log: log[1:]),
    "a gap": ("table-damaged", 4, lambda log: [*log[:2], *log[3:]]),
    "an entry twice": ("table-damaged", 3, lambda log: [*log[:3], *log[2:]]),
    "two openings": ("table-damaged", 6, lambda log: followed_by(log[0].event)(log)),
    "no move": ("table-damaged", 6, followed_by(events.Moved(0, "fly"))),
    "a seat too many": ("table-damaged", 6, followed_by(events.Said(7, "hello"))),
    "a seat too few": ("table-damaged", 6, followed_by(events.Joined(-1, "Anna"))),
    "an undo of more than there is": (
        "table-damaged",
        7,
        followed_by(events.UndoRequested(0, 77), events.UndoAnswered(1, yes=True)),
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_log_that_cannot_be_loaded(damage: str) -> None:
    key, entry, change = DAMAGE[damage]
    with pytest.raises(UnreadableLog) as closed:
        Table.load("t", changed(change))
    fault = closed.value
    assert (fault.key, fault.facts) == (key, {"table": "t", "entry": entry})
    assert fault.detail
    assert len({words(fault, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_the_message_says_nothing_about_the_match() -> None:
    with pytest.raises(UnreadableLog) as closed:
        Table.load("t", changed(followed_by(events.Moved(0, "a secret"))))
    assert "a secret" in closed.value.detail
    assert "a secret" not in " ".join([str(closed.value), *(words(closed.value, lang) for lang in LANGUAGES)])


def test_the_error_can_cross_processes() -> None:
    fault = UnreadableLog("table-damaged", table="t", entry=4, detail="why")
    again = pickle.loads(pickle.dumps(fault))  # our own
    assert (again.key, again.facts, again.detail) == (fault.key, fault.facts, fault.detail)
