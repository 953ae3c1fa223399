"""The bodies of requests about people: identities, sign-in, profiles, friends, moderation and notices."""

from typing import Annotated, Literal

from msgspec import Meta

from tricity.server.requests import Name, RequestBody, SeatNumber
from tricity.table.notices import Kind as NoticeKind


class NameBody(RequestBody):
    name: Name


Existing = Literal["ask", "merge", "leave"]
"""What becomes of another identity that the device has: see `RecoverBody`."""


class RecoverBody(RequestBody):
    """The key of a link that signs in.

    If the device has another identity with games of its own, they are kept (`merge`) or given up (`leave`); with `ask`
    nothing happens in that case, and the response says what is there.
    """

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    existing: Existing = "ask"


class SignOutBody(RequestBody):
    """Where to sign out: on this device, on all others, or on all of them."""

    where: Literal["here", "others", "everywhere"]


class VacationBody(RequestBody):
    """The length of the vacation in days, from now on."""

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

    If the device has another identity with games, the refusal has a key for `POST /api/me/recover`.
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
    """Whether the person is stopped from chatting (`on`) or may chat again."""

    on: bool


class BanSubjectBody(RequestBody):
    """A person by id, an address or a network."""

    subject: Annotated[str, Meta(min_length=1, max_length=64)]


class BanBody(BanSubjectBody):
    """A ban for a number of days, or for ever."""

    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class EmailBody(RequestBody):
    address: Annotated[str, Meta(max_length=254)]


MinuteOfDay = Annotated[int, Meta(ge=0, le=24 * 60 - 1, description="Minutes since midnight, in your time zone.")]


class NoticeSettingsBody(RequestBody):
    """The language of notices, quiet hours in which none is sent, and when a daily e-mail lists the games that wait.

    Null means no quiet hours, and no daily e-mail. `zone` is the name of a time zone.
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
    """Which notices are sent, and after how many minutes if the person has not seen the news by then.

    Push messages come at once, whatever `minutes` says.
    """

    kinds: Annotated[tuple[NoticeKind, ...], Meta(max_length=6)]
    minutes: Annotated[int, Meta(ge=0, le=24 * 60)] = 10


class CodeBody(RequestBody):
    """The code of a link in an e-mail."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class TableNotices(RequestBody):
    """Whether you get notices about a table."""

    on: bool
