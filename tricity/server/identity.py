"""Guests: a signed cookie identifies a person, and a recovery key signs them in on another device."""

import secrets
from functools import lru_cache
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from tricity.table.principal import PersonId, Principal

COOKIE: Final = "tricity"
_YEAR: Final = 365 * 24 * 60 * 60
_LONGEST: Final = 200
_REMEMBERED: Final = 10_000


class Identity:
    def __init__(self, secret: str, https: bool) -> None:
        self._signer = Signer(secret, salt="tricity.person", digest_method=sha256)
        self._https = https

        # The same guests send many requests, and verifying a signature takes as long as a move.
        self.principal = lru_cache(_REMEMBERED)(self._principal)

    def _principal(self, cookies: str) -> Principal:
        """The person of a Cookie header; None if it carries no valid signature."""
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE and len(value) <= _LONGEST:
                try:
                    return PersonId(self._signer.unsign(value).decode())
                except (BadSignature, UnicodeDecodeError):
                    return None
        return None

    def cookie(self, person: PersonId) -> Cookie:
        value = self._signer.sign(person).decode()
        return Cookie(COOKIE, value=value, max_age=2 * _YEAR, httponly=True, samesite="lax", secure=self._https)

    def no_cookie(self) -> Cookie:
        return Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", secure=self._https)


def new_person() -> PersonId:
    return PersonId(secrets.token_urlsafe(15))


def new_key() -> str:
    """For a recovery link; only its digest is kept."""
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    return sha256(key.encode()).hexdigest()
