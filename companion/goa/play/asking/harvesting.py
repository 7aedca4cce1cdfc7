"""Harvests that are put together: by Espionage, and with the card that takes ships and colonists
too (8.10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.goa.play import saying
from companion.goa.play.asking import loading
from companion.goa.play.asking.beside import Opening
from companion.goa.play.asking.parts import ESTATE
from companion.goa.play.moment import Shown
from companion.goa.play.pieces import Colonist, HandCard, Ship
from companion.goa.play.spices import FieldTap, Spread, best_onto, load
from companion.goa.rules import figures as f
from companion.goa.rules.actions import goes_on, harvested, value
from companion.goa.rules.board import HARVEST
from companion.goa.rules.cards import HARVEST_MIX
from companion.goa.rules.estate import can_play
from companion.goa.rules.moves import Harvest
from companion.goa.rules.state import Player, State, open_turn
from companion.goa.rules.turns import row_owner
from companion.play.question import Choices, Pick, Picks, Question, Spot
from companion.table.game import Figure
from companion.table.game.distinct import distinct


def at_turn(state: State) -> Player:
    return state.players[open_turn(state).seat]


def rest(state: State, of: str | None) -> int:
    """What one more portion could take."""
    turn = open_turn(state)
    taken = harvested(turn, of)[0] if goes_on(state, of) else 0
    return max(0, value(state, row_owner(state, turn.seat, of), HARVEST) - taken)


@distinct
class Harvesting(NamedTuple):
    """9.21: a harvest by that player's row."""

    of: str

    @property
    def called(self) -> Figure:
        return f.move("harvest")

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question:
        player, spread = at_turn(state), self._spread(state, picks)
        act = Harvest(player.colour, load(spread), of=self.of)
        own, spots = _mix_card(state, player, self.of)
        return Question(
            shown.say("harvest-spied", player=f.player(player.colour), of=f.player(self.of)),
            shown.say("loading-onto"),
            {**loading.onto_spots(player, spread), **spots},
            area=ESTATE,
            player=player.colour,
            deeds=(loading.deed(shown, state, spread, act),),
            own=own,
        )

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        most = rest(state, self.of)
        return (*picks, loading.turned(at_turn(state), self._spread(state, picks), pick, most))

    def moved(self, state: State, picks: Picks) -> None:
        return None

    def _spread(self, state: State, picks: Picks) -> Spread:
        return loading.onto(state, at_turn(state), picks, rest(state, self.of))


def _mix_card(state: State, player: Player, of: str) -> tuple[Choices | None, dict[str, Spot]]:
    """8.10: with that card, other goods too."""
    turn = open_turn(state)
    mix = goes_on(state, of) and harvested(turn, of)[1]
    if not mix and not can_play(turn, player):
        return None, {}
    name, pick = f"card-{HARVEST_MIX}", Opening(Mixing(None if mix else HARVEST_MIX, of))
    spots = {name: Spot(f.card(HARVEST_MIX), pick, HandCard(HARVEST_MIX))}
    return Choices((name,), (HandCard(HARVEST_MIX),)), spots


@distinct
class Mixed(NamedTuple):
    """What is taken of each."""

    spread: Spread
    ships: int
    colonists: int

    @property
    def size(self) -> int:
        return len(self.spread) + self.ships + self.colonists


@distinct
class OneMore(NamedTuple):
    """A ship or a colonist more; after the most there can be none."""

    what: str


@distinct
class Mixing(NamedTuple):
    """8.10: any mix of spices, ships and colonists; with the card, or after it."""

    card: str | None
    of: str | None = None

    @property
    def called(self) -> Figure:
        return f.card(HARVEST_MIX)

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question:
        player, mixed = at_turn(state), self._mixed(state, picks)
        act = Harvest(
            player.colour, load(mixed.spread), self.card, mixed.ships, mixed.colonists, self.of
        )
        goods = {
            "goods-ships": Spot(f.ships(mixed.ships), OneMore("ships"), Ship(mixed.ships)),
            "goods-colonists": Spot(
                f.colonists(mixed.colonists), OneMore("colonists"), Colonist(mixed.colonists)
            ),
        }
        deed = loading.deed(shown, state, mixed.spread, act)
        return Question(
            shown.say("harvest-mix", player=f.player(player.colour)),
            shown.say("harvest-mix-hint", most=f.count(rest(state, self.of))),
            {**loading.onto_spots(player, mixed.spread), **goods},
            area=ESTATE,
            player=player.colour,
            own=Choices(tuple(goods), tuple(each.piece for each in goods.values())),
            deeds=(deed._replace(text=shown.say("loading-take", goods=f.listed(_said(mixed)))),),
        )

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        most, mixed = rest(state, self.of), self._mixed(state, picks)
        if isinstance(pick, FieldTap):
            spread = loading.turned(at_turn(state), mixed.spread, pick, most)
            return (*picks, _within(mixed._replace(spread=spread), most))
        return (*picks, _one_more(mixed, pick.what, most))

    def moved(self, state: State, picks: Picks) -> None:
        return None

    def _mixed(self, state: State, picks: Picks) -> Mixed:
        found = next((each for each in reversed(picks) if isinstance(each, Mixed)), None)
        if found:
            return found
        most = rest(state, self.of)
        spread = best_onto(state.board, at_turn(state), most)
        return Mixed(spread, 0, most - len(spread))


def _within(mixed: Mixed, most: int) -> Mixed:
    """What is too much of the goods goes."""
    over = max(0, mixed.size - most)
    colonists = max(0, mixed.colonists - over)
    over -= mixed.colonists - colonists
    return mixed._replace(colonists=colonists, ships=max(0, mixed.ships - over))


def _one_more(mixed: Mixed, what: str, most: int) -> Mixed:
    """In place of a spice where it would be too much, or else of the other goods; after the most
    there is none."""
    other = "colonists" if what == "ships" else "ships"
    mine, others = getattr(mixed, what), getattr(mixed, other)
    if mine >= most:
        return _with(mixed, what, 0)
    others = min(others, most - mine - 1)
    gone = max(0, mine + 1 + others + len(mixed.spread) - most)
    mixed = _with(mixed._replace(spread=mixed.spread[gone:]), other, others)
    return _with(mixed, what, mine + 1)


def _with(mixed: Mixed, what: str, many: int) -> Mixed:
    return mixed._replace(ships=many) if what == "ships" else mixed._replace(colonists=many)


def _said(mixed: Mixed) -> Iterator[Figure]:
    if mixed.spread:
        yield saying.spices(at.spice for at in mixed.spread)
    if mixed.ships:
        yield f.ships(mixed.ships)
    if mixed.colonists:
        yield f.colonists(mixed.colonists)


def called(shown: Shown, pick: Pick) -> Figure | None:
    return f.kind_of_goods(pick.what) if isinstance(pick, OneMore) else None


def mixing(state: State, player: Player) -> Any:
    """What the card begins in a turn: the action, or one more portion of it."""
    turn = open_turn(state)
    if turn.action not in (None, "harvest") or not rest(state, None):
        return None
    mix = goes_on(state, None) and harvested(turn, None)[1]
    return Opening(Mixing(None if mix else HARVEST_MIX))
