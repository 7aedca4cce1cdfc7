"""What is tapped next on the way to moves of Goa, seen from what is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from companion.games import GAMES
from companion.goa.play.asking.auctions import OtherWay
from companion.goa.play.asking.beginning import Column, Variant, Wanted
from companion.goa.play.asking.beside import Beside, Opening
from companion.goa.play.asking.cards import Loading, PaidStep, Step
from companion.goa.play.asking.chance import OneSymbol
from companion.goa.play.asking.dealing import Highest
from companion.goa.play.asking.decisions import QUESTIONS
from companion.goa.play.asking.going_on import Discarding, GoingOn
from companion.goa.play.asking.harvesting import Harvesting, Mixing, OneMore
from companion.goa.play.asking.tiles import OneTap, Spying, UsedOnSpices
from companion.goa.play.layouts import MORE_SPOT, field_spot, more_spot
from companion.goa.play.moment import Moment
from companion.goa.rules import moves as m
from companion.goa.rules import moves_of_chance as c
from companion.goa.rules.board import COLUMNS, SYMBOLS
from companion.goa.rules.implied import next_asked
from companion.goa.rules.tiles import Tile
from companion.play import modes
from companion.play.asking import Asking
from companion.play.history import whole_act
from companion.play.question import Deed, Spot
from companion.table.game import Json
from companion.table.record import Record

GOA = GAMES["goa"]
Touched = Spot | Deed
ESPIONAGE = (m.BuildShips, m.CollectTaxes, m.Found, m.Harvest)


def cards_in_order(record: Record) -> Record:
    """Which of two cards was turned up first, no rule asks, and nobody tells."""

    def told(raw: Any) -> Any:
        turned = raw["do"] == "turned"
        return raw | {"colonists": sorted(raw["colonists"])} if turned else raw

    return record._replace(moves=[*map(told, record.moves)])


def as_told(record: Record) -> Record:
    return whole_acts(cards_in_order(record))


def whole_acts(record: Record) -> Record:
    """What is counted or thrown away between moves that one touch makes, or that the app makes with
    the one before, is told after them."""
    return record._replace(moves=[*_in_whole_acts(record)])


def _in_whole_acts(record: Record) -> Iterator[Json]:
    state, rest, said = GOA.begin(record.colours, record.components).state, [*record.moves], ""
    while rest:
        answers = (at for at, raw in enumerate(rest) if raw["do"] not in QUESTIONS.leaves)
        at = next(answers, 0)
        raw = rest.pop(at if at and _comes_along(state, said, GOA.read(rest[at])) else 0)
        if raw["do"] not in QUESTIONS.leaves:
            said = raw["do"]
        state = GOA.apply(state, GOA.read(raw)).state
        yield raw


def _comes_along(state: Any, said: str, move: Any) -> bool:
    """Whether the touch before made this move too: half a colony tile settles and fills."""
    settled = said == "settle" and isinstance(move, m.Fill)
    return settled or bool(GOA.forced(state) == move)


def touch(asking: Asking, coming: Sequence[Any]) -> None:
    """One pick or deed on the way to the first of these moves, and to those that come with it."""
    coming = tuple(coming)
    if isinstance(coming[0], m.Adjust | m.Correct):
        # The table is put right on pages of its own.
        asking.do(coming[0])
        return
    found = _making(asking, coming)
    unsaid = found and all(isinstance(each, m.End | m.Extra) for each in _act(asking, found))
    if found is None or unsaid:
        found = _on_the_way(asking, coming) or found
    if found is None and not isinstance(coming[0], m.End):
        found = _going_on(asking)
    assert found is not None, (coming[:3], [*asking.question.spots], asking.question.deeds)
    _answer(asking, found)


def _answer(asking: Asking, found: Any) -> None:
    if isinstance(found, Deed):
        asking.act(found)
    elif isinstance(found, Spot):
        asking.pick(next(key for key, each in asking.question.spots.items() if each is found))
    else:
        asking.enter(found)


def _touchable(asking: Asking) -> Iterator[Touched]:
    yield from asking.question.spots.values()
    yield from asking.question.deeds
    yield from asking.asides


def _act(asking: Asking, each: Touched) -> tuple[Any, ...]:
    """The moves that touching it would make, those that nobody says too."""
    if isinstance(each, Deed) and each.move is not None:
        return whole_act(asking.session, asking.seat.state, each.move)
    if each.pick is None or type(each.pick) in QUESTIONS.beside:
        return ()
    answer = modes.entered(QUESTIONS, asking.shown(), asking.seat.modes, each.pick)
    return () if answer.move is None else whole_act(asking.session, asking.seat.state, answer.move)


def _making(asking: Asking, coming: tuple[Any, ...]) -> Touched | None:
    """What makes the moves that come next, as many of them as there are in one touch."""
    made = [(_act(asking, each), each) for each in _touchable(asking)]
    fitting = [(len(act), each) for act, each in made if act and _begin(coming, act)]
    return max(fitting, key=lambda pair: pair[0])[1] if fitting else None


def _same(one: Any, other: Any) -> bool:
    """Values of different types may have the same fields, or none."""
    return type(one) is type(other) and one == other


def _begin(coming: tuple[Any, ...], act: tuple[Any, ...]) -> bool:
    return len(act) <= len(coming) and all(map(_same, coming, act))


def _wanted(asking: Asking, coming: tuple[Any, ...]) -> Any:
    """The first move that is said, of those that the question is about."""
    for unsaid in _unsaid(asking):
        if _begin(coming, unsaid):
            return coming[len(unsaid)] if len(coming) > len(unsaid) else None
    return None


def _unsaid(asking: Asking) -> Iterator[tuple[Any, ...]]:
    """What nobody says before whoever is asked acts, or else passes."""
    state, top = asking.seat.state, asking.seat.modes[-1]
    if isinstance(top, Beside) and top.still:
        yield ()
        return
    now = Moment(next_asked(state))
    ended = GOA.implied(state, m.Pass(now.at_turn))
    if now.kind == "extra":
        yield (*ended, m.Extra(now.at_turn))
    yield ended


def _on_the_way(asking: Asking, coming: tuple[Any, ...]) -> Any:
    move = _wanted(asking, coming)
    if move is None:
        return None
    top = asking.seat.modes[-1]
    subject = top.subject if isinstance(top, Beside) else None
    if isinstance(subject, Mixing) and isinstance(move, m.Harvest):
        return _mixed(asking, move)
    if not _is_about(subject, move):
        return _opening(asking, move)
    if getattr(move, "spices", None) and not isinstance(move, m.Fill):
        return _field(asking, move)
    return _picked(asking, move)


def _is_about(subject: Any, move: Any) -> bool:
    """Whether what is asked is what this move answers."""
    if isinstance(subject, GoingOn) or subject is None:
        spied = isinstance(move, ESPIONAGE) and move.of
        played = isinstance(move, m.Play | m.Use | m.Discard) or getattr(move, "card", None)
        mixed = isinstance(move, m.Harvest) and (move.ships or move.colonists)
        return not (spied or played or mixed)
    return _subject_of(subject, move)


def _subject_of(subject: Any, move: Any) -> bool:
    match subject, move:
        case Harvesting(of), m.Harvest():
            return move.of == of and not (move.card or move.ships or move.colonists)
        case Mixing(card, of), m.Harvest():
            return (move.card, move.of) == (card, of)
        case Step(power), m.Progress():
            return move.card == power
        case PaidStep(), m.Play():
            return move.card == "step_for_ducats"
        case Loading(power), m.Play():
            return move.card == power
        case ((UsedOnSpices(tile) | OneTap(tile)), m.Use()):
            return move.tile == tile
        case Discarding(), m.Discard():
            return True
        case Spying(), _:
            return False
    return False


def _opening(asking: Asking, move: Any) -> Touched | None:
    """What leads nearest to it: a card, a tile, Espionage."""
    begun = [each for each in _touchable(asking) if isinstance(each.pick, Opening)]
    for each in begun:
        if _subject_of(each.pick.subject, move):
            return each
    for each in begun:
        subject = each.pick.subject
        spied = isinstance(move, ESPIONAGE) and move.of
        there = isinstance(subject, Spying) or (spied and subject == Harvesting(spied))
        if spied and there:
            return each
    return None


def _going_on(asking: Asking) -> Touched | None:
    """What the one before still does."""
    every = (each for each in asking.asides if isinstance(each.pick, Opening))
    return next((each for each in every if isinstance(each.pick.subject, GoingOn)), None)


def _field(asking: Asking, move: Any) -> Spot | None:
    """A field on which there would be what is not wanted, or one that lacks what is."""
    question = asking.question
    state = asking.shown().state
    player = state.players[state.board.colours.index(move.player)]
    takes = _takes_off(move)
    wanted = {place: Counter(spices) for place, spices in move.spices}
    missing = None
    for place, site in enumerate(player.sites):
        if not site:
            continue
        there = []
        for number in range(site.fields):
            spot = question.spots.get(field_spot(place, number))
            full = number < len(site.spices)
            if spot is None or full != takes:
                continue
            spice = site.spices[number] if full else spot.piece and spot.piece.spice
            there.append((spot, spice or "", spot.chosen))
        left = wanted.get(place, Counter()).copy()
        surplus = None
        for spot, spice, chosen in there:
            if chosen and left[spice] > 0:
                left[spice] -= 1
            elif chosen:
                surplus = surplus or spot
        if surplus:
            return surplus
        for spot, spice, chosen in there:
            if not chosen and (left[spice] > 0 if takes else left.total() > 0):
                missing = missing or spot
    return missing


def _takes_off(move: Any) -> bool:
    if isinstance(move, m.Use):
        return move.tile.kind == "duty"
    return isinstance(move, m.Progress) or getattr(move, "card", None) == "sell4"


def _mixed(asking: Asking, move: m.Harvest) -> Touched | None:
    """8.10: the goods first, then the fields; what is too much goes by itself."""
    if found := _field(asking, move):
        return found
    goods = [each for each in asking.question.spots.values() if isinstance(each.pick, OneMore)]
    goods.sort(key=lambda each: getattr(move, each.pick.what) - each.piece.many)
    wrong = (each for each in goods if each.piece.many != getattr(move, each.pick.what))
    return next(wrong, None)


def _picked(asking: Asking, move: Any) -> Any:
    """The next of the picks that make it."""
    picks, spots = asking.seat.picks, asking.question.spots

    def of(pick: Any) -> Any:
        found = (each for each in _touchable(asking) if _same(each.pick, pick))
        return next(found, None)

    names = [each.name for each in asking.question.deeds]
    match move:
        case m.Outcome(_, bidder, ducats):
            if "bid" in names:
                return of(OtherWay())
            higher = spots.get(more_spot(bidder)) or spots.get(MORE_SPOT)
            return of(Highest(bidder, ducats)) or higher
        case m.Bid() | m.Pass():
            return of(OtherWay()) if "unsold" in names else spots.get(MORE_SPOT)
        case m.Agree():
            wrong = (
                name for name in move._fields if _odd(picks, Variant(name)) != getattr(move, name)
            )
            return of(Variant(next(wrong)))
        case m.Quick(_, columns):
            wrong = (name for name in COLUMNS if _odd(picks, Column(name)) != (name in columns))
            return of(Column(next(wrong)))
        case c.Layout(grid, removed):
            told = [each for each in picks if isinstance(each, Tile)]
            return (
                of(Wanted())
                or of((*grid, *(removed or ()))[len(told)])
                or ((*grid, *(removed or ()))[len(told)])
            )
        case c.TurnUp(colonists):
            return of(colonists[len(picks)])
        case c.Hand(_, symbols):
            told = Counter(each.symbol for each in picks)
            every = zip(SYMBOLS, symbols, strict=True)
            return of(OneSymbol(next(name for name, many in every if told[name] < many)))
        case c.Name(tile) | m.Favor(_, tile):
            return tile
        case c.Bonus():
            return move
    return None


def _odd(picks: Sequence[Any], pick: Any) -> bool:
    return bool(sum(_same(each, pick) for each in picks) % 2)
