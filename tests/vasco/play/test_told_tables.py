"""Tables that lie otherwise, told by picks alone."""

from collections import Counter
from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest

from companion.play.table_entry import CorrectedTable, TakenUpTable
from companion.table.session import Head, Session
from companion.vasco.play.table_entry.areas import EDITOR
from companion.vasco.rules.components import read_components
from companion.vasco.rules.stacks import lying, unsold
from companion.words import Words
from tests.play.playing import playing
from tests.play.telling import Teller
from tests.touch.correcting import ENTER
from tests.touch.table_entry import KNOWN, SEATS, touches
from tests.ui.at_table import record
from tests.vasco.rules.corrections import WHY, corrections
from tests.vasco.rules.games import SETS, played
from tests.vasco.rules.laid import VASCO

NAMES = {seat.colour: seat.name for seat in SEATS}
SAY = Words("en", strict=True).of("vasco").say


def session_of(seed, players, printed, number) -> Session:
    """A game by chance, as far as something may be corrected again."""
    session = Session(VASCO, Head("", SEATS[:players], printed, None))
    moves = []
    for state, move in played(seed, players, printed):
        if len(moves) >= number and not state.blind:
            break
        moves.append(VASCO.write(move))
    session.enter(moves)
    return session


def correcting(session: Session) -> tuple[CorrectedTable, Teller]:
    page = CorrectedTable(session, EDITOR)
    page.say_by(SAY, NAMES)
    return page, Teller(page, **{"set-right": lambda: page.do(WHY), "back": lambda: None})


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(1, 5))
def test_whatever_can_be_corrected_can_be_told(seed, players, name) -> None:
    session = session_of(seed, players, SETS[name], 50 + 8 * seed)
    chance = Random(seed)
    for _ in range(3):
        (move,) = corrections(session.state, chance, 1)
        wanted, made = VASCO.apply(session.state, move).state, len(session.line)
        page, teller = correcting(session)
        written = VASCO.write(move)
        ENTER[written["do"]](SimpleNamespace(session=session), teller, written)
        # What follows by itself comes after it.
        reached = session.at(min(made + 1, len(session.line)))
        assert VASCO.shown(reached) == VASCO.shown(wanted), written
        assert not page.edits.changed or made < len(session.line)


def test_what_is_told_and_not_done_is_taken_up_again_in_the_same_moment() -> None:
    session = session_of(3, 4, SETS["starter"], 70)
    page, teller = correcting(session)
    seat = session.state.players[0].colour
    for name in (f"{seat}-vp-more", f"{seat}-reals-more", "area-docks", "dock-natal-0"):
        teller.tap(name)
    merchant = next(name for name in page.question.picks if "merchant" in name)
    teller.tap(merchant)
    raw = page.kept(None)
    again, _ = correcting(session)
    again.edits.take_up(again.left(raw), EDITOR.read)
    assert again.edits.wanted == page.edits.wanted
    assert again.moves("-") == page.moves("-")
    for _ in range(3):
        assert again.edits.changed
        again.edits.undo()
    assert (again.edits.changed, again.edits.wanted) == (False, session.state)


def test_nothing_is_taken_up_in_another_moment_or_of_another_correction() -> None:
    session = session_of(3, 4, SETS["starter"], 70)
    page, teller = correcting(session)
    teller.tap(f"{session.state.players[0].colour}-vp-more")
    raw = page.kept(None)
    assert page.left(raw)
    assert CorrectedTable(session, EDITOR, 1).left(raw) is None
    page.do("-")
    for other in (raw, None, [], {}, {"moment": 3}, "so"):
        assert CorrectedTable(session, EDITOR).left(other) is None


