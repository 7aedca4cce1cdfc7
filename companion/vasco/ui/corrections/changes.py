"""What a correction changes, in a few words each."""

from __future__ import annotations

from collections.abc import Iterator

from companion.table.game import Figure
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying.between import Correction
from companion.vasco.rules.moves import Adjust, Correct, Supply, Unset
from companion.vasco.ui.as_it_lies.asked import Shown
from companion.vasco.ui.corrections.figures import FIGURES


def changes(shown: Shown, moves: tuple[Correction, ...]) -> Figure:
    """All of them, joined."""
    return f.listed(f.text(said) for move in moves for said in _of(shown, move))


def _of(shown: Shown, move: Correction) -> Iterator[str]:
    if isinstance(move, Adjust):
        yield from _adjusted(shown, move)
    else:
        yield from _corrected(shown, move)


def _adjusted(shown: Shown, move: Adjust) -> Iterator[str]:
    for what in FIGURES:
        by = getattr(move, what)
        if by:
            signed = f.text(f"+{by}" if by > 0 else f"−{-by}")
            player = f.player(move.player)
            count = f.count(abs(by))
            yield shown.say("otherwise-by", player=player, by=signed, count=count, what=what)


def _corrected(shown: Shown, move: Correct) -> Iterator[str]:
    for colour, supply in move.supplies:
        for part in Supply._fields:
            if getattr(supply, part) is not None:
                yield shown.say("otherwise-of", player=f.player(colour), what=part)
    for section, _ in move.sections:
        yield shown.say("lies-section", section=f.number(section))
    for landing, _ in move.landings:
        yield shown.say(f"landing-{landing.replace('_', '-')}")
    if not isinstance(move.sao_gabriel, Unset) or move.upper is not None:
        yield shown.say("area-projects")
    if move.money is not None:
        yield shown.say("otherwise-amounts")
    if move.round is not None:
        yield shown.say("otherwise-in-round", round=f.number(move.round))
    if move.first_player is not None:
        yield shown.say("otherwise-first", player=f.player(move.first_player))
