"""Every state the phones' page can be in, each on a table and a phone of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

from companion.games import GAMES
from companion.phones.messages import Hello, Sit
from companion.table.record import Record, parse
from companion.table.session import Head, Session
from tests.phones.browser import phone_of
from tests.phones.hosted import Hosted, Table, afar_of, up
from tests.phones.tab import Tab

RECORDS = Path(__file__).parents[1] / "records"
RECORD = {
    "vasco": RECORDS / "sensible-4.json",
    "goa": RECORDS / "goa/sensible-4.json",
    "scorepad": RECORDS / "scorepad/scorepad-3.json",
}


class Moment(NamedTuple):
    game: str = "vasco"
    made: int = 60
    """So many moves of the record."""
    sits: str = ""
    """`due` or `other` of those who play; who only looks sits nowhere."""
    then: str = ""
    """What comes beside."""


MOMENTS = {
    "code": Moment(then="code"),
    "beginning": Moment(made=3),
    "looking": Moment(made=110),
    "looking-at-goa": Moment("goa", 150, then="opened"),
    "wanting-in": Moment(sits="other", then="wanting in"),
    "asked": Moment(sits="due"),
    "asked-later": Moment(made=131, sits="due", then="opened"),
    "asked-in-goa": Moment("goa", 40, "due"),
    "asked-later-in-goa": Moment("goa", 171, "due", "opened"),
    "waiting": Moment(made=90, sits="other", then="opened"),
    "waiting-in-goa": Moment("goa", 120, "other"),
    "pad": Moment("scorepad", 20, "other", "opened"),
    "refused": Moment(sits="due", then="refused"),
    "asleep": Moment(sits="due", then="asleep"),
    "put-out": Moment(made=110, sits="other", then="put out"),
    "beside-the-game": Moment(sits="due", then="beside"),
    "over": Moment(made=-1, sits="other"),
    "over-in-goa": Moment("goa", -1, "other"),
    "no-game": Moment(then="no game"),
    "book": Moment(then="book"),
    "book-of-goa": Moment("goa", then="book searched"),
    "book-in-vain": Moment("goa", then="book searched in vain"),
}


def record(game: str) -> Record:
    return parse(RECORD[game].read_bytes(), GAMES)


def session_of(moment: Moment) -> Session:
    given = record(moment.game)
    made = len(given.moves) if moment.made < 0 else moment.made
    session = Session(GAMES[moment.game], Head("one", given.players, given.components, None))
    session.enter(given.moves[:made])
    while moment.sits == "due" and len(session.due.players) != 1:
        session.enter([given.moves[made]])
        made += 1
    return session


@contextmanager
def shown(browser: Any, moment: Moment, language: str = "en", **look: Any) -> Iterator[Tab]:
    """A phone's page in that state; `look` as `phone_of` has it."""
    session = session_of(moment)
    hosted = Hosted(session, afar_of(moment.game), alone=moment.then != "wanting in")
    with up(hosted) as table, phone_of(browser, language, **look) as context:
        code = "" if moment.then == "code" else f"/#c={table.code['code']}"
        tab = Tab(context, table.base + code)
        tab.shows("#view main, #join:not([hidden])")
        if moment.sits:
            due = session.due.players
            tab.sit(
                next(
                    each.colour
                    for each in session.head.players
                    if (each.colour in due) == (moment.sits == "due")
                )
            )
        if moment.then.startswith("book"):
            tab = reading(tab, moment.then)
        with beside(table, tab, moment.then):
            yield tab
        assert tab.faults == []


def reading(tab: Tab, what: str) -> Tab:
    tab.tap("#rules > summary")
    book = tab.opens(".to-book")
    search = book.page.locator("#search")
    match what:
        case "book":
            for chapter in book.page.locator("summary").all():
                chapter.tap()
        case "book searched":
            # A chapter.
            search.fill("10.")
        case "book searched in vain":
            search.fill("xyz")
    return book


@contextmanager
def beside(table: Table, tab: Tab, what: str) -> Iterator[None]:
    woken = Event()
    match what:
        case "opened":
            tab.page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        case "refused":
            tab.page.locator("[data-do]").first.evaluate("it => { it.click(); it.click(); }")
            tab.shows("#refused:not([hidden])")
        case "no game":
            at = tab.at
            table.on_its_thread(lambda: table.hosted.table.play(None))
            table.on_its_thread(table.host.tell)
            tab.shows_other_than(at)
        case "put out":
            at = tab.at
            table.on_its_thread(lambda: put_out(table))
            tab.shows_other_than(at)
        case "beside":
            table.on_its_thread(lambda: let_ask_and_undo(table))
            tab.shows("[data-do='undo']")
        case "asleep":
            table.jobs.hand_over(woken.wait)
            tab.shows("#state:not([hidden])")
    try:
        yield
    finally:
        woken.set()


class Quiet:
    """A page that nobody looks at."""

    def send(self, text: str) -> None: ...

    def end(self) -> None: ...


def phone(table: Table, colour: str) -> Quiet:
    """One more, that sits there or asks to."""
    page = Quiet()
    table.host.join(page, Hello("en", **table.code), "127.0.0.9")
    table.host.take(page, Sit(colour))
    return page


def put_out(table: Table) -> None:
    """Whoever sits, as the table gives the seat to another; somebody else is away."""
    (owner,) = [each for each in table.host.devices.all.values() if each.allowed]
    free = next(each.colour for each in table.hosted.seats if each.colour != owner.seat)
    table.host.leave(phone(table, free))
    owner.rise(lost=owner.seat)
    table.host.tell()


def let_ask_and_undo(table: Table) -> None:
    """Two of those who are away are to be replaced; the last decision of whoever sits was undone,
    and there is one more."""
    (owner,) = [each for each in table.host.devices.all.values() if each.allowed]
    away = [each.colour for each in table.hosted.seats if each.colour != owner.seat][:2]
    for colour in away:
        table.host.leave(phone(table, colour))
        phone(table, colour)
    session, offers = table.session, table.host._table_offers
    offers._undo(owner.seat)
    last = session.undoes
    assert last
    offers._makers[last.number] = owner.seat
    table.host.tell()
