"""Taps that are not a move yet: kept, named, taken back, and had again by undoing the move."""

import pytest

from companion.vasco.rules.launching import aboard
from tests.ui.at_table import GAME, at_table, record


@pytest.fixture
def recruiting(device):
    """Somebody recruits, while somebody could launch a ship with more than one crew."""
    from companion.ui.table.given import Given
    from companion.vasco.ui.asking.asking import Asking
    from tests.ui.device import Look

    given = record("sensible-4")
    moves = next(number for number, state in _positions(given) if _fits(state))
    app = at_table(device, Look("tablet"), given, moves)
    asking = Asking(Given(app, "vasco"))
    asking.begin()
    return asking


def _positions(given):
    state = GAME.begin(given.colours, given.components).state
    for number, raw in enumerate(given.moves):
        yield number, state
        state = GAME.apply(state, GAME.read(raw)).state


def _fits(state) -> bool:
    due = GAME.due(state)
    return (
        "recruit" in due.kinds
        and _player(state, due.players[0]).reals > 6
        and any(_launchable(state))
    )


def _player(state, colour):
    return state.players[state.board.colours.index(colour)]


def _launchable(state):
    for player in state.players:
        for project in player.projects:
            if 1 < project.crew < len(aboard(player)):
                yield player, project


def sailors(asking) -> list[str]:
    """Three of one section, if it has so many."""
    names = [name for name in asking.question.picks if name.startswith("sailor-")]
    sections = {name.split("-")[1] for name in names}
    of = [[name for name in names if name.split("-")[1] == each] for each in sections]
    return max(of, key=len)[:3]


def test_a_tap_is_named_and_taken_back(recruiting) -> None:
    first, second, third = sailors(recruiting)
    for name in (first, second):
        recruiting.pick(name)
    colour = second.split("-")[2]
    assert recruiting.undo_text == f"Undo: {colour}"
    recruiting.undo()
    assert recruiting.question.chosen == {first}
    recruiting.pick(third)
    recruiting.pick(first)
    assert recruiting.question.chosen == {third}
    recruiting.undo()
    assert recruiting.question.chosen == {first, third}, "what was given back is taken again"


def test_a_whole_section_is_one_tap_to_take_and_to_take_back(recruiting) -> None:
    section = sailors(recruiting)[0].split("-")[1]
    recruiting.pick(f"section-{section}")
    assert len(recruiting.question.chosen) >= 3
    recruiting.undo()
    assert recruiting.question.chosen == frozenset()
    other = next(
        name
        for name in recruiting.question.picks
        if name.startswith("sailor-") and name.split("-")[1] != section
    )
    recruiting.pick(f"section-{section}")
    recruiting.pick(other)
    assert recruiting.question.chosen == {other}


def test_an_undone_move_gives_back_what_was_chosen_for_it(recruiting) -> None:
    chosen = sailors(recruiting)[:2]
    for name in chosen:
        recruiting.pick(name)
    before = recruiting.session.state
    recruiting.act(next(deed for deed in recruiting.question.deeds if deed.main))
    assert recruiting.session.state is not before
    recruiting.undo()
    assert recruiting.session.state is before
    assert recruiting.question.chosen == {*chosen}


def test_a_ship_launched_in_between_leaves_what_was_chosen(recruiting) -> None:
    chosen = sailors(recruiting)[:2]
    for name in chosen:
        recruiting.pick(name)
    player, project = next(_launchable(recruiting.session.state))
    recruiting.man(player.colour, project)
    assert recruiting.question.player == player.colour
    crew = [*recruiting.question.picks][: project.crew]
    for name in (crew[0], crew[0], *crew):
        recruiting.pick(name)
    assert project in _player(recruiting.session.state, player.colour).ships
    assert recruiting.question.chosen == {*chosen}


def test_a_crew_is_taken_back_tap_by_tap_and_then_the_ship(recruiting) -> None:
    recruiting.pick(sailors(recruiting)[0])
    chosen = recruiting.question.chosen
    player, project = max(_launchable(recruiting.session.state), key=lambda each: each[1].crew)
    recruiting.man(player.colour, project)
    first = next(iter(recruiting.question.picks))
    recruiting.pick(first)
    assert recruiting.question.chosen == {first}
    recruiting.undo()
    assert recruiting.question.chosen == frozenset()
    recruiting.undo()
    assert recruiting.question.area == "recruiting"
    assert recruiting.question.chosen == chosen


