"""0 Components: what there is, and what a component set or a record may say there is."""

from typing import Any

import pytest

from companion.table.game import Refusal
from companion.table.record import read_players
from companion.vasco.rules.components import board, read_components
from tests.vasco.rules import laid
from tests.vasco.rules.laid import VASCO, after, begun, components, refused


def refused_set(raw: Any, players: int = 4) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(Refusal) as caught:
        board(read_components(raw), laid.COLOURS[:players])
    laid.ENGLISH.say(caught.value.key, **caught.value.figures)
    return caught.value.rule, caught.value.key, laid.plain(caught.value.figures)


def seats(*colours: str) -> Any:
    return read_players([{"colour": colour, "name": colour} for colour in colours], VASCO)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_0_1_two_to_four_play_in_the_order_of_their_seats(players: int) -> None:
    colours = ("blue", "yellow", "black", "red")[:players]
    state = VASCO.begin(colours, components()).state
    assert tuple(laid.seen(state)["players"]) == colours
    assert laid.seen(state)["first_player"] == "blue"
    assert tuple(seat.colour for seat in seats(*colours)) == colours


def test_0_1_neither_one_nor_five_can_play_and_no_colour_twice() -> None:
    for colours in (("red",), ("red", "blue", "black", "yellow", "red")):
        with pytest.raises(Refusal) as caught:
            seats(*colours)
        assert caught.value.key == "record-length"
        assert laid.plain(caught.value.figures)["low"] == 2
        assert laid.plain(caught.value.figures)["high"] == 4
    with pytest.raises(Refusal) as caught:
        seats("red", "red")
    assert (caught.value.rule, caught.value.key) == ("0.1", "colour-twice")
    with pytest.raises(Refusal) as caught:
        seats("red", "green")
    assert caught.value.key == "record-value"


def test_0_1_who_is_not_seated_makes_no_move() -> None:
    state = laid.bare(2)
    assert refused(state, "place", player="blue", number=1, area="projects") == (
        "0.1",
        "not-seated",
        {"colour": "blue"},
    )


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("4/1", (4, 1, 0, 0)),
        ("7/5+2v", (7, 5, 0, 2)),
        ("4/1+1r", (4, 1, 1, 0)),
        ("6/4+1r9v", (6, 4, 1, 9)),
        ("11/5+9r", (11, 5, 9, 0)),
    ],
)
def test_0_2_a_tile_has_a_limit_a_crew_and_perhaps_reals_and_vp(
    text: str, printed: tuple[int, int, int, int]
) -> None:
    tile = laid.tile(text)
    assert (tile.limit, tile.crew, tile.reals, tile.vp) == printed
    assert laid.tile(text).text == text


@pytest.mark.parametrize(
    "text",
    [
        *("3/1", "12/1", "4/0", "4/6", "04/1", "4/1+", "4/1+0r", "4/1+1v1r", "4/1+1r+1v"),
        *(" 4/1", "4/1 ", "4/1\n", "4/1+10v", "4/1+1x", "٤/1", "", 4, None, ["4/1"]),
    ],
)
def test_0_2_nothing_else_is_a_tile(text: Any) -> None:
    upper = [*laid.UPPER[:5], text]
    rule, key, figures = refused(begun(), "projects", sao_gabriel="4/1", upper=upper)
    assert (rule, key, figures["where"]) == ("record", "record-value", "upper[5]")


def test_0_2_the_starter_set_has_35_tiles_of_three_decks() -> None:
    decks = read_components(components()).projects
    assert [len(deck) for deck in decks] == [14, 14, 7]
    assert laid.tile("7/5+2v") in decks[0]


def test_0_3_the_starter_set_has_six_merchant_ships_and_nine_vdg_tiles() -> None:
    found = read_components(components())
    assert len(found.merchants) == 6
    assert {tile.initial for tile in found.vdg} == set(range(4, 13))


