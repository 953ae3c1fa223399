"""A signed cookie identifies a person, and a recovery key signs them in on another device.

Under https the name of the cookie begins with `__Host-`, so that browsers accept it only from this exact host and over
https. The plain name is accepted there too, and replaced as soon as its owner comes again.
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from tricity.server.access import Access
from tricity.table.principal import PersonId, Principal

COOKIE: Final = "tricity"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
_PREFIXES: Final = tuple(f"{name}=".encode() for name in (SECURE_COOKIE, COOKIE))
_YEAR: Final = 365 * 24 * 60 * 60
_LONGEST: Final = 200
_REMEMBERED: Final = 10_000


class Identity:
    """Signs with the newest key, and accepts the older ones until they are retired."""

    def __init__(self, access: Access, https: bool) -> None:
        self._access = access
        self._https = https
        self._verified: dict[bytes, PersonId] = {}
        """People by the value of their cookie. The same guests send many requests, and verifying takes as long as a
        move.
        """
        self._reset()
        access.on_change(self._reset)

    def principal(self, cookies: bytes) -> Principal:
        """The person of a Cookie header; None if it carries no valid signature of a session that still stands."""
        value = cookie_value(cookies)
        return self._verified.get(value) or self._verify(value)

    def is_outdated(self, cookies: bytes, *, https: bool = False) -> bool:
        """Whether a cookie that is valid now has to be replaced in time: it was signed with an older key, or has the
        plain name under https.

        Now, not when the request came: a key that was retired meanwhile must not be turned into a new signature.
        """
        if self.principal(cookies) is None:
            return False
        if (self._https or https) and _PREFIXES[0] not in cookies:
            return True
        return not _signer(self._access.keys[-1:]).validate(cookie_value(cookies))

    def cookies(self, person: PersonId, *, https: bool = False) -> list[Cookie]:
        """The cookie of that person; under https it takes the place of one with the plain name."""
        sessions = self._access.sessions(person)
        # Cookies from before sessions could be revoked have no number.
        signed = f"{person}.{sessions}" if sessions else person
        value = self._signer.sign(signed).decode()
        if not (self._https or https):
            return [_cookie(COOKIE, value, 2 * _YEAR)]
        return [_cookie(SECURE_COOKIE, value, 2 * _YEAR, secure=True), _cookie(COOKIE, "", 0, secure=True)]

    def no_cookies(self, *, https: bool = False) -> list[Cookie]:
        """The cookies that delete the person's cookie."""
        plain = _cookie(COOKIE, "", 0, secure=self._https or https)
        return [plain, _cookie(SECURE_COOKIE, "", 0, secure=True)] if self._https or https else [plain]

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


def _cookie(name: str, value: str, max_age: int, *, secure: bool = False) -> Cookie:
    return Cookie(name, value=value, max_age=max_age, httponly=True, samesite="lax", secure=secure)


def _signer(keys: Sequence[str]) -> Signer:
    return Signer(keys, salt="tricity.person", digest_method=sha256)


def cookie_value(cookies: bytes) -> bytes:
    """The value of our cookie in a Cookie header, of the secure one if there are both; empty if it is not there.

    >>> cookie_value(b"theme=dark; tricity=anna.x; a=b")
    b'anna.x'
    >>> cookie_value(b"tricity=anna.x; __Host-tricity=basia.y")
    b'basia.y'
    """
    for prefix in _PREFIXES:
        if cookies.startswith(prefix):
            return cookies[len(prefix) :].partition(b";")[0].rstrip()
        if prefix not in cookies:
            continue
        for part in cookies.split(b";"):
            part = part.strip()
            if part.startswith(prefix):
                return part[len(prefix) :]
    return b""


def new_person() -> PersonId:
    return PersonId(secrets.token_urlsafe(15))


def new_key() -> str:
    """A new random key, for a sign-in link or a challenge; only its digest is stored."""
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    return sha256(key.encode()).hexdigest()
