"""A question as it is read out, or shown where nothing is drawn: its text, and buttons by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from companion.play.question import Deed, Question, Spot, Sum
from companion.play.replying import Reply, Speech

Why = Callable[[Any], Reply | None]
"""Why a move is refused."""


class Button(NamedTuple):
    name: str
    text: str
    chosen: bool = False
    why: str = ""
    """Why it cannot be tapped, where it cannot."""
    main: bool = False
    reason: Reply | None = None
    """The same, without what it is that cannot be."""


class TextForm(NamedTuple):
    title: str
    hint: str
    spots: tuple[Button, ...]
    sums: tuple[str, ...]
    deeds: tuple[Button, ...]
    rules: tuple[str, ...] = ()
    """Those by which it is reckoned."""

    @property
    def buttons(self) -> tuple[Button, ...]:
        return (*self.spots, *self.deeds)

    def lines(self) -> Iterator[str]:
        """As a screen reader says it, from top to bottom."""
        yield from filter(None, (self.title, self.hint))
        yield from self.sums
        yield from (button.why or button.text for button in self.buttons)


def text_form(
    speech: Speech,
    names: Mapping[str, str],
    question: Question,
    why: Why | None = None,
    asides: Sequence[Deed] = (),
) -> TextForm:
    """In the language of this speech; `why` says of what cannot be why not, and `asides` can be
    done as well, though nobody waits for it."""

    def said(key: str, what: object) -> str:
        return speech.say(key, names, what=what)

    def spot_of(name: str, spot: Spot) -> Button:
        text = said("text-chosen" if spot.chosen else "text-spot", spot.text)
        return shut(Button(name, text, spot.chosen), spot.refused)

    def deed_of(deed: Deed) -> Button:
        return shut(Button(deed.name, deed.text, main=deed.main), deed.refused)

    def sum_of(line: Sum) -> str:
        return speech.say("text-sum-of" if line.detail else "text-sum", names, **line._asdict())

    def shut(button: Button, refused: Any) -> Button:
        if refused is None:
            return button
        if why is None:
            return button._replace(why=said("text-shut", button.text))
        reason = why(refused)
        told = f"{button.text}: {reason.text if reason else ''}"
        return button._replace(why=told, reason=reason)

    spots = question.spots.items()
    return TextForm(
        question.title,
        question.hint,
        tuple(spot_of(name, spot) for name, spot in spots if _is_button(spot)),
        tuple(map(sum_of, question.sums)),
        tuple(map(deed_of, (*question.deeds, *asides))),
        tuple(dict.fromkeys(line.rule for line in question.sums if line.rule)),
    )


def _is_button(spot: Spot) -> bool:
    """What is only shown is none."""
    return spot.pick is not None or spot.refused is not None
