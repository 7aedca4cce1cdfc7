"""Whatever is refused or told has its sentence, and no sentence waits for nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion import resources
from companion.table.game import Refusal
from companion.vasco.rules.kinds import KINDS
from companion.vasco.rules.state import AREAS, CHARACTERS, COLOURS, LANDINGS, MISSIONARY, SAILORS
from companion.words import Words
from tests.rules.almost import at, places
from tests.vasco.rules.games import SETS, played
from tests.vasco.rules.laid import ENGLISH, VASCO

WORDS = resources.path("assets", "words", "en")
OURS = WORDS / "vasco" / "vasco.ftl"
TABLE = WORDS / "table.ftl"
PACKAGE = resources.path("companion")
NAMED = {
    "area": AREAS,
    "landing": LANDINGS,
    "character": CHARACTERS,
    "sailor": (*SAILORS, MISSIONARY),
    "move": tuple(KINDS.rows),
    "colour": COLOURS,
}
"""The kinds of figure whose every value has a name of its own."""
REFUSALS = ("Refusal", "TooDear")


def named(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


def messages(*files: Path) -> dict[str, set[str]]:
    """The keys of these catalogues, each with the variables its message uses."""
    found: dict[str, set[str]] = {}
    for file in files:
        key = ""
        for line in file.read_text("utf-8").splitlines():
            if entry := re.match(r"(-?[a-z][\w-]*) *=", line):
                key = entry[1]
                found[key] = set()
            if key and not line.startswith("#"):
                found[key] |= set(re.findall(r"\{\s*(?:FORM\()?\$(\w+)", line))
    return found


def refusals() -> Iterator[tuple[str, str, ast.Call]]:
    """Every place where something is refused with a key that stands there."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS:
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    yield f"{file.name}:{node.lineno}", str(key.value), node


def constants() -> set[str]:
    """Every text that stands in a source, and in what kv asks for."""
    found: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    for file in resources.path("kv").rglob("*.kv"):
        found |= set(re.findall(r"""["']([\w-]+)["']""", file.read_text("utf-8")))
    return found


@pytest.mark.parametrize(("place", "key", "call"), list(refusals()))
def test_a_refusal_hands_its_message_the_figures_it_uses(
    place: str, key: str, call: ast.Call
) -> None:
    said = messages(*WORDS.rglob("*.ftl"))
    assert key in said, place
    handed = {keyword.arg for keyword in call.keywords}
    if None in handed:
        assert handed - {None} <= said[key], place
    else:
        assert handed == said[key], place


def test_no_message_of_the_game_or_the_table_is_left_over() -> None:
    texts = constants()
    derived = {named(kind, name) for kind, names in NAMED.items() for name in names}
    built = {f"adjust-{what}" for what in ("vp", "reals", "captains", "missionaries")}
    built |= {"project-earning", "ship-earning"}
    for prefix in ("disk", "expected", "figure", "move", "home", "what"):
        built |= {f"{prefix}-{text}{end}" for text in texts for end in ("", "-note", "-offer")}
    keys = {key for key in messages(OURS, TABLE) if not key.startswith("ledger-")}
    assert keys - texts - derived - built == set()


@pytest.mark.parametrize("kind", sorted(NAMED))
def test_everything_that_has_a_name_is_called_by_it(kind: str) -> None:
    spoken = {ENGLISH.say(named(kind, name)) for name in NAMED[kind]}
    assert len(spoken) == len(NAMED[kind])


def refusal_of(state: Any, raw: Any) -> Refusal | None:
    try:
        VASCO.apply(state, VASCO.read(raw))
    except Refusal as refusal:
        return refusal
    return None


def spoilt(raw: Any, chance: Random) -> Any:
    """The move with one value put in the place of another, whatever their types."""
    values = [at(raw, path) for path in places(raw)]
    values += [0, 1, 99, -1, 22, None, True, "", "red", "natal", "4/1", [], {}, 10**30, "\ud800"]
    path = chance.choice(list(places(raw)))
    copy = VASCO.write(VASCO.read(raw))
    at(copy, path[:-1])[path[-1]] = chance.choice(values)
    return copy


def test_every_refusal_of_spoilt_moves_can_be_said() -> None:
    said: dict[str, str] = {}
    for seed, printed in enumerate(SETS.values()):
        chance, earlier = Random(seed), []
        for state, move in played(seed, 3, printed):
            raw = VASCO.write(move)
            earlier.append(raw)
            others = chance.choices(earlier, k=4)
            worse = [spoilt(chance.choice([raw, *others]), chance) for _ in range(12)]
            for wrong in (*others, *worse):
                if refusal := refusal_of(state, wrong):
                    sentence = ENGLISH.say(refusal.key, **refusal.figures)
                    assert refusal.key not in sentence
                    said[refusal.key] = sentence
    assert len(said) > 20
    assert len(set(said.values())) == len(said)


def test_every_line_of_the_ledger_can_be_said_and_no_source_is_left_over() -> None:
    sources = set()
    for seed, printed in enumerate(SETS.values()):
        lines = list(VASCO.begin(COLOURS, printed).lines)
        state = None
        for state, move in played(seed, 4, printed):
            lines += VASCO.apply(state, move).lines
        assert state
        wanted = {"players": {"red": {"sailors": {}}, "blue": {"sailors": {}}}}
        lines += VASCO.apply(
            state, VASCO.read({"do": "correct", "why": "so it lies", "state": wanted})
        ).lines
        for line in lines:
            source = named("ledger", line.source)
            assert source not in ENGLISH.say(source, **line.about)
            sources.add(source)
    assert {key for key in messages(OURS) if key.startswith("ledger-")} == sources


@pytest.mark.parametrize("language", [each for each in Words("en").codes() if each != "en"])
def test_sailors_of_the_ledger_are_said_in_the_language(language: str) -> None:
    words = Words(language, strict=True).of("vasco")
    for colour in SAILORS:
        said, in_english = (
            each.say("account-amount", amount=2, what=colour) for each in (words, ENGLISH)
        )
        assert said != in_english
