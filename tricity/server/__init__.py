"""The server: tables over HTTP and WebSocket, with authentication, bots and updates to everybody who watches."""
