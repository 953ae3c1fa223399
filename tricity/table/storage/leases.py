"""Leases: of the processes that share a database, which one does a piece of work."""


class Leases:
    """For a database that one process has to itself: everything is its own to do."""

    async def acquire(self, name: str) -> bool:
        """Whether the work of that name is this process's until `release`; raises `StorageUnavailable`."""
        return True

    async def release(self, name: str) -> None:
        """Give back what `acquire` granted."""

    async def close(self) -> None:
        """Give back everything."""
