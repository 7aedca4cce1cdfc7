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


class Words:
    """Says messages in one language, which may change at any time; `watch` tells when it did.

    What cannot be said is raised when `strict`, as in tests; else it is logged and its key shown.
    """

    def __init__(
        self, language: str = "en", *, folder: Path | None = None, strict: bool = False
    ) -> None:
        self._folder = folder or resources.path("assets", "words")
        self._strict = strict
        self._observers: list[Observer] = []
        self._language = ""
        self._catalogue = Catalogue()
        self.language = language

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        if language == self._language:
            return
        self._catalogue = self._read(language)
        self._language = language
        for observer in tuple(self._observers):
            observer()

    def speak(self, wishes: Iterable[object]) -> None:
        """The first of these that there is a catalogue of, else the language in use."""
        codes = self.codes()
        self.language = next((str(wish) for wish in wishes if wish in codes), self.language)

    def codes(self) -> list[str]:
        """The languages there are catalogues of, which this does not read."""
        return codes(self._folder)

    def languages(self) -> dict[str, str]:
        """Every language that can be spoken, with its own name for itself."""
        read = {
            code: self._catalogue if code == self._language else self._read(code)
            for code in self.codes()
        }
        return {
            code: _own_name(code, catalogue)
            for code, catalogue in read.items()
            if _OWN_NAME in catalogue
        }

    def watch(self, observer: Observer) -> None:
        self._observers.append(observer)

    def say(self, key: str, names: Names = _NOBODY, /, **figures: object) -> str:
        """The message with its figures. `names` gives the players' own names by colour."""
        try:
            return self._said(key, names, figures)
        except (Unspeakable, RecursionError) as fault:
            if self._strict:
                raise
            _log.warning("cannot say %s in %s: %s", key, self._language, fault)
            return key

    def __contains__(self, key: str) -> bool:
        return key in self._catalogue

    def keys(self) -> list[str]:
        return self._catalogue.names()

    def _said(self, key: str, names: Names, figures: dict[str, object]) -> str:
        def say(key: str, /, **inner: object) -> str:
            return self._said(key, names, inner)

        values: dict[str, Value] = {CASE: NOMINATIVE}
        for name, figure in figures.items():
            values[name] = rendered(figure, names, say, self.__contains__)
        return self._catalogue.pattern(key).say(Scope(self._catalogue, self._language, values))

    def _read(self, language: str) -> Catalogue:
        try:
            files = sorted((self._folder / language).glob("*.ftl"))
            if not files:
                raise Unspeakable(f"no catalogue of {language}")
            return Catalogue(file.read_text(encoding="utf-8") for file in files)
        except (Unspeakable, OSError) as fault:
            if self._strict:
                raise
            _log.error("cannot read the catalogue of %s: %s", language, fault)
            return Catalogue()


def codes(folder: Path | None = None) -> list[str]:
    """The languages there are catalogues of."""
    found = (folder or resources.path("assets", "words")).iterdir()
    return sorted(each.name for each in found if each.is_dir())


def _own_name(language: str, catalogue: Catalogue) -> str:
    return catalogue.pattern(_OWN_NAME).say(Scope(catalogue, language, {}))
