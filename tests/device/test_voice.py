"""The voice: in the language wanted, one text at a time; real where espeak-ng is installed."""

import shutil
import wave
from pathlib import Path
from threading import Event

import pytest

from companion import resources
from companion.words import Words
from tests.turns import PATIENCE

LANGUAGES = sorted(Words("en").codes())
ESPEAK = shutil.which("espeak-ng")


def say_to_files(folder: Path) -> str:
    """The real program, which here writes down its words and speaks into a file: a machine that
    tests need have no loudspeaker."""
    program = folder / "espeak-ng"
    program.write_text(
        f'#!/bin/sh\necho "$@" >>{folder}/asked\n'
        f'{ESPEAK} -w {folder}/$2.wav "$@"\necho $? >>{folder}/ended\n'
    )
    program.chmod(0o755)
    return str(program)


@pytest.mark.skipif(not ESPEAK, reason="espeak-ng is not installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_plyer_speaks_for_real_in_each_language(tmp_path: Path, language: str) -> None:
    from plyer.facades import TTS

    from companion.device.speech import Espeak
    from companion.device.voice import Voice

    tongue = Espeak(say_to_files(tmp_path))
    assert isinstance(tongue, TTS)
    text = Words(language, strict=True).say("voice-over")
    voice = Voice(tongue)
    voice.say(text, language)
    voice.finish()
    voice.close()
    assert (tmp_path / "asked").read_text() == f"-v {language} -- {text}\n"
    assert (tmp_path / "ended").read_text() == "0\n"
    with wave.open(str(tmp_path / f"{language}.wav")) as spoken:
        assert spoken.getnframes() > spoken.getframerate() / 2


def test_a_device_without_a_voice_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from companion.device import speech

    monkeypatch.setenv("PATH", str(tmp_path))
    speech.tongue.cache_clear()
    try:
        assert not speech.can_speak()
    finally:
        speech.tongue.cache_clear()


def test_a_voice_that_is_gone_is_silent(tmp_path: Path) -> None:
    from companion.device.speech import Espeak
    from companion.device.voice import Voice

    voice = Voice(Espeak(str(tmp_path / "gone")))
    voice.say("4", "en")
    voice.finish()
    voice.close()


def told_tongue():
    """It says a text until it is hushed, or told that it has been said."""
    from companion.device.speech import Tongue

    class Told(Tongue):
        def __init__(self) -> None:
            self.said: list[str] = []
            self.begun, self.ended, self.last = Event(), Event(), Event()
            self.speaking = self.most = 0

        def _speak(self, message: str) -> None:
            self.said.append(message)
            self.speaking += 1
            self.most = max(self.most, self.speaking)
            self.ended.clear()
            self.begun.set()
            if message == "last":
                self.last.set()

        def wait(self) -> None:
            assert self.ended.wait(PATIENCE)
            self.speaking -= 1

        def hush(self) -> None:
            self.ended.set()

    return Told()


def test_what_is_overtaken_is_dropped_and_never_two_speak() -> None:
    from companion.device.voice import Voice

    tongue = told_tongue()
    voice = Voice(tongue)
    voice.say("1", "en")
    assert tongue.begun.wait(PATIENCE)
    for number in range(2, 50):
        voice.say(str(number), "en")
    voice.say("last", "en")
    assert tongue.last.wait(PATIENCE)
    tongue.ended.set()
    voice.finish()
    voice.close()
    assert tongue.most == 1
    assert tongue.said[0] == "1"


def test_nothing_waits_for_a_hushed_voice() -> None:
    from companion.device.voice import Voice

    tongue = told_tongue()
    voice = Voice(tongue)
    voice.say("1", "en")
    assert tongue.begun.wait(PATIENCE)
    voice.hush()
    voice.finish()
    voice.close()
    assert tongue.said == ["1"]


def test_every_sound_is_short_and_small() -> None:
    from companion.device.sounds import SOUNDS

    folder = resources.path("assets", "sounds")
    assert {file.stem for file in folder.glob("*.wav")} == set(SOUNDS)
    for file in folder.rglob("*.wav"):
        assert file.stat().st_size < 20_000
        with wave.open(str(file)) as sound:
            assert sound.getnchannels() == 1
            assert 0.05 < sound.getnframes() / sound.getframerate() < 1
