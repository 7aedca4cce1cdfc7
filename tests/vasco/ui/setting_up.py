"""A new game in its set-up, for the tests of the assistant."""

from companion.games import GAMES
from companion.table.game import Seat
from tests.ui.at_table import own

GAME = GAMES["vasco"]
EVERYTHING = frozenset(("projects", "merchants", "vdg", "sailors"))
OWN = dict.fromkeys(("projects", "merchants", "vdg"), "printed")
PEOPLE = {"yellow": "Ana", "red": "Rui", "black": "Tomé", "blue": "Inês"}


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(colour, PEOPLE[colour]) for colour in GAME.colours[:count])


def begin(device, look, seats, drawing, confirmed=False, **options):
    """A new game as Start begins it, for people who are known."""
    from companion.vasco.play.table_options import CHOOSABLE

    app = device.start(look, frames=0)
    app.theme.light = "night" if look.dark else "day"
    own(app).options = CHOOSABLE.usual._replace(**options)
    components = GAME.starter()
    if confirmed:
        components = {**components, "certainty": {**components["certainty"], **OWN}}
    assert app.start_game("vasco", seats, components, drawing)
    app.open_game()
    device.frames(4)
    return app


def send(device, finger, landing: str) -> None:
    finger.tap(finger.first(f"dock-{landing}-"))
