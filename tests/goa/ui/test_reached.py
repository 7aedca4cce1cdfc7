"""All that answers a question lies somewhere: on the board, in the panel, or before the player."""

from collections import Counter
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.table.record import parse

RECORDS = Path(__file__).parents[2] / "records" / "goa"
STAGES = ((690, 690), (395, 520), (312, 330))


def played(name: str, look, upto: int | None = None) -> None:
    from tests.play.playing import playing

    record = parse((RECORDS / name).read_bytes(), {"goa": GAMES["goa"]})
    playing(record._replace(moves=record.moves[:upto]), look=look)


def missing(asking, question) -> set[str]:
    """The picks that no spot of any scene stands for, in some size."""
    from companion.goa.ui.board import part
    from companion.goa.ui.drawing import scene
    from companion.ui.drawn.box import Box

    found = set()
    for size in STAGES:
        lie = set()
        scenes = [scene(each) for each in (question.layout, question.own) if each]
        if question.area:
            scenes.append(part(asking.shown(), question, question.area, True))
        for each in scenes:
            box = Box(0, 0, size[0], max(size[1], each.height(*size)))
            lie |= each.spots(box).keys()
        found |= question.picks.keys() - lie - _other_way(lie)
    return found


def _other_way(lie) -> set[str]:
    """A bidder is asked alone where his amounts have no room beside him, and only there."""
    with_amounts = {name.split("-")[1] for name in lie if name.startswith("bid-")}
    return {f"bidder-{colour}" for colour in with_amounts}


def check(name: str, upto: int | None = None) -> None:
    lost, asked = Counter(), Counter()

    def look(asking, question) -> None:
        lost.update(missing(asking, question) - {each.name for each in question.deeds})
        asked.update([question.area or "panel"])

    played(name, look, upto)
    assert lost == {}
    assert min(asked[each] for each in ("market", "estate", "panel")) > 10


def test_whatever_is_asked_can_be_touched(device) -> None:
    device.start(frames=0)
    check("goa-2-7.json", upto=110)


@pytest.mark.long
@pytest.mark.parametrize("name", ["goa-3-7.json", "goa-4-7.json", "goa-generous-2.json"])
def test_whatever_is_asked_in_any_game_can_be_touched(device, name) -> None:
    device.start(frames=0)
    check(name)
