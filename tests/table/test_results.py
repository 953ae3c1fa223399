"""What a finished table says about those who played it."""

from support.tables import ANNA, BASIA, TableDriver
from tricity.table import snapshots
from tricity.table.clocks import DAY, MINUTE, SECOND, Calendar
from tricity.table.results import result_of


def test_a_table_has_a_result_when_it_is_finished_and_not_before() -> None:
    driver = TableDriver()
    driver.move(driver.table.to_act[0])
    assert result_of(driver.table) is None
    counts = [0, 0]
    counts[driver.table.match.moves[0].seat] += 1
    driver.now += DAY
    while driver.table.to_act:
        seat = driver.table.to_act[0]
        driver.move(seat)
        counts[seat] += 1
        driver.now += SECOND
    result = result_of(driver.table)
    assert result is not None
    assert (result.mode, result.rated) == ("people", False)
    assert [seat.person for seat in result.seats] == [ANNA, BASIA]
    assert [seat.rank for seat in result.seats] == [sheet.rank for sheet in driver.table.match.scores()]
    assert all(seat.finished for seat in result.seats)
    # A second for each move but the first, which took no time, and the second: who comes back after a day was away.
    spent = [seat.spent for seat in result.seats]
    assert sum(spent) == (sum(counts) - 2) * SECOND + 5 * MINUTE
    # The same from a snapshot: who began, and how long they thought, is part of it.
    restored = snapshots.Snapshot.of(driver.table).restore(driver.table.name, Calendar())
    assert result_of(restored) == result
