"""The frame: screens built when first shown, the way back, live words and a live theme."""

import gc
import weakref
from functools import partial

import pytest

from tests.ui.at_table import of_vasco
from tests.words.pseudo import PSEUDO


@pytest.fixture
def shell(device, app):
    from kivy.uix.label import Label

    from companion.ui.shell.shell import Shell

    built = []

    def screen(name: str):
        def build() -> Label:
            built.append(name)
            return Label(text=name)

        return build

    shell = Shell(lambda _: {name: screen(name) for name in ("first", "second", "third")})
    shell.built = built
    return shell


def showing(shell) -> list[str]:
    return [each.text for each in shell.stage.children]


def test_a_screen_is_built_when_it_is_first_shown_and_then_kept(shell) -> None:
    assert shell.built == []
    shell.show("first")
    shell.show("second")
    shell.show("first")
    assert showing(shell) == ["first"]
    assert shell.built == ["first", "second"]


def test_a_screen_is_kept_by_game_and_name_and_told_each_time_what_it_is_about(app) -> None:
    from kivy.uix.widget import Widget

    from companion.ui.shell.screen import Screen
    from companion.ui.shell.shell import Shell

    class Told(Widget):
        def about(self, argument) -> None:
            told.append((self.game, argument, self.parent))

    def build(game: str) -> Told:
        widget = Told()
        widget.game = game
        return widget

    told: list = []
    of_games = {game: {"sum": partial(build, game)} for game in ("one", "other")}
    shell = Shell(lambda game: {"home": Widget, **of_games.get(game, {})})
    one = shell.show("home", Screen("sum", "one", 1))
    other = shell.show(Screen("sum", "other", 2))
    assert one is not other
    assert (shell.shown, shell.front.game) == ("sum", "other")
    assert shell.show("home", Screen("sum", "one", 3)) is one
    shell.show(Screen("sum", "other", 4))
    shell.back()
    assert shell.front == Screen("sum", "one", 3)
    # What it is about it knows before it is seen.
    assert told == [
        (*each, None) for each in (("one", 1), ("other", 2), ("one", 3), ("other", 4), ("one", 3))
    ]
    assert Screen("sum", "one") in shell
    assert Screen("sum", "third") not in shell
    assert "sum" not in shell


def test_a_screen_gone_to_anew_begins_at_its_top_and_one_gone_back_to_where_it_was(
    device, app
) -> None:
    app.root.show("settings")
    device.frames(4)
    view = app.root.stage.children[0].ids.view
    view.scroll_y = 0
    app.root.show("home")
    app.root.show("settings")
    device.frames(4)
    assert view.scroll_y == 1
    view.scroll_y = 0.5
    app.root.show(of_vasco("rules"))
    app.root.back()
    device.frames(4)
    assert view.scroll_y == 0.5


def test_back_goes_the_way_one_came(shell) -> None:
    for name in ("first", "second", "third"):
        shell.show(name)
    assert shell.back()
    assert showing(shell) == ["second"]
    shell.show("first")
    assert not shell.back()


def test_back_closes_what_lies_over_the_screen_first(shell) -> None:
    from companion.ui.shell.chrome import Dialog

    shell.show("first")
    shell.show("second")
    dialog = Dialog()
    shell.open(dialog)
    assert shell.top is dialog
    assert shell.back()
    assert showing(shell) == ["second"]
    assert shell.top is shell.stage


def test_texts_follow_the_language_and_let_go_of_their_widgets(device, app) -> None:
    from kivy.lang import Builder

    def speaking():
        return Builder.load_string('Text:\n    text: app.say("list-none")')

    kept, dropped = speaking(), weakref.ref(speaking())
    app.words.language = PSEUDO
    assert kept.text == app.say("list-none") != "none"
    for _ in range(50):
        speaking()
    gc.collect()
    assert dropped() is None
    observers = len(app.get_property_observers("say"))
    app.words.language = "en"
    assert kept.text == "none"
    assert observers == len(app.get_property_observers("say"))
    assert observers < 50


