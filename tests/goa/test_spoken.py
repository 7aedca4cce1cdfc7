"""What a change of the game lets a group hear: said whole in every language, and nothing of a
purse (12.3)."""

from collections.abc import Iterator
from functools import cache

import pytest

from companion.games import GAMES
from companion.goa.play.spoken import call, sound, spoken
from companion.goa.rules import moves as m
from companion.table.course import PERSON
from companion.table.record import Record
from companion.table.session import Change, Head, Session
from companion.words import Words
from tests.goa.asked import RECORDS, record
from tests.goa.test_asked import spoken as bid_by_bid

NAMES = {"yellow": "Ana", "red": "Rui", "blue": "Tomé", "green": "Inês"}
LANGUAGES = sorted(Words("en").codes())
EVERY = sorted(path.stem for path in RECORDS.glob("*.json"))


def changes(given: Record) -> Iterator[Change]:
    """Every move, as if somebody did it now."""
    session = Session(GAMES["goa"], Head("", given.players, given.components, None))
    found: list[Change] = []
    session.observe(found.append)
    for raw in given.moves:
        session.enter([raw])
        change = found.pop()
        entries = tuple(entry._replace(by=PERSON) for entry in change.entries)
        yield change._replace(what="do", entries=entries)


@cache
def changes_of(name: str) -> tuple[Change, ...]:
    return tuple(changes(record(name)))


def speaking(language: str):
    words = Words(language, strict=True).of("goa")
    return lambda key, **figures: words.say(key, NAMES, **figures)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_every_move_of_the_records_is_said_whole(name: str, language: str) -> None:
    say = speaking(language)
    texts = [spoken(say, change) for change in changes_of(name)]
    said = [*filter(None, texts)]
    assert len(said) > len(texts) / 3
    for text in said:
        assert text.endswith((".", "?")), text
        assert text[0].isupper() or text[0].isdigit(), text
        # Duty is named with what is printed on it, as "+5".
        assert not set("{}$_−×·") & set(text), text


def last_of(name: str, kind: type, number: int = 0) -> Change:
    found = [each for each in changes_of(name) if isinstance(each.entries[-1].move, kind)]
    return found[number]


def test_how_an_auction_ended_comes_before_what_is_asked_next() -> None:
    """4.4: who pays, for what; a bought lot costs one less than was bid."""
    say, sold = speaking("en"), last_of("sensible-4", m.Outcome, 2)
    assert sold.entries[-1].raw["ducats"] == 5
    assert spoken(say, sold) == (
        "Rui gets Settlement (1) for 5\u00a0ducats. "
        "Up for auction: Ships/Colonists (3). Ana speaks first."
    )
    bought = last_of("sensible-4", m.Outcome, 0)
    assert (bought.entries[-1].raw["ducats"], bought.entries[-1].raw["bought"]) == (4, True)
    assert spoken(say, bought).startswith("Ana gets the flag for 3\u00a0ducats.")


def test_a_lot_nobody_bid_for_is_had_for_free() -> None:
    given = record("sensible-4")
    at = next(n for n, raw in enumerate(given.moves) if raw["do"] == "auction")
    unsold = {"do": "auction", "player": given.moves[at]["player"]}
    *_, last = changes(given._replace(moves=[*given.moves[:at], unsold]))
    assert spoken(speaking("en"), last).startswith("Ana gets the flag for free.")


def test_bids_are_called_one_by_one() -> None:
    say, given = speaking("en"), bid_by_bid(record("sensible-4"))
    bids = [each for each in changes(given) if isinstance(each.entries[-1].move, m.Bid | m.Pass)]
    assert [spoken(say, each) for each in bids[:6]] == [
        "No bid yet. Tomé?",
        "No bid yet. Inês?",
        "Inês bids 4\u00a0ducats. Does Ana sell or buy?",
        "No bid yet. Inês?",
        "Inês bids 6\u00a0ducats. Ana?",
        "Inês bids 6\u00a0ducats. Does Rui sell or buy?",
    ]


def test_a_round_that_ends_is_said_and_heard() -> None:
    rounds = [each for each in changes_of("sensible-4") if sound(each) == "round"]
    texts = " ".join(spoken(speaking("en"), each) for each in rounds)
    for name in ("A2", "A3", "A4", "B1", "B2", "B3", "B4"):
        assert f"Round {name}. " in texts


def test_undo_tells_only_who_is_asked_again() -> None:
    change = last_of("sensible-4", m.Outcome, 1)
    back = change._replace(what="undo", before=change.after, after=change.before)
    said = spoken(speaking("en"), back)
    assert said == call(speaking("en"), change.before.state)
    assert "gets" not in said
