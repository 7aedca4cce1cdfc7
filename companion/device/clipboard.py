"""The clipboard."""

from kivy.core.clipboard import Clipboard


def copy(text: str) -> None:
    Clipboard.copy(text)
