"""Launching (4.3), whatever else is asked: who goes aboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from companion.play.modes import Answer, Mode, Modes
from companion.play.question import Choices, Pick, Question
from companion.table.game import Figure
from companion.table.game.distinct import distinct
from companion.vasco.play.asking.spots import of_pieces
from companion.vasco.play.pieces import Sailor
from companion.vasco.rules import figures as f
from companion.vasco.rules.launching import aboard
from companion.vasco.rules.moves import Launch
from companion.vasco.rules.state import MISSIONARY, SAILORS, State, Tile
from companion.vasco.rules.supply import seat_of

if TYPE_CHECKING:
    from companion.play.questions import Questions
    from companion.vasco.play.shown import Shown


@distinct
class Man(NamedTuple):
    """A player's project is to be launched."""

    player: str
    project: Tile


@distinct
class Manning(NamedTuple):
    """A project that is to be launched, and the crew as far as it is chosen."""

    player: str
    project: Tile
    crew: tuple[str, ...] = ()

    def ask(self, game: Questions, shown: Shown) -> Question:
        return ask(shown, self)

    def enter(self, game: Questions, shown: Shown, below: Modes, pick: Pick) -> Answer:
        after = manned(self, pick)
        return Answer((*below, after), launched(after))

    def said(self, game: Questions, shown: Shown) -> Figure:
        return f.aboard(self.crew[-1]) if self.crew else f.move("launch")

    def back(self, game: Questions, shown: Shown, below: Modes) -> Answer:
        """Who went aboard last; before the first one, the ship is not manned."""
        return Answer((*below, self._replace(crew=self.crew[:-1])) if self.crew else below)

    def kept(self) -> Mode | None:
        return None


def man(shown: Shown, pick: Man) -> Answer:
    """What else is asked waits."""
    below = tuple(each for each in shown.modes if not isinstance(each, Manning))
    manning = Manning(pick.player, pick.project)
    only = the_only(shown.state, manning)
    return Answer(below, only) if only else Answer((*below, manning), launched(manning))


def ask(shown: Shown, manning: Manning) -> Question:
    player = shown.state.players[seat_of(shown.state, manning.player)]
    held = dict((*zip(SAILORS, player.sailors, strict=True), (MISSIONARY, player.missionaries)))
    crew = aboard(player)
    pieces = {f"crew-{colour}": Sailor(colour, held[colour]) for colour in crew}
    chosen = [f"crew-{colour}" for colour in manning.crew]
    return Question(
        shown.say("launch-title", player=f.player(manning.player)),
        shown.say("launch-hint", left=f.count(manning.project.crew - len(manning.crew))),
        of_pieces(pieces, dict(zip(pieces, crew, strict=True)), chosen),
        Choices(tuple(pieces), tuple(pieces.values())),
        piece=manning.project,
        player=manning.player,
    )


def manned(manning: Manning, pick: Pick) -> Manning:
    """A second tap takes a sailor back."""
    if pick in manning.crew:
        crew = tuple(each for each in manning.crew if each != pick)
    else:
        crew = (*manning.crew, str(pick))
    return manning._replace(crew=crew)


def the_only(state: State, manning: Manning) -> Launch | None:
    """The launch, where the crew could be no other, or cannot be."""
    player = state.players[seat_of(state, manning.player)]
    everybody = aboard(player)
    if len(everybody) > manning.project.crew:
        return None
    return Launch(manning.player, manning.project, everybody)


def launched(manning: Manning) -> Launch | None:
    """The launch, once the crew is whole."""
    if len(manning.crew) < manning.project.crew:
        return None
    return Launch(manning.player, manning.project, manning.crew)
