from companion.ui.shell.settings import Group
from companion.vasco.ui.preferences import preferences


class Hints(Group):
    """Whether games are guided."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        say, guide = self._app.of("vasco").say, preferences(self._app).guide
        self._switch(
            "guide",
            lambda: say("guide-on"),
            lambda: say("guide-on-note"),
            lambda: guide.on,
            guide.turn,
        )
        self.show()

    def show(self, *_: object) -> None:
        self.title = self._app.of("vasco").say("guide-title")
        super().show()
