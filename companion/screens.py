"""The screens by name: built when first shown, and imported only then, for opening is to be
quick."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from kivy.uix.widget import Widget

from companion.ui.shell.home import Home
from companion.ui.shell.parts import Beginning, Build, Link, Parts
from companion.ui.table import supplied

_LINKS = (Link("games", "games"), Link("hall", "won"))


def screens_of(app: Any, game: str) -> Mapping[str, Build]:
    """Those of a game, by its id, or, without one, those of the app itself."""
    if not game:
        return {name: partial(build, app) for name, build in _BUILT.items()}
    parts: Parts = app.parts_of(game)
    screens: dict[str, Build] = {
        name: partial(build, game) for name, build in parts.screens.items()
    }
    if parts.table:
        screens.update(supplied.screens(app, game, parts.table))
    if parts.beginning:
        screens["new-game"] = partial(_new_game, app, game, parts.beginning)
    return screens


def _home(app: Any) -> Widget:
    hero = app.parts_of(app.foremost).hero
    links = [("", each) for each in _LINKS if each.screen != "hall" or _played(app)]
    links += [(game, each) for game in app.offered for each in app.parts_of(game).links]
    return Home(hero() if hero else Widget(), links)


def _new_game(app: Any, game: str, beginning: Beginning) -> Widget:
    from companion.ui.shell.newgame.new_game import NewGame

    return NewGame(app.games[game], app.face_of(game), beginning)


def _games(app: Any) -> Widget:
    from companion.ui.shell.files import Files
    from companion.ui.shell.games.game_list import GameList

    return GameList(Files(app.data_folder() / "records"))


def _hall(app: Any) -> Widget:
    from companion.ui.shell.hall.hall_of_fame import HallOfFame

    return HallOfFame(_played(app))


def _played(app: Any) -> dict[str, list[str]]:
    """By each game there are figures of, what counts as a play of it."""
    return {
        game: [each for each in app.offered if app.played_as(each) == game]
        for game in app.offered
        if app.parts_of(game).figures and app.played_as(game) == game
    }


def _settings(app: Any) -> Widget:
    from companion.ui.shell.aloud import ALL, can
    from companion.ui.shell.files import Files
    from companion.ui.shell.settings import Language, Look, SettingsScreen
    from companion.ui.shell.settings.backups import Backups
    from companion.ui.shell.settings.clock import TakenTime
    from companion.ui.shell.settings.ease import Ease
    from companion.ui.shell.settings.heard import Heard
    from companion.ui.shell.settings.phones import Phones

    first = [Language(), Look(), Ease()]
    if any(map(can, ALL)):
        first.append(Heard())
    first.append(TakenTime())
    if any(map(app.phones.offers, app.offered)):
        first.append(Phones())
    first.append(Backups(Files(app.data_folder() / "records")))
    return SettingsScreen(
        first, [group for game in app.offered for group in app.parts_of(game).settings()]
    )


_BUILT: dict[str, Callable[[Any], Widget]] = {
    "home": _home,
    "games": _games,
    "hall": _hall,
    "settings": _settings,
}
