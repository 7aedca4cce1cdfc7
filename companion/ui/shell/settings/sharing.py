from companion.ui.shell.settings.group import Group
from companion.ui.shell.sharing.bgg_id import BggId


class Sharing(Group):
    """What others' apps need to know of a game; `bgg_id` is the setting with its number."""

    def __init__(self, game: str, bgg_id: str, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.rows.add_widget(BggId(game, bgg_id, fill="clear", rim="clear"))
        self.show()

    def show(self, *_: object) -> None:
        self.title = self._app.say("settings-sharing")
        super().show()
