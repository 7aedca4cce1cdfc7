"""The icons in use: glyphs of Material Design Icons, by what they mean here."""

GLYPHS = {
    "back": "\U000f004d",
    "chosen": "\U000f012c",
    "close": "\U000f0156",
    "more": "\U000f01d9",
    "none": "",
    "redo": "\U000f044e",
    "undo": "\U000f054c",
}
