"""A language nobody speaks, made from English by rule: longer, accented, partly Cyrillic.

An interface that shows it whole has room for German, and the glyphs for Polish and Russian.
"""

import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from companion import resources

PSEUDO = "pseudo"
_ACCENTED = str.maketrans("acelnosuyzgDBbhk", "ąćęłńöśüýżдДБьћк")
_PADDING = "щюлжы"


def pseudo(catalogue: str) -> str:
    """The same messages, each text 40 % longer; what stands in braces is untouched."""
    resource = FluentParser().parse(catalogue)
    _Lengthen().visit(resource)
    return FluentSerializer().serialize(resource)


def with_pseudo(folder: Path) -> Path:
    """Our catalogues with the pseudo-language among them, copied to a scratch folder."""
    shutil.copytree(resources.path("assets", "words"), folder, dirs_exist_ok=True)
    shutil.copytree(folder / "en", folder / PSEUDO)
    for file in (folder / PSEUDO).rglob("*.ftl"):
        file.write_text(pseudo(file.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


class _Lengthen(Visitor):
    def visit_TextElement(self, element: TextElement) -> None:  # noqa: N802
        element.value = _lengthened(element.value)


def _lengthened(text: str) -> str:
    """Every second letter buys a little padding, paid out at the ends of words."""
    longer, owed = "", 0.0
    for letter, following in zip(text, text[1:] + " ", strict=True):
        longer += letter.translate(_ACCENTED)
        owed += 0.4 * letter.isalpha()
        if letter.isalpha() and not following.isalpha():
            whole = round(owed)
            longer += (_PADDING * whole)[:whole]
            owed -= whole
    return longer
