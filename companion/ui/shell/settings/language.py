from companion.ui.shell.settings.group import Choice, Group


class Language(Group):
    """Which language is spoken."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        words = self._app.words
        self._choices(
            "language",
            lambda: [Choice(*each) for each in words.languages().items()],
            lambda: words.language,
            self._app.choose_language,
        )
        self.show()

    def show(self, *_: object) -> None:
        self.title = self._app.say("settings-language")
        super().show()
