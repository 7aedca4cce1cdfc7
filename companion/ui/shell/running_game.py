from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.seen import seen_state
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.face import Face
from companion.ui.shell.people import called


class ScoreRow(BoxLayout):
    """Somebody's mark, name and points."""

    who = StringProperty()
    points = StringProperty()

    def __init__(self, mark: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.mark.add_widget(mark)


class RunningGame(BoxLayout):
    """The game that goes on: which it is, how far, who plays, how they stand, and the way back."""

    title = StringProperty()
    progress = StringProperty()
    going_on = BooleanProperty(False)
    """Whether there is a screen on which it goes on."""

    def __init__(self, session: Session, face: Face, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = App.get_running_app()
        seen = seen_state(session)
        said = face.progress(seen)
        self.title = app.called(session.game.id)
        self.progress = app.of(session.game.id).say(said.key, **said.figures)
        scores = face.scores(seen)
        for seat in session.head.players:
            row = ScoreRow(
                face.mark(seat.colour),
                who=called(seat),
                points=str(scores[seat.colour]),
            )
            self.ids.players.add_widget(row)


layout.load("shell", "score_row")
layout.load("shell", "running_game")
