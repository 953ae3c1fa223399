"""A table that an administrator closes."""

import pytest

from support.tables import ANNA, TableDriver
from tricity.table.commands import closure
from tricity.table.errors import WrongState


def test_a_closed_table_has_ended_without_a_result() -> None:
    driver = TableDriver()
    driver.move(driver.table.to_act[0])
    driver.do(None, closure.close(driver.table))
    assert (driver.table.status, driver.table.to_act) == ("abandoned", ())
    with pytest.raises(WrongState, match="table-ended"):
        closure.close(driver.table)
    assert driver.table.seats_of(ANNA)
