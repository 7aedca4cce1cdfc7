"""What can be done for whom one looks at while discs are placed: one of his, ahead of his turn."""

from __future__ import annotations

from companion.play.question import Deed
from companion.vasco.play.ahead import Ahead, Withdrawn, placing_due, untold
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f


def page_deeds(shown: Shown) -> tuple[Deed, ...]:
    due = placing_due(shown.state)
    if not due or shown.who == due or shown.telling:
        return ()
    found = []
    if untold(shown.state, shown.ahead, shown.who):
        found.append(Deed("place-ahead", shown.say("ahead-do"), pick=Ahead(shown.who)))
    found += [
        Deed(
            f"withdraw-{disc.number}",
            shown.say("ahead-withdraw", number=f.number(disc.number)),
            pick=Withdrawn(disc),
        )
        for disc in shown.ahead
        if disc.player == shown.who
    ]
    return tuple(found)
