"""Server processes tell each other where people are connected from: only when asked, and nothing is kept."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace

import msgspec
import pytest

from tricity.server import address_exchange
from tricity.server.activity import OpenSocket, OpenSockets
from tricity.server.address_exchange import AddressExchange
from tricity.server.outbox import ADDRESSES, Outbox
from tricity.table.principal import PersonId

ANNA, BASIA = PersonId("anna"), PersonId("basia")


class Process:
    """A server process with open sockets, whose messages the others get."""

    def __init__(self, *sockets: tuple[PersonId | None, str], shared: bool = True) -> None:
        self.sockets, self.outbox = OpenSockets(), Outbox(entries=False, presence=shared)
        self.exchange = AddressExchange(self.sockets, self.outbox)
        self.sent: list[str] = []
        for person, address in sockets:
            task = asyncio.get_running_loop().create_task(asyncio.sleep(0))
            self.sockets.by_task[task] = OpenSocket(person, address, b"")


async def deliver(*processes: Process) -> None:
    """To all, the sender too, as the bus does."""
    while True:
        for process in processes:
            message = await process.outbox.next() if process.outbox._messages.qsize() else ""
            if message:
                process.sent.append(message)
                for each in processes:
                    each.exchange.on_remote(message.removeprefix(f"{ADDRESSES} "))
        await asyncio.sleep(0)


async def asked(people: list[PersonId], *processes: Process) -> dict[PersonId, tuple[str, ...]]:
    bus = asyncio.create_task(deliver(*processes))
    try:
        return await processes[0].exchange.addresses_of(people)
    finally:
        bus.cancel()


@pytest.fixture(autouse=True)
def delivered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks waits until everything is delivered, however long a busy machine takes; a turn has one message."""

    async def turns(seconds: float) -> None:
        for _ in range(100):
            await asyncio.sleep(0)

    monkeypatch.setattr(address_exchange, "asyncio", SimpleNamespace(sleep=turns))


def run(test: Callable[[], object]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


def test_all_processes_answer_and_nobody_is_told_of_those_who_were_not_asked_for() -> None:
    async def test() -> None:
        processes = (
            Process((ANNA, "10.0.0.1"), (None, "10.9.9.9")),
            Process((ANNA, "10.0.0.2"), (BASIA, "10.0.0.3")),
            Process((ANNA, "10.0.0.1"), (BASIA, "10.0.0.4")),
        )
        assert await asked([ANNA], *processes) == {ANNA: ("10.0.0.1", "10.0.0.2")}
        text = "".join(message for process in processes for message in process.sent)
        assert not [secret for secret in ("10.0.0.3", "10.0.0.4", "10.9.9.9", "basia") if secret in text]
        assert await asked([ANNA, BASIA], *processes) == {
            ANNA: ("10.0.0.1", "10.0.0.2"),
            BASIA: ("10.0.0.3", "10.0.0.4"),
        }
        # What was asked and answered is forgotten, also when an answer comes late.
        for process in processes:
            assert process.exchange._asked == {}
            for message in [*processes[1].sent]:
                process.exchange.on_remote(message.removeprefix(f"{ADDRESSES} "))
            assert process.exchange._asked == {}

    run(test)


def test_a_process_alone_asks_nobody() -> None:
    async def test() -> None:
        process = Process((ANNA, "10.0.0.1"), shared=False)
        assert await asked([ANNA, BASIA], process) == {ANNA: ("10.0.0.1",), BASIA: ()}
        assert process.sent == []
        assert await asked([], process) == {}

    run(test)


def test_messages_stay_below_what_a_database_can_carry() -> None:
    async def test() -> None:
        people = [PersonId(f"{number:020}") for number in range(50)]
        longest = "2001:0db8:1111:2222:3333:4444:{:04x}:{:04x}"
        sockets = [(person, longest.format(number, each)) for number, person in enumerate(people) for each in range(40)]
        processes = (Process(), Process(*sockets))
        addresses = await asked(people, *processes)
        assert {len(of_person) for of_person in addresses.values()} == {20}
        assert max(len(message) for process in processes for message in process.sent) < 8000

    run(test)


def test_a_message_that_cannot_be_read_is_refused() -> None:
    async def test() -> None:
        with pytest.raises(msgspec.DecodeError):
            Process().exchange.on_remote("nonsense")

    run(test)
