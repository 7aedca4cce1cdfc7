"""Wire 6: the seat of a phone that is lost is played on; and where phones alone play, whoever made
the last decision takes it back."""

from contextlib import contextmanager

import pytest

from companion.games import GAMES
from tests.phones.hosted import Hosted, afar_of, session_of, up
from tests.phones.phone import Phone
from tests.turns import turns

SITS_ELSEWHERE = "Red now plays on another phone; this one is looking on."


def seen(phone, is_so):
    """Once a view shows it."""
    another = turns()
    while not is_so(phone) and another():
        phone.next_view()
    return phone.view


def let_in_offers(phone):
    return [each for each in phone.offers if each.startswith("let-in")]


@contextmanager
def lost(table, colour="red"):
    """The token of a phone that sat there and is gone."""
    with Phone(table.base, table.code, "127.0.0.9") as gone:
        assert gone.ask(sit=colour) == ""
        token = gone.token
    yield token


@contextmanager
def seated(table, colour, address="127.0.0.2"):
    with Phone(table.base, table.code, address) as phone:
        assert phone.ask(sit=colour) == ""
        yield phone


def test_where_nobody_else_sits_a_lost_phone_s_seat_is_taken_at_once(table) -> None:
    with lost(table) as token, Phone(table.base, table.code, "127.0.0.3") as new:
        seen(new, lambda phone: "red" in phone.seats)
        assert new.ask(sit="red") == ""
        with Phone(table.base, {"token": token}, "127.0.0.9") as back:
            assert back.view["seat"] is None
            assert SITS_ELSEWHERE in back.view["html"]
            assert back.ask(sit="red"), "who sits there is there"


def test_whoever_sits_lets_it_be_taken_over(table) -> None:
    with seated(table, "yellow") as one, lost(table) as token:
        with Phone(table.base, table.code, "127.0.0.3") as new:
            seen(new, lambda phone: "red" in phone.seats)
            new.say(sit="red")
            assert new.next_view()["seat"] is None, "only asked for"
            seen(one, let_in_offers)
            (name,) = let_in_offers(one)
            assert new.offers == []
            assert new.ask(do=name, at=one.view["at"]) == "Sit down first."
            assert one.do(name) == ""
            assert seen(new, lambda phone: phone.view["seat"] == "red")
            seen(one, lambda phone: not let_in_offers(phone))
        with Phone(table.base, {"token": token}, "127.0.0.9") as back:
            assert back.view["seat"] is None
            assert SITS_ELSEWHERE in back.view["html"]


def test_an_owner_who_comes_back_keeps_the_seat(table) -> None:
    with (
        seated(table, "yellow") as one,
        lost(table) as token,
        Phone(table.base, table.code, "127.0.0.3") as new,
    ):
        seen(new, lambda phone: "red" in phone.seats)
        new.say(sit="red")
        seen(one, let_in_offers)
        (name,) = let_in_offers(one)
        with Phone(table.base, {"token": token}, "127.0.0.9") as back:
            assert back.view["seat"] == "red"
            seen(one, lambda phone: not let_in_offers(phone))
            assert one.ask(do=name, at=one.view["at"])
            seen(new, lambda phone: SITS_ELSEWHERE in phone.view["html"])
            assert new.view["seat"] is None


def test_a_seat_that_is_asked_for_is_given_once_nobody_is_left_to_say_so(table) -> None:
    with lost(table), Phone(table.base, table.code, "127.0.0.3") as new:
        with seated(table, "yellow") as one:
            seen(new, lambda phone: "red" in phone.seats and "yellow" not in phone.seats)
            new.say(sit="red")
            seen(one, let_in_offers)
            assert new.next_view()["seat"] is None
        assert seen(new, lambda phone: phone.view["seat"] == "red")


def test_at_a_tablet_it_is_asked_for_there() -> None:
    hosted = Hosted(session_of(GAMES["vasco"], 4), afar_of("vasco"), alone=False)
    with up(hosted) as table:
        host = table.host
        with Phone(table.base, table.code) as owner:
            owner.say(sit="red")
            owner.next_view()
            (device,) = host.devices.wishes
            assert table.on_its_thread(lambda: host.allow(device, "red"))
            with Phone(table.base, table.code, "127.0.0.3") as new:
                assert "red" not in new.seats
        with Phone(table.base, table.code, "127.0.0.3") as new:
            seen(new, lambda phone: "red" in phone.seats)
            new.say(sit="red")
            assert new.next_view()["seat"] is None
            assert [each.seat for each in host.devices.wishes] == ["red"]


def moved(table, phones):
    """A decision by taps; who made it."""
    (colour,) = table.session.due.players
    phone, made, another = phones[colour], len(table.session.line), turns()
    phone.catch_up()
    while len(table.session.line) == made and another():
        assert phone.do(phone.offers[0]) == ""
    return colour


def test_whoever_made_the_last_decision_takes_it_back_and_all_are_told(table) -> None:
    session, colours = table.session, [seat.colour for seat in table.hosted.seats]
    with (
        seated(table, colours[0], "127.0.0.2") as one,
        seated(table, colours[1], "127.0.0.3") as two,
        seated(table, colours[2], "127.0.0.4") as three,
        seated(table, colours[3], "127.0.0.5") as four,
        Phone(table.base, {**table.code, "language": "de"}, "127.0.0.6") as looker,
    ):
        phones = dict(zip(colours, (one, two, three, four), strict=True))
        assert not any("undo" in phone.offers for phone in phones.values())
        begun = len(session.line)
        by = moved(table, phones)
        for colour, phone in phones.items():
            phone.catch_up()
            assert ("undo" in phone.offers) is (colour == by)
        assert phones[by].do("undo") == ""
        assert len(session.line) == begun
        looker.catch_up()
        assert "Zurückgenommen von" in looker.view["html"]
        for phone in phones.values():
            phone.catch_up()
            assert "undid: " in phone.view["html"]
        assert "undo" not in phones[by].offers
        moved(table, phones)
        looker.catch_up()
        assert "Zurückgenommen von" not in looker.view["html"]


def test_who_made_two_decisions_takes_both_back_one_after_the_other() -> None:
    """What anybody might have made is taken back by whoever did."""
    with up(Hosted(session_of(GAMES["scorepad"], 2), afar_of("scorepad"))) as table:
        session, (red, other) = table.session, (seat.colour for seat in table.hosted.seats)
        with seated(table, red) as one, seated(table, other, "127.0.0.3") as two:
            for name in ("vp-5", "vp-3"):
                one.catch_up()
                assert one.do(name) == ""
            assert len(session.line) == 2
            two.catch_up()
            assert "undo" not in two.offers
            for left in (1, 0):
                assert one.do("undo") == ""
                assert len(session.line) == left


@pytest.mark.parametrize("alone", [True, False])
def test_beside_a_tablet_it_is_undone_there(alone) -> None:
    hosted = Hosted(session_of(GAMES["vasco"], 4), afar_of("vasco"), alone=alone)
    with up(hosted) as table:
        (colour,) = table.session.due.players
        with Phone(table.base, table.code) as phone:
            phone.say(sit=colour)
            phone.next_view()
            for device in table.host.devices.wishes:
                table.on_its_thread(lambda each=device: table.host.allow(each, colour))
            seen(phone, lambda phone: phone.view["seat"] == colour)
            moved(table, {colour: phone})
            phone.catch_up()
            assert ("undo" in phone.offers) is alone
