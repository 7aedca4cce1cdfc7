"""What can be made of a finished game for others, and where it goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.uix.widget import Widget

from companion.device.chooser import choose_place
from companion.device.clipboard import copy
from companion.device.share_sheet import has_share_sheet, share, share_file
from companion.store.laying import lay
from companion.table.account import account
from companion.table.disk import why
from companion.table.record import dump
from companion.table.seen import seen_state
from companion.table.session import Session
from companion.ui.shell.chrome import Menu, MenuRow
from companion.ui.shell.file_names import game_name, place
from companion.ui.shell.people import called, names
from companion.ui.shell.sharing.bg_stats import bgg_id, link
from companion.ui.shell.sharing.ledger_csv import ledger_csv

Pictures = Mapping[str, Callable[[], bytes]]
"""Result sheets by the ending of the file."""


class Offer:
    """A menu of all the ways in which a game can be shared."""

    def __init__(self, session: Session, folder: Path, pictures: Pictures) -> None:
        self._app: Any = App.get_running_app()
        self._session = session
        self._folder = folder
        self._pictures = pictures

    def open(self, anchor: Widget) -> None:
        menu = Menu(anchor=anchor)
        acts = {
            "result": self._share_result,
            **{kind: self._writing(kind, make) for kind, make in self._pictures.items()},
            "bg-stats": self._share_play,
            "csv": self._writing("csv", self._csv),
            "json": self._writing("json", self._record),
        }
        for name, act in acts.items():
            row = MenuRow(name=f"share-{name}", text=self._app.say(f"share-{name}"))
            row.bind(on_tap=lambda _: menu.close())
            row.bind(on_tap=lambda _, act=act: act())
            menu.rows.add_widget(row)
        self._app.root.open(menu)

    # Texts

    def _share_result(self) -> None:
        self._hand_over(self.result(), "share-copied")

    def _share_play(self) -> None:
        app, session = self._app, self._session
        number = bgg_id(app.store, app.parts_of(session.game.id).bgg_id)
        card = app.store.shelf.card(session.head.id)
        seats = {seat.colour: called(seat) for seat in session.head.players}
        self._hand_over(link(card, self._played, number, seats), "share-play-copied")

    def result(self) -> str:
        """Everybody by rank, as a text."""
        known = names(self._session.head.players)
        standing = self._session.game.standing(seen_state(self._session))
        say = self._app.of(self._session.game.id).say
        lines = [say(said.key, known, **said.figures) for said in standing]
        return "\n".join((self._played, *lines))

    @property
    def _played(self) -> str:
        """What the game is called that was played, also where only its score was kept."""
        game = self._session.game.id
        return str(self._app.called(self._app.parts_of(game).played_as or game))

    def _hand_over(self, text: str, copied: str) -> None:
        """To the device's own sheet, or where there is none to the clipboard."""
        if has_share_sheet():
            share(text, self._app.say("app-title"))
        else:
            copy(text)
            self._app.root.tell(self._app.say(copied))

    # Files

    def _csv(self) -> bytes:
        session = self._session
        known = names(session.head.players)
        text = ledger_csv(session, account(session), self._app.of(session.game.id).say, known)
        # The mark by which a spreadsheet knows the encoding.
        return text.encode("utf-8-sig")

    def _record(self) -> bytes:
        return dump(self._app.store.record(self._session.head.id)).encode()

    def _writing(self, kind: str, make: Callable[[], bytes]) -> Callable[[], None]:
        return lambda: self._write(kind, make)

    def _write(self, kind: str, make: Callable[[], bytes]) -> None:
        card = self._app.store.shelf.card(self._session.head.id)
        name = game_name(card)
        here = self._folder / f"{name}.{kind}"
        data = make()

        def chosen(file: Path | None) -> None:
            if file:
                self._keep(file, data, over=True)

        def keep() -> None:
            self._keep(here, data)

        if has_share_sheet():
            self._share_file(here.name, data, keep)
        else:
            choose_place(str(here), chosen, keep)

    def _share_file(self, name: str, data: bytes, keep: Callable[[], None]) -> None:
        try:
            share_file(name, data, self._app.say("app-title"), keep)
        except OSError as fault:
            self._tell_unwritable(name, fault)

    def _tell_unwritable(self, file: str, fault: OSError) -> None:
        app = self._app
        app.root.tell(app.words.sentence("file-unwritable", file=file, reason=why(fault)))

    def _keep(self, file: Path, data: bytes, over: bool = False) -> None:
        """Over another file only where somebody has chosen that one."""
        app = self._app
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            if over:
                file.write_bytes(data)
            else:
                file = lay(file, data)
        except OSError as fault:
            self._tell_unwritable(str(file), fault)
        else:
            app.root.tell(app.say("files-written", file=file.name, folder=place(file.parent)))
