"""How much is tried: `TRICITY_FUZZ` in all (`make fuzz` asks for a million), a little of it where nobody asks."""

from support.reports import new_report

__all__ = ["new_report"]
