from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from io import BufferedReader
from pathlib import Path

from kivy.app import App
from kivy.core.clipboard import Clipboard
from kivy.uix.widget import Widget

from companion.device.documents import choose_document, has_documents
from companion.device.share_sheet import has_share_sheet, share_file
from companion.store.laying import lay
from companion.table.admission import in_memory
from companion.table.disk import reading, why
from companion.table.game import Refusal
from companion.table.game.plain import as_name
from companion.table.record import RefusedMove
from companion.ui.shell.chrome import Menu, MenuRow, Text
from companion.ui.shell.file_names import place

_MOST = 20
_LONGEST = 80

Open = Callable[[], BufferedReader]
"""What comes in can be read more than once: to be looked at, and to be kept."""


class Files:
    """What leaves the app and comes into it: files of one folder, or the clipboard. Says what came
    of each."""

    def __init__(self, folder: Path, game: str = "") -> None:
        self.folder = folder
        self._game = game
        """Whose words say where they lie, if they are a game's own."""
        self._app = App.get_running_app()

    def write(self, stem: str, make: Callable[[], str]) -> None:
        """Never over another file."""
        file = self.folder / f"{stem}.json"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            text = make()
            file = lay(file, text.encode())
            if has_share_sheet():
                # Nobody else can look into the folder there.
                share_file(file.name, text.encode(), self._app.say("app-title"), lambda: None)
        except OSError as fault:
            self.tell_unwritable(file, fault)
        except Refusal as fault:
            self._app.root.tell(self._app.of(fault.game).sentence(fault.key, **fault.figures))
        else:
            said = self._app.say("files-written", file=file.name, folder=place(self.folder))
            self._app.root.tell(said, self._app.say("files-copy"), partial(self._copy, text))

    def tell_unwritable(self, file: Path, fault: OSError) -> None:
        said = self._app.words.sentence("file-unwritable", file=str(file), reason=why(fault))
        self._app.root.tell(said)

    def offer(self, anchor: Widget, where: str, take: Callable[[Open], str]) -> None:
        """The files that lie in the folder, the latest first, under the words of `where`."""
        menu = Menu(anchor=anchor)
        said = self._app.of(self._game).say(where, folder=str(self.folder))
        menu.rows.add_widget(
            Text(text=said, scale="caption", tone="faded", padding=("16dp", "8dp"))
        )
        pasted = MenuRow(name="import-pasted", text=self._app.say("files-paste"))
        pasted.bind(on_tap=lambda _: menu.close())
        pasted.bind(on_tap=lambda _: self.take(_pasted, take))
        menu.rows.add_widget(pasted)
        if has_documents():
            chosen = MenuRow(name="import-chosen", text=self._app.say("files-choose"))
            chosen.bind(on_tap=lambda _: menu.close())
            chosen.bind(on_tap=lambda _: choose_document(partial(self.take, take=take)))
            menu.rows.add_widget(chosen)
        for file in sorted(self.folder.glob("*.json"), key=_age)[:_MOST]:
            row = MenuRow(name=f"import-{file.name}", text=as_name(file.stem, _LONGEST))
            row.bind(on_tap=partial(self._choose, menu, file, take))
            menu.rows.add_widget(row)
        self._app.root.open(menu)

    def _choose(self, menu: Menu, file: Path, take: Callable[[Open], str], _: MenuRow) -> None:
        menu.close()
        self.take(partial(reading, file), take)

    def drop(self, name: bytes, take: Callable[[Open], str]) -> None:
        """A file let fall on the window."""
        self.take(partial(reading, Path(os.fsdecode(name))), take)

    def _copy(self, text: str) -> None:
        Clipboard.copy(text)
        self._app.root.tell(self._app.say("files-copied"))

    def take(self, open_it: Open, take: Callable[[Open], str]) -> None:
        """`take` gives the sentences to be said."""
        self.answer(lambda: take(open_it))

    def answer(self, do: Callable[[], str]) -> None:
        """Says what came of it, if there is anything to be said."""
        try:
            text = do()
        except (OSError, ValueError, RefusedMove, Refusal) as fault:
            text = self.refused(fault)
        if text:
            self._app.root.tell(text)

    def refused(self, fault: Exception) -> str:
        """Why something did not come in."""
        if isinstance(fault, RefusedMove):
            refusal = fault.refusal
            refused = self._app.of(refusal.game).say(refusal.key, **refusal.figures)
            return str(self._app.say("games-refused", move=fault.number, refusal=refused))
        if isinstance(fault, Refusal):
            return str(self._app.of(fault.game).sentence(fault.key, **fault.figures))
        if isinstance(fault, OSError | ValueError):
            return str(self._app.words.sentence("file-unreadable", reason=why(fault)))
        raise fault


def _age(file: Path) -> float:
    with suppress(OSError):
        return -file.stat().st_mtime
    return 0


def _pasted() -> BufferedReader:
    return in_memory(str(Clipboard.paste()).encode("utf-8", "replace"))
