"""What there is to do at the end of a round, with only what lies on this table."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.table.course import PROGRAM
from companion.table.record import parse
from companion.table.session import Head, Session
from companion.vasco.play.ended import ended
from companion.vasco.play.round_end import steps
from companion.vasco.play.shown import Shown
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.rules.phases import CHANCE
from companion.vasco.rules.state import CHARACTERS, MANUEL, SAILORS, Tile
from companion.words import Words
from tests.ui.at_table import GAME, moves_until, record

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))
ENGLISH = Words("en", strict=True).of("vasco")


@pytest.fixture(scope="module", params=RECORDS, ids=lambda file: file.stem)
def rounds(request):
    """The moves of a game up to the last draw of each round, as if the app had drawn them all."""
    given = parse(request.param.read_bytes(), GAMES)
    session = Session(GAME, Head("", given.players, given.components, None))
    session.enter(given.moves)
    line = tuple(
        each._replace(by=PROGRAM) if each.raw["do"] in CHANCE else each for each in session.line
    )
    ends = [
        place
        for place, each in enumerate(line)
        if place and each.state.round > line[place - 1].state.round
    ]
    return given, line, ends


def listed(given, line, **options):
    shown = Shown(
        line[-1].state,
        given.players,
        given.components,
        CHOOSABLE.usual._replace(**options),
        frozenset(),
        ENGLISH.say,
    )
    return {step.name: step for step in steps(shown, ended(line))}


def before_navigation(line):
    place = max(at for at, each in enumerate(line) if each.raw["do"] == "navigate")
    return line[place - 1].state


def test_it_is_there_four_times_from_the_navigation_to_the_first_disc(rounds) -> None:
    _, line, ends = rounds
    assert len(ends) == 4
    found = [place for place in range(len(line)) if ended(line[: place + 1])]
    for end in ends:
        first = next(at for at in range(end, len(line)) if line[at].raw["do"] == "place")
        assert {*range(end, first)} <= {*found}
        assert first not in found
    starts = {place for place in found if place - 1 not in found}
    assert {line[place].raw["do"] for place in starts} == {"navigate"}
    assert len(starts) == 4


def test_what_was_not_bought_leaves_and_the_new_offer_is_laid_out(rounds) -> None:
    given, line, ends = rounds
    for end in ends:
        before, state = before_navigation(line[: end + 1]), line[end].state
        found = listed(given, line[: end + 1])
        left = found["round-leaving"].layout if "round-leaving" in found else None
        tiles = [*before.upper, *filter(None, [before.sao_gabriel])]
        laid = [each.piece for each in (left.pieces if left else ())]
        assert [each for each in laid if isinstance(each, Tile)] == tiles
        offer = found["round-offer"].layout
        assert (offer.sao_gabriel, offer.upper) == (state.sao_gabriel, state.upper)


def test_the_sailors_shown_are_those_that_came(rounds) -> None:
    given, line, ends = rounds
    for end in ends:
        before, state = before_navigation(line[: end + 1]), line[end].state
        found = listed(given, line[: end + 1])
        came = found["round-sailors"].layout.sections if "round-sailors" in found else ()
        for section, new in enumerate(came[: len(state.sections)]):
            for place, colour in enumerate(SAILORS):
                lay, lies = (each.sections[section][place] for each in (before, state))
                assert lay + new.count(colour) == lies


def test_discs_go_back_to_who_hosted_and_the_additional_one_from_who_lost_manuel(rounds) -> None:
    given, line, ends = rounds
    for end in ends:
        before = before_navigation(line[: end + 1])
        found = listed(given, line[: end + 1])
        hosts = [host for host in zip(CHARACTERS, before.portraits, strict=True) if host[1]]
        shown = found["round-discs"].layout.pieces if "round-discs" in found else ()
        assert [tuple(each.piece) for each in shown] == hosts
        begun = next(each.state for each in line if each.state.round == before.round)
        moved = begun.owners[MANUEL] not in (None, before.owners[MANUEL])
        assert ("round-manuel" in found) is moved


def test_the_next_round_begins_with_whom_dias_names(rounds) -> None:
    given, line, ends = rounds
    names = {seat.colour: seat.name for seat in given.players}
    for number, end in enumerate(ends):
        state = line[end].state
        step = listed(given, line[: end + 1])["round-next"]
        assert step.title == f"Round {('II', 'III', 'IV', 'V')[number]}"
        first = names[state.players[state.first].colour]
        assert step.text.endswith(f"{first} is first player.")
        dias = [each for each in line[end].lines if each.source == "dias"]
        assert ("2\u00a0VP" in step.text) is bool(dias)


def test_it_names_only_what_lies_on_the_table() -> None:
    given = record("vasco-4-7")
    session = Session(GAME, Head("", given.players, given.components, None))
    session.enter(given.moves[: moves_until(given, "placing", 3)])
    line = session.line
    assert [*listed(given, line)][:1] != ["round-offer"]
    told = listed(given, line, replaced=frozenset())
    boxed = listed(given, line)
    assert "moves 2\u00a0VP ahead" in told["round-next"].text
    assert "has received 2\u00a0VP" in boxed["round-next"].text
    assert not {"round-offer", "round-merchant", "round-sailors"} & told.keys()
    left = [amount for amount in before_navigation(line).money if amount is not None]
    assert left, "this record leaves an amount in round 2"
    assert "back" in told["round-leaving"].text
    assert "back" not in boxed["round-leaving"].text
