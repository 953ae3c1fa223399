"""Bodies of requests, in which unknown fields are refused, and of what they are answered with."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tricity.core.frozen import Frozen
from tricity.table.clocks import Clock, NoClock
from tricity.table.events import UndoRule
from tricity.table.notices import Kind as NoticeKind
from tricity.table.plans import PlanBranch

Key = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{8,64}$",
        description="Idempotency key chosen by the client: what is sent again with the same key is done once.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="The version of the table that this answers.")]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Level = Annotated[str, Meta(max_length=40)]
Moves = Annotated[int, Meta(ge=0, le=1_000_000)]
LONGEST_RECORD = 1 << 20


class RequestBody(Frozen, forbid_unknown_fields=True, kw_only=True):
    """Base of all request bodies."""


class NameBody(RequestBody):
    name: Name


Existing = Literal["ask", "merge", "leave"]
"""What becomes of another identity that the device has: see `RecoverBody`."""


class RecoverBody(RequestBody):
    """The key of a link that signs in.

    Where the device has another identity with games of its own, they are brought along (`merge`) or given up (`leave`);
    with `ask` nothing happens then, and the response says what is there.
    """

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    existing: Existing = "ask"


class SignOutBody(RequestBody):
    """Where to sign out: on this device, on all others, or on all of them."""

    where: Literal["here", "others", "everywhere"]


class VacationBody(RequestBody):
    """How many days the vacation takes, from now on."""

    days: Annotated[int, Meta(ge=1, le=365)]


PasskeyId = Annotated[str, Meta(min_length=1, max_length=400, pattern="^[A-Za-z0-9_-]*$")]
PasskeyBytes = Annotated[str, Meta(max_length=20_000, description="Bytes in base64url, as the browser gives them.")]


class NewPasskeyBody(RequestBody):
    """A passkey that the browser has made for a challenge, and what its owner calls it."""

    name: Name
    id: PasskeyId
    client_data: PasskeyBytes
    attestation: PasskeyBytes


class PasskeySignInBody(RequestBody):
    """A challenge, signed with a passkey.

    Where the device has another identity with games, the refusal has a key for `POST /api/me/recover`.
    """

    id: PasskeyId
    client_data: PasskeyBytes
    authenticator_data: PasskeyBytes
    signature: PasskeyBytes


class ProfileBody(RequestBody):
    """Who may see the profile, and whether friends may see that its owner is online."""

    visibility: Literal["private", "friends", "public"]
    shows_online: bool


class SharingBody(RequestBody):
    """Whether positions of the caller's finished games may become puzzles."""

    puzzles: bool


class FriendBody(RequestBody):
    """Somebody, by the address of their profile."""

    person: Annotated[str, Meta(min_length=1, max_length=16)]


class TableSeatBody(RequestBody):
    seat: SeatNumber


class ReportBody(RequestBody):
    """The name of the player of a seat or, with a `number`, the chat message of that entry."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    note: Annotated[str, Meta(max_length=300)] = ""


class MutePersonBody(RequestBody):
    """Whether an administrator takes the chat away from a person."""

    on: bool


class BanSubjectBody(RequestBody):
    """A person by id, an address or a network."""

    subject: Annotated[str, Meta(min_length=1, max_length=64)]


class BanBody(BanSubjectBody):
    """For that many days, or for ever."""

    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class EmailBody(RequestBody):
    address: Annotated[str, Meta(max_length=254)]


class NewTableBody(RequestBody):
    """Each seat is `me`, `open` or the level of a bot; there are as many players as seats.

    `undo`: a move that revealed something can be undone if everybody agrees (`ask`), only moves that revealed nothing
    can be undone (`quiet`), or none (`never`). Who has several seats plays them with others on one device: `names` has
    a name for each seat, empty for the caller's own. With `host_starts` the match begins when the host says so, else
    when all seats are taken. With `hints` players may ask for hints, with `advice` they may look at their chances to
    win and be warned before blunders, unless there is a clock. Who plays alone can always have advice.
    A `rated` game needs a clock; whoever joins agrees that it changes their rating.
    """

    key: Key
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    clock: Clock = NoClock()
    public: bool = False
    spectators: bool = True
    stand_in: Level = ""
    undo: UndoRule = "ask"
    names: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=16)] = ()
    host_starts: bool = False
    hints: bool = True
    rated: bool = False
    advice: bool = False


class OptionsBody(RequestBody):
    """Options of a game, for that number of players."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any]


class QuickGameBody(RequestBody):
    """With `game` "" any game will do."""

    key: Key
    game: Annotated[str, Meta(max_length=40)] = ""


