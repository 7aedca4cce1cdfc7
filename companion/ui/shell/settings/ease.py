from companion.ui.shell.settings.group import Group


class Ease(Group):
    """What moves, what stands where, and whether the screen stays on."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("still", "left", "awake"):
            self._comfort(name)
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
        super().show()
