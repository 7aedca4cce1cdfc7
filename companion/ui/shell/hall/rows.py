"""The rows of the Hall of Fame; each is filled again and again."""

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.store.hall import Tally
from companion.ui import layout
from companion.ui.shell.chrome import TapArea
from companion.ui.shell.hall.plays import Play
from companion.ui.shell.people import called


class Row(TapArea, BoxLayout):
    """A line of a long list: drawn with little, since many of them move at once."""


class PlayRow(Row):
    """A play: the winners inscribed, and who played with them."""

    __events__ = ("on_more",)

    play = ObjectProperty(None, allownone=True)
    winners = StringProperty()
    points = StringProperty()
    others = StringProperty()
    about = StringProperty()
    left_out = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        self._app = App.get_running_app()
        self._marks: dict[tuple[str, str], Widget] = {}
        super().__init__(**kwargs)

    def on_more(self, anchor: Widget) -> None:
        pass

    def show(self, play: Play) -> None:
        say = self._app.say
        self.play = play
        self.name = f"play-{play.card.id}"
        won = [player for player in play.players if player.won] or [play.players[0]]
        lost = [player for player in play.players if player not in won]
        self.winners = " · ".join(called(player.seat) for player in won)
        self.points = str(won[0].score)
        self.others = " · ".join(f"{called(player.seat)} {player.score}" for player in lost)
        self.left_out = play.left_out
        printed = self._app.store.figures_of(play.card.id).get("set", "")
        # Only a set of the group's own tells plays apart.
        usual = self._app.games[play.card.game].starter().get("title", "")
        told = [self._day(play), play.card.title or (printed if printed != usual else "")]
        if play.left_out:
            told = [say("hall-left-out"), *told]
        self.about = " · ".join(filter(None, told))
        self._show_mark(play.card.game, won[0].seat.colour)

    def _show_mark(self, game: str, colour: str) -> None:
        if (game, colour) not in self._marks:
            self._marks[game, colour] = self._app.face_of(game).mark(colour)
        mark, box = self._marks[game, colour], self.ids.mark
        if mark.parent is not box:
            box.clear_widgets()
            box.add_widget(mark)

    def _day(self, play: Play) -> str:
        day, say = play.day, self._app.say
        if day is None:
            return ""
        return say("day", day=day.day, month=say(f"month-{day.month}"), year=str(day.year))


class PersonRow(Row):
    """Somebody, in figures."""

    who = StringProperty()
    won = StringProperty()
    about = StringProperty()
    tally = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        self._app = App.get_running_app()
        super().__init__(**kwargs)

    def show(self, tally: Tally) -> None:
        say = self._app.say
        self.tally = tally
        self.name = f"tally-{tally.name}"
        self.who = tally.name
        self.won = say("hall-wins", wins=tally.won)
        figures = {"plays": tally.games, "mean": round(tally.mean, 1), "best": tally.best}
        self.about = say("hall-tally", **figures)


for rules in ("row", "play_row", "person_row"):
    layout.load("shell", rules)
