"""What is decided on a phone is told at the table: whose it was, what one tap there undoes, and
nothing that is secret."""

from types import SimpleNamespace

import pytest

from companion.games import LIST
from companion.headless.replaying import read
from companion.hosted import Hosted
from companion.play.history import decided
from companion.play.modes import last_said
from companion.play.table import Table, in_memory
from tests.goa.test_secrets import adjusted
from tests.phones.hosted import words
from tests.play.playing import playing
from tests.test_package import ROOT

LISTED = {each.id: each for each in LIST}
NAMES = ("Rui", "Inês", "Tomé", "Ana")
MOVES = 260


def given(file):
    record = read(ROOT / f"tests/records/{file}.json")
    named = (seat._replace(name=name) for seat, name in zip(record.players, NAMES, strict=False))
    return record._replace(players=tuple(named), moves=record.moves[:MOVES])


def announced(record, ways=frozenset()):
    """By each decision, as if it had been made on a phone: by whom, and what undo is called."""
    heard: list[str] = []
    table = Table(in_memory(), lambda: words("en").of(record.game))
    app = SimpleNamespace(table=table, of=words("en").of)
    hosted = Hosted(app, LISTED, heard.append, lambda: None)
    found, before = [], None

    def look(asking, _):
        nonlocal before
        session = asking.session
        if table.session is not session:
            table.play(session)
        made = session.undoes
        in_the_middle = last_said(hosted.afar.questions, asking.shown())
        if made is None or made is before or in_the_middle or session.brings_back:
            return
        before = made
        hosted.decided("")
        found.append((decided(hosted.afar.questions, session).raw, heard.pop(), asking.undo_text))

    playing(record, look=look, ways=ways)
    return found


@pytest.mark.parametrize("file", ["vasco-4-7", "goa/goa-4-7"])
def test_a_decision_is_told_with_whose_it_was_as_undo_calls_it(file) -> None:
    record = given(file)
    names = {seat.colour: seat.name for seat in record.players}
    told = announced(record)
    assert len({raw["do"] for raw, _, _ in told}) > 6
    for raw, text, undo in told:
        assert text.removeprefix("By phone: ") == undo.removeprefix("Undo: ")
        assert names.get(raw.get("player"), "") in text, raw


@pytest.mark.parametrize("ways", [frozenset(), frozenset(("bids",))])
def test_nothing_told_depends_on_a_purse(ways) -> None:
    """Goa 12.3, whichever way an auction is entered."""
    record = given("goa/goa-4-7")
    assert not record.moves[0]["open_money"]
    others = adjusted(record, {"red": 17, "green": 1, "yellow": 40})
    poor, rich = ([text for raw, text, _ in announced(each, ways) if raw["do"] != "adjust"]
                  for each in (record, others))  # fmt: skip
    assert len(poor) > 80
    assert poor == rich
