"""What is named instead of a refused move is possible, and as near as it is said to be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from companion.table.game import RECORD, Instead, Refusal
from companion.vasco.rules import figures as f
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import price, refund, the_call
from companion.vasco.rules.launching import aboard
from companion.vasco.rules.moves import Move
from companion.vasco.rules.phases import due
from companion.vasco.rules.state import LANDINGS, State
from companion.vasco.rules.supply import seat_of
from companion.vasco.rules.vasco import nearest
from companion.words import Words
from tests.vasco.rules import laid
from tests.vasco.rules.games import SETS, played, small_moves
from tests.vasco.rules.laid import VASCO

FEW, MANY = 4, 60
EACH = 12
LANGUAGES = sorted(Words("en").codes())
ACTIONS = (m.Buy, m.Recruit, m.Expedition, m.TakeMoney, m.Host)

Wrong = tuple[State, Move, Refusal]


def refused(state: State, move: Move) -> Refusal | None:
    try:
        VASCO.apply(state, move)
    except Refusal as refusal:
        return refusal
    return None


def wrong_moves(games: range) -> Iterator[Wrong]:
    """In every position of games by chance, some moves of whoever is asked that are refused."""
    for game in games:
        chance = Random(game)
        for state, _ in played(game, 2 + game % 3, [*SETS.values()][game % len(SETS)]):
            asked = due(state).players
            if not asked:
                continue
            moves = [*small_moves(state, asked[0])]
            for move in chance.sample(moves, min(EACH, len(moves))):
                refusal = refused(state, move)
                if refusal and refusal.rule != RECORD:
                    yield state, move, refusal


@cache
def some() -> tuple[Wrong, ...]:
    return tuple(wrong_moves(range(FEW)))


def found(wrong: tuple[Wrong, ...]) -> Iterator[tuple[State, Move, Instead]]:
    for state, move, _ in wrong:
        if instead := nearest(state, move):
            yield state, move, instead


def check(state: State, move: Move, instead: Instead) -> None:
    for each in instead.moves:
        assert refused(state, each) is None, (move, each)
        assert any(each in family for family in VASCO.options(state)), (move, each)
    said = {name: figure.value for name, figure in instead.figures.items()}
    assert instead.moves or instead.key == "nearest-crew"
    if "total" in said:
        paid = [
            line.amount
            for line in VASCO.apply(state, instead.moves[0]).lines
            if line.what == "reals" and line.amount < 0
        ]
        assert said["total"] == -sum(paid)
    if instead.key == "nearest-sections" and isinstance(move, m.Recruit):
        named = {figure.value for figure in said["sections"]}
        assert len(named) == 1 or move.section not in named, "that one was just refused"
    _CHECKS.get(instead.key, lambda *_: None)(state, instead, said)


def check_payable(state: State, instead: Instead, said: dict[str, object]) -> None:
    player = state.players[seat_of(state, instead.moves[0].player)]
    least = said["least"]
    assert isinstance(least, int)
    assert price(state, least) <= player.reals < price(state, least - 1)


def check_giving_up(state: State, instead: Instead, said: dict[str, object]) -> None:
    assert said.get("reals", 0) == refund(state, the_call(state)[0])


def check_docks(state: State, instead: Instead, said: dict[str, object]) -> None:
    """For the merchant ship all of the landing's docks that it can enter are named; for another
    the best there is anywhere."""
    values = state.board.landings[LANDINGS.index(str(said["landing"]))].docks
    named = {figure.value for figure in said["docks"]}
    assert named == {values[dock(each)] for each in instead.moves}
    if isinstance(instead.moves[0], m.Expedition):
        limit = instead.moves[0].ships[0].ship.limit
        assert named == {max(value for value in empty_docks(state) if value <= limit)}


def empty_docks(state: State) -> list[int]:
    lying = zip(state.landings, state.board.landings, strict=True)
    return [
        value
        for docks, landing in lying
        for ship, value in zip(docks, landing.docks, strict=True)
        if ship is None
    ]


def dock(move: Move) -> int:
    match move:
        case m.Expedition(ships=(berth,)):
            return berth.dock
        case m.Send(voyage=voyage) | m.Host(send=voyage) if voyage:
            return voyage.dock
    raise AssertionError(move)


def check_numbers(state: State, instead: Instead, said: dict[str, object]) -> None:
    named = [figure.value for figure in said["numbers"]]
    assert [each.number for each in instead.moves] == named
    assert said["count"] == len(named)


def check_launch(state: State, instead: Instead, said: dict[str, object]) -> None:
    """Each project that could be launched, once."""
    player = state.players[seat_of(state, instead.moves[0].player)]
    able = {project for project in player.projects if project.crew <= len(aboard(player))}
    assert {each.project for each in instead.moves} == able
    assert said["project"] == tuple(f.project(each.project) for each in instead.moves)


_CHECKS = {
    "nearest-pay": check_payable,
    "nearest-give-up": check_giving_up,
    "nearest-give-up-for": check_giving_up,
    "nearest-docks": check_docks,
    "nearest-docks-of-many": check_docks,
    "nearest-numbers": check_numbers,
    "nearest-numbers-of-many": check_numbers,
    "nearest-launch": check_launch,
}


def test_what_is_named_is_possible() -> None:
    keys = set()
    for state, move, instead in found(some()):
        check(state, move, instead)
        keys.add(instead.key)
    assert len(keys) >= 12, sorted(keys)


@pytest.mark.long
def test_what_is_named_is_possible_in_many_games() -> None:
    keys = set()
    for state, move, instead in found(tuple(wrong_moves(range(MANY)))):
        check(state, move, instead)
        keys.add(instead.key)
    assert len(keys) >= 15, sorted(keys)


def test_whoever_is_called_hears_of_something_he_can_do() -> None:
    called = [each for each in some() if isinstance(each[1], ACTIONS)]
    assert called
    for state, move, refusal in called:
        if move.player == the_call(state)[1].player:
            assert nearest(state, move), (move, refusal.key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_whole_in_every_language(language: str) -> None:
    words = Words(language, strict=True).of("vasco")
    said = {}
    for _, _, instead in found(some()):
        sentence = words.say(instead.key, {}, **instead.figures)
        assert "{" not in sentence
        assert "nearest-" not in sentence
        said[instead.key] = sentence
    assert len({*said.values()}) == len(said)


def test_a_move_that_is_possible_needs_nothing_instead() -> None:
    for state, move in played(3, 3, SETS["starter"]):
        assert nearest(state, move) is None


def said(state: State, move: Move) -> str:
    """The whole sentence, as the table has it."""
    refusal, instead = refused(state, move), nearest(state, move)
    assert refusal
    assert instead
    say, names = laid.ENGLISH.say, {"red": "Rui", "yellow": "Ana"}
    return say(
        "refused-instead",
        said=say(refusal.key, names, **refusal.figures),
        instead=say(instead.key, names, **instead.figures),
    )


def test_a_number_that_is_taken_names_the_free_ones_beside_it() -> None:
    state = laid.with_discs(laid.bare(4), {5: ("red", "projects"), 7: ("red", "projects")})
    sentence = said(state, m.Place("yellow", 5, "characters"))
    assert sentence == "number 5 is already taken (Rui): the nearest ones available are 4 and 6"
    sentence = said(state, m.Place("yellow", 7, "characters"))
    assert sentence == "number 7 is already taken (Rui): the nearest ones available are 6 and 8"


def test_where_few_numbers_are_left_all_are_named() -> None:
    state = laid.with_supply(laid.bare(4), "yellow", discs=0)
    state = state._replace(owners=("red", None, None, "yellow"))
    said_of = said(state, m.Place("yellow", 20, "characters"))
    assert said_of.endswith("21 and 22 are available")


def test_who_cannot_pay_hears_from_which_number_on_he_could() -> None:
    state = laid.called(laid.bare(4), "red", "recruiting", 5, marker=12)
    state = laid.with_supply(state, "red", reals=3)
    assert said(state, m.Recruit("red", captain=True)) == (
        "acting with 5 costs 7\u00a0Reals, and Rui has 3\u00a0Reals: "
        "3\u00a0Reals would only pay for number 9 or higher: you must give up"
    )


@pytest.mark.parametrize(("limit", "best"), [(7, "7 in Malindi"), (6, "6 in Mozambique")])
def test_a_full_landing_names_the_best_dock_that_fits_and_the_nearest_of_equals(
    limit: int, best: str
) -> None:
    state = laid.called(laid.bare(4), "red", "navigation")
    ship = laid.tile(f"{limit}/2")
    state = laid.with_supply(state, "red", ships=(ship,), captains=1)
    values = state.board.landings[LANDINGS.index("mombasa")].docks
    state = laid.with_docks(state, mombasa=(laid.merchant(11),) * len(values))
    move = m.Expedition("red", "mombasa", (m.Berth(ship, 0),))
    sentence = said(state, move)
    assert sentence == (
        f"all ship slots in Mombasa are taken: limit {limit} fits ship slot {best}, for example"
    )


def test_a_third_project_is_refused_with_what_can_be_done() -> None:
    state = laid.called(laid.bare(4), "red", "projects", 15)
    tiles = tuple(map(laid.tile, ("7/2", "6/3", "5/1")))
    state = laid.with_supply(state, "red", reals=9)
    state = state._replace(upper=tiles, sao_gabriel=laid.tile("8/4"))
    assert said(state, m.Buy("red", tiles)) == (
        "you can buy one or two projects at a time, not 3: "
        "two projects cost 4\u00a0Reals in all; tap a chosen one to put it back"
    )
    assert said(state, m.Buy("red", tiles[:1], sao_gabriel=True)) == (
        "the São Gabriel project has to be bought on its own: "
        "on its own it costs 4\u00a0Reals in all; tap what you have chosen to put it back"
    )


def test_who_has_no_ship_hears_of_every_project_to_launch() -> None:
    state = laid.called(laid.bare(4), "red", "navigation")
    state = laid.with_supply(state, "red", projects=laid.tiles("4/1", "6/2", "9/4"), captains=1)
    state = laid.with_supply(state, "red", sailors=laid.crew(grey=1, violet=1))
    move = m.Expedition("red", "natal", (m.Berth(laid.tile("4/1"), 0),))
    assert said(state, move).endswith(": project 4 (crew 1) or project 6 (crew 2) can be launched")


def test_who_lacks_crew_hears_how_many_and_in_which_colours() -> None:
    state = laid.with_supply(laid.bare(4), "red", projects=(laid.tile("7/3"),))
    state = laid.with_supply(state, "red", sailors=laid.crew(grey=2), missionaries=1)
    assert said(state, m.Launch("red", laid.tile("7/3"), ("grey", "white"))).endswith(
        ": one more is needed: a turquoise sailor, a violet sailor or an orange sailor"
    )
