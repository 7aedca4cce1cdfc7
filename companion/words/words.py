"""The language in use, and the one way to say something in it."""

import logging
from collections.abc import Callable, Iterable
from pathlib import Path

from companion import resources
from companion.words.catalogue import Catalogue
from companion.words.figures import Names, rendered
from companion.words.message import CASE, NOMINATIVE, Scope, Unspeakable, Value

Observer = Callable[[], None]

_log = logging.getLogger(__name__)
_NOBODY: Names = {}
_OWN_NAME = "language-name"
_SHARED = ""
"""The catalogue that belongs to no game."""


class Speech:
    """Says messages in the language in use: those of one game, and, where it has none of a key,
    those all games share."""

    def __init__(self, words: "Words", game: str) -> None:
        self._words = words
        self._game = game

    def say(self, key: str, names: Names = _NOBODY, /, **figures: object) -> str:
        """The message with its figures. `names` gives the players' own names by colour."""
        try:
            return self._said(key, names, figures)
        except (Unspeakable, RecursionError) as fault:
            if self._words.strict:
                raise
            _log.warning("cannot say %s in %s: %s", key, self._words.language, fault)
            return key

    def sentence(self, key: str, names: Names = _NOBODY, /, **figures: object) -> str:
        """What the catalogue has for after a colon, standing alone."""
        said = self.say(key, names, **figures)
        # It may end with a question, or with a sentence.
        end = "" if said.endswith(("?", ".")) else "."
        return f"{said[:1].upper()}{said[1:]}{end}"

    def __contains__(self, key: str) -> bool:
        return key in self._catalogue

    def keys(self) -> list[str]:
        return self._catalogue.names()

    @property
    def _catalogue(self) -> Catalogue:
        return self._words.catalogue(self._game)

    def _by(self, figure: object) -> "Speech":
        """A sentence within a sentence may be a game's, as what its rules refuse."""
        game = getattr(getattr(figure, "value", None), "game", "")
        return Speech(self._words, game) if game else self

    def _rendered(self, figure: object, names: Names) -> Value:
        def say(key: str, /, **inner: object) -> str:
            return self._said(key, names, inner)

        return rendered(figure, names, say, self.__contains__)

    def _said(self, key: str, names: Names, figures: dict[str, object]) -> str:
        values: dict[str, Value] = {CASE: NOMINATIVE}
        for name, figure in figures.items():
            values[name] = self._by(figure)._rendered(figure, names)
        scope = Scope(self._catalogue, self._words.language, values)
        return self._catalogue.pattern(key).say(scope)


class Words(Speech):
    """Says what all games share in one language, which may change at any time; `watch` tells when
    it did. `of` says what is a game's own.

    What cannot be said is raised when `strict`, as in tests; else it is logged and its key shown.
    """

    def __init__(
        self, language: str = "en", *, folder: Path | None = None, strict: bool = False
    ) -> None:
        super().__init__(self, _SHARED)
        self.strict = strict
        self._folder = folder or resources.path("assets", "words")
        self._observers: list[Observer] = []
        self._language = ""
        self._catalogues: dict[str, Catalogue] = {}
        self.language = language

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        if language == self._language:
            return
        self._catalogues = {_SHARED: self._read(language)}
        self._language = language
        for observer in tuple(self._observers):
            observer()

    def of(self, game: str) -> Speech:
        """A game whose folder lies in another's, as its score pad's does, has its words too."""
        return Speech(self, game)

    def catalogue(self, game: str) -> Catalogue:
        """Read when the game is first spoken of, in each language."""
        if game not in self._catalogues:
            self._catalogues[game] = self._read(self._language, game)
        return self._catalogues[game]

    def games(self) -> list[str]:
        """Those that have catalogues of their own."""
        return sorted(each.name for each in (self._folder / "en").glob("**/*") if each.is_dir())

    def speak(self, wishes: Iterable[object]) -> None:
        """The first of these that there is a catalogue of, else the language in use."""
        codes = self.codes()
        self.language = next((str(wish) for wish in wishes if wish in codes), self.language)

    def codes(self) -> list[str]:
        """The languages there are catalogues of, which this does not read."""
        return resources.languages(self._folder)

    def languages(self) -> dict[str, str]:
        """Every language that can be spoken, with its own name for itself."""
        read = {
            code: self.catalogue(_SHARED) if code == self._language else self._read(code)
            for code in self.codes()
        }
        return {
            code: _own_name(code, catalogue)
            for code, catalogue in read.items()
            if _OWN_NAME in catalogue
        }

    def watch(self, observer: Observer) -> None:
        self._observers.append(observer)

    def _read(self, language: str, game: str = _SHARED) -> Catalogue:
        shared = self._folder / language
        folder = next(shared.glob(f"**/{game}"), shared / game) if game else shared
        above = folder.parent.name if folder.parent != shared else _SHARED
        behind = self.catalogue(above) if game else None
        try:
            files = sorted(folder.glob("*.ftl"))
            if not files and not game:
                raise Unspeakable(f"no catalogue of {language}")
            texts = (file.read_text(encoding="utf-8") for file in files)
            return Catalogue(texts, behind, language)
        except (Unspeakable, OSError) as fault:
            if self.strict:
                raise
            _log.error("cannot read the catalogue of %s: %s", language, fault)
            return Catalogue((), behind)


def _own_name(language: str, catalogue: Catalogue) -> str:
    return catalogue.pattern(_OWN_NAME).say(Scope(catalogue, language, {}))
