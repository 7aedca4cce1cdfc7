"""The rules at hand say every rule there is, in every language, and no other."""

import re
from pathlib import Path

import pytest

from companion import resources
from companion.play.book.book import key
from companion.play.book.finding import folded, found
from companion.table.game import RECORD
from companion.vasco.play.book import BOOK
from companion.vasco.rules.now import now
from companion.words import Words
from tests.vasco.rules.games import SETS, played

ROOT = Path(__file__).parents[2]
LANGUAGES = Words("en").codes()
TEXT = resources.path("companion", "vasco", "rules", "rules.md").read_text("utf-8")
_SHORT = 360


def rules_of_the_book() -> dict[str, str]:
    """What rules.md says by number; a rule may begin in the middle of another's line."""
    _, *parts = re.split(r"(?m)(?:^- |(?<=\. ))(?=\d+\.\d+ )", TEXT.partition("\n## 0")[2])
    return {part.split()[0]: part for part in parts}


def cited() -> set[str]:
    """By all that has not its own book."""
    books = {book.parents[1] for book in ROOT.glob("companion/*/rules/rules.md")}
    others = [folder for folder in books if folder.name != "vasco"]
    files = [*ROOT.glob("companion/**/*.py"), *ROOT.glob("kv/**/*.kv")]
    sources = [file for file in files if not any(map(file.is_relative_to, others))]
    texts = (file.read_text("utf-8") for file in sources)
    return {rule for text in texts for rule in re.findall(r'"(\d+\.\d+)"', text)} - {RECORD}


def told_of(words: Words) -> list[str]:
    return [each for each in Words.keys(words) if re.match(r"rule-\d", each)]


def texts(words: Words) -> set[str]:
    """The rules there are texts of."""
    numbers = (re.match(r"rule-(\d+)-(\d+)", each) for each in told_of(words))
    return {f"{number[1]}.{number[2]}" for number in numbers if number}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_and_none_that_there_is_not(language) -> None:
    words = Words(language, strict=True).of("vasco")
    assert texts(words) == {*BOOK.rules} == {*rules_of_the_book()}
    said = [words.say(each) for rule in BOOK.rules for each in BOOK.keys(rule)]
    assert all(said)
    assert len({*said}) > len(said) - 12


def test_every_rule_that_is_cited_can_be_opened() -> None:
    assert len(cited()) > 40
    assert cited() - {*BOOK.rules} == set()


def test_what_we_decided_is_stated_and_nothing_else_is_said_to_be_decided() -> None:
    marked = {rule for rule, text in rules_of_the_book().items() if "**D**" in text}
    assert marked == BOOK.decided


def test_where_the_rulebooks_differ_is_stated() -> None:
    tongues = re.compile("English|German|Polish|Russian")
    assert {
        rule for rule, text in rules_of_the_book().items() if tongues.search(text)
    } <= BOOK.differing
    words = Words("en", strict=True).of("vasco")
    assert all(tongues.search(words.say(f"{key(rule)}-differs")) for rule in BOOK.differing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_rule_stands_what_is_told_beside_it(language) -> None:
    words = Words(language, strict=True).of("vasco")
    told = set(told_of(words))
    assert told == {each for rule in BOOK.rules for each in BOOK.keys(rule)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_short(language) -> None:
    words = Words(language, strict=True).of("vasco")
    long = {rule: len(text) for rule in BOOK.rules if len(text := words.say(key(rule))) > _SHORT}
    assert not long


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_they_amount_to_is_said_all_through_a_game(language) -> None:
    words, kinds = Words(language, strict=True).of("vasco"), set()
    for state, _ in list(played(3, 3, SETS["starter"]))[::9]:
        for said in (each for rule in BOOK.rules for each in now(state, rule)):
            assert words.say(said.key, {}, **said.figures)
            kinds.add(said.key)
    assert len(kinds) > 25


@pytest.mark.parametrize(
    ("language", "wanted", "rule"),
    [
        ("en", "SAO GABRIEL", "4.1"),
        ("en", "captain  launch", "4.3"),
        ("de", "zusatzliche", "2.4"),
        ("de", "schiffsfelder", "5.4"),
        ("pl", "zaloga", "0.2"),
        ("pl", "ŻEGLUG", "6.4"),
        ("ru", "еще", "6.2"),
        ("ru", "наём", "5.1"),
        ("en", "7.4", "7.4"),
    ],
)
def test_a_rule_is_found_by_its_words_however_they_are_written(language, wanted, rule) -> None:
    said = searched(language)
    assert rule in found(said, wanted)
    assert len(found(said, wanted)) < len(BOOK.rules) / 2


def searched(language: str) -> dict[str, str]:
    words = Words(language, strict=True).of("vasco")
    return {each: folded(" ".join(map(words.say, BOOK.sought(each)))) for each in BOOK.rules}


@pytest.mark.parametrize(
    ("language", "wanted", "rule"),
    [
        ("en", "pass", "3.4"),
        ("de", "anheuern", "5.1"),
        ("pl", "remis", "9.4"),
        ("ru", "пас", "3.4"),
        ("en", "renounce", "3.4"),
        ("en", "dock", "5.2"),
        ("de", "Zahlenstein", "2.2"),
        ("de", "schicken", "5.2"),
        ("pl", "kompletny", "5.4"),
        ("pl", "mnich", "6.3"),
        ("ru", "причал", "5.2"),
        ("ru", "порядковый", "2.2"),
        ("en", "Project Side", "0.2"),
        ("en", "end of round operations", "8.1"),
        ("de", "Charakterbereich", "6.1"),
        ("de", "Zahlenzone", "2.2"),
        ("de", "Kalkutta", "7.4"),
        ("pl", "Pracownia", "4.1"),
        ("pl", "zorganizowanie ekspedycji", "5.2"),
        ("pl", "rozgrywanie akcji", "3.2"),
        ("ru", "спасовать", "3.4"),
        ("ru", "совершить действие", "3.2"),
        # In any case and number.
        ("en", "actions", "3.3"),
        ("en", "hosting", "6.1"),
        ("de", "Schiffen", "7.4"),
        ("de", "Siegpunkten", "9.3"),
        ("pl", "członków załogi", "4.1"),
        ("pl", "punktów zwycięstwa", "9.3"),
        ("ru", "победных очков", "9.3"),
        ("ru", "навигационным пределом", "5.2"),
    ],
)
def test_a_word_of_the_people_finds_the_rule_that_says_it_otherwise(language, wanted, rule) -> None:
    assert rule in found(searched(language), wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_words_are_there_in_every_language_and_are_no_words_of_the_rule(language) -> None:
    words = Words(language, strict=True).of("vasco")
    also = {each for each in Words.keys(words) if each.startswith("also-")}
    assert also == {BOOK.sought(rule)[-1] for rule in BOOK.also}
    for rule in BOOK.also:
        told = folded(" ".join(map(words.say, BOOK.keys(rule))))
        new = [each.strip() for each in words.say(BOOK.sought(rule)[-1]).split(",")]
        assert [each for each in new if folded(each) not in told], rule


def test_a_number_finds_its_rule_alone_and_a_chapter_all_of_its_own() -> None:
    said = dict.fromkeys(BOOK.rules, "10 reals and 5.3")
    assert found(said, "5.3") == ["5.3"]
    assert found(said, "5.") == ["5.1", "5.2", "5.3", "5.4"]
    assert found(said, "nothing of it") == found(said, " ") == []
