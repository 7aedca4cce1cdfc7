"""A game learned by playing it: every hint is shown once, at its moment, and hinders nothing."""

import pytest

from companion.games import GAMES
from companion.headless.simulating import simulated
from companion.vasco.play.lessons import LESSONS
from companion.words import Words
from tests.ui.at_table import at_table, moves_until, of_vasco, own, panel, record
from tests.words.pseudo import PSEUDO

GAME = GAMES["vasco"]
SEED = 14
"""A game of two in which all that is taught comes up."""
GIVEN = record("vasco-2-7")
MORE = ("tablet", "tablet-upright", "phone-across", "small")
SIZES = ["phone", *(pytest.param(size, marks=pytest.mark.long) for size in MORE)]


def taught(device) -> str:
    """What is told now; empty where nothing is."""
    from companion.ui.table.lesson_card import LessonCard
    from tests.ui.device import walk

    return next((each.text for each in walk(device.app.root) if isinstance(each, LessonCard)), "")


def newcomer(told: list[str]):
    """A hand that takes the offer, and reads whatever is told after each touch."""
    from tests.touch.playing import TimedFinger

    class Newcomer(TimedFinger):
        def tap(self, name: str) -> None:
            if name == "start":
                super().tap("guide-offer")
            super().tap(name)
            text = taught(self.device)
            if text and told[-1:] != [text]:
                told.append(text)
                self.device.shot(f"told-{len(told):02}")
            if self.device.shows("lesson-away"):
                super().tap("lesson-away")

    return Newcomer


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_newcomers_play_a_game_and_are_told_each_thing_once(device, size) -> None:
    from tests.touch.reporting import playing
    from tests.ui.device import Look

    told: list[str] = []
    report, fault = playing(
        device, Look(size), simulated(GAME, 2, SEED), "app", hand=newcomer(told)
    )
    assert fault == ""
    assert report["state"]["winners"]
    assert len(told) == len(set(told)) == len(LESSONS.listed)
    app = device.start(Look(size), frames=0)
    assert sorted(app.store.setting("vasco.guide")["told"]) == sorted(
        each.name for each in LESSONS.listed
    )


def test_where_there_is_little_room_a_tap_puts_it_away_until_the_next(device) -> None:
    app = guided(device, "phone")
    first = taught(device)
    device.tap("lesson-away")
    assert taught(device) == ""
    device.tap("number-9")
    assert taught(device) == ""
    device.tap("area-projects")
    assert taught(device) not in ("", first)
    assert own(app).guide.on


def guided(device, size="tablet", moves=0):
    from tests.ui.device import Look

    app = at_table(device, Look(size), GIVEN, moves or moves_until(GIVEN, "placing"))
    own(app).guide.turn(True)
    app.root.show("home")
    app.root.show(of_vasco("table"))
    device.frames(4)
    return app


def test_nothing_is_told_where_nobody_asked_for_it(device) -> None:
    from tests.ui.device import Look

    at_table(device, Look("tablet"), GIVEN, moves_until(GIVEN, "placing"))
    assert taught(device) == ""


def test_one_tap_ends_it_for_good(device) -> None:
    app = guided(device)
    assert taught(device) == app.of("vasco").say("lesson-place")
    device.tap("lesson-off")
    assert taught(device) == ""
    device.tap("number-9")
    device.tap("area-projects")
    assert taught(device) == ""
    device.stop()
    assert not own(device.start()).guide.on


def test_what_was_told_is_remembered_and_told_again_only_when_turned_on_anew(device) -> None:
    app = guided(device)
    first = taught(device)
    device.tap("number-9")
    assert taught(device) == first
    device.stop()
    app = device.start(frames=0)
    device.frames(4)
    assert own(app).guide.on
    assert taught(device) not in ("", first)
    app.root.show("settings")
    device.frames()
    for _ in range(2):
        device.find("guide").dispatch("on_tap")
    app.root.show(of_vasco("table"))
    device.frames(4)
    assert taught(device) == first


def test_it_is_offered_until_a_game_is_begun(device) -> None:
    app = device.start(frames=0)
    for _ in range(2):
        app.root.show(of_vasco("new-game"))
        device.frames()
        assert device.shows("guide-offer")
        app.root.show("home")
    app.begin("vasco", GIVEN.players)
    app.root.show(of_vasco("new-game"))
    device.frames()
    assert not device.shows("guide-offer")


MOMENTS = {"placing": moves_until(GIVEN, "placing"), "acting": moves_until(GIVEN, "acting", 1, 1)}


@pytest.mark.parametrize(
    ("size", "moment"),
    [
        ("tablet", "acting"),
        ("small", "placing"),
        pytest.param("small", "acting", marks=pytest.mark.long),
        pytest.param("phone-across", "acting", marks=pytest.mark.long),
    ],
)
def test_it_is_whole_and_covers_nothing(device, size, moment) -> None:
    from tests.ui.walker import complaints

    app = guided(device, size, MOMENTS[moment])
    for language in ("en", PSEUDO):
        app.words.language = language
        device.frames(4)
        device.shot(f"guided-{size}-{moment}-{language}")
        assert taught(device)
        assert complaints(device) == [], language


@pytest.mark.parametrize("language", sorted(Words("en").codes()))
def test_what_is_told_is_short(language) -> None:
    words = Words(language, strict=True).of("vasco")
    figures = dict.fromkeys(("player", "marker", "number", "price", "landing", "points"), "Ana")
    for each in LESSONS.listed:
        assert len(words.say(f"lesson-{each.name}", **figures)) < 215, each.name


def test_what_was_told_of_an_undone_move_is_told_again(device) -> None:
    from tests.ui.device import Look

    app = at_table(device, Look(), GIVEN, moves_until(GIVEN, "placing"))
    own(app).guide.turn(True)
    first = own(app).guide.lesson(app.session)
    app.session.enter(GIVEN.moves[len(app.session.line) :][:1])
    second = own(app).guide.lesson(app.session)
    assert first != second
    app.session.undo()
    assert own(app).guide.lesson(app.session) == first
    app.session.redo()
    assert own(app).guide.lesson(app.session) == second


def test_a_hint_covers_no_ship_that_could_be_launched_a_last_time(device) -> None:
    from companion.ui.table.lesson_card import LessonCard
    from tests.ui.device import Look, walk

    given = record("sensible-4")
    app = at_table(device, Look("phone"), given, moves_until(given, "final", 5))
    own(app).guide.turn(True)
    app.root.show("home")
    app.root.show(of_vasco("table"))
    device.frames(4)
    assert taught(device) == app.of("vasco").say("lesson-reckoning")
    (card,) = (each for each in walk(device.app.root) if isinstance(each, LessonCard))
    rows = panel(device).ids.offers
    assert rows.children
    assert card.to_window(*card.pos)[1] + card.height <= rows.to_window(*rows.pos)[1]
    device.shot("guided-last-ships")
