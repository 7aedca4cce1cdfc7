from kivy.app import App
from kivy.properties import StringProperty

from companion.play.numerals import as_clock
from companion.ui import layout
from companion.ui.shell.chrome import Overlay
from companion.ui.shell.hall.plays import Portrait
from companion.ui.shell.source_bars import SourceBars


class PortraitSheet(Overlay):
    """How somebody plays: where the points come from, which numbers, at what price."""

    who = StringProperty()
    about = StringProperty()
    numbers = StringProperty()
    price = StringProperty()
    time = StringProperty()

    def __init__(self, portrait: Portrait, **kwargs: object) -> None:
        say, tally = App.get_running_app().say, portrait.tally
        figures = {"plays": tally.games, "mean": round(tally.mean, 1), "best": tally.best}
        self.who = tally.name
        self.about = f"{say('hall-wins', wins=tally.won)} · {say('hall-tally', **figures)}"
        if portrait.numbers:
            self.numbers = say("hall-numbers", numbers=", ".join(map(str, portrait.numbers)))
        if portrait.price is not None:
            self.price = say("hall-price", price=round(portrait.price, 1))
        if portrait.seconds is not None:
            self.time = say("hall-time", time=as_clock(portrait.seconds))
        super().__init__(**kwargs)
        bars = SourceBars()
        app = App.get_running_app()
        bars.show(portrait.sources, app.of(app.game.id).say)
        self.ids.bars.add_widget(bars)


layout.load("shell", "portrait_sheet")
