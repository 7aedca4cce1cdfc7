"""5, 9 What lies before whoever is at turn, as the input: the value of a column is its action, its
next row is Progress; spices that would come or go are changed by taps on the sites beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from companion.goa.play import saying
from companion.goa.play.asking import cards, harvesting, loading, tiles
from companion.goa.play.asking.beside import Opening
from companion.goa.play.asking.parts import ESTATE, can, spot, what_it_brings
from companion.goa.play.layouts import action_spot, site_spot, step_spot
from companion.goa.play.moment import Shown
from companion.goa.play.saying import said
from companion.goa.play.spices import FieldTap, Spread, load, payment
from companion.goa.rules import figures as f
from companion.goa.rules.actions import goes_on, hand_limit, value
from companion.goa.rules.advice.actions import step
from companion.goa.rules.advice.foundings import outlook
from companion.goa.rules.advice.losing import losing
from companion.goa.rules.board import (
    COLONY_NAMES,
    COLUMNS,
    EXPEDITION,
    LAST_ROW,
    SPACES,
)
from companion.goa.rules.cards import left
from companion.goa.rules.components import read_components
from companion.goa.rules.moves import (
    BuildShips,
    CollectTaxes,
    Draw,
    Found,
    Harvest,
    Progress,
)
from companion.goa.rules.progress import step_spices
from companion.goa.rules.state import Player, State, Turn, open_turn
from companion.play.history import Together
from companion.play.question import Deed, Pick, Picks, Question, Spot
from companion.table.game import Figure
from companion.table.game.distinct import distinct


@distinct
class Chosen(NamedTuple):
    """What a harvest would lay, if it was changed, and what is paid from first."""

    onto: Spread | None = None
    off: Spread = ()


@distinct
class Which(NamedTuple):
    """A colony is to be founded; which one comes next."""


def chosen(picks: Picks) -> Chosen:
    return next((each for each in reversed(picks) if isinstance(each, Chosen)), Chosen())


def spread(state: State, player: Player, picks: Picks) -> Spread:
    onto = chosen(picks).onto
    most = harvesting.rest(state, None)
    return loading.onto(state, player, (), most) if onto is None else onto


def ask_estate(shown: Shown, state: State, picks: Picks | None = None) -> Question:
    """All that can be done in this turn."""
    turn = open_turn(state)
    player = state.players[turn.seat]
    picks = shown.picks if picks is None else picks
    laid = spread(state, player, picks)
    spots = {
        **_actions(state, player, laid),
        **_steps(state, player, chosen(picks).off),
        **_fields(state, player, laid, chosen(picks).off),
        **tiles.tile_spots(state, player),
    }
    choosing = picks and isinstance(picks[-1], Which)
    if choosing:
        spots = _colonies(shown, state, player)
    else:
        spots |= _colonies(shown, state, player)
    own, hand = cards.hand(state, player)
    title = "turn-colony" if choosing else "turn"
    return Question(
        shown.say(title, player=f.player(player.colour)),
        _hint(shown, state, turn, player),
        {**spots, **hand},
        area=ESTATE,
        player=player.colour,
        deeds=(*_draw_one(shown, state, player), *_harvests_on(shown, state)),
        own=own,
    )


def _hint(shown: Shown, state: State, turn: Turn, player: Player) -> str:
    limit = hand_limit(state, player)
    figures = {"hand": f.number(player.hand), "limit": f.number(limit)}
    hint = shown.say("turn-hint", turn=f.number(turn.number), **figures)
    lost = losing(state, turn.seat).tiles
    if not lost:
        return hint
    return f"{hint} {shown.say('turn-losing', tiles=f.listed(map(f.tile, lost)))}"


def _actions(state: State, player: Player, laid: Spread) -> dict[str, Spot]:
    colour = player.colour
    acts: Mapping[str, Any] = {
        "ships": BuildShips(colour),
        "harvest": Harvest(colour, load(laid)),
        "taxes": CollectTaxes(colour),
        "expedition": drawing(state, player),
    }
    found = {}
    for name, act in acts.items():
        text = _does(state, COLUMNS.index(name), act, what_it_brings(state, act))
        found[action_spot(name)] = spot(state, text, act)
    found[action_spot("colonies")] = _founding(state, player)
    return found


def _does(state: State, column: int, act: Any, brings: Figure) -> Figure:
    if _is_spent(state, act):
        return f.column(column)
    return said("turn-does", column=f.column(column), brings=brings)


def _is_spent(state: State, act: Any) -> bool:
    """5.2: the turn has had its action, and what another would bring is nobody's concern."""
    return open_turn(state).action is not None and not can(state, act)


def drawing(state: State, player: Player) -> Any:
    """5.8: as many cards as may be drawn now, in one touch."""
    many = cards_to_draw(state, player)
    return Together((Draw(player.colour),) * many) if many > 1 else Draw(player.colour)


