from companion.ui.shell.settings.group import Group


class TakenTime(Group):
    """Whether it is measured how long everybody takes."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        say, clock = self._app.words.say, self._app.game_clock
        self._switch(
            "clock",
            lambda: say("settings-clock-on"),
            lambda: say("settings-clock-note"),
            lambda: clock.on,
            clock.turn,
        )
        self.show()

    def show(self, *_: object) -> None:
        self.title = self._app.say("settings-clock")
        super().show()
