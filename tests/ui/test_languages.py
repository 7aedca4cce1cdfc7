"""The first start speaks the language that the person has set the device to."""

import pytest


@pytest.mark.parametrize(
    ("surroundings", "told"),
    [
        ({"LANG": "pl_PL.UTF-8"}, ["pl"]),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU@cyr"}, ["ru"]),
        ({"LANGUAGE": "xx:pl:en_GB", "LANG": "de_DE"}, ["xx", "pl", "en"]),
        ({"LC_MESSAGES": "de", "LANG": ""}, ["de"]),
        ({"LANG": "C.UTF-8"}, []),
        ({"LANG": "POSIX"}, []),
        ({}, []),
    ],
)
def test_a_computer_tells_its_languages(monkeypatch, surroundings, told) -> None:
    from kivy.utils import platform

    from companion.device.languages import languages

    if platform != "linux":
        pytest.skip("other systems are asked otherwise")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert languages() == told
