"""What is wrong with a screen when texts are as large as they can be chosen."""

from collections.abc import Iterable, Sequence

from companion.ui.shell.comfort import TEXT_SIZES
from tests.ui.device import Device
from tests.ui.walker import complaints


def wrong_at_largest(
    device: Device,
    there: object,
    taps: Sequence[str],
    languages: Iterable[str],
    picture: str,
) -> str:
    """On the screen that is shown, or `there`, after these taps, in each language."""
    app = device.app
    app.theme.text_scale = TEXT_SIZES[-1]
    if there is not None:
        app.root.show(there)
    device.frames(6)
    for name in taps:
        device.tap(name)
    found = []
    for language in languages:
        app.words.language = language
        device.frames(6)
        device.shot(f"{picture}-{language}")
        found += [f"{language}: {each}" for each in complaints(device)]
    return "\n".join(found)
