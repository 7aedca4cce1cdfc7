"""The order of a book: its chapters, their rules, and what stands beside a rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from companion.table.game import Said


def _silent(state: Any, rule: str) -> Sequence[Said]:
    return ()


def numbered(*rules: int) -> tuple[tuple[str, ...], ...]:
    """The chapters from 0 on, where each has so many rules."""
    return tuple(
        tuple(f"{chapter}.{place}" for place in range(1, count + 1))
        for chapter, count in enumerate(rules)
    )


class Book(NamedTuple):
    chapters: tuple[tuple[str, ...], ...]
    decided: frozenset[str] = frozenset()
    """Where the rulebooks are silent or unlike each other, and we decided."""
    differing: frozenset[str] = frozenset()
    """Where they say different things, or only one says it plainly."""
    also: frozenset[str] = frozenset()
    """Of which the rulebooks and the people say words that our text has not."""
    first: int = 0
    """The chapter that lies open first."""
    now: Callable[[Any, str], Sequence[Said]] = _silent
    """What a rule amounts to in this state of a game."""

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(rule for rules in self.chapters for rule in rules)

    def beside(self, rule: str) -> tuple[str, ...]:
        """What is told beside a rule."""
        found = (("decided", self.decided), ("differs", self.differing))
        return tuple(what for what, some in found if rule in some)

    def keys(self, rule: str) -> tuple[str, ...]:
        """In the catalogues, of all that is said about a rule, its name first."""
        own = key(rule)
        return (f"{own}-title", own, *(f"{own}-{what}" for what in self.beside(rule)))

    def sought(self, rule: str) -> tuple[str, ...]:
        """Of all that is searched for a rule: what is said about it, then its other words."""
        return (*self.keys(rule), *((f"also-{_spelled(rule)}",) if rule in self.also else ()))


def key(rule: str) -> str:
    """Of its text in the catalogues."""
    return f"rule-{_spelled(rule)}"


def chapter_of(rule: str) -> int:
    return int(rule.partition(".")[0])


def _spelled(rule: str) -> str:
    return rule.replace(".", "-")
