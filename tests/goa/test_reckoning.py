"""How a game of Goa is told to stand and to have ended: by the lines of chapter 10, ties by ducats,
and no purse before it is laid open."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.goa.play.counting import COUNTING
from companion.headless.simulating import simulated
from companion.play.reckoning.charted import by_source, rounds
from companion.play.reckoning.standing import ranked
from companion.play.reckoning.sums import sums, tie_break, what_decided
from companion.table.account import account
from companion.table.record import Record, parse, replay
from companion.table.session import Head, Session
from companion.words import Words

GOA = GAMES["goa"]
RECORDS = sorted((Path(__file__).parents[1] / "records" / "goa").glob("*.json"))
LANGUAGES = sorted(Words("en").codes())


def record(stem: str) -> Record:
    file = next(file for file in RECORDS if file.stem == stem)
    return parse(file.read_bytes(), GAMES)


def played(given: Record, upto: int | None = None) -> Session:
    session = Session(GOA, Head("a", given.players, given.components, None))
    session.begin(())
    session.enter(given.moves[:upto])
    return session


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_lines_of_chapter_10_add_up_to_the_score(file) -> None:
    session = played(parse(file.read_bytes(), GAMES))
    ledger = account(session)
    for result, parts in sums(COUNTING, session, ledger):
        assert sum(part.figures["vp"].value for part in parts) == result.score
        assert sum(ledger.by_source(result.colour, "vp").values()) == result.score
    found = by_source(COUNTING, session, ledger)
    assert sum(sum(got.values()) for got in found.values()) == sum(
        player.vp for player in session.state.players
    )


def test_each_line_is_told_by_what_it_is_for() -> None:
    """10.2, 10.3, 10.4, 10.5: counted by hand on the estates of a kept game."""
    session = played(record("sensible-4"))
    told = {
        result.colour: {
            part.key: part.figures["vp"].value for part in parts if "sym" not in part.key
        }
        for result, parts in sums(COUNTING, session, account(session))
    }
    assert told["red"] == {
        "reckoning-markers": 24, "reckoning-colonies": 10, "reckoning-duties": 5,
        "reckoning-missions": 3,
    }  # fmt: skip
    assert told["blue"] == {
        "reckoning-markers": 18, "reckoning-colonies": 3, "reckoning-most-ducats": 3,
    }  # fmt: skip


def test_a_tie_is_shown_with_the_ducats_that_broke_it() -> None:
    """10.7."""
    session = played(record("goa-generous-2"))
    speech = Words("en", strict=True).of("goa")
    told = [speech.say(said.key, **said.figures) for said in tie_break(COUNTING, session)]
    purses = {player.colour: player.ducats for player in session.state.players}
    assert purses["blue"] > purses["red"]
    assert any(f"{purses['blue']}\u00a0ducats" in line for line in told), told
    assert told[-1] == "So Blue wins."


def test_no_purse_is_told_before_it_is_laid_open() -> None:
    """12.3, 12.4; 10.1."""
    given = record("sensible-4")
    hands = next(n for n, raw in enumerate(given.moves) if raw["do"] == "hand")
    session = played(given, hands - 1)
    assert {standing.held for standing in ranked(COUNTING, session)} == {None}
    assert not any(item.line.what == "ducats" for item in account(session).items)
    session.enter(given.moves[hands - 1 : hands])
    assert all(standing.held is not None for standing in ranked(COUNTING, session))


def test_the_rounds_are_called_as_at_the_table() -> None:
    told = [name for _, name in rounds(COUNTING, played(record("sensible-4")))]
    assert told == ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_game_comes_to_has_its_words(language) -> None:
    words, sources = Words(language, strict=True).of("goa"), set()
    for seed in range(6):
        given = simulated(GOA, 2 + seed % 3, seed)
        sources |= {line.source for moment in replay(GOA, given) for line in moment.lines}
        session = played(given)
        ledger = account(session)
        said = [*what_decided(COUNTING, session, ledger), *tie_break(COUNTING, session)]
        said += [part for each in sums(COUNTING, session, ledger) for part in each.parts]
        assert all(words.say(each.key, **each.figures) for each in said)
    assert len(sources) > 20
    assert {each for each in sources if f"source-{each.replace('_', '-')}" not in words} == set()
