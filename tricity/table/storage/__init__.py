"""The database: SQLite out of the box, PostgreSQL by URL. Logs are append-only: no entry is ever changed or deleted."""
