"""The icons in use: glyphs of Material Design Icons, by what they mean here."""

GLYPHS = {
    "back": "\U000f004d",
    "board": "\U000f034d",
    "chosen": "\U000f012c",
    "close": "\U000f0156",
    "components": "\U000f0639",
    "first": "\U000f023b",
    "forward": "\U000f0142",
    "games": "\U000f02da",
    "history": "\U000f0279",
    "more": "\U000f01d9",
    "new": "\U000f0415",
    "none": "",
    "pause": "\U000f03e4",
    "play": "\U000f040a",
    "redo": "\U000f044e",
    "settings": "\U000f08bb",
    "standings": "\U000f012a",
    "undo": "\U000f054c",
    "voice": "\U000f057e",
    "won": "\U000f04ce",
}
