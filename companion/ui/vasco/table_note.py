from kivy.app import App

from companion.ui.shell.chrome import LinkRow


class TableNote(LinkRow):
    """What is chosen for the table, in a sentence, and the way to choose otherwise."""

    def __init__(self, **kwargs: object) -> None:
        self._app = App.get_running_app()
        super().__init__(name="table-note", **kwargs)
        self._app.bind(say=self._say, options=self._say)
        self._say()

    def on_tap(self) -> None:
        self._app.root.show("settings")

    def _say(self, *_: object) -> None:
        preset, help_ = self._app.options.preset, self._app.options.help
        self.text = self._app.say("options-summary", preset=preset or "some", help=help_)
