"""All that a game says, its moves, its ledger and its refusals, is said whole in every language."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from typing import Any

import pytest

from companion import resources
from companion.table.course import PERSON, RULES, Entry
from companion.table.game import RECORD, Instead, Line, Refusal
from companion.vasco.play.telling import signed, told
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import the_call
from companion.vasco.rules.phases import due
from companion.vasco.rules.state import State
from companion.vasco.rules.vasco import nearest
from companion.words import Speech, Words
from tests.vasco.rules.games import SETS, almost, played, small_moves
from tests.vasco.rules.laid import VASCO

LANGUAGES = sorted(Words("en").codes())
PRINTED = [*SETS.values()]
FEW, FEW_WRONG = 12, 2
MANY, MANY_WRONG = 300, 3
"""How many games are said, and of each position how many wrong moves."""
NAMES = {"yellow": "Аня", "red": "Руй", "black": "Томе", "blue": "Инеш"}
# A word of a game's own making, such as "boa_gente", which no message puts into words.
_RAW = re.compile(r"\b[a-z]+(?:_[a-z]+)*\b")
# What a missing figure leaves behind, or a message that is put together wrongly.
_GAP = re.compile(r"[{}$]|^\s*$|  |\bNone\b|\s[,;:.]|\(\)")


Say = Callable[..., str]
Spoken = Callable[[Say], str]


def sentences(game: int, wrong: int) -> Iterator[tuple[str, Spoken]]:
    """What a game by chance says, by the key or kind: moves, ledger, refusals of wrong moves with
    what is possible instead."""
    chance = Random(game)
    for state, move in played(game, 2 + game % 3, PRINTED[game % len(PRINTED)]):
        if isinstance(move, m.Adjust | m.Correct):
            move = move._replace(why="…")
        step = VASCO.apply(state, move)
        by = RULES if isinstance(move, m.Pass) and the_call(state) else PERSON
        entry = Entry(1, 1, 1, move, VASCO.write(move), by, None, step.lines, step.state)
        yield type(move).__name__, partial(told, entry=entry)
        for line in step.lines:
            yield ledger_key(line), partial(ledger_line, line=line)
        for each in wrong_moves(state, move, wrong, chance):
            if not (refusal := refused(state, each)):
                continue
            if refusal.rule != RECORD:
                yield refusal.key, spoken(refusal)
            if instead := nearest(state, each):
                yield instead.key, spoken(instead)


def ledger_key(line: Line) -> str:
    return f"ledger-{line.source.replace('_', '-')}"


def ledger_line(say: Say, line: Line) -> str:
    if not line.what:
        return say(ledger_key(line), **line.about)
    return f"{signed(say, line.what, line.amount)}: {say(ledger_key(line), **line.about)}"


def spoken(said: Refusal | Instead) -> Spoken:
    return lambda say: say(said.key, **said.figures)


def wrong_moves(state: State, move: Any, most: int, chance: Random) -> Iterator[Any]:
    """Some that are almost the one made, and some that whoever is asked could think of."""
    close = [*almost(move, state, chance)]
    yield from chance.sample(close, min(most, len(close)))
    if players := due(state).players:
        other = [*small_moves(state, players[0])]
        yield from chance.sample(other, min(most, len(other)))


def refused(state: State, move: Any) -> Refusal | None:
    try:
        VASCO.apply(state, move)
    except Refusal as refusal:
        return refusal
    return None


@cache
def vocabulary(language: str) -> frozenset[str]:
    files = resources.path("assets", "words", language).rglob("*.ftl")
    texts = (re.sub(r"(?m)^#.*|^-?[\w-]+ =|\[[\w-]+\]|\$\w+", "", each.read_text("utf-8"))
             for each in files)  # fmt: skip
    return frozenset(_RAW.findall("\n".join(texts)))


def whole(games: range, wrong: int) -> dict[str, dict[str, str]]:
    """In each language the last sentence of every kind; each has been checked."""
    said: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    says = {
        language: partial(_say, Words(language, strict=True).of("vasco")) for language in LANGUAGES
    }
    for game in games:
        for kind, speak in sentences(game, wrong):
            for language, say in says.items():
                said[language][kind] = checked(language, kind, speak(say))
    return said


def _say(words: Speech, key: str, **figures: Any) -> str:
    return words.say(key, NAMES, **figures)


def checked(language: str, kind: str, sentence: str) -> str:
    assert not {*_RAW.findall(sentence)} - vocabulary(language), sentence
    assert not _GAP.search(sentence), sentence
    assert "-" not in kind or kind not in sentence, sentence
    return sentence


def test_a_few_games_are_said_whole() -> None:
    for said in whole(range(FEW), FEW_WRONG).values():
        assert len(said) > 75
        assert len(set(said.values())) == len(said)


@pytest.mark.long
def test_many_games_are_said_whole() -> None:
    for said in whole(range(MANY), MANY_WRONG).values():
        assert len(said) > 90


@pytest.mark.parametrize("sentence", ["{ $player } wins", "costs  Reals", "", "None has 3", "a ."])
def test_a_gap_in_a_sentence_is_noticed(sentence: str) -> None:
    with pytest.raises(AssertionError):
        checked("en", "winners", sentence)


def test_a_word_that_no_message_holds_is_noticed() -> None:
    assert {*_RAW.findall("Аня: −1 turquoise")} - vocabulary("ru") == {"turquoise"}
    assert not {*_RAW.findall("Аня отказывается от São Gabriel")} - vocabulary("ru")
