"""What undo takes back: the last tap, or where nothing is tapped yet the last decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from companion.table.game import Figure
from companion.vasco.play.asking.naming import tapped
from companion.vasco.play.shown import Shown
from companion.vasco.play.telling import briefly
from companion.vasco.rules import figures as f

if TYPE_CHECKING:
    from companion.vasco.ui.asking.asking import Asking


class Latest(NamedTuple):
    said: Figure
    take_back: Callable[[], object]


def latest(asking: Asking, shown: Shown) -> Latest | None:
    if asking.manning:
        crew = asking.manning.crew
        return Latest(f.aboard(crew[-1]) if crew else f.move("launch"), asking.step_ashore)
    if asking.telling:
        taps, deed = asking.ahead.taps, f.text(shown.say("ahead-do"))
        return Latest(tapped(shown, taps.last) if taps.before else deed, asking.tell_no_more)
    if disc := asking.just_told:
        figures = {"number": f.number(disc.number), "area": f.area(disc.area)}
        said = shown.say("told-place", player=f.player(disc.player), **figures)
        return Latest(f.text(said), asking.take_back_told)
    if asking.typing:
        return Latest(f.text(shown.say("ask-other")), asking.stop_typing)
    undone = asking.session.undoes
    goes_on = undone and not asking.revised and asking.taps is asking.restored
    if asking.taps.before and not goes_on:
        return Latest(tapped(shown, asking.taps.last), asking.untap)
    if asking.revised:
        return Latest(f.text(shown.say("ask-revision")), asking.stop_revising)
    if again := asking.session.brings_back:
        said = shown.say("ask-taken-back", count=f.count(again))
        return Latest(f.text(said), asking.undo_move)
    return Latest(f.text(briefly(shown.say, undone)), asking.undo_move) if undone else None
