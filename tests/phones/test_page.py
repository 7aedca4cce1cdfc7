"""What a view tells, besides what can be done: all that lies open, and the rules that matter."""

import re

import pytest

from companion.games import GAMES
from companion.headless.replaying import read
from companion.phones.host import Host
from companion.phones.messages import Hello, Sit
from companion.phones.sight import Sight
from companion.play.book.book import key
from companion.play.table_options import HELPS
from companion.table.session import Head, Session
from companion.vasco.rules.figures import sailors
from tests.phones.hosted import LANGUAGES, Hosted, afar_of
from tests.phones.test_playing import Page
from tests.test_package import ROOT

RECORDS = {"vasco": "tests/records/vasco-3-7.json", "goa": "tests/records/goa/goa-4-7.json"}
EVERY = 61
"""So many moves lie between the moments that are looked at."""


def session_after(game, moves):
    record = read(ROOT / RECORDS[game])
    session = Session(GAMES[game], Head("", record.players, record.components, None))
    session.enter(record.moves[:moves])
    return session


def seen_by(session, game, colour="", **options):
    hosted = Hosted(session, afar_of(game))
    hosted.options = hosted.options._replace(**options)
    host, page = Host(hosted), Page()
    host.join(page, Hello("en", code=host.devices.code), "a")
    if colour:
        host.take(page, Sit(colour))
    return page.last["html"].replace("\xa0", " ")


def part(html, name):
    """The text of a part that opens."""
    found = re.search(rf'<details id="{name}">(.*?)(?=<details id="others"|<section aria)', html)
    return re.sub(r"<[^>]*>", "\n", found[1])


@pytest.mark.parametrize("game", ["vasco", "goa"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said_throughout_a_game(game, language) -> None:
    """The words are strict: what is missing in a language fails."""
    record = read(ROOT / RECORDS[game])
    session = session_after(game, 0)
    for made in range(0, len(record.moves), EVERY):
        session.enter(record.moves[made : made + EVERY])
        sight = Sight(Hosted(session, afar_of(game)), language)
        told = [sight.heading, sight.called, sight.board, sight.standing, sight.history]
        told += [sight.supply(seat.colour) for seat in sight.seats]
        told.append(sight.rules(frozenset(afar_of(game).book.rules)))
        assert sight.board.count("<li>") > 10
        assert not re.search(r"\{|\}|None|<li></li>", "".join(told))


def test_who_is_called_and_what_it_costs_is_told_to_everybody() -> None:
    session = session_after("vasco", 57)
    for colour in ("", "red", "yellow"):
        html = seen_by(session, "vasco", colour)
        assert "Number 5: Ana. Projects. Costs 4 Reals." in html
        assert "Number 6 is Tomé’s disc in Recruiting: 3 R." in html


def test_prices_are_told_to_groups_that_want_help_only() -> None:
    html = part(seen_by(session_after("vasco", 57), "vasco", help=HELPS[0]), "board")
    assert "Number 6 is Tomé’s disc in Recruiting." in html


def test_the_board_of_vasco_is_told_area_by_area() -> None:
    session = session_after("vasco", 57)
    html, state = part(seen_by(session, "vasco"), "board"), session.state
    assert html.count("merchant ship with limit") == 2
    assert html.count("Project ") == len(state.upper)
    assert "Section 1: 1 violet, 1 grey and 3 orange." in html
    assert "Rui has already hosted Girolamo Sernigi this round." in html
    assert "Calicut, empty ship slots: 11, 11, 9, 9, 7 and 7." in html


def test_the_market_and_the_lots_of_goa_are_told_tile_by_tile() -> None:
    session = session_after("goa", 30)
    html, state = part(seen_by(session, "goa"), "board"), session.state
    lying = [each for each in state.grid if each]
    assert len(re.findall(r"\nRow \d/column \d: ", html)) == len(lying)
    assert "Tomé, token 5 (row 4/column 3): Plantation (ginger, 2)." in html
    assert "Tomé is first player." in html


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("de", "1 violetter Matrose", "3 violette Matrosen"),
        ("en", "1 violet sailor", "3 violet sailors"),
        ("pl", "1 fioletowy marynarz", "3 fioletowych marynarzy"),
        ("ru", "1 фиолетовый матрос", "3 фиолетовых матроса"),
    ],
)
def test_what_somebody_has_is_called_what_it_is(language, one, three) -> None:
    """Nothing drawn is beside it."""
    sight = Sight(Hosted(session_after("vasco", 0), afar_of("vasco")), language)
    for many, told in ((1, one), (3, three)):
        html = sight.lying([sailors("violet", many)])
        assert html.replace("\xa0", " ") == f'<ul class="lying"><li>{told}</li></ul>'


def test_an_estate_tells_what_each_action_gives() -> None:
    html = seen_by(session_after("goa", 60), "goa", "blue")
    own = re.search(r'id="own">(.*?)</section>', html)[1]
    assert "Taxes: 6 ducats (row 2)" in own
    assert "Harvest: 1 spice (row 1)" in own
    assert "Expedition: 1 Expedition card (row 2)" in html, "Ana’s, which lies open too"
    assert "red Ship (1), face down" in html


def test_nobody_else_is_called_before_a_turn_is_ended() -> None:
    """Goa 5.2: on phones a turn ends where its player says so."""
    html = seen_by(session_after("goa", 60), "goa", "blue")
    assert "Rui is done" in html
    assert "Tomé’s turn" not in html


@pytest.mark.parametrize("game", ["vasco", "goa"])
def test_every_rule_that_refuses_something_can_be_opened(game) -> None:
    record = read(ROOT / RECORDS[game])
    session, cited = session_after(game, 0), 0
    for made in range(0, 120, 8):
        session.enter(record.moves[made : made + 8])
        html = seen_by(session, game, next(iter(session.due.players), record.players[0].colour))
        shut = re.search(r'<details id="shut">.*?</details>', html)
        for rule in re.findall(r"Rule (\d+\.\d+)\.", shut[0] if shut else ""):
            cited += 1
            assert f'<details id="{key(rule)}"><summary>Rule {rule}: ' in html
    assert cited > 2


def test_a_reason_is_told_once_for_all_that_it_bars() -> None:
    html = seen_by(session_after("goa", 30), "goa", "red")
    shut = re.search(r'<details id="shut">.*?</details>', html)[0]
    assert shut.count("does not have enough ducats") == 1
    assert "5 ducats, 6 ducats, " in shut


def test_only_the_rules_that_matter_are_sent() -> None:
    html = seen_by(session_after("vasco", 57), "vasco")
    opened = re.findall(r'<details id="rule-([\d-]+)">', html)
    assert opened == ["3-3", "3-4", "4-1"]


def test_what_has_not_changed_is_rendered_once() -> None:
    session = session_after("vasco", 40)
    hosted = Hosted(session, afar_of("vasco"))
    sight = Sight(hosted, "en")
    assert sight.lasts
    hosted.options = hosted.options._replace(help=HELPS[0])
    assert not sight.lasts
    sight = Sight(hosted, "en")
    session.undo()
    assert not sight.lasts
