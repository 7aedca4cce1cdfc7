"""What each tile that was bought cost and brought, beside the ledger of the same games."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from companion.games import GAMES
from companion.goa.play.bought import bought
from companion.goa.play.lots import settled
from companion.goa.rules.tiles import SPICES
from companion.headless.simulating import simulated
from companion.table.account import account
from companion.table.course import PERSON, Entry
from tests.goa.rules.table import Table, in_turn, raw, tile
from tests.goa.test_reckoning import played, record

GOA = GAMES["goa"]


def by_name(session, colour):
    return {one.lot.text if one.lot else "flag": one for one in bought(session.line, colour)}


def test_a_kept_game_told_by_hand() -> None:
    """Counted on paper from the moves of the record."""
    red = by_name(played(record("sensible-4")), "red")
    assert red["settlement/1"][1:4] == (2, 8, (("ships", 2), ("colonists", 2), ("extra_cards", 2)))
    assert red["red_ducats/3"][1:4] == (1, 1, (("ducats", 21),))
    assert red["duty/6/5"][1:4] == (1, 5, (("vp", 5),))
    assert red["flag"][1:4] == (2, 9, (("extra_cards", 2),))


def test_a_tile_that_was_fetched_by_favor_or_swap_counts_for_itself() -> None:
    """9.14, 9.15: a plantation out of the box, and one swapped in."""
    session = played(record("goa-4-7"))
    yellow, green = by_name(session, "yellow"), by_name(session, "green")
    assert yellow["favor"][1:] == (1, 1, (), (tile("ginger/1"),))
    assert yellow["ginger/1"][1:4] == (1, 0, (("vp", 1), ("ginger", 1)))
    assert yellow["swap"][1:] == (1, 4, (), (tile("nutmeg/3"),))
    assert yellow["nutmeg/3"][1:4] == (1, 0, (("nutmeg", 3),))
    assert green["espionage"].brought == (("ships", 3),)


def test_a_swap_may_come_by_favor_and_favor_by_swap() -> None:
    blue = by_name(played(record("goa-generous-2")), "blue")
    assert blue["favor"][3:] == ((), (tile("swap"),))
    assert blue["swap"][3:] == ((), (tile("resupply/9"),))
    assert blue["resupply/9"].brought == (("ships", 21),)
    blue = by_name(played(record("goa-generous-4")), "blue")
    assert blue["swap"].fetched == (tile("mission/9"), tile("swap"), tile("favor"))
    assert blue["favor"].brought == ()


def line_of(table: Table, *moves: tuple[str, dict[str, Any]]) -> tuple[Entry, ...]:
    """What red does, and what comes up, as a session keeps it."""
    line = [Entry(0, 0, 0, None, {}, PERSON, None, (), table.state)]
    for number, (kind, keys) in enumerate(moves, 1):
        said = raw(kind, None if kind == "turned" else "red", keys)
        table.do(kind, said.get("player"), **keys)
        move = GOA.read(said)
        made = Entry(number, number, 0, move, said, PERSON, None, table.lines, table.state)
        line.append(made)
    return tuple(line)


def test_9_21_what_espionage_founds_and_9_22_what_vice_king_moves_count_for_them() -> None:
    table = in_turn().give("red", tiles=["swap", "swap"], hand=1).give("blue", rows={"colonies": 5})
    line = line_of(
        table,
        ("use", {"tile": "swap", "cell": [2, 3]}),
        ("use", {"tile": "swap", "cell": [2, 4]}),
        ("use", {"tile": "vice_king", "column": "ships"}),
        ("found", {"of": "blue", "colony": "cochin"}),
        ("turned", {"colonists": [1, 1]}),
        ("card", {"card": "colonists2"}),
        ("settle", {"founded": True}),
        ("fill", {"spices": ["clove"]}),
    )
    red = {one.lot.text: one for one in bought(line, "red") if one.lot}
    assert red["espionage"].brought == (("vp", 1), ("clove", 1)), "not what the card brought"
    assert red["vice_king"].brought == (("vp", 1),)


@pytest.mark.parametrize("seed", range(6))
def test_all_that_was_paid_and_got_in_auctions_is_there_once(seed) -> None:
    session = played(simulated(GOA, 2 + seed % 3, seed))
    lots = Counter()
    for before, entry in pairwise(session.line):
        if lot := settled(before.state, entry):
            lots[entry.state.board.colours[lot.winner]] += 1
    items = account(session).items
    for colour in session.state.board.colours:
        found = bought(session.line, colour)
        paid = [line.amount for _, line in items if line.player == colour
                and line.source in ("bid", "purchase")]  # fmt: skip
        fetched = sum(len(one.fetched) for one in found)
        assert sum(one.times for one in found) == lots[colour] + fetched
        assert sum(one.ducats for one in found) == -sum(paid)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_brought_that_no_line_of_the_ledger_has(seed) -> None:
    session = played(simulated(GOA, 2 + seed % 3, seed))
    items = account(session).items
    for colour in session.state.board.colours:
        got = Counter[str]()
        for _, line in items:
            if line.player == colour and line.amount > 0:
                got[line.what] += line.amount
        for one in bought(session.line, colour):
            for what, amount in one.brought:
                assert amount <= got[what] or what in SPICES
            grown = sum(amount for what, amount in one.brought if what in SPICES)
            assert grown <= sum(got[spice] for spice in SPICES)