def test_what_is_drawn_on_a_canvas_follows_the_language_and_the_theme(device, app) -> None:
    from companion.ui.drawn.still import Still

    drawn = []

    class Sign(Still):
        def draw(self) -> None:
            drawn.append((app.say("list-none"), self.theme.colours["ink"]))

    sign = Sign(theme=app.theme)
    app.bind(say=lambda *_: sign.redraw())
    app.root.add_widget(sign)
    device.frames(4)
    del drawn[:-1]
    app.words.language = PSEUDO
    device.frames()
    app.theme.light = "night"
    device.frames()
    assert len(drawn) == 3
    assert drawn[0][0] == "none" != drawn[1][0] == drawn[2][0]
    assert drawn[0][1] == drawn[1][1] != drawn[2][1]


def test_a_still_picture_is_drawn_once_for_many_frames_and_anew_for_a_size(device, app) -> None:
    from companion.ui.drawn.still import Still

    drawn = []

    class Count(Still):
        def draw(self) -> None:
            drawn.append(self.size[:])

    picture = Count(theme=app.theme, size_hint=(None, None), size=(50, 50))
    app.root.add_widget(picture)
    device.frames(5)
    picture.pos = 10, 10
    device.frames(5)
    assert drawn == [[50, 50]]
    picture.size = 60, 50
    device.frames()
    assert drawn == [[50, 50], [60, 50]]


def test_nothing_is_drawn_while_nothing_changes(device, app) -> None:
    from kivy.core.window import Window

    drawn = []
    # Until the bar beside what scrolls has faded.
    device.wait(2)
    Window.bind(on_draw=drawn.append)
    device.frames(30)
    Window.unbind(on_draw=drawn.append)
    assert drawn == []


def test_kivymd_wears_our_colours_and_font(device, app) -> None:
    from kivymd.uix.textfield import MDTextField
    from materialyoucolor.dynamiccolor.color_spec import COLOR_NAMES

    for dark in (False, True):
        app.theme.light = "night" if dark else "day"
        theirs = app.theme_cls
        assert theirs.theme_style == ("Dark" if dark else "Light")
        assert tuple(theirs.primaryColor) == tuple(app.theme.deed)
        assert tuple(theirs.onSurfaceColor) == tuple(app.theme.ink)
        ours = {tuple(colour) for colour in app.theme.colours.values()}
        assert {tuple(getattr(theirs, f"{name}Color")) for name in COLOR_NAMES} <= ours
    field = MDTextField(text=app.say("list-none"))
    app.root.stage.add_widget(field)
    device.frames()
    assert field.font_name == "Inter"


def test_the_text_scale_reaches_every_text(device, app) -> None:
    from kivy.uix.label import Label

    from tests.ui.device import walk

    texts = [
        each for each in walk(app.root) if isinstance(each, Label) and each.font_name != "Icons"
    ]
    before = [each.font_size for each in texts]
    app.theme.text_scale = 1.3
    assert [each.font_size for each in texts] == pytest.approx([1.3 * size for size in before])


def test_what_is_covered_whole_is_not_drawn_until_it_is_seen_again(device, shell) -> None:
    from companion.ui.shell.chrome import Overlay

    shell.show("first")
    drawn = shell.canvas.children[:]
    assert shell.stage.canvas in drawn
    part, whole = Overlay(), Overlay(whole=True)
    shell.open(part)
    assert shell.canvas.children == drawn
    shell.open(whole)
    assert shell.stage.canvas not in shell.canvas.children
    whole.close()
    assert shell.canvas.children == drawn
    shell.open(whole)
    shell.show("second")
    assert shell.canvas.children == drawn


@pytest.mark.parametrize(("hasty", "shown"), [(True, "home"), (False, "settings")])
def test_a_second_tap_in_haste_does_nothing_under_what_the_first_one_closed(
    device, app, hasty, shown
) -> None:
    from kivy.tests.common import UnitTestTouch
    from kivy.uix.widget import Widget

    from companion.ui.shell.chrome import Overlay
    from tests.ui.device import centre

    at = centre(device.find("settings"))
    beside = Widget(size_hint=(None, None), size=(0, 0))
    app.root.open(Overlay(sheet=beside))
    device.tap_at(*at)
    assert app.root.top is app.root.stage
    touch = UnitTestTouch(*at)
    touch.is_double_tap = hasty
    touch.touch_down()
    touch.touch_up()
    device.frames(4)
    assert app.root.shown == shown
