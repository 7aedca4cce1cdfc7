"""What a group chooses for its table, as groups of the settings."""

from collections.abc import Iterable
from functools import partial

from companion.play.table_options import HELPS, TableOptions
from companion.ui.shell.chrome import LinkRow, SwitchRow
from companion.ui.shell.place import place
from companion.ui.shell.screen import Screen
from companion.ui.shell.settings import Choice, Group
from companion.ui.table.preferences import Preferences


class OfTheTable(Group):
    """Shows options of the table, and chooses them anew."""

    def __init__(self, own: Preferences, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._own, self._choosable, self.game = own, own.choosable, own.game
        own.bind(options=self.show)
        self._app.table.subscribe(self.show)

    def _choose(self, options: TableOptions) -> None:
        if options != self._own.options:
            self._own.choose(options)

    def _say(self, key: str) -> str:
        return str(self._app.of(self._own.game).say(key))

    def _title(self, key: str) -> str:
        """After its game, where groups of others stand beside it."""
        games = [each for each in self._app.offered if self._app.parts_of(each).own]
        return f"{self._app.called(self.game)} · {self._say(key)}" if games[1:] else self._say(key)

    def _named(self, kind: str, names: Iterable[str]) -> list[Choice]:
        return [Choice(name, self._say(f"options-{kind}-{name}")) for name in names]


class Boxed(OfTheTable):
    """What stays in the box."""

    def __init__(self, own: Preferences, **kwargs: object) -> None:
        super().__init__(own, **kwargs)
        self._note(lambda: self._say("options-box-note"))
        self._choices(
            f"{own.game}-preset",
            lambda: self._named("preset", self._choosable.presets),
            lambda: self._choosable.preset(self._own.options),
            lambda preset: self._choose(
                self._own.options._replace(replaced=self._choosable.presets[preset])
            ),
        )
        for name in own.choosable.replaceable:
            self._piece(name)
        self.show()

    def _piece(self, name: str) -> None:
        self._switch(
            f"option-{name}",
            lambda: self._say(f"options-{name}"),
            lambda: self._say(f"options-{name}-{_done_by(name in self._own.options.replaced)}"),
            lambda: name in self._own.options.replaced,
            lambda on: self._choose(self._own.options.with_replaced(name, on)),
        )

    def show(self, *_: object) -> None:
        self.title = self._title("options-box")
        super().show()


class Helped(OfTheTable):
    """How much the app helps."""

    def __init__(self, own: Preferences, **kwargs: object) -> None:
        super().__init__(own, **kwargs)
        self._note(lambda: self._say(f"options-help-{self._own.options.help}-note"))
        self._choices(
            f"{own.game}-help",
            lambda: self._named("help", HELPS),
            lambda: self._own.options.help,
            lambda help_: self._choose(self._own.options._replace(help=help_)),
        )
        self.show()

    def show(self, *_: object) -> None:
        self.title = self._title("options-help")
        super().show()


class Stacks(OfTheTable):
    """What else the app draws, of what it knows every piece."""

    def __init__(self, own: Preferences, **kwargs: object) -> None:
        super().__init__(own, **kwargs)
        self._stacks = {name: self._stack(name) for name in own.choosable.drawable}
        self._way = LinkRow(name="to-component-sets", fill="clear", rim="clear")
        self._way.bind(on_tap=lambda _: self._app.root.show(Screen("component-sets", own.game)))
        self.show()

    def _stack(self, name: str) -> SwitchRow:
        return self._switch(
            f"option-{name}",
            lambda: self._say(f"options-{name}"),
            lambda: self._note_of(name),
            lambda: name in self._own.options.drawn,
            lambda on: self._choose(self._own.options.with_drawn(name, on)),
        )

    def _note_of(self, name: str) -> str:
        done_by = _done_by(name in self._own.options.drawn)
        key = f"options-{name}-{done_by}" if self._known(name) else "options-unknown"
        return self._say(key)

    def _known(self, name: str) -> bool:
        return name in self._own.known_stacks()

    def show(self, *_: object) -> None:
        self.title = self._title("options-draw")
        super().show()
        for name, row in self._stacks.items():
            row.disabled = not self._known(name)
        # Where a stack is unknown, that is where it becomes known.
        self._way.text = self._say("sets-title")
        place(self._way, None if all(map(self._known, self._stacks)) else self)


class Ways(OfTheTable):
    """What is told in the other of two ways."""

    def __init__(self, own: Preferences, **kwargs: object) -> None:
        super().__init__(own, **kwargs)
        for name in own.choosable.ways:
            self._way(name)
        self.show()

    def _way(self, name: str) -> None:
        def chosen() -> bool:
            return name in self._own.options.ways

        self._switch(
            f"option-{name}",
            lambda: self._say(f"options-{name}"),
            lambda: self._say(f"options-{name}-{'other' if chosen() else 'usual'}"),
            chosen,
            lambda on: self._choose(self._own.options.with_way(name, on)),
        )

    def show(self, *_: object) -> None:
        self.title = self._title("options-ways")
        super().show()


class Hints(Group):
    """Whether games are guided."""

    def __init__(self, own: Preferences, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._speech, guide = partial(self._app.of, own.game), own.guide
        self._switch(
            "guide",
            lambda: self._speech().say("guide-on"),
            lambda: self._speech().say("guide-on-note"),
            lambda: guide.on,
            guide.turn,
        )
        self.show()

    def show(self, *_: object) -> None:
        self.title = self._speech().say("guide-title")
        super().show()


def _done_by(app: bool) -> str:
    """Who does what is done with a piece."""
    return "app" if app else "people"