class ImportBody(RequestBody):
    """A record to replay."""

    key: Key
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class ContinuationBody(RequestBody):
    """A record to continue after that many of its moves."""

    key: Key
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    moves: Moves
    seats: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=16)]
    clock: Clock = NoClock()


class JoinBody(RequestBody):
    """With a `name`, the seat is for somebody else who plays on the caller's device."""

    key: Key
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=64)] = ""


class PlaceBotBody(RequestBody):
    """The level of the bot that takes the seat; empty to open the seat again."""

    key: Key
    seat: SeatNumber
    bot: Level = ""


class SeatBody(RequestBody):
    key: Key
    seat: SeatNumber


class SwapBody(SeatBody):
    other: SeatNumber


class StartBody(RequestBody):
    """The level of the bots that take the open seats; empty if there are none."""

    key: Key
    bot: Level = ""


MoveText = Annotated[str, Meta(min_length=1, max_length=200)]


class PlanBody(RequestBody):
    """What the seat plays when its turn comes, depending on what the others do until then."""

    seat: SeatNumber
    version: Version
    branches: Annotated[tuple[PlanBranch, ...], Meta(min_length=1, max_length=24)]


class OutlookBody(RequestBody):
    """Moves that are assumed from here, of whoever is to act; null: whatever others do until it is the seat's turn."""

    seat: SeatNumber
    version: Version
    path: Annotated[tuple[MoveText | None, ...], Meta(max_length=16)]


class MoveBody(SeatBody):
    """A move in the game's notation."""

    version: Version
    move: Annotated[str, Meta(max_length=400)]


class UndoBody(SeatBody):
    version: Version


class HintBody(SeatBody):
    version: Version


class AdviceBody(SeatBody):
    """What the seat looks at from now on: the chances to win, and warnings before its own blunders."""

    chances: bool
    warnings: bool


class YesNoBody(SeatBody):
    yes: bool


class ChatBody(SeatBody):
    """Either one of the quick phrases or free text."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=1000)] = ""


class MuteBody(SeatBody):
    """Mute a seat (`on`) or unmute it."""

    on: bool


class KeyBody(RequestBody):
    key: Key


class SeenBody(RequestBody):
    """The number of the last entry that the person has seen."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]


MinuteOfDay = Annotated[int, Meta(ge=0, le=24 * 60 - 1, description="Minutes since midnight, in your time zone.")]


class NoticeSettingsBody(RequestBody):
    """The language of notices, quiet hours in which none is sent, and when a daily e-mail lists the games that wait.

    Without quiet hours, and without a daily e-mail, these are null. `zone` is the name of a time zone.
    """

    language: Annotated[str, Meta(max_length=16)]
    zone: Annotated[str, Meta(pattern="^[A-Za-z0-9_+/-]{1,64}$")]
    quiet_start: MinuteOfDay | None = None
    quiet_end: MinuteOfDay | None = None
    digest_at: MinuteOfDay | None = None


class PushBody(RequestBody):
    """A browser's subscription to push messages, as `PushManager.subscribe` returns it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]


class WebhookBody(RequestBody):
    """A URL that gets every notice as JSON, or the topic of an ntfy server."""

    url: Annotated[str, Meta(max_length=500)]
    format: Literal["webhook", "ntfy"] = "webhook"


class NoticeKindsBody(RequestBody):
    """Which notices are sent, and after how many minutes, to those who have not seen it by then.

    Push messages come at once, whatever `minutes` says.
    """

    kinds: Annotated[tuple[NoticeKind, ...], Meta(max_length=6)]
    minutes: Annotated[int, Meta(ge=0, le=24 * 60)] = 10


class CodeBody(RequestBody):
    """The code of a link in an e-mail."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class TableNotices(RequestBody):
    """Whether you get notices of a table."""

    on: bool


class EmailState(Frozen):
    """Whether e-mails are sent to an address from now on."""

    on: bool


class Turns(Frozen):
    """How many games wait for your move."""

    turns: int


class NoticeChannel(Frozen):
    """Where notices are sent to. `outcome` is what became of the last one: `sent`, `failed` or `unknown`."""

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

    `dropped`: it did not fit any more, and nothing of it is played.
    """

    branches: tuple[PlanBranch, ...] = ()
    version: int = 0
    dropped: bool = False


class VacationState(Frozen):
    """`allowance` are the days that everybody has within a year, `left` those that the caller can still take.

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
    """Signs the same person in on another device, once, until that time in milliseconds."""

    key: str
    until: int


class PasskeyOptions(Frozen):
    """What the browser is to make or ask for a passkey with, in the JSON form of WebAuthn."""

    options: dict[str, Any]


class TableName(Frozen):
    """The name of a table is its address: everybody who knows it can join or watch."""

    table: str
