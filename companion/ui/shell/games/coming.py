"""What comes from elsewhere, looked at before anything of it is kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

from companion.store.bundle import MANY, is_backup
from companion.store.merging import LONGER, Came
from companion.table.game import Figure, Said
from companion.table.session import Session
from companion.ui.shell.chrome import Dialog
from companion.ui.shell.files import Files, Open
from companion.ui.shell.games.entry import stand_of
from companion.ui.shell.long_work import Steps, Task
from companion.ui.shell.people import called


class Coming:
    """Asks before it keeps; a record is kept at once, a backup beside the game."""

    def __init__(self, app: Any, files: Files, kept: Callable[[], object]) -> None:
        self._app = app
        self._files = files
        self._kept = kept

    def look(self, open_it: Open) -> str:
        """Says what a record or a backup is; nothing else need be said."""
        app = self._app
        with closing(open_it()) as stream:
            backup = is_backup(stream)
            coming = app.store.coming(stream)
        dialog = Dialog(
            title=app.say("games-coming"),
            text=self._told(coming),
            agree=app.say("games-coming-keep"),
            decline=app.say("games-coming-leave"),
        )
        dialog.bind(on_agreed=lambda _: self._keep(open_it, backup))
        app.root.open(dialog)
        return ""

    def _keep(self, open_it: Open, backup: bool) -> None:
        if backup:
            self.bring_in(open_it)
        else:
            self._files.answer(lambda: self._keep_now(open_it))

    def _keep_now(self, open_it: Open) -> str:
        with closing(open_it()) as stream:
            came = [*self._app.store.come_in(stream)]
        self._settle(came)
        return " ".join(
            self._app.words.sentence(each.said.key, **each.said.figures) for each in came
        )

    def bring_in(self, open_it: Open) -> None:
        """A backup, game after game."""
        came: list[Came] = []

        def ended() -> None:
            self._app.root.tell(self._summed(came))

        def failed(fault: Exception) -> None:
            self._app.root.tell(self._files.refused(fault))

        app, task = self._app, Task(self._steps(open_it, came), ended, failed)
        app.work.begin(task, _far(0))
        if app.root.shown != "settings":
            said = _far(0)
            told, settings = app.say(said.key, **said.figures), app.say("settings-title")
            app.root.tell(told, settings, lambda: app.root.show("settings"))

    def _steps(self, open_it: Open, came: list[Came]) -> Steps:
        try:
            with closing(open_it()) as stream:
                for each in self._app.store.come_in(stream, only_backup=True):
                    came.append(each)
                    if each.said.key == LONGER:
                        self._app.came_in((each.id,))
                    yield _far(len(came))
        finally:
            self._settle(came)

    def _settle(self, came: list[Came]) -> None:
        self._app.came_in([each.id for each in came if each.said.key == LONGER])
        self._kept()

    def _summed(self, came: list[Came]) -> str:
        refused = [each for each in came if each.refusal]
        sum_ = self._app.say(
            "backup-came",
            new=sum(each.new for each in came),
            longer=sum(each.said.key == LONGER for each in came),
            refused=len(refused),
        )
        odd = [each for each in came if each.refusal or not each.id][:3]
        more = (self._app.words.sentence(each.said.key, **each.said.figures) for each in odd)
        return " ".join((sum_, *more))

    def _told(self, coming: Session | int) -> str:
        if coming == MANY:
            return str(self._app.say("games-coming-many"))
        if isinstance(coming, int):
            return str(self._app.say("games-coming-backup", games=coming))
        return _told(self._app, coming)


def _far(games: int) -> Said:
    return Said("backup-coming", {"games": Figure("number", games)})


def _told(app: Any, session: Session) -> str:
    say, stand = app.say, stand_of(app, session)
    people = [
        say("games-coming-score", player=called(seat), points=stand.scores[seat.colour])
        if seat.colour in stand.scores
        else called(seat)
        for seat in session.head.players
    ]
    progress = stand.progress
    told: str = say(
        "games-coming-game",
        game=app.called(session.game.id),
        people=", ".join(people),
        progress=app.of(session.game.id).say(progress.key, **progress.figures),
        moves=len(session.line),
    )
    return told
