"""The fonts texts are set in: Garamond for headings, Inter, whose figures are lining, for the rest.

Icons are glyphs of the font that comes with KivyMD, which registers it by itself.
"""

from kivy.core.text import LabelBase

from companion import resources

HEADING = "EB Garamond"
BODY = "Inter"
ICONS = "Icons"


def register() -> None:
    LabelBase.register(HEADING, _file("EBGaramond-Regular"))
    LabelBase.register(BODY, _file("Inter-Regular"), fn_bold=_file("Inter-SemiBold"))


def _file(name: str) -> str:
    return str(resources.path("assets", "fonts", f"{name}.otf"))
