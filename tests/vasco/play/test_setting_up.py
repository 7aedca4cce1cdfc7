"""What is laid out is said without a screen, in every language, for every table there may be."""

from functools import cache

import pytest

from companion.games import GAMES
from companion.table.record import parse, replay
from companion.vasco.play.setting_up import steps
from companion.vasco.play.shown import Shown, setting_up
from companion.vasco.play.table_options import CHOOSABLE
from companion.words import Words
from tests.vasco.play.test_spoken import LANGUAGES, RECORDS

GAME = GAMES["vasco"]
GIVEN = parse(next(each for each in RECORDS if each.stem == "vasco-4-7").read_bytes(), GAMES)
STATES = [moment.state for moment in replay(GAME, GIVEN) if setting_up(moment.state)]


@cache
def speech(language: str):
    return Words(language, strict=True).of("vasco")


def listed(state, language: str = "en", replaced=frozenset(), drawing=frozenset()):
    options = CHOOSABLE.usual._replace(replaced=replaced)
    return steps(
        Shown(state, GIVEN.players, GIVEN.components, options, drawing, speech(language).say)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("replaced", CHOOSABLE.presets.values())
def test_every_step_says_what_to_do(language, replaced) -> None:
    for state in STATES:
        for drawing in (frozenset(), {"projects", "merchants", "vdg", "sailors"}):
            found = listed(state, language, replaced, drawing)
            assert all(step.title and step.text for step in found)
            assert len({step.name for step in found}) == len(found)


def test_only_what_comes_up_now_is_due() -> None:
    due = [[step.name for step in listed(state) if step.due] for state in STATES]
    assert due == [
        ["projects"], *[["sections"]] * 4, ["vdg"], ["merchant"], ["merchant"], ["merchant"]
    ]  # fmt: skip


def test_what_stays_in_the_box_is_no_step() -> None:
    names = [step.name for step in listed(STATES[0])]
    boxed = [step.name for step in listed(STATES[0], replaced=CHOOSABLE.presets["all"])]
    assert "box" not in names
    assert "vdg" in names
    assert boxed[0] == "box"
    assert "vdg" not in boxed
