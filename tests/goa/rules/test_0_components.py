"""0 Components: what a set must hold, and how a tile is written."""

import copy
import json
from typing import Any

import pytest

from companion.games import GAMES
from companion.goa.rules.components import read_components
from companion.goa.rules.tiles import tile
from companion.table.game import Refusal
from companion.table.record import parse
from tests.goa.rules.table import ENGLISH, GOA, begun, components, in_turn, laid


def test_0_1_two_to_four_play_and_next_means_clockwise() -> None:
    assert GOA.seats == (2, 3, 4)
    assert GOA.colours == ("red", "blue", "green", "yellow")
    table = laid(3)
    table.do("place", "red", cell=[0, 3])
    assert table.due == ("place", "blue")
    for colours in (["red"], ["red", "red"], ["red", "black"], [*GOA.colours, "red"]):
        with pytest.raises(Refusal) as refused:
            GOA.begin(colours, components())
        assert refused.value.rule == "0.1"
        ENGLISH.say(refused.value.key, **refused.value.figures)
    table.refused("0.1", "discard", "yellow")


def test_0_2_the_starter_set_has_29_tiles_of_each_phase() -> None:
    found = read_components(components())
    assert [len(tiles) for tiles in found.tiles] == [29, 29]
    assert begun().state.board.removed == (4, 4)


def test_0_3_18_colony_tiles() -> None:
    assert {name: len(tiles) for name, tiles in begun().shown["colonies"].items()} == {
        "quilon": 5,
        "cochin": 4,
        "madras": 5,
        "calicut": 4,
    }


def test_0_4_30_cards_each_symbol_five_times() -> None:
    cards = read_components(components()).cards
    assert len(cards) == 30
    assert begun().shown["deck"] == 30
    six = components()["cards"]
    six[0] = "ships2/1/fish"
    with pytest.raises(Refusal) as refused:
        read_components(components(cards=six))
    assert refused.value.rule == "record"


def test_0_5_supplies_are_only_counted_and_never_run_out() -> None:
    table = in_turn().do("adjust", "red", why="a windfall", ships=999, extra_cards=99, ducats=999)
    assert table.player("red")["ships"] == 4 + 999
    assert table.player("red")["extra_cards"] == 99


def test_0_6_four_plantation_spaces_four_colonies_five_columns_of_five_rows() -> None:
    table = in_turn()
    assert set(table.player("red")["rows"]) == set(components()["steps"]) - {"ships_paid"}
    table.give("red", sites={str(place): ("clove/1", "") for place in range(4)})
    assert set(table.player("red")["sites"]) == {"0", "1", "2", "3"}


def test_0_7_eight_bonanza_tiles() -> None:
    assert len(read_components(components()).bonanza) == 8
    with pytest.raises(Refusal):
        read_components(components(bonanza=[{"ducats": 2}] * 7))


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("clove/2", ("plantation", 2, "clove", 0)),
        ("duty/6/5", ("duty", 6, "", 5)),
        ("swap", ("swap", 0, "", 0)),
        ("foreman/3", ("foreman", 3, "", 0)),
    ],
)
def test_9_24_a_tile_is_written_as_its_kind_and_numbers(text: str, printed: Any) -> None:
    found = tile(text)
    assert found
    assert (found.kind, found.number, found.spice, found.vp) == printed
    assert found.text == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "?",
        "clove",
        "clove/4",
        "clove/0",
        "clove/01",
        "clove/1/1",
        "plantation/1",
        "swap/1",
        "duty/6",
        "duty/6/5/4",
        "duty/0/5",
        "ships/10",
        "ships/",
        "ships/²",
        "flag",
        "Clove/1",
    ],
)
def test_9_24_what_is_no_tile(text: str) -> None:
    assert tile(text) is None


