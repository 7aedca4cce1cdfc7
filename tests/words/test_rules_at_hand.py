"""The rules at hand say every rule there is, in every language, and no other."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

import companion.goa.play.book
import companion.vasco.play.book
import tests.goa.rules.games
import tests.vasco.rules.games
from companion import resources
from companion.play.book.book import Book, chapter_of, key
from companion.table.game import RECORD
from companion.words import Words

ROOT = Path(__file__).parents[2]
LANGUAGES = Words("en").codes()
_SHORT = 360


class Told(NamedTuple):
    """A game's book, and what it is held against."""

    game: str
    book: Book
    games: ModuleType
    """By chance, and the sets they are played with."""
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
            tests.vasco.rules.games,
            "English|German|Polish|Russian",
            "never",
            40,
            26,
        ),
        Told(
            "goa",
            companion.goa.play.book.BOOK,
            tests.goa.rules.games,
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
    words, kinds, printed = told.words(language), set(), told.games.SETS["starter"]
    for state, _ in list(told.games.played(3, 3, printed))[::9]:
        for said in (each for rule in told.book.rules for each in told.book.now(state, rule)):
            assert words.say(said.key, {}, **said.figures)
            kinds.add(said.key)
    assert len(kinds) >= told.sentences
