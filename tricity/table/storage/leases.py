"""Leases decide which of the processes that share a database does a piece of work."""


class Leases:
    """Leases of a database that only one process uses: every lease is granted."""

    async def acquire(self, name: str) -> bool:
        """Try to take the lease of that name until `release`, and return whether it was granted; raises
        `StorageUnavailable`.
        """
        return True

    async def release(self, name: str) -> None:
        """Give back what `acquire` granted."""

    async def close(self) -> None:
        """Give back all leases."""
