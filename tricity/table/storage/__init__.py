"""Where the logs lie: SQLite out of the box, PostgreSQL by URL. One writer, many readers, and nothing is ever changed
in a log that was written."""
