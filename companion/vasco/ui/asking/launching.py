"""Launching (4.3), whatever else is asked: who goes aboard."""

from __future__ import annotations

from companion.ui.drawn.box import Box
from companion.ui.drawn.choices import Choices
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.piece import Paint, painted
from companion.vasco.rules import figures as f
from companion.vasco.rules.launching import aboard
from companion.vasco.rules.moves import Launch
from companion.vasco.rules.state import MISSIONARY, SAILORS, State
from companion.vasco.rules.supply import seat_of
from companion.vasco.ui.asking.question import Pick, Question
from companion.vasco.ui.asking.shown import Manning, Shown
from companion.vasco.ui.pieces.people import SAILOR, draw_sailor
from companion.vasco.ui.pieces.tiles import draw_project


def ask(shown: Shown, manning: Manning) -> Question:
    player = shown.state.players[seat_of(shown.state, manning.player)]
    picks: dict[str, Pick] = {f"crew-{colour}": colour for colour in aboard(player)}
    held = (*zip(SAILORS, player.sailors, strict=True), (MISSIONARY, player.missionaries))
    paints = tuple(_counted(colour, dict(held)[colour]) for colour in aboard(player))
    return Question(
        shown.say("launch-title", player=f.player(manning.player)),
        shown.say("launch-hint", left=f.count(manning.project.crew - len(manning.crew))),
        Choices(tuple(picks), paints, SAILOR, 96),
        picks,
        piece=painted(draw_project, manning.project),
        player=manning.player,
        chosen=frozenset(f"crew-{colour}" for colour in manning.crew),
    )


def _counted(colour: str, count: int) -> Paint:
    """A sailor, and below how many there are of his colour."""

    def draw(box: Box, colours: Colours) -> None:
        draw_sailor(box.part(0.12, 0.24, 0.76, 0.76), colours, colour)
        letter(str(count), box.part(0, 0, 1, 0.24).centre, box.height * 0.22, colours["ink"])

    return draw


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
