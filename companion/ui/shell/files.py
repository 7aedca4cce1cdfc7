from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.app import App
from kivy.core.clipboard import Clipboard
from kivy.uix.widget import Widget

from companion.device.documents import choose_document, has_documents
from companion.device.share_sheet import has_share_sheet, share_file
from companion.table.game import Refusal
from companion.table.record import RefusedMove
from companion.ui.shell.chrome import Menu, MenuRow, Text

_MOST = 20


class Files:
    """What leaves the app and comes into it: files of one folder, or the clipboard. Says what came
    of each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._app = App.get_running_app()

    def write(self, stem: str, make: Callable[[], str]) -> None:
        file = self._folder / f"{stem}.json"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            text = make()
            file.write_text(text, "utf-8")
            if has_share_sheet():
                # Nobody else can look into the folder there.
                share_file(file.name, text.encode(), self._app.say("app-title"), lambda: None)
        except OSError as fault:
            reason = fault.strerror or str(fault)
            said = self._app.sentence("file-unwritable", file=str(file), reason=reason)
        except Refusal as fault:
            said = self._app.sentence(fault.key, **fault.figures)
        else:
            said = self._app.say("files-written", file=file.name, folder=str(self._folder))
            self._app.root.tell(said, self._app.say("files-copy"), partial(self._copy, text))
            return
        self._app.root.tell(said)

    def offer(self, anchor: Widget, where: str, take: Callable[[bytes], str]) -> None:
        """The files that lie in the folder, the latest first, under the words of `where`."""
        menu = Menu(anchor=anchor)
        said = self._app.say(where, folder=str(self._folder))
        menu.rows.add_widget(
            Text(text=said, scale="caption", tone="faded", padding=("16dp", "8dp"))
        )
        pasted = MenuRow(name="import-pasted", text=self._app.say("files-paste"))
        pasted.bind(on_tap=lambda _: menu.close())
        pasted.bind(on_tap=lambda _: self._take(_pasted, take))
        menu.rows.add_widget(pasted)
        if has_documents():
            chosen = MenuRow(name="import-chosen", text=self._app.say("files-choose"))
            chosen.bind(on_tap=lambda _: menu.close())
            chosen.bind(on_tap=lambda _: choose_document(partial(self._take, take=take)))
            menu.rows.add_widget(chosen)
        files = sorted(self._folder.glob("*.json"), key=lambda file: -file.stat().st_mtime)
        for file in files[:_MOST]:
            row = MenuRow(name=f"import-{file.name}", text=file.stem)
            row.bind(on_tap=partial(self._choose, menu, file, take))
            menu.rows.add_widget(row)
        self._app.root.open(menu)

    def _choose(self, menu: Menu, file: Path, take: Callable[[bytes], str], _: MenuRow) -> None:
        menu.close()
        self.take_in(file, take)

    def take_in(self, file: Path, take: Callable[[bytes], str]) -> None:
        """`take` gives the sentences to be said."""
        self._take(file.read_bytes, take)

    def _copy(self, text: str) -> None:
        Clipboard.copy(text)
        self._app.root.tell(self._app.say("files-copied"))

    def _take(self, read: Callable[[], bytes], take: Callable[[bytes], str]) -> None:
        self.answer(lambda: take(read()))

    def answer(self, do: Callable[[], str]) -> None:
        """Says what came of it, if there is anything to be said."""
        try:
            text = do()
        except OSError as fault:
            text = self._app.sentence("file-unreadable", reason=fault.strerror or str(fault))
        except RefusedMove as fault:
            refused = self._app.say(fault.refusal.key, **fault.refusal.figures)
            text = self._app.say("games-refused", move=fault.number, refusal=refused)
        except Refusal as fault:
            text = self._app.sentence(fault.key, **fault.figures)
        if text:
            self._app.root.tell(text)


def _pasted() -> bytes:
    return str(Clipboard.paste()).encode()
