"""Plantations and colonies: the fields for spices, and spices onto and from them."""

from __future__ import annotations

from collections.abc import Iterable

from companion.goa.rules import figures as f
from companion.goa.rules.board import ANY, ANY_SPICE, COLONY_NAMES, SPACES, Board, Load, Spices
from companion.goa.rules.state import Player, Site, State, put, with_player
from companion.goa.rules.tiles import PLANTATION, Tile
from companion.table.game import Line, Refusal
from companion.table.game.kinds import Ledger, Why


def plantation(one: Tile) -> Site:
    """9.2, 9.4: the site a tile makes, still empty."""
    if one.kind == PLANTATION:
        return Site(one.text, (one.spice,), one.number)
    return Site(one.text, ANY_SPICE, 1)


def colony(board: Board, place: int, text: str) -> Site:
    """7.8: the site a colony tile makes, still empty; `place` counts the colonies."""
    admits = ANY_SPICE if text == ANY else tuple(sorted(text.split("/")))
    return Site(text, admits, board.colonies[place].fields)


def free_space(player: Player) -> int | None:
    """The lowest plantation space with nothing on it."""
    return player.sites.index(None) if None in player.sites[:SPACES] else None


def owned_colonies(player: Player) -> tuple[int, ...]:
    return tuple(
        place for place in range(len(COLONY_NAMES)) if player.sites[SPACES + place] is not None
    )


def room(site: Site) -> int:
    return site.fields - len(site.spices)


def rooms(player: Player) -> tuple[tuple[int, Site], ...]:
    """The sites with an empty field."""
    return tuple(
        (place, site)
        for place, site in enumerate(player.sites)
        if site and len(site.spices) < site.fields
    )


def load_of(pairs: Iterable[tuple[int, Iterable[str]]]) -> Load:
    """In the one order in which a load is kept."""
    return tuple([(place, tuple(sorted(spices))) for place, spices in sorted(pairs)])


def size(load: Load) -> int:
    return sum(len(spices) for _, spices in load)


def load_to(
    state: State, seat: int, load: Load, ledger: Ledger, why: Why, rule: str | None = None
) -> State:
    """Spices from the supply onto empty fields that admit them."""
    player = state.players[seat]
    sites = player.sites
    for place, spices in load:
        site = sites[place]
        check_fields(player, place, site, spices, rule or why.rule)
        assert site
        sites = put(sites, place, site._replace(spices=tuple(sorted(site.spices + spices))))
    return _changed(state, seat, sites, load, 1, ledger, why)


def check_fields(player: Player, place: int, site: Site | None, spices: Spices, rule: str) -> None:
    """13.7: each spice on a field that admits it."""
    about = {"player": f.player(player.colour), "site": f.site(place)}
    if site is None:
        raise Refusal(rule, "no-such-site", **about)
    for spice in spices:
        if spice not in site.admits:
            raise Refusal(rule, "not-admitted", spice=f.spice(spice), **about)
    if len(spices) > room(site):
        raise Refusal(rule, "no-room", room=f.count(room(site)), **about)


def load_from(state: State, seat: int, load: Load, ledger: Ledger, why: Why) -> State:
    """Spices from sites back to the supply."""
    player = state.players[seat]
    sites = player.sites
    for place, spices in load:
        site = sites[place]
        if site is None:
            raise Refusal(
                why.rule, "no-such-site", player=f.player(player.colour), site=f.site(place)
            )
        left = list(site.spices)
        for spice in spices:
            if spice not in left:
                raise Refusal(
                    why.rule,
                    "not-there",
                    player=f.player(player.colour),
                    site=f.site(place),
                    spice=f.spice(spice),
                )
            left.remove(spice)
        sites = put(sites, place, site._replace(spices=tuple(left)))
    return _changed(state, seat, sites, load, -1, ledger, why)


def counted(load: Load) -> dict[str, int]:
    """How many of each spice."""
    found: dict[str, int] = {}
    for _, spices in load:
        for spice in spices:
            found[spice] = found.get(spice, 0) + 1
    return found


def _changed(
    state: State,
    seat: int,
    sites: tuple[Site | None, ...],
    load: Load,
    sign: int,
    ledger: Ledger,
    why: Why,
) -> State:
    player = state.players[seat]
    for spice, amount in counted(load).items():
        ledger.append(Line(player.colour, spice, sign * amount, *why))
    return with_player(state, seat, player._replace(sites=sites))
