"""The database: SQLite out of the box, PostgreSQL by URL. Logs are append-only; only names in them can be rewritten."""
