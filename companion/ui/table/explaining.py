"""Where a figure came from; and, while the game goes on, the way to set it right."""

from __future__ import annotations

from companion.table.session import Session
from companion.ui.shell.explanation import Explanation
from companion.ui.table.given import Given


def explain(given: Given, session: Session, colour: str, what: str) -> None:
    editor = given.tabletop.editor
    can = editor is not None and bool(editor.kinds & {*session.due.beside})
    otherwise = given.speech.say("menu-otherwise") if can else ""
    page = Explanation(session, colour, what, otherwise)
    page.bind(on_otherwise=lambda _: _set_right(given, session))
    given.shell.open(page)


def _set_right(given: Given, session: Session) -> None:
    from companion.ui.table.table_entry.pages import CorrectionPage

    given.shell.open(CorrectionPage(given, session))
