"""The program's players of Vasco da Gama: they keep to the rules, whatever the position."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games import GAMES
from companion.headless.simulating import chosen as chosen_by_chance
from companion.table.game import Seat
from companion.table.search.search import Asked, Effort, Thinking
from companion.table.session import Head, Session
from companion.vasco.players.strengths import PLAYERS
from companion.vasco.players.worth import worth
from companion.vasco.rules import moves as m
from companion.vasco.rules.vasco import apply
from tests.play.group import Group
from tests.ui.at_table import moves_until, record
from tests.vasco.rules.games import SETS

VASCO = GAMES["vasco"]
POLICY = PLAYERS.policy
SEATS = tuple(Seat(colour, colour) for colour in VASCO.colours[:3])


def positions(players, seed, wild, components=SETS["starter"]):
    """All in which somebody decides, of a game in which a part of the moves is made by chance."""
    chance = Random(f"{players} {seed}")
    deal = VASCO.deal(chance, components)
    state = VASCO.begin(VASCO.colours[:players], components).state
    while (due := VASCO.due(state)).kinds:
        move = VASCO.draw(state, deal) if due.chance else None
        if move is None:
            yield state
            move = POLICY.candidates(state, 1)[0]
            if chance.random() < wild:
                move = chosen_by_chance(VASCO.options(state), due, chance).pick(chance)
        state = apply(state, move).state
    yield state


@given(
    players=st.sampled_from(VASCO.seats),
    seed=st.integers(0, 10**6),
    wild=st.sampled_from([0.1, 1.0]),
    printed=st.sampled_from([*SETS]),
)
def test_every_move_they_look_at_is_legal_and_of_whoever_is_due(
    players, seed, wild, printed
) -> None:
    *through, over = positions(players, seed, wild, SETS[printed])
    for state in through[seed % 23 :: 23]:
        due, found = VASCO.due(state), POLICY.candidates(state, 50)
        assert len(found) == len(set(found)) > 0
        for move in found:
            apply(state, move)
            if due.players and not isinstance(move, m.Launch):
                assert move.player in due.players
        assert POLICY.candidates(state, 1) == found[:1]
    assert over.winners


@pytest.mark.parametrize("players", VASCO.seats)
@pytest.mark.parametrize("seed", [1, 2])
def test_values_lie_between_lost_and_won_and_the_winner_has_the_best(players, seed) -> None:
    *through, over = positions(players, seed, 0.3)
    for state in through[:: len(through) // 4]:
        assert all(0 <= POLICY.value(state, each.colour) <= 1 for each in state.players)
    values = {each.colour: POLICY.value(over, each.colour) for each in over.players}
    assert max(values, key=values.__getitem__) in over.winners


def test_what_lies_hidden_changes_no_choice() -> None:
    """The same table, dealt in two ways that differ in all that has not come up."""
    found, dealt = [], []
    for seed in (1, 2):
        head = Head("a", SEATS, VASCO.starter(), VASCO.deal(Random(seed), VASCO.starter()))
        dealt.append(head.deal)
        session, table = Session(VASCO, head), Random(0)
        session.begin(())
        while session.due.chance:
            session.do(VASCO.options(session.state)[0].pick(table))
        by = session.due.players[0]
        effort = Effort(6, candidates=2, quiets=1)
        asked = Asked(VASCO, VASCO.starter(), session.state, by)
        found.append(Thinking(asked, POLICY, effort, Random(0)).to_the_end())
    assert dealt[0] != dealt[1]
    assert found[0] == found[1]


def test_who_asks_what_to_do_is_told_the_same_whatever_lies_hidden() -> None:
    given = record("vasco-3-7")
    groups = [Group(given, moves_until(given, "placing", 1), seed=seed) for seed in (1, 2)]
    one, other = (group.ask(300) for group in groups)
    assert groups[0].session.head.deal != groups[1].session.head.deal
    assert one == other
    assert one.title


def test_a_launched_ship_with_its_captain_is_worth_more_than_its_project() -> None:
    """4.3, 5.2: so that they launch, and do not hoard sailors."""
    for state in positions(2, 11, 0.0):
        for seat, player in enumerate(state.players):
            if player.projects and player.captains > len(player.ships):
                shipped = player._replace(
                    projects=player.projects[1:], ships=(*player.ships, player.projects[0])
                )
                richer = state._replace(
                    players=tuple(shipped if each is player else each for each in state.players)
                )
                assert worth(richer, seat) >= worth(state, seat)


def test_a_stack_that_has_run_out_stops_nobody_thinking() -> None:
    """What came up at the table need not be in the set."""
    components = VASCO.starter()
    poor = {**components, "merchants": components["merchants"][:1]}
    state = next(iter(positions(2, 1, 0.0)))
    by = VASCO.due(state).players[0]
    effort = Effort(4, candidates=2, quiets=2)
    asked = Asked(VASCO, poor, state, by)
    assert Thinking(asked, POLICY, effort, Random(0)).to_the_end().move
