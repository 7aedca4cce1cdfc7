from kivy.app import App
from kivy.uix.widget import Widget

from companion.ui.shell.chrome.app_bar import AppBar
from companion.ui.shell.chrome.button import IconButton


class BackBar(AppBar):
    """The band across the top of a screen one came to from another, with the way back."""

    def on_kv_post(self, _: Widget) -> None:
        back = IconButton(name="back", icon="back", tint="foam", pos_hint={"center_y": 0.5})
        back.bind(on_tap=lambda _: App.get_running_app().root.back())
        self.padding[0] = self.padding[2]
        self.add_widget(back, index=len(self.children))
