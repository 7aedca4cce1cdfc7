"""A game that has begun without the app: its table is entered by touches, at every size."""

from functools import partial

import pytest

from tests.touch.table_entry import AREAS, SEATS, Hand, show
from tests.ui.at_table import of_vasco
from tests.words.pseudo import PSEUDO

LONG = pytest.mark.long
SIZES = [
    "tablet",
    "phone",
    "small",
    *(pytest.param(size, marks=LONG) for size in ("tablet-upright", "phone-across")),
]


@pytest.fixture
def entering(device):
    return partial(show, device)


@pytest.mark.parametrize("size", SIZES)
def test_every_area_is_whole_and_legible(device, entering, size) -> None:
    from tests.ui.walker import complaints

    dark = size in ("phone", "tablet-upright", "small")
    entering(size, known=size != "phone-across", dark=dark, language=PSEUDO)
    for area in AREAS:
        device.shot(f"lies-{area}-{size}")
        assert complaints(device) == [], area
        if area != AREAS[-1]:
            device.tap("next")


def test_nothing_that_differs_is_one_touch_after_the_seats(device) -> None:
    from tests.ui.device import Look

    app = device.start(Look("phone", density=0.5))
    device.tap("new-game")
    for _ in range(3):
        device.tap("guest")
    device.tap("begun-already")
    device.tap("begin")
    assert (app.running.state.round, app.running.due.kinds) == (2, ("place",))
    assert [player.reals for player in app.running.state.players] == [10, 10, 10]
    assert app.running.course.drawing == {"vdg", "sailors"}


def test_the_set_up_is_the_program_s_and_what_was_entered_is_undone_step_by_step(
    device, entering
) -> None:
    app = entering("phone", density=0.5)
    for touch in ("dias-red", "next", "number-7", "begin"):
        device.tap(touch)
    session = app.session
    made = [(entry.raw["do"], entry.by) for entry in session.line]
    assert made[-2:] == [("adjust", "person"), ("correct", "person")]
    assert {by for _, by in made[:-2]} == {"program"}
    entered = session.state
    session.undo()
    session.undo()
    assert session.undoes is None
    session.redo()
    session.redo()
    assert session.state == entered


def test_what_is_entered_outlasts_leaving_and_a_new_start(device, entering) -> None:
    app = entering("phone", density=0.5)
    for touch in ("round-3", "manuel-board", "next", "number-11", "back"):
        device.tap(touch)
    device.stop()
    app = entering("phone", known=False, density=0.5)
    device.tap("undo")
    device.tap("begin")
    state = app.session.state
    assert (state.round, state.owners[3], state.players[0].vp) == (3, None, 2)
    app.root.show(of_vasco("as-it-lies", SEATS))
    device.frames(2)
    device.tap("begin")
    assert app.session.state.round == 2


def test_each_group_finds_what_it_told_itself(device, entering) -> None:
    app = entering("phone", density=0.5)
    device.tap("round-3")
    for seats, told in ((SEATS[:2], "round-4"), (SEATS, "")):
        device.tap("back")
        app.root.show(of_vasco("as-it-lies", seats))
        device.frames(2)
        if told:
            device.tap(told)
    device.tap("begin")
    assert app.session.state.round == 3
    app.root.show(of_vasco("as-it-lies", SEATS[:2]))
    device.frames(2)
    device.tap("begin")
    assert app.session.state.round == 4


def test_the_whole_table_is_shown_before_the_round_begins(device, entering) -> None:
    app = entering("tablet", density=0.5)
    hand = Hand(device)
    for touch in ("dias-red", *["next"] * 4, "dock-natal-0", "merchant-9", *["next"] * 3):
        hand.tap(touch)
    device.shot("lies-compared")
    [card] = [each for each in cards(device) if each.name == "table"]
    shown = card.scene.whole
    assert dict(landing[::3] for landing in shown.landings.rows)["natal"][0].ship.limit == 9
    hand.tap("merchant-7")
    [card] = [each for each in cards(device) if each.name == "table"]
    assert [each.name for each in card.scene.whole.stacks.laid] == ["7"]
    hand.tap("next")
    assert app.session.state.landings[0][0].limit == 9


def test_what_is_left_of_a_full_section_is_orange(device, entering) -> None:
    app = entering("phone", density=0.5)
    hand = Hand(device)
    touches = ("section-4-turquoise-2", "section-4-grey-1", "section-3-violet-1",
               "section-3-orange-2", "section-3-turquoise-1")  # fmt: skip
    for touch in (*["next"] * 5, *touches, "begin"):
        hand.tap(touch)
    assert app.session.state.sections[2:] == ((1, 1, 0, 2), (2, 0, 1, 2))


