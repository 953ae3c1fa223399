"""What programs that play many games for a report share: their common options, and how they write JSON."""

import argparse
from pathlib import Path

import msgspec

from tricity.bots.cluster import CLUSTER


def experiment_parser(description: str | None, seed: str) -> argparse.ArgumentParser:
    """The game, the seed with its default, and where the games are played (`arena.batch.open_workers`)."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", default=seed)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--cluster", metavar=CLUSTER)
    return parser


def write_json(path: Path, value: object) -> None:
    """Write it indented, so that changes can be read line by line; the folder is made if it is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")
