"""The drawn board: what is in question grows and can be tapped, the rest is there at a glance."""

from itertools import product

import pytest

from tests.vasco.ui.boards import PARTS, board, moment, question, shown, states
from tests.words.pseudo import PSEUDO

MOMENTS = ["place", "buy", "recruit", "expedition", "money", "send", "navigate"]
FEW = [
    ("place", "phone", 4, True, "en"),
    ("place", "phone-across", 2, False, PSEUDO),
    ("place", "small", 3, False, "en"),
    ("place", "tablet", 4, False, PSEUDO),
    ("buy", "small", 2, True, PSEUDO),
    ("recruit", "tablet", 4, True, "en"),
    ("recruit", "phone", 3, False, "en"),
    ("expedition", "phone-across", 4, False, "en"),
    ("expedition", "small", 2, False, "en"),
    ("expedition", "tablet-upright", 3, True, PSEUDO),
    ("money", "phone", 2, False, PSEUDO),
    ("navigate", "tablet", 2, False, "en"),
]

MANY = [(2, False, PSEUDO), (3, True, "en"), (4, True, PSEUDO), (4, False, "en")]


@pytest.fixture
def laid(device):
    from tests.ui.device import Look

    def lay(size, state, asked=None, density=1, dark=False, language="en", **options):
        app = device.start(Look(size, density, dark, language), frames=0)
        app.theme.light = "night" if dark else "day"
        found = board(device, size)
        found.shown = shown(device, state, **options)
        found.question = asked or question(state)
        device.frames(3)
        return found

    return lay


def check(device, laid, due, size, players, dark, language, density=1) -> None:
    from tests.ui.device import walk
    from tests.ui.walker import complaints

    state = moment(players, due, 6)
    asked = question(state)
    found = laid(size, state, asked, density, dark, language)
    device.shot(f"board-{due}-{size}-{players}-{'dark' if dark else 'light'}-{language}-{density}")
    assert complaints(device) == []
    there = {each.name for each in walk(found) if getattr(each, "name", "")}
    assert {*asked.picks, *asked.chosen, *asked.blocked} <= there


@pytest.mark.parametrize(("due", "size", "players", "dark", "language"), FEW)
def test_what_is_asked_can_be_tapped(device, laid, due, size, players, dark, language) -> None:
    check(device, laid, due, size, players, dark, language)


@pytest.mark.long
@pytest.mark.parametrize(("due", "size"), [*product(MOMENTS, PARTS)])
@pytest.mark.parametrize("density", [1, 2])
def test_it_can_be_at_every_size(device, laid, due, size, density) -> None:
    for players, dark, language in MANY:
        check(device, laid, due, size, players, dark, language, density)
        device.stop()
    device.app = None


def test_a_tap_tells_which_piece(device, laid) -> None:
    found = laid("tablet", moment(4, "place", 6))
    device.tap("number-9")
    device.tap("area-projects")
    assert found.picked == ["number-9", "area-projects"]


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_number_can_be_carried_to_an_area(device, laid, size) -> None:
    from tests.ui.device import centre

    found = laid(size, moment(4, "place", 6))
    touch = device.press(*centre(device.find("number-9")))
    x, y = centre(device.find("area-projects"))
    touch.touch_move(x - 40, y)
    device.frames(1)
    device.shot(f"board-{size}-carried")
    touch.touch_move(x, y)
    touch.touch_up()
    device.frames(3)
    assert found.picked == ["number-9", "area-projects"]


def test_a_number_that_is_carried_nowhere_is_not_picked(device, laid) -> None:
    from tests.ui.device import centre

    found = laid("tablet", moment(4, "place", 6))
    parts = len(found.children)
    touch = device.press(*centre(device.find("number-9")))
    touch.touch_move(touch.x - 60, touch.y)
    assert len(found.children) == parts + 1
    touch.touch_up()
    device.frames(3)
    assert found.picked == []
    assert len(found.children) == parts


def test_ships_that_are_to_sail_lie_in_their_docks(device, laid) -> None:
    from companion.vasco.rules.state import Docked, tile

    state = moment(4, "expedition")
    asked = question(state)
    dock = next(iter(asked.picks))
    ship = Docked(9, "red", tile(9, 2))
    sailing = asked._replace(
        spots={**asked.spots, dock: asked.spots[dock]._replace(piece=ship, chosen=True)}
    )
    found = laid("tablet", state, sailing)
    quays = {
        f"dock-{landing}-{place}": quay
        for landing, _, _, row in _scene(found, "navigation").inside.rows
        for place, quay in enumerate(row)
    }
    assert quays[dock].ship == ship


def test_what_cannot_be_chosen_tells_so_when_it_is_tapped(device, laid) -> None:
    state = moment(4, "place", 6)
    taken = next(number for number, disc in enumerate(state.placed) if disc)
    found = laid("phone", state)
    device.tap(f"number-{taken}")
    assert found.picked == [f"number-{taken}"]


def test_a_part_can_be_looked_at_and_left_again(device, laid) -> None:
    found = laid("tablet", moment(4, "buy"))
    assert device.shows("project-0")
    device.tap("look-recruiting")
    assert found.looked == "recruiting"
    assert not device.shows("project-0")
    device.tap("look-projects")
    assert device.shows("project-0")
    assert found.picked == []


