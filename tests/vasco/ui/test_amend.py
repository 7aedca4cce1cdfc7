"""That was wrong: an earlier move is entered anew, and what no longer fits is asked again."""

import pytest

from tests.touch.table_entry import Hand
from tests.ui.at_table import GAME
from tests.ui.history import open_wrong
from tests.vasco.ui.in_the_middle import enter, record
from tests.words.pseudo import PSEUDO

LONG = pytest.mark.long
SIZES = [
    "phone",
    "small",
    *(pytest.param(size, marks=LONG) for size in ("tablet", "tablet-upright", "phone-across")),
]


@pytest.fixture
def playing(device):
    """A game of a record as far as somebody wants it, on its table."""
    from tests.ui.device import Look

    def show(size="phone", name="4-7", upto=None, moves=None, **look):
        raw = record(name)
        if moves is not None:
            raw = {**raw, "moves": moves}
        app = enter(device, Look(size, **look), raw, upto)
        app.open_game()
        device.frames(4)
        return app

    return show


@pytest.mark.parametrize("size", SIZES)
def test_a_move_is_looked_at_entered_anew_and_asked_again(device, playing, size) -> None:
    from tests.ui.walker import complaints

    dark, language = size in ("phone", "tablet-upright"), PSEUDO if size == "tablet" else "en"
    app = playing(size, upto=80, dark=dark, language=language)
    device.tap("menu")
    device.shot(f"menu-{size}")
    assert complaints(device) == []
    app.root.back()
    device.tap("history")
    device.tap(f"entry-{app.session.line[-1].row}")
    device.shot(f"wrong-{size}")
    assert complaints(device) == []
    device.tap("wrong-anew")
    device.shot(f"anew-{size}")
    # On a small window all of it is said below, for a while.
    device.wait(9)
    assert complaints(device) == []
    assert app.session.at(79) is asking(device).seat.state
    device.tap("amending-cancel")
    assert asking(device).seat.state is app.session.state


def test_both_ways_out_are_whole_however_much_no_longer_fits(device, playing) -> None:
    """On a phone with the largest text, and the board keeps its place below."""
    from companion.ui.shell.comfort import TEXT_SIZES
    from tests.ui.walker import complaints

    right = record("4-7")["moves"][:60]
    before = [dict(move) for move in right]
    before[15]["number"] = 17
    # Number 17 is called after 15, and 14 before it.
    before[39:41] = before[40], before[39]
    app = playing("phone", moves=before, language="de")
    app.theme.text_scale = TEXT_SIZES[-1]
    assert app.session.amend(16, GAME.read(right[15]))
    device.frames(6)
    device.shot("no-longer-fits-phone")
    assert complaints(device) == []
    table = app.root.stage.children[0].ids
    assert table.amending.height < 0.3 * device.app.root.height
    assert table.field.top <= table.amending.y
    assert table.board.top <= table.players.y
    assert table.panel.top <= table.board.y
    assert 0 < table.board.children[0].height <= table.board.height
    device.tap("pass")
    assert app.session.broken, "that answered only the first of two"
    device.tap("amending-cancel")
    assert (app.session.broken, made(app)) == (None, before)


def asking(device):
    return device.app.root.stage.children[0].asking


@pytest.fixture
def hand(device) -> Hand:
    return Hand(device)


def made(app) -> list:
    return [entry.raw for entry in app.session.line]


def tap(hand, *names: str) -> None:
    for name in names:
        hand.tap(name)


def test_three_mistakes_found_two_rounds_later_are_repaired_by_touches(
    device, playing, hand
) -> None:
    """A wrong dock, a wrong project, a wrong number: all that followed is kept, and lies as if all
    had been entered right from the start."""
    right = record("4-7")["moves"][:123]
    wrong = [dict(move) for move in right]
    wrong[7]["dock"] = 0
    wrong[15]["number"] = 17
    wrong[27]["projects"] = ["4/1+1r", "5/2+1r"]
    # Number 17 is called after 15.
    wrong[39:41] = wrong[40], wrong[39]
    app = playing(density=0.5, moves=wrong)
    session = app.session
    assert (session.state.round, made(app)) == (3, wrong)

    open_wrong(hand, 8)
    tap(hand, "wrong-anew", "dock-malindi-2")
    assert made(app) == [*wrong[:7], right[7], *wrong[8:]]
    assert "Done. 115 later moves still count." in told(app)
    device.tap("undo")
    assert not told(app)
    assert made(app) == wrong
    device.tap("redo")

    open_wrong(hand, 28)
    tap(hand, "wrong-anew", "project-5", "project-3", "main")
    assert (made(app)[27], len(made(app))) == (right[27], 123)

    open_wrong(hand, 16)
    tap(hand, "wrong-anew", "number-14", "area-projects")
    # Now 14 is called before 15: whose turn it was then is asked, and what came too late is not.
    assert session.broken.entry.raw == wrong[39]
    assert session.broken.refusal.key == "not-due"
    tap(hand, "pass")
    assert session.broken.entry.raw == wrong[40]
    tap(hand, "amending-leave-out")
    assert session.broken is None
    assert "Done. 107 later moves still count." in told(app)
    assert made(app) == right
    assert GAME.shown(session.state) == GAME.shown(states(app, right)[-1])
    assert not device.shows("amending-leave-out")


