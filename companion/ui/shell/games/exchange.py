"""Games out of the app and into it, as files of one folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.app import App
from kivy.uix.widget import Widget

from companion.store import Store
from companion.table.game import Refusal
from companion.table.record import RefusedMove, dump
from companion.ui.shell.chrome import Menu, MenuRow, Text

_MOST = 20


class Exchange:
    """Says on the screen what came of it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._app = App.get_running_app()

    def export(self, key: str) -> None:
        store: Store = self._app.store
        card = store.shelf.card(key)
        file = self._folder / f"{_spaced(card.called)[:40]} {key[:8]}.json"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            file.write_text(dump(store.record(key)), "utf-8")
        except OSError as fault:
            reason = fault.strerror or str(fault)
            said = self._app.sentence("file-unwritable", file=str(file), reason=reason)
        except Refusal as fault:
            said = self._app.sentence(fault.key, **fault.figures)
        else:
            said = self._app.say("games-exported", file=file.name, folder=str(self._folder))
        self._app.root.tell(said)

    def offer(self, anchor: Widget, done: Callable[[], object]) -> None:
        """The files that lie in the folder, the latest first."""
        menu = Menu(anchor=anchor)
        where = self._app.say("games-import-from", folder=str(self._folder))
        note = Text(text=where, scale="caption", tone="faded", padding=("16dp", "8dp"))
        menu.rows.add_widget(note)
        files = sorted(self._folder.glob("*.json"), key=lambda file: -file.stat().st_mtime)
        for file in files[:_MOST]:
            row = MenuRow(name=f"import-{file.name}", text=file.stem)
            row.bind(on_tap=lambda _, file=file: (menu.close(), self.bring_in(file, done)))
            menu.rows.add_widget(row)
        self._app.root.open(menu)

    def bring_in(self, file: Path | str, done: Callable[[], object]) -> None:
        try:
            said = self._app.store.bring_in(Path(file).read_bytes())
        except OSError as fault:
            text = self._app.sentence("file-unreadable", reason=fault.strerror or str(fault))
        except RefusedMove as fault:
            refused = self._app.say(fault.refusal.key, **fault.refusal.figures)
            text = self._app.say("games-refused", move=fault.number, refusal=refused)
        except Refusal as fault:
            text = self._app.sentence(fault.key, **fault.figures)
        else:
            text = " ".join(self._app.sentence(each.key, **each.figures) for each in said)
        self._app.root.tell(text)
        done()


def _spaced(text: str) -> str:
    """What every system takes for the name of a file."""
    return " ".join("".join(each if each.isalnum() else " " for each in text).split())
