"""The Hall of Fame: filled from finished games, filtered, taken out of and put back into."""

from statistics import median

import pytest

from companion.games import GAMES
from companion.headless.simulating import simulated
from companion.store import cards as c
from companion.store.cards import GameCard
from companion.table.game import Result, Seat
from companion.table.record import dump
from tests.effort import calls
from tests.words.pseudo import PSEUDO

NAMES = ("Ana", "Rui", "Tomé", "Inês", "João", "Beatriz", "Vasco", "Leonor")
COLOURS = ("yellow", "red", "black", "blue")
_FRAMES = 40


def inscribe(app, count: int) -> None:
    """So many finished games, as their cards and figures tell of them: all in one write."""
    cards = {}
    for place in range(count):
        players = 2 + place % 3
        seats = [Seat(COLOURS[n], NAMES[(place * 3 + n) % len(NAMES)]) for n in range(players)]
        results = tuple(
            Result(seat.colour, 72 - 7 * n - place % 11, n == 0) for n, seat in enumerate(seats)
        )
        key = f"game-{place}"
        card = GameCard(
            key, "vasco", "", tuple(seats), moves=200, over=True, results=results, place=place + 1,
            ended=f"2025-{1 + place % 12:02}-{1 + place % 28:02}T20:00:00+00:00", rows=1, seal="0",
        )  # fmt: skip
        cards[c.card_of(key)] = card.raw()
        mine = {"vp": {"dock": 30, "complete": 20, "reals": 4}, "numbers": {"8": 3, "12": 1},
                "acts": 16, "paid": 24}  # fmt: skip
        figures = {"set": "Starter", "moves": 200, "players": {s.colour: mine for s in seats}}
        cards[c.figures_of(key)] = figures
    app.store.door.write(cards)


@pytest.fixture
def app(device):
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    inscribe(app, 40)
    app.root.show("hall")
    device.frames(3)
    return app


def shown(device) -> list[str]:
    """The plays in sight, from the top."""
    from kivy.core.window import Window

    from companion.ui.shell.hall.rows import PlayRow
    from tests.ui.device import walk

    rows = [each for each in walk(Window) if isinstance(each, PlayRow) and not each.disabled]
    return [row.play.card.id for row in sorted(rows, key=lambda row: -row.y)]


@pytest.mark.parametrize("size", ["tablet", "phone", "small"])
def test_it_is_whole_and_legible(device, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size))
    inscribe(app, 40)
    app.root.show("hall")
    device.frames(3)
    for language, dark in (("en", False), (PSEUDO, True)):
        app.words.language = language
        app.theme.light = "night" if dark else "day"
        for view in ("winners", "people"):
            device.tap(f"view-{view}")
            device.frames(3)
            device.shot(f"hall-{view}-{size}-{language}")
            assert complaints(device) == [], (language, view)
        device.tap("tally-Ana")
        device.frames(3)
        device.shot(f"hall-portrait-{size}-{language}")
        assert complaints(device) == [], language
        device.tap("close")


def test_the_best_scores_stand_first_where_that_is_asked(device, app) -> None:
    device.tap("view-best")
    device.frames(3)
    scores = [app.store.shelf.card(key).results[0].score for key in shown(device)]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] == max(card.results[0].score for card in app.store.shelf.every())


def test_where_nobody_has_won_yet_there_is_something_to_say(device) -> None:
    app = device.start()
    app.root.show("hall")
    device.frames()
    assert app.say("hall-none") in device.texts()


def test_the_winner_is_inscribed_with_day_score_company_and_set(device, app) -> None:
    assert shown(device)[0] == "game-39"
    texts = device.texts()
    assert {"Beatriz", "66", "Vasco 59"} <= set(texts)
    assert any("12 April 2025" in text and "Starter" in text for text in texts)


def test_the_starter_set_which_all_have_is_not_named(device, app) -> None:
    usual = GAMES["vasco"].starter()["title"]
    first = shown(device)[0]
    app.store.keep_figures(first, {**app.store.figures_of(first), "set": usual})
    app.root.show("home")
    app.root.show("hall")
    device.frames(3)
    assert shown(device)[0] == first
    assert not any(usual in text for text in device.texts())


def test_plays_of_somebody_and_of_so_many_players_are_chosen(device, app) -> None:
    device.tap("with")
    device.tap("with-Ana")
    device.tap("count")
    device.tap("count-3")
    device.frames()
    cards = [app.store.shelf.card(key) for key in shown(device)]
    assert cards
    for card in cards:
        assert len(card.players) == 3
        assert "Ana" in {seat.name for seat in card.players}
    device.tap("count")
    device.tap("count-0")
    device.frames()
    assert len(shown(device)) > len(cards)


