"""A short buzz, where the device lies in a hand or can be felt through the table."""

from functools import cache

from kivy.utils import platform


@cache
def can_vibrate() -> bool:
    """Only where plyer can do it and the device has what shakes it."""
    if platform != "android":
        return False
    from plyer import vibrator

    try:
        return bool(vibrator.exists())
    except NotImplementedError:
        return False


def vibrate(seconds: float) -> None:
    if can_vibrate():
        from plyer import vibrator

        vibrator.vibrate(time=seconds)
