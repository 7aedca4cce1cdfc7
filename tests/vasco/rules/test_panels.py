"""Families in positions where the last Real, dock, slot or sailor counts."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from companion.vasco.rules import moves as m
from companion.vasco.rules.state import State
from tests.vasco.rules import laid
from tests.vasco.rules.games import small_moves
from tests.vasco.rules.laid import (
    VASCO,
    called,
    crew,
    merchant,
    tiles,
    with_docks,
    with_sections,
    with_supply,
)
from tests.vasco.rules.test_families import VOYAGES, check_forced


def alike(move: Any) -> Any:
    """The same for moves that differ only in the order of what is put together."""
    if isinstance(move, m.Buy):
        return move._replace(projects=tuple(sorted(move.projects)))
    if isinstance(move, m.Launch):
        return move._replace(crew=tuple(sorted(move.crew)))
    if isinstance(move, m.Expedition):
        return move._replace(ships=tuple(sorted(move.ships, key=repr)))
    return move


def is_small(move: Any) -> bool:
    """Whether `small_moves` thinks of it."""
    if isinstance(move, m.Recruit):
        return max(move.sailors) <= 2
    return not isinstance(move, m.Expedition) or len(move.ships) == 1


def check_whole(state: State, player: str) -> None:
    """What is listed is all that is legal, no more and no less."""
    legal = set()
    for move in small_moves(state, player):
        assert VOYAGES.accepted(state, move) == VOYAGES.contained(state, move), move
        if VOYAGES.accepted(state, move):
            legal.add(alike(move))
    listed = {alike(move) for family in VASCO.options(state) for move in family if is_small(move)}
    assert listed == legal
    VOYAGES.check_listing(state)
    check_forced(state)


def table() -> State:
    """Red is called; sections, docks and his supply leave something of everything."""
    state = with_docks(laid.bare(2), mozambique=(merchant(6),), mombasa=(merchant(7), merchant(7)))
    state = with_sections(state, crew(violet=2, grey=1, orange=1), crew(turquoise=1))
    return with_supply(
        state, "red", ships=tiles("5/2", "6/3"), projects=tiles("4/1", "6/2"), sailors=crew(grey=1)
    )


AREAS = ("characters", "recruiting", "projects", "navigation")


@pytest.mark.parametrize(("area", "reals"), list(product(AREAS, (*range(9), 11, 12, 14))))
def test_every_move_the_reals_allow_is_offered_and_no_other(area: str, reals: int) -> None:
    state = with_supply(called(table(), "red", area, number=6), "red", reals=reals)
    check_whole(state, "red")
    if area == "projects":
        for upper in (tiles("6/3"), tiles("6/3", "4/1"), tiles("6/3", "6/3")):
            check_whole(state._replace(upper=upper, sao_gabriel=None), "red")


def test_nothing_left_leaves_giving_up() -> None:
    bare = with_supply(laid.bare(2), "red", captains=7, reals=9)
    for area in AREAS:
        state = called(bare, "red", area)._replace(
            upper=(), sao_gabriel=None, money=(None, None), portraits=("red",) * 4
        )
        assert [family.kind for family in VASCO.options(state)] == ["pass"]
        assert VASCO.forced(state) == m.Pass("red")
        check_whole(state, "red")


@pytest.mark.parametrize("captains", [0, 1, 2])
def test_captains_limit_an_expedition_and_the_board_limits_recruiting(captains: int) -> None:
    state = with_supply(called(table(), "red", "navigation"), "red", captains=captains)
    sizes = {
        len(move.ships)
        for family in VASCO.options(state)
        if family.kind == "expedition"
        for move in family
    }
    assert sizes == set(range(1, captains + 1))
    check_whole(state, "red")
    few = with_supply(called(table(), "red", "recruiting"), "red", captains=7 - captains)
    check_whole(few, "red")


def test_a_launch_could_still_give_the_last_expedition_its_ship() -> None:
    state = called(laid.bare(2), "red", "navigation")
    assert VASCO.forced(state) == m.Pass("red")
    able = with_supply(state, "red", projects=tiles("4/1"), sailors=crew(grey=1))
    assert VASCO.forced(able) is None
    for lacking in {"captains": 0}, {"reals": 0}:
        assert VASCO.forced(
            with_supply(called(able, "red", "navigation", 6), "red", **lacking)
        ) == (m.Pass("red"))
    other = with_supply(state, "yellow", projects=tiles("4/1"), sailors=crew(grey=1))
    assert VASCO.forced(other) == m.Pass("red")


def test_the_last_slot_and_the_last_number_are_placed_by_themselves() -> None:
    state = laid.with_owners(laid.bare(2), manuel="red")
    state = laid.before(state, "placing", "place")._replace(slots=(0, 0, 1, 0))
    assert VASCO.forced(state) is None
    for lying, left in ((21, 22), (22, 21)):
        one = laid.with_discs(state._replace(slots=(0, 0, 2, 0)), {lying: ("yellow", "projects")})
        assert VASCO.forced(one) == m.Place("red", left, "projects")
        check_whole(one, "red")


@pytest.mark.parametrize("hosted", [False, True])
def test_manuel_is_offered_with_every_number_and_slot_that_is_left(hosted: bool) -> None:
    state = laid.with_discs(called(table(), "red", "characters"), {21: ("yellow", "projects")})
    state = with_supply(state, "red", additional_used=hosted)
    check_whole(state, "red")
    full = dict.fromkeys((9, 10), ("yellow", "characters"))
    check_whole(laid.with_discs(state, full), "red")


def terra(ships: int, in_bag: int) -> State:
    """No section holds anybody; the bag holds so many."""
    state = called(laid.bare(2), "red", "navigation")
    state = with_supply(state, "red", ships=tiles(*["5/2"] * ships), captains=2)
    return with_supply(
        state, "yellow", sailors=crew(turquoise=8, violet=8, grey=8, orange=8 - in_bag)
    )


@pytest.mark.parametrize(
    ("in_bag", "chosen"),
    [
        (0, {(None, None)}),
        (1, {("bag", None)}),
        (2, {("bag", "bag")}),
        (3, {("bag", "bag")}),
    ],
)
def test_blind_hands_take_no_more_than_the_bag_holds(in_bag: int, chosen: set[Any]) -> None:
    state = terra(2, in_bag)
    both = [
        tuple(berth.bonus.sailor for berth in move.ships)
        for family in VASCO.options(state)
        if getattr(family, "landing", "") == "boa_gente"
        for move in family
        if len(move.ships) == 2
    ]
    assert set(both) == chosen
    VOYAGES.check_listing(state)
    for first, second in product((None, "bag"), repeat=2):
        ships = tuple(
            m.Berth(laid.tile("5/2"), dock, m.Bonus(sailor=sailor))
            for dock, sailor in enumerate((first, second))
        )
        move = m.Expedition("red", "boa_gente", ships)
        assert (
            VOYAGES.contained(state, move)
            == VOYAGES.accepted(state, move)
            == ((first, second) in chosen)
        )


def test_half_a_place_for_manuels_disc_is_none() -> None:
    state = called(laid.bare(2), "red", "characters")
    for number, area in ((21, None), (None, "projects")):
        move = m.Host("red", "manuel", number, area)
        assert not VOYAGES.accepted(state, move)
        assert not VOYAGES.contained(state, move)


def positions() -> dict[str, State]:
    poor = with_supply(table(), "red", reals=5, projects=(), ships=tiles("5/2", "9/4"), captains=1)
    poor = with_sections(poor, crew(violet=1, grey=1), crew())
    found = {area: called(poor, "red", area)._replace(upper=tiles("6/3", "4/1")) for area in AREAS}
    found["no merchant ship"] = found["characters"]._replace(merchant=None)
    for reals in (1, 2, 3):
        found[f"{reals} Reals"] = with_supply(found["recruiting"], "red", reals=reals)
    found["two to Terra"] = with_sections(terra(2, in_bag=2), crew(orange=1))
    natal = laid.components(landings={"natal": {"docks": [4, 4]}})
    two = called(laid.bare(2, natal), "red", "navigation")._replace(upper=tiles("6/3", "4/1"))
    found["two to Natal"] = with_supply(two, "red", ships=tiles("4/1", "4/2+1r"), captains=2)
    placing = laid.bare(2)._replace(slots=(0, 1, 1, 0))
    found["placing"] = placing
    found["placing with Manuel"] = laid.with_owners(placing, manuel="yellow")
    found["launch"] = with_supply(
        laid.before(laid.bare(2), "final", "finish"),
        "red",
        projects=tiles("6/3"),
        sailors=crew(grey=1, violet=1, orange=1),
        missionaries=1,
    )
    sending = laid.with_owners(laid.bare(2)._replace(merchant=5), sernigi="red")
    found["send"] = laid.before(sending._replace(upper=tiles("4/1")), "acting", "send")
    found["merchant"] = laid.before(laid.bare(2), "ending", "merchant")
    found["bag"] = laid.bare(2)._replace(blind=("red",))
    found["sailors"] = with_sections(laid.before(poor, "ending", "sailors"), crew(grey=4))
    return found


@pytest.mark.parametrize("name", positions())
def test_what_is_listed_is_legal_and_others_moves_are_not(name: str) -> None:
    state = positions()[name]
    VOYAGES.check_listing(state)
    check_forced(state)
    for player in state.board.colours:
        for move in small_moves(state, player):
            assert VOYAGES.accepted(state, move) == VOYAGES.contained(state, move), move


@pytest.mark.parametrize("name", positions())
def test_chance_picks_everything_that_is_listed(name: str) -> None:
    chance = Random(1)
    for family in VASCO.options(positions()[name]):
        listed = {alike(move) for move in family}
        assert len(listed) < 90
        picked = {alike(family.pick(chance)) for _ in range(50 * len(listed))}
        assert picked == listed


def test_chance_picks_any_tile_within_its_ranges() -> None:
    chance = Random(1)
    tile = VASCO.options(laid.before(laid.bare(2), "acting", "vdg"))[0]
    picks = [tile.pick(chance).vdg for _ in range(600)]
    assert {pick.initial for pick in picks} == set(range(4, 13))
    assert {pick.variation for pick in picks} == set(range(-3, 4))
    assert {amount for pick in picks for amount in pick.money} <= set(range(100))
    layouts = VASCO.options(laid.begun(2))[0]
    laid_out = [layouts.pick(chance) for _ in range(100)]
    assert {tile.limit for pick in laid_out for tile in pick.upper} == set(range(4, 12))
    assert {pick.sao_gabriel.crew for pick in laid_out} == set(range(1, 6))
