"""13.9 What lies on the table is right: markers, sites, tiles, hands, the grid and the course."""

from __future__ import annotations

from collections import Counter

from companion.goa.rules import figures as f
from companion.goa.rules.board import CARDS, COLUMNS, REWARDED, ROUNDS, SITES, SPACES
from companion.goa.rules.cards import logged
from companion.goa.rules.moves import Correct, Estate
from companion.goa.rules.phases import HANDS, flag_due
from companion.goa.rules.sites import check_fields, colony
from companion.goa.rules.state import (
    Player,
    Site,
    State,
    have_come_up,
    lying,
    put,
    with_cards,
    with_player,
)
from companion.goa.rules.supply import scored, seat_of
from companion.goa.rules.tiles import PHASES, SPICES, UNNAMED, Tile, lies_in
from companion.table.game import RECORD, Line, Refusal
from companion.table.game.kinds import Ledger, Why

RULE = "13.9"


def correct(state: State, move: Correct, ledger: Ledger) -> State:
    """What is named is set; the deck, the colonies and the rewards follow as what is left."""
    before = state
    check_moment(state, move)
    state = corrected_course(state, move)
    if move.grid is not None:
        state = corrected_grid(state, move.grid)
    for colour, estate in move.players:
        state = corrected_player(state, seat_of(state, colour), estate)
    state = corrected_bonanza(state, move)
    state = corrected_rewards(state, move)
    state = colonies_left(state)
    state = cards_left(before, state, move)
    check_tiles_left(state)
    return with_lines(before, state, Why("correct", RULE, {"why": f.text(move.why)}), ledger)


def check_moment(state: State, move: Correct) -> None:
    """Some can be set only where the flag is due; the grid and the discard pile not at the end."""
    if state.stage == HANDS and (move.grid is not None or move.discard is not None):
        raise Refusal(RULE, "correct-at-end")
    course = (move.phase, move.round, move.first_player, move.bonanza)
    if (any(each is not None for each in course) or move.rewards) and not flag_due(state):
        raise Refusal(RULE, "correct-course")
    if move.phase is not None and move.grid is None:
        raise Refusal(RULE, "correct-phase-alone")


def corrected_course(state: State, move: Correct) -> State:
    """Phase, round and first player."""
    if move.phase is not None and PHASES.index(move.phase) != state.phase:
        # What goes back into the box before a phase is not known of one that nobody saw begin.
        last = len(PHASES) - 1
        state = state._replace(
            phase=PHASES.index(move.phase),
            removed=put(state.removed, last, None),
            came_up=put(state.came_up, last, ()),
        )
    if move.round is not None:
        state = state._replace(round=move.round)
    if move.first_player is not None:
        state = state._replace(first=seat_of(state, move.first_player))
    return state


def corrected_grid(state: State, grid: tuple[Tile | None, ...]) -> State:
    phase = PHASES[state.phase]
    for one in grid:
        if one is not None and one != UNNAMED and not lies_in(one, phase):
            raise Refusal(RECORD, f"not-of-{phase}", tile=f.tile(one))
    there = Counter(one for one in grid if one and one != UNNAMED)
    new = there - Counter(state.came_up[state.phase])
    return have_come_up(state._replace(grid=grid), state.phase, *new.elements())


def corrected_player(state: State, seat: int, estate: Estate) -> State:
    player = state.players[seat]
    if estate.rows is not None:
        for name, row in estate.rows:
            player = player._replace(rows=put(player.rows, COLUMNS.index(name), row))
        player = player._replace(complete=max(player.complete, min(player.rows)))
    if estate.sites is not None:
        player = player._replace(sites=corrected_sites(state, player, estate.sites))
    if estate.tiles is not None:
        player = player._replace(tiles=tuple(sorted(estate.tiles)))
    if estate.face_down is not None:
        player = player._replace(face_down=tuple(sorted(estate.face_down)))
    if estate.hand is not None:
        if player.symbols is not None:
            raise Refusal(RULE, "hand-lies-open", player=f.player(player.colour))
        player = player._replace(hand=estate.hand)
    return with_player(state, seat, player)


