"""Every game in `tests/records` is replayed by lying there, to the state in `states` beside it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from companion.table.record import Record, RefusedMove, dump, parse, replay
from tests.rules.whole_game import Account, entered
from tests.vasco.rules import invariants
from tests.vasco.rules.laid import GAMES, VASCO

RECORDS = Path(__file__).parents[2] / "records"
FILES = sorted(RECORDS.glob("*.json"))


def test_there_are_records_and_states_and_each_has_its_other() -> None:
    assert len(FILES) >= 6
    assert [file.name for file in FILES] == sorted(
        file.name for file in (RECORDS / "states").iterdir()
    )


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def file(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture
def record(file: Path) -> Record:
    return parse(file.read_bytes(), GAMES)


def test_a_record_leads_where_it_led(file: Path, record: Record) -> None:
    *_, last = replay(VASCO, record)
    golden = json.loads((RECORDS / "states" / file.name).read_text("utf-8"))
    assert VASCO.shown(last.state) == golden
    assert list(VASCO.shown(last.state)["players"]) == list(record.colours)


def test_all_is_in_order_after_every_move(record: Record) -> None:
    account: Account = Counter()
    for moment in replay(VASCO, record):
        if moment.number == 0:
            account = invariants.opening(moment.state)
        entered(account, moment.lines)
        invariants.check(moment.state)
        assert +Counter(account) == +invariants.account_of(moment.state)


def test_written_moves_are_those_that_were_read(record: Record) -> None:
    for moment, raw in zip(list(replay(VASCO, record))[1:], record.moves, strict=True):
        assert {**VASCO.write(moment.move), **at_of(raw)} == raw


def at_of(raw: Any) -> dict[str, Any]:
    return {"at": raw["at"]} if "at" in raw else {}


def test_a_record_written_again_is_the_same_record(record: Record) -> None:
    assert parse(dump(record).encode(), GAMES) == record


def test_a_wrong_move_is_refused_at_that_move(record: Record) -> None:
    for place in range(0, len(record.moves), 9):
        for wrong in ({"do": "win"}, {**record.moves[place], "stray": 1}, None):
            moves = [*record.moves[:place], wrong, *record.moves[place + 1 :]]
            with pytest.raises(RefusedMove) as refused:
                list(replay(VASCO, record._replace(moves=moves)))
            assert refused.value.number == place + 1
            assert refused.value.refusal.rule == "record"


def test_a_game_does_not_go_on_after_its_end(record: Record) -> None:
    moves = [*record.moves, record.moves[-1]]
    with pytest.raises(RefusedMove) as refused:
        list(replay(VASCO, record._replace(moves=moves)))
    assert refused.value.number == len(moves)
    assert refused.value.refusal.key == "game-over"
