"""The score pad by real touches, on the phone it is made for."""

import shutil

import pytest

from tests.ui.at_table import own
from tests.ui.sizes import SIZES
from tests.vasco.ui.pads import FOUR, begin, end_round, fill, points, to_the_end
from tests.words.pseudo import PSEUDO


@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_and_legible(device, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app, finger = begin(device, Look(size), with_reals=size in ("tablet", "phone"))
    fill(finger)
    for language, dark in (("en", False), (PSEUDO, True)):
        app.words.language = language
        app.theme.light = "night" if dark else "day"
        device.frames(3)
        device.shot(f"pad-{size}-{language}")
        assert complaints(device) == [], language


def test_who_writes_down_the_score_only_begins_from_home(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app, finger = device.start(Look("phone")), Finger(device)
    finger.tap("new-pad")
    for _ in range(3):
        finger.tap("guest")
    finger.tap("with-reals")
    device.shot("pad-new")
    finger.tap("start")
    assert app.session.game.id == "scorepad"
    assert app.session.state.components["reals"]
    assert device.shows("vp-of-red")


@pytest.mark.long
def test_a_whole_game_of_four_by_touches_with_the_app_killed_in_between(device, tmp_path) -> None:
    """Five rounds; no entry takes more than two touches, and none is lost."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app, finger = begin(device)
    wanted = {"yellow": 2, "red": 0, "black": 0, "blue": 0}
    for round_ in range(1, 6):
        for place, seat in enumerate(FOUR):
            for amount in (round_ + place, 11 - round_):
                before = finger.taps
                if not device.find(f"vp-of-{seat.colour}").chosen:
                    finger.tap(f"vp-of-{seat.colour}")
                finger.tap(f"vp-{amount}")
                assert finger.taps - before <= 2
                wanted[seat.colour] += amount
        end_round(finger, FOUR[round_ % 4].colour)
        wanted[FOUR[round_ % 4].colour] += 2
        if round_ in (2, 4):
            # Killed: another app opens what lies on the disk now, of which nothing was closed.
            session = app.session
            shutil.copytree(device.folder, tmp_path / f"killed-{round_}")
            device.stop()
            device.folder = tmp_path / f"killed-{round_}"
            app, finger = device.start(Look("phone")), Finger(device)
            assert app.session is not session
            assert points(app) == wanted
            assert device.shows("main"), "the app opens into the running game"
    for seat, reals, ships in zip(FOUR, (0, 3, 9, 0), (0, 1, 0, 2), strict=True):
        finger.tap(f"left-{reals}")
        wanted[seat.colour] += reals // 3 + 3 * ships
    device.shot("pad-ships")
    for ships in (0, 1, 0, 2):
        finger.tap(f"ships-{ships}")
    assert points(app) == wanted
    device.shot("pad-finish")
    finger.tap("main")
    results = app.store.shelf.card(app.session.head.id).results
    assert {result.colour: result.score for result in results} == wanted
    assert [result.colour for result in results if result.won] == [max(wanted, key=wanted.get)]


def row(device, name: str):
    from kivy.core.window import Window

    from tests.ui.device import walk

    return next(each for each in walk(Window) if getattr(each, "name", "") == name)


@pytest.mark.parametrize(("size", "dark"), [("phone", False), ("tablet", True)])
def test_what_dias_brings_is_offered_at_the_end_of_a_round(device, size, dark) -> None:
    from tests.ui.device import Look

    app, finger = begin(device, Look(size, dark=dark))
    assert points(app)["yellow"] == 2
    assert device.find("entry-0").text == app.of("scorepad").say(
        "pad-entry-dias", amount="+2", dias=app.of("scorepad").say("ledger-dias")
    )
    finger.tap("entry-0")
    assert app.of("scorepad").sentence("pad-dias-first") in device.texts()
    finger.tap("vp-of-red")
    finger.tap("dias")
    assert points(app)["red"] == 2, "he hosts him"
    finger.tap("main")
    device.shot(f"pad-dias-{size}")
    finger.tap("undo")
    assert app.session.state.round == 1, "not over yet"
    assert points(app)["red"] == 2
    finger.tap("main")
    assert device.shows("dias-yellow")
    assert app.of("scorepad").say("pad-dias-for", player="Rui") == device.find("main").text, (
        "red is proposed"
    )
    finger.tap("main")
    assert (points(app)["red"], app.session.state.round) == (4, 2)
    finger.tap("main")
    finger.tap("vp-of-blue")
    finger.tap("vp-16")
    assert (points(app)["blue"], app.session.state.round) == (16, 2), "he was tapped instead"
    finger.tap("entry-2")
    finger.tap("no-dias")
    assert (points(app)["red"], app.session.state.round) == (2, 2)
    for _ in range(3):
        finger.tap("undo")
    assert (points(app)["red"], app.session.state.round) == (2, 1), "both are undone at once"


@pytest.mark.parametrize("with_reals", [pytest.param(False, marks=pytest.mark.long), True])
def test_beneath_the_rows_of_the_end_stands_what_everybody_has(device, with_reals) -> None:
    app, finger = begin(device, seats=FOUR[:2], with_reals=with_reals)
    finger.tap("vp-of-red")
    finger.tap("vp-9")
    to_the_end(finger)
    if not with_reals:
        finger.tap("left-6")
        assert device.find(f"entry-{len(app.session.line)}").text == app.of("scorepad").say(
            "pad-entry-left", left="6–8"
        )
        finger.tap("left-0")
    finger.tap("ships-1")
    finger.tap("ships-0")
    device.shot(f"pad-sum-{with_reals}")
    sums = {colour: row(device, f"sum-of-{colour}").points for colour in ("yellow", "red")}
    finger.tap("main")
    results = app.store.shelf.card(app.session.head.id).results
    assert sums == {result.colour: str(result.score) for result in results}
    assert sums["yellow"] == ("8" if with_reals else "7")
    if not with_reals:
        said = device.find("sum-yellow").parts
        assert "6–8" in said


def test_a_tie_is_for_the_table_to_decide(device) -> None:
    app, finger = begin(device, seats=FOUR[:2], with_reals=True)
    finger.tap("vp-of-red")
    finger.tap("vp-2")
    to_the_end(finger)
    finger.tap("ships-1")
    finger.tap("ships-1")
    device.shot("pad-tie")
    finger.tap("wins-red")
    results = app.store.shelf.card(app.session.head.id).results
    assert [(each.colour, each.score, each.won) for each in results] == [
        ("red", 8, True),
        ("yellow", 8, False),
    ]


def test_a_running_pad_waits_on_home_and_a_rematch_is_a_pad_again(device) -> None:
    app, finger = begin(device)
    app.root.show("home")
    device.frames(3)
    device.shot("pad-home")
    finger.tap("continue")
    assert device.shows("vp-of-red")
    app.shelve(lambda: app.store.shelf.archive(app.session.head.id))
    app.root.show("home")
    device.frames(3)
    finger.tap("rematch")
    finger.tap("begins-1")
    assert app.session.game.id == "scorepad"
    assert app.session.head.players == (*FOUR[1:], FOUR[0])


def test_a_pad_and_a_game_of_the_board_take_turns_in_one_app(device) -> None:
    app, finger = begin(device)
    pad = app.session.head.id
    app.begin("vasco", FOUR)
    device.frames(3)
    board = app.session.head.id
    app.root.show("games")
    assert app.take_up(pad)
    app.open_game()
    device.frames(3)
    finger.tap("vp-1")
    own(app).choose(own(app).options._replace(drawn=frozenset()))
    app.root.show("games")
    assert app.take_up(board)
    app.open_game()
    device.frames(3)
    assert app.session.game.id == "vasco"


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "small", "phone-across", "tablet"])
def test_what_is_told_for_a_while_lies_over_no_button_of_the_pad(device, size) -> None:
    from companion.ui.shell.chrome.snackbar import Snackbar
    from tests.ui.device import Look, walk

    app, finger = begin(device, Look(size))
    fill(finger)
    app.root.tell(app.say("games-waits", people="Ana, Rui, Tomé, Inês"))
    device.frames(3)
    device.shot(f"pad-told-{size}")
    told = next(each for each in walk(app.root) if isinstance(each, Snackbar))
    for name in ("main", "undo"):
        button = device.find(name)
        left, foot = button.to_window(*button.pos)
        apart = foot >= told.top or foot + button.height <= told.y
        assert apart or left >= told.right or left + button.width <= told.x, name
    device.tap_at(*told.center)
    assert not told.parent, "a touch puts it away"
