"""How a record writes moves: read to the letter, with no key too few."""

from __future__ import annotations

from companion.table.game import Json
from companion.table.game.fields import (
    LARGEST,
    Fields,
    boolean,
    integer,
    list_of,
    named,
    or_null,
    sentence,
    unlike,
)
from companion.vasco.rules import moves as m
from companion.vasco.rules.notation.pieces import (
    amounts_left,
    area,
    character,
    crew,
    crew_colours,
    dock,
    docked,
    landing,
    limit,
    number,
    picked,
    player,
    sailor_colour,
    section,
    ship_tile,
    some_crew,
    tiles,
    turned_up,
)
from companion.vasco.rules.state import ADDITIONAL, COLOURS, LANDINGS, ROUNDS


def bonus(fields: Fields, where: str) -> m.Bonus:
    """The keys of a landing's bonus; no other landing knows them."""
    project = fields.may("project", ship_tile, None) if where == "natal" else None
    sailor = fields.may("sailor", picked, None) if where == "boa_gente" else None
    return m.Bonus(project, sailor) if project or sailor else m.NO_BONUS


def voyage(fields: Fields) -> m.Voyage:
    where = fields.need("landing", landing)
    return m.Voyage(where, fields.need("dock", dock), bonus(fields, where))


def voyage_of_host(raw: Json, where: str) -> m.Voyage:
    fields = Fields(raw, where)
    chosen = voyage(fields)
    fields.end()
    return chosen


def read_projects(fields: Fields) -> m.Projects:
    return m.Projects(
        fields.need("sao_gabriel", ship_tile), fields.need("upper", list_of(ship_tile, 6, 6))
    )


def read_sailors(fields: Fields) -> m.Sailors:
    return m.Sailors(fields.need("section", section), fields.need("drawn", some_crew))


def read_turn_vdg(fields: Fields) -> m.TurnVdg:
    return m.TurnVdg(turned_up(fields))


def read_merchant(fields: Fields) -> m.Merchant:
    return m.Merchant(fields.need("limit", limit))


def read_bag(fields: Fields) -> m.Bag:
    return m.Bag(fields.need("colour", sailor_colour))


def read_place(fields: Fields) -> m.Place:
    return m.Place(
        fields.need("player", player), fields.need("number", number), fields.need("area", area)
    )


def read_pass(fields: Fields) -> m.Pass:
    return m.Pass(fields.need("player", player))


def true(raw: Json, where: str) -> bool:
    if raw is not True:
        raise unlike(where, "true", raw)
    return True


def read_buy(fields: Fields) -> m.Buy:
    buyer = fields.need("player", player)
    if "sao_gabriel" in fields:
        return m.Buy(buyer, sao_gabriel=fields.need("sao_gabriel", true))
    return m.Buy(buyer, fields.need("projects", tiles))


def read_recruit(fields: Fields) -> m.Recruit:
    recruiter = fields.need("player", player)
    captain = fields.may("captain", boolean, False)
    if "section" not in fields and "sailors" not in fields:
        return m.Recruit(recruiter, captain=captain)
    return m.Recruit(
        recruiter, fields.need("section", section), fields.need("sailors", some_crew), captain
    )


def read_expedition(fields: Fields) -> m.Expedition:
    sender, where = fields.need("player", player), fields.need("landing", landing)

    def berth(raw: Json, place: str) -> m.Berth:
        ship = Fields(raw, place)
        chosen = m.Berth(ship.need("ship", ship_tile), ship.need("dock", dock), bonus(ship, where))
        ship.end()
        return chosen

    return m.Expedition(sender, where, fields.need("ships", list_of(berth)))


def read_money(fields: Fields) -> m.TakeMoney:
    return m.TakeMoney(fields.need("player", player), fields.need("slot", integer(0, 1)))


def read_host(fields: Fields) -> m.Host:
    host, who = fields.need("player", player), fields.need("character", character)
    if who == "manuel" and ("number" in fields or "area" in fields):
        return m.Host(
            host, who, fields.need("number", integer(*ADDITIONAL)), fields.need("area", area)
        )
    if who == "sernigi" and "send" in fields:
        return m.Host(host, who, send=fields.need("send", voyage_of_host))
    return m.Host(host, who)


def read_send(fields: Fields) -> m.Send:
    return m.Send(fields.need("player", player), voyage(fields))


def read_launch(fields: Fields) -> m.Launch:
    return m.Launch(
        fields.need("player", player),
        fields.need("project", ship_tile),
        fields.need("crew", crew_colours),
    )


def read_navigate(fields: Fields) -> m.Navigate:
    return m.Navigate()


def read_finish(fields: Fields) -> m.Finish:
    return m.Finish()


def read_adjust(fields: Fields) -> m.Adjust:
    changes = ("vp", "reals", "captains", "missionaries")
    who, why = fields.need("player", player), fields.need("why", sentence)
    if not any(what in fields for what in changes):
        fields.need("vp", change)
    vp, reals, captains, missionaries = (fields.may(what, change, 0) for what in changes)
    return m.Adjust(who, vp, reals, captains, missionaries, why)


def change(raw: Json, where: str) -> int:
    by = integer(-LARGEST)(raw, where)
    if by == 0:
        raise unlike(where, "change", raw)
    return by


def read_supply(raw: Json, where: str) -> m.Supply:
    fields = Fields(raw, where)
    wanted = m.Supply(
        sailors=fields.may("sailors", crew, None),
        projects=fields.may("projects", tiles, None),
        ships=fields.may("ships", tiles, None),
        characters=fields.may("characters", list_of(character), None),
    )
    fields.end()
    return wanted


def read_correct(fields: Fields) -> m.Correct:
    why = fields.need("why", sentence)
    return fields.need("state", read_wanted)._replace(why=why)


def read_wanted(raw: Json, where: str) -> m.Correct:
    """What a correction names, in the shape in which the state is printed."""
    fields = Fields(raw, where)
    sections = fields.may("sections", named(tuple("1234"), crew), ())
    offer = fields.may("offer", read_offer, (m.UNSET, None))
    wanted = m.Correct(
        why="",
        supplies=fields.may("players", named(COLOURS, read_supply), ()),
        sections=tuple((int(name), sailors) for name, sailors in sections),
        landings=fields.may("landings", named(LANDINGS, list_of(or_null(docked))), ()),
        sao_gabriel=offer[0],
        upper=offer[1],
        money=fields.may("money", amounts_left, None),
        round=fields.may("round", integer(1, ROUNDS), None),
        first_player=fields.may("first_player", player, None),
    )
    fields.end()
    if wanted == m.Correct(why=""):
        raise unlike(where, "some-state", raw)
    return wanted


def read_offer(raw: Json, where: str) -> m.Offer:
    fields = Fields(raw, where)
    sao_gabriel = fields.may("sao_gabriel", or_null(ship_tile), m.UNSET)
    upper = fields.may("upper", list_of(ship_tile, 0, 6), None)
    fields.end()
    return sao_gabriel, upper
