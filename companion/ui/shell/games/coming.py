"""What comes from elsewhere, looked at before anything of it is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.table.session import Session
from companion.ui.shell.chrome import Dialog
from companion.ui.shell.people import called


def look_at_coming(app: Any, coming: Session | int, keep: Callable[[], object]) -> None:
    """Says what a record or a backup is; `keep` is done where that is wanted."""
    if isinstance(coming, int):
        text = app.say("games-coming-backup", games=coming)
    else:
        text = _told(app, coming)
    dialog = Dialog(
        title=app.say("games-coming"),
        text=text,
        agree=app.say("games-coming-keep"),
        decline=app.say("games-coming-leave"),
    )
    dialog.bind(on_agreed=lambda _: keep())
    app.root.open(dialog)


def _told(app: Any, session: Session) -> str:
    face, say = app.face_of(session.game.id), app.say
    scores, progress = face.scores(session.state), face.progress(session.state)
    people = [
        say("games-coming-score", player=called(seat), points=scores[seat.colour])
        for seat in session.head.players
    ]
    told: str = say(
        "games-coming-game",
        game=say(f"game-{session.game.id}"),
        people=", ".join(people),
        progress=app.of(session.game.id).say(progress.key, **progress.figures),
        moves=len(session.line),
    )
    return told
