"""Saying things: figures become words, the language changes live, and a gap never crashes."""

import logging
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from companion.words import Unspeakable, Words
from tests.effort import spent
from tests.turns import PATIENCE

ENGLISH = """language-name = English
list-none = none
list-comma = { $left }, { $right }
list-and = { $left } and { $right }
colour-red = Red
landing-boa-gente = Terra de Boa Gente
section-3 = section 3
figure-reals = { $value ->
    [one] { $value } Real
   *[other] { $value } Reals
}
pays = { $who } pays { $price }
goes = { $who } sails to { $where }
has = { $who } has { $things }
left = { $count ->
    [0] nothing left
    [one] { $count } disc left
   *[other] { $count } discs left
}
sum = { $a } + { $b }
loop = { loop }
"""
GERMAN = ENGLISH.replace("English", "Deutsch").replace("pays", "zahlt").replace("zahlt =", "pays =")


class Figure(NamedTuple):
    kind: str
    value: object


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def words(folder: Path) -> Words:
    return Words("en", folder=folder, strict=True)


RED = Figure("player", "red")


def plain(said: str) -> str:
    """With spaces at which any line may break."""
    return said.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("key", "figures", "said"),
    [
        ("pays", {"who": RED, "price": Figure("reals", 1)}, "Rui pays 1 Real"),
        ("pays", {"who": RED, "price": Figure("reals", 13)}, "Rui pays 13 Reals"),
        ("pays", {"who": Figure("text", "The bank"), "price": 7}, "The bank pays 7"),
        (
            "goes",
            {"who": RED, "where": Figure("landing", "boa_gente")},
            "Rui sails to Terra de Boa Gente",
        ),
        ("goes", {"who": "She", "where": Figure("section", 3)}, "She sails to section 3"),
        ("left", {"count": Figure("count", 0)}, "nothing left"),
        ("left", {"count": Figure("number", 1)}, "1 disc left"),
        ("left", {"count": 1200}, "1,200 discs left"),
        ("has", {"who": RED, "things": Figure("list", ())}, "Rui has none"),
        ("has", {"who": RED, "things": Figure("list", (Figure("count", 5),))}, "Rui has 5"),
        (
            "has",
            {
                "who": RED,
                "things": Figure("list", [Figure("reals", 1), Figure("section", 3), RED, 4]),
            },
            "Rui has 1 Real, section 3, Rui and 4",
        ),
    ],
)
def test_figures_become_words(
    words: Words, key: str, figures: dict[str, object], said: str
) -> None:
    assert plain(words.say(key, {"red": "Rui"}, **figures)) == said


POLISH = """list-none = { $case ->
    [gen] niczego
   *[nom] nic
}
list-comma = { $left }, { $right }
list-and = { $left } i { $right }
list-or = { $left } lub { $right }
colour-red = czerwony
figure-reals = { $value ->
    [one] { $case ->
        [gen] { $value } Reala
       *[nom] { $value } Real
    }
    [few] { $value } Reale
   *[many] { $value } Reali
}
area-projects = { $case ->
    [in] w Pracowni
    [gen] Pracowni
   *[nom] Pracownia
}
area-characters = { $case ->
    [in] na Dworze
    [gen] Dworu
   *[nom] Dwór
}
acts = { $who }: akcja { FORM($where, case: "in") }; { $where }.
lacks = { $who } nie ma { FORM($things, case: "gen") } (razem: { $things })
"""


def in_areas(kind: str, *areas: str) -> Figure:
    return Figure(kind, [Figure("area", area) for area in areas])


