"""What Vasco da Gama supplies to the screens of the app; each is imported when it is first shown,
for opening is to be quick."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kivy.uix.widget import Widget

from companion.table.session import Change, Session
from companion.ui.shell.parts import Figures, Invitation, Link, Parts
from companion.ui.table.given import Given
from companion.vasco.play.portrait import portrait
from companion.vasco.ui.beginning import begin_as_it_lies, beginning
from companion.vasco.ui.component_sets import own_sets
from companion.vasco.ui.face import VascoFace
from companion.vasco.ui.preferences import GAME, Preferences, preferences
from companion.vasco.ui.shortcuts import KEYS

_BGG_ID = "bg-stats.bgg-id"
_LINKS = (Link("rules", "rules"), Link("component-sets", "components"))


def parts(app: Any) -> Parts:
    return Parts(
        face=VascoFace(app.theme),
        screens={name: partial(build, app) for name, build in _BUILT.items()},
        beginning=beginning(app),
        components=lambda: own_sets(app.store).chosen,
        moved=partial(_moved, app),
        hero=lambda: _hero(app),
        links=_LINKS,
        invitation=Invitation(
            "check-copy",
            lambda: own_sets(app.store).offers_check,
            lambda: app.attempt(own_sets(app.store).offered_check),
        ),
        settings=_settings,
        keys=KEYS,
        rules=partial(_book, app),
        figures=Figures("vp", portrait),
        bgg_id=_BGG_ID,
        own=Preferences(app),
    )


def _moved(app: Any, session: Session, change: Change) -> None:
    """With the navigation a round is settled: what came up in it is the group's own copy."""
    for entry in change.entries:
        if entry.raw["do"] == "navigate":
            own = app.of(GAME).say("sets-own")
            app.attempt(partial(own_sets(app.store).learn, session, entry.state, own))


def _hero(app: Any) -> Widget:
    from companion.vasco.ui.sea.sea_chart import SeaChart

    # Not drawn before it has its place, which is after the first frame.
    return SeaChart(theme=app.theme, size=(0, 0))


def _settings() -> Sequence[Widget]:
    from companion.ui.shell.settings.sharing import Sharing
    from companion.vasco.ui.guide_settings import Hints
    from companion.vasco.ui.table_settings import Boxed, Drawn, Helped

    return Boxed(), Helped(), Drawn(), Hints(), Sharing(_BGG_ID)


def _book(app: Any, rule: str, marked: bool) -> Widget:
    from companion.ui.table.rules.sheet import RulesSheet
    from companion.vasco.ui.book import ILLUSTRATED

    return RulesSheet(Given(app, GAME), ILLUSTRATED, rule, marked)


def _as_it_lies(app: Any, game: str) -> Widget:
    from companion.vasco.ui.as_it_lies import AsItLies

    return AsItLies(
        Given(app, game),
        components=lambda: own_sets(app.store).chosen,
        begin_game=partial(begin_as_it_lies, app),
    )


def _standings(app: Any, game: str) -> Widget:
    from companion.vasco.ui.reckoning import Standings

    return Standings(Given(app, game), app.face_of, app.words.of)


def _unfinished(app: Any, game: str) -> Widget:
    from companion.vasco.ui.reckoning.unfinished import Unfinished

    unfinished = Unfinished(Given(app, game), app.face_of, app.words.of)
    unfinished.bind(on_go_on=lambda shown: app.go_on(shown.session.head.id))
    return unfinished


def _reckoning(app: Any, game: str) -> Widget:
    from companion.vasco.ui.reckoning import Reckoning

    records = app.data_folder() / "records"
    reckoning = Reckoning(Given(app, game), app.store, app.face_of, app.words.of, records)
    reckoning.bind(on_gone_back=lambda _: app.open_game())
    return reckoning


def _rules(app: Any, game: str) -> Widget:
    from companion.ui.table.rules.screen import RulesScreen
    from companion.vasco.ui.book import ILLUSTRATED

    return RulesScreen(Given(app, game), ILLUSTRATED)


def _setup(app: Any, game: str) -> Widget:
    from companion.vasco.ui.setup import Setup

    setup = Setup(Given(app, game))
    setup.bind(on_done=lambda _: app.open_game(), on_given_up=lambda _: app.give_up_running())
    setup.asking.bind(on_refused=lambda *_: app.aloud.refused())
    return setup


def _table(app: Any, game: str) -> Widget:
    from companion.vasco.ui.table import TableScreen

    table = TableScreen(Given(app, game), preferences(app).guide)
    table.bind(on_set_up=lambda _: app.open_game(), on_over=lambda _: app.look_back())
    table.bind(on_given_up=lambda _: app.give_up_running())
    table.asking.bind(on_refused=lambda *_: app.aloud.refused())
    return table


def _component_sets(app: Any, game: str) -> Widget:
    from companion.ui.shell.files import Files
    from companion.ui.shell.games.coming import Coming
    from companion.vasco.ui.component_sets.set_list import SetList

    files = Files(app.data_folder() / "sets", game)
    return SetList(Given(app, game), app.store, files, partial(Coming, app))


def _check_copy(app: Any, game: str) -> Widget:
    from companion.vasco.ui.component_sets.check_copy import CheckCopy

    return CheckCopy(Given(app, game), app.store)


def _check_tiles(app: Any, game: str) -> Widget:
    from companion.vasco.ui.component_sets.check_tiles import CheckTiles

    return CheckTiles(Given(app, game), app.store)


_BUILT: dict[str, Callable[[Any, str], Widget]] = {
    "as-it-lies": _as_it_lies,
    "standings": _standings,
    "reckoning": _reckoning,
    "unfinished": _unfinished,
    "rules": _rules,
    "setup": _setup,
    "table": _table,
    "component-sets": _component_sets,
    "check-copy": _check_copy,
    "check-tiles": _check_tiles,
}
