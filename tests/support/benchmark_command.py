"""Run `make bench` in this process."""

from click.testing import CliRunner, Result

from benchmarks.__main__ import main


def bench(*arguments: str, columns: int = 80) -> Result:
    return CliRunner().invoke(main, [*arguments], env={"COLUMNS": str(columns)}, catch_exceptions=False)
