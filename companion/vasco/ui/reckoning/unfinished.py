"""A game that was given up, only to look at: how far it came, how everybody stood, how it lay."""

from __future__ import annotations

from collections.abc import Callable

from kivy.properties import ObjectProperty

from companion.table.session import Session
from companion.ui.drawn.scene import SceneView
from companion.ui.shell.chrome import FilledButton, Heading
from companion.ui.shell.face import Face
from companion.ui.table.given import Given
from companion.vasco.ui.reckoning.paper import as_it_lay
from companion.vasco.ui.reckoning.standings import Standings


class Unfinished(Standings):
    """Shows the game that is looked at. Nothing of it can be moved before somebody goes on, which
    `on_go_on` tells."""

    __events__ = ("on_go_on",)

    looked_at = ObjectProperty(None, allownone=True)

    def __init__(self, given: Given, face_of: Callable[[str], Face], **kwargs: object) -> None:
        super().__init__(given, face_of, title_key="games-abandoned", **kwargs)
        self.bind(looked_at=self._change)

    @property
    def session(self) -> Session | None:
        session: Session | None = self.looked_at
        return session

    def on_go_on(self) -> None:
        pass

    def _fill(self, session: Session) -> None:
        super()._fill(session)
        above, board = self.ids.above, self.ids.board
        above.clear_widgets()
        board.clear_widgets()
        progress, say = (
            self._face_of(session.game.id).progress(session.state),
            self._given.speech.say,
        )
        above.add_widget(Heading(text=say(progress.key, **progress.figures)))
        again = FilledButton(name="go-on", text=say("games-go-on"))
        again.bind(on_tap=lambda _: self.dispatch("on_go_on"))
        above.add_widget(again)
        lay = as_it_lay(self._given.speech.say, session)
        if lay:
            board.add_widget(SceneView(scene=lay))
