"""The table by touches: what is asked, refused and undone, looking at players."""

import pytest

from companion.vasco.rules.moves import Pass
from tests.ui.at_table import GAME, RECORDS, at_table, begun, moves_until, of_vasco, panel, record

GIVEN, SHORT = record("vasco-4-7"), record("vasco-2-7")
PLACING = moves_until(GIVEN, "placing", 2)
ACTING = moves_until(GIVEN, "acting", 3, 2)


@pytest.fixture
def table(device):
    return begun(device, GIVEN)


@pytest.mark.parametrize("size", ["tablet", "phone", "phone-across", "small"])
def test_a_disc_is_placed_by_a_number_and_an_area_in_either_order(device, table, size) -> None:
    app, finger = table(PLACING, size)
    first = app.session.due.players
    finger.tap("number-11")
    finger.tap("area-projects")
    second = app.session.due.players
    finger.tap("area-navigation")
    finger.tap("number-3")
    placed = app.session.state.placed
    assert [(placed[each].player, placed[each].area) for each in (11, 3)] == [
        (*first, "projects"),
        (*second, "navigation"),
    ]
    assert (finger.taps, finger.drags) == (4, 0)


def test_a_refusal_says_what_is_wrong_and_which_rule(device, table) -> None:
    app, finger = table(PLACING)
    finger.tap("number-11")
    finger.tap("area-projects")
    owner = app.session.state.placed[11].player
    finger.tap("number-11")
    names = {seat.colour: seat.name for seat in GIVEN.players}
    said = panel(device).ids.reply.refusal
    assert names[owner] in said
    assert said.endswith(app.of("vasco").say("table-refused", said="", rule="2.2").strip())
    finger.tap("number-12")
    assert panel(device).ids.reply.refusal == "", "the next tap has done with it"


def test_undo_names_the_decision_in_a_sentence(device, table) -> None:
    app, finger = table(PLACING)
    who = GIVEN.players[app.session.state.turn].name
    finger.tap("number-11")
    finger.tap("area-projects")
    sentence = app.of("vasco").say(
        "told-place", player=who, number=11, area=app.of("vasco").say("area-projects")
    )
    undo = device.find("undo")
    assert undo.said == app.of("vasco").say("ask-undo", what=sentence)
    finger.tap("undo")
    assert app.session.state.placed[11] is None
    assert "number-11" in app.root.stage.children[0].asking.question.chosen, "it stays chosen"
    finger.tap("redo")
    assert app.session.state.placed[11] is not None
    finger.tap("number-12")
    finger.tap("area-projects")
    finger.tap("undo")
    assert undo.said == app.of("vasco").say("ask-undo", what=sentence)
    finger.tap("undo")
    assert app.session.state.placed[11:13] == (None, None), "each touch takes back a disc"
    finger.tap("redo")
    finger.tap("redo")
    assert None not in app.session.state.placed[11:13]


def test_undo_keeps_to_one_line_and_tells_all_of_it_to_who_holds_it(device, table) -> None:
    from tests.ui.device import centre

    app, finger = table(PLACING, "phone")
    finger.tap("number-11")
    finger.tap("area-navigation")
    undo, placed = device.find("undo"), app.session.state.placed
    assert undo.ids.text.is_shortened
    high = undo.height
    touch = device.press(*centre(undo))
    device.wait(0.6)
    touch.touch_up()
    device.frames()
    assert undo.said in device.texts()
    assert app.session.state.placed == placed, "who reads takes nothing back"
    finger.tap("undo")
    assert app.session.state.placed != placed
    assert undo.height == high


def test_a_tap_on_what_was_told_takes_it_away(device, table) -> None:
    _, finger = table(PLACING)
    for name in ("number-11", "area-projects", "number-11"):
        finger.tap(name)
    shown, asked = panel(device), panel(device).question
    reply = shown.ids.reply
    assert reply.refusal
    device.tap_at(reply.center_x, reply.y + 2)
    assert (reply.refusal, shown.question) == ("", asked)


def test_giving_up_is_one_tap(device, table) -> None:
    app, finger = table(ACTING)
    made = len(app.session.line)
    finger.tap("pass")
    assert app.session.line[made].raw["do"] == "pass"
    assert finger.taps == 1


@pytest.mark.parametrize("size", ["tablet", "phone-across"])
def test_the_panel_shows_everybodys_discs_in_the_order_of_turns(device, table, size) -> None:
    from companion.vasco.play.ahead import untold

    app, _ = table(PLACING + 5, size)
    shown, state = panel(device), app.session.state
    rows = shown.ids.turns.scene.rows
    assert rows[0].colour == shown.question.player
    assert {row.colour: row.left for row in rows} == {
        player.colour: untold(state, (), player.colour) for player in state.players
    }
    lying = {number for number, disc in enumerate(state.placed) if disc}
    assert {number for row in rows for number in row.placed} == lying
    assert bool(shown.legend) == (size == "tablet"), "where there is room"


