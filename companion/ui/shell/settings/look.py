from companion.ui.shell.comfort import TEXT_SIZES
from companion.ui.shell.palette import LIGHTS
from companion.ui.shell.settings.group import Choice, Group


class Look(Group):
    """How the app looks: its light and the size of its texts."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        say, comfort, choose = self._app.words.say, self._app.comfort, self._app.choose_comfort
        self._note(lambda: say(f"settings-light-{comfort.light}-note"))
        self._choices(
            "light",
            lambda: [Choice(light, say(f"settings-light-{light}")) for light in LIGHTS],
            lambda: comfort.light,
            lambda light: choose("light", light),
        )
        self._note(lambda: say("settings-text-note"))
        self._choices(
            "text",
            lambda: [Choice(size, f"{round(size * 100)} %") for size in TEXT_SIZES],
            lambda: comfort.text,
            lambda size: choose("text", size),
        )
        comfort.bind(light=self.show, text=self.show)
        self.show()

    def show(self, *_: object) -> None:
        self.title = self._app.say("settings-look")
        super().show()
