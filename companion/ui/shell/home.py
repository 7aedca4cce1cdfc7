from kivy.app import App
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.shell import layout
from companion.ui.shell.chrome import Menu, MenuRow


class Home(BoxLayout):
    """Where the app begins. `hero` is the game's own picture."""

    wide = BooleanProperty(False)
    roomy = BooleanProperty(False)

    def __init__(self, hero: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.hero.add_widget(hero)

    def open_menu(self, anchor: Widget) -> None:
        App.get_running_app().root.open(HomeMenu(anchor=anchor))


class HomeMenu(Menu):
    """The look and the language."""

    def on_kv_post(self, _: Widget) -> None:
        words = App.get_running_app().words
        for code, name in words.languages().items():
            row = MenuRow(name=f"language-{code}", text=name, chosen=code == words.language)
            row.bind(on_tap=lambda _, code=code: self._speak(code))
            self.rows.add_widget(row)

    def _speak(self, code: str) -> None:
        self.close()
        App.get_running_app().words.language = code


layout.load("shell", "home")
layout.load("shell", "home_menu")
