"""`duel`: players of the program against each other."""

import json

import pytest

from companion.games import GAMES
from companion.headless import duel
from companion.headless.command import main


@pytest.fixture
def asked(capsys):
    def asked(*arguments):
        code = main(["duel", *map(str, arguments)])
        out, err = capsys.readouterr()
        return code, out, err

    return asked


def test_the_rules_of_thumb_beat_chance(asked) -> None:
    code, out, _ = asked("--seats", "quick,random", "--games", 10, "--json")
    told = json.loads(out)
    quick, random = told["players"]
    assert (code, told["games"]) == (0, 10)
    assert (quick["player"], random["player"]) == ("quick", "random")
    assert quick["wins"] + random["wins"] == 10
    assert quick["low"] > 0.7


@pytest.mark.long
def test_whoever_thinks_beats_the_rules_of_thumb(asked) -> None:
    """A short duel; a long one is below."""
    _, out, _ = asked("--seats", "coelho,quick", "--games", 1, "--seed", 1, "--json")
    assert [each["wins"] for each in json.loads(out)["players"]] == [1, 0]


def test_the_same_seed_plays_the_same_games(asked) -> None:
    line = ("--seats", "nunes,random", "--games", 2, "--seed")
    assert asked(*line, 4) == asked(*line, 4)


def test_of_a_long_duel_each_game_is_told_so_that_none_is_lost(asked) -> None:
    line = ("--seats", "nunes,random", "--games", 4, "--json")
    told = [json.loads(each) for each in asked(*line, "--each")[1].splitlines()]
    assert [each["games"] for each in told] == [1, 2, 3, 4]
    assert sum(each["wins"] for each in told[2]["players"]) == 3
    assert json.dumps(told[-1]) == asked(*line)[1].strip()


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_it_tells_a_share_and_between_what_it_lies(asked, language) -> None:
    """Wilson's interval: none of 4 won may still be 49 %."""
    _, out, _ = asked("--games", 4, "--language", language)
    quick, random = out.splitlines()
    assert "quick" in quick
    assert "49" in random


def test_the_interval_holds_at_the_ends_and_narrows() -> None:
    none, every = duel.shares(["a", "b"], [0, 10], 10)
    assert (none.low, round(none.high, 4)) == (0, 0.2775)
    assert (round(every.low, 4), every.high) == (0.7225, 1)
    few, many = duel.shares(["a"], [6], 10)[0], duel.shares(["a"], [600], 1000)[0]
    assert few.low < many.low < 0.6 < many.high < few.high


def test_everybody_sits_once_on_every_chair_of_the_same_deal() -> None:
    game, seen, dealt = GAMES["vasco"], set(), set()

    def decides(name):
        def decide(state, by, chance):
            seen.add((name, by))
            dealt.add(state.seen.projects[:7])
            return game.options(state)[0].pick(chance)

        return decide

    names = ["a", "b", "c"]
    able = {name: decides(name) for name in [*names, duel.QUICK]}
    for turn in range(3):
        assert sum(duel.played(game, game.starter(), names, able, 0, turn)) == pytest.approx(1)
    assert {(name, by) for name, by in seen if name in names} == {
        (name, by) for name in names for by in game.colours[:3]
    }
    assert len(dealt) == 1


@pytest.mark.parametrize(
    "line",
    [
        ("--seats", "quick"),
        ("--seats", "quick,vasco"),
        ("--seats", "quick,quick,quick,quick,quick"),
        ("--games", "0"),
        ("--playouts", "-1"),
        ("--game", "goa"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(asked, capsys, line) -> None:
    with pytest.raises(SystemExit) as end:
        asked(*line)
    assert end.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("python -m companion duel: error: ")
    assert line[0] in said or line[1] in said


@pytest.mark.long
def test_the_searching_player_beats_the_rules_of_thumb(asked) -> None:
    """Its effort fixed in playouts."""
    _, out, _ = asked("--seats", "search,quick", "--playouts", 24, "--games", 40, "--json")
    assert json.loads(out)["players"][0]["low"] > 0.58


@pytest.mark.long
@pytest.mark.parametrize("seats", ["quick,random", "quick,random,random,random"])
def test_the_rules_of_thumb_win_nearly_always_against_chance(asked, seats) -> None:
    _, out, _ = asked("--seats", seats, "--games", 400, "--json")
    assert json.loads(out)["players"][0]["share"] >= 0.97
