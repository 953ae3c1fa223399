"""Guests: a signed cookie identifies a person, and a recovery key signs them in on another device."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from tricity.server.access import Access
from tricity.table.principal import PersonId, Principal

COOKIE: Final = "tricity"
_PREFIX: Final = f"{COOKIE}=".encode()
_YEAR: Final = 365 * 24 * 60 * 60
_LONGEST: Final = 200
_REMEMBERED: Final = 10_000


class Identity:
    """Signs with the newest key, and accepts the older ones until they are retired."""

    def __init__(self, access: Access, https: bool) -> None:
        self._access = access
        self._https = https
        self._verified: dict[bytes, PersonId] = {}
        """By the cookie's value. The same guests send many requests, and verifying takes as long as a move."""
        self._reset()
        access.on_change(self._reset)

    def principal(self, cookies: bytes) -> Principal:
        """The person of a Cookie header; None if it carries no valid signature of a session that still stands."""
        value = cookie_value(cookies)
        return self._verified.get(value) or self._verify(value)

    def is_outdated(self, cookies: bytes) -> bool:
        """Whether a cookie that is valid now was signed with an older key, so that it has to be replaced in time.

        Now, not when the request came: a key that was retired meanwhile must not be turned into a new signature.
        """
        if self.principal(cookies) is None:
            return False
        return not _signer(self._access.keys[-1:]).validate(cookie_value(cookies))

    def cookie(self, person: PersonId, *, https: bool = False) -> Cookie:
        sessions = self._access.sessions(person)
        # Cookies from before sessions could be revoked have no number.
        signed = f"{person}.{sessions}" if sessions else person
        value = self._signer.sign(signed).decode()
        return self._cookie(value, 2 * _YEAR, https)

    def no_cookie(self) -> Cookie:
        return self._cookie("", 0, False)

    def _cookie(self, value: str, max_age: int, https: bool) -> Cookie:
        secure = self._https or https
        return Cookie(COOKIE, value=value, max_age=max_age, httponly=True, samesite="lax", secure=secure)

    def _verify(self, value: bytes) -> Principal:
        if not value or len(value) > _LONGEST:
            return None
        try:
            name, _, sessions = self._signer.unsign(value).decode().partition(".")
        except (BadSignature, UnicodeDecodeError):
            return None
        person = PersonId(name)
        if sessions != str(self._access.sessions(person) or ""):
            return None
        if len(self._verified) >= _REMEMBERED:
            # Only what was verified is kept, so nobody can fill this with anything else.
            self._verified.clear()
        self._verified[value] = person
        return person

    def _reset(self) -> None:
        self._verified.clear()
        self._signer = _signer(self._access.keys)


def _signer(keys: Sequence[str]) -> Signer:
    return Signer(keys, salt="tricity.person", digest_method=sha256)


def cookie_value(cookies: bytes) -> bytes:
    """The value of our cookie in a Cookie header; empty if it is not there.

    >>> cookie_value(b"theme=dark; tricity=anna.x; a=b")
    b'anna.x'
    """
    if cookies.startswith(_PREFIX):
        return cookies[len(_PREFIX) :].partition(b";")[0].rstrip()
    for part in cookies.split(b";"):
        part = part.strip()
        if part.startswith(_PREFIX):
            return part[len(_PREFIX) :]
    return b""


def new_person() -> PersonId:
    return PersonId(secrets.token_urlsafe(15))


def new_key() -> str:
    """For a recovery link; only its digest is kept."""
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    return sha256(key.encode()).hexdigest()
