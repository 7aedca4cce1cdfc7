"""The chosen set made the group's own copy: board and tiles, by touches, at every size."""

import pytest

from companion.table.components import at
from companion.table.components.certainty import PRINTED, confirmed, sure, values
from companion.table.components.editing import impossible
from companion.vasco.rules.copies import SHAPE
from tests.ui.at_table import of_vasco, own
from tests.vasco.rules.games import STARTER
from tests.words.pseudo import PSEUDO

OWN = "Our copy"


@pytest.fixture
def copy(device):
    from tests.ui.copies import Copy

    return Copy(device, "vasco")


@pytest.mark.parametrize("size", ["phone-across", "small"])
def test_the_choice_of_a_value_is_whole_and_legible(device, copy, size) -> None:
    from tests.ui.walker import complaints

    copy.open("check-copy", size, language=PSEUDO)
    device.tap("landings-calicut-docks-1")
    device.shot(f"value-{size}")
    assert complaints(device) == []
    device.tap_at(5, 5)
    device.tap("landings-calicut-docks-5")
    device.shot(f"value-last-{size}")
    assert complaints(device) == []


def test_a_tap_on_a_value_changes_it_and_the_starter_set_becomes_a_copy(device, copy) -> None:
    copy.open("check-copy", "small")
    assert copy.sets.chosen_name is None
    copy.tap("landings-natal-docks-0")
    copy.pick(5)
    assert copy.sets.chosen_name == OWN
    assert copy.kept["landings"]["natal"]["docks"] == [5]
    assert sure(copy.kept, ("landings", "natal", "docks", 0)) == PRINTED
    assert copy.kept["title"] == OWN
    assert copy.kept["id"] != STARTER["id"]
    assert STARTER["landings"]["natal"]["docks"] == [4]


def test_the_value_there_is_confirmed_by_tapping_it(device, copy) -> None:
    app = copy.open("check-copy", "phone")
    device.tap("landings-calicut-docks-2")
    assert app.of("vasco").say("sure-assumed") in device.texts()
    copy.pick(9)
    assert sure(copy.kept, ("landings", "calicut", "docks", 2)) == PRINTED
    assert sure(copy.kept, ("landings", "calicut", "docks", 1)) != PRINTED
    assert copy.kept["landings"] == STARTER["landings"]


def test_docks_come_and_go(device, copy) -> None:
    copy.open("check-copy")
    docks = ("landings", "malindi", "docks")
    device.tap("landings-malindi-docks-4")
    device.tap("value-add")
    assert at(copy.kept, docks) == [9, 9, 7, 7, 6, 6]
    device.tap("landings-malindi-docks-5")
    assert device.find("value-add").disabled
    device.tap("value-remove")
    assert at(copy.kept, docks) == [9, 9, 7, 7, 6]
    device.tap("landings-malindi-docks-1")
    assert device.find("value-remove").disabled


def test_an_impossible_set_is_refused_where_it_is_to_be_mended_and_not_kept(device, copy) -> None:
    app = copy.open("check-copy")
    copy.tap("sailors-grey")
    copy.pick(10)
    assert copy.sets.chosen_name is None
    faults = copy.faults()
    said = app.of("vasco").say("check-all-sailors", found=34)
    assert faults["sailors"].startswith(said)
    assert [*faults] == ["sailors"]
    assert faults["sailors"] in device.texts()
    copy.scroll_to("sailors-orange")
    device.shot("check-copy-impossible")
    device.tap("sailors-orange")
    copy.pick(6)
    assert copy.kept["sailors"] == {"turquoise": 8, "violet": 8, "grey": 10, "orange": 6}
    assert impossible(SHAPE, copy.kept) is None


def test_too_few_slots_are_refused_at_the_slots(device, copy) -> None:
    copy.open("check-copy")
    for area in ("characters", "recruiting"):
        copy.tap(f"slots-{area}-2")
        copy.pick(1)
    assert copy.kept["slots"]["characters"]["2"] == 1
    assert copy.kept["slots"]["recruiting"]["2"] == 3
    assert "Action slots" in device.texts()
    assert any("9 action slots" in text for text in device.texts())


