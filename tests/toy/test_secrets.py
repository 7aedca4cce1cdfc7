"""Nothing that is made for the table tells a secret of Sticks before its end: two games in which
only the bets differ are told, charted, explained, spoken and written out alike."""

from random import Random

import pytest

from companion.headless.simulating import simulated
from companion.play.asking import Asking
from companion.play.history import rows, said
from companion.play.reckoning.charted import by_source, curves
from companion.play.reckoning.standing import ranked
from companion.play.undoing import undo_text
from companion.table.account import account, at_first
from companion.table.seen import open_change, seen_state
from companion.ui.shell.sharing.ledger_csv import ledger_csv
from companion.words import Words
from tests.play.table import BareTable
from tests.toy import words
from tests.toy.play import COUNTING, QUESTIONS, briefly
from tests.toy.rules import COLOURS, TOY, Bet


def played(record, moves):
    """Who is asked, and the change each move was."""
    table = BareTable(TOY, record, None)
    asking, changes = Asking(table, QUESTIONS, lambda: None), []
    table.session.observe(changes.append)
    asking.begin()
    for raw in moves:
        table.session.enter([raw])
        yield asking, changes[-1]


def made_for_the_table(asking, change, say):
    """All that the shared rooms make of a game for everybody to see or to hear."""
    session = asking.session
    ledger, told = account(session), open_change(session, change)
    return {
        "state": seen_state(session),
        "standings": [*ranked(COUNTING, session)],
        "ledger": ledger,
        "charts": [curves(COUNTING, session, ledger, what) for what in ("points", "sticks")],
        "sources": by_source(COUNTING, session, ledger),
        "figures": [at_first(session, seat.colour, "points") for seat in session.head.players],
        "history": [
            said(say, briefly, row) for row in rows(session, lambda state: TOY.standing(state)[0])
        ],
        "spoken": (told.before.state, told.after.state, [entry.lines for entry in told.entries]),
        "written": ledger_csv(session, ledger, say, {}),
        "question": asking.question,
        "undo": undo_text(QUESTIONS, session, asking.shown()),
    }


@pytest.mark.parametrize("seed", range(3))
def test_two_games_that_differ_in_bets_only_are_alike_until_the_end(seed) -> None:
    record = simulated(TOY, 3, seed)
    chance = Random(seed)
    moves = [raw for raw in record.moves if raw["do"] != "bet"]
    bettors = {chance.randrange(1, len(moves)): colour for colour in chance.sample(COLOURS, 2)}
    pair = ([*moves], [*moves])
    for place in sorted(bettors, reverse=True):
        for whole, on in zip(pair, ("red", "blue"), strict=True):
            whole.insert(place, TOY.write(Bet(bettors[place], on)))
    say = Words("en", folder=words(), strict=True).of("toy").say
    differed = 0
    for (one, done), (other, also) in zip(*(played(record, each) for each in pair), strict=True):
        differed += one.session.state != other.session.state
        alike = made_for_the_table(one, done, say) == made_for_the_table(other, also, say)
        assert alike is bool(one.session.due.kinds), "at the end all is told"
    assert differed, "there was something to hide"
