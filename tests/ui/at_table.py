"""A game on the table's screen, as far as a record has it, for the tests of that screen."""

from pathlib import Path

from companion.games import GAMES
from companion.table.record import Record, parse
from companion.table.session import Session

GAME = GAMES["vasco"]
OF_THE_APP = ("home", "games", "hall", "settings")
RECORDS = Path(__file__).parents[1] / "records"


def record(name: str) -> Record:
    return parse((RECORDS / f"{name}.json").read_bytes(), GAMES)


def of_vasco(name: str, argument=None):
    """A screen by its name: of this game, or of the app where that has one called so."""
    from companion.ui.shell.screen import Screen

    return name if name in OF_THE_APP else Screen(name, GAME.id, argument)


def own(app):
    """What a group has chosen for its table."""
    return app.parts_of(GAME.id).own


def of_another_copy(given: Record) -> Record:
    """Its set has no project that comes up, so all that do are told by their figures."""
    projects = {deck: ["8/1"] * len(tiles) for deck, tiles in given.components["projects"].items()}
    return given._replace(components={**given.components, "projects": projects})


def at_table(device, look, given: Record, moves: int, **options):
    """The app at the table, after so many moves of the record; the program draws nothing."""
    from companion.vasco.play.table_options import CHOOSABLE

    app = device.start(look, frames=0)
    app.theme.light = "night" if look.dark else "day"
    own(app).options = CHOOSABLE.usual._replace(**options)
    assert app.start_game("vasco", given.players, given.components, frozenset())
    app.session.enter(given.moves[:moves])
    app.open_game()
    device.frames(4)
    return app


def begun(device, given: Record):
    """Begins the app at the table after so many moves of the record, and more; gives a finger."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(moves: int, size: str = "tablet", *more: dict, **options: object):
        app = at_table(device, Look(size), given, moves, **options)
        if more:
            app.session.enter(more)
            device.frames(4)
        return app, Finger(device)

    return begin


def placing(device, given: Record, round_: int = 2):
    """Begins the app at the table where the first disc of a round is due; gives it and a finger."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(size: str = "tablet", **look: object):
        made = moves_until(given, "placing", round_)
        return at_table(device, Look(size, **look), given, made), Finger(device)

    return begin


def panel(device):
    from companion.ui.table.panel import Panel
    from tests.ui.device import walk

    return next(each for each in walk(device.app.root) if isinstance(each, Panel))


def moves_until(given: Record, phase: str, round_: int = 1, more: int = 0) -> int:
    """How many moves of the record lead into this phase of this round, and `more` beyond."""
    session = Session(GAME, _head(given))
    for number, move in enumerate(given.moves, 1):
        session.enter([move])
        shown = GAME.shown(session.state)
        if shown["phase"] == phase and shown["round"] == round_:
            return number + more
    raise AssertionError(f"{phase} of round {round_} is not in the record")


def _head(given: Record):
    from companion.table.session import Head

    return Head("", given.players, given.components, None)
