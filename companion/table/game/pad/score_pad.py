"""A score pad, as the table sees it: a game of entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from companion.table.game import Due, Figure, Json, Line, Result, Said, Step
from companion.table.game import figures as f
from companion.table.game.implied import nothing_implied
from companion.table.game.kinds import Kind, Kinds, Ledger, quoted
from companion.table.game.pad import entering
from companion.table.game.pad import moves as m
from companion.table.game.pad.declared import Pad
from companion.table.game.pad.entering import OVER, ROUNDS, phase
from companion.table.game.pad.options import Moves
from companion.table.game.pad.state import Player, State
from companion.table.game.ranks import winners_said
from companion.table.game.seating import check_seats


class ScorePad:
    """For those who play without the app, made of what a game declares."""

    drawn: Mapping[str, str] = {}

    def __init__(self, pad: Pad, starter: Callable[[], Json]) -> None:
        self.pad, self.starter, self.check_components = pad, starter, pad.check
        self.id, self.colours, self.seats = pad.id, pad.colours, pad.seats
        self.kinds = _kinds(pad)
        self.read, self.write, self.kind = self.kinds.read, self.kinds.write, self.kinds.name

    def begin(self, colours: Sequence[str], components: Json) -> Step[State]:
        pad = self.pad
        check_seats(colours, pad.colours, pad.seats)
        pad.check(components)
        has = {what: pad.starts.get(what, 0) for what in pad.quantities(components)}
        state = State(tuple(Player(colour, has) for colour in colours), components)
        ledger: Ledger = []
        if pad.carried:
            state = entering.carry(pad, state, colours[0], pad.carried.first, ledger)
        return Step(state, tuple(ledger))

    def due(self, state: State) -> Due:
        now, entries = phase(self.pad, state), ("score",) if self.pad.entered else ()
        if now == OVER:
            return Due(())
        if now == ROUNDS:
            return Due((*entries, "round"))
        told = not entering.unsettled(self.pad, state)
        return Due(("finish" if told else "settle", *entries))

    def options(self, state: State) -> tuple[Moves, ...]:
        return tuple(Moves(kind, self.pad, state, self.apply) for kind in self.due(state).kinds)

    def apply(self, state: State, move: m.Move) -> Step[State]:
        return self.kinds.step(self.due(state), state, move)

    def quote(self, state: State, move: m.Move) -> tuple[Line, ...]:
        """What an entry would bring its player; there is nothing to be paid."""
        return quoted(self.apply, state, move) if isinstance(move, m.Score | m.Settle) else ()

    def nearest(self, state: State, move: m.Move) -> None:
        """Whoever enters a figure knows which other he means."""

    implied = staticmethod(nothing_implied)

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
        winners = state.winners and sorted(state.winners)
        players = {player.colour: dict(player.has) for player in state.players}
        now = phase(self.pad, state)
        return {"round": state.round, "phase": now, "players": players, "winners": winners}

    def standing(self, state: State) -> tuple[Said, ...]:
        points = self.pad.points
        said = [
            Said(
                "pad-standing",
                {"player": f.player(each.colour), "points": Figure(points, each.has[points])},
            )
            for each in self._ranked(state)
        ]
        return (*said, *winners_said(state.winners))

    def results(self, state: State) -> tuple[Result, ...]:
        won = state.winners
        if won is None:
            return ()
        points = self.pad.points
        return tuple(
            Result(each.colour, each.has[points], each.colour in won)
            for each in self._ranked(state)
        )

    def _ranked(self, state: State) -> list[Player]:
        won = state.winners or ()

        def rank(player: Player) -> tuple[object, ...]:
            return (*entering.merits(self.pad, player), player.colour in won)

        return sorted(state.players, key=rank, reverse=True)


def _kinds(pad: Pad) -> Kinds[State]:
    entry, rows = partial(m.write_entry, pad), {}
    if pad.entered:
        read = partial(m.read_entry, pad, m.Score, pad.entered)
        rows["score"] = Kind(m.Score, read, partial(entering.score, pad), entry)
    if pad.rounds:
        read_round, end = partial(m.read_round, pad), partial(entering.end_round, pad)
        rows["round"] = Kind(m.Round, read_round, end, partial(m.write_round, pad))
    read = partial(m.read_entry, pad, m.Settle, pad.settled)
    rows["settle"] = Kind(m.Settle, read, partial(entering.settle, pad), entry)
    finish = partial(entering.finish, pad)
    rows["finish"] = Kind(m.Finish, partial(m.read_finish, pad), finish, m.write_finish)
    return Kinds(rows)
