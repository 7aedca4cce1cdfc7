"""A set learns the tiles of the group's copy from those that come up."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.table.components.certainty import PRINTED, confirmed, sure, values
from companion.table.components.editing import as_printed, impossible
from companion.table.components.learning import entered, learned, unknown
from companion.vasco.rules.components import DECKS
from companion.vasco.rules.copies import SHAPE
from companion.vasco.rules.stacks import (
    came_before,
    came_up,
    deck_in_play,
    decks_left,
    merchants_left,
    to_come,
    vdg_left,
)
from companion.vasco.rules.state import Seen, Vdg, tile
from tests.vasco.rules import laid

TILES = st.builds(tile, st.integers(4, 11), st.integers(1, 5), st.integers(0, 2), st.integers(0, 2))
VDG = st.builds(
    Vdg, st.integers(4, 12), st.integers(-3, 3), st.tuples(st.integers(0, 10), st.integers(0, 10))
)
SEEN = st.builds(
    Seen,
    st.lists(TILES, max_size=35).map(tuple),
    st.lists(st.integers(4, 11), max_size=6).map(tuple),
    st.lists(VDG, max_size=9).map(tuple),
)
WHOLE = st.builds(
    Seen,
    st.lists(TILES, min_size=35, max_size=35).map(tuple),
    st.lists(st.integers(4, 11), min_size=6, max_size=6).map(tuple),
    st.lists(VDG, min_size=9, max_size=9).map(tuple),
    st.just(0),
)


def seen(*projects: str) -> Seen:
    return Seen(laid.tiles(*projects))


def taught(components: Any, drawn: Seen) -> Any:
    return learned(SHAPE, components, came_up(components, drawn))


def sizes(components: Any) -> list[int]:
    decks = [len(components["projects"][deck]) for deck in DECKS]
    return [*decks, len(components["merchants"]), len(components["vdg"])]


def printed(components: Any, *stack: str) -> list[Any]:
    pieces = components
    for key in stack:
        pieces = pieces[key]
    return [piece for at, piece in enumerate(pieces) if sure(components, (*stack, at)) == PRINTED]


@given(SEEN)
def test_a_set_that_has_learned_is_playable_and_of_the_same_size(drawn: Seen) -> None:
    later = taught(laid.components(), drawn)
    assert impossible(SHAPE, later) is None
    assert sizes(later) == sizes(laid.components())


@given(SEEN, SEEN)
def test_the_same_draws_teach_nothing_new(drawn: Seen, before: Seen) -> None:
    once = taught(taught(laid.components(), before), drawn)
    assert taught(once, drawn) == once


@given(WHOLE, st.randoms(use_true_random=False))
def test_a_game_in_which_all_came_up_teaches_the_whole_copy(drawn: Seen, chance: Any) -> None:
    later = taught(laid.components(), drawn)
    copy = {"I": drawn.projects[:14], "II": drawn.projects[14:28], "III": drawn.projects[28:]}
    for deck in DECKS:
        assert sorted(later["projects"][deck]) == sorted(each.text for each in copy[deck])
    assert sorted(later["merchants"]) == sorted(drawn.merchants)
    wanted = sorted((each.initial, each.variation, [*each.money]) for each in drawn.vdg)
    assert sorted((each["initial"], each["variation"], each["money"]) for each in later["vdg"]) == (
        wanted
    )
    assert all(confirmed(later, kind) for kind in ("projects", "merchants", "vdg"))
    # Another game with the same copy: the tiles come up in another order, and nothing changes.
    decks = [chance.sample(copy[deck], len(copy[deck])) for deck in DECKS]
    again = Seen(
        tuple(each for deck in decks for each in deck),
        tuple(chance.sample(drawn.merchants, 6)),
        tuple(chance.sample(drawn.vdg, 9)),
    )
    assert taught(later, again) == later


@given(WHOLE, st.lists(st.integers(1, 6), max_size=4), st.randoms(use_true_random=False))
def test_games_broken_off_teach_the_copy_in_the_end(drawn: Seen, rounds: Any, chance: Any) -> None:
    """A copy's decks are shuffled anew for each game, and not every game shows all of them."""
    later = laid.components()
    decks = [drawn.projects[:14], drawn.projects[14:28], drawn.projects[28:]]
    for count in [*rounds, 5]:
        shuffled = [each for deck in decks for each in chance.sample(deck, len(deck))]
        later = taught(later, Seen(tuple(shuffled[: 7 * count])))
    for deck, tiles in zip(DECKS, decks, strict=True):
        assert sorted(later["projects"][deck]) == sorted(each.text for each in tiles)


def test_an_unknown_tile_replaces_the_nearest_of_its_deck() -> None:
    later = taught(laid.components(), seen("7/5+1v"))
    assert printed(later, "projects", "I") == ["7/5+1v"]
    assert later["projects"]["I"][13] == "7/5+1v"
    assert later["projects"]["II"] == laid.components()["projects"]["II"]


def test_a_known_tile_becomes_printed_and_stays_where_it_is() -> None:
    later = taught(laid.components(), seen("6/3"))
    assert later["projects"] == laid.components()["projects"]
    assert printed(later, "projects", "I") == ["6/3"]


