"""The phones' page in a real Chromium: joining, deciding by taps, and what a phone outlives."""

import pytest

from companion.games import GAMES
from companion.phones.rates import UNCHANGED
from tests.phones.browser import phone_of
from tests.phones.clock import Clock
from tests.phones.hosted import Hosted, afar_of, session_of, up
from tests.phones.tab import Tab
from tests.turns import turns


def due(table):
    (colour,) = table.session.due.players
    return colour


def play_a_move(table, tab):
    """By taps on what is offered first."""
    made, another = len(table.session.line), turns()
    while len(table.session.line) == made and another():
        tab.do(tab.offers[0])
        assert tab.refused == ""


def undo(table):
    table.on_its_thread(lambda: (table.session.undo(), table.host.tell()))


@pytest.fixture
def asked(table, opened_on):
    """A phone whose owner has sat down where a decision is due."""
    tab = opened_on(table)
    tab.sit(due(table))
    assert tab.is_asked
    return tab


def test_the_code_is_scanned_and_wiped_from_the_address_bar(table, opened_on):
    tab = opened_on(table)
    assert tab.page.url == f"{table.base}/"
    assert tab.seats == [each.colour for each in table.hosted.seats]
    assert not tab.is_asked


def test_without_a_code_it_is_asked_for_and_a_wrong_one_refused(table, browser):
    with phone_of(browser) as context:
        tab = Tab(context, table.base)
        tab.page.locator("#code").fill("zzzzz")
        tab.tap("#join button")
        tab.shows("#refused:not([hidden])")
        tab.page.locator("#code").fill(table.code["code"].lower())
        tab.tap("#join button")
        tab.shows("#view main")
        assert tab.refused == ""


def test_a_decision_by_taps_is_told_to_all_and_whose_turn_it_is(table, opened_on, asked):
    colour, looker = due(table), opened_on(table, "de")
    before = looker.at
    play_a_move(table, asked)
    assert table.hosted.decisions[-1] == colour
    looker.shows_other_than(before)
    assert (looker.offers, looker.is_asked) == ([], False)
    assert asked.is_asked is (due(table) == colour)


@pytest.mark.long
def test_a_tap_too_many_is_refused(table, asked):
    made, twice = len(table.session.line), "button => { button.click(); button.click(); }"
    play_a_move(table, asked)
    undo(table)
    asked.shows("[data-do]")
    asked.page.locator("[data-do]").first.evaluate(twice)
    asked.shows("#refused:not([hidden])")
    assert len(table.session.line) <= made + 1


def test_a_seat_outlasts_a_reload(table, asked):
    colour = due(table)
    asked.page.reload()
    asked.shows("[data-do]")
    assert asked.is_asked
    play_a_move(table, asked)
    assert table.hosted.decisions == [colour]


@pytest.mark.long
def test_another_wi_fi_and_the_app_s_restart_are_outlived(table, opened_on, asked):
    other = opened_on(table)
    port = table.server.port
    asked.context.set_offline(True)
    table.server.stop()
    other.shows("#state:not([hidden])")
    asked.shows("#state:not([hidden])")
    assert asked.told
    table.server.start("127.0.0.1", port)
    other.has("#state[hidden]")
    assert asked.told, "it is not there yet"
    asked.context.set_offline(False)
    asked.has("#state[hidden]")
    play_a_move(table, asked)


def test_what_happened_while_a_phone_slept_is_there_when_it_wakes(table, opened_on, asked):
    other = opened_on(table)
    before = other.at
    other.sleep()
    play_a_move(table, asked)
    other.wake()
    other.shows_other_than(before)


@pytest.mark.long
def test_an_undo_on_the_tablet_brings_the_question_back(table, asked):
    heading = asked.page.locator("#asked").inner_text()
    play_a_move(table, asked)
    at = asked.at
    undo(table)
    asked.shows_other_than(at)
    assert asked.page.locator("#asked").inner_text() == heading
    assert asked.is_asked


def test_a_push_leaves_focus_and_what_is_open(table, opened_on, asked):
    other = opened_on(table)
    summary = other.page.locator("#others > summary")
    summary.tap()
    summary.focus()
    before = other.at
    play_a_move(table, asked)
    other.shows_other_than(before)
    assert other.page.evaluate("document.activeElement.parentElement.id") == "others"
    assert other.page.locator("#others").get_attribute("open") is not None


def test_what_is_tapped_too_early_shakes_and_says_nothing(opened_on):
    clock = Clock()
    with up(Hosted(session_of(GAMES["vasco"], 2), afar_of("vasco")), clock) as table:
        tabs = {}
        for seat in table.hosted.seats:
            tabs[seat.colour] = opened_on(table)
            tabs[seat.colour].sit(seat.colour)
        colour, another = due(table), turns()
        while due(table) == colour and another():
            clock.now += 1
            tabs[colour].do(tabs[colour].offers[0])
        line, tab = table.session.line, tabs[due(table)]
        tab.shows("[data-do]")
        button = f"[data-do='{tab.offers[0]}']"
        tab.tap(button)
        tab.shows(f".early{button}")
        assert (tab.refused, tab.told) == ("", "")
        assert table.session.line is line
        clock.now += UNCHANGED
        at = tab.at
        tab.tap(button)
        tab.shows_other_than(at)
        assert tab.refused == ""
