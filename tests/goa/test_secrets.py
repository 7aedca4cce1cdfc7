"""12.3: before purses are laid open, nothing that is asked or told at the table depends on them."""

from collections.abc import Iterator

from companion.goa.play.asking.short import Short
from companion.goa.play.telling import briefly, told
from companion.play.text_form import text_form
from companion.table.record import Record
from companion.words import Words
from tests.goa.asked import asking_after, deed, made, moves_until, record
from tests.play.playing import playing

SPEECH = Words("en", strict=True).of("goa")
WHY_EVERY = 6
"""Why not, is looked into with every sixth question: that takes longest."""


def adjusted(given: Record, ducats: dict[str, int]) -> Record:
    """The same game with other purses, from before the first token on."""
    at = moves_until(given, "place")
    put_right = [
        {"do": "adjust", "player": player, "ducats": by, "why": "so"}
        for player, by in ducats.items()
    ]
    return given._replace(moves=[*given.moves[:at], *put_right, *given.moves[at:]])


def everything_said(given: Record) -> Iterator[tuple[str, ...]]:
    """What each question says, what undo is called, and how the last move is told; but for the
    questions that come with the corrections themselves."""
    found: list[tuple[str, ...]] = []

    def look(asking, question) -> None:
        session, shown = asking.session, asking.shown()
        if session.due.kinds in (("hand",), ()):
            return
        why = asking.why if len(found) % WHY_EVERY == 0 else None
        form = text_form(SPEECH, shown.names, question, why, asking.asides)
        last = session.line[-1] if session.line else None
        if last and last.raw["do"] != "adjust":
            said = (briefly(shown.say, last), told(shown.say, last), asking.undo_text)
            found.append((*form.lines(), *said))

    playing(given, look=look)
    yield from found


def test_nothing_said_depends_on_a_purse() -> None:
    given = record("goa-4-7")
    assert not given.moves[0]["open_money"]
    given = given._replace(moves=given.moves[:260])
    poor = [*everything_said(given)]
    rich = [*everything_said(adjusted(given, {"red": 17, "green": 1, "yellow": 40}))]
    assert len(poor) > 200
    assert poor == rich


def purse_too_small():
    """Whoever speaks first bids more than he has."""
    given = record("goa-4-7")
    asking = asking_after(given, moves_until(given, "bid"), ways=frozenset(("bids",)))
    for _ in range(4):
        asking.pick("more-amounts")
    asking.pick("amount-50")
    return asking


def test_the_purse_on_the_table_has_it() -> None:
    """The app's count is put right and the bid is made by one touch, and no figure is told."""
    asking = purse_too_small()
    before = len(asking.session.line)
    form = text_form(SPEECH, asking.shown().names, asking.question)
    assert isinstance(asking.seat.modes[-1], Short)
    assert not any(each.isdigit() for line in form.lines() for each in line)
    asking.act(deed(asking, "has-it"))
    assert made(asking, before) == ["adjust", "bid"]
    adjust = asking.session.line[before]
    assert not any(each.isdigit() for each in told(asking.shown().say, adjust))
    assert "bids 50" in asking.undo_text
    asking.undo()
    assert len(asking.session.line) == before, "both are one act"


def test_it_was_a_mistake() -> None:
    asking = purse_too_small()
    before = len(asking.session.line)
    asking.act(deed(asking, "back"))
    assert not isinstance(asking.seat.modes[-1], Short)
    assert "pass" in {each.name for each in asking.question.deeds}
    assert len(asking.session.line) == before


def test_both_purses_are_put_right_where_both_are_too_small() -> None:
    given = record("goa-4-7")
    asking = asking_after(given, moves_until(given, "bid"))
    before, bidder = len(asking.session.line), asking.question.layout.bidders[0].colour
    asking.pick(f"more-of-{bidder}")
    for _ in range(4):
        asking.pick("more-amounts")
    asking.pick("amount-60")
    asking.act(deed(asking, "buy"))
    asking.act(deed(asking, "has-it"))
    assert made(asking, before) == ["adjust", "adjust", "auction"]
    auctioneer, *_ = (each for each in asking.session.line[before:] if each.raw["do"] == "auction")
    state = asking.session.state
    assert state.players[state.board.colours.index(auctioneer.move.player)].ducats == 0
