"""Card City once more, slowly: cities as dicts from (column, row) to a letter, rules as they are written.

Nothing here knows the engine. `test_reference` compares the two.
"""

from collections.abc import Iterator

Cell = tuple[int, int]
City = dict[Cell, str]

CULTURE = "TL"
COLOURS = {"R": "green", "C": "blue", "L": "red", "I": "yellow", "P": "grey", "T": "violet"}
ASKED = {
    "C": {"green", "red", "violet", "yellow", "grey"},
    "P": {"green", "blue", "red", "violet", "yellow"},
    "L": {"green", "blue", "violet", "yellow", "grey"},
    "R": {"blue", "red", "violet", "grey"},
    "I": {"blue", "red", "violet", "grey"},
}


def beside(cell: Cell) -> set[Cell]:
    column, row = cell
    return {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}


def touched(city: City, cells: set[Cell]) -> set[Cell]:
    """The cards that share a side with these cells and are not among them."""
    return {other for cell in cells for other in beside(cell) if other in city} - cells


def squares(city: City) -> Iterator[Cell]:
    """The top left cells of all 5 × 5 squares that hold the city."""
    columns, rows = zip(*city)
    for column in range(max(columns) - 4, min(columns) + 1):
        for row in range(max(rows) - 4, min(rows) + 1):
            yield column, row


def limit(city: City) -> int:
    return 5 * (1 + list(city.values()).count("I"))


def districts(city: City, letter: str) -> list[set[Cell]]:
    """CC-30."""
    left = {cell for cell, card in city.items() if card == letter}
    groups = []
    while left:
        district = {left.pop()}
        while grown := touched(city, district) & left:
            district |= grown
            left -= grown
        groups.append(district)
    return groups


def broken_anywhere(city: City, card: str, cell: Cell) -> set[str]:
    """The rules that forbid any card, from hand or reserve, at this place."""
    neighbours = [city[other] for other in beside(cell) if other in city]
    after = {**city, cell: card}
    broken = set()
    if cell in city or not neighbours:
        broken.add("CC-22")
    if not list(squares(after)):
        broken.add("CC-23")
    if card != "I" and len([other for other in after.values() if other != "I"]) > limit(after):
        broken.add("CC-24")
    if (card == "R" and "I" in neighbours) or (card == "I" and "R" in neighbours):
        broken.add("CC-26")
    return broken


def broken_by_building(city: City, card: str, cell: Cell, gold: int) -> set[str]:
    broken = broken_anywhere(city, card, cell)
    if card in "RC" and card in [city.get(other) for other in beside(cell)]:
        broken.add("CC-25")
    if card == "L" and gold < 5:
        broken.add("CC-27")
    return broken


def discards(city: City, hand: str, gold: int, *, last: bool) -> set[str]:
    """CC-21: the cards of a hand that may be discarded, in either reading."""
    buildable = {card for card in hand if can_be_built(city, card, gold)}
    return set(hand) - buildable if not last or not buildable else set()


def can_be_built(city: City, card: str, gold: int) -> bool:
    cells = {other for cell in city for other in beside(cell)}
    return any(not broken_by_building(city, card, cell, gold) for cell in cells)


def develops(city: City, district: set[Cell]) -> bool:
    """CC-32, CC-33."""
    if city[next(iter(district))] == "R":
        reached = len([cell for cell in touched(city, district) if city[cell] in CULTURE])
    else:
        reached = len([homes for homes in districts(city, "R") if homes & touched(city, district)])
    return reached >= len(district) + 1


def broken_by_developing(city: City, card: str, cell: Cell, reserve: int) -> set[str]:
    broken = broken_anywhere(city, card, cell)
    if not any(develops(city, district) and beside(cell) & district for district in districts(city, card)):
        broken.add("CC-32" if card == "R" else "CC-33")
    if reserve == 0:
        broken.add("CC-36")
    return broken


def triangle(size: int) -> int:
    return sum(range(1, size + 1))


def colours(city: City, zone: set[Cell]) -> set[str]:
    """The colours beside a zone; the town hall is red as well."""
    letters = {city[cell] for cell in touched(city, zone)}
    return {COLOURS[letter] for letter in letters} | ({"red"} if "T" in letters else set())


def shops(city: City) -> int:
    """CC-41."""
    return sum(triangle(len(district)) for district in districts(city, "C"))


def meters(city: City) -> int:
    """CC-80."""
    return sum({3: 1, 4: 2, 5: 3}.get(len(colours(city, zone)), 0) for zone in districts(city, "P"))


def scores(city: City, gold: int, *, decentralisation: bool) -> dict[str, int]:
    """Points by rule."""
    points = {
        "CC-60": sum(triangle(len(district)) for district in districts(city, "R")),
        "CC-61": len(city) - 25,
        "CC-62": gold // 5,
    }
    if decentralisation:
        zones = [(letter, zone) for letter in ASKED for zone in districts(city, letter)]
        ((hall_column, hall_row),) = (cell for cell, card in city.items() if card == "T")
        points["CC-70"] = 5 * sum(colours(city, zone) >= ASKED[letter] for letter, zone in zones)
        points["CC-71"] = 2 * max(
            abs(hall_column - column - 2) + abs(hall_row - row - 2) for column, row in squares(city)
        )
        points["CC-72"] = max(0, 3 * (len(districts(city, "I")) - 1))
    return points