WRONG: list[tuple[str, Any]] = [
    ("id", None),
    ("title", 3),
    ("start", {"ships": 4}),
    ("development", {"vp": [0, 1, 3, 6, 10], "ships": [1]}),
    ("steps", []),
    ("step_for_ducats", [4, 8, 12]),
    ("step_for_ducats", [4, 8, 12, 100]),
    ("step_for_ducats", [4, 8, 12, True]),
    ("bonanza", [{"ducats": 2, "ships": 1}] + [{"ducats": 2}] * 7),
    ("bonanza", [{"ducats": 0}] + [{"ducats": 2}] * 7),
    ("cards", ["ships2/4/fish"] * 30),
    ("cards", ["ships2/1"] * 30),
    ("cards", ["ships2/1/fish/x"] * 30),
    ("cards", ["ships2//fish"] * 30),
    ("certainty", None),
    ("scoring", {"colonies": [0, 1, 3, 6]}),
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_a_set_that_does_not_fit_is_refused_in_words(key: str, value: Any) -> None:
    with pytest.raises(Refusal) as refused:
        read_components({**components(), key: value})
    assert refused.value.rule == "record"
    assert ENGLISH.say(refused.value.key, **refused.value.figures)


PARTS: list[tuple[str, str, Any]] = [
    ("start", "ships", -1),
    ("start", "gold", 1),
    ("development", "harvest", [1, 2, 4, 6]),
    ("development", "expedition", [[1, 1, 1]] * 5),
    ("development", "vp", [0, 1, 3, 6, 100]),
    ("steps", "ships_paid", [1, 2, 3]),
    ("steps", "ships", [["ginger"] * 10, [], [], []]),
    ("steps", "ships", [["salt"], [], [], []]),
    ("steps", "ships", [[], [], []]),
    ("colonies", "quilon", {"need": 6, "fields": 4, "tiles": ["clove/ginger"] * 4}),
    ("colonies", "quilon", {"need": 6, "fields": 1, "tiles": ["clove/ginger"] * 3}),
    ("colonies", "quilon", {"need": 6, "fields": 1, "tiles": ["clove/ginger"] * 10}),
    ("colonies", "quilon", {"need": 6, "fields": 1, "tiles": ["clove/clove"] * 4}),
    ("colonies", "quilon", {"need": 6, "fields": 1, "tiles": ["any"] * 4}),
    ("colonies", "cochin", {"need": 6, "fields": 1, "tiles": ["clove/ginger"] * 4}),
    ("tiles", "A", ["clove/1"] * 26),
    ("tiles", "A", ["clove/1"] * 34),
    ("tiles", "A", ["mission/2"] * 29),
    ("tiles", "B", ["foreman/3"] * 29),
    ("tiles", "B", ["?"] * 29),
    ("scoring", "same_symbol", [0, 1, 3, 6, 10]),
    ("scoring", "most_ducats", [3]),
]


@pytest.mark.parametrize(("key", "part", "value"), PARTS)
def test_a_part_that_does_not_fit_is_refused_in_words(key: str, part: str, value: Any) -> None:
    printed = components(**{key: {part: value}})
    with pytest.raises(Refusal) as refused:
        GOA.check_components(printed)
    assert refused.value.rule == "record"
    assert ENGLISH.say(refused.value.key, **refused.value.figures)


def test_a_stray_or_missing_key_of_a_set_is_refused() -> None:
    with pytest.raises(Refusal):
        read_components({**components(), "colour": "red"})
    for key in GOA.starter():
        if key == "certainty":
            continue
        less = copy.deepcopy(components())
        del less[key]
        with pytest.raises(Refusal) as refused:
            read_components(less)
        assert refused.value.key == "record-missing"


def test_sets_of_other_editions_have_other_numbers_of_tiles() -> None:
    for number in (27, 33):
        tiles = {"A": ["clove/1"] * number, "B": ["swap"] * number}
        assert begun(2, components(tiles=tiles)).state.board.removed == (number - 25, number - 25)


def test_certainty_is_kept_with_the_record() -> None:
    starter = GOA.starter()
    players = [{"colour": "red", "name": "Ana"}, {"colour": "blue", "name": "Rui"}]
    text = {"format": "companion-record/1", "game": "goa", "players": players, "moves": []}

    record = parse(json.dumps({**text, "components": starter}).encode(), GAMES)
    assert record.components["certainty"] == starter["certainty"]
