"""The score pad, as the table sees it: a game of entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from companion.scorepad.rules import moves as m
from companion.scorepad.rules.entering import earn
from companion.scorepad.rules.kinds import KINDS, apply, due, quote
from companion.scorepad.rules.options import options
from companion.scorepad.rules.state import COLOURS, DIAS, LANDINGS, SEATS, Player, State
from companion.table.game import Figure, Json, Result, Said, Step
from companion.table.game import figures as f
from companion.table.game.fields import Fields, boolean, integer
from companion.table.game.kinds import Ledger
from companion.table.game.ranks import results, winners_said
from companion.table.game.seating import check_seats


class ScorePad:
    """For two to four who play without the app.

    Its component set says what is written down: `reals`, whether Reals are, too; `complete`, what
    each complete landing of the group's copy pays.
    """

    id = "scorepad"
    colours = COLOURS
    seats = SEATS
    drawn: Mapping[str, str] = {}
    read = staticmethod(KINDS.read)
    write = staticmethod(KINDS.write)

    def __init__(self, starter: Callable[[], Json]) -> None:
        self.starter = starter

    def check_components(self, components: Json) -> None:
        _read_components(components)

    def begin(self, colours: Sequence[str], components: Json) -> Step[State]:
        """0.1; 1.1; and 1.3 as far as a score goes."""
        check_seats(colours, COLOURS, SEATS)
        with_reals, complete = _read_components(components)
        players = tuple(Player(colour) for colour in colours)
        state = State(players, complete, with_reals, dias=players[0].colour)
        ledger: Ledger = []
        state = earn(state, state.players[0], ledger, "dias", "1.3", vp=DIAS)
        return Step(state, tuple(ledger))

    def nearest(self, state: State, move: m.Move) -> None:
        """Whoever enters a figure knows which other he means."""

    def forced(self, state: State) -> None:
        """That a round or the game is over is always for a person to say."""

    def deal(self, chance: Random, components: Json) -> None:
        """Nothing is drawn."""

    def draw(self, state: State, deal: Json) -> None:
        """Nothing is drawn."""

    def seen(self, state: State, by: str | None) -> State:
        """A pad lies open on the table."""
        return state

    def shown(self, state: State) -> Json:
        players = {
            player.colour: {"vp": player.vp} | ({"reals": player.reals} if state.with_reals else {})
            for player in state.players
        }
        winners = state.winners and sorted(state.winners)
        return {
            "round": state.round,
            "phase": state.phase,
            "players": players,
            "winners": winners,
        }

    def standing(self, state: State) -> tuple[Said, ...]:
        said = [
            Said(
                "pad-standing",
                {"player": f.player(player.colour), "vp": Figure("vp", player.vp)},
            )
            for player in _ranked(state)
        ]
        return (*said, *winners_said(state.winners))

    def results(self, state: State) -> tuple[Result, ...]:
        return results(_ranked(state), state.winners)

    due = staticmethod(due)
    options = staticmethod(options)
    apply = staticmethod(apply)
    quote = staticmethod(quote)


def _ranked(state: State) -> list[Player]:
    won = state.winners or ()
    return sorted(state.players, key=lambda player: (-player.vp, player.colour not in won))


def _read_components(components: Json) -> tuple[bool, tuple[int, ...]]:
    fields = Fields(components, "components")
    with_reals = fields.need("reals", boolean)
    paid = Fields(fields.need("complete", lambda raw, where: raw), "components.complete")
    complete = tuple(paid.need(landing, integer(0, m.MOST)) for landing in LANDINGS)
    paid.end()
    fields.end()
    return with_reals, complete


def game(set_of: Callable[[str], Json]) -> ScorePad:
    return ScorePad(lambda: pad_of(set_of("vasco"), with_reals=False))


def pad_of(board: Json, with_reals: bool) -> Json:
    """What a score pad takes from a component set of Vasco da Gama."""
    complete = {name: landing["complete"] for name, landing in board["landings"].items()}
    return {"reals": with_reals, "complete": complete}
