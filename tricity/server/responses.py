"""The bodies of responses that are not declared beside their endpoints."""

from typing import Any, Literal

from tricity.core.frozen import Frozen
from tricity.table.notices import Kind as NoticeKind
from tricity.table.plans import PlanBranch


class EmailState(Frozen):
    """Whether e-mails are sent to an address from now on."""

    on: bool


class Turns(Frozen):
    """How many games wait for your move."""

    turns: int


class NoticeChannel(Frozen):
    """A channel to which notices are sent. `outcome` is that of the last one: `sent`, `failed` or `unknown`."""

    id: str
    kind: Literal["push", "email", "webhook", "ntfy"]
    state: Literal["on", "unconfirmed", "refused"]
    target: str
    kinds: tuple[NoticeKind, ...]
    minutes: int
    outcome: str
    outcome_at: int | None


class NoticePreferences(Frozen):
    """How you want to be notified. `email` and `webhooks` say whether this server can send them.

    `push_key` is the server's public key, with which browsers subscribe to push messages.
    """

    push_key: str
    email: bool
    webhooks: bool
    language: str
    zone: str
    quiet_start: int | None
    quiet_end: int | None
    digest_at: int | None
    channels: tuple[NoticeChannel, ...]


class PlanState(Frozen):
    """The plan of a seat, made at that version; without branches there is none.

    `dropped`: it no longer matched, and none of it is played.
    """

    branches: tuple[PlanBranch, ...] = ()
    version: int = 0
    dropped: bool = False


class VacationState(Frozen):
    """`allowance` is the number of days that everybody has per year, `left` how many the caller can still take.

    `until` is when the vacation ends; null if the caller is not on vacation.
    """

    allowance: int
    left: int
    until: int | None


class Sharing(Frozen):
    """`puzzles`: whether positions of the caller's finished games may become puzzles, where all who played agree."""

    puzzles: bool


class Me(Frozen):
    """The identity of the caller."""

    known: bool
    name: str
    administrator: bool = False


class RecoveryKey(Frozen):
    """A key that signs the same person in on another device, once, until that time in milliseconds."""

    key: str
    until: int


class PasskeyOptions(Frozen):
    """The options with which the browser creates or requests a passkey, in WebAuthn's JSON form."""

    options: dict[str, Any]


class TableName(Frozen):
    """The name of a table is its address: everybody who knows it can join or watch."""

    table: str
