"""HTTP and WebSocket around the tables: who asks, what they may, and telling everybody at once."""
