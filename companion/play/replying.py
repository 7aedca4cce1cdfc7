"""What a tap in vain is told: the one last yard of a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from companion.table.game import RECORD, Figure, Instead, Refusal, Said


class Speech(Protocol):
    def say(self, key: str, names: Mapping[str, str] = ..., /, **figures: object) -> str: ...

    def sentence(self, key: str, names: Mapping[str, str] = ..., /, **figures: object) -> str: ...


class Reply(NamedTuple):
    """Why something cannot be, by which rule and what would do; or what a piece is."""

    text: str
    rule: str = ""
    refused: bool = True


def refusal_said(
    speech: Speech, names: Mapping[str, str], refusal: Refusal, instead: Instead | None = None
) -> Reply:
    """In a sentence, with the nearest thing that is possible, and the number of the rule."""
    why = Said(refusal.key, refusal.figures)
    if instead:
        near = Figure("text", speech.say(instead.key, names, **instead.figures))
        said = Figure("text", speech.say(why.key, names, **why.figures))
        why = Said("refused-instead", {"said": said, "instead": near})
    text = speech.sentence(why.key, names, **why.figures)
    rule = "" if refusal.rule == RECORD else refusal.rule
    return Reply(speech.say("table-refused", names, said=text, rule=rule) if rule else text, rule)


def piece_said(speech: Speech, names: Mapping[str, str], said: Said, rule: str = "") -> Reply:
    return Reply(speech.sentence(said.key, names, **said.figures), rule, refused=False)