@pytest.mark.parametrize(
    ("key", "figures", "said"),
    [
        ("acts", {"where": Figure("area", "characters")}, "Rui: akcja na Dworze; Dwór."),
        ("acts", {"where": "tu"}, "Rui: akcja tu; tu."),
        (
            "acts",
            {"where": in_areas("either", "projects", "characters")},
            "Rui: akcja w Pracowni lub na Dworze; Pracownia lub Dwór.",
        ),
        ("lacks", {"things": 12345}, "Rui nie ma 12 345 (razem: 12 345)"),
        ("lacks", {"things": Figure("reals", 1)}, "Rui nie ma 1 Reala (razem: 1 Real)"),
        ("lacks", {"things": Figure("reals", 5)}, "Rui nie ma 5 Reali (razem: 5 Reali)"),
        ("lacks", {"things": in_areas("list")}, "Rui nie ma niczego (razem: nic)"),
        (
            "lacks",
            {"things": in_areas("list", "projects")},
            "Rui nie ma Pracowni (razem: Pracownia)",
        ),
        (
            "lacks",
            {"things": Figure("list", [Figure("area", "characters"), RED, 3])},
            "Rui nie ma Dworu, Rui i 3 (razem: Dwór, Rui i 3)",
        ),
    ],
)
def test_a_sentence_asks_a_figure_for_the_case_it_needs(
    tmp_path: Path, key: str, figures: dict[str, object], said: str
) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "game.ftl").write_text(POLISH, encoding="utf-8")
    words = Words("pl", folder=tmp_path, strict=True)
    assert plain(words.say(key, {"red": "Rui"}, who=RED, **figures)) == said


def test_a_message_said_by_itself_is_in_the_nominative(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "game.ftl").write_text(POLISH, encoding="utf-8")
    assert Words("pl", folder=tmp_path, strict=True).say("area-characters") == "Dwór"


def test_a_player_without_a_name_is_called_by_colour(words: Words) -> None:
    assert words.say("pays", who=RED, price=2) == "Red pays 2"


@pytest.mark.parametrize(
    ("key", "figures"),
    [
        ("nothing", {}),
        ("sum", {"a": 1}),
        ("goes", {"who": RED, "where": Figure("landing", "lisbon")}),
        ("loop", {}),
    ],
)
def test_a_gap_is_loud_when_strict_and_shows_its_key_when_not(
    folder: Path, caplog: pytest.LogCaptureFixture, key: str, figures: dict[str, object]
) -> None:
    with pytest.raises((Unspeakable, RecursionError)):
        Words("en", folder=folder, strict=True).say(key, **figures)
    with caplog.at_level(logging.WARNING):
        assert Words("en", folder=folder).say(key, **figures) == key
    assert key in caplog.text


def test_a_broken_catalogue_is_loud_when_strict_and_survived_when_not(folder: Path) -> None:
    (folder / "de" / "game.ftl").write_text("Unsinn", encoding="utf-8")
    with pytest.raises(Unspeakable):
        Words("de", folder=folder, strict=True)
    words = Words("de", folder=folder)
    assert words.say("pays", who=RED, price=2) == "pays"
    assert words.languages() == {"en": "English"}


def test_the_language_changes_live_and_tells_who_watches(words: Words) -> None:
    heard: list[str] = []
    words.watch(lambda: heard.append(words.say("pays", who=RED, price=2)))
    words.language = "de"
    words.language = "de"
    assert heard == ["Red zahlt 2"]
    assert words.languages() == {"de": "Deutsch", "en": "English"}


@pytest.mark.parametrize(
    ("wishes", "language"),
    [(["de"], "de"), (["fr", "de", "en"], "de"), (["fr", None], "en"), ([], "en")],
)
def test_the_first_wish_that_can_be_met_is_spoken(
    words: Words, wishes: list[object], language: str
) -> None:
    words.speak(wishes)
    assert words.language == language


def test_only_the_language_in_use_is_read(folder: Path) -> None:
    (folder / "de" / "game.ftl").write_text("Unsinn", encoding="utf-8")
    assert Words("en", folder=folder, strict=True).say("colour-red") == "Red"


def test_eight_times_the_messages_take_no_more_than_eight_times_as_long(tmp_path: Path) -> None:
    def taken(count: int) -> float:
        folder = tmp_path / str(count)
        (folder / "en").mkdir(parents=True)
        pays = (f"pays-{n} = {{ $who }} pays {'{'} $price {'}'}\n" for n in range(count))
        (folder / "en" / "game.ftl").write_text("".join([ENGLISH, *pays]), encoding="utf-8")
        return spent(lambda: Words("en", folder=folder, strict=True).say("colour-red"))

    # What grew by the square would take sixty-four times as long.
    assert taken(1600) < 2 * 8 * taken(200)


def test_words_need_no_installed_package() -> None:
    script = "from companion.words import Words; print(Words().say('list-none'))"
    command = [sys.executable, "-S", "-c", script]
    run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (run.returncode, run.stdout, run.stderr) == (0, "none\n", "")
