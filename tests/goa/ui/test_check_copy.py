"""What is Goa's own on the screens of its component sets: a board of spices, tiles, cards."""

import pytest

from companion.goa.rules.copies import SHAPE
from companion.table.components import at
from companion.table.components.certainty import PRINTED, sure, values
from companion.table.components.editing import impossible
from tests.goa.rules.table import GOA

STARTER = GOA.starter()
TILES = ("tiles", "A")


@pytest.fixture
def copy(device):
    from tests.ui.copies import Copy

    return Copy(device, "goa")


def known(copy, stack) -> list:
    found = values(copy.kept, stack)
    return [at(copy.kept, path) for path in found if sure(copy.kept, path) == PRINTED]


@pytest.mark.parametrize("size", ["phone-across", "small"])
def test_the_choice_of_a_value_is_whole_and_legible(device, copy, size) -> None:
    from tests.ui.walker import complaints

    copy.open("check-copy", size)
    for value in ("steps-ships-3-3", "colonies-quilon-tiles-4", "development-expedition-2-1"):
        copy.tap(value)
        device.shot(f"goa-{value}-{size}")
        assert complaints(device) == [], value
        device.tap_at(5, 5)
        device.frames(3)


def test_a_value_of_the_board_is_corrected_by_a_tap_and_a_choice(device, copy) -> None:
    copy.open("check-copy", "small")
    for value, picked in (
        ("development-harvest-1", 3),
        ("development-expedition-1-0", 2),
        ("development-vp-4", 11),
        ("steps-ships_paid-3", 5),
        ("steps-taxes-2-2", "ginger"),
        ("colonies-calicut-need", 13),
        ("start-first_ducats", 7),
        ("step_for_ducats-0", 5),
        ("scoring-same_symbol-5", 13),
    ):
        copy.tap(value)
        copy.pick(picked)
        path = next(each for each in values(copy.kept) if "-".join(map(str, each)) == value)
        assert (at(copy.kept, path), sure(copy.kept, path)) == (picked, PRINTED)
    assert impossible(SHAPE, copy.kept) is None
    assert STARTER["development"]["harvest"][1] == 2


def test_a_colony_tile_is_the_same_whichever_of_its_spices_comes_first(device, copy) -> None:
    copy.open("check-copy")
    copy.tap("colonies-quilon-tiles-4")
    copy.pick("clove/ginger")
    assert copy.kept["colonies"]["quilon"]["tiles"] == STARTER["colonies"]["quilon"]["tiles"]
    copy.tap("colonies-quilon-tiles-4")
    copy.pick("ginger/nutmeg")
    assert copy.kept["colonies"]["quilon"]["tiles"][4] == "ginger/nutmeg"


def test_a_step_costs_a_spice_more_or_less(device, copy) -> None:
    copy.open("check-copy")
    copy.tap("steps-ships-0-0")
    assert device.find("value-remove").disabled
    device.tap("value-add")
    assert copy.kept["steps"]["ships"][0] == ["ginger", "ginger"]
    copy.tap("steps-ships-0-1")
    device.tap("value-remove")
    assert copy.kept["steps"]["ships"][0] == ["ginger"]
    copy.tap("colonies-cochin-tiles-3")
    assert device.find("value-remove").disabled
    device.tap("value-add")
    assert copy.kept["colonies"]["cochin"]["tiles"] == ["any"] * 5


def test_tiles_are_entered_by_one_tap_each_and_rare_ones_by_three(device, copy) -> None:
    app = copy.open("check-tiles")
    for tap in (
        "tiles-A-clove/2",
        "tiles-A-crop_rotation",
        "tiles-A-more",
        "kind-duty",
        "number-4",
    ):
        device.tap(tap)
    assert sorted(known(copy, TILES)) == ["clove/2", "crop_rotation", "duty/6/4"]
    assert "duty/6/5" not in copy.kept["tiles"]["A"]
    assert app.of("goa").say("tiles-progress", known=3, count=96) in device.texts()


def test_cards_and_bonanza_tiles_are_entered_by_what_is_printed_on_them(device, copy) -> None:
    copy.open("check-tiles")
    device.tap("stack-cards")
    for tap in ("power-sell4", "colonists-1", "symbol-palm"):
        device.tap(tap)
    assert known(copy, ("cards",)) == ["sell4/1/palm"]
    assert impossible(SHAPE, copy.kept) is None, "it takes the place of a card with a palm"
    device.tap("stack-bonanza")
    for tap in ("gives-vp", "amount-2"):
        device.tap(tap)
    assert known(copy, ("bonanza",)) == [{"vp": 2}]


def test_a_sixth_card_with_a_symbol_is_refused_in_a_sentence(device, copy) -> None:
    app = copy.open("check-tiles")
    device.tap("stack-cards")
    for number in range(6):
        for tap in ("power-ships2", "colonists-1", "symbol-palm"):
            assert not device.find("confirm-stack").disabled, number
            device.tap(tap)
    assert known(copy, ("cards",)) == ["ships2/1/palm"] * 5
    assert app.of("goa").say("check-five-of-each") in device.texts()


def test_a_phase_has_neither_too_few_tiles_nor_too_many(device, copy) -> None:
    from companion.words import Words

    copy.open("check-tiles")
    for button, size in (("stack-less", 27), ("stack-more", 33)):
        while not device.find(button).disabled:
            copy.tap(button)
        assert len(copy.kept["tiles"]["A"]) == size
        beyond = size + (1 if button == "stack-more" else -1)
        figures = {"low": 27, "high": 33, "found": beyond}
        said = Words("en").of("goa").say("check-number-of-tiles", **figures)
        assert device.find(button).refusal == said
    copy.tap("stack-cards")
    assert device.find("stack-less").disabled
    assert "30" in device.find("stack-more").refusal
