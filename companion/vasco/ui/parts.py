"""What Vasco da Gama supplies to the screens of the app; each is imported when it is first shown,
for opening is to be quick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from companion.store.component_sets import Check
from companion.table.session import Change, Session
from companion.ui.shell.parts import Figures, Invitation, Link, Parts
from companion.ui.table.preferences import Preferences
from companion.ui.table.supplied import Supplied, as_it_lies
from companion.vasco.play.portrait import portrait
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.ui.beginning import beginning
from companion.vasco.ui.chosen import GAME, preferences
from companion.vasco.ui.component_sets import own_sets
from companion.vasco.ui.face import VascoFace
from companion.vasco.ui.shortcuts import KEYS

if TYPE_CHECKING:
    from companion.play.lessons import Lessons
    from companion.ui.table.component_sets.copies import Copies
    from companion.ui.table.played import Played
    from companion.ui.table.reckoning.reckoned import Reckoned
    from companion.ui.table.rules.illustrated import Illustrated
    from companion.ui.table.setup.laid_out import LaidOut
    from companion.ui.table.tabletop import Tabletop

_BGG_ID = "bg-stats.bgg-id"
_LINKS = (Link("rules", "rules"), Link("component-sets", "components"))


def parts(app: Any) -> Parts:
    return Parts(
        face=VascoFace(app.theme),
        screens={"as-it-lies": partial(_as_it_lies, app)},
        beginning=beginning(app),
        components=lambda: own_sets(app.store).chosen,
        moved=partial(_moved, app),
        hero=lambda: _hero(app),
        links=_LINKS,
        invitation=Invitation(
            "check-copy",
            lambda: Check(app.store, GAME).offers,
            lambda: app.attempt(Check(app.store, GAME).offered),
        ),
        settings=partial(_settings, app),
        keys=KEYS,
        table=Supplied(_book, _reckoned, _copies, _laid_out, _tabletop, _played),
        figures=Figures("vp", portrait),
        bgg_id=_BGG_ID,
        own=Preferences(app, GAME, CHOOSABLE, _lessons),
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


def _settings(app: Any) -> Sequence[Widget]:
    from companion.ui.shell.settings.sharing import Sharing
    from companion.ui.table.choosing.settings import Boxed, Helped, Hints, Stacks

    own = preferences(app)
    return Boxed(own), Helped(own), Stacks(own), Hints(own), Sharing(GAME, _BGG_ID)


def _book() -> Illustrated:
    from companion.vasco.ui.book import ILLUSTRATED

    return ILLUSTRATED


def _reckoned() -> Reckoned:
    from companion.vasco.ui.reckoned import RECKONED

    return RECKONED


def _copies() -> Copies:
    from companion.vasco.ui.component_sets.copies import COPIES

    return COPIES


def _laid_out() -> LaidOut:
    from companion.vasco.ui.setting_up import LAID_OUT

    return LAID_OUT


def _tabletop() -> Tabletop:
    from companion.vasco.ui.tabletop import TABLETOP

    return TABLETOP


def _played() -> Played:
    from companion.vasco.ui.table import PLAYED

    return PLAYED


def _as_it_lies(app: Any, game: str) -> Widget:
    """Which tiles came up before, the app cannot know: those the table goes on drawing."""
    return as_it_lies(app, game, drawing=preferences(app).drawing)


def _lessons() -> Lessons:
    from companion.vasco.play.lessons import LESSONS

    return LESSONS
