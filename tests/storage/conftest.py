"""Both kinds of database for every test of the storage."""

from support.databases import database_url, postgres_server, postgres_url, sqlite_url

__all__ = ["database_url", "postgres_server", "postgres_url", "sqlite_url"]
