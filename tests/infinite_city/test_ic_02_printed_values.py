"""IC-02: bonus points and silver borders, those of the data file and those of one's own copy."""

import json
import random
from importlib.resources import files
from typing import Any

import pytest

import tricity
from support.variants import play_random
from tricity.core.native import Random
from tricity.games.infinite_city.kinds import KIND_NAMES
from tricity.locales import LANGUAGES

CSV = files("tricity.games.infinite_city").joinpath("data", "tiles.csv").read_text(encoding="utf-8")
EMBASSIES = [
    {"count": 5, "bonus": 0, "silver": False},
    {"count": 2, "bonus": 1, "silver": False},
    {"count": 1, "bonus": 1, "silver": True},
]
SIZES = {line.split(",")[0]: int(line.split(",")[1]) for line in CSV.splitlines()[1:]}
OWN = {"embassy": EMBASSIES, "hotel": {"bonus": 2, "silver": True}}


def opened(values: Any, players: int = 2, seed: int = 1) -> tricity.Match:
    return tricity.new("infinite-city", players=players, seed=seed, options={"printed_values": values})


@pytest.mark.rule("IC-02")
def test_the_data_file_s_values_stand_unless_others_are_given() -> None:
    match = opened(None)
    printed = match.view(None)["printed"]
    nonzero = {
        tile: (values["bonus"], values["silver"])
        for tile, values in printed.items()
        if values["bonus"] or values["silver"]
    }
    assert nonzero == {"construction-site": (0, True), "police-hq": (1, False), "power-station": (1, True)}
    assert opened(CSV).options == opened({}).options == opened(None).options == {"printed_values": None}


@pytest.mark.rule("IC-02")
def test_copies_of_a_kind_may_differ_and_are_different_things_then() -> None:
    match = opened(OWN)
    printed = match.view(None)["printed"]
    embassies = {tile: values for tile, values in printed.items() if values["kind"] == "embassy"}
    assert {tile: values["count"] for tile, values in embassies.items()} == {
        "embassy+0": 5,
        "embassy+1": 2,
        "embassy+1s": 1,
    }
    assert printed["hotel"] == {"kind": "hotel", "rule": "IC-H8", "count": 4, "bonus": 2, "silver": True}
    assert printed["bank"]["bonus"] == 0


@pytest.mark.rule("IC-02")
def test_they_are_told_apart_in_moves() -> None:
    position = opened(OWN).position()
    hand, deck = position["seats"][0]["hand"], position["deck"]
    embassies = ["embassy+0", "embassy+0", "embassy+1", "embassy+1s"]
    everything = hand + deck + [tile["tile"] for tile in position["city"].values()] + position["seats"][1]["hand"]
    for tile in embassies:
        everything.remove(tile)
    position["turn"] = 0
    position["seats"][0]["hand"] = embassies
    for tile_there in position["city"].values():
        tile_there["tile"] = everything.pop()
    position["seats"][1]["hand"] = []
    position["deck"] = everything
    match = tricity.from_position(position)
    assert {move.args[0] for move in match.legal_moves()} == set(embassies)
    with pytest.raises(tricity.IllegalMove) as caught:
        match.play("play embassy 0,2")
    assert caught.value.rule == "IC-10"
    match.play("play embassy+1s 0,2")
    assert match.position()["city"]["0,2"]["tile"] == "embassy+1s"


@pytest.mark.rule("IC-02", "IC-51", "IC-52")
def test_they_score() -> None:
    match = play_random(opened(OWN, players=3), random.Random(4))
    position = match.position()
    printed = match.view(None)["printed"]
    for sheet in match.scores():
        own = [printed[tile["tile"]] for tile in position["city"].values() if sheet.seat in tile["tokens"]]
        points = {line.rule: line for line in sheet.lines}
        assert points["IC-51"].points == sum(values["bonus"] for values in own)
        assert points["IC-52"].facts["count"] == sum(values["silver"] for values in own)


@pytest.mark.rule("IC-02")
def test_the_normal_form_is_json_and_normal() -> None:
    options = opened(OWN).options
    assert json.loads(json.dumps(options)) == options
    assert opened(options["printed_values"]).options == options
    assert options["printed_values"]["embassy"] == EMBASSIES
    assert options["printed_values"]["bank"] == [{"count": 6, "bonus": 0, "silver": False}]
    shuffled = {"hotel": [{"count": 4, "bonus": 2, "silver": True}], "embassy": [*EMBASSIES[::-1]]}
    assert opened(shuffled).options == options
    halves = {**OWN, "bank": [{"count": 3, "bonus": 0, "silver": False}] * 2}
    assert opened(halves).options == options


@pytest.mark.rule("IC-02")
def test_a_csv_table_tells_the_same() -> None:
    rows = "kind,count,bonus,silver\nhotel,4,2,yes\nembassy,5,0,no\nembassy,2,1,no\nembassy,1,1,yes\n"
    assert opened(rows).options == opened(OWN).options


