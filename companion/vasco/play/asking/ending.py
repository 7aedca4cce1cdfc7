"""What a person starts by one button: the navigation, the final scoring; and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.play.question import Deed, Question
from companion.vasco.play.asking.launching import Man
from companion.vasco.play.offers import Offer, last_offers
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.ending import ships_to_man
from companion.vasco.rules.moves import Finish, Launch, Navigate
from companion.vasco.rules.state import VP_A_SHIP, Docked, Player, State
from companion.vasco.rules.supply import seat_of


def ask_navigate(shown: Shown) -> Question:
    deed = Deed("main", shown.say("deed-navigate"), Navigate(), main=True)
    title, hint = shown.say("navigate-title"), shown.say("navigate-hint")
    return Question(title, hint, area="navigation", deeds=(deed,))


def ask_finish(shown: Shown) -> Question:
    """The points are not counted past a launch that would bring some: it comes first, and counting
    says what goes without it."""
    title, hint = shown.say("finish-title"), shown.say("finish-hint")
    open_ = [each for each in last_offers(shown) if ships_to_man(_player(shown, each.colour))]
    deeds = _launch_or_count(shown, open_) if open_ else (_count(shown.say("deed-finish")),)
    return Question(title, hint, area="navigation", deeds=deeds)


def _count(text: str, main: bool = True) -> Deed:
    return Deed("main" if main else "finish", text, Finish(), main=main)


def _launch_or_count(shown: Shown, found: Sequence[Offer]) -> tuple[Deed, ...]:
    first, points = found[0], f.vp(VP_A_SHIP)
    ship = f.at_sea([Docked(first.project.limit, first.colour, first.project)])
    launch = shown.say("deed-last-launch", ship=ship, points=points)
    move = Launch(first.colour, first.project, first.crew) if first.crew else None
    pick = None if first.crew else Man(first.colour, first.project)
    many = _launchable(shown, found)
    most = sum(min(ships_to_man(_player(shown, who)), each) for who, each in many.items())
    figures = {"count": f.count(many.total()), "points": f.vp(VP_A_SHIP * most)}
    count = _count(shown.say("deed-finish-without", **figures), main=False)
    return Deed("main", launch, move, pick, main=True), count


def _launchable(shown: Shown, found: Sequence[Offer]) -> Counter[str]:
    """So many of each player's projects; one launched may leave no crew for the next."""
    many: Counter[str] = Counter()
    for each in found:
        many[each.colour] += _player(shown, each.colour).projects.count(each.project)
    return many


def _player(shown: Shown, colour: str) -> Player:
    state: State = shown.state
    return state.players[seat_of(state, colour)]


def ask_over(shown: Shown) -> Question:
    winners = shown.state.winners or ()
    who = f.listed(map(f.player, winners))
    title = shown.say("over-title", winners=who, count=f.count(len(winners)))
    return Question(title, area="navigation")
