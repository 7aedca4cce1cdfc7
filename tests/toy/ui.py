"""How Sticks looks, and what it supplies to the screens of the app."""

from dataclasses import dataclass
from functools import partial

from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.play.pieces import Mark as MarkOf
from companion.table.game import Said
from companion.table.game import figures as f
from companion.ui.drawn.box import Box
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.mark import Mark
from companion.ui.drawn.piece import Picture, painted
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import disc
from companion.ui.shell.face import Silent
from companion.ui.shell.parts import Beginning, Figures, Link, Parts
from companion.ui.shell.screen import Screen
from companion.ui.table.board.board import Board
from companion.ui.table.board.parted import Parted, Plan
from companion.ui.table.drawing import Drawing
from companion.ui.table.pictures import Pictures
from companion.ui.table.played import Played
from companion.ui.table.reckoning.reckoned import Reckoned
from companion.ui.table.rules.illustrated import Illustrated
from companion.ui.table.setup.laid_out import LaidOut
from companion.ui.table.supplied import Supplied, as_it_lies
from companion.ui.table.tabletop import Tabletop
from companion.ui.table.top_bar import Bar
from tests.toy import play

GAME = "toy"
_COLOURS = {"red": (0.8, 0.2, 0.15, 1), "blue": (0.1, 0.4, 0.75, 1), "green": (0.1, 0.5, 0.3, 1)}


# How it is drawn


def _draw_mark(box, colours, mark):
    """A disc with the first letter of its colour, so that nobody is told by that alone."""
    disc(box.centre, box.side * 0.45, _COLOURS[mark.colour])
    letter(mark.colour[:1].upper(), box.centre, box.side * 0.5, colours["foam"])


def _draw_pile(box, colours, sticks=0):
    letter(str(sticks or "|||"), box.centre, min(box.side * 0.4, dp(120)), colours["ink"])


_PICTURES = Pictures({MarkOf: _draw_mark})
DRAWING = Drawing(
    _PICTURES.scene,
    _PICTURES.paint,
    Widget,
    ground=_COLOURS.__getitem__,
    is_light=lambda colour: False,
    marker=lambda colour, number: MarkOf(colour),
)


def mark_of(colour):
    return Mark(painted(_draw_mark, MarkOf(colour)), _COLOURS[colour])


@dataclass(frozen=True)
class Pile:
    """The board: how many sticks are left."""

    sticks: int

    def height(self, width, room=0):
        return dp(120)

    def draw(self, box, colours):
        _draw_pile(box, colours, self.sticks)

    def spots(self, box):
        return {}

    def pieces(self, box):
        return {"pile": box}


@dataclass(frozen=True)
class Card:
    """A player: his sticks, and that he has bet."""

    colour: str
    name: str
    sticks: int
    bet: bool
    due: bool

    def draw(self, box, colours):
        plate(box, dp(10), colours["chosen" if self.due else "paper"], colours["rim"], dp(1))
        text = f"{self.name} {self.sticks}{' *' if self.bet else ''}"
        letter(text, box.centre, dp(18), colours["ink"], width=box.width - dp(12))

    def clock_at(self, box):
        return Box(box.x, box.y, dp(40), dp(16) if box.height > dp(70) else 0)


def _cards(shown, due):
    """As anybody may see it."""
    players = play.TOY.seen(shown.state, None).players
    return [
        Card(each.colour, shown.name(each.colour), each.sticks, bool(each.bet), each.colour == due)
        for each in players
    ]


def _bar(shown, progress):
    return Bar(progress, progress, progress)


BOARD = Parted(
    plan=lambda box, part, question: Plan({"pile": box}),
    first=lambda box: "pile",
    part=lambda shown, question, part, grown: Pile(shown.state.pile),
    target=lambda shown, question, area: Pile(shown.state.pile),
    tabs=lambda shown, question, part: Pile(shown.state.pile),
)


class Face(Silent):
    first_hint = "newgame-who"

    def __init__(self, theme):
        self._theme = theme

    def emblem(self):
        return Picture(theme=self._theme, paint=painted(_draw_pile))

    def mark(self, colour):
        return Picture(theme=self._theme, paint=mark_of(colour).paint)

    def progress(self, state):
        return Said("toy-pile", {"sticks": f.count(state.pile)})

    def phase(self, state):
        return "all"

    def scores(self, state):
        return play.COUNTING.scores(state)

    def screen(self, state):
        if not state.pile:
            return "reckoning"
        return "setup" if play.laying(state) else "table"


# What it supplies


def _played():
    return Played(
        play.QUESTIONS,
        lambda _, asking: Board(BOARD, asking),
        _cards,
        _bar,
        news=lambda shown, session: (),
        told=play.briefly,
        mark_of=mark_of,
        stays=True,
    )


def _laid_out():
    return LaidOut(
        play.QUESTIONS,
        play.laying,
        play.steps,
        picture=lambda step, shown: None,
        table=lambda shown: None,
    )


def components():
    return play.TOY.starter()


def parts(app):
    def begin(seats):
        if app.start_game(GAME, seats, {"pile": 5}, frozenset()):
            app.open_game()

    return Parts(
        Face(app.theme),
        screens={"as-it-lies": partial(as_it_lies, app)},
        beginning=Beginning(
            "newgame-title",
            Widget,
            begin,
            take_up=lambda seats: app.root.show(Screen("as-it-lies", GAME, seats)),
            link="new-toy",
        ),
        components=components,
        links=(Link("rules", "rules"),),
        table=Supplied(
            book=lambda: Illustrated(play.BOOK, (painted(_draw_pile),) * 3, lambda rule: None),
            reckoned=lambda: Reckoned(play.COUNTING, mark_of),
            laid_out=_laid_out,
            tabletop=lambda: Tabletop(DRAWING, play.briefly, play.EDITOR),
            played=_played,
        ),
        figures=Figures("points", lambda plays: ()),
    )
