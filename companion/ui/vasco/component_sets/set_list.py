from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.app import App
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.game import Json
from companion.table.record import decode
from companion.ui.shell import layout
from companion.ui.shell.chrome import Menu, MenuRow, NameSheet
from companion.ui.shell.file_names import file_name
from companion.ui.shell.files import Files
from companion.ui.vasco.component_sets import chosen
from companion.ui.vasco.component_sets.coast import coast
from companion.ui.vasco.component_sets.set_card import SetCard
from companion.ui.vasco.component_sets.tally import BOARD, TILES, known, tally
from companion.ui.vasco.scenes.scene import SceneView
from companion.vasco.components import Components
from companion.vasco.state import LANDINGS

_MARGINS = 24


class SetList(BoxLayout):
    """The component sets, the starter set first; one of them is played with. What its undo brings
    back asks nothing before."""

    wide = BooleanProperty(False)
    board = StringProperty()
    tiles = StringProperty()

    def __init__(self, files: Files, **kwargs: object) -> None:
        self._app = App.get_running_app()
        self._files = files
        super().__init__(**kwargs)
        self._coast = SceneView(theme=self._app.theme)
        self.ids.coast.add_widget(self._coast)
        self.bind(wide=self._fit, height=self._fit)
        self.ids.bar.bind(height=self._fit)
        self._app.bind(say=lambda *_: self._show())

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if parent:
            Window.bind(on_drop_file=self._drop)
            self._show()
        else:
            Window.unbind(on_drop_file=self._drop)

    def _fit(self, *_: object) -> None:
        """Beside the list the coast takes all the height there is."""
        margin = self.ids.bar.height + dp(_MARGINS)
        self._coast.room = max(0, self.height - margin) if self.wide else 0

    def open_imports(self, anchor: Widget) -> None:
        self._files.offer(anchor, "sets-import-from", self._take)

    def _drop(self, _: object, file: bytes, *at: object) -> None:
        self._files.take_in(Path(file.decode()), self._take)

    def _take(self, data: bytes) -> str:
        """A set by itself, or a backup with sets in it."""
        raw, store = decode(data), self._app.store
        if not isinstance(raw, dict) or not {"format", *Components._fields} & raw.keys():
            return str(self._app.say("sets-no-set"))
        if "format" in raw:
            said = [self._app.sentence(each.key, **each.figures) for each in store.bring_in(data)]
        else:
            said = [self._app.say("sets-imported", name=chosen.bring_in(store, raw))]
        self._show()
        return " ".join(said) or self._app.say("sets-nothing-new")

    def _show(self) -> None:
        if not self.parent:
            return
        store, say = self._app.store, self._app.say
        playing = chosen.chosen_name(store)
        sets: dict[str | None, Json] = {None: chosen.starter()}
        sets |= sorted(chosen.saved_sets(store).items())
        self.ids.sets.clear_widgets()
        for name, components in sets.items():
            self.ids.sets.add_widget(self._card(name, components, name == playing))
        names = {each: say(f"landing-{each.replace('_', '-')}") for each in LANDINGS}
        self._coast.scene = coast(sets[playing], names, awake=False)
        for part, parts in (("board", BOARD), ("tiles", TILES)):
            done, in_all = known(sets[playing], *parts)
            setattr(self, part, say(f"sets-{part}", known=done, count=in_all))

    def _card(self, name: str | None, components: Json, playing: bool) -> SetCard:
        say = self._app.say
        card = SetCard(
            name="set-starter" if name is None else f"set-{name}",
            title=say("sets-starter") if name is None else name,
            about=say("sets-playing" if playing else "sets-choose"),
            chosen=playing,
            counts=tally(components, *BOARD, *TILES),
        )
        card.bind(on_tap=lambda _: self._choose(name))
        card.bind(on_more=lambda card: self._offer(name, components, card))
        return card

    def _offer(self, name: str | None, components: Json, anchor: Widget) -> None:
        store, acts = self._app.store, dict[str, Callable[[], object]]()
        copy_name = self._app.say("sets-own") if name is None else name
        acts["copy"] = lambda: self._do(lambda: chosen.copied(store, components, copy_name))
        if name is not None:
            acts["rename"] = partial(self._rename, name)
            acts["reset"] = partial(self._reset, name, components)
        title = self._app.say("sets-starter") if name is None else name
        text = json.dumps({**components, "title": title}, ensure_ascii=False, indent=1)
        stem = file_name(title) or file_name(components["id"])
        acts["export"] = lambda: self._files.write(stem, lambda: text)
        if name is not None:
            acts["delete"] = partial(self._delete, name, components)
        menu = Menu(anchor=anchor)
        for act, do in acts.items():
            row = MenuRow(name=act, text=self._app.say(f"sets-do-{act}"))
            row.bind(on_tap=partial(_act, menu, do))
            menu.rows.add_widget(row)
        self._app.root.open(menu)

    def _choose(self, name: str | None) -> None:
        self._do(lambda: chosen.choose(self._app.store, name))

    def _rename(self, name: str) -> None:
        sheet = NameSheet(
            title=self._app.say("sets-do-rename"), text=name, limit=chosen.LONGEST_NAME
        )
        sheet.bind(
            on_named=lambda _, new: self._do(lambda: chosen.rename(self._app.store, name, new))
        )
        self._app.root.open(sheet)

    def _reset(self, name: str, components: Json) -> None:
        store = self._app.store
        fresh = {**chosen.starter(), "id": components["id"]}
        if self._do(lambda: chosen.save(store, name, fresh)):
            back = partial(self._do, lambda: chosen.save(store, name, components))
            self._app.root.tell(self._app.say("sets-was-reset", name=name), self._undo, back)

    def _delete(self, name: str, components: Json) -> None:
        store, playing = self._app.store, chosen.chosen_name(self._app.store)

        def bring_back() -> None:
            chosen.save(store, name, components)
            chosen.choose(store, playing)

        if self._do(lambda: chosen.drop(store, name)):
            back = partial(self._do, bring_back)
            self._app.root.tell(self._app.say("sets-was-deleted", name=name), self._undo, back)

    @property
    def _undo(self) -> str:
        return str(self._app.say("undo"))

    def _do(self, do: Callable[[], object]) -> bool:
        done: bool = self._app.attempt(do)
        self._show()
        return done


def _act(menu: Menu, do: Callable[[], object], _: MenuRow) -> None:
    menu.close()
    do()


layout.load("vasco", "set_list")
