"""How a finished game is told: sums, ties, what decided it, and the charts of its ledger."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.headless.simulating import simulated
from companion.table.account import made_of
from companion.table.record import dump, parse, replay
from tests.ui.at_table import GAME
from tests.words.pseudo import PSEUDO

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))
FOUR = next(file for file in RECORDS if file.stem == "vasco-4-7")


def totals_and_scores(record) -> tuple[dict[str, int], dict[str, int]]:
    """What the ledger adds up to, and what the state says; of a record perhaps not ended."""
    game = GAMES[record.game]
    moments = [*replay(game, record)]
    account = made_of(moments[0].lines, [moment.lines for moment in moments[1:]])
    state = moments[-1].state
    return (
        {player.colour: account.total(player.colour, "vp") for player in state.players},
        {player.colour: player.vp for player in state.players},
    )


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_ledger_of_every_record_adds_up_to_its_scores(file) -> None:
    totals, scores = totals_and_scores(parse(file.read_bytes(), GAMES))
    assert totals == scores


@pytest.mark.parametrize(
    "games", [9, pytest.param(300, marks=pytest.mark.long)], ids=["few", "many"]
)
def test_the_ledger_of_simulated_games_adds_up_to_their_scores(games) -> None:
    for seed in range(games):
        record = simulated(GAMES["vasco"], 2 + seed % 3, seed)
        totals, scores = totals_and_scores(record)
        assert totals == scores, seed


def test_every_source_has_a_name_to_stand_over_its_lines() -> None:
    from companion.words import Words

    words, sources = Words("en").of("vasco"), set()
    for game, players in (("vasco", 2), ("vasco", 4), ("scorepad", 3)):
        record = simulated(GAMES[game], players, 5)
        for moment in replay(GAMES[game], record):
            sources |= {line.source for line in moment.lines if line.what}
    assert len(sources) > 15
    assert {each for each in sources if f"source-{each.replace('_', '-')}" not in words} == set()


def look(device, size="phone", file=FOUR, **looks):
    from tests.ui.device import Look

    app = device.start(Look(size, **looks), frames=0)
    app.store.bring_in(file.read_bytes())
    app.look_at(app.store.shelf.every()[0].id)
    device.frames(4)
    return app


@pytest.mark.parametrize("size", ["tablet", "phone", "phone-across", "small"])
def test_it_is_whole_and_legible(device, size) -> None:
    from tests.ui.walker import complaints

    app = look(device, size)
    for language, dark in (("en", False), (PSEUDO, True)):
        app.words.language = language
        app.theme.light = "night" if dark else "day"
        device.frames(3)
        device.shot(f"reckoning-{size}-{language}")
        assert complaints(device) == [], language


def scroll_down(device) -> None:
    from kivy.core.window import Window

    from companion.ui.shell.chrome import Scroll
    from tests.ui.device import walk

    for each in walk(Window):
        if isinstance(each, Scroll):
            each.scroll_y = 0
    device.frames(3)


@pytest.mark.parametrize("dark", [False, True])
def test_charts_stand_below(device, dark) -> None:
    look(device, "phone", dark=dark)
    scroll_down(device)
    device.shot(f"reckoning-charts-{dark}")
    app = device.app
    for chart in ("vp", "sources", "reals"):
        assert app.say(f"chart-{chart}") in device.texts()


def test_every_score_is_the_sum_of_its_parts(device) -> None:
    import re

    app = look(device)
    results = {r.colour: r for r in app.store.shelf.every()[0].results}
    for colour, result in results.items():
        card = device.find(f"sum-{colour}")
        parts = [int(re.match(r"\d+", part)[0]) for part in card.parts.split(" + ")]
        assert sum(parts) == result.score == int(card.points)
        assert card.won is result.won
    tops = [device.find(f"sum-{each}").y for each in results]
    assert tops == sorted(tops, reverse=True)


def test_what_decided_it_is_read_from_the_ledger(device) -> None:
    app = look(device)
    texts = " ".join(device.texts())
    assert "The biggest gain in one go" in texts
    assert "paid the most" in texts
    assert "had the most money left" in texts
    assert app.root.front.argument.due.kinds == ()


def test_a_finished_game_opens_from_the_list_of_games(device) -> None:
    from tests.ui.device import Look

    app = device.start(Look("phone"), frames=0)
    app.store.bring_in(FOUR.read_bytes())
    app.root.show("games")
    device.frames(3)
    device.tap(f"game-{app.store.shelf.every()[0].id}")
    device.frames(3)
    assert device.shows("sum-red")


def end_a_pad(device) -> None:
    from tests.vasco.ui.pads import begin, to_the_end

    app, finger = begin(device)
    finger.tap("vp-of-blue")
    finger.tap("vp-9")
    to_the_end(finger)
    for _ in range(4):
        finger.tap("left-6")
    for _ in range(4):
        finger.tap("ships-0")
    finger.tap("main")
    return app, finger


def test_a_game_that_has_just_ended_is_told_player_by_player_the_winner_last(device) -> None:
    end_a_pad(device)
    seen = []
    for _ in range(6):
        device.wait(0.71)
        seen.append([c for c in GAME.colours if device.find(f"sum-{c}").opacity])
    assert [len(each) for each in seen][:4] == [1, 2, 3, 4]
    assert "blue" not in seen[2]
    device.shot("reckoning-pad")


def test_the_same_people_play_again_once_it_is_said_who_begins(device) -> None:
    app, finger = end_a_pad(device)
    ended = app.session.head
    finger.tap("again")
    finger.tap("begins-1")
    assert app.session.head.id != ended.id
    assert app.session.due.kinds
    again = {seat.colour: seat.name for seat in app.session.head.players}
    assert again == {seat.colour: seat.name for seat in ended.players}


def test_a_touch_tells_all_at_once_and_counts(device) -> None:
    app, finger = end_a_pad(device)
    assert device.find("sum-blue").opacity == 0
    finger.tap("go-back")
    assert app.session.due.kinds
    assert device.shows("main")


def tied(device, ships: int, sailors: int):
    """A state in which red and blue have the same VP, and what else 9.4 compares."""
    from companion.vasco.rules.state import Docked, tile

    session = device.app.root.front.argument
    state = session.state
    players = tuple(
        p._replace(vp=60 if p.colour in ("red", "blue") else 40,
                   sailors=(sailors if p.colour == "red" else 1, 0, 0, 0))
        for p in state.players
    )  # fmt: skip
    at_sea = tuple(Docked(9, "red", tile(9, 4)) for _ in range(ships))
    one = (Docked(9, "blue", tile(9, 4)),)
    landings = (*state.landings[:4], at_sea, one)
    return state._replace(players=players, landings=landings)


@pytest.mark.parametrize(
    ("ships", "sailors", "told"),
    [
        (2, 0, ["2 ships", "one ship"]),
        (1, 3, ["3 sailors", "one sailor"]),
        (1, 1, ["equal in everything"]),
    ],
)
def test_a_tie_is_explained_in_words(device, ships, sailors, told) -> None:
    from types import SimpleNamespace

    from companion.play.reckoning.sums import tie_break
    from companion.vasco.play.counting import COUNTING
    from companion.vasco.rules.ending import winners

    app = look(device)
    state = tied(device, ships, sailors)
    session = SimpleNamespace(state=state._replace(winners=winners(state)), game=GAME)
    told_tie = tie_break(COUNTING, session)
    said = " ".join(app.of("vasco").say(each.key, **each.figures) for each in told_tie)
    for words in told:
        assert words in said


def test_a_record_of_the_pad_can_be_looked_at_too(device) -> None:
    from tests.ui.device import Look

    app = device.start(Look("phone"), frames=0)
    app.store.bring_in(dump(simulated(GAMES["scorepad"], 3, 2)).encode())
    app.look_at(app.store.shelf.every()[0].id)
    device.frames(3)
    assert app.say("chart-vp") in device.texts()


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_a_tap_on_a_score_opens_where_every_point_came_from(device, size) -> None:
    from kivy.core.window import Window

    from companion.ui.shell.explanation import LedgerLine, SourceSum
    from tests.touch.finger import Finger
    from tests.ui.device import walk
    from tests.ui.walker import complaints

    def amounts(kind: type) -> list[int]:
        shown = [each.amount for each in walk(Window) if isinstance(each, kind)]
        return [int(text.replace("−", "-")) for text in shown]

    app = look(device, size)
    winner = app.store.shelf.every()[0].results[0]
    Finger(device).tap(f"sum-{winner.colour}")
    device.frames(3)
    device.shot(f"explanation-{size}")
    assert sum(amounts(LedgerLine)) == sum(amounts(SourceSum)) == winner.score
    assert complaints(device) == []
    device.tap("close")
    assert not device.shows("explanation")


def test_what_everybody_began_with_is_part_of_an_explanation(device) -> None:
    from companion.ui.shell.explanation import Explanation

    app = look(device)
    state = app.root.front.argument.state
    player = state.players[0]
    app.root.open(Explanation(app.root.front.argument, player.colour, "reals"))
    device.frames(3)
    device.shot("explanation-reals")
    assert app.say("explanation-start") in device.texts()
    assert any(
        app.of("vasco").say("figure-reals", value=player.reals) in text for text in device.texts()
    )
