"""Wire 9: a tap on what somebody else's move has just brought under the finger is none; the clock
is the test's."""

from contextlib import contextmanager

from companion.games import GAMES
from companion.phones.offers import OfferTimes
from companion.phones.rates import UNCHANGED
from tests.phones.clock import Clock
from tests.phones.hosted import Hosted, afar_of, session_of, up
from tests.phones.phone import Phone
from tests.turns import turns


@contextmanager
def two(game="vasco", players=2, **more):
    """Phones of two who play, and how the second one's offers come to be there."""
    clock = Clock()
    session = session_of(GAMES[game], players)
    with up(Hosted(session, afar_of(game), **more), clock) as table:
        colours = [seat.colour for seat in session.head.players[:2]]
        with (
            Phone(table.base, table.code) as one,
            Phone(table.base, table.code, "127.0.0.2") as other,
        ):
            phones = dict(zip(colours, (one, other), strict=True))
            for colour, phone in phones.items():
                assert phone.ask(sit=colour) == ""
            yield table, phones, clock


def tap(phone, name):
    """What comes of it first."""
    phone.say(do=name, at=phone.view["at"])
    return phone.hear()


def move(table, phones, clock):
    """One by taps of whoever is due, as slowly as anybody; who is due then, and it too."""
    made, another = len(table.session.line), turns()
    (colour,) = table.session.due.players
    phones[colour].catch_up()
    while len(table.session.line) == made and another():
        clock.now += 1
        assert phones[colour].do(phones[colour].offers[0]) == ""
    (then,) = table.session.due.players
    phones[then].catch_up()
    return colour, then


@contextmanager
def brought():
    """A phone to which somebody else's move has just brought an offer."""
    with two() as (table, phones, clock):
        another, by, then = turns(), "", ""
        while by == then and another():
            by, then = move(table, phones, clock)
        yield table, phones[then], clock


def test_a_tap_on_what_another_s_move_has_just_brought_is_none() -> None:
    with brought() as (table, phone, clock):
        line, name = table.session.line, phone.offers[0]
        clock.now += UNCHANGED - 0.01
        assert tap(phone, name) == {"refused": "", "early": name}
        assert table.session.line is line
        assert name in phone.offers
        clock.now += 0.02
        assert "html" in tap(phone, name)


def test_after_the_page_s_own_answer_the_next_one_counts_at_once() -> None:
    with brought() as (_, phone, clock):
        clock.now += UNCHANGED
        first, second = "number-1", "area-projects"
        for name in (first, second):
            assert name in phone.offers
            assert phone.do(name) == ""


def test_what_others_leave_as_it_is_has_stood_since_it_came() -> None:
    clock = Clock()
    times = OfferTimes(clock)
    times.show(["one", "two"], is_own=False)
    assert not times.counts("one")
    clock.now += UNCHANGED
    times.show(["two", "three"], is_own=False)
    assert [times.counts(each) for each in ("one", "two", "three")] == [False, True, False]
    times.show(["four"], is_own=True)
    assert times.counts("four")


def test_on_a_pad_all_write_at_the_same_time() -> None:
    with two("scorepad") as (table, phones, _):
        one, other = phones.values()
        ended = table.session.state.round
        one.catch_up()
        assert one.do("end-round") == ""
        assert one.do(next(each for each in one.offers if each.startswith("dias-"))) == ""
        other.catch_up()
        assert table.session.state.round == ended + 1
        assert tap(other, "end-round").get("early") is None, "though it is of another round now"


def test_who_comes_back_to_what_others_did_meanwhile_reads_it_first() -> None:
    with brought() as (table, phone, clock):
        token, seat = phone.token, phone.view["seat"]
        clock.now += UNCHANGED
        name = phone.offers[0]
        with Phone(table.base, {"token": token}, "127.0.0.3") as again:
            assert again.view["seat"] == seat
            assert again.do(name) == "", "it was there before"


def test_who_was_away_while_others_moved_reads_first_what_they_brought() -> None:
    with two() as (table, phones, clock):
        (colour,) = table.session.due.players
        waiting = next(each for each in phones if each != colour)
        token = phones[waiting].token
        phones[waiting]._connection.close()
        another = turns()
        while waiting not in table.session.due.players and another():
            clock.now += 1
            phones[colour].catch_up()
            offers = [each for each in phones[colour].offers if each != "undo"]
            assert phones[colour].do(offers[0]) == ""
        with Phone(table.base, {"token": token}, "127.0.0.3") as again:
            name = again.offers[0]
            assert tap(again, name) == {"refused": "", "early": name}
            clock.now += UNCHANGED
            assert again.do(name) == ""