def told(app) -> list[str]:
    """What the snackbar says."""
    return [each.text for each in app.root.reachable[1:]]


def states(app, moves) -> list:
    """Where a record leads, entered right from the start."""
    state, found = app.session.begun.state, []
    for move in moves:
        state = GAME.apply(state, GAME.read(move)).state
        found.append(state)
    return found


def test_a_draw_the_table_told_is_told_anew(playing, hand) -> None:
    right = record("4-7")["moves"][:80]
    wrong = [dict(move) for move in right]
    wrong[26]["money"] = [8, 1]
    app = playing(density=0.5, moves=wrong)
    open_wrong(hand, 27)
    tap(hand, "wrong-anew")
    from tests.touch.entering import ENTER

    ENTER["vdg"](app, hand, right[26])
    assert made(app) == right
    assert app.session.state == states(app, right)[-1]


def test_a_launch_is_entered_anew_and_what_lacks_its_crew_since_is_asked_again(
    device, playing, hand
) -> None:
    app = playing(density=0.5, upto=95)
    session = app.session
    open_wrong(hand, 46)
    tap(hand, "wrong-anew")
    project = place(asking(device).seat.state, "4/1+1r")
    tap(hand, f"crew-of-yellow-{project}", "crew-grey")
    assert made(app)[45]["crew"] == ["grey"]
    # The sailor who stayed did not go back into the bag, so another one came out of it.
    assert (session.broken.entry.number, session.broken.refusal.key) == (53, "bag-lacks")
    tap(hand, "draw-grey-1", "draw-violet-1", "draw-orange-1")
    assert (session.broken.entry.number, session.broken.refusal.key) == (91, "crew-lacks")
    device.shot("asked-again")
    tap(hand, "player-yellow", f"launch-yellow-{place(session.state, '6/3+1r')}")
    assert session.broken is None
    assert sorted(made(app)[90]["crew"]) == ["orange", "turquoise", "violet"]
    assert len(made(app)) == 95


def place(state, text: str) -> int:
    return [tile.text for tile in state.players[0].projects].index(text)


def test_a_launch_that_never_happened_is_left_out(device, playing, hand) -> None:
    app = playing(density=0.5, upto=123)
    before = made(app)
    open_wrong(hand, 121)
    tap(hand, "wrong-leave-out")
    assert made(app) == [*before[:120], *before[121:]]
    assert "9/4" in [tile.text for tile in app.session.state.players[3].projects]
    device.tap("undo")
    assert made(app) == before


def test_what_is_answered_while_a_move_is_entered_anew_is_that_move(device, playing, hand) -> None:
    """Neither does a launch take its place, nor does it stay asked when it was right after all."""
    app = playing(density=0.5, upto=60)
    before = made(app)
    open_wrong(hand, 55)
    tap(hand, "wrong-anew", "number-8")
    device.tap("undo")
    device.tap("undo")
    assert (asking(device).revised, made(app)) == (0, before)


def test_the_game_goes_on_from_an_earlier_move(device, playing, hand) -> None:
    app = playing(density=0.5, upto=60)
    before = made(app)
    open_wrong(hand, 57)
    tap(hand, "wrong-back")
    assert made(app) == before[:57]
    device.tap("undo")
    assert made(app) == before


def test_a_correction_is_entered_anew_or_left_out(device, playing, hand) -> None:
    app = playing(density=0.5, upto=60)
    before = app.session.state
    tap(hand, "menu", "otherwise", "red-vp-more", "red-vp-more", "why-bonus", "set-right")
    first, number = app.session.line[-1].raw, len(app.session.line)
    assert (first["vp"], first["why"]) == (2, "Forgot a bonus")
    open_wrong(hand, number)
    tap(hand, "wrong-anew", "red-vp-less", "blue-reals-more", "set-right")
    adjusts = [
        (each.raw["player"], each.raw.get("vp", 0)) for each in app.session.line[number - 1 :]
    ]
    assert adjusts == [("red", 1), ("blue", 0)]
    device.tap("undo")
    assert app.session.line[-1].raw == first
    open_wrong(hand, number)
    tap(hand, "wrong-leave-out")
    assert app.session.state == before


def test_what_only_the_app_did_is_shown_but_not_entered_anew(device, playing, hand) -> None:
    app = playing(density=0.5, upto=60)
    app.session.draw_by_program(frozenset())
    forced = next(each.number for each in app.session.line if each.by == "rules")
    open_wrong(hand, forced)
    assert device.shows("wrong-back")
    assert not device.shows("wrong-anew")
    assert not device.shows("wrong-leave-out")
