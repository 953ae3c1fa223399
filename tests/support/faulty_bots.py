"""Bots that misbehave in a worker process, each in its own way. Workers import `make` from here."""

import os
import signal
import time
from collections.abc import Mapping, Sequence
from typing import Any

from tricity import bots
from tricity.bots import Bot, Decision
from tricity.core.notation import Move

SECRET: object = None
"""A test puts something here that no worker process may see."""


class Sleeping(Bot):
    """Never decides."""

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        time.sleep(600)
        raise AssertionError


class Crashing(Bot):
    """Takes its process down with it."""

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        os._exit(3)


class Raising(Bot):
    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        raise ZeroDivisionError("on purpose")


class Illegal(Bot):
    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        return Decision(Move("sing"), "reason-only")


class Unserializable(Bot):
    """Gives facts that are no data."""

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        return Decision(moves[0], "reason-only", {"bot": self})


class Interrupted(Bot):
    """Decides although Ctrl-C was pressed meanwhile."""

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        os.kill(os.getpid(), signal.SIGINT)
        return Decision(moves[0], "reason-only")


class Telling(Bot):
    """Tells its process and everything that it was given."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        given = {"seed": self._seed, "view": view, "moves": [str(move) for move in moves]}
        facts = {"process": os.getpid(), "given": given, "inherits": SECRET is not None}
        return Decision(moves[-1], "reason-only", facts)


FAULTY: dict[str, type[Bot]] = {
    bot.__name__.lower(): bot for bot in (Sleeping, Crashing, Raising, Illegal, Unserializable, Interrupted)
}


def make(spec: str, seed: int) -> Bot:
    """One of these, or one of the levels."""
    if spec == "telling":
        return Telling(seed)
    return FAULTY[spec]() if spec in FAULTY else bots.make(spec, seed)


def make_nothing_but_faulty(spec: str, seed: int) -> Bot:
    """The simplest level fails too."""
    return Raising() if spec == bots.names()[0] else make(spec, seed)


class Unpicklable(Exception):
    """Cannot be made again from its pickle, which has no arguments."""

    def __init__(self, *, detail: str) -> None:
        super().__init__()
        self.detail = detail

    def __str__(self) -> str:
        return self.detail


def raise_unpicklable() -> None:
    raise Unpicklable(detail="on purpose")


def end_process(_: object) -> None:
    os._exit(3)
