"""Every record is played by picks and deeds alone, with nothing that could draw a window."""

import json
import pickle
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.play.modes import asked
from companion.play.text_form import text_form
from companion.table.record import Record, parse, replay
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.words import Words
from tests.play.playing import played, playing
from tests.play.table import asking_at

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests/records").glob("*.json"))
LANGUAGES = sorted(Words("en").codes())
# What a missing figure leaves behind, or a message that is put together wrongly.
GAP = re.compile(r"[{}$]|^\s*$|  |\bNone\b(?! of)|\s[,;:.]|\(\)|_")


def record(file: Path) -> Record:
    return parse(file.read_bytes(), GAMES)


@pytest.mark.parametrize("help_", ["facts", "odds"])
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_played_by_picks_comes_out_as_recorded(file, help_) -> None:
    given, questions = record(file), []
    played = playing(given, help_, lambda _, question: questions.append(question))
    *_, last = replay(GAMES[given.game], given)
    assert played.state == GAMES[given.game].shown(last.state)
    assert played.moves == len(given.moves)
    assert len(questions) >= played.moves / 2
    for question in questions:
        assert pickle.loads(pickle.dumps(question)) == question


def test_a_record_of_the_score_pad_is_written_down_key_by_key() -> None:
    given = record(ROOT / "tests/records/scorepad/scorepad-3.json")
    game, done = GAMES[given.game], played(given)
    *_, last = replay(game, given)
    assert (done.state, done.moves) == (game.shown(last.state), len(given.moves))
    assert game.due(last.state).kinds == ()
    assert done.moves < done.picks <= 2 * done.moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_said_whole_in_every_language(language) -> None:
    given = record(ROOT / "tests/records/sensible-4.json")
    speech, asked = Words(language, strict=True).of(given.game), Counter()
    names = given.names

    def say(asking, question) -> None:
        form = text_form(speech, names, question, asides=asking.asides)
        for line in form.lines():
            assert not GAP.search(line), line
        buttons = [each.text for each in form.spots if not each.why]
        assert len({*buttons}) == len(buttons) or question.area in ("recruiting", "projects")
        assert {each.name for each in form.spots if not each.why} == {*question.picks}
        asked[question.area] += 1

    playing(given, look=say, language=language)
    assert {"numbers", "characters", "recruiting", "projects", "navigation", ""} <= {*asked}


@pytest.mark.parametrize("moves", [30, 60, 90])
def test_the_same_question_is_put_anew_in_another_language(moves) -> None:
    given = record(ROOT / "tests/records/sensible-4.json")
    asking = asking_at(given, moves)
    shown, question, speech = asking.shown(), asking.question, Words("de").of(given.game)
    other = asked(QUESTIONS, shown._replace(speak=speech.say))
    assert other.title != question.title
    assert [each.name for each in other.deeds] == [each.name for each in question.deeds]
    assert other.spots == question.spots, "what they are is put into words by whoever says it"
    assert asking.question is question, "whoever asked first is still asked the same"


def test_what_cannot_be_tapped_says_why_in_a_sentence() -> None:
    given, said = record(ROOT / "tests/records/vasco-4-7.json"), []

    def say(asking, question) -> None:
        shown = asking.shown()
        form = text_form(Words("en").of(given.game), shown.names, question, asking.why)
        said.extend(each.why for each in (*form.spots, *form.deeds) if each.why)

    playing(given._replace(moves=given.moves[:60]), look=say)
    assert len(said) > 50
    assert all(re.search(r"Rule \d+\.\d+\.$", each) for each in said)


def test_the_command_writes_a_report(tmp_path) -> None:
    report = tmp_path / "report.json"
    file = ROOT / "tests/records/vasco-2-7.json"
    subprocess.run(
        [sys.executable, "-m", "tests.play", str(file), "--report", str(report)],
        cwd=ROOT,
        check=True,
    )
    told = json.loads(report.read_text())
    assert told.keys() == {"state", "moves", "picks"}
    assert told["moves"] == len(record(file).moves)
    assert told["picks"] > told["moves"]


def test_what_is_asked_needs_no_screen() -> None:
    """Every module of the shared play and of each game's, in a process of its own."""
    modules = [
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for file in ROOT.glob("companion/**/play/**/*.py")
    ]
    assert len(modules) > 40
    code = (
        "import sys\nfrom importlib import import_module\n"
        f"for module in {modules}:\n    import_module(module)\n"
        "assert not [each for each in sys.modules if each.startswith('kivy')]\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
