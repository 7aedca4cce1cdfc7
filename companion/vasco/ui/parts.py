"""What Vasco da Gama supplies to the screens of the app; each is imported when it is first shown,
for opening is to be quick."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kivy.uix.widget import Widget

from companion.table.session import Change, Session
from companion.ui.shell.parts import Figures, Invitation, Link, Parts
from companion.vasco.play.portrait import portrait
from companion.vasco.ui.beginning import beginning
from companion.vasco.ui.component_sets.chosen import (
    chosen_components,
    learn,
    offered_check,
    offers_check,
)
from companion.vasco.ui.face import VascoFace
from companion.vasco.ui.preferences import GAME, Preferences
from companion.vasco.ui.shortcuts import KEYS

_BGG_ID = "bg-stats.bgg-id"
_LINKS = (Link("rules", "rules"), Link("component-sets", "components"))


def parts(app: Any) -> Parts:
    return Parts(
        face=VascoFace(app.theme),
        screens={name: partial(build, app) for name, build in _BUILT.items()},
        beginning=beginning(app),
        components=lambda: chosen_components(app.store),
        moved=partial(_moved, app),
        hero=lambda: _hero(app),
        links=_LINKS,
        invitation=Invitation(
            "check-copy",
            lambda: offers_check(app.store),
            lambda: app.attempt(partial(offered_check, app.store)),
        ),
        settings=_settings,
        keys=KEYS,
        rules=_book,
        figures=Figures("vp", portrait),
        bgg_id=_BGG_ID,
        own=Preferences(app),
    )


def _moved(app: Any, session: Session, change: Change) -> None:
    """With the navigation a round is settled: what came up in it is the group's own copy."""
    for entry in change.entries:
        if entry.raw["do"] == "navigate":
            own = app.of(GAME).say("sets-own")
            app.attempt(partial(learn, app.store, session, entry.state.seen, own))


def _hero(app: Any) -> Widget:
    from companion.vasco.ui.sea_chart import SeaChart

    # Not drawn before it has its place, which is after the first frame.
    return SeaChart(theme=app.theme, size=(0, 0))


def _settings() -> Sequence[Widget]:
    from companion.ui.shell.settings.sharing import Sharing
    from companion.vasco.ui.guide_settings import Hints
    from companion.vasco.ui.table_settings import Boxed, Drawn, Helped

    return Boxed(), Helped(), Drawn(), Hints(), Sharing(_BGG_ID)


def _book(rule: str, marked: bool) -> Widget:
    from companion.vasco.ui.rules.sheet import RulesSheet

    return RulesSheet(rule, marked)


def _as_it_lies(_: Any) -> Widget:
    from companion.vasco.ui.as_it_lies import AsItLies

    return AsItLies()


def _standings(_: Any) -> Widget:
    from companion.vasco.ui.reckoning import Standings

    return Standings()


def _reckoning(_: Any) -> Widget:
    from companion.vasco.ui.reckoning import Reckoning

    return Reckoning()


def _unfinished(_: Any) -> Widget:
    from companion.vasco.ui.reckoning.unfinished import Unfinished

    return Unfinished()


def _rules(_: Any) -> Widget:
    from companion.vasco.ui.rules.screen import RulesScreen

    return RulesScreen()


def _setup(app: Any) -> Widget:
    from companion.vasco.ui.setup import Setup

    setup = Setup()
    setup.bind(on_done=lambda _: app.open_game())
    return setup


def _table(_: Any) -> Widget:
    from companion.vasco.ui.table import TableScreen

    return TableScreen()


def _component_sets(app: Any) -> Widget:
    from companion.ui.shell.files import Files
    from companion.vasco.ui.component_sets.set_list import SetList

    return SetList(Files(app.data_folder() / "sets"))


def _check_copy(_: Any) -> Widget:
    from companion.vasco.ui.component_sets.check_copy import CheckCopy

    return CheckCopy()


def _check_tiles(_: Any) -> Widget:
    from companion.vasco.ui.component_sets.check_tiles import CheckTiles

    return CheckTiles()


_BUILT: dict[str, Callable[[Any], Widget]] = {
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
