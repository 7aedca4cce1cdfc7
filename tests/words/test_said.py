"""The page for whoever writes words holds every message and whole games, in every language."""

import pytest

from companion.words import Words
from tests.said.__main__ import page
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