def test_on_a_phone_a_price_of_one_line_has_no_total(device) -> None:
    from companion.play.question import Sum
    from companion.ui.table.sums import shortly

    act, sailors = Sum("to act", "8 − 6", "2 R", "3.3"), Sum("sailors", "", "3 R", "4.2")
    total, gain = Sum("of 12 R", "", "2 R", "", total=True), Sum("docks", "", "+7 VP", "5.3")
    assert shortly([act, total, gain]) == [act, gain]
    assert shortly([act, sailors, total]) == [act, sailors, total]


def test_what_happened_by_itself_is_announced(device, table) -> None:
    app, finger = table(ACTING)
    reals = -app.session.state.players[0].reals
    poor = {"do": "adjust", "player": "yellow", "reals": reals, "why": "so it lies"}
    app.session.enter([poor])
    device.frames()
    finger.tap("pass")
    finger.tap("pass")
    rows = [*reversed(device.find("news").children)]
    lines = [row.text for row in rows]
    ana, ines = GIVEN.players[0].name, GIVEN.players[3].name
    reals = "+" + app.of("vasco").say("account-amount", amount=1, what="reals")
    given_up = [
        each.lines[0].about["number"].value
        for each in app.session.line[-len(lines) :]
        if isinstance(each.move, Pass)
    ]
    poor = app.of("vasco").say("told-pass-poor", player=ana, number=given_up[0])
    assert lines[0] == app.of("vasco").say("told-with", what=poor, brought=reals)
    nothing = [
        app.of("vasco").say("told-pass-nothing", player=ines, number=each) for each in given_up
    ]
    assert any(each in line for each in nothing for line in lines)
    device.shot("given-up")
    assert all(row.marked and row.ids.mark.paint for row in rows), "each is somebody's move"


def test_only_what_changed_is_drawn_anew(device, table) -> None:
    from companion.ui.drawn.still import Still
    from tests.ui.device import walk

    app, finger = table(ACTING)
    drawn = []
    cards = [each for each in walk(app.root) if getattr(each, "name", "").startswith("player-")]
    assert len(cards) == 4
    for card in cards:
        draw = card.draw
        card.draw = lambda card=card, draw=draw: (drawn.append(card.name), draw())
    device.frames(30)
    assert drawn == []
    due = app.session.due.players[0]
    finger.tap("captain")
    assert isinstance(cards[0], Still)
    assert set(drawn) == {f"player-{due}", f"player-{app.session.due.players[0]}"}


def test_the_end_says_how_everybody_stands(device, table) -> None:
    app, _ = table(len(GIVEN.moves))
    app.root.show(of_vasco("table"))
    device.frames(4)
    rows = [(row.who, row.points) for row in reversed(panel(device).ids.standing.children)]
    names = {seat.colour: seat.name for seat in GIVEN.players}
    results = app.session.game.results(app.session.state)
    assert rows == [(names[result.colour], str(result.score)) for result in results]


def test_the_end_leads_to_the_reckoning_of_this_game(device) -> None:
    from companion.ui.shell.people import called
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = at_table(device, Look("phone-across"), record("vasco-2-7"), len(SHORT.moves) - 1)
    app.store.bring_in((RECORDS / "vasco-4-7.json").read_bytes())
    app.look_at(app.store.shelf.every()[-1].id)
    app.root.show(of_vasco("table"))
    device.frames(4)
    Finger(device).tap("main")
    assert app.root.shown == "reckoning"
    app.root.back()
    assert app.root.shown == "home"
    app.look_at(app.session.head.id)
    device.frames(4)
    reckoning = app.root.stage.children[0]
    assert reckoning.ids.winners.opacity == 1, "whoever left before all was told finds it told"
    device.shot("reckoning-at-the-end")
    texts = device.texts()
    for seat, result in zip(SHORT.players, GAME.results(app.session.state), strict=True):
        assert called(seat) in texts
        assert str(result.score) in texts


def test_every_touch_puts_one_question_and_no_more(device, table) -> None:
    app, finger = table(PLACING)
    asked = []
    app.root.stage.children[0].asking.bind(on_asked=lambda *_: asked.append(True))
    for count, name in enumerate(("number-18", "area-projects", "number-19", "undo"), 1):
        finger.tap(name)
        assert len(asked) == count, name


def test_once_the_prices_are_set_the_marker_walks_and_the_board_keeps_its_room(device) -> None:
    """What is typed takes nothing of the board's: the ships beside it are as large as ever."""
    from companion.ui.table.board.board import Board
    from tests.ui.device import Look, walk

    given = record("vasco-4-7")
    app = at_table(device, Look("tablet"), given, moves_until(given, "acting", 1))
    (board,) = (each for each in walk(app.root) if isinstance(each, Board))
    widths = [board.width]
    board.bind(width=lambda _, width: widths.append(width))
    app.session.enter([given.moves[len(app.session.line)]])
    assert app.session.line[-1].raw["do"] == "vdg"
    device.wait(0.1)
    assert board.walks
    assert {*widths} == {board.width}
    device.wait(1)
    assert not board.walks
