from __future__ import annotations

from collections.abc import Generator, Iterable
from datetime import date
from pathlib import Path

from kivy.uix.widget import Widget

from companion.device.chooser import choose_place
from companion.device.share_sheet import has_share_sheet, share_file
from companion.store.laying import free, laid_down
from companion.table.game import Figure, Said
from companion.ui.shell.chrome import LinkRow
from companion.ui.shell.file_names import place
from companion.ui.shell.files import Files
from companion.ui.shell.games.coming import Coming
from companion.ui.shell.long_work import Task
from companion.ui.shell.notice_card import NoticeCard
from companion.ui.shell.settings.group import Group


class Backups(Group):
    """All that is kept, into one file and back; and how far that is, for it may take long."""

    def __init__(self, files: Files, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._files = files
        self._coming = Coming(self._app, files, lambda: None)
        self._make = LinkRow(name="backup-make", fill="clear", rim="clear")
        self._make.bind(on_tap=lambda _: self.make())
        self._bring = LinkRow(name="backup-bring", fill="clear", rim="clear")
        self._bring.bind(on_tap=self._offer)
        self._card = NoticeCard(name="backup-work", tone="edge")
        self._card.bind(on_act=lambda _: self._turn())
        self._card.bind(on_declined=lambda _: self._app.work.leave())
        for row in (self._make, self._bring):
            self.ids.rows.add_widget(row)
        self._app.work.bind(said=self._tell, stopped=self._tell)
        self.show()

    def show(self, *_: object) -> None:
        say = self._app.say
        self.title = say("backup-title")
        self._make.text, self._make.note = say("backup-make"), say("backup-make-note")
        self._bring.text, self._bring.note = say("backup-bring"), say("backup-bring-note")
        self._tell()
        super().show()

    def _tell(self, *_: object) -> None:
        """How far the work is, where there is some."""
        work, say, rows = self._app.work, self._app.say, self.ids.rows
        if work.said:
            self._card.text = say(work.said.key, **work.said.figures)
            self._card.action = say("backup-go-on" if work.stopped else "backup-stop")
            self._card.decline = say("backup-leave") if work.stopped else ""
        if bool(work.said) != (self._card.parent is not None):
            rows.add_widget(self._card) if work.said else rows.remove_widget(self._card)

    def _turn(self) -> None:
        work = self._app.work
        work.go_on() if work.stopped else work.stop()

    def _offer(self, anchor: Widget) -> None:
        self._files.offer(anchor, "backup-from", self._coming.look)

    def make(self) -> None:
        name = self._app.say("backup-file", day=date.today().isoformat())
        here = self._files.folder / f"{name}.json"
        if has_share_sheet():
            # There the folder is nobody's to look into: what lies in it is handed on.
            self._begin(here)
        else:
            choose_place(str(here), self._chosen, lambda: self._begin(here))

    def _chosen(self, file: Path | None) -> None:
        if file:
            self._begin(file)

    def _begin(self, file: Path) -> None:
        """Never over another file."""
        app, count = self._app, len(self._app.store.shelf.every())

        def failed(fault: Exception) -> None:
            if isinstance(fault, OSError):
                self._files.tell_unwritable(file, fault)
            else:
                app.root.tell(self._files.refused(fault))

        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file = free(file)
        except OSError as fault:
            failed(fault)
            return
        steps = _written(laid_down(file, app.store.pieces()), count)
        app.work.begin(Task(steps, lambda: self._done(file), failed), _far(0, count))

    def _done(self, file: Path) -> None:
        app = self._app
        if has_share_sheet():
            try:
                share_file(file.name, file, app.say("app-title"), lambda: None)
            except OSError as fault:
                self._files.tell_unwritable(file, fault)
                return
        app.root.tell(app.say("files-written", file=file.name, folder=place(file.parent)))


def _written(laid: Iterable[int], count: int) -> Generator[Said, None, None]:
    for number in laid:
        # Before the first game and after the last stands a piece of its own.
        yield _far(min(number - 1, count), count)


def _far(games: int, count: int) -> Said:
    figures = {"games": Figure("number", games), "count": Figure("number", count)}
    return Said("backup-writing", figures)
