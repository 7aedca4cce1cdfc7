"""The page for whoever writes words holds every message and whole games, in every language."""

import pytest

from companion.games import GAMES
from companion.words import Words
from tests.said.__main__ import page
from tests.said.games import told
from tests.said.messages import SHARED, rendered

LANGUAGES = Words("en").codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_on_the_page(language: str) -> None:
    words = Words(language, strict=True)
    for game in (SHARED, *words.games()):
        said = dict(rendered(words, game))
        own = set((words.of(game) if game else words).keys()) - set(words.keys() if game else ())
        assert said.keys() == {key for key in own if not key.startswith("-")}
        assert all(text for texts in said.values() for text in texts)


def test_a_message_is_said_with_every_kind_of_its_figures() -> None:
    said = dict(rendered(Words("en", strict=True), "vasco"))
    assert "Rui does not have a missionary" in said["crew-lacks"]
    assert any("a grey sailor" in each for each in said["crew-lacks"])
    assert {"Buy the project for 1\u00a0R", "Buy 2 projects for 1\u00a0R"} <= set(said["deed-buy"])


def test_a_game_is_told_whole_with_what_is_refused_and_heard() -> None:
    text = "\n".join(page("de", ["vasco"]))
    for part in ("## A game: vasco", " ✗ ", " 🔊 ", "Die Schiffe bringen etwas ein", "→"):
        assert part in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_game_and_each_pad_is_told_move_by_move_to_who_wins(game: str, language: str) -> None:
    speech = Words(language, strict=True).of(game)
    lines = [*told(speech, game)]
    moves = [line for line in lines if line[0].isdigit()]
    assert [int(line.partition(". ")[0]) for line in moves] == [*range(1, len(moves) + 1)]
    assert all(line.partition(". ")[2] for line in moves)
    assert len(moves) > 20
    assert "Rui" in "".join(moves), "names are said, not colours"
    assert any(line.startswith("    ✗ ") for line in lines)
    # The pads are silent.
    assert any("🔊" in line for line in lines) == (game in ("vasco", "goa"))
    assert not lines[-1].startswith(" ")
