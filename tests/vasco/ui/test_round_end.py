"""The end of a round as a checklist, with only what lies on this table."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.table.course import PROGRAM
from companion.table.record import parse
from companion.table.session import Head, Session
from companion.vasco.rules.notation.pieces import ship_tile
from companion.vasco.rules.phases import CHANCE
from companion.vasco.rules.state import CHARACTERS, MANUEL, SAILORS
from companion.words import Words
from tests.ui.at_table import GAME, at_table, moves_until, record
from tests.words.pseudo import PSEUDO

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))
ENGLISH = Words("en", strict=True).of("vasco")
EVERYTHING = frozenset(("projects", "merchants", "vdg", "sailors"))


@pytest.fixture(scope="module", autouse=True)
def opened(_window) -> None:
    """The steps are drawn, so that whoever imports them opens the window."""


@pytest.fixture(scope="module", params=RECORDS, ids=lambda file: file.stem)
def rounds(request):
    """The moves of a game up to the last draw of each round, as if the app had drawn them all."""
    given = parse(request.param.read_bytes(), GAMES)
    session = Session(GAME, Head("", given.players, given.components, None))
    session.enter(given.moves)
    line = tuple(
        each._replace(by=PROGRAM) if each.raw["do"] in CHANCE else each for each in session.line
    )
    ends = [
        place
        for place, each in enumerate(line)
        if place and each.state.round > line[place - 1].state.round
    ]
    return given, line, ends


def listed(given, line, **options):
    from companion.vasco.play.ended import ended
    from companion.vasco.play.shown import Shown
    from companion.vasco.play.table_options import CHOOSABLE
    from companion.vasco.ui.round_end import steps

    shown = Shown(
        line[-1].state,
        given.players,
        given.components,
        CHOOSABLE.usual._replace(**options),
        frozenset(),
        ENGLISH.say,
    )
    return {step.name: step for step in steps(shown, ended(line))}


def before_navigation(line):
    place = max(at for at, each in enumerate(line) if each.raw["do"] == "navigate")
    return line[place - 1].state


def test_it_is_there_four_times_from_the_navigation_to_the_first_disc(rounds) -> None:
    from companion.vasco.play.ended import ended

    _, line, ends = rounds
    assert len(ends) == 4
    found = [place for place in range(len(line)) if ended(line[: place + 1])]
    for end in ends:
        first = next(at for at in range(end, len(line)) if line[at].raw["do"] == "place")
        assert {*range(end, first)} <= {*found}
        assert first not in found
    starts = {place for place in found if place - 1 not in found}
    assert {line[place].raw["do"] for place in starts} == {"navigate"}
    assert len(starts) == 4


def test_what_was_not_bought_leaves_and_the_new_offer_is_laid_out(rounds) -> None:
    given, line, ends = rounds
    for end in ends:
        before, state = before_navigation(line[: end + 1]), line[end].state
        found = listed(given, line[: end + 1])
        left = found["round-leaving"].layout if "round-leaving" in found else None
        tiles = [*before.upper, *filter(None, [before.sao_gabriel])]
        assert [each.name for each in (left.laid if left else ())] == [tile.text for tile in tiles]
        offer = found["round-offer"].layout
        assert (offer.sao_gabriel, offer.upper) == (state.sao_gabriel, state.upper)


def test_the_sailors_shown_are_those_that_came(rounds) -> None:
    given, line, ends = rounds
    for end in ends:
        before, state = before_navigation(line[: end + 1]), line[end].state
        found = listed(given, line[: end + 1])
        came = found["round-sailors"].layout.sections if "round-sailors" in found else ()
        for section, new in enumerate(came[: len(state.sections)]):
            for place, colour in enumerate(SAILORS):
                lay, lies = (each.sections[section][place] for each in (before, state))
                assert lay + new.count(colour) == lies


def test_discs_go_back_to_who_hosted_and_the_additional_one_from_who_lost_manuel(rounds) -> None:
    given, line, ends = rounds
    for end in ends:
        before = before_navigation(line[: end + 1])
        found = listed(given, line[: end + 1])
        hosts = [host for host in zip(CHARACTERS, before.portraits, strict=True) if host[1]]
        shown = found["round-discs"].layout.laid if "round-discs" in found else ()
        assert [piece.name for piece in shown] == [f"{who}-{host}" for who, host in hosts]
        begun = next(each.state for each in line if each.state.round == before.round)
        moved = begun.owners[MANUEL] not in (None, before.owners[MANUEL])
        assert ("round-manuel" in found) is moved


def test_the_next_round_begins_with_whom_dias_names(rounds) -> None:
    given, line, ends = rounds
    names = {seat.colour: seat.name for seat in given.players}
    for number, end in enumerate(ends):
        state = line[end].state
        step = listed(given, line[: end + 1])["round-next"]
        assert step.title == f"Round {('II', 'III', 'IV', 'V')[number]}"
        first = names[state.players[state.first].colour]
        assert step.text.endswith(f"{first} is first player.")
        dias = [each for each in line[end].lines if each.source == "dias"]
        assert ("2\u00a0VP" in step.text) is bool(dias)


def test_it_names_only_what_lies_on_the_table() -> None:
    given = record("vasco-4-7")
    session = Session(GAME, Head("", given.players, given.components, None))
    session.enter(given.moves[: moves_until(given, "placing", 3)])
    line = session.line
    assert [*listed(given, line)][:1] != ["round-offer"]
    told = listed(given, line, replaced=frozenset())
    boxed = listed(given, line)
    assert "moves 2\u00a0VP ahead" in told["round-next"].text
    assert "has received 2\u00a0VP" in boxed["round-next"].text
    assert not {"round-offer", "round-merchant", "round-sailors"} & told.keys()
    left = [amount for amount in before_navigation(line).money if amount is not None]
    assert left, "this record leaves an amount in round 2"
    assert "back" in told["round-leaving"].text
    assert "back" not in boxed["round-leaving"].text


@pytest.mark.parametrize("size", ["tablet", "phone", "small"])
def test_it_stands_in_the_panel_until_the_first_disc_and_costs_no_tap(device, size) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    given = record("vasco-4-7")
    last = moves_until(given, "placing", 3)
    look = Look(size, dark=size == "phone", language=PSEUDO if size == "phone" else "en")
    app = at_table(device, look, given, last - 9)
    finger = Finger(device)
    app.session.draw_by_program(EVERYTHING)
    app.session.enter(given.moves[last - 9 : last - 1])
    device.frames()
    app.session.proceed()
    for _ in range(4):
        device.leap(2)
    device.shot(f"round-end-{size}")
    assert complaints(device) == []
    folded = size != "tablet"
    assert device.shows("round-open") is folded
    if folded:
        finger.tap("round-open")
        device.shot(f"round-end-{size}-opened")
        assert complaints(device) == []
    finger.tap("round-leaving")
    device.shot(f"round-end-{size}-ticked")
    if folded:
        finger.tap("round-close")
    assert app.session.state.round == 3
    finger.tap("number-3")
    finger.tap("area-projects")
    assert app.session.state.placed[3]
    assert not device.shows("round-leaving")
    assert not device.shows("round-open")


def test_what_was_scrolled_leaves_the_next_question_where_it_begins(device) -> None:
    from companion.vasco.ui.table.panel import Panel
    from tests.touch.finger import Finger
    from tests.ui.device import Look, walk

    given = record("vasco-4-7")
    app = at_table(device, Look(), given, moves_until(given, "placing", 3) - 9)
    app.session.draw_by_program(EVERYTHING)
    app.session.enter(given.moves[len(app.session.line) : moves_until(given, "placing", 3) - 1])
    app.session.proceed()
    device.wait(2)
    panel = next(each for each in walk(app.root) if isinstance(each, Panel))
    view, body = panel.ids.view, panel.ids.view.children[0]
    assert body.height > view.height
    view.scroll_y = 0
    device.frames()
    finger = Finger(device)
    for number, area in ((18, "projects"), (19, "navigation")):
        finger.tap(f"number-{number}")
        finger.tap(f"area-{area}")
        device.frames(4)
        assert round(body.to_window(0, body.top)[1]) == round(view.to_window(0, view.top)[1])


def test_projects_half_told_outlast_a_new_start(device) -> None:
    from tests.ui.device import Look

    given = record("vasco-4-7")
    rows = [place for place, move in enumerate(given.moves) if move["do"] == "projects"]
    app = at_table(device, Look("phone"), given, rows[1])
    asking = app.root.stage.children[0].asking
    for text in ("5/2", "6/3+1v"):
        asking.enter(ship_tile(text, ""))
    device.stop()
    app = device.start(Look("phone"))
    asking = app.root.stage.children[0].asking
    assert [each.text for each in asking.taps.picks] == ["5/2", "6/3+1v"]
    asking.undo()
    assert [each.text for each in asking.taps.picks] == ["5/2"]
    for text in given.moves[rows[1]]["upper"]:
        asking.enter(ship_tile(text, ""))
    assert app.session.line[-1].raw["sao_gabriel"] == "5/2"
    assert app.store.setting(f"vasco.half-told.{app.session.head.id}") is None


@pytest.mark.parametrize("size", ["phone", "phone-across"])
def test_what_was_entered_of_a_row_stays_in_sight_beside_the_keypad(device, size) -> None:
    from companion.ui.table.keypad import Keypad
    from tests.touch.finger import Finger
    from tests.ui.device import Look, walk

    app = at_table(device, Look(size), record("vasco-4-7"), 48)
    keypad = next(each for each in walk(app.root) if isinstance(each, Keypad))
    assert keypad.hint == app.of("vasco").say("ask-cleared")
    finger = Finger(device)
    foot = device.find("earnings-0-1").to_window(0, 0)
    for name in ("ship-5-2", "earnings-0-1", "ship-7-3", "earnings-2-0"):
        finger.tap(name)
    told = keypad.laid
    assert (told.sao_gabriel.text, told.upper[0].text) == ("5/2+1v", "7/3+2r")
    assert device.find("earnings-0-1").to_window(0, 0) == foot, "no key moves meanwhile"


def test_on_a_phone_held_sideways_a_tile_is_entered_without_scrolling(device) -> None:
    from tests.ui.device import Look

    at_table(device, Look("phone-across"), record("vasco-4-7"), 48)
    device.frames(4)
    for name in ("ship-11-5", "earnings-more"):
        key = device.find(name)
        view = next(each for each in _above(key) if hasattr(each, "scroll_y"))
        foot, top = (key.to_window(key.x, y)[1] for y in (key.y, key.top))
        assert view.to_window(view.x, view.y)[1] <= foot
        assert top <= view.to_window(view.x, view.top)[1]


def _above(widget):
    while widget.parent and widget.parent is not widget:
        widget = widget.parent
        yield widget