@pytest.mark.rule("IC-02")
@pytest.mark.parametrize(
    "table",
    [
        "Tuile;Nombre;Bonus;Argenté\nHotel;4;2;oui\nEmbassy;5;0;non\nEmbassy;2;1;non\nembassy;1;1;OUI\n",
        "płytka,liczba,premia,srebrna\nhotel,4,2,tak\n\nambasada,5,0,nie\nAmbasada,2,1,nie\nAMBASADA,1,1,tak",
        "silver\tbonus\tcount\ttile\nx\t2\t4\thotel\n\t0\t5\tembassy\n\t1\t2\tembassy\nx\t1\t1\tembassy",
    ],
)
def test_a_csv_table_may_be_in_any_language_and_from_any_spreadsheet(table: str) -> None:
    assert opened(table).options == opened(OWN).options


@pytest.mark.rule("IC-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_is_known_by_its_name(lang: str) -> None:
    lines = [f"{tricity.words(f'tile-{kind}', lang).upper()},{SIZES[kind]},1,no" for kind in KIND_NAMES]
    values = opened("\n".join(["kind,count,bonus,silver", *lines])).options["printed_values"]
    assert {kind: copies[0]["bonus"] for kind, copies in values.items()} == dict.fromkeys(KIND_NAMES, 1)


@pytest.mark.rule("IC-02")
def test_what_is_wrong_in_a_table_is_named_with_its_line() -> None:
    def refusal(table: str) -> str:
        with pytest.raises(tricity.BadOption) as caught:
            opened(table)
        return tricity.words(caught.value)

    head = "kind,count,bonus,silver\nhotel,4,2,yes\n"
    assert "Printed values, line 3: there is no tile called “casino”" in refusal(head + "casino,1,1,no")
    assert refusal(head + "bank,6,ten,no") == "Printed values, line 3, bank: “ten” is not a number from 0 to 9 (bonus)."
    assert refusal(head + "bank,6,1,maybe").startswith("Printed values, line 3, bank: “maybe” does not say whether")
    assert refusal(head + "bank,5,1,no") == "Printed values, bank: you give 5 copies, but the box has 6."
    assert refusal("kind,count\nbank,6").endswith("Missing: bonus, silver.")
    assert refusal("kind,count,bonus,silver").endswith("It has no lines.")


@pytest.mark.rule("IC-02")
@pytest.mark.parametrize("players", range(2, 7))
def test_records_and_positions_carry_them(players: int) -> None:
    match = play_random(opened(OWN, players, seed=players), random.Random(players))
    replayed = tricity.replay(match.record())
    assert replayed.record() == match.record()
    assert replayed.scores() == match.scores()
    assert tricity.from_position(match.position()).position() == match.position()


@pytest.mark.rule("IC-02")
@pytest.mark.parametrize("seed", range(4))
def test_imagined_worlds_have_the_same_box(seed: int) -> None:
    match = play_random(opened(OWN, 3, seed), random.Random(seed), moves=30)
    for viewer in (0, 1, 2, None):
        view = json.loads(json.dumps(match.view(viewer)))
        for number in range(4):
            world = match.game.imagination(view).world(Random(number))
            assert match.game.view(world, viewer) == view
            assert match.game.position(match.game.from_position(match.game.position(world)))


@pytest.mark.rule("IC-02")
def test_every_copy_may_be_a_thing_of_its_own() -> None:
    values = {
        kind: [{"count": 1, "bonus": number % 10, "silver": number >= 10} for number in range(count)]
        for kind, count in (("housing", 10), ("security-guardpost", 9), ("port", 8), ("embassy", 8), ("bank", 6))
    }
    match = opened(values)
    assert len(match.view(None)["printed"]) == 21 - 5 + 41
    assert play_random(match, random.Random(1)).over


@pytest.mark.rule("IC-02")
@pytest.mark.parametrize(
    ("values", "key"),
    [
        (7, "ic-values-shape"),
        ([], "ic-values-shape"),
        ({"bank": 3}, "ic-values-shape"),
        ({"bank": "silver"}, "ic-values-shape"),
        ("", "ic-values-columns"),
        ("kind,count\nbank,6\n", "ic-values-columns"),
        ("bank", "ic-values-columns"),
        ({"casino": {"bonus": 1, "silver": False}}, "ic-values-kind"),
        ("kind,count,bonus,silver\ncasino,1,1,no\n", "ic-values-kind"),
        ({"bank": {"bonus": 1}}, "ic-values-copy"),
        ({"bank": [3]}, "ic-values-copy"),
        ({"bank": {"bonus": 1, "silver": True, "gold": 1}}, "ic-values-copy"),
        ({"bank": {"bonus": -1, "silver": True}}, "ic-values-number"),
        ({"bank": {"bonus": 10, "silver": True}}, "ic-values-number"),
        ({"bank": {"bonus": True, "silver": True}}, "ic-values-number"),
        ({"bank": {"count": "six", "bonus": 1, "silver": True}}, "ic-values-number"),
        ("kind,count,bonus,silver\nbank,6,many,no\n", "ic-values-number"),
        ({"bank": {"bonus": 1, "silver": "yes"}}, "ic-values-silver"),
        ("kind,count,bonus,silver\nbank,6,1,perhaps\n", "ic-values-silver"),
        ({"bank": [{"count": 5, "bonus": 1, "silver": True}]}, "ic-values-count"),
        ("kind,count,bonus,silver\nbank,7,1,no\n", "ic-values-count"),
        ({"bank": []}, "ic-values-count"),
    ],
)
def test_nonsense_is_refused_with_a_reason(values: Any, key: str) -> None:
    with pytest.raises(tricity.BadOption) as caught:
        opened(values)
    assert caught.value.key == key
    assert len({tricity.words(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)