def test_in_the_last_round_the_last_deck_is_the_offer(device, entering) -> None:
    app = entering("phone", density=0.5)
    hand = Hand(device)
    for touch in ("round-5", *["next"] * 6, "tile-9/4", "begin"):
        hand.tap(touch)
    assert app.session.state.sao_gabriel.text == "9/4"
    upper = sorted(each.text for each in app.session.state.upper)
    assert upper == ["11/4", "11/5", "11/5+1v", "7/4+1r1v", "9/4+1v", "9/5+2r"]


def test_what_cannot_lie_so_is_refused_at_the_piece_and_undo_takes_back_the_rest(
    device, entering
) -> None:
    app = entering("phone", density=0.5)
    for _ in range(5):
        device.tap("next")
    hand = Hand(device)
    for section in (1, 2):
        hand.tap(f"section-{section}-grey-4")
    hand.tap("section-3-grey-1")
    card = next(each for each in cards(device) if each.name == "section-3")
    assert card.fault == "There are not that many grey sailors in the game. Rule 10.2."
    assert hand.shows(app.root.stage.children[0].ids.view, card.ids.fault)
    device.tap("undo")
    hand.tap("section-3-grey-1")
    assert [each.fault for each in cards(device)] == ["", "", "", ""]
    device.tap("begin")
    assert [crew[2] for crew in app.session.state.sections] == [4, 0, 1, 0]


def cards(device) -> list:
    from companion.ui.table.table_entry.cards import AskedCard
    from tests.ui.device import walk

    return [each for each in walk(device.app.root.stage) if isinstance(each, AskedCard)]


def test_tiles_of_a_copy_that_is_not_known_are_typed(device, entering) -> None:
    from tests.ui.walker import complaints

    app = entering("phone", known=False)
    hand = Hand(device)
    for touch in ("next", "next", "next", "red-projects-more", "tile-other"):
        hand.tap(touch)
    for touch in ("ship-5-2", "earnings-2-0"):
        hand.tap(touch)
    for touch in ("next", "dock-malindi-2", "holder-blue", "tile-other"):
        hand.tap(touch)
    device.shot("lies-dock-typed-phone")
    assert complaints(device) == []
    for touch in (
        "ship-more",
        "limit-8",
        "crew-3",
        "earnings-0-0",
        "dock-malindi-3",
        "merchant-9",
        "begin",
    ):
        hand.tap(touch)
    shown = app.session.game.shown(app.session.state)
    assert shown["players"]["red"]["projects"] == ["5/2+2r"]
    assert shown["landings"]["malindi"][2:4] == [
        {"owner": "blue", "limit": 8, "ship": "8/3"},
        {"owner": None, "limit": 9, "ship": None},
    ]


def test_a_tile_that_is_none_of_the_pictures_is_typed_too(device, entering) -> None:
    app = entering("small", density=0.5)
    hand = Hand(device)
    for touch in ("next", "next", "next", "tile-other"):
        hand.tap(touch)
    for touch in ("ship-11-5", "earnings-0-0", "yellow-projects-0", "begin"):
        hand.tap(touch)
    player = app.session.game.shown(app.session.state)["players"]["yellow"]
    assert (player["projects"], player["ships"]) == ([], ["11/5"])


def test_what_was_told_by_mistake_is_taken_away_at_the_piece(device, entering) -> None:
    app = entering("phone", density=0.5)
    hand = Hand(device)
    told = {
        "crew": ("red-white-2", "red-white-2", "red-captain-1", "blue-grey-3", "blue-grey-1"),
        "tiles": ("tile-4/1", "tile-5/2", "yellow-projects-0", "yellow-ships-0"),
        "docks": ("dock-natal-0", "merchant-9", "dock-natal-0", "dock-empty"),
        "sections": (),
        "offer": ("tile-4/1", "sao-gabriel", "tile-6/3", "tile-6/2", "upper-0"),
    }
    hand.tap("next")
    for pieces in told.values():
        for touch in ("next", *pieces):
            hand.tap(touch)
    hand.tap("begin")
    shown = app.session.game.shown(app.session.state)
    red, yellow = shown["players"]["red"], shown["players"]["yellow"]
    assert (red["missionaries"], red["captains"]) == (1, 0)
    assert shown["players"]["blue"]["sailors"] == {"grey": 1}
    assert (yellow["projects"], yellow["ships"]) == (["5/2"], [])
    assert shown["landings"]["natal"] == [None]
    assert shown["offer"] == {"sao_gabriel": "6/3", "upper": []}


def test_a_touch_that_changes_nothing_leaves_no_trace(device, entering) -> None:
    entering("phone")
    before = device.pixels()
    device.tap("round-2")
    device.app.root.show(of_vasco("as-it-lies", SEATS))
    assert device.pixels().tobytes() == before.tobytes()
