"""The keys of this server, with which it signs what it sends to push services.

They are made when a server starts for the first time, without the libraries that send, because importing those takes a
second.
"""

import asyncio
import base64
from typing import Final, NamedTuple

from tricity.table.storage import shared_settings
from tricity.table.storage.store import Store

_SETTING: Final = "push_keys"


class PushKeys(NamedTuple):
    """A pair in URL-safe Base64. The public one is what browsers subscribe with."""

    private: str
    public: str

    @classmethod
    def generate(cls) -> "PushKeys":
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = ec.generate_private_key(ec.SECP256R1())
        public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return cls(url_base64(key.private_numbers().private_value.to_bytes(32, "big")), url_base64(public))

    @classmethod
    async def of_server(cls, store: Store) -> "PushKeys":
        """The stored keys; the first process that needs them makes them."""
        stored = await store.read(shared_settings.read, _SETTING)
        if stored is None:
            made = await asyncio.to_thread(cls.generate)
            stored = await store.run(shared_settings.write_first, _SETTING, " ".join(made))
        return cls(*stored.split(" "))


def url_base64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
