"""What a correction changes, in a few words each."""

from __future__ import annotations

from collections.abc import Iterator

from companion.play.lying.asked import Moment
from companion.table.game import Figure
from companion.vasco.play.corrections.figures import FIGURES
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying.between import Correction
from companion.vasco.rules.moves import Adjust, Correct, Supply, Unset


def changes(moment: Moment, moves: tuple[Correction, ...]) -> list[Figure]:
    return [f.text(said) for move in moves for said in _of(moment, move)]


def _of(moment: Moment, move: Correction) -> Iterator[str]:
    if isinstance(move, Adjust):
        yield from _adjusted(moment, move)
    else:
        yield from _corrected(moment, move)


def _adjusted(moment: Moment, move: Adjust) -> Iterator[str]:
    for what in FIGURES:
        by = getattr(move, what)
        if by:
            signed = f.text(f"+{by}" if by > 0 else f"−{-by}")
            player = f.player(move.player)
            count = f.count(abs(by))
            yield moment.say("otherwise-by", player=player, by=signed, count=count, what=what)


def _corrected(moment: Moment, move: Correct) -> Iterator[str]:
    for colour, supply in move.supplies:
        for part in Supply._fields:
            if getattr(supply, part) is not None:
                yield moment.say("otherwise-of", player=f.player(colour), what=part)
    for section, _ in move.sections:
        yield moment.say("lies-section", section=f.number(section))
    for landing, _ in move.landings:
        yield moment.say(f"landing-{landing.replace('_', '-')}")
    if not isinstance(move.sao_gabriel, Unset) or move.upper is not None:
        yield moment.say("area-projects")
    if move.money is not None:
        yield moment.say("otherwise-amounts")
    if move.round is not None:
        yield moment.say("otherwise-in-round", round=f.number(move.round))
    if move.first_player is not None:
        yield moment.say("otherwise-first", player=f.player(move.first_player))
