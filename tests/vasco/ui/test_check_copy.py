"""The chosen set made the group's own copy: board and tiles, by touches, at every size."""

import pytest

from companion.table.components import at
from companion.table.components.certainty import PRINTED, confirmed, sure, values
from companion.table.components.editing import impossible
from companion.vasco.rules.copies import SHAPE
from companion.vasco.ui.component_sets import own_sets
from tests.ui.at_table import of_vasco, own
from tests.ui.sizes import SIZES
from tests.vasco.rules.games import STARTER
from tests.words.pseudo import PSEUDO

OWN = "Our copy"


@pytest.fixture
def opened(device):
    """Opens a screen, and gives the app that shows it."""
    from tests.ui.device import Look

    def show(screen: str, size: str = "phone", **look: object):
        app = device.start(Look(size, **look))
        app.root.show(of_vasco(screen))
        device.frames(4)
        return app

    return show


@pytest.mark.parametrize("size", SIZES)
def test_the_screens_are_whole_and_legible(device, opened, size) -> None:
    from tests.ui.walker import complaints

    app = opened("home", size, language=PSEUDO, dark=size in ("tablet", "small"))
    for screen in ("component-sets", "check-copy", "check-tiles"):
        app.root.show(of_vasco(screen))
        device.frames(4)
        device.shot(f"{screen}-{size}")
        assert complaints(device) == [], screen


@pytest.mark.parametrize("size", ["phone-across", "small"])
def test_the_choice_of_a_value_is_whole_and_legible(device, opened, size) -> None:
    from tests.ui.walker import complaints

    opened("check-copy", size, language=PSEUDO)
    device.tap("landings-calicut-docks-1")
    device.shot(f"value-{size}")
    assert complaints(device) == []
    device.tap_at(5, 5)
    device.tap("landings-calicut-docks-5")
    device.shot(f"value-last-{size}")
    assert complaints(device) == []


def kept(app):
    return own_sets(app.store).chosen


def pick(device, number: int) -> None:
    device.tap(f"value-{number}")


def scrolled_to(device, name: str) -> None:
    """Brings a control into sight, as a finger would by moving the page."""
    from kivy.uix.scrollview import ScrollView

    from tests.ui.device import walk

    view = next(each for each in walk(device.app.root.stage) if isinstance(each, ScrollView))
    view.scroll_to(device.find(name), animate=False)
    device.frames()


def test_a_tap_on_a_value_changes_it_and_the_starter_set_becomes_a_copy(device, opened) -> None:
    app = opened("check-copy", "small")
    assert own_sets(app.store).chosen_name is None
    scrolled_to(device, "landings-natal-docks-0")
    device.tap("landings-natal-docks-0")
    pick(device, 5)
    assert own_sets(app.store).chosen_name == OWN
    assert kept(app)["landings"]["natal"]["docks"] == [5]
    assert sure(kept(app), ("landings", "natal", "docks", 0)) == PRINTED
    assert kept(app)["title"] == OWN
    assert kept(app)["id"] != STARTER["id"]
    assert STARTER["landings"]["natal"]["docks"] == [4]


def test_the_value_there_is_confirmed_by_tapping_it(device, opened) -> None:
    app = opened("check-copy", "phone")
    device.tap("landings-calicut-docks-2")
    assert app.of("vasco").say("sure-assumed") in device.texts()
    pick(device, 9)
    assert sure(kept(app), ("landings", "calicut", "docks", 2)) == PRINTED
    assert sure(kept(app), ("landings", "calicut", "docks", 1)) != PRINTED
    assert kept(app)["landings"] == STARTER["landings"]


def test_a_board_is_checked_in_as_many_taps_as_it_has_areas(device, opened) -> None:
    app = opened("check-copy")
    for area in ("landings", "refund", "slots", "sailors"):
        assert not confirmed(kept(app), area)
        scrolled_to(device, f"confirm-{area}")
        device.tap(f"confirm-{area}")
        assert confirmed(kept(app), area)
        assert device.find(f"confirm-{area}").disabled
    assert app.of("vasco").say("check-done") in device.texts()


def test_docks_come_and_go(device, opened) -> None:
    app = opened("check-copy")
    docks = ("landings", "malindi", "docks")
    device.tap("landings-malindi-docks-4")
    device.tap("value-add")
    assert at(kept(app), docks) == [9, 9, 7, 7, 6, 6]
    device.tap("landings-malindi-docks-5")
    assert device.find("value-add").disabled
    device.tap("value-remove")
    assert at(kept(app), docks) == [9, 9, 7, 7, 6]
    device.tap("landings-malindi-docks-1")
    assert device.find("value-remove").disabled


def test_an_impossible_set_is_refused_where_it_is_to_be_mended_and_not_kept(device, opened) -> None:
    from tests.ui.device import walk

    app = opened("check-copy")
    scrolled_to(device, "sailors-grey")
    device.tap("sailors-grey")
    pick(device, 10)
    assert own_sets(app.store).chosen_name is None
    faults = {
        each.name: each.fault for each in walk(app.root) if getattr(each, "fault", None) is not None
    }
    said = app.of("vasco").say("check-all-sailors", found=34)
    assert faults["sailors"].startswith(said)
    assert [faults[area] for area in ("landings", "refund", "slots")] == [""] * 3
    assert faults["sailors"] in device.texts()
    scrolled_to(device, "sailors-orange")
    device.shot("check-copy-impossible")
    device.tap("sailors-orange")
    pick(device, 6)
    assert kept(app)["sailors"] == {"turquoise": 8, "violet": 8, "grey": 10, "orange": 6}
    assert impossible(SHAPE, kept(app)) is None


