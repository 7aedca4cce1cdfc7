"""Launching (4.3), whatever else is asked: who goes aboard."""

from __future__ import annotations

from companion.play.question import Choices, Pick, Question
from companion.vasco.play.asking.spots import of_pieces
from companion.vasco.play.pieces import Sailor
from companion.vasco.play.shown import Manning, Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.launching import aboard
from companion.vasco.rules.moves import Launch
from companion.vasco.rules.state import MISSIONARY, SAILORS, State
from companion.vasco.rules.supply import seat_of


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
