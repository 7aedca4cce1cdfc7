"""What a change of the game lets a group hear: said whole in every language, for every move."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.table.course import PERSON, RULES
from companion.table.record import Record, parse
from companion.table.session import Change, Head, Session
from companion.ui.shell.aloud import scores
from companion.vasco.play.spoken import call, sound, spoken
from companion.vasco.rules.moves import Pass
from companion.vasco.rules.state import called
from companion.words import Words

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))
LANGUAGES = sorted(Words("en").codes())
NAMES = {"yellow": "Ana", "red": "Rui", "black": "Tomé", "blue": "Inês"}


@cache
def record(file: Path) -> Record:
    return parse(file.read_bytes(), GAMES)


@cache
def changes(file: Path) -> tuple[Change, ...]:
    """Every move of a record, as if it were done now; who gives up there could do nothing else."""
    given = record(file)
    game = GAMES[given.game]
    session = Session(game, Head("", given.players, given.components, None))
    found: list[Change] = []
    session.observe(lambda change: found.append(done(change)))
    for raw in given.moves:
        session.enter([raw])
    return tuple(found)


def done(change: Change) -> Change:
    by = {Pass: RULES}
    entries = (entry._replace(by=by.get(type(entry.move), PERSON)) for entry in change.entries)
    return change._replace(what="do", entries=tuple(entries))


def speaking(language: str):
    words = Words(language, strict=True).of("vasco")
    return lambda key, **figures: words.say(key, NAMES, **figures)


def said(file: Path, language: str) -> Iterator[str]:
    say = speaking(language)
    for change in changes(file):
        yield " ".join(filter(None, (spoken(say, change), scores(say, change))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_move_of_the_records_is_said_whole(file: Path, language: str) -> None:
    texts = [*filter(None, said(file, language))]
    calls = {(c.after.state.round, n) for c in changes(file) if (n := number(c)) is not None}
    assert len(texts) >= len(calls)
    for text in texts:
        assert text.endswith(".")
        assert text[0].isupper()
        assert not set("{}$_−×·+") & set(text), text
    assert all(str(result.score) in texts[-1] for result in results(file))


def number(change: Change) -> int | None:
    """The number called after it, if one is."""
    state = change.after.state
    return called(state) if change.after.game.due(state).players and state.marker else None


def results(file: Path):
    course = changes(file)[-1].after
    return course.game.results(course.state)


def changes_of(name: str) -> tuple[Change, ...]:
    return changes(next(file for file in RECORDS if file.stem == name))


def test_the_call_is_said_with_what_came_before_it() -> None:
    acting = next(c for c in changes_of("vasco-3-7") if c.entries[0].raw["do"] == "pass")
    assert spoken(speaking("en"), acting) == (
        "Number 1: Tomé gives up and takes 1\u00a0Real. "
        "Number 3: Ana. Projects. Costs 9\u00a0Reals."
    )
    assert (
        call(speaking("en"), acting.after.state) == "Number 3: Ana. Projects. Costs 9\u00a0Reals."
    )


def test_what_ships_earn_is_said_player_by_player() -> None:
    sailing = [c for c in changes_of("sensible-4") if c.entries[0].raw["do"] == "navigate"]
    (entry,) = sailing[-1].entries
    told = spoken(speaking("en"), sailing[-1])
    for colour, name in NAMES.items():
        mine = [line for line in entry.lines if line.player == colour]
        points = sum(line.amount for line in mine if line.what == "vp")
        assert (f"{name}: {points} points" in told) is (points > 1)


def test_undo_says_only_the_number_called_again() -> None:
    given = changes_of("vasco-3-7")
    acting = next(c for c in given if c.entries[0].raw["do"] == "pass")
    undone = Change("undo", (), acting.after, acting.before)
    assert spoken(speaking("en"), undone) == "Number 1: Tomé. Characters. Costs 11\u00a0Reals."
    placing = next(c for c in given if c.entries[0].raw["do"] == "place")
    assert spoken(speaking("en"), placing) == ""


def test_each_kind_of_deed_has_its_sound() -> None:
    heard: dict[str, set[str]] = {}
    for change in changes_of("sensible-4"):
        heard.setdefault(change.entries[0].raw["do"], set()).add(sound(change))
    assert heard["navigate"] == {"round"}
    assert heard["expedition"] == {"sail"}
    assert heard["place"] == heard["launch"] == {"accept"}
    assert heard["buy"] == {"coin"}