def test_too_few_slots_are_refused_at_the_slots(device, opened) -> None:
    app = opened("check-copy")
    for area in ("characters", "recruiting"):
        scrolled_to(device, f"slots-{area}-2")
        device.tap(f"slots-{area}-2")
        pick(device, 1)
    assert kept(app)["slots"]["characters"]["2"] == 1
    assert kept(app)["slots"]["recruiting"]["2"] == 3
    assert "Action slots" in device.texts()
    assert any("9 action slots" in text for text in device.texts())


def test_tiles_are_entered_three_taps_each_and_kept_at_once(device, opened) -> None:
    app = opened("check-tiles")
    for tap in ("ship-4-1", "earnings-0-0", "ship-more", "limit-8", "crew-2", "earnings-3-0"):
        device.tap(tap)
    deck = values(kept(app), ("projects", "I"))
    known = [at(kept(app), path) for path in deck if sure(kept(app), path) == PRINTED]
    assert sorted(known) == ["4/1", "8/2+3r"]
    assert app.of("vasco").say("tiles-progress", known=2, count=50) in device.texts()
    device.key(27)
    app.root.show(of_vasco("check-tiles"))
    device.frames()
    assert app.of("vasco").say("tiles-progress", known=2, count=50) in device.texts()


def test_every_stack_is_entered(device, opened) -> None:
    app = opened("check-tiles")
    device.tap("stack-projects-III")
    for tap in ("ship-11-5", "earnings-0-1"):
        device.tap(tap)
    device.tap("stack-vdg")
    for tap in ("initial-11", "variation--2", "money-9-4"):
        device.tap(tap)
    device.tap("stack-merchants")
    for limit in (4, 4, 5, 7, 7, 9):
        device.tap(f"limit-{limit}")
    assert "11/5+1v" in kept(app)["projects"]["III"]
    assert {"initial": 11, "variation": -2, "money": [9, 4]} in kept(app)["vdg"]
    assert sorted(kept(app)["merchants"]) == [4, 4, 5, 7, 7, 9]
    assert confirmed(kept(app), "merchants")
    assert app.of("vasco").say("tiles-complete") in device.texts()
    assert not device.shows("limit-4")
    assert "merchants" in own(app).known_stacks()


def test_a_drawn_tile_is_confirmed_by_a_tap_and_taken_back_by_another(device, opened) -> None:
    app = opened("check-tiles")
    device.tap("projects-I-3")
    assert sure(kept(app), ("projects", "I", 3)) == PRINTED
    device.tap("projects-I-3")
    assert sure(kept(app), ("projects", "I", 3)) != PRINTED
    scrolled_to(device, "confirm-stack")
    device.tap("confirm-stack")
    assert all(sure(kept(app), path) == PRINTED for path in values(kept(app), ("projects", "I")))


def test_a_check_is_offered_at_home_once_and_declined_for_good(device, app) -> None:
    assert device.shows("offer-act")
    device.tap("offer-decline")
    assert not device.shows("offer-act")
    app.root.show(of_vasco("component-sets"))
    app.root.show("home")
    device.frames()
    assert not device.shows("offer-act")
    assert not own_sets(app.store).offers_check


def test_who_takes_the_offer_is_not_asked_again(device, app) -> None:
    device.tap("offer-act")
    assert device.shows("confirm-landings")
    device.key(27)
    device.frames(3)
    assert device.shows("new-game")
    assert not device.shows("offer-act")


def test_only_numbers_of_players_that_somebody_plays_with_are_asked(device, opened) -> None:
    from companion.table.game import Seat

    app = opened("home")
    two = (Seat("yellow", "Ana"), Seat("red", "Rui"))
    assert app.start_game("vasco", two, STARTER, frozenset())
    app.root.show("home", of_vasco("check-copy"))
    device.frames(4)
    scrolled_to(device, "confirm-slots")
    assert device.shows("slots-projects-2")
    assert not device.shows("slots-projects-4")
    device.tap("confirm-slots")
    slots = {path[2]: sure(kept(app), path) for path in values(kept(app), ("slots",))}
    assert slots["2"] == PRINTED != slots["3"] == slots["4"]
    scrolled_to(device, "check-others")
    device.tap("check-others")
    scrolled_to(device, "confirm-slots")
    assert device.shows("slots-projects-4"), "whoever wants to compares them too"
    assert not device.find("confirm-slots").disabled


def test_where_nobody_has_played_yet_all_is_asked(device, opened) -> None:
    opened("check-copy")
    scrolled_to(device, "confirm-slots")
    assert device.shows("slots-projects-2")
    assert device.shows("slots-projects-4")


def test_a_stack_is_as_large_as_in_the_box(device, opened) -> None:
    app = opened("check-tiles")
    deck = ("projects", "I")
    before = at(kept(app), deck)
    device.tap("projects-I-3")
    scrolled_to(device, "stack-more")
    device.tap("stack-more")
    assert at(kept(app), deck) == [*before, before[-1]]
    assert sure(kept(app), (*deck, len(before))) != PRINTED
    for _ in range(2):
        scrolled_to(device, "stack-less")
        device.tap("stack-less")
    assert at(kept(app), deck) == before[:-1]
    for _ in range(len(before) - 2):
        scrolled_to(device, "stack-less")
        device.tap("stack-less")
    assert at(kept(app), deck) == [before[3]], "what is known to be there goes last"
    assert sure(kept(app), (*deck, 0)) == PRINTED
    assert device.find("stack-less").disabled
    assert impossible(SHAPE, kept(app)) is None
