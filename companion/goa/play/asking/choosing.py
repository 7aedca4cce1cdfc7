"""13.6 What a tile, a colony or a bonus leaves to choose: one touch each, where one will do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any

from companion.goa.play.asking import loading, typing
from companion.goa.play.asking.parts import ESTATE, choices, spot
from companion.goa.play.asking.placing import in_the_box, tile_spots
from companion.goa.play.layouts import site_spot
from companion.goa.play.moment import Moment, Shown
from companion.goa.play.pieces import ColonyFilled, SpiceCube
from companion.goa.play.saying import said, spices
from companion.goa.play.spices import FieldTap, Spread, load
from companion.goa.rules import figures as f
from companion.goa.rules.board import ANY, COLONY_NAMES, OF_TWO_SPICES, SPACES
from companion.goa.rules.choices import takeable
from companion.goa.rules.moves import Favor, Fill, GiveUp, Take
from companion.goa.rules.sites import colony
from companion.goa.rules.state import State
from companion.goa.rules.tiles import PHASES, Tile, tile
from companion.play.question import Deed, Layout, Picks, Question, Spot
from companion.table.game import Figure


def ask_give_up(shown: Shown) -> Question:
    """9.3: which of the four makes room."""
    now = Moment(shown.state)
    pending, spots = now.state.pending[0], dict[str, Spot]()
    for place, site in enumerate(now.player.sites[:SPACES]):
        one = site and tile(site.tile)
        text = said("give-up-site", site=f.site(place), tile=f.tile(one)) if one else f.site(place)
        spots[site_spot(place)] = spot(now.state, text, GiveUp(now.colour, place))
    assert pending.tile
    title = shown.say("give-up", player=f.player(now.colour), tile=f.tile(pending.tile))
    hint = shown.say("give-up-hint")
    return Question(title, hint, spots, area=ESTATE, player=now.colour, piece=pending.tile)


def ask_fill(shown: Shown) -> Question:
    """9.4: any spice; 7.8: the colony tile and its spices."""
    now = Moment(shown.state)
    place = now.state.pending[0].number
    player = f.player(now.colour)
    if place >= SPACES:
        spots = colony_spots(now.state, now.colour, place - SPACES)
        title = shown.say("fill-colony", player=player, colony=f.colony(place - SPACES))
        return Question(title, "", spots, colony_choices(spots), player=now.colour)
    site = now.player.sites[place]
    assert site
    spots = {
        f"fill-{each}": Spot(f.spice(each), Fill(now.colour, (each,)), SpiceCube(each))
        for each in site.admits
    }
    title = shown.say("fill-rotation", player=player)
    return Question(title, "", spots, choices(spots), player=now.colour)


def colony_spots(state: State, colour: str, which: int) -> dict[str, Spot]:
    """Half a tile says which one and what it is filled with."""
    name = COLONY_NAMES[which]
    found = dict[str, Spot]()
    for text, chosen in colony_fillings(state, which):
        named = text if name in OF_TWO_SPICES else None
        said_so = _filled(which, text, chosen)
        piece = ColonyFilled(name, text, chosen)
        key = f"settle-{text.replace('/', '-')}-{'-'.join(chosen)}"
        found[key] = Spot(said_so, Fill(colour, chosen, named), piece)
    return found


def colony_choices(spots: Mapping[str, Spot]) -> Layout:
    """What a pair of spices can be filled with stands together, as one tile."""
    tiles = {each.piece.tile for each in spots.values()}
    return choices(spots, 1 if ANY in tiles else len(spots) // len(tiles))


def colony_fillings(state: State, which: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    for text in dict.fromkeys(state.colonies[which]):
        site = colony(state.board, which, text)
        for chosen in combinations_with_replacement(site.admits, site.fields):
            yield text, chosen


def _filled(which: int, text: str, chosen: tuple[str, ...]) -> Figure:
    if COLONY_NAMES[which] not in OF_TWO_SPICES:
        return spices(chosen)
    return said("fill-of", pair=spices(text.split("/")), spices=spices(chosen))


def ask_take(shown: Shown) -> Question:
    """9.11, 9.20, 11.4: goods of one kind; spices are laid where they are proposed."""
    now = Moment(shown.state)
    goods = takeable(now.state, now.state.pending[0])
    number = now.state.pending[0].number
    deeds = tuple(_goods(shown, now, goods))
    key = "take-goods" if deeds else "take-spices"
    title = shown.say(key, player=f.player(now.colour), number=f.count(number))
    question = Question(title, player=now.colour, deeds=deeds)
    if "spices" not in goods:
        return question
    spread = _spread(now.state, shown.picks)
    lay = loading.deed(shown, now.state, spread, Take(now.colour, "spices", load(spread)))
    return question._replace(
        hint=shown.say("loading-onto"),
        spots=loading.onto_spots(now.player, spread),
        deeds=(lay, *deeds),
        area=ESTATE,
    )


def _goods(shown: Shown, now: Moment, goods: tuple[str, ...]) -> Iterator[Deed]:
    figures = {"ships": f.ships, "colonists": f.colonists}
    for name in goods:
        if name in figures:
            many = figures[name](now.state.pending[0].number)
            yield Deed(f"take-{name}", shown.say("take", goods=many), Take(now.colour, name))


def _spread(state: State, picks: Picks) -> Spread:
    now = Moment(state)
    return loading.onto(state, now.player, picks, state.pending[0].number)


def take_picked(state: State, picks: Picks, pick: Any) -> Picks:
    now = Moment(state)
    assert isinstance(pick, FieldTap)
    number = state.pending[0].number
    return (*picks, loading.turned(now.player, _spread(state, picks), pick, number))


def ask_favor(shown: Shown) -> Question:
    """9.15: of the tiles in the box; of a phase whose removed ones are unknown, what can be there
    by the set."""
    now = Moment(shown.state)
    title = shown.say("favor", player=f.player(now.colour))
    unknown = None in now.state.removed
    if unknown and typing.is_typed(shown):
        boxes = zip(PHASES, now.state.removed, strict=True)
        phases = [phase for phase, box in boxes if box is None]
        return typing.ask(shown, phases, title)._replace(player=now.colour)
    there = in_the_box(shown.components, now.state)
    spots = {
        name: each._replace(pick=Favor(now.colour, each.pick.tile))
        for name, each in tile_spots(shown, there).items()
    }
    hint = shown.say("favor-hint")
    return Question(title, hint, spots, choices(spots), player=now.colour, others=unknown)


def favored(state: State, picks: Picks) -> Favor | None:
    """The picture, or the tile itself where it was typed."""
    found = picks[-1]
    if isinstance(found, Tile):
        return Favor(Moment(state).colour, found)
    return found if isinstance(found, Favor) else None
