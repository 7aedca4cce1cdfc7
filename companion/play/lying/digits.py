"""A figure typed digit by digit, where it lies too far for plus and minus."""

from __future__ import annotations

from collections.abc import Callable

from companion.play.lying.asked import Asked, At, Edit, Enter, Look, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Numeral, Written

_MOST = 10


def digits_card(
    moment: Moment, at: At, title: str, is_: Callable[[int], Edit], more: tuple[Cell, ...] = ()
) -> Asked:
    """Keys as on a telephone; `more` are cells before them, for what is no figure."""
    keys = [Cell(f"digit-{each}", Numeral(each)) for each in (*range(1, 10), 0)]
    clear = Cell("digit-clear", Written(moment.say("otherwise-clear")))
    said = Written(moment.say("otherwise-set", typed=at.typed or "none"))
    set_ = Cell("digit-set", said, chosen=bool(at.typed))
    picks: dict[str, Pick] = {
        f"digit-{each}": Look(at._replace(typed=(at.typed + str(each))[:_MOST]))
        for each in range(10)
    }
    picks["digit-clear"] = Look(at._replace(typed=""))
    if at.typed:
        picks["digit-set"] = Enter(is_(int(at.typed)))
    lines = [Line((*keys[:9], clear, keys[9], set_))]
    if more:
        lines.insert(0, Line(more))
    layout = Lines(tuple(lines), least=72, widest=178, ratio=2.6, most=3)
    return Asked("digits", title, layout=layout, picks=picks)
