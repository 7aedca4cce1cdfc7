"""The guided game of Goa: each thing is told at its moment, once, short, in every language."""

import pytest

from companion.games import GAMES
from companion.goa.play.lessons import LESSONS
from companion.headless.simulating import simulated
from companion.play.guide import Guide
from companion.table.session import Head, Session
from companion.words import Words
from tests.words.test_glossary import LANGUAGES

GOA = GAMES["goa"]
GIVEN = simulated(GOA, 2, 0)
"""A game of two in which all that is taught comes up."""
LONGEST = 215


def session() -> Session:
    begun = Session(GOA, Head("a", GIVEN.players, GIVEN.components, None))
    begun.begin(())
    return begun


def guided(language: str = "en") -> list[tuple[str, str]]:
    """What a group new to the game is told in it, by name and in words."""
    words = Words(language, strict=True).of("goa")
    guide = Guide(lambda: LESSONS, lambda kept: True, {"on": True})
    game = session()
    told: list[tuple[str, str]] = []
    for move in GIVEN.moves:
        lesson = guide.lesson(game)
        if lesson:
            said = LESSONS.said(lesson, game.state)
            told.append((lesson.name, words.say(said.key, **said.figures)))
        game.enter([move])
    return told


def test_in_one_game_everything_is_told_and_each_once() -> None:
    names = [name for name, _ in guided()]
    assert sorted(names) == sorted(each.name for each in LESSONS.listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_is_short_and_names_who_is_meant(language) -> None:
    told = dict(guided(language))
    assert max(map(len, told.values())) < LONGEST
    assert len({*told.values()}) == len(LESSONS.listed)


def test_money_that_lies_open_is_not_called_secret() -> None:
    game = session()
    game.enter(GIVEN.moves)
    secret = next(each for each in LESSONS.listed if each.name == "secret-money")
    bids = [each.state for each in game.line if LESSONS.moment(each.state).kind == "bid"]
    assert any(secret.matters(LESSONS.moment(state)) for state in bids)
    for state in bids:
        open_ = state._replace(variants=state.variants._replace(open_money=True))
        assert not secret.matters(LESSONS.moment(open_))


def test_every_lesson_leads_to_a_rule_of_the_game() -> None:
    words = Words("en", strict=True).of("goa")
    assert all(f"rule-{each.rule.replace('.', '-')}" in words for each in LESSONS.listed)
