"""Sends what is due in the queue of notices, each at most once, and records what became of it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final

from tricity.server.logs import logger
from tricity.server.mail import Mailer
from tricity.server.metrics import Metrics
from tricity.server.notices.push_keys import PushKeys
from tricity.server.settings import Settings
from tricity.table.errors import StorageUnavailable
from tricity.table.notices import IMPORTANCE, KINDS, QuietHours, Standing, is_news, next_digest, zone_of
from tricity.table.principal import PersonId
from tricity.table.storage import channels, lists, notice_queue
from tricity.table.storage.notice_queue import DueNotice, NoticeKey
from tricity.table.storage.store import Store
from tricity.table.storage.table_summary import awaits, readable

if TYPE_CHECKING:
    from tricity.server.notices.senders import Senders

_LEASE: Final = 60_000
"""Milliseconds; longer than any attempt may take."""
_ATTEMPT_SECONDS: Final = 40.0
_AT_ONCE: Final = 20
_STOP_SECONDS: Final = 4.0
_PAUSES: Final = (60_000, 5 * 60_000, 30 * 60_000, 2 * 3600_000, 6 * 3600_000)
"""Milliseconds between the attempts to reach a target that is down; after the last of them it is given up."""
_DIGEST_TABLES: Final = 50


class Dispatcher:
    """A background task. Several processes on one database share the work."""

    def __init__(
        self, store: Store, now: Callable[[], int], metrics: Metrics, settings: Settings, mailer: Mailer
    ) -> None:
        self._store = store
        self._now = now
        self._metrics = metrics
        self._settings = settings
        self._mailer = mailer
        self._senders: Senders | None = None
        self._making_senders = asyncio.Lock()

    async def run(self) -> None:
        """Run until cancelled, or until the database cannot be read: then the supervisor starts it again."""
        try:
            if not self._store.is_shared:
                await self._store.run(notice_queue.release, self._now())
            await PushKeys.of_server(self._store)
            if await self._store.read(channels.are_there_any):
                # Now rather than when somebody is waiting: its imports keep this process busy for a moment.
                await self._ready_senders()
            while True:
                if not await self._send_due_to_the_end():
                    await asyncio.sleep(self._settings.sweep_seconds)
        finally:
            if self._senders is not None:
                await self._senders.close()
                self._senders = None

    async def _send_due_to_the_end(self) -> int:
        """Finishes even when the server stops: an interrupted notice would be in doubt."""
        work = asyncio.ensure_future(self.send_due())
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            with suppress(TimeoutError):
                await asyncio.wait_for(work, _STOP_SECONDS)
            raise

    async def send_due(self) -> int:
        """Handle the notices that are due now, and return how many there were."""
        # Asked first without claiming: most of the time there is nothing, and reading holds up nobody.
        if not await self._store.read(notice_queue.count_waiting, self._now()):
            return 0
        due = await self._store.run(notice_queue.claim, self._now(), _LEASE, _AT_ONCE)
        # Several about one table become one message.
        groups = [list(group) for _, group in groupby(due, lambda notice: notice.key[:2])]
        await asyncio.gather(*map(self._handle, groups))
        return len(due)

    async def _handle(self, group: Sequence[DueNotice]) -> None:
        """A notice that fails unexpectedly must not keep others from being sent."""
        try:
            await self._decide(group)
        except StorageUnavailable:
            raise
        except Exception as fault:  # noqa: BLE001
            self._metrics.task_failures.labels("notice").inc()
            logger().error("notice failed", exc_info=fault)
            for notice in group:
                await self._after(notice, [notice.key], "unknown")

    async def _decide(self, group: Sequence[DueNotice]) -> None:
        for notice in group:
            if notice.in_doubt:
                await self._after(notice, [notice.key], "unknown")
        certain = [notice for notice in group if not notice.in_doubt]
        news = [notice for notice in certain if self._is_news(notice)]
        await self._finish([notice.key for notice in certain if notice not in news], "dropped")
        if not news:
            return
        first = min(news, key=_importance)
        quiet_until = self._quiet_until(first)
        if quiet_until is not None:
            keys = [notice.key for notice in news]
            await self._store.run(notice_queue.postpone, keys, quiet_until, first.attempts)
        elif first.key.kind == "digest":
            await self._send_digest(first)
        else:
            await self._send(first, [notice.key for notice in news])

    async def _send(self, first: DueNotice, keys: Sequence[NoticeKey]) -> None:
        turns = await self._store.read(lists.count_turns, first.channel.person)
        senders = await self._ready_senders()
        await self._attempt(first, keys, partial(senders.send, first, first.key.kind, turns))

    async def _send_digest(self, due: DueNotice) -> None:
        tables = await self._store.read(lists.tables_of, due.channel.person, _DIGEST_TABLES)
        waiting = [table for table in tables.tables if table.your_turn]
        if not waiting:
            await self._after(due, [due.key], "dropped")
            return
        senders = await self._ready_senders()
        await self._attempt(due, [due.key], partial(senders.send_digest, due, waiting))

    async def _attempt(self, due: DueNotice, keys: Sequence[NoticeKey], send: Callable[[], Awaitable[None]]) -> None:
        """Mark, send, record: whatever happens in between, it is not sent a second time."""
        from tricity.server.notices.http_client import TargetGone, TargetRefused, TargetUnavailable

        keys = await self._store.run(notice_queue.begin, keys, self._now() + _LEASE)
        if due.key not in keys:
            return
        state = "sent"
        try:
            async with asyncio.timeout(_ATTEMPT_SECONDS):
                await send()
        except TargetUnavailable:
            if due.attempts < len(_PAUSES):
                self._count(due, "postponed")
                until = self._now() + _PAUSES[due.attempts]
                await self._store.run(notice_queue.postpone, keys, until, due.attempts + 1)
                return
            state = "failed"
        except TargetGone:
            # A browser that was reset, a mailbox or webhook that was deleted.
            await self._refuse(due)
            state = "failed"
        except TargetRefused:
            state = "failed"
        # Nobody knows whether it arrived.
        except Exception as fault:  # noqa: BLE001
            logger().warning("notice in doubt", channel=due.channel.kind, fault=type(fault).__name__)
            state = "unknown"
        await self._after(due, keys, state)

    async def _refuse(self, due: DueNotice) -> None:
        if due.channel.kind == "push":
            await self._store.run(channels.remove, due.channel.person, due.channel.id)
        else:
            await self._store.run(channels.refuse, due.channel.id)

    async def _after(self, due: DueNotice, keys: Sequence[NoticeKey], state: str) -> None:
        """Record the outcome; a digest is due again the next day."""
        self._count(due, state)
        if due.key.kind == "digest" and due.settings.digest_at is not None:
            until = next_digest(due.settings.digest_at, self._now(), zone_of(due.settings.zone))
            await self._store.run(notice_queue.postpone, keys, until, 0)
        else:
            await self._finish(keys, state)

    async def _finish(self, keys: Sequence[NoticeKey], state: str) -> None:
        if keys:
            await self._store.run(notice_queue.finish, keys, state, self._now())

    def _is_news(self, notice: DueNotice) -> bool:
        kind = notice.key.kind
        if kind == "confirm":
            return notice.channel.state == "unconfirmed"
        if kind not in KINDS:
            return notice.channel.state == "on"
        return notice.channel.state == "on" and is_news(kind, notice.key.number, _standing(notice))

    def _quiet_until(self, notice: DueNotice) -> int | None:
        start, end = notice.settings.quiet_start, notice.settings.quiet_end
        # What people ask for themselves comes at once.
        if start is None or end is None or notice.key.kind in ("confirm", "test", "digest"):
            return None
        return QuietHours(start, end).until(self._now(), zone_of(notice.settings.zone))

    async def _ready_senders(self) -> "Senders":
        async with self._making_senders:
            if self._senders is None:
                keys = await PushKeys.of_server(self._store)
                # Its imports take a second, in which the others go on.
                self._senders = await asyncio.to_thread(_make_senders, self._settings, self._mailer, keys)
        return self._senders

    def _count(self, due: DueNotice, outcome: str) -> None:
        self._metrics.notices.labels(due.channel.kind, outcome).inc()


def _make_senders(settings: Settings, mailer: Mailer, keys: PushKeys) -> "Senders":
    from tricity.server.notices.senders import Senders

    return Senders(settings, mailer, keys)


def _importance(notice: DueNotice) -> int:
    kind = notice.key.kind
    return IMPORTANCE.index(kind) if kind in IMPORTANCE else -1


def _standing(notice: DueNotice) -> Standing | None:
    table, person = notice.table, PersonId(notice.channel.person)
    summary = readable(table.summary) if table is not None else None
    if table is None or summary is None:
        return None
    return Standing(
        status=table.status,
        seen=table.seen,
        last_sent=notice.last_sent,
        your_turn=awaits(person, table.to_act, table.summary),
        seated=person in summary.owners,
        silenced=table.silenced,
    )
