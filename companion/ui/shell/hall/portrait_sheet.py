from kivy.app import App
from kivy.properties import StringProperty

from companion.play.numerals import as_clock
from companion.ui import layout
from companion.ui.shell.chrome import Overlay, Text
from companion.ui.shell.hall.plays import Portrait
from companion.ui.shell.source_bars import SourceBars


class PortraitSheet(Overlay):
    """How somebody plays: where the points come from, and what else the game has to say."""

    who = StringProperty()
    about = StringProperty()
    time = StringProperty()

    def __init__(self, portrait: Portrait, game: str, **kwargs: object) -> None:
        say, tally = App.get_running_app().of(game).say, portrait.tally
        figures = {"plays": tally.games, "mean": round(tally.mean, 1), "best": tally.best}
        self.who = tally.name
        self.about = f"{say('hall-wins', wins=tally.won)} · {say('hall-tally', **figures)}"
        if portrait.seconds is not None:
            self.time = say("hall-time", time=as_clock(portrait.seconds))
        super().__init__(**kwargs)
        bars = SourceBars()
        bars.show(portrait.sources, say)
        self.ids.bars.add_widget(bars)
        for said in portrait.told:
            self.ids.told.add_widget(Text(text=say(said.key, **said.figures)))


layout.load("shell", "portrait_sheet")
