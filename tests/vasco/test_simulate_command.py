"""`simulate`: games by chance, the same for the same seed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.headless.command import main
from tests.vasco.rules.laid import VASCO


def test_the_same_seed_gives_the_same_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def simulated(*arguments: str) -> str:
        assert main(["simulate", *arguments]) == 0
        return capsys.readouterr().out

    once = simulated("--players", "3", "--seed", "5")
    assert simulated("--players", "3", "--seed", "5") == once
    assert simulated("--players", "3", "--seed", "6") != once
    assert len(json.loads(once)["players"]) == 3
    two = simulated("--players", "3", "--seed", "5", "--games", "2").splitlines()
    assert two[0] + "\n" == once
    assert simulated("--players", "3", "--seed", "6") == two[1] + "\n"

    out = tmp_path / "new" / "folder"
    assert simulated("--games", "2", "--seed", "5", "--players", "3", "--out", str(out)) == ""
    files = sorted(out.iterdir())
    assert [file.read_text("utf-8") for file in files] == [line + "\n" for line in two]
    assert main(["replay", *map(str, files)]) == 0


def test_a_simulated_game_needs_no_starter_set_to_be_replayed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["simulate", "--players", "2"])
    raw = json.loads(capsys.readouterr().out)
    assert raw["components"] == VASCO.starter()
    assert raw["format"] == "companion-record/1"


def test_without_a_game_the_first_of_the_list_is_meant_and_only_its_numbers_of_players_play(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["simulate"])
    raw = json.loads(capsys.readouterr().out)
    assert (raw["game"], len(raw["players"])) == ("vasco", 4)
    for number in ("1", "5", "-1"):
        with pytest.raises(SystemExit) as ended:
            main(["simulate", f"--players={number}"])
        assert ended.value.code == 2
        assert "vasco is for 2, 3, 4" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    assert main(["simulate", "--out", str(file)]) == 2
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)
