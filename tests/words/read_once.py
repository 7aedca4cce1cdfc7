"""Catalogues as all tests of the window begin with them: read by the first, and not again.
Where it is measured what a language costs, it is read."""

from pathlib import Path
from typing import ClassVar

from companion.words import Words
from companion.words.catalogue import Catalogue


class WordsReadOnce(Words):
    _known: ClassVar[dict[tuple[Path, str, str], Catalogue]] = {}

    def _read(self, language: str, game: str = "") -> Catalogue:
        key = self._folder, language, game
        if key not in self._known:
            self._known[key] = super()._read(language, game)
        return self._known[key]
