"""Matches, positions and records by older rules."""

from typing import Any

from tricity.games import find


def as_rules_1(position: dict[str, Any]) -> dict[str, Any]:
    """A position as version 1 of the rules wrote it: without the version, and without options of later versions."""
    later = {option.name for option in find(position["game"]).options if option.since > 1}
    options = {name: value for name, value in position["options"].items() if name not in later}
    return {key: value for key, value in {**position, "options": options}.items() if key != "rules"}
