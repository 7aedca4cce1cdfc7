"""The moves of chance: what the bag or a stack gave (1.2, 1.5 to 1.7, 3.1, 5.3, 8)."""

from __future__ import annotations

from companion.table.game import RECORD, Refusal
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Bag, Merchant, Projects, Sailors, TurnVdg
from companion.vasco.rules.state import ROUNDS, SAILORS, SECTION_SIZE, Crew, State, next_stage, put
from companion.vasco.rules.supply import add, less, one_of, seat_of, take_sailors

DRAWN_AT_SETUP = 5
DRAWN_LATER = 3


def projects(state: State, move: Projects, ledger: Ledger) -> State:
    """1.6, 8.1: seven projects are laid out."""
    seen = state.seen._replace(projects=(*state.seen.projects, move.sao_gabriel, *move.upper))
    return next_stage(state._replace(sao_gabriel=move.sao_gabriel, upper=move.upper, seen=seen))


def draws(state: State) -> int:
    """1.2, 8.5: how many sailors the section whose turn it is draws now."""
    room = SECTION_SIZE - sum(state.sections[state.section])
    drawn = DRAWN_LATER if state.marker is not None else DRAWN_AT_SETUP
    return max(0, min(drawn, room, sum(state.bag)))


def sailors(state: State, move: Sailors, ledger: Ledger) -> State:
    """1.2, 8.5: sailors go from the bag into a section."""
    rule = "1.2" if state.marker is None else "8.5"
    if move.section != state.section + 1:
        raise Refusal(
            rule, "other-section", section=f.number(move.section), due=f.number(state.section + 1)
        )
    wanted = draws(state)
    if sum(move.drawn) != wanted:
        raise Refusal(rule, "draw-count", found=f.number(sum(move.drawn)), wanted=f.count(wanted))
    check_bag(state, move.drawn, rule)
    state = state._replace(
        bag=less(state.bag, move.drawn),
        sections=put(state.sections, state.section, add(state.sections[state.section], move.drawn)),
    )
    return next_section(state)


def next_section(state: State) -> State:
    """The next section's turn; after the last one the next stage."""
    if state.section + 1 < len(state.sections):
        return state._replace(section=state.section + 1)
    return next_stage(state._replace(section=0))


def check_bag(state: State, drawn: Crew, rule: str) -> None:
    for colour, wanted, held in zip(SAILORS, drawn, state.bag, strict=True):
        if wanted > held:
            raise Refusal(rule, "bag-lacks", colour=f.sailor(colour), held=f.count(held))


def counting(state: State) -> tuple[str, ...]:
    """What of the VdG tile that is turned up now will ever count (2.1, 3.1)."""
    moves = () if state.marker is None else ("variation",)
    return moves if state.round == ROUNDS else (*moves, "initial", "money")


def turn_vdg(state: State, move: TurnVdg, ledger: Ledger) -> State:
    """1.7: the tile of the next round lies face up. 3.1: the marker moves by its variation."""
    for name in counting(state):
        if getattr(move.vdg, name) is None:
            raise Refusal(RECORD, "record-missing", key=f.text(name))
    seen = state.seen._replace(vdg=(*state.seen.vdg, move.vdg))
    if state.marker is not None:
        state = state._replace(marker=state.marker + (move.vdg.variation or 0))
    return next_stage(state._replace(vdg=move.vdg, seen=seen))


def merchant(state: State, move: Merchant, ledger: Ledger) -> State:
    """1.5, 8.2: a merchant ship is turned up."""
    seen = state.seen._replace(merchants=(*state.seen.merchants, move.limit))
    return next_stage(state._replace(merchant=move.limit, seen=seen))


def bag(state: State, move: Bag, ledger: Ledger) -> State:
    """5.3: what the player who took blindly has got."""
    sailor = one_of(move.colour)
    check_bag(state, sailor, "5.3")
    taker = seat_of(state, state.blind[0])
    state = state._replace(bag=less(state.bag, sailor), blind=state.blind[1:])
    return take_sailors(state, taker, ledger, Why("boa_gente", "5.3"), sailor)
