"""Vacation days: a yearly allowance, which holds across devices and servers."""

import pytest

from support.databases import with_store
from support.live_tables import make_live_tables
from support.tables import ANNA, BASIA
from tricity.server.vacations import Vacations
from tricity.table.clocks import DAY
from tricity.table.errors import WrongState
from tricity.table.events import Opened, SeatPlan
from tricity.table.storage import lists, persons, shared_settings, vacations
from tricity.table.storage.store import Store
from tricity.table.storage.vacations import VacationDays

NOW = 1_800_000_000_000
OPENED = Opened("card-city", 1, {}, (SeatPlan(ANNA, "Anna"), SeatPlan(BASIA, "Basia")), "beginner", seed="7")


def test_the_days_of_a_year(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.run(persons.add, ANNA, "Anna", NOW)
        assert await store.read(vacations.days_of, ANNA, NOW, 14) == VacationDays(14, None)
        marks = {await store.read(shared_settings.read, vacations.MARK)}
        begun = await store.run(vacations.begin, ANNA, NOW, 10, 14)
        assert begun == VacationDays(4, NOW + 10 * DAY)
        with pytest.raises(WrongState, match="on-vacation"):
            await store.run(vacations.begin, ANNA, NOW + DAY, 1, 14)
        marks.add(await store.read(shared_settings.read, vacations.MARK))
        # The days that were not used are left, but for the one that had begun.
        now = NOW + 3 * DAY + 1
        assert await store.run(vacations.end, ANNA, now, 14) == VacationDays(10, None)
        marks.add(await store.read(shared_settings.read, vacations.MARK))
        assert len(marks) == 3
        with pytest.raises(WrongState) as refused:
            await store.run(vacations.begin, ANNA, now, 11, 14)
        assert (refused.value.key, refused.value.facts) == ("vacation-too-long", {"days": 10})
        assert await store.read(vacations.all_vacations, now) == {ANNA: ((NOW, now),)}
        assert await store.read(vacations.days_of, BASIA, now, 14) == VacationDays(14, None)
        # A year later they are back.
        assert await store.read(vacations.days_of, ANNA, now + 365 * DAY, 14) == VacationDays(14, None)

    with_store(database_url, test)


def test_a_deadline_by_the_old_calendar_does_not_stand(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.run(persons.add, ANNA, "Anna", NOW)
        live_tables = make_live_tables(store)
        table = await live_tables.open(ANNA, "open", OPENED)
        known = Vacations(live_tables, lambda: NOW)
        await store.run(vacations.begin, ANNA, NOW, 10, 14)
        # A sweep that had begun before writes when the table would be due without the vacation.
        await store.run(lists.set_due, table, 1, NOW + DAY)
        assert await store.read(lists.due_tables, NOW, 10, ()) == []
        await known.refresh()
        assert await store.read(lists.due_tables, NOW, 10, ()) == [table]

    with_store(database_url, test)