def test_0_3_a_merchant_ship_has_a_limit_from_4_to_11() -> None:
    state = laid.before(laid.bare(), "setup", "merchant", last=True)
    for limit in (4, 11):
        assert after(state, "merchant", limit=limit).merchant == limit
    for limit in (3, 12, 7.0, True, "7"):
        rule, key, figures = refused(state, "merchant", limit=limit)
        assert (rule, key) == ("record", "record-integer")
        assert (figures["where"], figures["low"], figures["high"]) == ("limit", 4, 11)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"initial": 3}, "initial"),
        ({"initial": 13}, "initial"),
        ({"variation": -4}, "variation"),
        ({"variation": 4}, "variation"),
        ({"money": [100, 1]}, "money[0]"),
        ({"money": [1, -1]}, "money[1]"),
        ({"money": [1]}, "money"),
        ({"money": [1, 2, 3]}, "money"),
    ],
)
def test_0_3_a_vdg_tile_keeps_to_its_ranges(change: dict[str, Any], where: str) -> None:
    state = laid.before(laid.bare(), "setup", "vdg")
    tile = {"initial": 12, "variation": 3, "money": [0, 99]}
    assert after(state, "vdg", **tile).vdg == (12, 3, (0, 99))
    rule, _, figures = refused(state, "vdg", **tile | change)
    assert (rule, figures["where"]) == ("record", where)


def test_0_4_all_pieces_are_there_before_the_first_move() -> None:
    uneven = {"turquoise": 2, "violet": 10, "grey": 20, "orange": 0}
    state = begun(2, components(sailors=uneven, missionaries=3))
    assert laid.seen(state)["bag"] == {"turquoise": 2, "violet": 10, "grey": 20}
    assert laid.seen(state)["missionaries"] == 3
    assert [player.captains + player.captains_on_board for player in state.players] == [7, 7]
    assert [player.discs for player in state.players] == [4, 4]
    assert sum(begun().bag) == 32
    # One of the six has gone to Alvares' owner already (1.4).
    assert begun(4).missionaries == 5


def test_0_4_a_set_without_32_sailors_is_refused() -> None:
    few = {"turquoise": 0, "violet": 0, "grey": 31, "orange": 0}
    rule, key, figures = refused_set(components(sailors=few))
    assert (rule, key, figures["where"]) == ("record", "record-value", "components.sailors")


def test_0_5_the_numbers_lie_in_four_rows_of_five_that_pay_what_is_printed() -> None:
    printed = components(refund=[5, 11, 0, 99])
    paid = []
    for number in range(1, 23):
        state = laid.called(laid.bare(2, printed), "red", "projects", number)
        state = after(state, "pass", player="red")
        paid.append(laid.of(state, "red")["reals"] - 10)
    assert paid == [5] * 5 + [11] * 5 + [0] * 5 + [99] * 5 + [0, 0]


def test_0_5_there_are_no_numbers_but_1_to_22() -> None:
    for number in (0, 23, -1):
        _, key, figures = refused(
            laid.bare(2), "place", player="yellow", number=number, area="projects"
        )
        assert (key, figures["low"], figures["high"]) == ("record-integer", 1, 22)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"refund": [1, 2, 3]}, "components.refund"),
        ({"landings": {"natal": {"docks": []}}}, "components.landings.natal.docks"),
        ({"landings": {"natal": {"docks": [12]}}}, "components.landings.natal.docks[0]"),
        ({"landings": {"natal": {"docks": [3]}}}, "components.landings.natal.docks[0]"),
        ({"landings": {"natal": {"complete": -1}}}, "components.landings.natal.complete"),
        ({"missionaries": True}, "components.missionaries"),
        ({"merchants": [4, 12]}, "components.merchants[1]"),
        ({"vdg": [{"initial": 1, "variation": 0, "money": [1, 1]}]}, "components.vdg[0].initial"),
        ({"projects": {"I": [], "II": [], "III": ["1/1"]}}, "components.projects.III[0]"),
        ({"slots": {"projects": {"3": 100}}}, "components.slots.projects.3"),
    ],
)
def test_0_5_a_set_with_impossible_figures_is_refused(change: dict[str, Any], where: str) -> None:
    rule, _, figures = refused_set(components(**change))
    assert (rule, figures["where"]) == ("record", where)


def test_0_5_a_set_holds_every_key_and_no_other() -> None:
    raw = components()
    assert refused_set(raw | {"stray": 1})[1:] == ("record-stray", {"key": '"components.stray"'})
    del raw["refund"]
    assert refused_set(raw)[1:] == ("record-missing", {"key": "components.refund"})
    whole = components()
    del whole["certainty"]
    assert read_components(whole).refund == (1, 2, 3, 3)


def test_0_5_a_set_needs_a_slot_for_every_disc_and_one_more() -> None:
    nine = {area: {"2": count} for area, count in zip(laid.AREAS, (1, 2, 3, 3), strict=True)}
    assert begun(2, components(slots=nine)).slots == (1, 2, 3, 3)
    nine["characters"]["2"] = 0
    assert refused_set(components(slots=nine), 2) == (
        "record",
        "components-slots",
        {"players": 2, "wanted": 9, "found": 8},
    )
