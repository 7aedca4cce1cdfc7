"""The screens of the app by name: built when first shown, and imported only then, for opening is
to be quick."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.uix.widget import Widget

from companion.games import GAMES
from companion.ui.scorepad.face import PAD
from companion.ui.shell.home import Home, Link
from companion.ui.vasco.sea_chart import SeaChart

_LINKS = (
    Link("games", "games"),
    Link("hall", "won"),
    Link("rules", "rules"),
    Link("component-sets", "components"),
)


def screens(app: Any) -> dict[str, Callable[[], Widget]]:
    return {name: partial(build, app) for name, build in _BUILT.items()}


def _home(app: Any) -> Widget:
    links = tuple(link for link in _LINKS if link.screen in app.root)
    # Not drawn before it has its place, which is after the first frame.
    chart = SeaChart(theme=app.theme, size=(0, 0))
    return Home(chart, links, begins=("new-game", "new-pad"))


def _new_game(app: Any) -> Widget:
    from companion.ui.shell.newgame.new_game import Beginning, NewGame
    from companion.ui.vasco.at_table import AtTable

    own = Beginning("newgame-title", AtTable(), app.begin, app.take_up_table)
    return NewGame(app.game, app.face, own)


def _new_pad(app: Any) -> Widget:
    from companion.ui.scorepad.with_reals import WithReals
    from companion.ui.shell.newgame.new_game import Beginning, NewGame

    own = Beginning("pad-title", WithReals(), app.begin_pad)
    return NewGame(GAMES[PAD], app.face_of(PAD), own)


def _scorepad(_: Any) -> Widget:
    from companion.ui.scorepad.screen import PadScreen

    return PadScreen()


def _as_it_lies(_: Any) -> Widget:
    from companion.ui.vasco.as_it_lies import AsItLies

    return AsItLies()


def _games(app: Any) -> Widget:
    from companion.ui.shell.files import Files
    from companion.ui.shell.games.game_list import GameList

    return GameList(Files(app.data_folder() / "records"))


def _hall(_: Any) -> Widget:
    from companion.ui.shell.hall.hall_of_fame import HallOfFame

    return HallOfFame()


def _standings(_: Any) -> Widget:
    from companion.ui.vasco.reckoning import Standings

    return Standings()


def _reckoning(_: Any) -> Widget:
    from companion.ui.vasco.reckoning import Reckoning

    return Reckoning()


def _rules(_: Any) -> Widget:
    from companion.ui.vasco.rules.screen import RulesScreen

    return RulesScreen()


def _settings(app: Any) -> Widget:
    from companion.ui.shell.aloud import ALL, can
    from companion.ui.shell.files import Files
    from companion.ui.shell.settings import Language, Look, SettingsScreen
    from companion.ui.shell.settings.backups import Backups
    from companion.ui.shell.settings.clock import TakenTime
    from companion.ui.shell.settings.ease import Ease
    from companion.ui.shell.settings.heard import Heard
    from companion.ui.shell.settings.sharing import Sharing
    from companion.ui.vasco.guide_settings import Hints
    from companion.ui.vasco.table_settings import Boxed, Drawn, Helped

    first = [Language(), Look(), Ease()]
    if any(map(can, ALL)):
        first.append(Heard())
    first.append(TakenTime())
    first.append(Backups(Files(app.data_folder() / "records")))
    return SettingsScreen(first, [Boxed(), Helped(), Drawn(), Hints(), Sharing()])


def _setup(app: Any) -> Widget:
    from companion.ui.vasco.setup import Setup

    setup = Setup()
    setup.bind(on_done=lambda _: app.open_game())
    return setup


def _table(_: Any) -> Widget:
    from companion.ui.vasco.table import TableScreen

    return TableScreen()


def _component_sets(app: Any) -> Widget:
    from companion.ui.shell.files import Files
    from companion.ui.vasco.component_sets.set_list import SetList

    return SetList(Files(app.data_folder() / "sets"))


def _check_copy(_: Any) -> Widget:
    from companion.ui.vasco.component_sets.check_copy import CheckCopy

    return CheckCopy()


def _check_tiles(_: Any) -> Widget:
    from companion.ui.vasco.component_sets.check_tiles import CheckTiles

    return CheckTiles()


_BUILT: dict[str, Callable[[Any], Widget]] = {
    "home": _home,
    "new-game": _new_game,
    "as-it-lies": _as_it_lies,
    "games": _games,
    "hall": _hall,
    "standings": _standings,
    "reckoning": _reckoning,
    "rules": _rules,
    "new-pad": _new_pad,
    "scorepad": _scorepad,
    "settings": _settings,
    "setup": _setup,
    "table": _table,
    "component-sets": _component_sets,
    "check-copy": _check_copy,
    "check-tiles": _check_tiles,
}
