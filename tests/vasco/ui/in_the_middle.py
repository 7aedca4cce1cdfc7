"""A game in the middle, entered from a record as far as somebody wants it."""

import json
from pathlib import Path

from companion.table.game import Seat
from tests.ui.at_table import GAME, own

RECORDS = Path(__file__).parents[2] / "records"


def record(name: str):
    return json.loads((RECORDS / f"vasco-{name}.json").read_text())


def enter(device, look, raw, upto=None, drawing=frozenset(), **options):
    """The table of a record after so many of its moves."""
    from companion.vasco.play.table_options import CHOOSABLE

    app = device.start(look, frames=0)
    app.theme.light = "night" if look.dark else "day"
    own(app).options = CHOOSABLE.usual._replace(**options)
    seats = tuple(Seat(each["colour"], each["name"]) for each in raw["players"])
    assert app.start_game("vasco", seats, raw.get("components") or GAME.starter(), drawing)
    app.session.enter(raw["moves"][:upto])
    device.frames(3)
    return app
