from collections.abc import Sequence

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.settings.group import Group


class SettingsScreen(BoxLayout):
    """All settings, one group after the other, in two columns where there is room.

    `first` are the groups of the app, `then` those of the game, which stand beside or below them.
    """

    wide = BooleanProperty(False)

    def __init__(self, first: Sequence[Group], then: Sequence[Group], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._groups = (*first, *then)
        for column, groups in (("first", first), ("then", then)):
            for each in groups:
                self.ids[column].add_widget(each)

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if parent:
            for each in self._groups:
                each.show()

    def bring(self, kind: type[Group], game: str = "") -> None:
        """A group to the top: of this game, where several have one of the kind."""
        found = [each for each in self._groups if isinstance(each, kind)]
        group = next((each for each in found if each.game == game), found[0])
        self.ids.view.lead_to(group)


layout.load("shell", "settings_screen")
