"""All that store and table say, refuse and name has its words: read from their code."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.table.game.pad.score_pad import ScorePad
from companion.words import Words

ROOT = Path(__file__).parents[2]
FILES = [file for room in ("store", "table") for file in (ROOT / "companion" / room).rglob("*.py")]
PLAIN = {"text", "number", "count", "list", "either", "refusal", "player", "move"}
"""Kinds of figure that need no message of their own, or have one in the words of each game."""
KEY_AT = {"Said": 0, "NotKept": 0, "Refusal": 1}


@pytest.fixture(scope="module")
def messages() -> set[str]:
    """Those all games share, and those of every score pad, which speaks as the game it is."""
    words = Words("en")
    pads = [words.of(key).keys() for key, game in GAMES.items() if isinstance(game, ScorePad)]
    return {*words.keys(), *set.intersection(*map(set, pads))}


def calls() -> Iterator[tuple[str, list[object]]]:
    """The name of what is called, and its arguments as far as they are plain."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                yield name, [getattr(each, "value", None) for each in node.args]


def plain(wanted: str, at: int) -> set[str]:
    found = {given[at] for name, given in calls() if name == wanted and len(given) > at}
    return {each for each in found if isinstance(each, str)}


@pytest.mark.parametrize("name", KEY_AT)
def test_whatever_is_said_has_a_message(messages, name) -> None:
    keys = plain(name, KEY_AT[name])
    assert len(keys) > 3
    assert keys <= messages


def test_every_kind_of_figure_can_be_put_into_words(messages) -> None:
    kinds = plain("Figure", 0)
    assert {"text", "number"} < kinds
    for kind in kinds - PLAIN:
        assert any(each.startswith((f"figure-{kind}", f"{kind}-")) for each in messages), kind


def test_what_a_value_should_have_been_can_be_said(messages) -> None:
    expected = plain("unlike", 1)
    assert len(expected) > 5
    assert {f"expected-{each}" for each in expected} <= messages
