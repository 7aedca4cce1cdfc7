"""What the system lays over the edges of the window: its bars, and cameras in the glass."""

from typing import NamedTuple

from kivy.utils import platform

_FIRST_TOLD_BY_KIND = 30
"""The version of Android's interface."""


class Insets(NamedTuple):
    """In pixels from each edge."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0


def insets() -> Insets:
    """None where the device keeps them clear by itself, or does not tell."""
    return _of_android() if platform == "android" else Insets()


def _of_android() -> Insets:
    # There is no such module anywhere else.
    from jnius import autoclass  # type: ignore[import-not-found]

    if autoclass("android.os.Build$VERSION").SDK_INT < _FIRST_TOLD_BY_KIND:
        return Insets()
    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    window = activity.getWindow().getDecorView()
    ours = activity.findViewById(autoclass("android.R$id").content)
    told = window.getRootWindowInsets()
    # It tells of its bars even where it has kept them clear.
    size = window.getWidth(), window.getHeight()
    if told is None or (ours.getWidth(), ours.getHeight()) != size:
        return Insets()
    kinds = autoclass("android.view.WindowInsets$Type")
    edges = told.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(edges.left, edges.top, edges.right, edges.bottom)
