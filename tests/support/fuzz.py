"""How much the fuzz tests try, and what they look at beside the answers."""

import os
from pathlib import Path

from support.variants import affordable

TOTAL = int(os.environ.get("TRICITY_FUZZ") or affordable(10_000))
"""Of requests, frames, records, positions and moves together (`make fuzz` asks for a million)."""

SHARES = {"moves": 0.68, "positions": 0.12, "records": 0.1, "requests": 0.06, "frames": 0.04}


def count(kind: str) -> int:
    return round(TOTAL * SHARES[kind])


def memory(process: int | None = None) -> int:
    """Resident bytes of a process, or of this one."""
    pages = Path(f"/proc/{process or 'self'}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
