"""The screens of the app by name: built when first shown, and imported only then, for opening is
to be quick."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.uix.widget import Widget

from companion.games import GAMES
from companion.scorepad.ui.face import PAD
from companion.ui.shell.home import Home, Link
from companion.ui.table.given import Given
from companion.vasco.ui.sea.sea_chart import SeaChart

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
    from companion.vasco.ui.at_table import AtTable

    own = Beginning("newgame-title", AtTable(_given(app), app.guide), app.begin, app.take_up_table)
    return NewGame(app.game, app.face, own)


def _new_pad(app: Any) -> Widget:
    from companion.scorepad.ui.with_reals import WithReals
    from companion.ui.shell.newgame.new_game import Beginning, NewGame

    own = Beginning("pad-title", WithReals(_given(app, PAD), app.store), app.begin_pad)
    return NewGame(GAMES[PAD], app.face_of(PAD), own)


def _scorepad(app: Any) -> Widget:
    from companion.scorepad.ui.screen import PadScreen

    pad = PadScreen(_given(app, PAD))
    pad.bind(on_refused=lambda _: app.aloud.refused(), on_over=lambda _: _look_back(app))
    return pad


def _as_it_lies(app: Any) -> Widget:
    from companion.vasco.ui.as_it_lies import AsItLies
    from companion.vasco.ui.component_sets import own_sets

    return AsItLies(
        _given(app),
        lying=lambda: app.lying_seats,
        components=lambda: own_sets(app.store).chosen,
        begin_game=app.begin_as_it_lies,
    )


def _games(app: Any) -> Widget:
    from companion.ui.shell.files import Files
    from companion.ui.shell.games.game_list import GameList

    return GameList(Files(app.data_folder() / "records"))


def _hall(_: Any) -> Widget:
    from companion.ui.shell.hall.hall_of_fame import HallOfFame

    return HallOfFame()


def _standings(app: Any) -> Widget:
    from companion.vasco.ui.reckoning import Standings

    return Standings(_given(app), app.face_of, app.of)


def _unfinished(app: Any) -> Widget:
    from companion.vasco.ui.reckoning.unfinished import Unfinished

    unfinished = Unfinished(_given(app), app.face_of, app.of)
    unfinished.looked_at = app.looked_at
    app.bind(looked_at=unfinished.setter("looked_at"))
    unfinished.bind(on_go_on=lambda _: app.take_up(app.looked_at.head.id) and app.open_game())
    return unfinished


def _reckoning(app: Any) -> Widget:
    from companion.vasco.ui.reckoning import Reckoning

    records = app.data_folder() / "records"
    reckoning = Reckoning(_given(app), app.store, app.face_of, app.words.of, records)
    reckoning.looked_at = app.looked_at
    app.bind(looked_at=reckoning.setter("looked_at"))
    reckoning.bind(on_gone_back=lambda _: app.open_game())
    return reckoning


def _rules(app: Any) -> Widget:
    from companion.vasco.ui.rules.screen import RulesScreen

    return RulesScreen(_given(app))


def _settings(_: Any) -> Widget:
    from companion.ui.shell.aloud import ALL, can
    from companion.ui.shell.settings import Language, Look, SettingsScreen
    from companion.ui.shell.settings.clock import TakenTime
    from companion.ui.shell.settings.ease import Ease
    from companion.ui.shell.settings.heard import Heard
    from companion.ui.shell.settings.sharing import Sharing
    from companion.vasco.ui.guide_settings import Hints
    from companion.vasco.ui.table_settings import Boxed, Drawn, Helped

    first = [Language(), Look(), Ease()]
    if any(map(can, ALL)):
        first.append(Heard())
    first.append(TakenTime())
    return SettingsScreen(first, [Boxed(), Helped(), Drawn(), Hints(), Sharing()])


def _setup(app: Any) -> Widget:
    from companion.vasco.ui.setup import Setup

    setup = Setup(_given(app))
    setup.bind(on_done=lambda _: app.open_game(), on_given_up=lambda _: app.give_up_running())
    setup.asking.bind(on_refused=lambda *_: app.aloud.refused())
    return setup


def _table(app: Any) -> Widget:
    from companion.vasco.ui.table import TableScreen

    table = TableScreen(_given(app), app.guide)
    table.bind(on_set_up=lambda _: app.open_game(), on_over=lambda _: _look_back(app))
    table.bind(on_given_up=lambda _: app.give_up_running())
    table.asking.bind(on_refused=lambda *_: app.aloud.refused())
    return table


def _component_sets(app: Any) -> Widget:
    from companion.ui.shell.files import Files
    from companion.vasco.ui.component_sets.set_list import SetList

    return SetList(_given(app), app.store, Files(app.data_folder() / "sets"))


def _check_copy(app: Any) -> Widget:
    from companion.vasco.ui.component_sets.check_copy import CheckCopy

    return CheckCopy(_given(app), app.store)


def _check_tiles(app: Any) -> Widget:
    from companion.vasco.ui.component_sets.check_tiles import CheckTiles

    return CheckTiles(_given(app), app.store)


def _given(app: Any, game: str = "vasco") -> Given:
    return Given(app, game)


def _look_back(app: Any) -> None:
    """At how the game that has just ended did so."""
    app.look_at(app.session.head.id, "home")


_BUILT: dict[str, Callable[[Any], Widget]] = {
    "home": _home,
    "new-game": _new_game,
    "as-it-lies": _as_it_lies,
    "games": _games,
    "hall": _hall,
    "standings": _standings,
    "reckoning": _reckoning,
    "unfinished": _unfinished,
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
