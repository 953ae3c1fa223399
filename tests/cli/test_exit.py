"""Leaving by Ctrl-C, Ctrl-D or a closed pipe is not an error."""

import subprocess

import pytest

from support.terminal import CTRL_C, CTRL_D, Terminal, outside


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
@pytest.mark.parametrize("args", [("play",), ("play", "card-city", "--seed", "7")])
def test_keys_that_leave(key: str, args: tuple[str, ...]) -> None:
    with Terminal(*args, NO_COLOR="1") as terminal:
        terminal.wait_for("> ")
        code, rest = terminal.leave(key)
    assert code == 0
    assert rest.strip().endswith("Goodbye!")
    assert "Traceback" not in rest


def test_a_broken_pipe_is_silent() -> None:
    command, environment = outside("rules", "card-city")
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.wait(60)
    assert process.stderr.read() == b""
    process.stderr.close()


def test_the_tab_key_completes() -> None:
    pytest.importorskip("readline")
    with Terminal("play", "card-city", "--seed", "7", NO_COLOR="1") as terminal:
        terminal.wait_for("\r\n> ")
        terminal.type("cho\tsm\t\r")
        assert "Player 1 takes the small lot" in terminal.wait_for("\r\n> ")


def test_input_that_is_not_valid_utf_8_is_harmless() -> None:
    command, environment = outside("play", "card-city", "--seed", "7")
    typed = b"\xff\xfe\n\x1b[A\n"
    done = subprocess.run(command, env=environment, input=typed, capture_output=True, timeout=60, check=True)
    assert done.stderr == b""
