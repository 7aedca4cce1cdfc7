"""What leaves the game by rule is told where it happens, and stands among what is put away."""

import pytest

from companion.vasco.play.film import navigation
from companion.vasco.play.news import news
from companion.vasco.play.pieces import MerchantShip, Ship
from companion.vasco.play.round_end import to_do
from companion.vasco.play.spoken import spoken
from companion.vasco.play.telling import told
from companion.words import Words
from tests.play.table import asking_at
from tests.ui.at_table import record

GIVEN = record("vasco-deep-3")
LAST_DOCK = 160
"""Red's own ship takes it, and 7.1 leaves none to the merchant ship of limit 9."""
GONE = "Merchant ship 9 fits in no empty ship slot and leaves the game"


def test_a_merchant_ship_that_finds_no_dock_is_told_and_put_away() -> None:
    asking = asking_at(GIVEN, LAST_DOCK - 1)
    session, changes = asking.session, []
    session.observe(changes.append)
    assert session.state.merchant == 9
    session.do(session.game.read(GIVEN.moves[LAST_DOCK - 1]))
    shown = asking.shown()
    assert [each.text for each in news(shown, session)] == [f"{GONE}."]
    assert told(shown.say, session.line[-1]).endswith(f". {GONE}")
    assert f"{GONE}." in spoken(shown.say, changes[-1])

    before = session.state
    session.do(session.game.read({"do": "navigate"}))
    film = navigation(asking.shown(), before, session.line)
    assert film.episodes[0][1:3] == ("7.1", f"{GONE}.")
    away = to_do(asking.shown(), session).steps[0]
    assert away.text.startswith(GONE)
    assert away.layout.pieces[0].piece == MerchantShip(9)


@pytest.mark.parametrize("language", sorted(Words("en").codes()))
def test_ships_that_sail_out_of_the_game_stand_in_history_and_checklist(language) -> None:
    given, found = record("sensible-4"), 0
    words = Words(language, strict=True).of("vasco")
    for number, raw in enumerate(given.moves, 1):
        if raw["do"] != "navigate":
            continue
        asking = asking_at(given, number)
        session, shown = asking.session, asking.shown()._replace(speak=words.say)
        gone = [line for line in session.line[-1].lines if line.source == "leaves"]
        listed = to_do(shown, session)
        pieces = listed.steps[0].layout.pieces if listed and listed.steps[0].layout else ()
        ships = [each for each in pieces if isinstance(each.piece, Ship | MerchantShip)]
        many = gone[0].about["count"].value if gone else 0
        found += many
        assert len(ships) == (many if session.state.round < 5 else 0)
        if gone:
            sentence = words.say("ledger-leaves", shown.names, **gone[0].about)
            assert sentence.lower() in told(shown.say, session.line[-1]).lower()
    assert found
