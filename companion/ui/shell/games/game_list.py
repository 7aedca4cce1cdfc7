from collections.abc import Callable
from contextlib import closing
from functools import partial

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.store.bundle import is_backup
from companion.store.cards import ABANDONED, FINISHED, GameCard
from companion.table.admission import decode, read
from companion.table.game import Refusal, Said
from companion.table.record import dump
from companion.ui import layout
from companion.ui.shell.chrome import Heading, Menu, MenuRow, NameSheet, TextButton
from companion.ui.shell.file_names import game_name
from companion.ui.shell.files import Files, Open
from companion.ui.shell.games.coming import Coming
from companion.ui.shell.games.entry import GROUPS, UNDER_WAY, Entry, Stand, entry_of, stand_of
from companion.ui.shell.games.game_row import GameRow, PlayerTag
from companion.ui.shell.people import called

_PAGE = 30


class GameList(BoxLayout):
    """All games, the running one first; within a group the one that came last."""

    bare = BooleanProperty(True)
    """Whether there is none."""

    def __init__(self, files: Files, page: int = _PAGE, **kwargs: object) -> None:
        self._app = App.get_running_app()
        self._files = files
        self._coming = Coming(self._app, files, self._change)
        self._stands: dict[tuple[str, str], Stand] = {}
        self._page = self._shown = page
        self._mixed = False
        self._show = Clock.create_trigger(self._fill, -1)
        super().__init__(**kwargs)
        self._app.bind(say=self._change)
        self._app.table.subscribe(self._change)
        Window.bind(on_drop_file=self._drop)

    def on_parent(self, *_: object) -> None:
        self._shown = self._page
        self._change()

    def open_imports(self, anchor: Widget) -> None:
        self._files.offer(anchor, "games-import-from", self._take)

    def _drop(self, _: object, file: bytes, *at: object) -> None:
        """A file let fall on the window."""
        if self.parent:
            self._files.drop(file, self._take)

    def _take(self, open_it: Open) -> str:
        with closing(open_it()) as stream:
            if not is_backup(stream):
                raw = decode(read(stream))
                if not isinstance(raw, dict) or "format" not in raw:
                    return str(self._app.say("games-no-record"))
        return self._coming.look(open_it)

    def _export(self, entry: Entry) -> None:
        store = self._app.store
        name = game_name(store.shelf.card(entry.id))
        self._files.write(name, lambda: dump(store.record(entry.id)))

    def _change(self, *_: object) -> None:
        if self.parent:
            self._show()

    def _fill(self, *_: object) -> None:
        box, say = self.ids.games, self._app.say
        box.clear_widgets()
        cards = self._app.store.shelf.latest(self._shown + 1)
        self.bare, self._mixed = not cards, len({card.game for card in cards}) > 1
        entries = [entry_of(card, self._stand) for card in cards[: self._shown]]
        for group in GROUPS:
            members = [entry for entry in entries if entry.group == group]
            if members:
                heading = Heading(text=say(f"games-{group}"), scale="title")
                heading.padding = "4dp", "12dp", "4dp", 0
                box.add_widget(heading)
            for entry in members:
                box.add_widget(self._row(entry))
        if len(cards) > self._shown:
            more = TextButton(name="more-games", text=say("games-more"))
            more.bind(on_tap=lambda _: self._show_more())
            box.add_widget(more)

    def _show_more(self) -> None:
        self._shown += self._page
        self._show()

    def _stand(self, card: GameCard) -> Stand:
        """Replayed once; a journal that has not grown has not changed."""
        key = card.id, card.seal
        if key not in self._stands:
            try:
                session = self._app.store.shelf.proceed(card.id).session
            except Refusal as fault:
                return Stand(Said(fault.key, fault.figures), {})
            self._stands[key] = stand_of(self._app, session)
        return self._stands[key]

    def _row(self, entry: Entry) -> GameRow:
        row = GameRow(name=f"game-{entry.id}", title=entry.title, about=self._about(entry))
        for seat, score, won in entry.players:
            tag = PlayerTag(
                self._mark(entry.game, seat.colour),
                who=called(seat),
                points="" if score is None else str(score),
                won=won,
            )
            row.ids.players.add_widget(tag)
        row.bind(on_more=lambda _, anchor: self._offer(entry, anchor))
        if entry.game not in self._app.offered:
            row.bind(on_tap=lambda row: self._offer(entry, row))
        elif entry.group in (FINISHED, ABANDONED):
            row.bind(on_tap=lambda _: self._app.look_at(entry.id))
        else:
            row.bind(on_tap=lambda _: self._go_on(entry))
        return row

    def _mark(self, game: str, colour: str) -> Widget | None:
        return self._app.face_of(game).mark(colour) if game in self._app.offered else None

    def _about(self, entry: Entry) -> str:
        say, day = self._app.say, entry.day
        progress = self._app.of(entry.game).say(entry.progress.key, **entry.progress.figures)
        if self._mixed or entry.game not in self._app.offered:
            progress = f"{self._app.called(entry.game)} · {progress}"
        if day is None:
            return progress
        month = say(f"month-{day.month}")
        said = say("day", day=day.day, month=month, year=str(day.year))
        return say("games-about", progress=progress, day=said)

    def _offer(self, entry: Entry, anchor: Widget) -> None:
        shelf, menu = self._app.store.shelf, Menu(anchor=anchor)
        acts: dict[str, Callable[[], object]] = {}
        if entry.group != FINISHED and entry.game in self._app.offered:
            acts["continue"] = partial(self._go_on, entry)
        acts["rename"] = partial(self._rename, entry)
        if entry.group == UNDER_WAY:
            acts["put-aside"] = lambda: self._app.shelve(lambda: shelf.archive(entry.id))
        if entry.group not in (FINISHED, ABANDONED):
            acts["give-up"] = lambda: self._app.give_up(entry.id)
        acts["export"] = partial(self._export, entry)
        acts["delete"] = partial(self._delete, entry)
        for name, act in acts.items():
            row = MenuRow(name=name, text=self._app.say(f"games-do-{name}"))
            row.bind(on_tap=lambda _, act=act: act())
            row.bind(on_tap=lambda _: menu.close())
            menu.rows.add_widget(row)
        self._app.root.open(menu)

    def _go_on(self, entry: Entry) -> None:
        if self._app.take_up(entry.id):
            self._app.open_game()

    def _rename(self, entry: Entry) -> None:
        sheet = NameSheet(
            title=self._app.say("games-do-rename"), text=entry.title, limit=40, blank=True
        )
        rename = self._app.store.shelf.rename
        sheet.bind(on_named=lambda _, name: self._app.shelve(lambda: rename(entry.id, name)))
        self._app.root.open(sheet)

    def _delete(self, entry: Entry) -> None:
        app, shelf = self._app, self._app.store.shelf
        if app.shelve(lambda: shelf.delete(entry.id)):
            back = partial(app.shelve, lambda: shelf.undelete(entry.id))
            app.root.tell(app.say("games-deleted"), app.say("undo"), back)


layout.load("shell", "game_list")
