"""What the toy supplies to the screens: what it takes to begin it and to count its plays."""

from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.table.game import Figure, Said
from companion.ui.shell.parts import Beginning, Figures, Parts


class ToyFace:
    first_hint = "newgame-who"

    def emblem(self):
        return Widget()

    def mark(self, colour):
        return Label(text=colour[:1])

    def progress(self, state):
        return Said("games-moves", {"moves": Figure("number", state.rolled)})

    def phase(self, state):
        return "all"

    def scores(self, state):
        return dict.fromkeys(state.colours, 0)

    def habits(self, session):
        return {}

    def spoken(self, say, change):
        return ""

    def call(self, say, state):
        return ""

    def sound(self, change):
        return "accept"

    def screen(self, state):
        return "pile"


def parts(app):
    def begin(seats):
        app.start_game("toy", seats, {"pile": 5}, frozenset({"dice"}))
        app.open_game()

    return Parts(
        ToyFace(),
        screens={"pile": lambda _: Widget()},
        beginning=Beginning("newgame-title", Widget, begin, link="not-now"),
        figures=Figures("sticks", lambda plays: ()),
    )
