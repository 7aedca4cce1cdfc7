"""How a record writes the moves whose keys are not simply their own: the opposite of `reading`."""

from __future__ import annotations

from companion.table.game import Json
from companion.vasco.rules import moves as m
from companion.vasco.rules.notation.showing import crew, docked, tiles, vdg


def bonus(chosen: m.Bonus) -> Json:
    written: dict[str, Json] = {}
    if chosen.project:
        written["project"] = chosen.project.text
    if chosen.sailor:
        picked = chosen.sailor
        written["sailor"] = picked if isinstance(picked, str) else picked._asdict()
    return written


def voyage(to: m.Voyage) -> Json:
    return {"landing": to.landing, "dock": to.dock, **bonus(to.bonus)}


def write_projects(move: m.Projects) -> Json:
    return {"sao_gabriel": move.sao_gabriel.text, "upper": tiles(move.upper)}


def write_sailors(move: m.Sailors) -> Json:
    return {"section": move.section, "drawn": crew(move.drawn)}


def write_turn_vdg(move: m.TurnVdg) -> Json:
    return vdg(move.vdg)


def write_buy(move: m.Buy) -> Json:
    bought = {"sao_gabriel": True} if move.sao_gabriel else {"projects": tiles(move.projects)}
    return {"player": move.player, **bought}


def write_recruit(move: m.Recruit) -> Json:
    written: dict[str, Json] = {"player": move.player}
    if move.section is not None:
        written |= {"section": move.section, "sailors": crew(move.sailors)}
    if move.captain:
        written["captain"] = True
    return written


def write_expedition(move: m.Expedition) -> Json:
    ships = [
        {"ship": berth.ship.text, "dock": berth.dock, **bonus(berth.bonus)} for berth in move.ships
    ]
    return {"player": move.player, "landing": move.landing, "ships": ships}


def write_host(move: m.Host) -> Json:
    written: dict[str, Json] = {"player": move.player, "character": move.character}
    if move.number is not None:
        written |= {"number": move.number, "area": move.area}
    if move.send:
        written["send"] = voyage(move.send)
    return written


def write_send(move: m.Send) -> Json:
    return {"player": move.player, **voyage(move.voyage)}


def write_launch(move: m.Launch) -> Json:
    return {"player": move.player, "project": move.project.text, "crew": list(move.crew)}


def write_adjust(move: m.Adjust) -> Json:
    return {key: value for key, value in move._asdict().items() if value != 0}


def supply(wanted: m.Supply) -> Json:
    written = {key: value for key, value in wanted._asdict().items() if value is not None}
    if wanted.sailors is not None:
        written["sailors"] = crew(wanted.sailors)
    for key in ("projects", "ships"):
        if key in written:
            written[key] = tiles(written[key])
    if wanted.characters is not None:
        written["characters"] = list(wanted.characters)
    return written


def write_correct(move: m.Correct) -> Json:
    wanted: dict[str, Json] = {}
    if move.supplies:
        wanted["players"] = {colour: supply(part) for colour, part in move.supplies}
    if move.sections:
        wanted["sections"] = {str(number): crew(counts) for number, counts in move.sections}
    if move.landings:
        wanted["landings"] = {name: [docked(ship) for ship in row] for name, row in move.landings}
    offer: dict[str, Json] = {}
    if not isinstance(move.sao_gabriel, m.Unset):
        offer["sao_gabriel"] = move.sao_gabriel and move.sao_gabriel.text
    if move.upper is not None:
        offer["upper"] = tiles(move.upper)
    if offer:
        wanted["offer"] = offer
    if move.money is not None:
        wanted["money"] = list(move.money)
    for key in ("round", "first_player"):
        if (value := getattr(move, key)) is not None:
            wanted[key] = value
    return {"state": wanted, "why": move.why}
