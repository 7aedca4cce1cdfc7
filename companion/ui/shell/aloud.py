"""What a game lets its players hear and feel, as far as the device can: all of it off at first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty

from companion.table.course import Course
from companion.table.game import Figure, Json
from companion.table.seen import open_change, seen_state
from companion.table.session import Change, Session
from companion.ui.shell.people import names

if TYPE_CHECKING:
    from companion.device.voice import Voice

VOICE, SOUNDS, VIBRATION = ALL = "voice", "sounds", "vibration"

_ACCEPTED, _REFUSED = 0.02, 0.08
"""Seconds that a device shakes for."""


def can(name: str) -> bool:
    """Whether the device has what it takes."""
    if name == VOICE:
        from companion.device.speech import can_speak

        return can_speak()
    if name == SOUNDS:
        from companion.device.sounds import can_sound

        return can_sound()
    from companion.device.vibration import can_vibrate

    return can_vibrate()


class Aloud(EventDispatcher):
    voice = BooleanProperty(False)
    """Whether numbers, prices, what ships earn and the scores are called."""
    sounds = BooleanProperty(False)
    vibration = BooleanProperty(False)

    def __init__(self, app: Any) -> None:
        super().__init__()
        self._app = app
        self._voice: Voice | None = None
        self._said = ""

    def restore(self, kept: Callable[[str], Json]) -> None:
        """What was kept, where this device can do it too; whether it can sound shows with the
        first sound, since to find out takes a while."""
        self.voice = kept(VOICE) is True and can(VOICE)
        self.vibration = kept(VIBRATION) is True and can(VIBRATION)
        self.sounds = kept(SOUNDS) is True

    def on_voice(self, *_: object) -> None:
        if not self.voice:
            self.close()

    def moved(self, session: Session, change: Change) -> None:
        """Something was done in a game, and counts."""
        face = self._app.face_of(session.game.id)
        if self.vibration:
            self._shake(_ACCEPTED)
        if self.sounds:
            self._sound("winner" if ends(change) else face.sound(change), session.game.id)
        if self.voice:
            say = self._speaking(session)
            called = face.spoken(say, open_change(session, change))
            self._say(" ".join(filter(None, (called, scores(say, change)))))

    def refused(self) -> None:
        if self.vibration:
            self._shake(_REFUSED)
        if self.sounds:
            self._sound("refuse")

    def repeat(self) -> None:
        """What was said last; before anything was, what is called now."""
        app = self._app
        running = app.running
        if not self._said and running and app.goes_on:
            face = app.face_of(running.game.id)
            self._say(face.call(self._speaking(running), seen_state(running)))
        else:
            self._say(self._said)

    def close(self) -> None:
        if self._voice:
            self._voice.close()
        self._voice, self._said = None, ""

    def _speaking(self, session: Session) -> Callable[..., str]:
        """Says a message with the players' own names."""
        known, say = names(session.head.players), self._app.of(session.game.id).say
        return lambda key, **figures: str(say(key, known, **figures))

    def _say(self, text: str) -> None:
        if not text:
            return
        if self._voice is None:
            from companion.device.speech import tongue
            from companion.device.voice import Voice

            speaks = tongue()
            assert speaks
            self._voice = Voice(speaks)
        self._said = text
        self._voice.say(text, self._app.words.language)

    def _sound(self, name: str, game: str = "") -> None:
        from companion.device.sounds import sound

        sound(name, game)

    def _shake(self, seconds: float) -> None:
        from companion.device.vibration import vibrate

        vibrate(seconds)


def ends(change: Change) -> bool:
    """Whether the game came to its end."""
    return _is_over(change.after) and not _is_over(change.before)


def _is_over(course: Course) -> bool:
    return not course.game.due(course.state).kinds


def scores(say: Callable[..., str], change: Change) -> str:
    """Everybody's, by rank, and who has won, where the game came to its end."""
    return " ".join(_scores(say, change.after)) if ends(change) else ""


def _scores(say: Callable[..., str], course: Course) -> Iterator[str]:
    results = course.game.results(course.state)
    yield say("voice-over")
    for result in results:
        points = Figure("text", say("voice-points", points=Figure("number", result.score)))
        yield say("voice-has", player=Figure("player", result.colour), what=points)
    won = [Figure("player", result.colour) for result in results if result.won]
    yield say("voice-winners", winners=Figure("list", tuple(won)), count=len(won))
