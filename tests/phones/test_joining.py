"""The code, those who guess it, tokens and seats; time is what the test says it is."""

import hmac
import json

import pytest

from companion.phones.codes import LENGTH, LETTERS, MINUTE, WRONG_OF_ALL, WRONG_OF_ONE
from companion.phones.devices import MOST, Devices
from companion.phones.rates import (
    A_SECOND,
    OF_ONE_ADDRESS,
    SILENT,
    SOCKETS,
    UNCHANGED,
    Rate,
    Sockets,
)
from companion.table.game import Refusal
from tests.phones.clock import Clock


class Kept:
    """What was kept last."""

    def __init__(self, let_in=False):
        self.clock, self.let_in, self.raw = Clock(), let_in, None
        self.devices = self.read()

    def read(self):
        return Devices(self.keep, self.raw, self.clock, self.let_in)

    def keep(self, raw):
        self.raw = json.loads(json.dumps(raw))


@pytest.fixture
def kept():
    return Kept()


def why(do, *arguments):
    with pytest.raises(Refusal) as refused:
        do(*arguments)
    return refused.value.key


def joined(devices, address="a"):
    """One that has joined, and has its page open."""
    device, token = devices.join(devices.code, address)
    devices.come(device)
    return device, token


def allow(kept, device, colour):
    """Once the table has read what it asks for."""
    kept.clock.now += UNCHANGED
    return kept.devices.allow(device, colour)


def wrong(devices):
    return "A" * LENGTH if devices.code != "A" * LENGTH else "B" * LENGTH


def test_a_code_is_five_letters_out_of_twenty_and_another_each_time():
    codes = {Kept().devices.code for _ in range(50)}
    assert len(set(LETTERS)) == 20
    assert all(len(code) == LENGTH == 5 and set(code) <= set(LETTERS) for code in codes)
    assert len(codes) > 40


def test_a_code_may_be_typed_in_small_letters(kept):
    assert kept.devices.join(f" {kept.devices.code.lower()} ", "a")


def test_nothing_like_the_code_will_do(kept):
    code = kept.devices.code
    for guess in ("", code[:-1], code[1:], code + "A", code[::-1] + code, f"{code[:2]} {code[2:]}"):
        assert why(kept.devices.join, guess, guess) == "phones-wrong-code"


def test_how_long_a_code_is_compared_does_not_tell_how_much_was_right(kept, monkeypatch):
    """What compares in a time of its own has the word."""
    monkeypatch.setattr(hmac, "compare_digest", lambda one, other: True)
    assert kept.devices.join(wrong(kept.devices), "a")


def test_a_token_has_144_bits_and_only_its_hash_is_kept(kept):
    _, token = joined(kept.devices)
    assert len(token) * 6 >= 144
    assert token not in json.dumps(kept.raw)
    again = kept.read()
    assert again.back(token)
    assert why(again.back, kept.raw[0][0]) == "phones-unknown"
    assert why(again.back, "") == "phones-unknown"
    assert why(again.back, "\ud800") == "phones-unknown"


def test_ten_wrong_codes_shut_out_their_address_for_a_minute(kept):
    devices = kept.devices
    for _ in range(WRONG_OF_ONE):
        assert why(devices.join, wrong(devices), "b") == "phones-wrong-code"
    kept.clock.now += MINUTE - 1
    assert why(devices.join, devices.code, "b") == "phones-shut"
    assert joined(devices, "c")
    kept.clock.now += 1
    assert joined(devices, "b")


def test_sixty_wrong_codes_shut_out_all_for_a_minute(kept):
    devices = kept.devices
    for place in range(WRONG_OF_ALL):
        assert why(devices.join, wrong(devices), f"b{place % 12}") == "phones-wrong-code"
    kept.clock.now += MINUTE - 1
    assert why(devices.join, devices.code, "c") == "phones-shut"
    kept.clock.now += 1
    assert joined(devices, "c")


def test_who_is_shut_out_shuts_nobody_out_for_longer(kept):
    devices = kept.devices
    for _ in range(WRONG_OF_ONE):
        why(devices.join, wrong(devices), "b")
    for _ in range(WRONG_OF_ALL):
        kept.clock.now += MINUTE / WRONG_OF_ALL
        why(devices.join, wrong(devices), "b")
    assert joined(devices, "b")


def test_slow_guesses_are_not_counted_together(kept):
    devices = kept.devices
    for _ in range(3 * WRONG_OF_ONE):
        assert why(devices.join, wrong(devices), "b") == "phones-wrong-code"
        kept.clock.now += MINUTE / (WRONG_OF_ONE - 1)


def test_who_has_a_token_is_never_shut_out(kept):
    devices = kept.devices
    _, token = joined(devices)
    for place in range(WRONG_OF_ALL):
        why(devices.join, wrong(devices), f"b{place % 12}")
    assert devices.back(token)


def test_a_seat_has_one_owner_until_he_stands_up(kept):
    devices = kept.devices
    (one, _), (other, _) = joined(devices), joined(devices)
    devices.sit(one, "red")
    assert why(devices.sit, other, "red") == "phones-taken"
    assert devices.owner("red") is one
    devices.sit(one, "blue")
    devices.sit(other, "red")
    devices.stand(one)
    assert (devices.owner("red"), devices.owner("blue")) == (other, None)


