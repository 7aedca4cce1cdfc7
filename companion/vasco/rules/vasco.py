"""The game of Vasco da Gama, as the table sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.table.game import RECORD, Json, Refusal, Result, Said, Step
from companion.vasco.rules import (
    acting,
    chance,
    characters,
    corrections,
    ending,
    expedition,
    launching,
    navigation,
    placing,
    projects,
    recruiting,
    sending,
    setup,
)
from companion.vasco.rules import deal as dealing
from companion.vasco.rules import figures as f
from companion.vasco.rules import moves as m
from companion.vasco.rules.components import board, read_components
from companion.vasco.rules.options import forced, options
from companion.vasco.rules.phases import ANYTIME, OVER, due, kinds_due, settle
from companion.vasco.rules.reading import read
from companion.vasco.rules.showing import shown
from companion.vasco.rules.state import COLOURS, State
from companion.vasco.rules.supply import Ledger
from companion.vasco.rules.writing import write

HANDLERS: dict[type[m.Move], Callable[[State, Any, Ledger], State]] = {
    m.Projects: chance.projects,
    m.Sailors: chance.sailors,
    m.TurnVdg: chance.turn_vdg,
    m.Merchant: chance.merchant,
    m.Bag: chance.bag,
    m.Place: placing.place,
    m.Pass: acting.give_up,
    m.Buy: projects.buy,
    m.Recruit: recruiting.recruit,
    m.Expedition: expedition.expedition,
    m.TakeMoney: characters.take_money,
    m.Host: characters.host,
    m.Send: sending.send,
    m.Launch: launching.launch,
    m.Navigate: navigation.navigate,
    m.Finish: ending.finish,
    m.Adjust: corrections.adjust,
    m.Correct: corrections.correct,
}


def apply(state: State, move: m.Move) -> Step[State]:
    """The one way in which a state becomes another."""
    check_due(state, m.KIND_OF[type(move)])
    ledger: Ledger = []
    state = settle(HANDLERS[type(move)](state, move, ledger), ledger)
    return Step(state, tuple(ledger))


def check_due(state: State, kind: str) -> None:
    """A move of a kind that is not awaited is refused before its rule is asked."""
    if kind in ANYTIME and not state.blind and state.stage != OVER:
        return
    awaited = kinds_due(state)
    if kind in awaited:
        return
    if not awaited:
        raise Refusal(RECORD, "game-over", kind=f.move(kind))
    raise Refusal(RECORD, "not-due", kind=f.move(kind), due=f.any_of(map(f.move, awaited)))


class Vasco:
    """Vasco da Gama (2009), for two to four."""

    id = "vasco"
    colours = COLOURS
    seats = tuple(setup.OWNERS)
    drawn: Mapping[str, str] = dealing.PIECES

    def __init__(self, starter: Callable[[], Json]) -> None:
        self.starter = starter

    @staticmethod
    def check_components(components: Json) -> None:
        read_components(components)

    @staticmethod
    def begin(colours: Sequence[str], components: Json) -> Step[State]:
        ledger: Ledger = []
        state = setup.begin(board(read_components(components), colours), ledger)
        return Step(state, tuple(ledger))

    def standing(self, state: State) -> tuple[Said, ...]:
        """Everybody by rank, with what 9.4 compares."""
        said = [
            Said(
                "standing",
                {
                    "player": f.player(player.colour),
                    "vp": f.vp(player.vp),
                    "reals": f.reals(player.reals),
                },
            )
            for player in ending.ranked(state)
        ]
        if state.winners:
            winners = f.listed(map(f.player, state.winners))
            shared = f.count(len(state.winners))
            said.append(Said("winners", {"winners": winners, "count": shared}))
        return tuple(said)

    def results(self, state: State) -> tuple[Result, ...]:
        winners = state.winners
        if winners is None:
            return ()
        return tuple(
            Result(player.colour, player.vp, player.colour in winners)
            for player in ending.ranked(state)
        )

    read = staticmethod(read)
    write = staticmethod(write)
    due = staticmethod(due)
    options = staticmethod(options)
    apply = staticmethod(apply)
    forced = staticmethod(forced)
    deal = staticmethod(dealing.shuffle)
    draw = staticmethod(dealing.draw)
    shown = staticmethod(shown)