def test_a_play_taken_out_counts_no_more_until_it_is_put_back(device, app) -> None:
    def plays() -> str:
        return next(text for text in device.texts() if text.endswith(" games"))

    assert plays() == "40 games"
    device.tap("play-game-39-more")
    device.tap("take-out")
    device.frames()
    assert plays() == "39 games"
    assert "game-39" not in shown(device)
    device.tap("snackbar-action")
    device.frames()
    assert plays() == "40 games"
    device.tap("play-game-39-more")
    device.tap("take-out")
    app.root.show("home")
    app.root.show("hall")
    device.frames(3)
    assert plays() == "39 games", "it stays so"


def test_everybody_has_a_portrait_in_figures(device, app) -> None:
    device.tap("view-people")
    device.frames(3)
    device.tap("tally-Ana")
    texts = device.texts()
    assert app.of("vasco").say("source-dock") in texts
    assert {"30", "20", "4"} <= set(texts)
    assert app.of("vasco").say("hall-numbers", numbers="8, 12") in texts
    assert app.of("vasco").say("hall-price", price="1.5") in texts


def test_the_figures_are_written_as_the_language_writes_them(device, app) -> None:
    app.words.language = "de"
    device.tap("view-people")
    device.frames(3)
    device.tap("tally-Ana")
    assert app.of("vasco").say("hall-price", price="1,5") in device.texts()
    assert not any("59.8" in text for text in device.texts())
    assert any("59,8" in text for text in device.texts())


def test_what_a_game_brought_is_reckoned_when_it_ends_or_when_somebody_looks(device) -> None:
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    record = simulated(GAMES["vasco"], 3, 7)
    app.store.bring_in(dump(record).encode())
    (card,) = app.store.shelf.every()
    assert app.store.figures() == {}
    app.root.show("hall")
    device.wait(0.3)
    kept = app.store.figures()[card.id]["players"]
    scores = {result.colour: result.score for result in card.results}
    assert {colour: sum(mine["vp"].values()) for colour, mine in kept.items()} == scores
    placed = [move for move in record.moves if move["do"] == "place"]
    assert sum(sum(mine["numbers"].values()) for mine in kept.values()) >= len(placed)
    assert all(mine["paid"] >= 0 < mine["acts"] for mine in kept.values())
    app.begin("scorepad", tuple(Seat(*pair) for pair in zip(COLOURS[:2], NAMES, strict=False)))
    pad = GAMES["scorepad"]
    moves = [{"do": "round"}] * 5
    moves += [{"do": "settle", "player": each, what: 0} for each in COLOURS[:2]
              for what in ("reals", "ships")]  # fmt: skip
    for move in (*moves, {"do": "finish"}):
        app.session.do(pad.read(move))
    assert app.store.figures()[app.session.head.id]["players"]["yellow"]["vp"] == {"dias": 2}


def fling(device, frames: int) -> list[int]:
    """How much each frame takes while a finger drags the list."""
    from kivy.tests.common import UnitTestTouch

    taken = []
    x, y = 200, 250
    touch = UnitTestTouch(x, y)
    touch.touch_down()
    for step in range(frames):
        touch.touch_move(x, y + (step % 40) * 12)
        if step % 40 == 39:
            touch.touch_up()
            touch = UnitTestTouch(x, y)
            touch.touch_down()
        taken.append(calls(lambda: device.frames(1)))
    touch.touch_up()
    return taken


def opened_and_scrolled(device, plays: int) -> tuple[int, float]:
    """How much it takes to open, and a frame while it scrolls."""
    from kivy.core.window import Window

    from companion.ui.shell.hall.rows import PlayRow
    from tests.ui.device import Look, walk

    app = device.start(Look("phone"))
    inscribe(app, plays)

    def open_it() -> None:
        app.root.show("hall")
        device.frames(1)

    opened = calls(open_it)
    device.frames(5)
    scrolled = median(fling(device, _FRAMES))
    assert sum(isinstance(each, PlayRow) for each in walk(Window)) < 16
    device.stop()
    return opened, scrolled


@pytest.mark.parametrize("plays", [100, pytest.param(500, marks=pytest.mark.long)])
def test_many_plays_are_not_built_to_open_and_scroll(device, plays) -> None:
    opened, scrolled = opened_and_scrolled(device, plays)
    device.folder /= "more"
    opened_on_more, scrolled_on_more = opened_and_scrolled(device, 4 * plays)
    assert opened_on_more < 4 * opened
    assert scrolled_on_more < 1.1 * scrolled