def test_seats_outlast_a_new_start(kept):
    device, token = joined(kept.devices)
    kept.devices.sit(device, "red")
    again = kept.read()
    assert again.owner("red") is again.back(token)


@pytest.mark.parametrize(
    "raw",
    [None, 3, "x", [[1, 2, 3]], [["a"]], {"a": 1}, [None, ["a", "b", 1], ["a", "b", True, 3]]],
)
def test_what_was_kept_may_be_anything(kept, raw):
    kept.raw = raw
    assert kept.read().all == {}


def test_where_the_table_lets_in_nobody_sits_before():
    kept = Kept(let_in=True)
    devices = kept.devices
    (one, _), (other, _) = joined(devices), joined(devices)
    devices.sit(one, "red")
    assert devices.owner("red") is None
    assert not devices.allow(one, "red"), "nobody has read that yet"
    assert allow(kept, one, "red")
    assert devices.owner("red") is one
    devices.sit(other, "red")
    assert devices.owner("red") is one, "only asked for"
    assert not allow(kept, other, "blue"), "that is not what it asks for"
    assert devices.owner("red") is one
    assert allow(kept, other, "red")
    assert devices.owner("red") is other
    assert (one.seat, one.lost) == ("", "red")


def test_who_was_let_in_to_one_seat_asks_for_another():
    kept = Kept(let_in=True)
    devices = kept.devices
    (one, _), (other, _) = joined(devices), joined(devices)
    for device, colour in ((one, "red"), (other, "blue")):
        devices.sit(device, colour)
        assert allow(kept, device, colour)
    devices.sit(one, "green")
    assert devices.owner("green") is None
    devices.sit(one, "blue")
    assert devices.owner("blue") is other
    devices.stand(other)
    assert not other.allowed
    devices.sit(other, "red")
    assert devices.owner("red") is None


def test_who_is_shown_out_has_neither_token_nor_code(kept):
    devices = kept.devices
    code = devices.code
    device, token = joined(devices)
    devices.sit(device, "red")
    devices.show_out(device)
    assert devices.owner("red") is None
    assert why(devices.back, token) == "phones-unknown"
    assert why(kept.read().back, token) == "phones-unknown"
    assert devices.code != code


def test_who_joins_again_and_again_drives_nobody_from_his_seat(kept):
    devices = kept.devices
    device, token = joined(devices)
    devices.sit(device, "red")
    for number in range(2 * MOST):
        stranger, _ = joined(devices, f"b{number}")
        devices.sit(stranger, "blue")
        devices.go(stranger)
    assert len(devices.all) <= MOST
    assert devices.back(token) is devices.owner("red")


def test_who_was_there_lately_is_forgotten_last(kept):
    devices = kept.devices
    (early, first), (late, second) = joined(devices), joined(devices)
    devices.go(late)
    kept.clock.now += 1
    devices.go(early)
    for number in range(MOST - 1):
        joined(devices, f"b{number}")
    assert devices.back(first)
    assert why(devices.back, second) == "phones-unknown"


def test_five_messages_a_second():
    clock = Clock()
    rate = Rate(clock)
    assert [rate.takes() for _ in range(A_SECOND + 1)] == [True] * A_SECOND + [False]
    clock.now += 3600
    assert [rate.takes() for _ in range(A_SECOND + 1)] == [True] * A_SECOND + [False]
    clock.now += 1.25 / A_SECOND
    assert [rate.takes(), rate.takes()] == [True, False]


def crowded_out(sockets, count, address, sits=()):
    """Who makes room while so many more are let in from there."""
    found = []
    for number in range(count):
        sockets.enter((address, number), address)
        sockets.hear((address, number))
        found.append(sockets.admit((address, number), sits))
    return found


def test_so_many_sockets_in_all_and_of_an_address():
    sockets = Sockets()
    assert crowded_out(sockets, OF_ONE_ADDRESS, "a") == [None] * OF_ONE_ADDRESS
    assert (sockets.has_room("a"), sockets.has_room("b")) == (False, True)
    for place in range(SOCKETS - OF_ONE_ADDRESS):
        crowded_out(sockets, 1, f"b{place}")
    assert not sockets.has_room("c")
    sockets.leave(("a", 0))
    assert [sockets.has_room(each) for each in ("a", "c")] == [True, True]


def test_a_token_finds_its_place_before_one_that_only_looks_on():
    """From the same address where that has too many, else from where most are."""
    sockets, seated = Sockets(), {("a", 0)}
    crowded_out(sockets, OF_ONE_ADDRESS, "a")
    for place in range(SOCKETS - OF_ONE_ADDRESS):
        crowded_out(sockets, 1, f"b{place}")
    assert crowded_out(sockets, 1, "c", seated) == [("a", 1)]
    assert crowded_out(sockets, 1, "d", seated) == [("a", 2)]
    assert not sockets.has_room("d")


def test_silent_sockets_make_room_for_one_another_and_for_whoever_comes():
    sockets = Sockets()
    assert [sockets.enter(("a", number), "a") for number in range(SILENT)] == [None] * SILENT
    assert sockets.enter("b", "b") == ("a", 0)
    assert sockets.enter("c", "c") == ("a", 1)
    assert sockets.has_room("a")
    assert sockets.hear("b") is None
    assert sockets.enter("d", "d") is None
    assert [sockets.enter(each, each) for each in "efg"] == [("a", place) for place in (2, 3, 4)]
    assert sockets.admit("b", ()) is None, "who waits for an answer makes no room"
