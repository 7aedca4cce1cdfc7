from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.shell import layout


class AppSettings(BoxLayout):
    """What is chosen once and may be changed at any time. `own` is what the game has of it; its
    `show` brings it up to date."""

    app = ObjectProperty()
    wide = BooleanProperty(False)

    def __init__(self, own: Widget, **kwargs: object) -> None:
        super().__init__(app=App.get_running_app(), **kwargs)
        self._own = own
        self.ids.own.add_widget(own)
        self.ids.languages.options = list(self.app.words.languages().items())
        self.app.bind(say=self._show)
        self.app.theme.bind(dark=self._show)
        self._show()

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if parent:
            self._own.show()

    def choose_light(self, dark: bool) -> None:
        if dark != self.app.theme.dark:
            self.app.choose_light(dark)
            self._show()

    def _show(self, *_: object) -> None:
        self.ids.languages.value = self.app.words.language
        self.ids.dark.active = self.app.theme.dark


layout.load("shell", "app_settings")
