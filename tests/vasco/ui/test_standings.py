"""How everybody stands while the game goes on: ranks, leads, and where each figure came from."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.table.record import parse
from tests.ui.at_table import of_vasco
from tests.words.pseudo import PSEUDO

RECORDS = Path(__file__).parents[2] / "records"


def table(device, upto=120, **look):
    from tests.ui.at_table import at_table
    from tests.ui.device import Look

    record = parse((RECORDS / "vasco-4-7.json").read_bytes(), GAMES)
    return at_table(device, Look(**look), record, upto)


@pytest.mark.parametrize(
    ("size", "language"),
    [("tablet", "en"), ("phone", PSEUDO), pytest.param("small", "ru", marks=pytest.mark.long)],
)
def test_it_is_whole_and_legible(device, size, language) -> None:
    from tests.ui.walker import complaints

    app = table(device, size=size, language=language)
    app.root.show(of_vasco("standings"))
    device.frames(4)
    device.shot(f"standings-{size}")
    assert complaints(device) == []


def test_ranks_and_leads_are_those_of_the_score_track(device) -> None:
    app = table(device)
    device.tap("standings")
    texts = device.texts()
    say = app.of("vasco").say
    vp = {player.colour: player.vp for player in app.session.state.players}
    assert vp == {"yellow": 10, "red": 4, "black": 0, "blue": 0}
    assert say("standings-leads", rank=1, gap=say("figure-vp", value=6)) in texts
    assert say("standings-behind", rank=2, gap=say("figure-vp", value=6)) in texts
    assert texts.count(say("standings-behind", rank=3, gap=say("figure-vp", value=10))) == 2


def test_who_leads_together_is_level(device) -> None:
    app = table(device, upto=12)
    for who in app.session.state.players[1:]:
        move = {"do": "adjust", "player": who.colour, "vp": 2, "why": "counted"}
        app.session.enter([move])
    device.frames()
    app.root.show(of_vasco("standings"))
    device.frames(3)
    assert device.texts().count(app.say("standings-level", rank=1)) == 4


@pytest.mark.parametrize("what", ["vp", "reals"])
def test_a_figure_of_a_page_tells_where_it_came_from(device, what) -> None:
    app = table(device)
    device.tap("player-yellow")
    device.tap(f"{what}-of-yellow")
    assert device.shows("explanation")
    player = next(each for each in app.session.state.players if each.colour == "yellow")
    amount = app.of("vasco").say(f"figure-{what}", value=getattr(player, what))
    assert app.say("explanation-title", player="Ana", amount=amount) in device.texts()
    device.tap("close")
    assert not device.shows("explanation")
    assert device.shows("look-back")


def test_money_is_explained_from_the_standings(device) -> None:
    app = table(device)
    device.tap("standings")
    device.tap("money-blue")
    assert app.say("explanation-start") in device.texts()
    device.tap("close")
    device.tap("points-yellow")
    assert app.say("explanation-where", move=0, rule="1.3") in device.texts()


def test_what_nothing_has_changed_says_so(device) -> None:
    app = table(device)
    device.tap("player-black")
    device.tap("vp-of-black")
    assert app.say("explanation-nothing") in device.texts()


def test_the_pad_has_its_standings_too(device) -> None:
    from companion.table.game import Seat
    from companion.vasco.ui.pad import counts_reals
    from tests.ui.device import Look

    app = device.start(Look("phone"), frames=0)
    app.begin("scorepad", (Seat("yellow", "Ana"), Seat("red", "Rui")))
    device.frames()
    app.session.enter([{"do": "score", "player": "red", "vp": 5}])
    device.tap("menu")
    device.tap("standings")
    device.frames(3)
    ahead = app.say("figure-vp", value=5 - 2)
    assert app.say("standings-leads", rank=1, gap=ahead) in device.texts()
    assert device.shows("money-red") == counts_reals(app.store)