def test_another_question_brings_back_what_is_asked(device, laid) -> None:
    found = laid("phone", moment(4, "buy"))
    device.tap("look-numbers")
    assert not device.shows("project-0")
    state = moment(4, "recruit")
    found.shown, found.question = shown(device, state), question(state)
    device.frames()
    assert any(device.shows(name) for name in found.question.picks)


def test_only_what_has_changed_is_drawn_anew(device, laid) -> None:
    state = moment(4, "place", 6)
    found = laid("tablet", state)
    drawn = _count_drawings(found)
    found.shown, found.question = shown(device, state), question(state)
    device.frames(3)
    assert drawn == []
    asked = question(state)
    chosen = asked.spots["number-20"]._replace(chosen=not asked.spots["number-20"].chosen)
    found.question = asked._replace(spots={**asked.spots, "number-20": chosen})
    device.frames(3)
    assert drawn == ["numbers"]


def _count_drawings(found) -> list[str]:
    drawn: list[str] = []
    for part, pane in found._panes.items():
        view = pane.children[0]
        view.draw = lambda part=part, draw=view.draw: (drawn.append(part), draw())
    return drawn


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_marker_walks_to_the_first_free_number(device, laid, size) -> None:
    from companion.play.question import Question

    found = laid(size, moment(4, "vdg", 1)._replace(marker=5))
    after = moment(4, "buy", 1)._replace(marker=11)
    found.shown, found.question = shown(device, after), Question("")
    device.frames(2)
    marker = found._walker
    start = tuple(marker.pos)
    device.wait(0.4)
    assert marker.is_walking
    assert tuple(marker.pos) != start
    device.shot(f"board-{size}-marker")
    device.wait(1)
    assert not marker.is_walking
    assert _scene(found, "numbers").inside.marker == after.marker


def test_a_tap_ends_the_walk_and_counts(device, laid) -> None:
    line = states(4)
    before = moment(4, "vdg", 1)
    after = line[line.index(before) + 1]
    found = laid("tablet", before)
    found.shown, found.question = shown(device, after), question(after)
    device.frames(2)
    assert found._walker.is_walking
    name = next(iter(found.question.picks))
    device.tap(name)
    assert not found._walker.is_walking
    assert found.picked == [name]


def _scene(found, part):
    return found._panes[part].scene


@pytest.mark.parametrize(
    ("help_", "prices"),
    [("none", set()), ("facts", {"0–3\u00a0R", "free"}), ("odds", {"0–3\u00a0R", "free"})],
)
def test_numbers_cost_what_the_help_allows_to_know(device, laid, help_, prices) -> None:
    state = moment(4, "place")
    found = laid("tablet", state, help=help_)
    said = {cell.price for cell in _scene(found, "numbers").inside.cells if cell.price}
    assert prices <= said
    assert bool(said) == bool(prices)


def test_with_known_tiles_the_chance_of_a_free_number_is_told(device, laid) -> None:
    from tests.vasco.ui.setting_up import GAME, OWN

    state = moment(4, "place")
    found = laid("tablet", state)
    components = GAME.starter()
    components = {**components, "certainty": {**components["certainty"], **OWN}}
    found.shown = shown(device, state, help="odds")._replace(components=components)
    device.frames()
    device.shot("board-tablet-odds")
    assert any(cell.chance for cell in _scene(found, "numbers").inside.cells)


def test_once_the_marker_has_moved_every_waiting_number_has_its_price(device, laid) -> None:
    state = moment(4, "recruit")
    found = laid("tablet", state)
    cells = {cell.number: cell for cell in _scene(found, "numbers").inside.cells}
    for number, disc in enumerate(state.placed):
        if disc:
            price = max(0, state.marker - number)
            assert cells[number].price == (f"{price}\u00a0R" if price else "free")
        elif number:
            assert not cells[number].price


def test_the_score_track_shows_who_stands_where(device) -> None:
    from kivy.uix.anchorlayout import AnchorLayout

    from companion.ui.drawn.scene import SceneView
    from companion.vasco.ui.table.panel import track
    from tests.ui.device import Look

    device.start(Look("phone"), frames=0)
    view = SceneView(size_hint_x=None, width=240)
    state = states(4)[-1]
    level = state._replace(players=tuple(each._replace(vp=31) for each in state.players))
    for moment_ in (state, level):
        view.scene = track(shown(device, moment_))
        room = AnchorLayout()
        if view.parent:
            view.parent.remove_widget(view)
        room.add_widget(view)
        device.app.root.stage.clear_widgets()
        device.app.root.stage.add_widget(room)
        device.frames(3)
        device.shot(f"board-track-{moment_ is level}")
        assert view.scene.scores == tuple((each.colour, each.vp) for each in moment_.players)
        assert view.height > 0


def test_on_a_tablet_the_parts_stay_where_they_are_whatever_is_asked(device) -> None:
    from companion.ui.drawn.box import Box
    from companion.vasco.ui.board.plan import plan

    board = Box(0, 0, 688, 716)
    plans = [plan(board, part, False).parts for part in ("", "numbers", "projects", "characters")]
    assert all(each == plans[0] for each in plans)