def test_tiles_are_entered_three_taps_each_and_kept_at_once(device, copy) -> None:
    app = copy.open("check-tiles")
    for tap in ("ship-4-1", "earnings-0-0", "ship-more", "limit-8", "crew-2", "earnings-3-0"):
        device.tap(tap)
    deck = values(copy.kept, ("projects", "I"))
    known = [at(copy.kept, path) for path in deck if sure(copy.kept, path) == PRINTED]
    assert sorted(known) == ["4/1", "8/2+3r"]
    assert app.of("vasco").say("tiles-progress", known=2, count=50) in device.texts()
    device.key(27)
    app.root.show(of_vasco("check-tiles"))
    device.frames()
    assert app.of("vasco").say("tiles-progress", known=2, count=50) in device.texts()


def test_every_stack_is_entered(device, copy) -> None:
    app = copy.open("check-tiles")
    device.tap("stack-projects-III")
    for tap in ("ship-11-5", "earnings-0-1"):
        device.tap(tap)
    device.tap("stack-vdg")
    for tap in ("initial-11", "variation--2", "money-9-4"):
        device.tap(tap)
    device.tap("stack-merchants")
    for limit in (4, 4, 5, 7, 7, 9):
        device.tap(f"limit-{limit}")
    assert "11/5+1v" in copy.kept["projects"]["III"]
    assert {"initial": 11, "variation": -2, "money": [9, 4]} in copy.kept["vdg"]
    assert sorted(copy.kept["merchants"]) == [4, 4, 5, 7, 7, 9]
    assert confirmed(copy.kept, "merchants")
    assert app.of("vasco").say("tiles-complete") in device.texts()
    assert not device.shows("limit-4")
    assert "merchants" in own(app).known_stacks()


def test_a_check_is_offered_at_home_once_and_declined_for_good(device, app, copy) -> None:
    assert device.shows("offer-act")
    device.tap("offer-decline")
    assert not device.shows("offer-act")
    app.root.show(of_vasco("component-sets"))
    app.root.show("home")
    device.frames()
    assert not device.shows("offer-act")
    assert not copy.sets.check.offers


def test_who_takes_the_offer_is_not_asked_again(device, app) -> None:
    device.tap("offer-act")
    assert device.shows("confirm-landings")
    device.key(27)
    device.frames(3)
    assert device.shows("new-game")
    assert not device.shows("offer-act")


def test_only_numbers_of_players_that_somebody_plays_with_are_asked(device, copy) -> None:
    from companion.table.game import Seat

    app = copy.open("home")
    two = (Seat("yellow", "Ana"), Seat("red", "Rui"))
    assert app.start_game("vasco", two, STARTER, frozenset())
    app.root.show("home", of_vasco("check-copy"))
    device.frames(4)
    copy.scroll_to("confirm-slots")
    assert device.shows("slots-projects-2")
    assert not device.shows("slots-projects-4")
    device.tap("confirm-slots")
    slots = {path[2]: sure(copy.kept, path) for path in values(copy.kept, ("slots",))}
    assert slots["2"] == PRINTED != slots["3"] == slots["4"]
    copy.tap("check-others")
    copy.scroll_to("confirm-slots")
    assert device.shows("slots-projects-4"), "whoever wants to compares them too"
    assert not device.find("confirm-slots").disabled


def test_where_nobody_has_played_yet_all_is_asked(device, copy) -> None:
    copy.open("check-copy")
    copy.scroll_to("confirm-slots")
    assert device.shows("slots-projects-2")
    assert device.shows("slots-projects-4")


def test_of_a_stack_what_is_known_to_be_there_goes_last(device, copy) -> None:
    copy.open("check-tiles")
    deck = ("projects", "I")
    before = at(copy.kept, deck)
    device.tap("projects-I-3")
    for _ in range(len(before) - 1):
        copy.tap("stack-less")
    assert at(copy.kept, deck) == [before[3]]
    assert sure(copy.kept, (*deck, 0)) == PRINTED
    assert device.find("stack-less").disabled
    assert impossible(SHAPE, copy.kept) is None