@pytest.mark.parametrize("round_", [2, 3, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_table_between_two_rounds_can_be_told(players, round_) -> None:
    state = next(
        state
        for state, move in played(3, players, KNOWN)
        if state.round == round_ and VASCO.write(move)["do"] == "place"
    )
    seats = SEATS[:players]
    taken = TakenUpTable(VASCO, EDITOR, seats, KNOWN, "as it lies")
    taken.say_by(SAY, NAMES)

    def on() -> None:
        if taken.area is not taken.areas[-1]:
            taken.turn(taken.areas[taken.place + 1].name)

    teller = Teller(taken, next=on)
    for name in touches(state):
        teller.tap(name)
    assert VASCO.shown(taken.lies()) == VASCO.shown(state)
    assert [row["by"] for row in taken.rows()].count("person") <= len(seats) + 1


def test_every_tap_of_a_table_is_taken_back_one_by_one() -> None:
    taken = TakenUpTable(VASCO, EDITOR, SEATS, KNOWN, "as it lies")
    taken.say_by(SAY, NAMES)
    states = [taken.edits.wanted]
    for name in ("round-3", "dias-red", "first-blue"):
        taken.tap(name)
        states.append(taken.edits.wanted)
    assert all(one != other for one, other in pairwise(states))
    while taken.edits.changed:
        assert taken.edits.wanted == states.pop()
        taken.edits.undo()
    assert taken.edits.wanted == states.pop()


def test_another_tile_is_one_that_was_seen_nowhere_or_is_typed() -> None:
    """Neither what lies elsewhere is offered, nor what was put away or has sailed home."""
    session = session_of(3, 4, KNOWN, 120)
    state = session.state
    holder = next(player for player in state.players if player.projects)
    page, teller = correcting(session)
    for name in ("area-tiles", f"{holder.colour}-projects-0", "to-other"):
        teller.tap(name)
    decks = read_components(KNOWN).projects
    seen = Counter(state.seen.projects)
    printed = Counter(tile for deck in decks if seen & Counter(deck) for tile in deck)
    offered = set(page.question.picks)
    assert offered == {"tile-other", *(f"tile-{tile.text}" for tile in printed - seen)}
    assert seen - lying(state), "something is gone"
    teller.tap("tile-other")
    assert page.question.keypad


def test_a_tile_lies_before_whomever_it_is_said_to_lie() -> None:
    session = session_of(3, 4, KNOWN, 120)
    players = session.state.players
    holder = next(player for player in players if player.projects)
    text = holder.projects[0].text
    for seat, player in enumerate(players):
        for side in ("projects", "ships"):
            page, teller = correcting(session)
            for name in ("area-tiles", f"{holder.colour}-projects-0"):
                teller.tap(name)
            if (player, side) == (holder, "projects"):
                assert f"to-{player.colour}-{side}" not in page.question.picks
                continue
            teller.tap(f"to-{player.colour}-{side}")
            now = page.edits.wanted.players
            assert text in [tile.text for tile in getattr(now[seat], side)]
            held = [tile for each in now for tile in (*each.projects, *each.ships)]
            assert len(held) == sum(len(each.projects) + len(each.ships) for each in players)


def test_what_nobody_bought_is_put_away_only_where_there_is_some() -> None:
    asked = Counter()
    for seed in range(1, 9):
        offer: Counter = Counter()
        for state, move in played(seed, 4, KNOWN):
            if VASCO.write(move)["do"] == "navigate":
                offer = Counter((*state.upper, *filter(None, [state.sao_gabriel])))
            if VASCO.due(state).kinds[:1] == ("projects",) and state.seen.projects:
                assert offer <= unsold(state)
                asked[bool(offer), bool(unsold(state))] += 1
    assert asked[True, True] > 9


def test_all_is_sold_where_each_of_the_offer_lies_somewhere() -> None:
    session = session_of(3, 4, KNOWN, 30)
    state = session.state._replace(upper=(), sao_gabriel=None)
    held = state.players[0]._replace(projects=state.seen.projects[-7:])
    sold = state._replace(players=(held, *state.players[1:]))
    assert unsold(state)
    assert not unsold(sold)


@pytest.mark.parametrize("upto", [60, 100])
def test_corrections_of_a_record_are_played_by_picks(upto) -> None:
    given = record("vasco-4-7")
    state = VASCO.begin(given.colours, given.components).state
    for raw in given.moves[:upto]:
        state = VASCO.apply(state, VASCO.read(raw)).state
    made = [*corrections(state, Random(upto), 4)]
    moves = [*given.moves[:upto], *map(VASCO.write, made)]
    for move in made:
        state = VASCO.apply(state, move).state
    assert playing(given._replace(moves=moves)).state == VASCO.shown(state)
