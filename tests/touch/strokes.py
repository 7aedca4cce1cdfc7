"""Which touch comes next on the way to a move, seen from what is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from companion.play.question import Question
from companion.vasco.play.asking.buying import Upper
from companion.vasco.play.asking.fleet import Armed, picked, sailing
from companion.vasco.play.asking.recruiting import Hand
from companion.vasco.play.shown import Shown
from companion.vasco.rules import moves as m
from companion.vasco.rules.advice.crews import best_crew
from companion.vasco.rules.launching import aboard
from companion.vasco.rules.state import SAILORS, State, Tile
from companion.vasco.rules.supply import seat_of


def stroke(question: Question, shown: Shown, move: Any) -> str:
    """The name of what is touched next."""
    if isinstance(move, m.Launch):
        return _launch(question, shown, move)
    return STROKES[type(move)](question, shown, move)


def _place(question: Question, shown: Shown, move: m.Place) -> str:
    number = f"number-{move.number}"
    return f"area-{move.area}" if number in question.chosen else number


def _pass(question: Question, shown: Shown, move: m.Pass) -> str:
    return "pass"


def _buy(question: Question, shown: Shown, move: m.Buy) -> str:
    if move.sao_gabriel:
        return "main" if "sao-gabriel" in question.chosen else "sao-gabriel"
    chosen = [name for name in question.chosen if name.startswith("project-")]
    wanted = list(move.projects)
    for name in sorted(chosen):
        tile = question.picks[name].project
        if tile not in wanted:
            return name
        wanted.remove(tile)
    for name, pick in question.picks.items():
        if isinstance(pick, Upper) and pick.project in wanted and name not in chosen:
            return name
    return "main"


def _recruit(question: Question, shown: Shown, move: m.Recruit) -> str:
    deed = "captain" if move.captain else "main"
    if move.section is None:
        return deed
    hands = {name: pick for name, pick in question.picks.items() if isinstance(pick, Hand)}
    chosen = {name: hands[name] for name in question.chosen}
    there = Counter(hand.colour for hand in hands.values() if hand.section == move.section)
    wanted = +Counter(dict(zip(SAILORS, move.sailors, strict=True)))
    taken = Counter(hand.colour for hand in chosen.values() if hand.section == move.section)
    missing, over = wanted - taken, taken - wanted
    # All of a section at once, and back who stays there, where that is quicker.
    if missing.total() > 1 + (there - wanted).total():
        return f"section-{move.section}"
    if over:
        return next(name for name, hand in sorted(chosen.items()) if hand.colour in over)
    for name, hand in hands.items():
        if hand.section == move.section and hand.colour in missing and name not in chosen:
            return name
    return deed


def _expedition(question: Question, shown: Shown, move: m.Expedition) -> str:
    if "main" not in names(question) and not any(
        isinstance(pick, Armed) for pick in question.picks.values()
    ):
        return _bonus(question, shown, [berth.bonus for berth in move.ships])
    wanted = {f"dock-{move.landing}-{berth.dock}": berth.ship for berth in move.ships}
    lying = sailing_now(question)
    coast = question.picks.get(f"landing-{move.landing}")
    if coast and not lying and _proposed(shown, coast, wanted):
        return f"landing-{move.landing}"
    for dock in lying:
        if dock not in wanted:
            return _chip(shown, dock)
    for dock, ship in wanted.items():
        if lying.get(dock) != ship:
            return _to_dock(question, shown, dock, ship)
    return "main"


def _proposed(shown: Shown, coast: object, wanted: dict[str, Tile]) -> bool:
    """Whether a tap on the landing is nearer to what is wanted than taps on its docks."""
    player = _called(shown.state)
    after = {
        f"dock-{each.landing}-{each.dock}": player.ships[each.ship]
        for each in sailing(picked(shown.state, shown.picks, coast))
    }
    wrong = sum(after.get(dock) != ship for dock, ship in wanted.items())
    return 1 + 2 * wrong + sum(dock not in wanted for dock in after) < len(wanted)


def _called(state: State) -> Any:
    from companion.vasco.play.asking.calling import the_called

    return the_called(state)[0]


def _chip(shown: Shown, dock: str) -> str:
    """The chip of the ship that lies in this dock, which takes it back."""
    each = next(each for each in sailing(shown.picks) if f"dock-{each.landing}-{each.dock}" == dock)
    return f"ship-{each.ship}"


def _to_dock(question: Question, shown: Shown, dock: str, ship: Tile) -> str:
    """A tap on the dock where that puts this ship there, else on the ship first."""
    player = _called(shown.state)
    after = sailing(picked(shown.state, shown.picks, question.picks[dock]))
    there = next((each.ship for each in after if f"dock-{each.landing}-{each.dock}" == dock), None)
    if (
        there is not None
        and player.ships[there] == ship
        and len(after) > len(sailing_now(question))
    ):
        return dock
    if there is not None and player.ships[there] == ship and _armed(shown):
        return dock
    aboard = {each.ship for each in sailing(shown.picks)}
    free = [
        place for place, each in enumerate(player.ships) if each == ship and place not in aboard
    ]
    if not free:
        free = [place for place, each in enumerate(player.ships) if each == ship]
    return f"ship-{free[0]}"


def sailing_now(question: Question) -> dict[str, Tile]:
    """The ships that are to sail, by the docks they are to lie in."""
    docks = {name: spot.piece for name, spot in question.spots.items() if name.startswith("dock-")}
    return {name: docked.ship for name, docked in docks.items() if docked}


def _armed(shown: Shown) -> bool:
    return any(isinstance(pick, Armed) for pick in shown.picks)


def _bonus(question: Question, shown: Shown, bonuses: Iterable[m.Bonus]) -> str:
    left = [bonus for bonus in bonuses if bonus != m.NO_BONUS]
    for pick in shown.picks:
        if pick in left:
            left.remove(pick)
    return next(name for name, pick in question.picks.items() if pick == left[0])


def _money(question: Question, shown: Shown, move: m.TakeMoney) -> str:
    return f"amount-{move.slot}"


def _host(question: Question, shown: Shown, move: m.Host) -> str:
    portrait = f"character-{move.character}"
    if portrait in names(question):
        return portrait
    if move.character == "manuel":
        number = f"number-{move.number}"
        one_left = sum(name.startswith("number-") for name in question.picks) == 1
        return f"area-{move.area}" if one_left or number in question.chosen else number
    if move.send is None:
        return "later"
    return _voyage(question, shown, move.send)


def _send(question: Question, shown: Shown, move: m.Send) -> str:
    return _voyage(question, shown, move.voyage)


def _voyage(question: Question, shown: Shown, voyage: m.Voyage) -> str:
    dock = f"dock-{voyage.landing}-{voyage.dock}"
    return dock if dock in question.picks else _bonus(question, shown, [voyage.bonus])


def _main(question: Question, shown: Shown, move: Any) -> str:
    return "main"


def _finish(question: Question, shown: Shown, move: m.Finish) -> str:
    """Not the main button, where somebody could still launch."""
    return next(deed.name for deed in question.deeds if deed.move == move)


def _launch(question: Question, shown: Shown, move: m.Launch) -> str:
    if shown.manning:
        chosen = shown.manning.crew
        wrong = [colour for colour in chosen if colour not in move.crew]
        missing = [colour for colour in move.crew if colour not in chosen]
        return f"crew-{(wrong + missing)[0]}"
    player = shown.state.players[seat_of(shown.state, move.player)]
    place = player.projects.index(move.project)
    only = len(aboard(player)) == move.project.crew
    best = {*best_crew(player, move.project)} == {*move.crew}
    proposed = only or (best and shown.helps("odds"))
    return f"{'launch' if proposed else 'crew-of'}-{move.player}-{place}"


def names(question: Question) -> set[str]:
    """What can be touched to answer."""
    return {*question.picks, *(deed.name for deed in question.deeds)}


STROKES: dict[type, Callable[[Question, Shown, Any], str]] = {
    m.Place: _place,
    m.Pass: _pass,
    m.Buy: _buy,
    m.Recruit: _recruit,
    m.Expedition: _expedition,
    m.TakeMoney: _money,
    m.Host: _host,
    m.Send: _send,
    m.Navigate: _main,
    m.Finish: _finish,
}
