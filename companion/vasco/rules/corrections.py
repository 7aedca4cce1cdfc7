"""10 Corrections: what lies on the table is right."""

from __future__ import annotations

from companion.table.game import Line, Refusal
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.ending import ships_at_sea
from companion.vasco.rules.moves import Adjust, Correct, Supply, Unset
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.recruiting import check_section
from companion.vasco.rules.state import (
    CAPTAINS,
    CHARACTERS,
    LANDINGS,
    MERCHANTS,
    ROUNDS,
    SAILORS,
    SECTION_SIZE,
    Crew,
    Docks,
    State,
    put,
)
from companion.vasco.rules.supply import (
    earn,
    less,
    seat_of,
    take_captains,
    take_missionaries,
    with_player,
)


def adjust(state: State, move: Adjust, ledger: Ledger) -> State:
    """10.1."""
    seat = seat_of(state, move.player)
    player = state.players[seat]
    left = {
        "vp": player.vp + move.vp,
        "reals": player.reals + move.reals,
        "captains": min(player.captains + move.captains, player.captains_on_board - move.captains),
        "missionaries": min(
            player.missionaries + move.missionaries, state.missionaries - move.missionaries
        ),
    }
    for what, amount in left.items():
        if amount < 0:
            raise Refusal("10.1", f"adjust-{what}", player=f.player(move.player))
    why = Why("adjust", "10.1", {"why": f.text(move.why)})
    state = earn(state, seat, ledger, why, move.vp, move.reals)
    if move.captains:
        state = take_captains(state, seat, ledger, why, move.captains)
    if move.missionaries:
        state = take_missionaries(state, seat, ledger, why, move.missionaries)
    return state


def correct(state: State, move: Correct, ledger: Ledger) -> State:
    """10.2: what is named is set; the bag and the captains on the board follow."""
    before = state
    for colour, supply in move.supplies:
        state = correct_supply(state, seat_of(state, colour), supply)
    state = state._replace(owners=corrected_owners(state, move))
    for section, sailors in move.sections:
        state = correct_section(state, section, sailors)
    for name, docks in move.landings:
        state = correct_landing(state, LANDINGS.index(name), docks)
    if not isinstance(move.sao_gabriel, Unset):
        state = state._replace(sao_gabriel=move.sao_gabriel)
    if move.upper is not None:
        state = state._replace(upper=move.upper)
    if move.money is not None:
        state = state._replace(money=move.money)
    if move.round is not None or move.first_player is not None:
        state = correct_round(state, move)
    state = what_is_left(state)
    write_changes(before, state, Why("correct", "10.2", {"why": f.text(move.why)}), ledger)
    return state


def correct_supply(state: State, seat: int, supply: Supply) -> State:
    player = state.players[seat]
    named = {
        key: value
        for key, value in supply._asdict().items()
        if value is not None and key != "characters"
    }
    return with_player(state, seat, player._replace(**named))


def corrected_owners(state: State, move: Correct) -> tuple[str | None, ...]:
    """Whom each character is with; with two players at once he cannot be."""
    owners = list(state.owners)
    named = {
        colour: supply.characters
        for colour, supply in move.supplies
        if supply.characters is not None
    }
    for place, name in enumerate(CHARACTERS):
        if owners[place] in named:
            owners[place] = None
        for colour, characters in named.items():
            for _ in range(characters.count(name)):
                if owners[place] is not None:
                    raise Refusal("10.2", "character-twice", character=f.character(name))
                owners[place] = colour
    return tuple(owners)


def correct_section(state: State, section: int, sailors: Crew) -> State:
    check_section(state, section)
    if sum(sailors) > SECTION_SIZE:
        raise Refusal("10.2", "section-size", section=f.number(section), size=f.count(SECTION_SIZE))
    return state._replace(sections=put(state.sections, section - 1, sailors))


def correct_landing(state: State, place: int, docks: Docks) -> State:
    values, landing = state.board.landings[place].docks, f.landing(LANDINGS[place])
    if len(docks) != len(values):
        raise Refusal("10.2", "dock-count", landing=landing, docks=f.count(len(values)))
    for docked, value in zip(docks, values, strict=True):
        if docked and docked.owner:
            seat_of(state, docked.owner)
        if docked and docked.limit < value:
            raise Refusal(
                "10.2",
                "limit-too-low",
                landing=landing,
                dock=f.number(value),
                limit=f.number(docked.limit),
            )
    return state._replace(landings=put(state.landings, place, docks))


def correct_round(state: State, move: Correct) -> State:
    """Only while no disc is placed. In each round that is passed over, projects came up."""
    if any(state.placed):
        raise Refusal("10.2", "discs-placed")
    if move.round is not None:
        check_round(state, move.round)
        unseen = state.seen.unseen + (move.round - state.round) * (UPPER + 1)
        seen = state.seen._replace(unseen=max(0, unseen))
        state = state._replace(round=move.round, seen=seen)
    if move.first_player is not None:
        first = seat_of(state, move.first_player)
        state = state._replace(first=first, turn=first)
    return state


def check_round(state: State, wanted: int) -> None:
    """The end of a round belongs to rounds 1 to 4, the last launches to round 5."""
    phase = OVERVIEW[state.stage].phase
    if (phase == "ending" and wanted == ROUNDS) or (phase == "final" and wanted != ROUNDS):
        raise Refusal("10.2", "round-impossible", round=f.number(wanted))


def what_is_left(state: State) -> State:
    """The bag and the captains on the board, counted anew; all other pieces must suffice."""
    bag = state.board.sailors
    for sailors in (*state.sections, *(player.sailors for player in state.players)):
        bag = less(bag, sailors)
    for colour, count in zip(SAILORS, bag, strict=True):
        if count < 0:
            raise Refusal("10.2", "too-many-sailors", colour=f.sailor(colour))
    players = []
    for player in state.players:
        on_board = CAPTAINS - player.captains - ships_at_sea(state, player.colour)
        if on_board < 0:
            raise Refusal("10.2", "too-many-captains", player=f.player(player.colour))
        players.append(player._replace(captains_on_board=on_board))
    check_merchants(state)
    return state._replace(bag=bag, players=tuple(players))


def check_merchants(state: State) -> None:
    """0.3: there are only so many merchant ships. A table's own project tiles are not counted."""
    docked = [ship for docks in state.landings for ship in docks if ship and not ship.owner]
    if len(docked) + (state.merchant is not None) > MERCHANTS:
        raise Refusal("10.2", "too-many-merchants", found=f.number(MERCHANTS))


def write_changes(before: State, after: State, why: Why, ledger: Ledger) -> None:
    """A ledger line for every sailor that the correction gave or took."""
    for old, new in zip(before.players, after.players, strict=True):
        gained = zip(SAILORS, less(new.sailors, old.sailors), strict=True)
        ledger += [Line(new.colour, what, by, *why) for what, by in gained if by]
