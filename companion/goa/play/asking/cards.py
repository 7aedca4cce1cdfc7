"""8 The cards of a hand, by their powers alone: one touch, or one more for what a card needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.goa.play import saying
from companion.goa.play.asking import loading
from companion.goa.play.asking.beside import Opening
from companion.goa.play.asking.harvesting import at_turn, mixing
from companion.goa.play.asking.parts import ESTATE, choices, spot, what_it_brings
from companion.goa.play.layouts import step_spot
from companion.goa.play.moment import Shown
from companion.goa.play.pieces import HandCard
from companion.goa.play.saying import said
from companion.goa.play.spices import FieldTap, Spread, least_missed, load, payment
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLUMNS, LAST_ROW
from companion.goa.rules.cards import FOUND_THREE, HARVEST_MIX, NO_SPICES, POWERS
from companion.goa.rules.estate import can_play
from companion.goa.rules.moves import Play, Progress
from companion.goa.rules.playing import GAINS, MOST_SOLD, MOST_TAKEN
from companion.goa.rules.progress import step_spices
from companion.goa.rules.state import Player, State, open_turn
from companion.play.question import Layout, Pick, Picks, Question, Spot
from companion.table.game import Figure
from companion.table.game.distinct import distinct

STEP, SPICES, SALE = "step_for_ducats", "spices2", "sell4"


def hand(state: State, player: Player) -> tuple[Layout, dict[str, Spot]]:
    """The powers a card of his could have now; which one it is, nobody knows before (12.9)."""
    if not can_play(open_turn(state), player):
        return None, {}
    spots = {
        f"card-{power}": _card(state, player, power)
        for power in POWERS
        if power != FOUND_THREE or open_turn(state).founding
    }
    return choices(spots), spots


def _card(state: State, player: Player, power: str) -> Spot:
    piece, text = HandCard(power), f.card(power)
    if power in (*GAINS, FOUND_THREE):
        return spot(state, text, Play(player.colour, power), piece)
    begin, in_vain = _begun(state, player, power)
    return Spot(text, begin, piece, None if begin else in_vain)


def _begun(state: State, player: Player, power: str) -> tuple[Any, Any]:
    """What a card that needs something begins, or the move that says why it cannot."""
    if power == HARVEST_MIX:
        return mixing(state, player), Play(player.colour, power)
    if power in (SPICES, SALE):
        loading_it = Loading(power)
        there = loading_it.proposed(state)
        return (Opening(loading_it) if there else None), Play(player.colour, power)
    step: Step | PaidStep = PaidStep() if power == STEP else Step(power)
    steps = step.spots(state, ()).values()
    if any(each.pick is not None for each in steps):
        return Opening(step), None
    return None, next((each.refused for each in steps), None)


def _steps(state: State, player: Player, power: str, first: Spread) -> dict[str, Any]:
    found = {}
    for column, name in enumerate(COLUMNS):
        if player.rows[column] < LAST_ROW:
            price = step_spices(state.board, player, column, power)
            spices = load(payment(player, price, first))
            found[name] = Progress(player.colour, name, spices, power)
    return found


def _paid_steps(state: State, player: Player) -> dict[str, Any]:
    return {
        name: Play(player.colour, STEP, column=name)
        for name, row in zip(COLUMNS, player.rows, strict=True)
        if row < LAST_ROW
    }


def step_spots(state: State, acts: dict[str, Any]) -> dict[str, Spot]:
    """The next rows, with what coming there brings and costs."""
    player, found = at_turn(state), {}
    for name, act in acts.items():
        column = COLUMNS.index(name)
        text = said(
            "turn-step",
            column=f.column(column),
            row=f.number(player.rows[column] + 1),
            brings=what_it_brings(state, act),
        )
        found[step_spot(name)] = spot(state, text, act)
    return found


@distinct
class Step(NamedTuple):
    """8.12, 8.13: a step without its spices, or without its ships."""

    power: str

    @property
    def called(self) -> Figure:
        return f.card(self.power)

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question:
        player = at_turn(state)
        fields = {} if self.power == NO_SPICES else loading.off_spots(player, _first(picks))
        return Question(
            shown.say("card-step", player=f.player(player.colour), card=f.card(self.power)),
            spots={**self.spots(state, picks), **fields},
            area=ESTATE,
            player=player.colour,
            piece=HandCard(self.power),
        )

    def spots(self, state: State, picks: Picks) -> dict[str, Spot]:
        return step_spots(state, _steps(state, at_turn(state), self.power, _first(picks)))

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        if not isinstance(pick, FieldTap):
            return (*picks, pick)
        return (*picks, loading.turned(at_turn(state), _first(picks), pick, len(COLUMNS)))

    def moved(self, state: State, picks: Picks) -> Any:
        return picks[-1] if isinstance(picks[-1], Progress) else None


def _first(picks: Picks) -> Spread:
    """What is paid from first."""
    return loading.laid(picks) or ()


@distinct
class PaidStep(NamedTuple):
    """8.9: a step for ducats; no purse is asked (12.3)."""

    @property
    def called(self) -> Figure:
        return f.card(STEP)

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question:
        player = at_turn(state)
        title = shown.say("card-step", player=f.player(player.colour), card=f.card(STEP))
        piece = HandCard(STEP)
        spots = self.spots(state, picks)
        return Question(title, spots=spots, area=ESTATE, player=player.colour, piece=piece)

    def spots(self, state: State, picks: Picks) -> dict[str, Spot]:
        return step_spots(state, _paid_steps(state, at_turn(state)))

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        return (*picks, pick)

    def moved(self, state: State, picks: Picks) -> Any:
        return picks[-1]


@distinct
class Loading(NamedTuple):
    """8.7: spices onto fields; 8.8: spices that are sold."""

    power: str

    @property
    def called(self) -> Figure:
        return f.card(self.power)

    @property
    def sells(self) -> bool:
        return self.power == SALE

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question:
        player, spread = at_turn(state), self._spread(state, picks)
        act = Play(player.colour, self.power, load(spread))
        spots = loading.off_spots if self.sells else loading.onto_spots
        deed = loading.deed(shown, state, spread, act)
        if self.sells:
            figures = {"spices": saying.spices(at.spice for at in spread)}
            deed = deed._replace(
                text=shown.say("card-sell", brings=what_it_brings(state, act), **figures)
            )
        return Question(
            shown.say("card-now", player=f.player(player.colour), card=f.card(self.power)),
            shown.say("loading-off" if self.sells else "loading-onto"),
            spots(player, spread),
            area=ESTATE,
            player=player.colour,
            piece=HandCard(self.power),
            deeds=(deed,),
        )

    def proposed(self, state: State) -> Spread:
        player = at_turn(state)
        if self.sells:
            return least_missed(state.board, player, MOST_SOLD)
        return loading.onto(state, player, (), MOST_TAKEN)

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        most = MOST_SOLD if self.sells else MOST_TAKEN
        return (*picks, loading.turned(at_turn(state), self._spread(state, picks), pick, most))

    def moved(self, state: State, picks: Picks) -> None:
        return None

    def _spread(self, state: State, picks: Picks) -> Spread:
        found = loading.laid(picks)
        return self.proposed(state) if found is None else found
