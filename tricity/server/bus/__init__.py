"""Messages between the server processes that share a database: see `tricity.server.outbox` for what they say."""
