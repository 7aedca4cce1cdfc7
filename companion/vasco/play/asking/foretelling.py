"""A disc that is told ahead of its turn (2.2): who is looked at has one placed, or withdrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from companion.play.modes import Answer, Deciding, Looking, Mode, Modes, without_pages
from companion.play.question import Pick, Question
from companion.play.questions import Ahead as Parts
from companion.play.taps import NO_TAPS, Taps
from companion.table.game import Figure, Refusal
from companion.table.game.distinct import distinct
from companion.vasco.play.ahead import Ahead, Withdrawn, next_told, placing_due, still_told, tell
from companion.vasco.play.asking import placing
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Move, Place

if TYPE_CHECKING:
    from companion.play.questions import Questions
    from companion.vasco.play.shown import Shown


@distinct
class Telling(NamedTuple):
    """The page of `who` is open, and a disc of his is told."""

    who: str
    taps: Taps = NO_TAPS

    def ask(self, game: Questions, shown: Shown) -> Question:
        return placing.ask(shown)

    def enter(self, game: Questions, shown: Shown, below: Modes, pick: Pick) -> Answer:
        """One disc; then it goes on with whose turn it is."""
        state = shown.state
        picks = placing.picked(state, self.taps.picks, pick)
        disc = placing.disc(self.who, picks)
        if disc is None:
            return Answer((*below, self._replace(taps=self.taps.and_then(picks, pick))))
        noted = (each.noted(disc) if isinstance(each, Deciding) else each for each in below)
        return Answer(tuple(noted), told=tell(state, shown.ahead, disc))

    def said(self, game: Questions, shown: Shown) -> Figure | None:
        if self.taps.before:
            return game.called(shown, self.taps.last)
        return f.text(shown.say("ahead-do"))

    def back(self, game: Questions, shown: Shown, below: Modes) -> Answer:
        if self.taps.before:
            return Answer((*below, self._replace(taps=self.taps.before)))
        return Answer(below)

    def kept(self) -> Mode:
        return Looking(self.who)


def told(shown: Shown, pick: Ahead) -> Answer:
    """One of his discs is to be told."""
    return Answer((*without_pages(shown.modes), Telling(pick.player)))


def withdrawn(shown: Shown, pick: Withdrawn) -> Answer:
    return Answer(shown.modes, told=tuple(each for each in shown.ahead if each != pick.disc))


def hindered(shown: Shown, move: Move) -> Refusal | None:
    """A disc of somebody else told ahead has the number of one that is to be placed."""
    if not placing_due(shown.state) or not isinstance(move, Place):
        return None
    for disc in shown.ahead:
        if disc.number == move.number and disc.player != move.player:
            owner = f.player(disc.player)
            return Refusal("2.2", "told-ahead", number=f.number(disc.number), owner=owner)
    return None


def but_for_area(disc: Place) -> Taps:
    """The taps of a disc before the last one."""
    return NO_TAPS.and_then((disc.number,), disc.number)


def told_again(disc: Place) -> Telling:
    return Telling(disc.player, but_for_area(disc))


AHEAD = Parts("vasco.ahead", next_told, still_told, but_for_area, told_again)
