"""What a group chooses for its table, as groups of the settings."""

from collections.abc import Iterable

from companion.ui.shell.chrome import LinkRow, SwitchRow
from companion.ui.shell.place import place
from companion.ui.shell.screen import Screen
from companion.ui.shell.settings import Choice, Group
from companion.vasco.play.table_options import DRAWABLE, HELPS, PRESETS, REPLACEABLE, TableOptions
from companion.vasco.ui.preferences import preferences


class OfTheTable(Group):
    """Shows options of the table, and chooses them anew."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._own = preferences(self._app)
        self._own.bind(options=self.show)
        self._app.bind(session=self.show)

    def _choose(self, options: TableOptions) -> None:
        if options != self._own.options:
            self._own.choose(options)

    def _named(self, kind: str, names: Iterable[str]) -> list[Choice]:
        return [Choice(name, self._app.of("vasco").say(f"options-{kind}-{name}")) for name in names]


class Boxed(OfTheTable):
    """What stays in the box."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = self._app
        self._note(lambda: app.of("vasco").say("options-box-note"))
        self._choices(
            "preset",
            lambda: self._named("preset", PRESETS),
            lambda: self._own.options.preset,
            lambda preset: self._choose(self._own.options._replace(replaced=PRESETS[preset])),
        )
        for name in REPLACEABLE:
            self._piece(name)
        self.show()

    def _piece(self, name: str) -> None:
        app = self._app
        self._switch(
            f"option-{name}",
            lambda: app.of("vasco").say(f"options-{name}"),
            lambda: app.of("vasco").say(
                f"options-{name}-{_done_by(name in self._own.options.replaced)}"
            ),
            lambda: name in self._own.options.replaced,
            lambda on: self._choose(self._own.options.with_replaced(name, on)),
        )

    def show(self, *_: object) -> None:
        self.title = self._app.of("vasco").say("options-box")
        super().show()


class Helped(OfTheTable):
    """How much the app helps."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = self._app
        self._note(lambda: app.of("vasco").say(f"options-help-{self._own.options.help}-note"))
        self._choices(
            "help",
            lambda: self._named("help", HELPS),
            lambda: self._own.options.help,
            lambda help_: self._choose(self._own.options._replace(help=help_)),
        )
        self.show()

    def show(self, *_: object) -> None:
        self.title = self._app.of("vasco").say("options-help")
        super().show()


class Drawn(OfTheTable):
    """What else the app draws, of what it knows every piece."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._stacks = {name: self._stack(name) for name in DRAWABLE}
        self._way = LinkRow(name="to-component-sets")
        self._way.bind(on_tap=lambda _: self._app.root.show(Screen("component-sets", "vasco")))
        self.show()

    def _stack(self, name: str) -> SwitchRow:
        app = self._app
        return self._switch(
            f"option-{name}",
            lambda: app.of("vasco").say(f"options-{name}"),
            lambda: self._note_of(name),
            lambda: name in self._own.options.drawn,
            lambda on: self._choose(self._own.options.with_drawn(name, on)),
        )

    def _note_of(self, name: str) -> str:
        done_by = _done_by(name in self._own.options.drawn)
        key = f"options-{name}-{done_by}" if self._known(name) else "options-unknown"
        return str(self._app.of("vasco").say(key))

    def _known(self, name: str) -> bool:
        return name in self._own.known_stacks()

    def show(self, *_: object) -> None:
        self.title = self._app.of("vasco").say("options-draw")
        super().show()
        for name, row in self._stacks.items():
            row.disabled = not self._known(name)
        # Where a stack is unknown, that is where it becomes known.
        self._way.text = self._app.of("vasco").say("sets-title")
        place(self._way, None if all(map(self._known, self._stacks)) else self)


def _done_by(app: bool) -> str:
    """Who does what is done with a piece."""
    return "app" if app else "people"
