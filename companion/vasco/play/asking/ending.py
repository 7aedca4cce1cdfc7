"""What a person starts by one button: the navigation, the final scoring; and the end."""

from __future__ import annotations

from companion.play.question import Deed, Question
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Finish, Navigate


def ask_navigate(shown: Shown) -> Question:
    deed = Deed("main", shown.say("deed-navigate"), Navigate(), main=True)
    title, hint = shown.say("navigate-title"), shown.say("navigate-hint")
    return Question(title, hint, area="navigation", deeds=(deed,))


def ask_finish(shown: Shown) -> Question:
    deed = Deed("main", shown.say("deed-finish"), Finish(), main=True)
    title, hint = shown.say("finish-title"), shown.say("finish-hint")
    return Question(title, hint, area="navigation", deeds=(deed,))


def ask_over(shown: Shown) -> Question:
    winners = shown.state.winners or ()
    who = f.listed(map(f.player, winners))
    title = shown.say("over-title", winners=who, count=f.count(len(winners)))
    return Question(title, area="navigation")
