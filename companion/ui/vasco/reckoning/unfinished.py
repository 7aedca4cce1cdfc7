"""A game that was given up, only to look at: how far it came, how everybody stood, how it lay."""

from __future__ import annotations

from companion.table.session import Session
from companion.ui.shell.chrome import FilledButton, Heading
from companion.ui.vasco.reckoning.paper import as_it_lay
from companion.ui.vasco.reckoning.standings import Standings
from companion.ui.vasco.scenes.scene import SceneView


class Unfinished(Standings):
    """Shows the game of `app.looked_at`. Nothing of it can be moved before somebody goes on."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(heading="games-abandoned", **kwargs)
        self._app.bind(looked_at=self._change)

    @property
    def session(self) -> Session | None:
        return self._app.looked_at

    def go_on(self) -> None:
        if self.session and self._app.take_up(self.session.head.id):
            self._app.open_game()

    def _fill(self, session: Session) -> None:
        super()._fill(session)
        above, board = self.ids.above, self.ids.board
        above.clear_widgets()
        board.clear_widgets()
        progress = self._app.face_of(session.game.id).progress(session.state)
        above.add_widget(Heading(text=self._app.say(progress.key, **progress.figures)))
        again = FilledButton(name="go-on", text=self._app.say("games-go-on"))
        again.bind(on_tap=lambda _: self.go_on())
        above.add_widget(again)
        lay = as_it_lay(self._app, session)
        if lay:
            board.add_widget(SceneView(theme=self._app.theme, scene=lay))
