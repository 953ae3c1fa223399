"""The kinds of events that a game declares in its module `events`."""

from importlib import import_module
from types import ModuleType
from typing import TypeGuard, get_args

from tricity.core.events import EventData
from tricity.games import folder


def event_module(game: str) -> ModuleType:
    return import_module(f"tricity.games.{folder(game)}.events")


def event_kinds(game: str) -> tuple[type[EventData], ...]:
    """The members of the union `Event`."""
    kinds: tuple[type[EventData], ...] = get_args(event_module(game).Event)
    return kinds


def is_event_kind(value: object) -> TypeGuard[type[EventData]]:
    """A kind has a tag of its own; the bases that declare shared facts have none."""
    return isinstance(value, type) and issubclass(value, EventData) and value.__struct_config__.tag != value.__name__
