"""Web Push: messages to a browser, encrypted for it alone (RFC 8291), signed by this server (VAPID, RFC 8292)."""

import json
import time
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from py_vapid import Vapid02
from pywebpush import WebPusher

from tricity.server.notices.http_client import HttpClient
from tricity.server.notices.push_keys import PushKeys, url_base64

_DAY: Final = 24 * 60 * 60
_HALF_A_DAY: Final = _DAY // 2
_ENCODING: Final = "aes128gcm"


class WebPush:
    """`contact` is where a push service can reach whoever runs this server: an https or mailto URL."""

    def __init__(self, keys: PushKeys, contact: str, client: HttpClient) -> None:
        self._signer = Vapid02.from_raw(keys.private.encode())
        self._contact = contact
        self._client = client

    async def send(self, endpoint: str, secret: str, message: dict[str, Any], table: str) -> None:
        """Raises what `HttpClient.post` does. A newer message about the same table replaces one that still waits."""
        headers = {
            **self._authorization(endpoint),
            "Content-Encoding": _ENCODING,
            "Content-Type": "application/octet-stream",
            "TTL": str(_DAY),
            "Urgency": "high",
        }
        if table:
            headers["Topic"] = url_base64(sha256(table.encode()).digest()[:24])
        await self._client.post(endpoint, _encrypted(endpoint, secret, message), headers, gone=(404, 410))

    def _authorization(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _HALF_A_DAY,
            "sub": self._contact,
        }
        signed: dict[str, str] = self._signer.sign(claims)
        return signed


def check_secret(p256dh: str, auth: str) -> str:
    """The keys of a browser as one text; raises `ValueError` for what cannot be used to encrypt."""
    secret = f"{p256dh} {auth}"
    _encrypted("https://push.example/", secret, {})
    return secret


def _encrypted(endpoint: str, secret: str, message: dict[str, Any]) -> bytes:
    p256dh, _, auth = secret.partition(" ")
    pusher = WebPusher({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})
    body: bytes = pusher.encode(json.dumps(message, ensure_ascii=False).encode(), _ENCODING)["body"]
    return body