def corrected_sites(
    state: State, player: Player, wanted: tuple[tuple[int, Site], ...]
) -> tuple[Site | None, ...]:
    """13.7: each spice on a field that admits it."""
    sites: list[Site | None] = [None] * len(SITES)
    for place, site in wanted:
        which = place - SPACES
        empty = colony(state.board, which, site.tile) if which >= 0 else site._replace(spices=())
        check_fields(player, place, empty, site.spices, RULE)
        sites[place] = empty._replace(spices=site.spices)
    return tuple(sites)


def corrected_bonanza(state: State, move: Correct) -> State:
    """11.2; the Bonanza of a corner that is empty is gone."""
    corners = state.bonanza
    if move.bonanza is not None:
        if not state.variants.bonanza:
            raise Refusal(RULE, "no-bonanza-played")
        for cell in move.bonanza:
            if not lying(state, cell):
                raise Refusal(RULE, "bonanza-under-nothing", cell=f.cell(cell))
        corners = tuple(sorted(move.bonanza))
    return state._replace(bonanza=tuple(cell for cell in corners if lying(state, cell)))


def corrected_rewards(state: State, move: Correct) -> State:
    """A reward whose row a marker has reached is gone whatever is said."""
    rewards = list(state.rewards)
    for name, rows in move.rewards:
        rewards[COLUMNS.index(name)] = rows
    for column, rows in enumerate(rewards):
        rewards[column] = tuple(sorted(reached(state, column).union(rows)))
    return state._replace(rewards=tuple(rewards))


def reached(state: State, column: int) -> set[int]:
    """The rewarded rows in or below which a marker stands: their rewards are gone."""
    furthest = max(player.rows[column] for player in state.players)
    return {row for row in REWARDED if row <= furthest}


def colonies_left(state: State) -> State:
    """7.8: the tiles that no player has."""
    left = []
    for which, printed in enumerate(state.board.colonies):
        there = Counter(printed.tiles)
        owned = [player.sites[SPACES + which] for player in state.players]
        there.subtract(site.tile for site in owned if site)
        if min(there.values()) < 0:
            raise Refusal(RULE, "too-many-colony-tiles", colony=f.colony(which))
        left.append(tuple(sorted(there.elements())))
    return state._replace(colonies=tuple(left))


def cards_left(before: State, state: State, move: Correct) -> State:
    """13.7: 30 cards in all."""
    discard = state.cards.discard if move.discard is None else move.discard
    hands = [player.hand for player in state.players]
    if discard == before.cards.discard and hands == [player.hand for player in before.players]:
        return state
    deck = CARDS - sum(hands) - discard - state.cards.open
    if deck < 0:
        raise Refusal(RULE, "too-many-cards", most=f.number(CARDS))
    cards = logged(state.cards, "put_right", discard, *hands)
    return with_cards(state, cards._replace(deck=deck, discard=discard))


def check_tiles_left(state: State) -> None:
    """3.6: enough for the rounds of the phase still to be placed, one per player each."""
    rounds = ROUNDS - state.round + flag_due(state)
    wanted = rounds * len(state.players)
    there = sum(1 for one in state.grid if one)
    if there < wanted:
        raise Refusal(RULE, "too-few-tiles", wanted=f.count(wanted), found=f.number(there))


def with_lines(before: State, state: State, why: Why, ledger: Ledger) -> State:
    """A line for every spice, card and point that came or went."""
    for seat, old in enumerate(before.players):
        new = state.players[seat]
        if new == old:
            continue
        had, has = _spices(old), _spices(new)
        for spice in SPICES:
            if has[spice] != had[spice]:
                ledger.append(Line(new.colour, spice, has[spice] - had[spice], *why))
        if new.hand != old.hand:
            ledger.append(Line(new.colour, "hand", new.hand - old.hand, *why))
        state = scored(state, seat, new, ledger, why)
    return state


def _spices(player: Player) -> Counter[str]:
    return Counter(spice for site in player.sites if site for spice in site.spices)
