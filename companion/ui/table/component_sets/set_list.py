from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from functools import partial

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.component_sets import known, tally
from companion.store.bundle import is_backup
from companion.store.component_sets import LONGEST_NAME, ComponentSets
from companion.table.admission import decode, read
from companion.table.game import Json
from companion.ui import layout
from companion.ui.drawn.scene import SceneView
from companion.ui.shell.chrome import Menu, MenuRow, NameSheet
from companion.ui.shell.file_names import file_name
from companion.ui.shell.files import Files, Open
from companion.ui.shell.games.coming import Coming
from companion.ui.table.component_sets.copies import Copies
from companion.ui.table.component_sets.set_card import SetCard
from companion.ui.table.given import Given

_MARGINS = 24


class SetList(BoxLayout):
    """The component sets, the starter set first; one of them is played with. What its undo brings
    back asks nothing before."""

    game = StringProperty()
    wide = BooleanProperty(False)
    board = StringProperty()
    tiles = StringProperty()

    def __init__(
        self,
        given: Given,
        copies: Copies,
        sets: ComponentSets,
        files: Files,
        coming: Callable[[Files, Callable[[], object]], Coming],
        **kwargs: object,
    ) -> None:
        self._given, self._copies, self._sets, self._files = given, copies, sets, files
        self._coming = coming(files, self._show)
        super().__init__(game=given.game, **kwargs)
        self._glance = SceneView()
        self.ids.glance.add_widget(self._glance)
        self.bind(wide=self._fit, height=self._fit)
        self.ids.bar.bind(height=self._fit)
        given.bind(speech=lambda *_: self._show())

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if parent:
            Window.bind(on_drop_file=self._drop)
            self._show()
        else:
            Window.unbind(on_drop_file=self._drop)

    def _fit(self, *_: object) -> None:
        """Beside the list the board takes all the height there is."""
        margin = self.ids.bar.height + dp(_MARGINS)
        self._glance.room = max(0, self.height - margin) if self.wide else 0

    def open_imports(self, anchor: Widget) -> None:
        self._files.offer(anchor, "sets-import-from", self._take)

    def _drop(self, _: object, file: bytes, *at: object) -> None:
        self._files.drop(file, self._take)

    def _take(self, open_it: Open) -> str:
        """A set by itself; a backup with sets in it, or a record, brings more than was asked for
        here, which is said first."""
        with closing(open_it()) as stream:
            raw = None if is_backup(stream) else decode(read(stream))
        if raw is None or (isinstance(raw, dict) and "format" in raw):
            return self._coming.look(open_it)
        if not isinstance(raw, dict) or not {*self._copies.parts} & raw.keys():
            return str(self._given.speech.say("sets-no-set"))
        name = self._sets.bring_in(raw)
        self._show()
        return str(self._given.speech.say("sets-imported", name=name))

    def _show(self) -> None:
        if not self.parent:
            return
        say, board = self._given.speech.say, self._copies.board
        playing = self._sets.chosen_name
        sets = self._sets.every
        self.ids.sets.clear_widgets()
        for name, components in sets.items():
            self.ids.sets.add_widget(self._card(name, components, name == playing))
        self._glance.scene = board.glance(say, sets[playing])
        for part, parts in (("board", board.parts), ("tiles", self._copies.tiles.parts)):
            done, in_all = known(sets[playing], *parts)
            setattr(self, part, say(f"sets-{part}", known=done, count=in_all))

    def _card(self, name: str | None, components: Json, playing: bool) -> SetCard:
        say = self._given.speech.say
        card = SetCard(
            name="set-starter" if name is None else f"set-{name}",
            title=self._title(name),
            about=say("sets-playing" if playing else "sets-choose"),
            chosen=playing,
            counts=tally(components, *self._copies.parts),
        )
        card.bind(on_tap=lambda _: self._choose(name))
        card.bind(on_more=lambda card: self._offer(name, components, card))
        return card

    def _offer(self, name: str | None, components: Json, anchor: Widget) -> None:
        acts: dict[str, Callable[[], object]] = {}
        own = None if name in self._sets.shipped else name
        copy_name = own or self._given.speech.say("sets-own")
        acts["copy"] = lambda: self._do(lambda: self._sets.copy(components, copy_name))
        if own is not None:
            acts["rename"] = partial(self._rename, own)
            acts["reset"] = partial(self._reset, own, components)
        title = self._title(name)
        text = json.dumps({**components, "title": title}, ensure_ascii=False, indent=1)
        stem = file_name(title) or file_name(components["id"])
        acts["export"] = lambda: self._files.write(stem, lambda: text)
        if own is not None:
            acts["delete"] = partial(self._delete, own, components)
        menu = Menu(anchor=anchor)
        for act, do in acts.items():
            row = MenuRow(name=act, text=self._given.speech.say(f"sets-do-{act}"))
            row.bind(on_tap=partial(_act, menu, do))
            menu.rows.add_widget(row)
        self._given.shell.open(menu)

    def _title(self, name: str | None) -> str:
        """A set that ships is called by its edition, where there is more than one."""
        if name not in self._sets.shipped:
            return str(name)
        edition = self._sets.shipped[name]["id"] if self._sets.editions else "starter"
        return str(self._given.speech.say(f"sets-{edition}"))

    def _choose(self, name: str | None) -> None:
        self._do(lambda: self._sets.choose(name))

    def _rename(self, name: str) -> None:
        sheet = NameSheet(
            title=self._given.speech.say("sets-do-rename"), text=name, limit=LONGEST_NAME
        )
        sheet.bind(on_named=lambda _, new: self._do(lambda: self._sets.rename(name, new)))
        self._given.shell.open(sheet)

    def _reset(self, name: str, components: Json) -> None:
        if self._do(lambda: self._sets.reset(name)):
            back = partial(self._redo, lambda: self._sets.save(name, components))
            self._given.shell.tell(
                self._given.speech.say("sets-was-reset", name=name), self._undo, back
            )

    def _delete(self, name: str, components: Json) -> None:
        playing = self._sets.chosen_name

        def bring_back() -> None:
            self._sets.save(name, components)
            self._sets.choose(playing)

        if self._do(lambda: self._sets.drop(name)):
            back = partial(self._redo, bring_back)
            self._given.shell.tell(
                self._given.speech.say("sets-was-deleted", name=name), self._undo, back
            )

    @property
    def _undo(self) -> str:
        return str(self._given.speech.say("undo"))

    def _redo(self, do: Callable[[], object]) -> None:
        self._do(do)

    def _do(self, do: Callable[[], object]) -> bool:
        done: bool = self._given.table.attempt(do)
        self._show()
        return done


def _act(menu: Menu, do: Callable[[], object], _: MenuRow) -> None:
    menu.close()
    do()


layout.load("table/component_sets", "set_list")
