"""An option is declared once; its bits, its part of positions and of observations follow."""

from itertools import combinations, product

import msgspec
import pytest

from support.variants import Variant, covering, every_variant
from tricity.core.encoding import Row
from tricity.core.native import i16, vec
from tricity.core.options import Option, OptionSet
from tricity.core.positions import OptionValues, options_struct
from tricity.games import find

SPEED = Option("speed", "XX-01", "slow", ("slow", "normal", "fast"))
TEAMS = Option("teams", "XX-02", False)
ALONE = Option("alone", "XX-03", "calm", ("calm", "wild"), players=(1,))
FREE = Option("values", "XX-04", None, ())
OPTIONS = OptionSet(SPEED, FREE, TEAMS, ALONE)


def test_each_option_has_bits_of_its_own() -> None:
    word = OPTIONS.pack({"speed": "fast", "teams": True, "alone": "calm", "values": None})
    assert (SPEED.value(word), TEAMS.value(word), ALONE.value(word)) == ("fast", True, "calm")
    assert TEAMS.index(OPTIONS.pack({"speed": "fast"})) == 0
    assert SPEED.index(OPTIONS.pack({"teams": True, "alone": "wild"})) == SPEED.number("slow")


def test_options_that_do_not_apply_are_left_out() -> None:
    word = OPTIONS.pack({"speed": "normal", "teams": True})
    assert OPTIONS.unpack(word, 3) == {"speed": "normal", "teams": True}
    assert OPTIONS.unpack(word, 1) == {"speed": "normal", "teams": True, "alone": "calm"}
    assert OPTIONS.names(3) == ["speed", "values", "teams"]


def test_an_observation_has_one_number_for_two_values_and_one_per_value_for_more() -> None:
    row = Row(vec[i16]([i16(0)] * 5))
    OPTIONS.write(OPTIONS.pack({"speed": "fast", "teams": True, "alone": "wild"}), 1, row)
    assert list(row.numbers) == [0, 0, 1, 1, 1]
    row = Row(vec[i16]([i16(0)] * 5))
    OPTIONS.write(0, 2, row)
    assert list(row.numbers) == [1, 0, 0, 0, 0]
    assert OPTIONS.field("options").shape == (5,)
    assert OPTIONS.field("options").meaning == "speed: slow, normal, fast; teams; alone: wild"


def test_a_position_names_the_values_and_may_leave_out_options_for_some_player_counts() -> None:
    struct = options_struct(OptionSet(SPEED, TEAMS, ALONE))
    given: OptionValues = msgspec.convert({"speed": "fast", "teams": False}, struct)
    assert given.chosen() == {"speed": "fast", "teams": False}
    for wrong in ({"speed": "fast"}, {"speed": "faster", "teams": True}, {"speed": "slow", "teams": True, "more": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, struct)


@pytest.mark.parametrize("variant", every_variant(), ids=str)
def test_options_survive_the_option_word(variant: Variant) -> None:
    game = find(variant.game)
    chosen = game.checked_options(variant.players, variant.options)
    listed = {option.name: chosen[option.name] for option in game.options if option.values and option.name in chosen}
    assert game.options.unpack(game.options.pack(chosen), variant.players) == listed


def test_variants_cover_every_pair_of_values() -> None:
    listed = (("a", "b", "c"), (False, True), (False, True), (False, True))
    chosen = covering(listed)
    assert chosen[0] == ("a", False, False, False)
    for one, other in combinations(range(len(listed)), 2):
        assert {(values[one], values[other]) for values in chosen} == set(product(listed[one], listed[other]))
    assert len(chosen) < 10
    assert covering(()) == [()]
    assert covering(((1, 2),)) == [(1,), (2,)]
