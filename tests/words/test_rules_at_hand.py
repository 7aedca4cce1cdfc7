"""The rules at hand say every rule there is, in every language, and no other."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import companion.goa.play.book
import companion.vasco.play.book
import tests.goa.rules.games
import tests.vasco.rules.games
from companion import resources
from companion.play.book.book import Book, chapter_of, key
from companion.play.book.finding import folded, found
from companion.table.game import RECORD
from companion.vasco.play.book import BOOK
from companion.words import Words

ROOT = Path(__file__).parents[2]
LANGUAGES = Words("en").codes()
_SHORT = 360


class Told(NamedTuple):
    """A game's book, and what it is held against."""

    game: str
    book: Book
    played: Callable[..., Any]
    tongues: str
    """How its rules call the rulebooks."""
    not_for_players: str
    """Of its rules, by number: what is for tests and records alone."""
    least_cited: int
    sentences: int
    """So many kinds of them there are at least of what the rules amount to in a game."""

    @property
    def text(self) -> str:
        return resources.path("companion", self.game, "rules", "rules.md").read_text("utf-8")

    @property
    def rules(self) -> dict[str, str]:
        """What rules.md says by number; a rule may begin in the middle of another's line."""
        _, *parts = re.split(r"(?m)(?:^- |(?<=\. ))(?=\d+\.\d+ )", self.text.partition("\n## 0")[2])
        said = {part.split()[0]: part for part in parts}
        return {
            rule: text
            for rule, text in said.items()
            if not re.fullmatch(self.not_for_players, rule)
        }

    @property
    def cited(self) -> set[str]:
        """By all that has not its own book."""
        books = {book.parents[1] for book in ROOT.glob("companion/*/rules/rules.md")}
        others = [folder for folder in books if folder.name != self.game]
        files = [*ROOT.glob("companion/**/*.py"), *ROOT.glob("kv/**/*.kv")]
        sources = [file for file in files if not any(map(file.is_relative_to, others))]
        texts = (file.read_text("utf-8") for file in sources)
        return {rule for text in texts for rule in re.findall(r'"(\d+\.\d+)"', text)} - {RECORD}

    def words(self, language: str) -> Any:
        return Words(language, strict=True).of(self.game)


GAMES = {
    told.game: told
    for told in (
        Told(
            "vasco",
            companion.vasco.play.book.BOOK,
            tests.vasco.rules.games.played,
            "English|German|Polish|Russian",
            "never",
            40,
            26,
        ),
        Told(
            "goa",
            companion.goa.play.book.BOOK,
            tests.goa.rules.games.played,
            r"\bPL\b|\bEN\b|English|Polish",
            # A full grid, how a tile is written, the record, its values, example and decisions.
            r"3\.7|9\.24|13\.[1345-7]|1[4-7]\.\d+",
            60,
            12,
        ),
    )
}
each_game = pytest.mark.parametrize("told", GAMES.values(), ids=GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def told_of(words: Words) -> list[str]:
    return [each for each in Words.keys(words) if re.match(r"rule-\d", each)]


def texts(words: Words) -> set[str]:
    """The rules there are texts of."""
    numbers = (re.match(r"rule-(\d+)-(\d+)", each) for each in told_of(words))
    return {f"{number[1]}.{number[2]}" for number in numbers if number}


@each_game
@each_language
def test_every_rule_is_told_and_none_that_there_is_not(told: Told, language: str) -> None:
    words, book = told.words(language), told.book
    assert texts(words) == {*book.rules} == {*told.rules}
    said = [words.say(each) for rule in book.rules for each in book.keys(rule)]
    assert all(said)
    assert len({*said}) > len(said) - 12


@each_game
@each_language
def test_every_chapter_has_its_name_and_its_own_rules(told: Told, language: str) -> None:
    words, chapters = told.words(language), told.book.chapters
    names = [words.say(f"rules-chapter-{chapter}") for chapter in range(len(chapters))]
    assert len({*names}) == len(names)
    for chapter, rules in enumerate(chapters):
        assert {*map(chapter_of, rules)} == {chapter}


@each_game
def test_every_rule_that_is_cited_can_be_opened(told: Told) -> None:
    assert len(told.cited) > told.least_cited
    assert told.cited - {*told.book.rules} == set()


@each_game
def test_what_we_decided_is_stated_and_nothing_else_is_said_to_be_decided(told: Told) -> None:
    marked = {rule for rule, text in told.rules.items() if "**D**" in text}
    assert marked == told.book.decided


@each_game
def test_where_the_rulebooks_differ_is_stated(told: Told) -> None:
    tongues = re.compile(told.tongues)
    assert {
        rule for rule, text in told.rules.items() if tongues.search(text)
    } <= told.book.differing
    words = told.words("en")
    assert all(tongues.search(words.say(f"{key(rule)}-differs")) for rule in told.book.differing)


def test_where_the_chapter_of_differences_has_a_decision_its_rule_says_so() -> None:
    goa = GAMES["goa"]
    _, _, differences = goa.text.partition("\n## 16 ")
    joined = re.findall(r"(?:Decision|Joined) in (\d+\.\d+)", differences.partition("\n## ")[0])
    assert len(joined) > 2
    assert {*joined} <= goa.book.differing


@each_game
@each_language
def test_beside_a_rule_stands_what_is_told_beside_it(told: Told, language: str) -> None:
    there = set(told_of(told.words(language)))
    assert there == {each for rule in told.book.rules for each in told.book.keys(rule)}


@each_game
@each_language
def test_they_are_short(told: Told, language: str) -> None:
    words, rules = told.words(language), told.book.rules
    long = {rule: len(text) for rule in rules if len(text := words.say(key(rule))) > _SHORT}
    assert not long


@each_language
def test_goa_s_rules_have_the_same_figures_in_every_language(language: str) -> None:
    """A figure that one language spells out, every language does."""
    goa = GAMES["goa"]
    ours, english = goa.words(language), goa.words("en")
    for each in told_of(english):
        figures = [sorted(re.findall(r"\d+", words.say(each))) for words in (ours, english)]
        assert figures[0] == figures[1], each


@each_game
@each_language
def test_what_they_amount_to_is_said_all_through_a_game(told: Told, language: str) -> None:
    words, kinds, printed = told.words(language), set(), _printed(told.game)
    for state, _ in list(told.played(3, 3, printed))[::9]:
        for said in (each for rule in told.book.rules for each in told.book.now(state, rule)):
            assert words.say(said.key, {}, **said.figures)
            kinds.add(said.key)
    assert len(kinds) >= told.sentences


def _printed(game: str) -> Any:
    sets = {"vasco": tests.vasco.rules.games.SETS, "goa": tests.goa.rules.games.SETS}
    return sets[game]["starter"]


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
    ],
)
def test_a_word_of_the_people_finds_the_rule_that_says_it_otherwise(language, wanted, rule) -> None:
    assert rule in found(searched(language), wanted)


@pytest.mark.parametrize(
    ("language", "wanted", "rule"),
    [
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
def test_a_word_is_found_in_any_case_and_number(language, wanted, rule) -> None:
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
