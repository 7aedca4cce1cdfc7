"""Sticks with no more than it takes to begin it and to count its plays."""

from kivy.uix.widget import Widget

from tests.toy import ui


class Face(ui.Face):
    def screen(self, state):
        return "pile"


def parts(app):
    def begin(seats):
        app.start_game("toy", seats, {"pile": 5}, frozenset({"dice"}))
        app.open_game()

    whole = ui.parts(app)
    return whole._replace(
        face=Face(app.theme),
        screens={"pile": lambda _: Widget()},
        beginning=whole.beginning._replace(begin=begin, take_up=None),
        components=None,
        links=(),
        table=None,
    )
