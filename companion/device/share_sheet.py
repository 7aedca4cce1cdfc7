"""The device's own share sheet: only Android's can be asked for."""

from kivy.utils import platform


def has_share_sheet() -> bool:
    return bool(platform == "android")


def share(text: str, title: str) -> None:
    """Hands a text to whatever app the person chooses there."""
    # There is no such module anywhere else.
    from jnius import autoclass, cast  # type: ignore[import-not-found]

    intent_class = autoclass("android.content.Intent")
    string = autoclass("java.lang.String")
    intent = intent_class(intent_class.ACTION_SEND)
    intent.setType("text/plain")
    intent.putExtra(intent_class.EXTRA_TEXT, cast("java.lang.CharSequence", string(text)))
    shown = intent_class.createChooser(intent, cast("java.lang.CharSequence", string(title)))
    autoclass("org.kivy.android.PythonActivity").mActivity.startActivity(shown)
