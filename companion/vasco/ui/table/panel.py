"""What Vasco da Gama adds to the panel."""

from __future__ import annotations

from companion.ui.table.panel_parts import PanelParts
from companion.vasco.play.ahead import placing_due
from companion.vasco.play.asking.looking import page_deeds
from companion.vasco.play.shown import Shown
from companion.vasco.rules.phases import rule_due
from companion.vasco.ui.scenes.track import Track
from companion.vasco.ui.table.belongings import Belongings, belongings
from companion.vasco.ui.table.launches import Launches
from companion.vasco.ui.table.turns import turns
from companion.vasco.ui.table.upcoming import upcoming


def _rule(shown: Shown) -> str:
    return "4.3" if shown.manning else rule_due(shown.state)


def _legend(shown: Shown) -> str:
    read = placing_due(shown.state) and shown.helps("facts")
    return shown.say("table-legend") if read else ""


def _page(shown: Shown) -> Belongings:
    return belongings(shown, shown.who)


def track(shown: Shown) -> Track:
    scores = tuple((player.colour, player.vp) for player in shown.state.players)
    return Track(scores, opens=True)


PANEL = PanelParts(
    _rule,
    _legend,
    turns,
    upcoming,
    track,
    lambda asking: Launches(asking=asking),
    _page,
    page_deeds,
)
