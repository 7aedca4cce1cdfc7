"""What the group lays out before the first token, in the order in which one thing needs the
other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from companion.goa.play.asking.beginning import VARIANT_KEYS, VARIANTS
from companion.goa.play.laying import market
from companion.goa.play.layouts import Market
from companion.goa.play.moment import Shown
from companion.goa.play.pieces import (
    AuctionToken,
    CardBack,
    Colonist,
    ColonyPiece,
    Ducat,
    FlagTile,
    Ship,
)
from companion.goa.play.saying import said
from companion.goa.play.table_options import CHOOSABLE
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLONY_NAMES
from companion.goa.rules.phases import OVERVIEW
from companion.goa.rules.state import State
from companion.goa.rules.tiles import UNNAMED
from companion.goa.rules.variants import QUICK_DUCATS
from companion.play.pieces import Captioned, Mark, Row
from companion.play.question import Layout, Question
from companion.play.steps import Step
from companion.table.game import Figure

_STAGES = ("variants", "layout", "elephant", "quick")
_GOODS = {"ships": f.ships, "colonists": f.colonists}


def goes_on(state: State) -> bool:
    """Whether the table is still being laid out for the first round."""
    return state.phase == 0 and OVERVIEW[state.stage].step in _STAGES


def steps(shown: Shown) -> list[Step]:
    """1.1 to 1.5, and 11 where these variants are played."""
    return [*_before(shown), *_market(shown), *_first_player(shown)]


def _before(shown: Shown) -> Iterator[Step]:
    yield _step(shown, "variants", _variants(shown), "11.1", "variants")
    if shown.options.replaced:
        yield _step(shown, "box", _box(shown))
    yield _step(shown, "players", " ".join(_players(shown)), "1.3")
    yield _step(shown, "supplies", shown.say("setup-supplies-text"), "1.2")


def _market(shown: Shown) -> Iterator[Step]:
    # What comes under a tile comes first.
    if shown.state.variants.bonanza:
        by = "app" if "bonanza" in shown.drawing else "table"
        yield _step(shown, "bonanza", shown.say(f"setup-bonanza-{by}"), "11.2")
    yield _step(shown, "market", " ".join(_tiles(shown)), "1.1", "layout")


def _first_player(shown: Shown) -> Iterator[Step]:
    yield _step(shown, "elephant", _elephant(shown), "1.4", "elephant")
    yield _step(shown, "ducats", _ducats(shown), "1.5")
    if shown.state.variants.quick_start:
        text = shown.say("setup-quick-text", ducats=f.ducats(QUICK_DUCATS))
        yield _step(shown, "quick", text, "11.1", "quick")


def laid_market(shown: Shown) -> Market | None:
    """The grid, as far as any of its tiles is known."""
    if all(one in (None, UNNAMED) for one in shown.state.grid):
        return None
    return market(shown, Question(""))


def _step(shown: Shown, name: str, text: str, rule: str = "", kind: str = "") -> Step:
    due = bool(kind) and OVERVIEW[shown.state.stage].step == kind
    layout = LAYOUTS[name](shown) if name in LAYOUTS else None
    return Step(name, shown.say(f"setup-{name}"), text, layout, kind, due, rule)


def _variants(shown: Shown) -> str:
    """1.6: agreed on before anything is laid out."""
    if OVERVIEW[shown.state.stage].step == "variants":
        return shown.say("setup-variants-text")
    named = zip(VARIANTS, VARIANT_KEYS, strict=True)
    chosen = [key for name, key in named if getattr(shown.state.variants, name)]
    if not chosen:
        return shown.say("setup-variants-none")
    return shown.say("setup-variants-chosen", variants=f.listed(map(said, chosen)))


def _box(shown: Shown) -> str:
    names = [each for each in CHOOSABLE.replaceable if each in shown.options.replaced]
    things = f.listed(f.text(shown.say(f"setup-box-{name}")) for name in names)
    return shown.say("setup-box-text", things=things)


def _players(shown: Shown) -> Iterator[str]:
    yield shown.say("setup-players-text", tokens=f.number(len(shown.seats) + 1))
    start = shown.state.board.start
    there = [of(getattr(start, name)) for name, of in _GOODS.items() if shown.lies(name)]
    counted = [of(getattr(start, name)) for name, of in _GOODS.items() if not shown.lies(name)]
    if there:
        yield shown.say("setup-players-goods", goods=f.listed(there))
    if counted:
        yield shown.say("setup-players-counted", goods=f.listed(counted))


def _supply(shown: Shown) -> Row:
    """What lies before each player, in the colour of the first seat."""
    colour, start = shown.seats[0].colour, shown.state.board.start
    tokens = [AuctionToken(colour, number) for number in range(1, len(shown.seats) + 2)]
    goods = {"ships": Ship(start.ships), "colonists": Colonist(start.colonists)}
    return _row((*tokens, *(each for name, each in goods.items() if shown.lies(name))))


def _colonies(shown: Shown) -> Row:
    found = [
        Captioned(ColonyPiece(name, colony.tiles[0]), shown.say(f"colony-{name}"))
        for name, colony in zip(COLONY_NAMES, shown.state.board.colonies, strict=True)
    ]
    return Row((*found, Captioned(CardBack(), "")))


def _tiles(shown: Shown) -> Iterator[str]:
    by = "app" if "tiles" in shown.drawing else "table"
    wanted = f.number(shown.state.board.removed[0])
    yield shown.say(f"setup-market-{by}", removed=wanted)
    if removed := shown.state.removed[0]:
        yield shown.say("setup-market-removed", tiles=f.listed(map(f.tile, removed)))


def _elephant(shown: Shown) -> str:
    if (first := _first(shown)) is None:
        return shown.say("setup-elephant-text")
    return shown.say("setup-elephant-found", first=first)


def _first(shown: Shown) -> Figure | None:
    seat = shown.state.first
    return None if seat is None else f.player(shown.state.board.colours[seat])


def _flag(shown: Shown) -> Row | None:
    seat = shown.state.first
    if seat is None:
        return None
    colour = shown.state.board.colours[seat]
    return Row((Captioned(Mark(colour), shown.name(colour)), Captioned(FlagTile(), "")))


def _ducats(shown: Shown) -> str:
    start = shown.state.board.start
    figures = {"first": f.ducats(start.first_ducats), "others": f.ducats(start.other_ducats)}
    if not shown.lies("ducats"):
        return shown.say("setup-ducats-counted", **figures)
    kept = "open" if shown.state.variants.open_money else "secret"
    return f"{shown.say('setup-ducats-text', **figures)} {shown.say(f'setup-ducats-{kept}')}"


def _purses(shown: Shown) -> Row | None:
    """What each takes at the start, which all see: not what a purse holds later."""
    first = shown.state.first
    if first is None:
        return None
    start = shown.state.board.start
    return Row(
        tuple(
            Captioned(
                Ducat(start.first_ducats if seat == first else start.other_ducats),
                shown.name(colour),
            )
            for seat, colour in enumerate(shown.state.board.colours)
        )
    )


def _row(pieces: Iterable[object]) -> Row:
    return Row(tuple(Captioned(each, "") for each in pieces))


LAYOUTS: Mapping[str, Callable[[Shown], Layout]] = {
    "players": _supply,
    "supplies": _colonies,
    "market": laid_market,
    "elephant": _flag,
    "ducats": _purses,
}
"""How what a step lays out looks."""
