"""Every kind of move: how a record writes it, what it does, and what is named instead of it."""

from __future__ import annotations

from companion.table.game.kinds import Kind, Kinds
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
)
from companion.vasco.rules import (
    moves as m,
)
from companion.vasco.rules.nearest import discs, favours, ships, spending
from companion.vasco.rules.nearest.calling import called
from companion.vasco.rules.notation import reading, writing
from companion.vasco.rules.state import State

KINDS: Kinds[State] = Kinds(
    {
        "projects": Kind(
            m.Projects, reading.read_projects, chance.projects, writing.write_projects
        ),
        "sailors": Kind(m.Sailors, reading.read_sailors, chance.sailors, writing.write_sailors),
        "vdg": Kind(m.TurnVdg, reading.read_turn_vdg, chance.turn_vdg, writing.write_turn_vdg),
        "merchant": Kind(m.Merchant, reading.read_merchant, chance.merchant),
        "bag": Kind(m.Bag, reading.read_bag, chance.bag),
        "place": Kind(m.Place, reading.read_place, placing.place, nearest=discs.placing),
        "pass": Kind(m.Pass, reading.read_pass, acting.give_up),
        "buy": Kind(
            m.Buy,
            reading.read_buy,
            projects.buy,
            writing.write_buy,
            called(spending.purchase),
        ),
        "recruit": Kind(
            m.Recruit,
            reading.read_recruit,
            recruiting.recruit,
            writing.write_recruit,
            called(spending.recruiting),
        ),
        "expedition": Kind(
            m.Expedition,
            reading.read_expedition,
            expedition.expedition,
            writing.write_expedition,
            called(ships.expedition),
        ),
        "money": Kind(
            m.TakeMoney,
            reading.read_money,
            characters.take_money,
            nearest=called(favours.favour),
        ),
        "host": Kind(
            m.Host,
            reading.read_host,
            characters.host,
            writing.write_host,
            called(favours.favour),
        ),
        "send": Kind(m.Send, reading.read_send, sending.send, writing.write_send, ships.sending),
        "launch": Kind(
            m.Launch,
            reading.read_launch,
            launching.launch,
            writing.write_launch,
            ships.launching,
        ),
        "navigate": Kind(m.Navigate, reading.read_navigate, navigation.navigate),
        "finish": Kind(m.Finish, reading.read_finish, ending.finish),
        "adjust": Kind(m.Adjust, reading.read_adjust, corrections.adjust, writing.write_adjust),
        "correct": Kind(
            m.Correct, reading.read_correct, corrections.correct, writing.write_correct
        ),
    }
)
