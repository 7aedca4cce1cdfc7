"""The rules at hand on a phone, in a real Chromium: the whole book, found as the app finds it."""

import re
from itertools import pairwise
from urllib.request import urlopen

import pytest

from companion.games import GAMES
from companion.phones.book import path
from companion.play.book.finding import folded, found
from tests.phones.browser import phone_of
from tests.phones.hosted import LANGUAGES, Hosted, afar_of, session_of, up, words
from tests.phones.tab import Tab

PLAYED = ["goa", pytest.param("vasco", marks=pytest.mark.long)]
EVERY = 9
"""Of the words of a book, so many are passed over for one that is looked for."""
USUAL = (
    "5.1|5.|05.3|5.3.1|0.|99.1|10.|.5|5|10|a| |  ship  |DISC disc|1 disc|actions|xyzzy|´´|½|№|ﬁrst|"
    "ß|weiß|WEIẞE|zusatzliche|Zusätzliche|löschen|Schiffen|são|SAO GABRIEL|Missiønar|Køløniści|"
    "ŻEGLUG|zaloga|ZAŁOGĘ|członków załogi|punktów zwycięstwa|player’s|player's|ещё|еще|НАЁМ|"
    "Победных Очков|навигационным пределом|\u0301\u0301"
)
HITS = """() => [...document.querySelectorAll("#book section")]
    .filter(each => each.checkVisibility()).map(each => each.dataset.rule)"""
TYPED = f"""all => all.map(text => {{
    const search = document.getElementById("search");
    search.value = text;
    search.dispatchEvent(new Event("input"));
    return ({HITS})();
}})"""


def sought(game, language):
    """As the app's own screen of the rules has it."""
    say, book = words(language).of(game).say, afar_of(game).book
    return {each: folded(" ".join(map(say, book.sought(each)))) for each in book.rules}


def typed(game, language):
    """Words of its own, in their capitals and accents, and what is found in no book."""
    say, book = words(language).of(game).say, afar_of(game).book
    told = " ".join(say(each) for rule in book.rules for each in book.sought(rule))
    own = sorted({*re.findall(r"[\w’'-]+", told)})[::EVERY]
    pairs = (f"{one} {other}" for one, other in pairwise(own))
    return [*own, *(each.upper() for each in own), *pairs, *USUAL.split("|")]


def hits(tab):
    return tab.page.evaluate(HITS)


@pytest.fixture
def book(table, browser):
    with phone_of(browser) as context:
        yield Tab(context, table.base + path("vasco", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_a_phone_finds_what_the_app_finds(table, browser, game, language) -> None:
    texts, wanted = sought(game, language), typed(game, language)
    # The app looks nothing up before there are two letters.
    there = [found(texts, each) if len(each.strip()) > 1 else [] for each in wanted]
    with phone_of(browser, language) as context:
        tab = Tab(context, table.base + path(game, language))
        assert tab.page.locator("html").get_attribute("lang") == language
        here = tab.page.evaluate(TYPED, wanted)
        hits_of = zip(wanted, here, there, strict=True)
        assert {text: (one, other) for text, one, other in hits_of if one != other} == {}
        assert tab.faults == []
    assert len(wanted) > 100
    assert sum(map(bool, there)) > 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_all_of_the_book_is_there(table, browser, game, language) -> None:
    say, own = words(language).of(game).say, afar_of(game).book
    with phone_of(browser, language) as context:
        tab = Tab(context, table.base + path(game, language))
        assert hits(tab) == []
        assert tab.page.locator("summary").count() == len(own.chapters)
        tab.page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        assert hits(tab) == list(own.rules)
        text = " ".join(tab.page.locator("#book").inner_text().split())
    for each in (key for rule in own.rules for key in own.keys(rule)):
        assert " ".join(say(each).split()) in text


def test_how_many_are_found_is_told_and_that_none_is(book) -> None:
    say = words("en").of("vasco").say
    book.page.locator("#search").fill("missionary")
    count = len(hits(book))
    assert count > 1
    assert book.page.get_by_role("status").inner_text() == f"Found: {count}"
    book.page.locator("#search").fill("xyzzy")
    assert hits(book) == []
    assert book.page.get_by_role("status").inner_text() == say("rules-none")
    assert book.page.locator("summary:visible").count() == len(afar_of("vasco").book.chapters)


def test_the_chapters_stand_as_they_stood_before_a_search(book) -> None:
    book.tap("summary >> nth=2")
    before = hits(book)
    assert all(each.startswith("2.") for each in before)
    book.page.locator("#search").fill("dias")
    assert hits(book) != before
    book.tap("#clear")
    assert hits(book) == before
    assert book.page.locator("#clear").is_hidden()
    assert book.page.evaluate("document.activeElement.id") == "search"


def test_the_book_is_opened_from_the_view_and_closed_again(table, opened_on) -> None:
    tab = opened_on(table, "de")
    (colour,) = table.session.due.players
    tab.sit(colour)
    offers, revision = tab.offers, tab.at
    tab.tap("#rules > summary")
    book = tab.opens("#rules .to-book")
    assert book.page.url == table.base + path("vasco", "de")
    book.page.locator("#search").fill("schiffen")
    assert "7.4" in hits(book)
    book.closes("header .to-game")
    assert (tab.offers, tab.at) == (offers, revision)
    assert table.host.devices.owner(colour)
    tab.do(offers[0])
    assert tab.refused == ""
    assert book.faults == []


def test_where_it_cannot_close_the_game_is_opened_with_its_seat(table, opened_on) -> None:
    """As in browsers that know no tabs, or where the game's own is gone."""
    tab = opened_on(table)
    tab.sit("red")
    tab.page.goto(table.base + path("vasco", "en"))
    tab.tap("footer .to-game")
    tab.shows("#view main")
    tab.page.go_back()
    tab.shows("#book")
    tab.page.go_back()
    tab.shows("#view main")
    assert tab.seats == []
    assert table.host.devices.owner("red")


def test_where_no_rule_matters_the_book_is_there_all_the_same(table, opened_on) -> None:
    afar = table.hosted.afar
    table.hosted.afar = afar._replace(lessons=afar.lessons._replace(listed=()))
    tab = opened_on(table)
    assert tab.opens("main > .rules .to-book").page.url == table.base + path("vasco", "en")


def test_a_book_outlasts_its_game(table, book) -> None:
    def begin_another():
        table.hosted.afar = afar_of("goa")
        table.hosted.table.play(session_of(GAMES["goa"], 4))
        table.host.tell()

    table.on_its_thread(begin_another)
    for _ in range(2):
        book.page.locator("#search").fill("5.3")
        assert hits(book) == ["5.3"]
        book.page.reload()
    assert book.faults == []


def test_nothing_of_a_game_is_in_it(table) -> None:
    """It is the same whoever plays, and whatever."""

    def given(at):
        with urlopen(at.base + path("vasco", "en")) as answer:
            return answer.read()

    other = session_of(GAMES["goa"], 3, names=("Ana", "Rui", "Zé"))
    with up(Hosted(other, afar_of("goa"))) as elsewhere:
        assert given(table) == given(elsewhere)
