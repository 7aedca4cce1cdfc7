"""Every kind of move, once it is made: how it is told, said aloud, and sounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from companion.table.course import Entry
from companion.vasco.play import sentences
from companion.vasco.play.sentences import Say
from companion.vasco.rules.kinds import KINDS
from companion.vasco.rules.moves import Host
from companion.vasco.rules.state import State

ROUND, SAIL = "round", "sail"
"""Sounds: a round ends, a ship sails."""


def no_sound(move: Any) -> str:
    return ""


def sails(move: Any) -> str:
    return SAIL


def sails_along(move: Host) -> str:
    """6.4: the merchant ship, where it is sent at once."""
    return SAIL if move.send else ""


def round_ends(move: Any) -> str:
    return ROUND


class Telling(NamedTuple):
    said: Callable[[Say, Any, Entry], str]
    """What was done, as a sentence."""
    brings: bool = True
    """Whether what the ledger has of it is told too: not where the sentence says it."""
    comes_up: bool = False
    """Whether what it brings comes of something else, which is named."""
    is_news: bool = False
    """Whether the table is told when the app has drawn it."""
    aloud: Callable[[Say, State, Entry], Iterator[str]] = sentences.not_aloud
    """What is said aloud; it is given the state before."""
    sound: Callable[[Any], str] = no_sound


TELLINGS = {
    "projects": Telling(sentences.projects, comes_up=True),
    "sailors": Telling(sentences.sailors, comes_up=True),
    "vdg": Telling(sentences.vdg, comes_up=True, is_news=True, aloud=sentences.marker_aloud),
    "merchant": Telling(sentences.merchant, comes_up=True),
    "bag": Telling(sentences.bag, is_news=True),
    "place": Telling(sentences.place),
    "pass": Telling(sentences.give_up, aloud=sentences.given_up_aloud),
    "buy": Telling(sentences.buy),
    "recruit": Telling(sentences.recruit),
    "expedition": Telling(sentences.expedition, sound=sails),
    "money": Telling(sentences.money, brings=False),
    "host": Telling(sentences.host, sound=sails_along),
    "send": Telling(sentences.send, sound=sails),
    "launch": Telling(sentences.launch, brings=False),
    "navigate": Telling(sentences.navigate, aloud=sentences.earned_aloud, sound=round_ends),
    "finish": Telling(sentences.finish),
    "adjust": Telling(sentences.adjust),
    "correct": Telling(sentences.correct),
}


def telling(entry: Entry) -> Telling:
    return TELLINGS[KINDS.name(entry.move)]
