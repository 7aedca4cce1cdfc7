"""The score pad of Sticks: all that a game has to say of its own."""

from companion.play.pad.counting import counting
from companion.table.game.kinds import Why
from companion.table.game.pad.declared import Category, Choice, Pad
from companion.table.game.pad.score_pad import ScorePad
from companion.ui.table.pad.parts import look_of, pad_parts
from tests.toy.rules import COLOURS, SEATS, TOY

PAD = Pad(
    "toy-pad",
    COLOURS,
    SEATS,
    settled=(
        Category("last", "2.1", (Choice(range(2)),), lambda n, _: (n, Why("last", "2.1"))),
        Category("bet", "2.2", (Choice(range(2)),), lambda n, _: (n, Why("bet", "2.2"))),
    ),
    ties="2.3",
    by_table=True,
    check=TOY.check_components,
)


def game(set_of):
    return ScorePad(PAD, TOY.starter)


def parts(app):
    look = look_of(app.parts_of("toy"))
    counted = counting(PAD, last=("2.1", "2.2"))
    return pad_parts(app, look, app.games[PAD.id], lambda: counted, "new-toy-pad", played_as="toy")