def cards_to_draw(state: State, player: Player) -> int:
    turn = open_turn(state)
    drawn = turn.taken if turn.action == "draw" else 0
    return max(
        0,
        min(
            value(state, player, EXPEDITION) - drawn,
            hand_limit(state, player) - player.hand,
            left(state.cards),
        ),
    )


def _draw_one(shown: Shown, state: State, player: Player) -> Iterator[Deed]:
    if open_turn(state).action in (None, "draw") and cards_to_draw(state, player) > 1:
        yield Deed("draw-one", shown.say("turn-draw-one"), Draw(player.colour))


def _harvests_on(shown: Shown, state: State) -> Iterator[Deed]:
    """5.3: portions that are not the action itself: with other goods (8.10), or by Espionage."""
    turn = open_turn(state)
    if turn.action == "harvest" and turn.mix and harvesting.rest(state, None):
        text = shown.say("turn-harvest-mix")
        yield Deed("harvest-mix", text, pick=Opening(harvesting.Mixing(None)))
    if turn.spy:
        of = state.board.colours[turn.spy.of]
        if goes_on(state, of):
            text = shown.say("turn-harvest-spied", of=f.player(of))
            yield Deed("harvest-spied", text, pick=Opening(harvesting.Harvesting(of)))


def _founding(state: State, player: Player) -> Spot:
    """7.1: where several colonies are left, which one comes next."""
    free = _unfounded(player)
    column = COLUMNS.index("colonies")
    act = Found(player.colour, COLONY_NAMES[free[0] if free else 0])
    brings = said("turn-founds-with", value=f.number(value(state, player, column)))
    text = _does(state, column, act, brings)
    if len(free) > 1 and open_turn(state).action is None:
        return Spot(text, Which())
    return spot(state, text, act)


def _unfounded(player: Player) -> tuple[int, ...]:
    sites = player.sites[SPACES:]
    return tuple(which for which, site in enumerate(sites) if not site)


def _colonies(shown: Shown, state: State, player: Player) -> dict[str, Spot]:
    found = {}
    for which in _unfounded(player):
        need = state.board.colonies[which].need
        figures = {"colony": f.colony(which), "need": f.colonists(need)}
        text = said("turn-colony-needs", **figures)
        if shown.wants_odds and open_turn(state).action is None:
            cards = read_components(shown.components).cards
            chance = outlook(state, open_turn(state).seat, which, cards).possible
            text = said("turn-colony-odds", percent=f.number(round(100 * chance)), **figures)
        act = Found(player.colour, COLONY_NAMES[which])
        found[site_spot(SPACES + which)] = spot(state, text, act)
    return found


def _steps(state: State, player: Player, first: Spread) -> dict[str, Spot]:
    """5.4: paid with what is missed least, or with what was tapped."""
    found = {}
    for column, name in enumerate(COLUMNS):
        if player.rows[column] == LAST_ROW:
            continue
        price = step_spices(state.board, player, column, None)
        act = Progress(player.colour, name, load(payment(player, price, first)))
        found[step_spot(name)] = spot(state, _step_text(state, player, column, act), act)
    return found


def _step_text(state: State, player: Player, column: int, act: Any) -> Figure:
    """What it costs and brings, or what is lacking for it."""
    next_step = step(state, player, column, None)
    figures = {"column": f.column(column), "row": f.number(next_step.row)}
    if _is_spent(state, act):
        return said("turn-step-to", **figures)
    if next_step.is_affordable:
        return said("turn-step", brings=what_it_brings(state, act), **figures)
    lacking = [f.spice(each) for each in next_step.lacking]
    if next_step.lacking_ships:
        lacking.append(f.ships(next_step.lacking_ships))
    return said("turn-step-lacks", lacking=f.listed(lacking), **figures)


def _fields(state: State, player: Player, laid: Spread, off: Spread) -> dict[str, Spot]:
    """What a step is paid with, and what a harvest lays, while this turn may have either (5.2)."""
    action = open_turn(state).action
    paid = loading.off_spots(player, off) if action is None else {}
    harvests = action is None or (action == "harvest" and harvesting.rest(state, None))
    return {**paid, **(loading.onto_spots(player, laid) if harvests else {})}


def picked_in(state: State, picks: Picks, pick: Pick) -> Picks:
    """A tap on a field changes what would come or go."""
    if not isinstance(pick, FieldTap):
        return (*picks, pick)
    player = state.players[open_turn(state).seat]
    site = player.sites[pick.place]
    assert site
    now = chosen(picks)
    if pick.number < len(site.spices):
        off = loading.turned(player, now.off, pick, len(COLUMNS))
        return (*picks, now._replace(off=off))
    most = harvesting.rest(state, None)
    onto = loading.turned(player, spread(state, player, picks), pick, most)
    return (*picks, now._replace(onto=onto))


def moved_in(state: State, picks: Picks) -> Any:
    return None if isinstance(picks[-1], Chosen | Which) else picks[-1]


def called(shown: Shown, pick: Pick) -> Figure | None:
    match pick:
        case FieldTap(place, number):
            return saying.field(place, number, "")
        case Which():
            return said("turn-found-which")
    return None
