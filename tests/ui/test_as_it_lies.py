"""A game that has begun without the app: its table is entered by touches, at every size."""

import pytest

from companion.games import GAMES
from companion.table.game import Seat
from companion.vasco.certainty import marked, values
from companion.vasco.phases import OVERVIEW
from companion.vasco.state import COLOURS, State
from tests.touch.lying import AREAS, Hand, enter
from tests.vasco.games import played
from tests.words.pseudo import PSEUDO

LONG = pytest.mark.long
SIZES = [
    "tablet",
    "phone",
    "small",
    *(pytest.param(size, marks=LONG) for size in ("tablet-upright", "phone-across")),
]
SEATS = tuple(Seat(*each) for each in zip(COLOURS, ("Ana", "Rui", "Tomé", "Inês"), strict=True))
STARTER = GAMES["vasco"].starter()
KNOWN = marked({**STARTER, "id": "own"}, dict.fromkeys(values(STARTER), "printed"))


@pytest.fixture
def entering(device):
    """The screen, before a group whose set is known, or is the starter set."""
    from tests.ui.device import Look

    def show(size="tablet", seats=SEATS, known=True, **look):
        app = device.start(Look(size, **look))
        if known:
            know_copy(app)
        app.take_up_table(seats)
        device.frames(3)
        return app

    return show


def know_copy(app) -> None:
    from companion.ui.vasco.component_sets import chosen

    chosen.save(app.store, "Ours", KNOWN)
    chosen.choose(app.store, "Ours")


def position(seed: int, players: int, round_: int) -> State:
    """How a game by chance lies when a round begins."""
    for state, _ in played(seed, players, KNOWN):
        if OVERVIEW[state.stage].step == "place" and state.round == round_:
            return state
    raise AssertionError("no such round")


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


@pytest.mark.parametrize(("size", "swipes"), [("tablet", 0), pytest.param("phone", 4, marks=LONG)])
def test_a_typical_second_round_of_four_takes_at_most_60_touches(
    device, entering, size, swipes
) -> None:
    state, hand = position(3, 4, 2), Hand(device)
    app = entering(size, density=0.5)
    enter(hand, state)
    assert app.session.game.shown(app.session.state) == app.session.game.shown(state)
    assert hand.taps <= 60
    assert hand.swipes <= swipes


@LONG
@pytest.mark.parametrize(("size", "players", "round_"), [("small", 2, 3), ("tablet-upright", 3, 5)])
def test_other_tables_are_entered_too(device, entering, size, players, round_) -> None:
    state = position(1, players, round_)
    app = entering(size, SEATS[:players], density=0.5)
    enter(Hand(device), state)
    assert app.session.game.shown(app.session.state) == app.session.game.shown(state)
    assert app.session.head.players == SEATS[:players]


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
    device.tap("begin")
    state = app.session.state
    assert (state.round, state.owners[3], state.players[0].vp) == (3, None, 11)
    app.take_up_table(SEATS)
    device.frames(2)
    device.tap("begin")
    assert app.session.state.round == 2


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
    assert card.fault == "There are not so many grey sailors in the game."
    assert hand.shows(app.root.stage.children[0].ids.view, card.ids.fault)
    device.tap("undo")
    hand.tap("section-3-grey-1")
    assert [each.fault for each in cards(device)] == ["", "", "", ""]
    device.tap("begin")
    assert [crew[2] for crew in app.session.state.sections] == [4, 0, 1, 0]


def cards(device) -> list:
    from companion.ui.vasco.as_it_lies.asked_card import AskedCard
    from tests.ui.device import walk

    return [each for each in walk(device.app.root.stage) if isinstance(each, AskedCard)]


def test_tiles_of_a_copy_that_is_not_known_are_typed(device, entering) -> None:
    from tests.ui.walker import complaints

    app = entering("phone", known=False)
    hand = Hand(device)
    for touch in ("next", "next", "next", "holder-red", "limit-5", "crew-2", "earnings-1-0"):
        hand.tap(touch)
    for touch in ("next", "dock-malindi-2", "holder-blue"):
        hand.tap(touch)
    device.shot("lies-dock-typed-phone")
    assert complaints(device) == []
    for touch in ("limit-8", "crew-3", "earnings-0-0", "dock-malindi-3", "merchant-9", "begin"):
        hand.tap(touch)
    shown = app.session.game.shown(app.session.state)
    assert shown["players"]["red"]["projects"] == ["5/2+1r"]
    assert shown["landings"]["malindi"][2:4] == [
        {"owner": "blue", "limit": 8, "ship": "8/3"},
        {"owner": None, "limit": 9, "ship": None},
    ]


def test_a_tile_that_is_none_of_the_pictures_is_typed_too(device, entering) -> None:
    app = entering("small", density=0.5)
    hand = Hand(device)
    for touch in ("next", "next", "next", "tile-other"):
        hand.tap(touch)
    for touch in ("limit-11", "crew-5", "earnings-0-0", "yellow-project-0", "begin"):
        hand.tap(touch)
    player = app.session.game.shown(app.session.state)["players"]["yellow"]
    assert (player["projects"], player["ships"]) == ([], ["11/5"])


def test_what_was_told_by_mistake_is_taken_away_at_the_piece(device, entering) -> None:
    app = entering("phone", density=0.5)
    hand = Hand(device)
    told = {
        "crew": ("red-white-2", "red-white-2", "red-captain-1", "blue-grey-3", "blue-grey-1"),
        "tiles": ("tile-4/1", "tile-5/2", "yellow-project-0", "yellow-ship-0"),
        "docks": ("dock-natal-0", "merchant-9", "dock-natal-0", "dock-empty"),
        "sections": (),
        "offer": ("tile-4/1", "sao-gabriel", "tile-6/3", "tile-6/2", "upper-0"),
    }
    hand.tap("next")
    for touches in told.values():
        for touch in ("next", *touches):
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
    device.app.take_up_table(SEATS)
    assert device.pixels().tobytes() == before.tobytes()
