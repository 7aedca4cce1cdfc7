"""5.3, 13.5: what the one before may still do until the first deed of the next, and cards that
anybody may throw away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.goa.play.asking import tiles
from companion.goa.play.asking.beside import Beside, Opening
from companion.goa.play.asking.estate import ask_estate, moved_in, picked_in
from companion.goa.play.asking.parts import choices, last
from companion.goa.play.moment import Shown
from companion.goa.play.saying import said
from companion.goa.rules import figures as f
from companion.goa.rules.implied import next_asked
from companion.goa.rules.moves import Adjust, Correct, Discard, End
from companion.goa.rules.phases import DISCARD, kinds_beside
from companion.goa.rules.state import Player, State, open_turn
from companion.play.modes import Modes
from companion.play.pieces import Mark
from companion.play.question import Deed, Pick, Picks, Question, Spot
from companion.play.questions import one_more
from companion.table.game import Figure
from companion.table.game.distinct import distinct

GO_ON = "go-on"
"""The way to all that the one before may still do."""


@distinct
class GoingOn(NamedTuple):
    """5.3, 13.5: after his action, what its player may still do before he ends his turn."""

    player: str

    @property
    def called(self) -> Figure:
        return said("turn-goes-on", player=f.player(self.player))

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question:
        question = ask_estate(shown, state, picks)
        done = Deed("done", shown.say("turn-done"), End(self.player), main=True)
        return question._replace(deeds=(*question.deeds, done))

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        return picked_in(state, picks, pick)

    def moved(self, state: State, picks: Picks) -> Any:
        return moved_in(state, picks)


@distinct
class Discarding(NamedTuple):
    """5.14: somebody throws a card away."""

    @property
    def called(self) -> Figure:
        return said("turn-somebody-discards")

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question:
        spots = {
            f"discard-{player.colour}": Spot(
                f.player(player.colour), Discard(player.colour), Mark(player.colour)
            )
            for player in _with_cards(state)
        }
        title = shown.say("turn-somebody-discards")
        return Question(title, shown.say("turn-who-discards"), spots, choices(spots))

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        return one_more(state, picks, pick)

    def moved(self, state: State, picks: Picks) -> Any:
        return last(state, picks)


def anew(state: State, move: Any) -> Modes | None:
    """What he did after his action, he does anew where he did it, though the next one is asked; the
    end of his turn nobody says."""
    if next_asked(state) is state or isinstance(move, Discard | Adjust | Correct):
        return ()
    return None if isinstance(move, End) else (Beside(GoingOn(move.player), still=True),)


def asides(shown: Shown) -> tuple[Deed, ...]:
    """What the one before may still do until the first deed of the next; and cards that anybody may
    throw away (5.14)."""
    on, *rest = (*_of_the_last(shown), None)
    return tuple(each for each in (on, *_discards(shown), *rest) if each)


def _of_the_last(shown: Shown) -> Iterator[Deed]:
    """The way to all of it comes first."""
    state = shown.state
    if next_asked(state) is state or shown.aside:
        return
    turn = open_turn(state)
    player = state.players[turn.seat]
    figures = {"player": f.player(player.colour)}
    goes_on = Opening(GoingOn(player.colour), still=True)
    yield Deed(GO_ON, shown.say("turn-goes-on", **figures), pick=goes_on)
    for name, each in tiles.tile_spots(state, player).items():
        if each.pick is not None:
            text = shown.say("turn-tile-still", tile=each.text, **figures)
            begins = isinstance(each.pick, Opening)
            move, pick = (None, each.pick._replace(still=True)) if begins else (each.pick, None)
            yield Deed(f"still-{name}", text, move, pick)
    yield Deed("end", shown.say("turn-ends", **figures), End(player.colour))


def _discards(shown: Shown) -> Iterator[Deed]:
    """One way to it, whoever it is."""
    if DISCARD in kinds_beside(shown.state):
        holders = [player.colour for player in _with_cards(shown.state)]
        if len(holders) > 1:
            text = shown.say("turn-somebody-discards")
            yield Deed("discard", text, pick=Opening(Discarding(), still=True))
        elif holders:
            yield from discards(shown, *holders)


def discards(shown: Shown, colour: str) -> tuple[Deed, ...]:
    """5.14: of one player, if he has a card."""
    can = DISCARD in kinds_beside(shown.state)
    if not can or colour not in [player.colour for player in _with_cards(shown.state)]:
        return ()
    return (Deed("discard", shown.say("turn-discards", player=f.player(colour)), Discard(colour)),)


def _with_cards(state: State) -> list[Player]:
    return [player for player in state.players if player.hand]
