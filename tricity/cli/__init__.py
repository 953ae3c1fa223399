"""The `tricity` command."""

from tricity.cli.app import main

__all__ = ["main"]
