"""What each tile that was bought cost and brought, beside the ledger of the same games."""

from collections import Counter
from itertools import pairwise

import pytest

from companion.games import GAMES
from companion.goa.play.bought import bought
from companion.goa.play.lots import settled
from companion.goa.rules.tiles import SPICES
from companion.headless.simulating import simulated
from companion.table.account import account
from tests.goa.test_reckoning import played, record

GOA = GAMES["goa"]


def by_name(session, colour):
    return {one.lot.text if one.lot else "flag": one for one in bought(session.line, colour)}


def test_a_kept_game_told_by_hand() -> None:
    """Counted on paper from the moves of the record."""
    red = by_name(played(record("sensible-4")), "red")
    assert red["settlement/1"][1:] == (2, 8, (("ships", 2), ("colonists", 2), ("extra_cards", 2)))
    assert red["red_ducats/3"][1:] == (1, 1, (("ducats", 21),))
    assert red["duty/6/5"][1:] == (1, 5, (("vp", 5),))
    assert red["flag"][1:] == (2, 9, (("extra_cards", 2),))


def test_what_favor_swap_and_espionage_bring_counts_for_them() -> None:
    """The plantation out of the box and the one that was swapped in, too (9.14, 9.15, 9.21)."""
    session = played(record("goa-4-7"))
    yellow, green = by_name(session, "yellow"), by_name(session, "green")
    assert yellow["favor"].brought == (("vp", 1), ("ginger", 1))
    assert yellow["swap"].brought == (("nutmeg", 3),)
    assert green["espionage"].brought == (("ships", 3),)


def test_what_a_swap_that_came_by_favor_brings_counts_for_favor() -> None:
    """9.14, 9.15: moves 180 to 185; Favor is what was bought."""
    blue = by_name(played(record("goa-generous-2")), "blue")
    assert blue["favor"].brought == (("ships", 21),)
    assert "swap" not in blue


def test_what_a_favor_that_was_swapped_in_brings_counts_for_swap() -> None:
    blue = by_name(played(record("goa-generous-4")), "blue")
    assert blue["swap"].brought == (("vp", 9), ("pepper", 1))
    assert "favor" not in blue


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
        assert sum(one.times for one in found) == lots[colour]
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
