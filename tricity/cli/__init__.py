"""The `tricity` command."""

import click


@click.group()
def main() -> None:
    """Tricity."""
