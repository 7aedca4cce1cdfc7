from companion.play.spectators import SHOWN
from companion.ui.shell.settings.group import Choice, Group


class Phones(Group):
    """What the group lets those do and see who join with a phone."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        say, phones = self._app.words.say, self._app.phones
        self._switch(
            "phones-decide",
            lambda: say("phones-decide"),
            lambda: say("phones-decide-note"),
            lambda: phones.may_decide,
            phones.let_decide,
        )
        self._note(lambda: say(f"settings-phones-{phones.spectators}-note"))
        self._choices(
            "phones-spectators",
            lambda: [Choice(each, say(f"settings-phones-{each}")) for each in SHOWN],
            lambda: phones.spectators,
            phones.show_spectators,
        )
        self._note(lambda: say("settings-phones-plain"))
        self.show()

    def show(self, *_: object) -> None:
        self.title = self._app.say("settings-phones")
        super().show()
