"""What Goa supplies to the screens of the app; each is imported when it is first shown, for opening
is to be quick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from companion.goa.ui.face import GoaFace
from companion.ui.shell.parts import Beginning, Figures, Parts, Seats
from companion.ui.table.supplied import Supplied

if TYPE_CHECKING:
    from companion.ui.table.played import Played
    from companion.ui.table.reckoning.reckoned import Reckoned
    from companion.ui.table.tabletop import Tabletop

GAME = "goa"
_BGG_ID = "goa.bgg-id"


def parts(app: Any) -> Parts:
    def begin(seats: Seats) -> None:
        if app.start_game(GAME, seats, app.games[GAME].starter(), frozenset()):
            app.open_game()

    return Parts(
        GoaFace(app.theme),
        beginning=Beginning("newgame-title", Widget, begin, link="new-goa"),
        components=lambda: app.games[GAME].starter(),
        settings=_settings,
        table=Supplied(reckoned=_reckoned, tabletop=_tabletop, played=_played),
        figures=Figures("vp", lambda plays: ()),
        bgg_id=_BGG_ID,
    )


def _settings() -> Sequence[Widget]:
    from companion.ui.shell.settings.sharing import Sharing

    return (Sharing(GAME, _BGG_ID),)


def _reckoned() -> Reckoned:
    from companion.goa.ui.reckoned import RECKONED

    return RECKONED


def _tabletop() -> Tabletop:
    from companion.goa.ui.tabletop import TABLETOP

    return TABLETOP


def _played() -> Played:
    from companion.goa.ui.table import PLAYED

    return PLAYED