def test_what_was_chosen_waits_for_whoever_looks_elsewhere(recruiting) -> None:
    chosen = sailors(recruiting)[:2]
    for name in chosen:
        recruiting.pick(name)
    recruiting.end()
    recruiting.begin()
    assert recruiting.question.chosen == {*chosen}


def test_what_cannot_be_tapped_is_refused_with_its_rule(device) -> None:
    from companion.ui.table.given import Given
    from companion.vasco.ui.asking.asking import Asking
    from tests.ui.device import Look

    given = record("sensible-4")
    moves = next(
        number
        for number, state in _positions(given)
        if "host" in GAME.due(state).kinds and any(state.portraits)
    )
    app = at_table(device, Look("tablet"), given, moves)
    asking, refused = Asking(Given(app, "vasco")), []
    asking.bind(on_refused=lambda _, refusal, __: refused.append((refusal.rule, refusal.key)))
    asking.begin()
    held = next(name for name in asking.question.blocked if name.startswith("character-"))
    asking.pick(held)
    assert refused == [("6.1", "hosted-already")]
    assert len(asking.session.line) == moves


def test_what_is_launched_is_drawn_by_the_band_alone(recruiting, device) -> None:
    from companion.vasco.ui.table.panel import Panel
    from tests.ui.device import walk

    panel = next(each for each in walk(device.app.root) if isinstance(each, Panel))
    player, project = next(_launchable(recruiting.state))
    panel.asking.man(player.colour, project)
    device.frames(4)
    assert panel.ids.answers.question.piece
    assert panel.ids.band.ids.disc.paint
    assert panel.ids.answers.ids.piece.paint is None
    device.shot("launching")


def made(given, kind: str, after: int = 0) -> int:
    """The number of the first move of this kind after so many."""
    kinds = [raw["do"] for raw in given.moves]
    return kinds.index(kind, after) + 1


def test_who_goes_back_to_a_launch_begins_there_anew(device) -> None:
    from companion.ui.table.given import Given
    from companion.vasco.ui.asking.asking import Asking
    from tests.ui.device import Look

    given = record("sensible-4")
    launch = made(given, "launch")
    app = at_table(device, Look("tablet"), given, made(given, "recruit", launch) - 1)
    asking = Asking(Given(app, "vasco"))
    asking.begin()
    asking.pick(sailors(asking)[0])
    assert asking.taps.picks
    app.session.go_on_from(launch)
    assert asking.taps.picks == ()
    asking.end()


def test_a_move_entered_anew_is_done_with_though_a_launch_is_the_latest(device) -> None:
    from companion.ui.table.given import Given
    from companion.vasco.ui.asking.asking import Asking
    from tests.ui.device import Look

    given = record("sensible-4")
    app = at_table(device, Look("tablet"), given, made(given, "launch"))
    asking = Asking(Given(app, "vasco"))
    asking.begin()
    number = made(given, "recruit")
    asking.revise(number)
    assert asking.revised == number
    asking.do(app.session.line[number - 1].move)
    assert asking.revised == 0
    assert asking.state is app.session.state
    asking.end()


def test_back_takes_off_what_is_picked_and_no_move(device) -> None:
    from tests.ui.at_table import moves_until
    from tests.ui.device import Look

    given = record("vasco-4-7")
    app = at_table(device, Look("phone"), given, moves_until(given, "placing", 2))
    line = len(app.session.line)
    for name in ("number-18", "area-projects", "number-19", "area-projects", "undo"):
        device.tap(name)
    asking = app.root.stage.children[0].asking
    assert asking.taps.picks, "of the disc that was taken back"
    for _ in range(2):
        app.root.back()
        assert len(app.session.line) == line + 1
        assert asking.taps.picks == ()


@pytest.mark.usefixtures("_window")
def test_a_ship_takes_the_last_dock_from_another_by_a_tap() -> None:
    from companion.vasco.play.asking.sailing import Aboard, Armed, Quay, picked
    from tests.vasco.rules import laid
    from tests.vasco.rules.laid import merchant, tiles

    full = {"boa_gente": 2, "mozambique": 3, "mombasa": 4, "malindi": 5, "calicut": 6}
    state = laid.with_docks(
        laid.bare(2), **{landing: (merchant(11),) * docks for landing, docks in full.items()}
    )
    ships = tiles("4/1", "5/2+1r", "5/2+1r")
    state = laid.with_supply(
        laid.called(state, "red", "navigation"), "red", ships=ships, captains=2, reals=9
    )
    first = picked(state, (), Quay("natal", 0))
    assert first == (Aboard("natal", 0, 0),)
    for other in (1, 2):
        assert picked(state, first, Armed(other)) == (Aboard("natal", 0, other),)
