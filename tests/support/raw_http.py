"""Requests as bytes, over one connection as long as the server keeps it: what no decent client would send."""

import socket
from http.client import HTTPException, HTTPResponse


class RawClient:
    def __init__(self, url: str, timeout: float = 30, source: str = "127.0.0.1") -> None:
        host, _, port = url.rpartition("/")[2].partition(":")
        self._place = host, int(port)
        self._timeout = timeout
        self._source = source, 0
        self._socket: socket.socket | None = None

    def connect(self) -> socket.socket:
        if self._socket is None:
            self._socket = socket.create_connection(self._place, self._timeout, self._source)
        return self._socket

    def send(self, request: bytes) -> int:
        """The status of the answer; 0 if the connection was closed without one."""
        client = self.connect()
        try:
            client.sendall(request)
            response = HTTPResponse(client, method=request.partition(b" ")[0].decode("latin-1"))
            response.begin()
            response.read()
        except (ConnectionError, HTTPException):
            self.close()
            return 0
        if response.will_close:
            self.close()
        return response.status

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None
