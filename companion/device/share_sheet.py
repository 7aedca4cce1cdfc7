"""The device's own share sheet: only Android's can be asked for."""

import os
from collections.abc import Callable
from mimetypes import guess_type
from pathlib import Path
from shutil import copyfileobj
from typing import Any

from kivy.utils import platform

from companion.device.java import as_faults_of_files

_DOWNLOADS_ARE_OPEN = 29
"""The version of Android's interface from which an app may lay files there, and hand them on."""


def has_share_sheet() -> bool:
    return bool(platform == "android")


def share(text: str, title: str) -> None:
    """Hands a text to whatever app the person chooses there."""
    # There is no such module anywhere else.
    from jnius import autoclass, cast  # type: ignore[import-not-found]

    intent_class = autoclass("android.content.Intent")
    intent = intent_class(intent_class.ACTION_SEND)
    intent.setType("text/plain")
    string = autoclass("java.lang.String")
    intent.putExtra(intent_class.EXTRA_TEXT, cast("java.lang.CharSequence", string(text)))
    _show(intent, title)


def share_file(name: str, data: bytes | Path, title: str, otherwise: Callable[[], object]) -> None:
    """Lays a file, or a copy of one, among the downloads, where the person finds it too, and hands
    it on; does `otherwise` where the device is too old for that. Raises OSError where it cannot be
    written."""
    from jnius import autoclass, cast

    if autoclass("android.os.Build$VERSION").SDK_INT < _DOWNLOADS_ARE_OPEN:
        otherwise()
        return
    kind = guess_type(name)[0] or "application/octet-stream"
    place = _laid(name, kind, data)
    intent_class = autoclass("android.content.Intent")
    intent = intent_class(intent_class.ACTION_SEND)
    intent.setType(kind)
    intent.putExtra(intent_class.EXTRA_STREAM, cast("android.os.Parcelable", place))
    intent.addFlags(intent_class.FLAG_GRANT_READ_URI_PERMISSION)
    _show(intent, title)


def _laid(name: str, kind: str, data: bytes | Path) -> Any:
    from jnius import autoclass

    values = autoclass("android.content.ContentValues")()
    values.put("_display_name", name)
    values.put("mime_type", kind)
    resolver = _activity().getContentResolver()
    downloads = autoclass("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI
    with as_faults_of_files():
        place = resolver.insert(downloads, values)
        found = resolver.openFileDescriptor(place, "w") if place else None
    if found is None:
        raise OSError("no place among the downloads")
    with os.fdopen(found.detachFd(), "wb") as file:
        if isinstance(data, bytes):
            file.write(data)
        else:
            with data.open("rb") as source:
                copyfileobj(source, file)
    return place


def _activity() -> Any:
    from jnius import autoclass

    return autoclass("org.kivy.android.PythonActivity").mActivity


def _show(intent: Any, title: str) -> None:
    from jnius import autoclass, cast

    string = autoclass("java.lang.String")
    shown = autoclass("android.content.Intent").createChooser(
        intent, cast("java.lang.CharSequence", string(title))
    )
    _activity().startActivity(shown)
