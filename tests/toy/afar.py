"""What Sticks supplies to phones."""

from companion.play.afar import Afar
from companion.play.lessons import Lessons
from companion.play.table_options import TableOptions
from companion.table.game import Figure, Said
from companion.table.game import figures as f
from tests.toy.play import BOOK, QUESTIONS, briefly


def _supply(state, colour):
    """A bet is there for its owner alone: what he may know is made from another state."""
    player = state.at(colour)
    yield Figure("sticks", player.sticks)
    yield Figure("points", player.points)
    if player.bet in state.colours:
        yield f.player(player.bet)


AFAR = Afar(
    QUESTIONS,
    progress=lambda state: Said("toy-pile", {"sticks": f.count(state.pile)}),
    called=lambda say, state: "",
    told=briefly,
    supply=_supply,
    board=lambda shown: (),
    book=BOOK,
    lessons=Lessons((), moment=lambda state: state, figures=lambda moment: {}),
    options=TableOptions(),
)
