from collections.abc import Callable

from kivy.app import App
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.shell import layout
from companion.ui.shell.chrome import SwitchRow
from companion.ui.vasco.table_options import (
    DRAWABLE,
    HELPS,
    PRESETS,
    REPLACEABLE,
    TableOptions,
)

Turned = Callable[[TableOptions, str, bool], TableOptions]


class OptionsPanel(BoxLayout):
    """What stays in the box, how much the app helps, and what else it draws."""

    help = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self._boxed = {
            name: self._row("box", name, TableOptions.with_replaced) for name in REPLACEABLE
        }
        self._drawn = {name: self._row("drawn", name, TableOptions.with_drawn) for name in DRAWABLE}
        self._app.bind(say=self.show, options=self.show, session=self.show)
        self.show()

    def _row(self, box: str, name: str, turned: Turned) -> SwitchRow:
        row = SwitchRow(name=f"option-{name}")
        row.bind(active=lambda _, on: self.choose(turned(self._app.options, name, on)))
        self.ids[box].add_widget(row)
        return row

    def choose(self, options: TableOptions) -> None:
        if options != self._app.options:
            self._app.choose_options(options)
            self.show()

    def choose_preset(self, preset: str) -> None:
        self.choose(self._app.options._replace(replaced=PRESETS[preset]))

    def choose_help(self, help_: str) -> None:
        self.choose(self._app.options._replace(help=help_))

    def show(self, *_: object) -> None:
        """As it is now; which tiles of the chosen set are known may have changed too."""
        say, options = self._app.say, self._app.options
        self.ids.presets.options = [(name, say(f"options-preset-{name}")) for name in PRESETS]
        self.ids.presets.value = options.preset
        self.ids.helps.options = [(name, say(f"options-help-{name}")) for name in HELPS]
        self.ids.helps.value = self.help = options.help
        for name, row in self._boxed.items():
            row.text, row.note = say(f"options-{name}"), say(f"options-{name}-note")
            row.active = name in options.replaced
        known = self._app.known_stacks()
        for name, row in self._drawn.items():
            row.text = say(f"options-{name}")
            row.note = say(f"options-{name}-note") if name in known else say("options-unknown")
            row.disabled = name not in known
            row.active = name in options.drawn


layout.load("vasco", "options_panel")
