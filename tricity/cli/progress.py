"""A progress bar with the time left, for commands that play many games."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tricity.cli.screen import Screen


def progress_bar() -> Progress:
    """On stderr, and gone when it is done."""
    return Progress(
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=Screen(errors=True).console,
        transient=True,
    )
