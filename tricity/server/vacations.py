"""Keeps the calendar of this process up to date with people's vacations, whichever process they told."""

from collections.abc import Callable

from tricity.server.live_tables import LiveTables
from tricity.table.storage import shared_settings, vacations


class Vacations:
    def __init__(self, live_tables: LiveTables, now: Callable[[], int]) -> None:
        self._live_tables = live_tables
        self._now = now
        self._mark: str | None = None

    async def refresh(self) -> None:
        """Read them if any has changed, and tell everybody whose deadlines have moved.

        A vacation that begins after this has begun after every deadline that had passed before.
        """
        store = self._live_tables.store
        mark = await store.read(shared_settings.read, vacations.MARK)
        if mark == self._mark:
            return
        periods = await store.read(vacations.all_vacations, self._now())
        people = self._live_tables.calendar.replace_vacations(periods)
        self._mark = mark
        if people:
            # What was decided by the old calendar may have been written after the change.
            await store.run(vacations.make_due, people, self._now())
            self._live_tables.deadlines_moved(people)
