from kivy.app import App

from companion.ui.shell.chrome import LinkRow, NameSheet
from companion.ui.shell.sharing.bg_stats import bgg_id


class BggId(LinkRow):
    """The number of a game at BoardGameGeek, by which BG Stats knows it, and the setting of it."""

    def __init__(self, game: str, setting: str, **kwargs: object) -> None:
        self._app = App.get_running_app()
        self._game, self._setting = game, setting
        super().__init__(name=f"bgg-id-{game}", **kwargs)
        self._app.bind(say=self._say)
        self._say()

    def on_tap(self) -> None:
        known = bgg_id(self._app.store, self._setting)
        sheet = NameSheet(
            title=self._app.say("share-bgg-id"), text=str(known or ""), limit=9, blank=True
        )
        sheet.bind(on_named=lambda _, text: self._keep(text))
        self._app.root.open(sheet)

    def _keep(self, text: str) -> None:
        """What is no number is none."""
        number = int(text) if text.isdecimal() else 0
        if self._app.set(self._setting, number):
            self._say()

    def _say(self, *_: object) -> None:
        number = bgg_id(self._app.store, self._setting)
        self.text = f"{self._app.say('share-bgg-id')} · {self._app.called(self._game)}"
        note = self._app.say("share-bgg-id-note")
        self.note = f"{number} · {note}" if number else note
