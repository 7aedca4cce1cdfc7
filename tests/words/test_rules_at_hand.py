"""The rules at hand say every rule there is, in every language, and no other."""

import re
from pathlib import Path

import pytest

from companion import resources
from companion.play.book.finding import alike, folded, found
from companion.table.game import RECORD
from companion.vasco.play.book import DECIDED, DIFFERING, RULES, key, keys
from companion.vasco.rules.now import now
from companion.words import Words
from tests.vasco.rules.games import SETS, played

ROOT = Path(__file__).parents[2]
LANGUAGES = Words("en").codes()
BOOK = resources.path("companion", "vasco", "rules", "rules.md").read_text("utf-8")
_SHORT = 360


def rules_of_the_book() -> dict[str, str]:
    """What rules.md says by number; a rule may begin in the middle of another's line."""
    _, *parts = re.split(r"(?m)(?:^- |(?<=\. ))(?=\d+\.\d+ )", BOOK.partition("\n## 0")[2])
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
    assert texts(words) == {*RULES} == {*rules_of_the_book()}
    said = [words.say(each) for rule in RULES for each in keys(rule)]
    assert all(said)
    assert len({*said}) > len(said) - 12


def test_every_rule_that_is_cited_can_be_opened() -> None:
    assert len(cited()) > 40
    assert cited() - {*RULES} == set()


def test_what_we_decided_is_stated_and_nothing_else_is_said_to_be_decided() -> None:
    marked = {rule for rule, text in rules_of_the_book().items() if "**D**" in text}
    assert marked == DECIDED


def test_where_the_rulebooks_differ_is_stated() -> None:
    tongues = re.compile("English|German|Polish|Russian")
    assert {rule for rule, text in rules_of_the_book().items() if tongues.search(text)} <= DIFFERING
    words = Words("en", strict=True).of("vasco")
    assert all(tongues.search(words.say(f"{key(rule)}-differs")) for rule in DIFFERING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_rule_stands_what_is_told_beside_it(language) -> None:
    words = Words(language, strict=True).of("vasco")
    told = set(told_of(words))
    assert told == {each for rule in RULES for each in keys(rule)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_short(language) -> None:
    words = Words(language, strict=True).of("vasco")
    long = {rule: len(text) for rule in RULES if len(text := words.say(key(rule))) > _SHORT}
    assert not long


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_they_amount_to_is_said_all_through_a_game(language) -> None:
    words, kinds = Words(language, strict=True).of("vasco"), set()
    for state, _ in list(played(3, 3, SETS["starter"]))[::9]:
        for said in (each for rule in RULES for each in now(state, rule)):
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
    words = Words(language, strict=True).of("vasco")
    said = {each: folded(" ".join(map(words.say, keys(each)))) for each in RULES}
    assert rule in found(said, wanted)
    assert len(found(said, wanted)) < len(RULES) / 2


@pytest.mark.parametrize(
    ("language", "wanted", "rule"),
    [
        ("en", "dock", "5.2"),
        ("en", "renounce", "3.4"),
        ("en", "purchase", "4.1"),
        ("de", "Zahlenstein", "0.5"),
        ("de", "Stapellauf", "4.3"),
        ("de", "anwerben", "5.1"),
        ("de", "passen", "3.2"),
        ("pl", "spasować", "3.4"),
        ("pl", "kompletny", "5.4"),
        ("ru", "причал", "5.2"),
        ("ru", "священник", "6.3"),
        ("ru", "даром", "3.3"),
    ],
)
def test_a_rule_is_found_by_words_of_the_rulebook_that_it_does_not_use(
    language, wanted, rule
) -> None:
    words = Words(language, strict=True).of("vasco")
    said = {each: folded(" ".join(map(words.say, keys(each)))) for each in RULES}
    assert rule not in found(said, wanted)
    assert rule in found(said, wanted, alike(words.say("rules-alike")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_known_as_the_same_is_in_the_rules(language) -> None:
    words = Words(language, strict=True).of("vasco")
    said = {each: folded(" ".join(map(words.say, keys(each)))) for each in RULES}
    known = alike(words.say("rules-alike"))
    assert len(known) > 40
    assert {ours for ours in known.values() if not found(said, ours)} == set()


def test_a_number_finds_its_rule_alone_and_a_chapter_all_of_its_own() -> None:
    said = dict.fromkeys(RULES, "10 reals and 5.3")
    assert found(said, "5.3") == ["5.3"]
    assert found(said, "5.") == ["5.1", "5.2", "5.3", "5.4"]
    assert found(said, "nothing of it") == found(said, " ") == []
