"""What Goa supplies to the screens of the app; each is imported when it is first shown, for opening
is to be quick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from companion.goa.play.table_options import CHOOSABLE
from companion.goa.ui.beginning import beginning
from companion.goa.ui.chosen import GAME, preferences
from companion.goa.ui.component_sets import own_sets
from companion.goa.ui.face import GoaFace
from companion.store.component_sets import Check
from companion.table.session import Change, Session
from companion.ui.drawn.piece import Picture
from companion.ui.shell.parts import Figures, Invitation, Link, Parts
from companion.ui.table.preferences import Preferences
from companion.ui.table.supplied import Supplied, as_it_lies

if TYPE_CHECKING:
    from companion.play.lessons import Lessons
    from companion.ui.table.component_sets.copies import Copies
    from companion.ui.table.played import Played
    from companion.ui.table.reckoning.reckoned import Reckoned
    from companion.ui.table.rules.illustrated import Illustrated
    from companion.ui.table.setup.laid_out import LaidOut
    from companion.ui.table.tabletop import Tabletop

_BGG_ID = "goa.bgg-id"


def parts(app: Any) -> Parts:
    return Parts(
        GoaFace(app.theme),
        # What lies in the grid and beneath it is on the table, which goes on drawing.
        screens={"as-it-lies": partial(as_it_lies, app)},
        beginning=beginning(app),
        hero=lambda: _hero(app),
        links=(Link("rules", "rules"), Link("component-sets", "components")),
        components=lambda: own_sets(app.store).chosen,
        moved=partial(_moved, app),
        invitation=Invitation(
            "check-copy",
            lambda: Check(app.store, GAME).offers,
            lambda: app.attempt(Check(app.store, GAME).offered),
        ),
        settings=partial(_settings, app),
        table=Supplied(
            book=_book,
            reckoned=_reckoned,
            copies=_copies,
            laid_out=_laid_out,
            tabletop=_tabletop,
            played=_played,
        ),
        figures=Figures("vp", lambda plays: ()),
        bgg_id=_BGG_ID,
        own=Preferences(app, GAME, CHOOSABLE, _lessons),
    )


def _moved(app: Any, session: Session, change: Change) -> None:
    """Once a round is settled, what was named in it is the group's own copy."""
    from companion.goa.rules.copies import settled

    for entry in change.entries:
        if settled(entry.state):
            own = app.of(GAME).say("sets-own")
            app.attempt(partial(own_sets(app.store).learn, session, entry.state, own))


def _settings(app: Any) -> Sequence[Widget]:
    from companion.ui.shell.settings.sharing import Sharing
    from companion.ui.table.choosing.settings import Boxed, Helped, Stacks, Ways

    own = preferences(app)
    return Boxed(own), Helped(own), Stacks(own), Ways(own), Sharing(GAME, _BGG_ID)


def _hero(app: Any) -> Widget:
    from companion.goa.ui.hero import draw_hero

    # Not drawn before it has its place, which is after the first frame.
    return Picture(theme=app.theme, paint=draw_hero, size=(0, 0))


def _book() -> Illustrated:
    from companion.goa.ui.book import ILLUSTRATED

    return ILLUSTRATED


def _reckoned() -> Reckoned:
    from companion.goa.ui.reckoned import RECKONED

    return RECKONED


def _copies() -> Copies:
    from companion.goa.ui.component_sets.copies import COPIES

    return COPIES


def _laid_out() -> LaidOut:
    from companion.goa.ui.setting_up import LAID_OUT

    return LAID_OUT


def _tabletop() -> Tabletop:
    from companion.goa.ui.tabletop import TABLETOP

    return TABLETOP


def _played() -> Played:
    from companion.goa.ui.table import PLAYED

    return PLAYED


def _lessons() -> Lessons:
    from companion.goa.play.lessons import LESSONS

    return LESSONS
