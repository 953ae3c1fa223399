"""The calls that a review is made of, for workers in other processes and on other machines: data in, data out."""

from importlib.metadata import version

import msgspec

from tricity.analysis.review import Effort, put_together, review_move, review_opening
from tricity.analysis.values import REVIEW_FORMAT, ReviewPart
from tricity.core.match import Match
from tricity.games import find


class OtherProgram(Exception):
    """The worker has another version of Tricity than whoever asks: what it finds might differ."""


def program() -> str:
    """Programs with the same name make the same reviews."""
    return f"{REVIEW_FORMAT} {version('tricity')}"


def part_of_review(asked_by: str, record: str, number: int, effort: Effort, seed: int) -> ReviewPart:
    """What is to be said of the decision after that number of moves; raises `OtherProgram`."""
    return review_move(_match(asked_by, record), number, effort, seed)


def whole_review(
    asked_by: str, record: str, parts: tuple[ReviewPart, ...], chosen_by: tuple[str, ...], effort: Effort, seed: int
) -> bytes:
    """The review from its parts, encoded; raises `OtherProgram`."""
    match = _match(asked_by, record)
    return msgspec.json.encode(put_together(match, review_opening(match, effort, seed), parts, chosen_by))


def _match(asked_by: str, record: str) -> Match:
    if asked_by != program():
        raise OtherProgram(program())
    return Match.from_record(record, find, trusted=True)
