"""A push service and webhook for the tests: an HTTP server that keeps what it gets, and a browser that decrypts it."""

import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


@dataclass
class Received:
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """`answers` are its next status codes, then 201; with `seconds` it takes that long to answer."""

    url: str = ""
    requests: list[Received] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    seconds: float = 0


class Browser:
    """The keys of one browser that has subscribed to push messages at a service."""

    def __init__(self, receiver: Receiver, name: str = "browser") -> None:
        self.endpoint = f"{receiver.url}/{name}"
        self._receiver = receiver
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self) -> dict[str, str]:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": _base64(public), "auth": _base64(self._auth)}

    def messages(self, push_key: str) -> list[dict[str, Any]]:
        """What has arrived: signed with the server's key for this very service, and encrypted for this browser."""
        path = self.endpoint.removeprefix(self._receiver.url)
        own = [request for request in self._receiver.requests if request.path == path]
        for request in own:
            self._check_signature(request.headers["authorization"], push_key)
            assert request.headers["content-encoding"] == "aes128gcm"
            assert int(request.headers["ttl"]) > 0
        return [
            json.loads(http_ece.decrypt(each.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))
            for each in own
        ]

    def _check_signature(self, authorization: str, push_key: str) -> None:
        assert Vapid02.verify(authorization)
        fields = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
        assert fields["k"] == push_key
        claims = json.loads(base64.urlsafe_b64decode(fields["t"].split(".")[1] + "=="))
        assert claims["aud"] == self._receiver.url
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        assert claims["sub"].startswith(("mailto:", "https://"))


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A running one."""
    service = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.requests.append(Received(self.path, headers, body))
            status = service.answers.pop(0) if service.answers else 201
            time.sleep(service.seconds)
            self.send_response(status)
            self.send_header("location", f"{service.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    class Server(ThreadingHTTPServer):
        daemon_threads = True
        request_queue_size = 100

        def handle_error(self, *_: Any) -> None:
            """A client that was killed."""

    server = Server(("127.0.0.1", 0), Handler)
    service.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _base64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
