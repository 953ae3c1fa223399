"""Vacation days: so many within a year, also for somebody with two devices and on two servers."""

import pytest

from support.databases import with_store
from support.tables import ANNA, BASIA
from tricity.table.clocks import DAY
from tricity.table.errors import WrongState
from tricity.table.storage import persons, shared_settings, vacations
from tricity.table.storage.store import Store
from tricity.table.storage.vacations import VacationDays

NOW = 1_800_000_000_000


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
