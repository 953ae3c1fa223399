"""The set-up shows a line per step, and of a failure its last lines."""

import re
import subprocess
import sys
from pathlib import Path

STEP = Path(__file__).parents[2] / "tools" / "step.py"


def run_step(folder: Path, script: str) -> tuple[int, list[str]]:
    run = subprocess.run(
        [sys.executable, str(STEP), "Fetching", sys.executable, "-c", script],
        cwd=folder,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )
    return run.returncode, [re.sub(r"\d+ s$", "n s", line) for line in run.stdout.splitlines()]


def test_a_line_for_each_part_and_the_rest_in_the_log(tmp_path: Path) -> None:
    script = "print('noise'); print('step: Compiling'); print('more noise'); print('note: It is slow.')"
    assert run_step(tmp_path, script) == (0, ["Fetching … n s", "Compiling … n s", "It is slow."])
    log = (tmp_path / "build" / "setup.log").read_text(encoding="utf-8")
    assert "noise\nstep: Compiling\nmore noise\n" in log


def test_a_failure_shows_its_last_lines_and_where_the_log_is(tmp_path: Path) -> None:
    code, lines = run_step(tmp_path, "for n in range(40): print('line', n)\nraise SystemExit(3)")
    assert code == 3
    assert lines[1:16] == [f"line {number}" for number in range(25, 40)]
    assert str(Path("build") / "setup.log") in lines[16]


def test_steps_share_one_log(tmp_path: Path) -> None:
    run_step(tmp_path, "print('one')")
    run_step(tmp_path, "print('two')")
    log = (tmp_path / "build" / "setup.log").read_text(encoding="utf-8")
    assert "one\n" in log
    assert "two\n" in log
