"""The guide of a game as data: the pages for people that its rules begin with, and its player aid.

A game's package `guide` has a function `guide(say, readings)` that returns it: `say` formats a message of the game in
the reader's language, and `readings` has the options in which the rulebook of that language differs from our defaults.
Its words are in the file `guide.ftl` of the game in each language, which nobody needs at a table; its numbers come from
the engine. The terminal, the documentation and the page show the same blocks.
"""

from collections.abc import Mapping
from typing import Protocol

from tricity.core.frozen import Frozen

Readings = Mapping[str, object]
"""Values of options by their names."""


class Say(Protocol):
    """Formats a message with its facts, in the language of the reader."""

    def __call__(self, key: str, /, **facts: object) -> str: ...


class Paragraph(Frozen, tag_field="kind", tag="paragraph"):
    text: str


class Steps(Frozen, tag_field="kind", tag="steps"):
    """Steps that follow each other."""

    items: tuple[str, ...]


class GuideTable(Frozen, tag_field="kind", tag="table"):
    """A table of the rulebook. The first cell of each row names it."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Picture(Frozen):
    """A drawing with its name and what there is to know about it.

    `drawing` is `set/name`, as in web/src/art; `tone` a design token for its background.
    """

    drawing: str
    title: str
    text: str = ""
    tone: str = ""


class Gallery(Frozen, tag_field="kind", tag="gallery"):
    """Drawings side by side."""

    title: str
    pictures: tuple[Picture, ...]


class ExamplePosition(Frozen, tag_field="kind", tag="position"):
    """The drawn position of a worked example, as an illustration."""

    example: str


Block = Paragraph | Steps | GuideTable | Gallery | ExamplePosition


class Section(Frozen):
    title: str
    blocks: tuple[Block, ...]


class Guide(Frozen):
    """`sections` are read before the first game; `aid` is the card that lies beside the board: one printed page."""

    sections: tuple[Section, ...] = ()
    aid: tuple[Section, ...] = ()
