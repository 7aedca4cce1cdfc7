"""Every class and member of Android's that `companion/device` names is there, in the oldest version
the app runs on as in the latest, or it is not asked for: its doors are opened on devices made of
the published types."""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from companion.device import documents, insets, languages, network, share_sheet, speech
from tests.android.java import ACTIVITY, Java, Lent, Refused, Types
from tests.android.tools import ROOT, run, spec

pytestmark = pytest.mark.long
LEVELS = sorted({int(spec()["android.minapi"]), 28, 29, 30, int(spec()["android.api"])})
NAMED = re.compile(r"\.([a-z]+[A-Z]\w*|[A-Z][A-Z_]{2,})\b")
"""As Java writes the names of methods and constants; ours are written otherwise."""
NOT_JAVA = {"CDLL", "GetUserDefaultUILanguage", "DEVNULL"}


@pytest.fixture
def java(types: Types, tmp_path: Path, monkeypatch, request) -> Iterator[Java]:
    held = tmp_path / "held"
    held.write_bytes(b"held")
    java = Java(
        types,
        request.param,
        {
            "detachFd": lambda: os.open(held, os.O_RDWR),
            "getLanguage": lambda: "pl",
            "hasMoreElements": lambda: more.pop(),
            "nextElement": lambda: Lent(java, *elements.pop(), False),
            "isUp": lambda: True,
            "getHostAddress": lambda: "192.0.2.7",
            "getName": lambda: "wlan0",
        },
    )
    # A card, its one address, and the ends of both.
    more = [False, False, True, True]
    elements = [("java.net.InetAddress",), ("java.net.NetworkInterface",)]
    android = ModuleType("android")
    android.activity = SimpleNamespace(bind=lambda **_: None)
    monkeypatch.setitem(sys.modules, "jnius", java)
    monkeypatch.setitem(sys.modules, "android", android)
    documents._listen.cache_clear()
    yield java
    documents._listen.cache_clear()
    documents._waiting.clear()


def open_all_doors(java: Java) -> list[str]:
    """Whatever the app can ask of a device; what it was told that it cannot have."""
    refused = []
    documents.choose_document(lambda _: None)
    intent = java.autoclass("android.content.Intent")()
    documents._answer(next(iter(documents._waiting)), -1, intent)
    with documents._opened(intent.getData()) as held:
        assert held.read() == b"held"
    assert insets._of_android() == insets.Insets(0, 0, 0, 0)
    assert languages._of_android() == ["pl"]
    assert [*network._of_android()] == [("wlan0", "192.0.2.7")]
    share_sheet.share("text", "title")
    share_sheet.share_file("name.csv", b"data", "title", lambda: refused.append("downloads"))
    voice = speech.AndroidVoice()
    assert voice.ready()
    voice._speak("four")
    voice.wait()
    voice.hush()
    voice.leave()
    return refused


@pytest.mark.parametrize("java", LEVELS, indirect=True)
def test_no_door_asks_for_what_a_device_has_not(java: Java) -> None:
    assert open_all_doors(java) == (["downloads"] if java.level < 29 else [])


@pytest.mark.parametrize("java", LEVELS[-1:], indirect=True)
def test_every_name_of_java_s_is_asked_for(java: Java) -> None:
    """Of a door that nothing here opens, nothing would be known."""
    open_all_doors(java)
    source = "".join(each.read_text("utf-8") for each in (ROOT / "companion/device").glob("*.py"))
    named = set(NAMED.findall(source)) - NOT_JAVA
    assert len(named) > 25
    assert named <= java.touched | {"SDK_INT"}


@pytest.mark.parametrize("java", LEVELS[:1], indirect=True)
def test_what_is_not_there_is_refused(java: Java) -> None:
    for refused in (
        lambda: java.autoclass("android.content.Intents"),
        lambda: java.autoclass("android.provider.MediaStore$Downloads"),
        lambda: java.autoclass("android.view.WindowInsets$Type"),
        lambda: java.autoclass("android.content.Intent").ACTION_OPEN_DOCUMENTS,
        lambda: java.autoclass("android.content.Intent").addCategory,
        lambda: java.autoclass("android.content.Intent")().setType(),
        lambda: java.autoclass(ACTIVITY).mActivity.getDisplay(),
    ):
        with pytest.raises(Refused):
            refused()


def test_the_activity_is_python_for_android_s(tools: Path) -> None:
    """The one class of it that we name ourselves, and the list by which answers come."""
    where = "import pythonforandroid; print(pythonforandroid.__path__[0])"
    package = Path(run(tools, "-c", where, cwd=ROOT).strip())
    source = f"bootstraps/{spec()['p4a.bootstrap']}/build/src/main/java/org/kivy/android"
    text = (package / source / "PythonActivity.java").read_text("utf-8")
    assert re.search(r"public static PythonActivity mActivity\b", text)
    assert "this.activityResultListeners.iterator()" in text
