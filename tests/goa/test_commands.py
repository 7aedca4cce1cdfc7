"""The headless command serves Goa: replay, simulate, keep, export, account, bench."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from companion.games import GAMES
from companion.headless.command import main
from tests.rules.almost import retyped

GOA = GAMES["goa"]
RECORDS = Path(__file__).parents[1] / "records" / "goa"
FILES = sorted(RECORDS.glob("*.json"))
WHOLE: dict[str, Any] = json.loads(FILES[0].read_text("utf-8"))


def test_there_are_records_and_states_and_each_has_its_other() -> None:
    assert len(FILES) >= 4
    states = sorted(file.name for file in (RECORDS / "states").iterdir())
    assert [file.name for file in FILES] == states


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_leads_where_it_led(file: Path, capsys: Any) -> None:
    assert main(["replay", "--json", str(file)]) == 0
    golden = json.loads((RECORDS / "states" / file.name).read_text("utf-8"))
    assert json.loads(capsys.readouterr().out) == golden


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_line_of_the_account_is_said(file: Path, capsys: Any, caplog: Any) -> None:
    assert main(["account", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr()
    assert len(out.out.splitlines()) > len(json.loads(file.read_text("utf-8"))["moves"])
    assert (out.err, caplog.records) == ("", [])


def test_8_10_a_portion_without_spices_need_not_name_them(capsys: Any, tmp_path: Path) -> None:
    """It leads to the same, and the app writes it with them."""
    record = json.loads((RECORDS / "goa-3-7.json").read_text("utf-8"))
    short = copy.deepcopy(record)
    portions = [raw for raw in short["moves"] if raw["do"] == "harvest" and not raw["spices"]]
    for raw in portions:
        del raw["spices"]
    assert [raw.get("card") for raw in portions] == ["A_harvest_mix", None]
    file = tmp_path / "short.json"
    file.write_text(json.dumps(short), "utf-8")
    assert main(["replay", "--json", str(file)]) == 0
    golden = json.loads((RECORDS / "states/goa-3-7.json").read_text("utf-8"))
    assert json.loads(capsys.readouterr().out) == golden
    assert [GOA.write(GOA.read(raw)) for raw in short["moves"]] == record["moves"]


def test_the_same_seed_gives_the_same_records(capsys: Any, tmp_path: Path) -> None:
    for folder in ("one", "two"):
        line = ["simulate", "--game", "goa", "--players", "3", "--seed", "5", "--games", "2"]
        assert main([*line, "--out", str(tmp_path / folder)]) == 0
    names = ["goa-3-5.json", "goa-3-6.json"]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
        assert main(["replay", str(tmp_path / "one" / name)]) == 0


def test_a_store_keeps_and_exports_a_game_of_goa(capsys: Any, tmp_path: Path) -> None:
    assert main(["keep", str(FILES[0]), "--store", str(tmp_path)]) == 0
    assert capsys.readouterr().out.split()[-1] == str(len(WHOLE["moves"]))
    assert main(["games", "--store", str(tmp_path), "--json"]) == 0
    [game] = json.loads(capsys.readouterr().out)
    assert (game["game"], game["moves"]) == ("goa", len(WHOLE["moves"]))
    assert main(["export", game["id"], "--store", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == WHOLE["moves"]


def test_whatever_a_record_holds_it_is_refused_in_one_line_or_played(
    capsys: Any, caplog: Any, tmp_path: Path
) -> None:
    file, refused = tmp_path / "game.json", 0
    records = [raw for _, raw in retyped(WHOLE)]
    assert len(records) > 200
    for raw in records:
        file.write_text(json.dumps(raw), "utf-8")
        code = main(["replay", "--json", str(file)])
        out = capsys.readouterr()
        assert code in (0, 2), raw
        if code == 2:
            refused += 1
            assert out.out == ""
            assert len(out.err.splitlines()) == 1
            assert out.err.startswith(("move ", "record: "))
    assert refused > len(records) * 0.9
    assert caplog.records == [], "every refusal has its words"


def test_a_wrong_move_is_refused_at_that_move(capsys: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for place in range(0, len(WHOLE["moves"]), 31):
        for wrong in ({"do": "win"}, {**WHOLE["moves"][place], "stray": 1}, None):
            moves = [*WHOLE["moves"][:place], wrong]
            file.write_text(json.dumps({**WHOLE, "moves": moves}), "utf-8")
            assert main(["replay", str(file)]) == 2
            assert capsys.readouterr().err.startswith(f"move {place + 1}: record: ")


def test_a_fault_before_the_moves_is_named_so(capsys: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    red = {"colour": "red", "name": "Ana"}
    for change in ({"players": [red, red]}, {"components": {}}, {"components": None}):
        file.write_text(json.dumps({**WHOLE, **change}), "utf-8")
        assert main(["replay", str(file)]) == 2
        assert capsys.readouterr().err.startswith("record: ")
