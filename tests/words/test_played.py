"""All that a game says, its moves, its ledger and its refusals, is said whole in every language."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from companion import resources
from companion.table.course import PERSON, RULES, Entry
from companion.table.game import RECORD, Refusal
from companion.ui.vasco.telling import signed, told
from companion.vasco import moves as m
from companion.vasco.acting import the_call
from companion.words import Words
from tests.vasco.games import SETS, almost, played
from tests.vasco.laid import VASCO

LANGUAGES = sorted(Words("en").codes())
PRINTED = [*SETS.values()]
FEW = 12
MANY = 300
NAMES = {"yellow": "Аня", "red": "Руй", "black": "Томе", "blue": "Инеш"}
# A word of a game's own making, such as "boa_gente", which no message puts into words.
_RAW = re.compile(r"\b[a-z]+(?:_[a-z]+)*\b")


def sentences(words: Words, game: int) -> Iterator[tuple[str, str]]:
    """What a game by chance says, by the key or kind: moves, ledger, refusals of wrong moves."""
    chance = Random(game)

    def say(key: str, **figures: Any) -> str:
        return words.say(key, NAMES, **figures)

    for state, move in played(game, 2 + game % 3, PRINTED[game % len(PRINTED)]):
        if isinstance(move, m.Adjust | m.Correct):
            move = move._replace(why="…")
        step = VASCO.apply(state, move)
        by = RULES if isinstance(move, m.Pass) and the_call(state) else PERSON
        entry = Entry(1, 1, 1, move, VASCO.write(move), by, None, step.lines, step.state)
        yield type(move).__name__, told(say, entry)
        for line in step.lines:
            source = f"ledger-{line.source.replace('_', '-')}"
            yield source, f"{signed(say, line.what, line.amount)}: {say(source, **line.about)}"
        wrong = [*almost(move, state, chance)]
        for each in chance.sample(wrong, min(2, len(wrong))):
            if (refusal := refused(state, each)) and refusal.rule != RECORD:
                yield refusal.key, say(refusal.key, **refusal.figures)


def refused(state: Any, move: Any) -> Refusal | None:
    try:
        VASCO.apply(state, move)
    except Refusal as refusal:
        return refusal
    return None


@cache
def vocabulary(language: str) -> frozenset[str]:
    files = resources.path("assets", "words", language).glob("*.ftl")
    texts = (re.sub(r"(?m)^#.*|^-?[\w-]+ =|\[[\w-]+\]|\$\w+", "", each.read_text("utf-8"))
             for each in files)  # fmt: skip
    return frozenset(_RAW.findall("\n".join(texts)))


def whole(language: str, games: range) -> dict[str, str]:
    words = Words(language, strict=True)
    said: dict[str, str] = {}
    for game in games:
        for kind, sentence in sentences(words, game):
            assert not {*_RAW.findall(sentence)} - vocabulary(language), sentence
            said[kind] = sentence
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_few_games_are_said_whole(language: str) -> None:
    said = whole(language, range(FEW))
    assert len(said) > 55
    assert len(set(said.values())) == len(said)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_many_games_are_said_whole(language: str) -> None:
    assert len(whole(language, range(MANY))) > 70


def test_a_word_that_no_message_holds_is_noticed() -> None:
    assert {*_RAW.findall("Аня: −1 turquoise")} - vocabulary("ru") == {"turquoise"}
    assert not {*_RAW.findall("Аня отказывается от São Gabriel")} - vocabulary("ru")
