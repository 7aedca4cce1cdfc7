from companion.ui.shell.chrome import LinkRow
from companion.ui.shell.settings.group import Group


class Ease(Group):
    """What moves, what stands where, and whether the screen stays on."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("still", "left", "awake"):
            self._comfort(name)
        self._keyboard = LinkRow(name="keyboard", fill="clear", rim="clear")
        self._keyboard.bind(on_tap=lambda _: self._app.explain_keys())
        self.ids.rows.add_widget(self._keyboard)
        self.show()

    def _comfort(self, name: str) -> None:
        say, comfort = self._app.words.say, self._app.comfort
        self._switch(
            name,
            lambda: say(f"settings-{name}"),
            lambda: say(f"settings-{name}-note"),
            lambda: getattr(comfort, name),
            lambda on: self._app.choose_comfort(name, on),
        )

    def show(self, *_: object) -> None:
        self.title = self._app.say("settings-ease")
        self._keyboard.text = self._app.say("keys-settings")
        self._keyboard.note = self._app.say("keys-settings-note")
        super().show()
