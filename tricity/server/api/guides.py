"""What people read away from the table: how to play each game, with worked examples, and who made the games."""

from functools import cache
from typing import Annotated, Any

from litestar.params import FromPath, QueryParameter

from tricity.core.frozen import Frozen
from tricity.core.guide import Section
from tricity.games import names as game_names
from tricity.games.box import box
from tricity.games.examples import Example, examples
from tricity.locales import SOURCE_LANGUAGE, words
from tricity.locales.guide import example_words, guide
from tricity.server.api.games import Language
from tricity.server.endpoints import get
from tricity.table.errors import NotFound

LanguageWanted = Annotated[Language, QueryParameter(description="The language of the words.")]
_TOTAL = "total"


class GuideLabels(Frozen):
    """The controls and headings of the rules page, which no table needs."""

    aid: str
    print: str
    how: str
    contents: str
    examples: str
    try_it: str
    before: str
    after: str
    numbered: str
    search: str
    nothing: str
    rulings: str
    ruling: str
    total: str
    about: str


class ExampleSheet(Frozen):
    """The lines of a score sheet that an example is about. `total` is null if the example is not about the total."""

    name: str
    lines: tuple[tuple[str, int], ...]
    total: int | None


class ExampleInfo(Frozen):
    """A worked example: the position before and, if that makes a picture, after its moves. `record` can be continued.

    The picture is the city of `seat`, with `marks` as labels of cells; or, if there are any, the drawings in `rows`,
    written as in the covers of the games.
    """

    name: str
    title: str
    text: str
    rules: tuple[str, ...]
    players: int
    seat: int
    rows: tuple[tuple[str, ...], ...]
    marks: dict[str, str]
    view: dict[str, Any]
    after: dict[str, Any] | None
    sheets: tuple[ExampleSheet, ...]
    record: str


class GuideInfo(Frozen):
    sections: tuple[Section, ...]
    aid: tuple[Section, ...]
    examples: tuple[ExampleInfo, ...]
    labels: GuideLabels


class CreditInfo(Frozen):
    role: str
    names: tuple[str, ...]


class GameCredits(Frozen):
    """`note` says where the names come from, if not from the game's own rulebook."""

    game: str
    title: str
    credits: tuple[CreditInfo, ...]
    note: str


class AboutInfo(Frozen):
    title: str
    text: tuple[str, ...]
    games: tuple[GameCredits, ...]


@get("/api/guides/{game:str}", "How to play a game: guide, player aid and worked examples", 404, sync_to_thread=True)
def read_guide(game: FromPath[str], lang: LanguageWanted = SOURCE_LANGUAGE) -> GuideInfo:
    if game not in game_names():
        raise NotFound("no-such-page")
    return _guide(game, lang)


@get("/api/about", "About Tricity and who made the games", sync_to_thread=True)
def read_about(lang: LanguageWanted = SOURCE_LANGUAGE) -> AboutInfo:
    return AboutInfo(
        title=words("guide-about", lang),
        text=tuple(words(f"guide-about-{part}", lang) for part in ("tricity", "games", "drawings")),
        games=tuple(_credits(name, lang) for name in game_names()),
    )


@cache
def _guide(game: str, lang: str) -> GuideInfo:
    made = guide(game, lang)
    labels = {name: words(f"guide-{name.replace('_', '-')}", lang) for name in GuideLabels.__struct_fields__}
    return GuideInfo(
        sections=made.sections,
        aid=made.aid,
        examples=tuple(_example(example, lang) for example in examples(game)),
        labels=GuideLabels(**labels),
    )


def _example(example: Example, lang: str) -> ExampleInfo:
    title, text = example_words(example, lang)
    start = example.start()
    return ExampleInfo(
        name=example.name,
        title=title,
        text=text,
        rules=example.rules,
        players=start.players,
        seat=example.seat,
        rows=example.rows,
        marks=example.marks,
        view=start.view(None),
        after=example.played().view(None) if example.draws_result else None,
        sheets=tuple(_sheets(example, lang)),
        record=start.record(),
    )


def _sheets(example: Example, lang: str) -> list[ExampleSheet]:
    sheets: list[ExampleSheet] = []
    for sheet, points in zip(example.played().scores(), example.points, strict=False):
        rules = {rule for rule, _ in points}
        lines = tuple((words(line, lang), line.points) for line in sheet.lines if line.rule in rules and line.points)
        name = example.names[len(sheets)] if example.names else ""
        if lines:
            sheets.append(ExampleSheet(name, lines, sheet.total if _TOTAL in rules else None))
    return sheets


def _credits(game: str, lang: str) -> GameCredits:
    contents = box(game)
    credited = contents.credits if contents else ()
    is_printed = contents is None or contents.printed_credits
    return GameCredits(
        game=game,
        title=words(f"game-{game}", lang),
        credits=tuple(CreditInfo(words(f"credit-{credit.role}", lang), credit.names) for credit in credited),
        note="" if is_printed else words("credit-note", lang),
    )


ENDPOINTS = (read_guide, read_about)
