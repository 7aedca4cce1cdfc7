from companion.ui.shell.aloud import ALL, can
from companion.ui.shell.settings.group import Group


class Heard(Group):
    """What is heard and felt of a game; of what the device cannot do there is no switch."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in filter(can, ALL):
            self._aloud(name)
        self.show()

    def _aloud(self, name: str) -> None:
        say, aloud = self._app.words.say, self._app.aloud
        self._switch(
            name,
            lambda: say(f"settings-{name}"),
            lambda: say(f"settings-{name}-note"),
            lambda: getattr(aloud, name),
            lambda on: self._app.choose_aloud(name, on),
        )

    def show(self, *_: object) -> None:
        self.title = self._app.say("settings-heard")
        super().show()
