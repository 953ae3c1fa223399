"""A table is played by its own version of the rules, from its opening to its end, whatever the newest one is."""

import msgspec
import pytest

from support import samples
from support.tables import ANNA, START, TableDriver
from tricity.core.errors import IllegalMove
from tricity.games import find, names
from tricity.table import player_view, replay
from tricity.table.commands import moves, new_table, rematch
from tricity.table.events import LogEntry, Opened
from tricity.table.table import Table

VERSIONS = [(game, rules) for game in names() for rules in range(1, find(game).rules_version + 1)]


def _reads_otherwise(game: str, rules: int) -> bool:
    """Whether that version has another default somewhere; one that only adds a choice decides as the one before it."""
    return rules > 1 and any(option.default_in(rules) != option.default_in(rules - 1) for option in find(game).options)


def opened(game: str, rules: int) -> Opened:
    """A table as the program of that version opened it."""
    event = new_table.open_table(ANNA, "Anna", game, ("me", "random"))
    options = find(game).checked_options(2, None, rules)
    return msgspec.structs.replace(event, rules=rules, options=options, seed="7")


def played(game: str, rules: int) -> tuple[Table, list[LogEntry]]:
    first = LogEntry(1, START, ANNA, "open", opened(game, rules))
    table = Table("t", first)
    return table, [first, *samples.play_to_the_end(table)]


@pytest.mark.parametrize(("game", "rules"), VERSIONS)
def test_a_stored_table_is_shown_scored_and_played_on_by_its_own_rules(game: str, rules: int) -> None:
    table, log = played(game, rules)
    again = Table.load("t", log[: len(log) // 2])
    assert again.match.rules == rules
    assert player_view.table_view(again, player_view.viewer_for(again, ANNA)).rules == rules
    for entry in log[len(log) // 2 :]:
        again.apply(entry)
    assert samples.described(again) == samples.described(table)
    assert f"\nrules: {rules}\n" in replay.record(again)


@pytest.mark.parametrize("game", names())
def test_a_new_table_has_the_newest_rules(game: str) -> None:
    table = TableDriver(game=game).table
    assert table.opened.rules == table.match.rules == find(game).rules_version


@pytest.mark.parametrize(("game", "rules"), VERSIONS)
def test_a_rematch_has_the_newest_rules_and_what_was_chosen(game: str, rules: int) -> None:
    table, _ = played(game, rules)
    _, again = rematch.rematch(table, ANNA, "u")
    assert again.rules == find(game).rules_version
    assert table.opened.options.items() <= again.options.items()
    Table("u", LogEntry(1, START, ANNA, "", again))


@pytest.mark.parametrize(("game", "rules"), VERSIONS)
def test_a_continuation_and_an_import_have_the_rules_of_the_record(game: str, rules: int) -> None:
    table, _ = played(game, rules)
    record = table.match.record()
    continued = new_table.play_on(ANNA, "Anna", record, 5, ("me", "random"))
    assert continued.rules == rules
    on = Table("u", LogEntry(1, START, ANNA, "", continued))
    assert on.match.rules == rules
    assert on.match.position() == table.match.at(5).position()
    samples.play_to_the_end(on)
    imported = new_table.import_record(record)
    assert (imported.rules, Table("v", LogEntry(1, START, ANNA, "", imported)).match.record()) == (rules, record)


@pytest.mark.parametrize(("game", "rules"), VERSIONS)
def test_there_are_golden_logs_of_every_version(game: str, rules: int) -> None:
    golden = [table for sample in samples.logs_of_rules(rules) for table in samples.expected(sample).values()]
    assert any((table["game"], table["rules"], table["status"]) == (game, rules, "finished") for table in golden)


@pytest.mark.parametrize(("game", "rules"), [version for version in VERSIONS if _reads_otherwise(*version)])
def test_the_stored_version_decides_what_is_legal(game: str, rules: int) -> None:
    """The moves of a golden log of the version before are applied by both, which differ somewhere about legal moves."""
    golden = [
        samples.log(sample.stem, name)
        for sample in samples.logs_of_rules(rules - 1)
        for name in samples.stored_log(sample.stem)
        if name.startswith(game)
    ]
    assert any(_decides_otherwise(log, rules) for log in golden)


def _decides_otherwise(log: list[LogEntry], rules: int) -> bool:
    older = Table.load("t", log[:1])
    assert isinstance(log[0].event, Opened)
    newer = Table.load("t", [msgspec.structs.replace(log[0], event=_by(log[0].event, rules))])
    for entry in log[1:]:
        for seat in older.to_act:
            only_newer = set(newer.match.legal_moves(seat)) - set(older.match.legal_moves(seat))
            if only_newer and older.seats[seat].owner:
                person, text = older.seats[seat].owner, str(only_newer.pop())
                moves.move(newer, person, seat, newer.version, text)
                with pytest.raises(IllegalMove):
                    moves.move(older, person, seat, older.version, text)
                return True
        older.apply(entry)
        newer.apply(entry)
    return False


def _by(event: Opened, rules: int) -> Opened:
    options = find(event.game).checked_options(len(event.seats), event.options, rules)
    return msgspec.structs.replace(event, rules=rules, options=options)
