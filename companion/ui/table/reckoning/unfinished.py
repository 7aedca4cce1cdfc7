"""A game that was given up, only to look at: how far it came, how everybody stood, how it lay."""

from __future__ import annotations

from typing import Any

from companion.table.seen import seen_state
from companion.table.session import Session
from companion.ui.drawn.scene import SceneView
from companion.ui.shell.chrome import FilledButton, Heading
from companion.ui.table.reckoning.standings import Standings


class Unfinished(Standings):
    """Shows the game that is looked at. Nothing of it can be moved before somebody goes on, which
    `on_go_on` tells."""

    __events__ = ("on_go_on",)

    def __init__(self, *given: Any, **kwargs: Any) -> None:
        super().__init__(*given, title_key="games-abandoned", **kwargs)

    def on_go_on(self) -> None:
        pass

    def _fill(self, session: Session) -> None:
        super()._fill(session)
        above, board = self.ids.above, self.ids.board
        above.clear_widgets()
        board.clear_widgets()
        say = self._given.speech.say
        progress = self._given.face.progress(seen_state(session))
        above.add_widget(Heading(text=say(progress.key, **progress.figures)))
        again = FilledButton(name="go-on", text=say("games-go-on"))
        again.bind(on_tap=lambda _: self.dispatch("on_go_on"))
        above.add_widget(again)
        lay = self._reckoned.scene(say, session)
        if lay:
            board.add_widget(SceneView(scene=lay))
