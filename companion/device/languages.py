"""The languages a person has set the device to."""

import locale
import os
import re
from collections.abc import Callable
from subprocess import SubprocessError, run

from kivy.utils import platform

_CODE = re.compile(r"[a-z]{2,3}(?![A-Za-z])")


def languages() -> list[str]:
    """Their codes, such as "pl", the dearest first; none where the device does not tell."""
    try:
        told = _ASKING.get(platform, _of_surroundings)()
    except (ImportError, OSError, SubprocessError):
        return []
    return [code[0] for each in told if (code := _CODE.match(each))]


def _of_surroundings() -> list[str]:
    """In the order gettext asks."""
    asked = (os.environ.get(name) for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, asked), "").split(":")


def _of_android() -> list[str]:
    # There is no such module anywhere else.
    from jnius import autoclass  # type: ignore[import-not-found]

    return [autoclass("java.util.Locale").getDefault().getLanguage()]


def _of_mac() -> list[str]:
    """An app begun from the Finder has no surroundings that tell; the system's list looks like
    ("pl-PL", "en-PL") over several lines."""
    asking = ["defaults", "read", "-g", "AppleLanguages"]
    told = run(asking, capture_output=True, text=True, timeout=1, check=True).stdout
    return re.findall(r"[A-Za-z][\w-]*", told)


def _of_windows() -> list[str]:
    import ctypes

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined]
    return [locale.windows_locale.get(number, "")]


_ASKING: dict[str, Callable[[], list[str]]] = {
    "android": _of_android,
    "macosx": _of_mac,
    "win": _of_windows,
}
