"""Taps that are not a move yet: kept, named, taken back, and had again by undoing the move."""

import pytest

from companion.vasco.play.asking.launching import Man
from companion.vasco.rules.launching import aboard
from tests.play.table import asking_at
from tests.ui.at_table import GAME, record


@pytest.fixture
def recruiting():
    """Somebody recruits, while somebody could launch a ship with more than one crew."""
    given = record("sensible-4")
    return asking_at(given, next(number for number, state in positions(given) if fits(state)))


def positions(given):
    state = GAME.begin(given.colours, given.components).state
    for number, raw in enumerate(given.moves):
        yield number, state
        state = GAME.apply(state, GAME.read(raw)).state


def fits(state) -> bool:
    due = GAME.due(state)
    return (
        "recruit" in due.kinds
        and _player(state, due.players[0]).reals > 6
        and any(launchable(state))
    )


def _player(state, colour):
    return state.players[state.board.colours.index(colour)]


def launchable(state):
    for player in state.players:
        for project in player.projects:
            if 1 < project.crew < len(aboard(player)):
                yield player, project


def sailors(asking) -> list[str]:
    """Three of one section, if it has so many."""
    names = [name for name in asking.question.picks if name.startswith("sailor-")]
    sections = {name.split("-")[1] for name in names}
    of = [[name for name in names if name.split("-")[1] == each] for each in sections]
    return max(of, key=len)[:3]


def test_a_tap_is_named_and_taken_back(recruiting) -> None:
    first, second, third = sailors(recruiting)
    for name in (first, second):
        recruiting.pick(name)
    colour = second.split("-")[2]
    assert recruiting.undo_text == f"Undo: {colour}"
    recruiting.undo()
    assert recruiting.question.chosen == {first}
    recruiting.pick(third)
    recruiting.pick(first)
    assert recruiting.question.chosen == {third}
    recruiting.undo()
    assert recruiting.question.chosen == {first, third}, "what was given back is taken again"


def test_a_whole_section_is_one_tap_to_take_and_to_take_back(recruiting) -> None:
    section = sailors(recruiting)[0].split("-")[1]
    recruiting.pick(f"section-{section}")
    assert len(recruiting.question.chosen) >= 3
    recruiting.undo()
    assert recruiting.question.chosen == frozenset()
    other = next(
        name
        for name in recruiting.question.picks
        if name.startswith("sailor-") and name.split("-")[1] != section
    )
    recruiting.pick(f"section-{section}")
    recruiting.pick(other)
    assert recruiting.question.chosen == {other}


def test_an_undone_move_gives_back_what_was_chosen_for_it(recruiting) -> None:
    chosen = sailors(recruiting)[:2]
    for name in chosen:
        recruiting.pick(name)
    before = recruiting.session.state
    recruiting.act(next(deed for deed in recruiting.question.deeds if deed.main))
    assert recruiting.session.state is not before
    recruiting.undo()
    assert recruiting.session.state is before
    assert recruiting.question.chosen == {*chosen}


def test_a_ship_launched_in_between_leaves_what_was_chosen(recruiting) -> None:
    chosen = sailors(recruiting)[:2]
    for name in chosen:
        recruiting.pick(name)
    player, project = next(launchable(recruiting.session.state))
    recruiting.enter(Man(player.colour, project))
    assert recruiting.question.player == player.colour
    crew = [*recruiting.question.picks][: project.crew]
    for name in (crew[0], crew[0], *crew):
        recruiting.pick(name)
    assert project in _player(recruiting.session.state, player.colour).ships
    assert recruiting.question.chosen == {*chosen}


def test_a_crew_is_taken_back_tap_by_tap_and_then_the_ship(recruiting) -> None:
    recruiting.pick(sailors(recruiting)[0])
    chosen = recruiting.question.chosen
    player, project = max(launchable(recruiting.session.state), key=lambda each: each[1].crew)
    recruiting.enter(Man(player.colour, project))
    first = next(iter(recruiting.question.picks))
    recruiting.pick(first)
    assert recruiting.question.chosen == {first}
    recruiting.undo()
    assert recruiting.question.chosen == frozenset()
    recruiting.undo()
    assert recruiting.question.area == "recruiting"
    assert recruiting.question.chosen == chosen


def test_what_was_chosen_waits_for_whoever_looks_elsewhere(recruiting) -> None:
    chosen = sailors(recruiting)[:2]
    for name in chosen:
        recruiting.pick(name)
    recruiting.end()
    recruiting.begin()
    assert recruiting.question.chosen == {*chosen}


def test_what_cannot_be_tapped_is_refused_with_its_rule() -> None:
    given = record("sensible-4")
    moves = next(
        number
        for number, state in positions(given)
        if "host" in GAME.due(state).kinds and any(state.portraits)
    )
    asking, refused = asking_at(given, moves), []
    asking.bind(on_refused=lambda _, refusal, __: refused.append((refusal.rule, refusal.key)))
    held = next(name for name in asking.question.blocked if name.startswith("character-"))
    asking.pick(held)
    assert refused == [("6.1", "hosted-already")]
    assert len(asking.session.line) == moves


def made(given, kind: str, after: int = 0) -> int:
    """The number of the first move of this kind after so many."""
    kinds = [raw["do"] for raw in given.moves]
    return kinds.index(kind, after) + 1


def test_who_goes_back_to_a_launch_begins_there_anew() -> None:
    given = record("sensible-4")
    launch = made(given, "launch")
    asking = asking_at(given, made(given, "recruit", launch) - 1)
    asking.pick(sailors(asking)[0])
    assert asking.seat.taps.picks
    asking.session.go_on_from(launch)
    assert asking.seat.taps.picks == ()


def test_a_move_entered_anew_is_done_with_though_a_launch_is_the_latest() -> None:
    given = record("sensible-4")
    asking = asking_at(given, made(given, "launch"))
    number = made(given, "recruit")
    asking.revise(number)
    assert asking.revised == number
    asking.do(asking.session.line[number - 1].move)
    assert asking.revised == 0
    assert asking.seat.state is asking.session.state


def test_a_ship_takes_the_last_dock_from_another_by_a_tap() -> None:
    from companion.vasco.play.asking.fleet import Aboard, Armed, Quay, picked
    from tests.vasco.rules import laid
    from tests.vasco.rules.laid import merchant, tiles

    full = {"boa_gente": 2, "mozambique": 3, "mombasa": 4, "malindi": 5, "calicut": 6}
    state = laid.with_docks(
        laid.bare(2), **{landing: (merchant(11),) * docks for landing, docks in full.items()}
    )
    ships = tiles("4/1", "5/2+1r", "5/2+1r")
    state = laid.with_supply(
        laid.called(state, "red", "navigation"), "red", ships=ships, captains=2, reals=9
    )
    first = picked(state, (), Quay("natal", 0))
    assert first == (Aboard("natal", 0, 0),)
    for other in (1, 2):
        assert picked(state, first, Armed(other)) == (Aboard("natal", 0, other),)


def test_no_bonus_brings_sao_gabriel_and_it_does_not_look_so() -> None:
    from companion.play.looks import OPEN, SHUT

    given = record("sensible-4")
    sent = next(at for at, raw in enumerate(given.moves) if raw["do"] == "send")
    asking = asking_at(given, sent)
    asking.pick("dock-natal-0")
    assert asking.question.area == "projects"
    assert asking.question.layout.looks == (*(OPEN,) * 6, SHUT)
    assert "sao-gabriel" not in asking.question.picks
