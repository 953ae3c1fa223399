# mypyc: compile
"""Options: the choices of a game, each declared once.

A declaration has the option's name, rule, values, default per rules version and player counts. Everything else follows
from it: where its bits lie in the option word of a state, its part of positions, views and encodings, and the option of
the command line and of the page.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from tricity.core.bits import shifted
from tricity.core.encoding import Field, Row
from tricity.core.native import i64


class Option:
    """A choice made when a table is opened, or a ruling: one reading of a rule that can be read in several ways.

    A version of a game's rules is a set of rulings: each option has a default in every version, and a match plays on by
    those of its own version. Code of a game asks for the option, never for the version.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        default: Any,
        values: tuple[Any, ...] = (False, True),
        players: tuple[int, ...] = (),
        since: int = 1,
        earlier: tuple[tuple[int, Any], ...] = (),
    ) -> None:
        self.name = name
        self.rule = rule
        self.default = default
        """What it is under the newest rules unless somebody chooses otherwise."""
        self.values = values
        """What it may be; empty: the game's `free_option` decides."""
        self.players = players
        """Player counts that it applies to; empty: all."""
        self.since = since
        """The first version of the rules that offers a choice; an older one knows only its default."""
        self.earlier = earlier
        """Defaults of older rules: the last version that had each and the default itself, oldest first."""
        self.shift: i64 = 0
        """Its position in the option word: `OptionSet` sets it."""
        self.width: i64 = i64(max(len(values) - 1, 0).bit_length())
        self.mask: i64 = shifted(1, self.width) - 1
        self.player_bits: i64 = i64(sum([1 << count for count in players]))
        """The same player counts as bits; 0: all."""
        self.size: i64 = 1 if len(values) == 2 else i64(len(values))
        """How many numbers of an observation it takes: one for two values, else one per value (one-hot)."""

    def default_in(self, rules: int) -> Any:
        """The default in that version of the rules."""
        for last, default in self.earlier:
            if rules <= last:
                return default
        return self.default

    def applies_to(self, players: int) -> bool:
        return not self.players or players in self.players

    def number(self, value: Any) -> i64:
        """The index of a value, as `index` finds it in an option word."""
        return self.values.index(value)

    def index(self, word: i64) -> i64:
        """The index, among `values`, of the value that an option word holds: 0 or 1 for an option that is off or on."""
        return (word >> self.shift) & self.mask

    def value(self, word: i64) -> Any:
        """The value that an option word holds."""
        return self.values[self.index(word)]

    def meaning(self) -> str:
        """What its numbers in an observation stand for."""
        if self.values == (False, True):
            return self.name
        shown = self.values[1:] if len(self.values) == 2 else self.values
        return f"{self.name}: {', '.join(str(value) for value in shown)}"


class OptionSet:
    """The options of one game. It gives each its bits in the option word, in this order; free options have none."""

    def __init__(self, *options: Option) -> None:
        self.options = options
        shift: i64 = 0
        for option in options:
            option.shift = shift
            shift += option.width
        assert shift < 63, "the options do not fit in one word"

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def names(self, players: int) -> list[str]:
        """The options that apply to a number of players."""
        return [option.name for option in self.options if option.applies_to(players)]

    def pack(self, chosen: Mapping[str, Any]) -> i64:
        """The option word of these values; options that are not named get their first value."""
        word: i64 = 0
        for option in self.options:
            if option.values and option.name in chosen:
                word |= option.number(chosen[option.name]) << option.shift
        return word

    def unpack(self, word: i64, players: int) -> dict[str, Any]:
        """The values that a word holds, as positions and views write them: of the options that apply."""
        return {
            option.name: option.value(word) for option in self.options if option.values and option.applies_to(players)
        }

    def field(self, name: str) -> Field:
        """The options as a field of an observation."""
        several = any(option.size > 1 for option in self.options)
        meaning = ("; " if several else ", ").join([option.meaning() for option in self.options if option.values])
        return Field(name, (sum([int(option.size) for option in self.options]),), 1, meaning)

    def write(self, word: i64, players: i64, row: Row) -> None:
        """Write that field; options that do not apply to this number of players are zeros."""
        for option in self.options:
            if option.player_bits and not (option.player_bits >> players) & 1:
                row.skip(option.size)
            elif option.size == 1:
                row.put(option.index(word))
            else:
                row.one_hot(option.index(word), option.size)
