"""The kinds of move, one row each: how a record writes it and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.goa.rules import (
    acquiring,
    actions,
    auctions,
    chance,
    choices,
    corrections,
    ending,
    founding,
    pieces,
    placing,
    playing,
    setting_right,
    turns,
    using,
    variants,
    writing,
)
from companion.goa.rules import moves as m
from companion.goa.rules import moves_of_chance as c
from companion.goa.rules.reading import (
    read_adjust,
    read_agree,
    read_correct,
    read_fill,
    read_harvest,
    read_layout,
    read_outcome,
    read_play,
    read_progress,
    read_quick,
    read_take,
    read_use,
)
from companion.goa.rules.state import State
from companion.table.game.fields import Fields, Reader, boolean, integer, list_of
from companion.table.game.kinds import Kind, Kinds, Ledger


def takes(move: Callable[..., Any], **keys: Reader[Any]) -> Callable[[Fields], Any]:
    """A kind all of whose keys must be there, under the names of its own fields."""

    def read(fields: Fields) -> Any:
        return move(*(fields.need(key, reader) for key, reader in keys.items()))

    return read


def by_player(move: Callable[..., Any], **keys: Reader[Any]) -> Callable[[Fields], Any]:
    return takes(move, player=pieces.player, **keys)


def perhaps_of(move: Callable[..., Any], **keys: Reader[Any]) -> Callable[[Fields], Any]:
    """9.21: an action, or the same by Espionage."""
    read = by_player(lambda *given: given, **keys)

    def read_of(fields: Fields) -> Any:
        return move(*read(fields), of=fields.may("of", pieces.player, None))

    return read_of


def passes(state: State, move: m.Pass, ledger: Ledger) -> State:
    """4.2 in an auction, 6.2 before an extra turn."""
    if state.auction is not None:
        return auctions.pass_bid(state, move, ledger)
    return turns.pass_extra(state, move, ledger)


any_number = list_of(integer(1, 3), 1, 9)

KINDS: Kinds[State] = Kinds(
    {
        "layout": Kind(c.Layout, read_layout, chance.layout, writing.layout),
        "elephant": Kind(
            c.Elephant, takes(c.Elephant, cards=integer(1, chance.MOST_TURNED)), chance.elephant
        ),
        "tile": Kind(c.Name, takes(c.Name, tile=pieces.any_tile), chance.name, writing.of_tile),
        "turned": Kind(
            c.TurnUp, takes(c.TurnUp, colonists=any_number), chance.turned, writing.turned
        ),
        "bonanza": Kind(
            c.Bonus,
            lambda fields: fields.need("bonus", pieces.bonus),
            acquiring.bonanza,
            writing.bonus,
        ),
        "hand": Kind(
            c.Hand, by_player(c.Hand, symbols=pieces.symbols), ending.lay_open, writing.hand
        ),
        "variants": Kind(m.Agree, read_agree, variants.agree, writing.agree),
        "quick": Kind(m.Quick, read_quick, variants.quick, writing.quick),
        "place": Kind(m.Place, by_player(m.Place, cell=pieces.cell), placing.place, writing.place),
        "bid": Kind(m.Bid, by_player(m.Bid, ducats=integer(0)), auctions.bid),
        "pass": Kind(m.Pass, by_player(m.Pass), passes),
        "auction": Kind(m.Outcome, read_outcome, auctions.outcome, writing.without_empty),
        "sell": Kind(m.Sell, by_player(m.Sell), auctions.sell),
        "buy": Kind(m.Buy, by_player(m.Buy), auctions.buy),
        "give_up": Kind(
            m.GiveUp, by_player(m.GiveUp, site=pieces.site_place), choices.give_up, writing.give_up
        ),
        "fill": Kind(m.Fill, read_fill, choices.fill, writing.fill),
        "take": Kind(m.Take, read_take, choices.take, writing.with_load),
        "favor": Kind(
            m.Favor, by_player(m.Favor, tile=pieces.any_tile), choices.favor, writing.of_tile
        ),
        "extra": Kind(m.Extra, by_player(m.Extra), turns.extra),
        "progress": Kind(m.Progress, read_progress, turns.take_step, writing.with_load),
        "ships": Kind(
            m.BuildShips, perhaps_of(m.BuildShips), actions.build_ships, writing.without_empty
        ),
        "taxes": Kind(
            m.CollectTaxes, perhaps_of(m.CollectTaxes), actions.collect_taxes, writing.without_empty
        ),
        "harvest": Kind(m.Harvest, read_harvest, actions.harvest, writing.harvest),
        "draw": Kind(m.Draw, by_player(m.Draw), actions.draw_card),
        "found": Kind(
            m.Found,
            perhaps_of(m.Found, colony=pieces.colony),
            founding.found,
            writing.without_empty,
        ),
        "settle": Kind(m.Settle, by_player(m.Settle, founded=boolean), founding.settle),
        "card": Kind(m.Play, read_play, playing.play, writing.with_load),
        "use": Kind(m.Use, read_use, using.use, writing.use),
        "end": Kind(m.End, by_player(m.End), turns.end),
        "discard": Kind(m.Discard, by_player(m.Discard), playing.throw_away),
        "adjust": Kind(m.Adjust, read_adjust, corrections.adjust, writing.without_empty),
        "correct": Kind(m.Correct, read_correct, setting_right.correct, writing.correct),
    }
)