def test_the_fifteenth_project_is_of_the_second_deck() -> None:
    first = laid.components()["projects"]["I"]
    later = taught(laid.components(), seen(*first, "9/5+3v"))
    assert printed(later, "projects", "II") == ["9/5+3v"]
    assert later["projects"]["III"] == laid.components()["projects"]["III"]


def test_two_tiles_alike_are_two_tiles() -> None:
    later = taught(laid.components(), seen("7/3", "7/3"))
    assert printed(later, "projects", "I") == ["7/3", "7/3"]
    assert taught(later, seen("7/3")) == later


def test_where_nothing_is_assumed_any_more_nothing_changes() -> None:
    sure_of_all = as_printed(laid.components(), ())
    assert taught(sure_of_all, Seen(laid.tiles("8/1+9r"), (8,), (Vdg(4, 3, (1, 1)),))) == (
        sure_of_all
    )


def test_a_printed_tile_is_never_replaced() -> None:
    raw = as_printed(laid.components(), ("merchants", 5))
    later = taught(raw, Seen(merchants=(10,)))
    assert sorted(later["merchants"]) == [4, 5, 6, 7, 10, 11]


@given(st.permutations(laid.components()["merchants"]))
def test_tiles_entered_one_by_one_make_the_stack(order: list[int]) -> None:
    raw, merchants = laid.components(), [4, 4, 7, 8, 8, 11]
    for count, limit in enumerate(merchants):
        assert len(unknown(raw, ("merchants",))) == 6 - count
        raw = entered(SHAPE, raw, ("merchants",), limit)
    assert sorted(raw["merchants"]) == merchants
    assert entered(SHAPE, raw, ("merchants",), order[0]) == raw


def test_what_is_to_come_is_the_set_without_what_came_up() -> None:
    raw = laid.components()
    decks = to_come(raw, seen("4/1", "11/5")).projects
    assert [len(deck) for deck in decks] == [13, 14, 7]
    assert laid.tile("4/1") not in decks[0]
    assert laid.tile("4/1+1r") in decks[0]
    drawn = Seen((), (7, 9), (Vdg(11, 1, (9, 4)),))
    assert to_come(raw, drawn).merchants == (4, 5, 6, 11)
    assert [each.initial for each in to_come(raw, drawn).vdg] == [4, 5, 6, 7, 8, 9, 10, 12]


def test_the_deck_in_play_is_the_first_with_tiles_left() -> None:
    raw = laid.components()
    first = raw["projects"]["I"]
    assert deck_in_play(raw, seen()) == "I"
    assert deck_in_play(raw, seen(*first[:13])) == "I"
    assert deck_in_play(raw, seen(*["8/1"] * 14)) == "II"
    assert to_come(raw, seen(*["8/1"] * 14)).projects[0] == ()
    assert deck_in_play(raw, seen(*["8/1"] * 35)) is None


def test_what_is_left_is_counted_whatever_tiles_came_up() -> None:
    raw = laid.components()
    strange = seen(*["8/1"] * 7)._replace(merchants=(11, 11), vdg=(Vdg(8, 3, (9, 9)),) * 2)
    assert decks_left(raw, strange) == {"I": 7, "II": 14, "III": 7}
    assert decks_left(raw, seen(*["8/1"] * 21)) == {"I": 0, "II": 7, "III": 7}
    assert (merchants_left(strange), vdg_left(raw, strange)) == (4, 7)


def test_what_came_up_in_rounds_nobody_wrote_down_is_gone_too() -> None:
    raw = laid.components()
    taken_up = Seen(laid.tiles(*["8/1"] * 7), (4, 5), (Vdg(8, 3, (9, 9)),), unseen=14)
    assert decks_left(raw, taken_up) == {"I": 0, "II": 7, "III": 7}
    assert (merchants_left(taken_up), vdg_left(raw, taken_up)) == (2, 6)


@given(SEEN)
def test_all_values_stay_in_their_places(drawn: Seen) -> None:
    assert {*values(taught(laid.components(), drawn))} == {*values(laid.components())}


def test_a_tile_that_came_up_before_is_known_by_its_round() -> None:
    raw, tiles = laid.components(), [Vdg(each, 1, (9, 4)) for each in (11, 8, 5)]
    assert came_before(raw, Seen(vdg=tuple(tiles))) is None
    assert came_before(raw, Seen(vdg=(*tiles, tiles[0]))) == 0
    assert came_before(raw, Seen(vdg=(*tiles, tiles[2]))) == 2
    assert came_before(raw, Seen(vdg=(tiles[0], tiles[0]), unseen=14)) == 2
    twice = laid.components(vdg=[*raw["vdg"][:-1], raw["vdg"][0]])
    same = Vdg(raw["vdg"][0]["initial"], raw["vdg"][0]["variation"], tuple(raw["vdg"][0]["money"]))
    assert came_before(twice, Seen(vdg=(same, same))) is None
    assert came_before(twice, Seen(vdg=(same, same, same))) == 1


def test_a_tile_known_in_part_is_gone_from_the_stack_and_teaches_nothing() -> None:
    raw = laid.components()
    known = raw["vdg"][2]
    part = Vdg(known["initial"], None, (known["money"][0], known["money"][1]))
    left = to_come(raw, Seen((), (), (part,))).vdg
    assert len(left) == len(raw["vdg"]) - 1
    assert any(part.fits(each) for each in to_come(raw, Seen()).vdg)
    assert dict(came_up(raw, Seen((), (), (part,))))[("vdg",)] == []
