"""The walker notices what it is there for: each of these is wrong in one way, and is told."""

import re

import pytest

GOOD = """
FloatLayout:
    Text:
        text: "Legible"
        pos: 100, 300
        size_hint_x: None
        width: 300
    FilledButton:
        name: "good"
        text: "Touch"
        pos: 100, 100
        size_hint_x: None
        width: 200
"""

BAD = {
    "can be touched over 40 dp only": """
TapArea:
    size_hint: None, None
    size: 200, 40
    pos: 100, 200
""",
    "is covered by": """
FloatLayout:
    IconButton:
        name: "under"
        pos: 100, 200
    IconButton:
        name: "over"
        pos: 101, 201
""",
    "lie on each other": """
FloatLayout:
    IconButton:
        name: "left"
        pos: 100, 200
    IconButton:
        name: "right"
        pos: 140, 200
""",
    "Text '.*' and Text '.*' lie on each other": """
FloatLayout:
    Text:
        text: "first"
        pos: 100, 200
    Text:
        text: "second"
        pos: 104, 204
""",
    "IconButton 'beside' and Text '.*' lie on each other": """
FloatLayout:
    Text:
        text: "a sentence that goes on under a button"
        pos: 100, 200
    IconButton:
        name: "beside"
        pos: 140, 190
""",
    "larger than its place": """
Label:
    text: "More text than there is room for"
    color: app.theme.ink
    size_hint: None, None
    size: 60, 30
    pos: 300, 300
""",
    "Text 'below the window' is cut off": """
Text:
    text: "below the window"
    pos: 100, -12
""",
    "TextButton 'beside the window' is cut off": """
TextButton:
    text: "beside the window"
    size_hint_x: None
    width: 400
    pos: 1100, 300
""",
    "Text 'wider than what scrolls' is cut off": """
ScrollView:
    do_scroll_x: False
    size_hint: None, None
    size: 100, 200
    pos: 300, 300
    Text:
        text: "wider than what scrolls"
        size_hint_x: None
        width: 200
""",
    "is shortened": """
Text:
    text: "a sentence that is made shorter than it is"
    size_hint_x: None
    width: 120
    pos: 300, 300
    text_size: self.width, 30
    shorten: True
""",
    "breaks the word Indivisible": """
Text:
    text: "Indivisible"
    size_hint_x: None
    width: 40
    pos: 300, 300
""",
    "has a contrast of 1.., needs 4.5": """
Text:
    text: "faint"
    tone: "parchment"
    pos: 300, 300
    canvas.before:
        Color:
            rgba: app.theme.water
        Rectangle:
            pos: self.pos
            size: self.size
""",
    "needs 3.0": """
Heading:
    text: "faint"
    tone: "rim"
    pos: 300, 300
""",
}


@pytest.fixture
def told(device, app):
    from kivy.lang import Builder

    from tests.ui.walker import complaints

    def put(kv: str) -> list[str]:
        app.root.stage.clear_widgets()
        app.root.stage.add_widget(Builder.load_string("#:import dp kivy.metrics.dp\nFloatLayout:"))
        app.root.stage.children[0].add_widget(Builder.load_string(kv))
        device.frames()
        return complaints(device)

    return put


def test_nothing_is_said_of_what_is_right(told) -> None:
    assert told(GOOD) == []


@pytest.mark.parametrize("fault", BAD)
def test_it_is_told(told, fault) -> None:
    said = told(BAD[fault])
    assert any(re.search(fault, each) for each in said), said


def test_a_screen_behind_a_menu_is_not_judged_but_the_menu_is(device, app) -> None:
    from companion.ui.shell.chrome import Menu, MenuRow
    from tests.ui.walker import complaints

    menu = Menu(anchor=device.find("settings"))
    menu.rows.add_widget(MenuRow(text=app.say("list-none")))
    app.root.open(menu)
    app.theme.paper = app.theme.colours["ink"]
    device.frames()
    assert any("contrast" in each for each in complaints(device))
