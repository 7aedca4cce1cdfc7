"""What a game adds to the panel, as far as there is room for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.play.question import Deed, Layout


def _no_words(shown: Any) -> str:
    return ""


def _no_layout(shown: Any, low: bool = False) -> Layout:
    return None


def _no_deeds(shown: Any) -> Sequence[Deed]:
    return ()


class PanelParts(NamedTuple):
    """Each can be left out."""

    rule: Callable[[Any], str] = _no_words
    """The rule of what is asked."""
    legend: Callable[[Any], str] = _no_words
    """How to read what stands on the board."""
    turns: Callable[[Any, bool], Layout] = _no_layout
    """In which order something is done; it may have little room. Where a spot `turn-<colour>` is
    tapped, that player's page opens."""
    upcoming: Callable[[Any], Layout] = _no_layout
    """Who is called next."""
    track: Callable[[Any], Layout] = _no_layout
    """How everybody stands; a spot opens the screen that it is called after."""
    offers: Callable[[Asking], Widget] | None = None
    """What could be done meanwhile: its `offer` is told of the moment that is shown, the question
    and whether there is little room, and tells whether there is anything."""
    page: Callable[[Any], Layout] | None = None
    """All that the player has who is looked at; without it there is nothing to look at. A spot
    `<what>-of-<colour>` explains that figure of his."""
    page_deeds: Callable[[Any], Sequence[Deed]] = _no_deeds
    """What can be done for him."""
    low_deeds: Callable[[Any], Sequence[Deed]] = _no_deeds
    """What of the offers stands among the deeds instead, where there is little room."""
