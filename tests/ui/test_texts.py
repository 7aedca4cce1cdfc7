"""Every text comes from a catalogue: none is written in kv or code, missing, or never said."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from companion.games import GAMES, LIST
from companion.words import Speech, Words

ROOT = Path(__file__).parents[2]
KV = sorted(ROOT.glob("kv/**/*.kv"))
CODE = [
    *sorted(ROOT.glob("companion/ui/**/*.py")),
    *sorted(ROOT.glob("companion/*/ui/**/*.py")),
    ROOT / "companion" / "app.py",
]

# Properties whose value somebody reads on the screen.
READ = {
    "text", "title", "hint_text", "helper_text", "action", "agree", "decline", "options",
    "headline", "supporting_text", "caption", "label", "tooltip_text", "values",
}  # fmt: skip
# Keys that every game has messages of, if it has what they are about.
OF_ANY_GAME = {
    *("game-name", "account-amount", "ledger-", "source-", "move-", "sets-own", "sheet-title"),
    *("lies-area-", "otherwise-area-", "rule-", "rules-chapter-", "setup-place"),
}
# Functions that show what they are given.
SHOWING = {"tell"}


def raw_in_kv(text: str) -> Iterator[str]:
    for number, line in enumerate(text.splitlines(), 1):
        found = re.match(r"\s*(\w+)\s*:\s*(.+)", line)
        if found and found[1] in READ and any(_literals(found[2])):
            yield f"{number}: {line.strip()}"


def _literals(expression: str) -> Iterator[str]:
    """The strings of an expression that are neither a message's key nor the key of a look-up."""
    tree = ast.parse(expression.strip(), mode="eval")
    spared = {
        id(inner)
        for node in ast.walk(tree)
        for inner in ast.walk(
            node.args[0] if _says(node) else node.slice if isinstance(node, ast.Subscript) else node
        )
        if _says(node) or isinstance(node, ast.Subscript)
    }
    for node in ast.walk(tree):
        written = getattr(node, "value", None) if isinstance(node, ast.Constant) else None
        if isinstance(written, str) and id(node) not in spared and re.search(r"[^\W\d_]", written):
            yield written


def _says(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("say", "of")
        and bool(node.args)
    )


def raw_in_code(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        for name, value in _shown(node):
            if isinstance(value, ast.Constant | ast.JoinedStr) and any(
                _literals(ast.unparse(value))
            ):
                yield f"{value.lineno}: {name}={ast.unparse(value)}"


def _shown(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Call):
        yield from ((each.arg, each.value) for each in node.keywords if each.arg in READ)
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if called in SHOWING:
            yield from ((called, each) for each in node.args)
    if isinstance(node, ast.Assign):
        for target in node.targets:
            name = getattr(target, "attr", getattr(target, "id", ""))
            if name in READ:
                yield name, node.value


def said(text: str) -> set[str]:
    """The keys that are said, and of a key put together its beginning, which ends in a dash."""
    return set(re.findall(r"""\bsay\(\s*f?["']([^"'{]+)""", text))


def missing(keys: set[str], words: Speech) -> set[str]:
    known = words.keys()
    return {
        key
        for key in keys
        if key not in words
        and not (key.endswith("-") and any(each.startswith(key) for each in known))
    }


@pytest.mark.parametrize("file", KV, ids=lambda file: file.stem)
def test_no_text_is_written_in_kv(file: Path) -> None:
    assert [*raw_in_kv(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("file", CODE, ids=lambda file: file.stem)
def test_no_text_is_written_in_code(file: Path) -> None:
    assert [*raw_in_code(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "kv",
    [
        'text: "Undo"',
        "    title: 'Undo'",
        'text: "Undo" if root.wide else app.say("undo-short")',
        'options: [("a", "Undo")]',
        'text: f"{root.count} discs"',
        'text: app.say("home-motto") + " now"',
    ],
)
def test_a_raw_text_in_kv_is_noticed(kv: str) -> None:
    assert [*raw_in_kv(kv)]


@pytest.mark.parametrize(
    "kv",
    [
        'text: app.say("home-motto")',
        "text: root.text",
        'text: GLYPHS["chosen" if root.chosen else "none"]',
        'name: "undo"',
        'text: ""',
    ],
)
def test_what_is_no_raw_text_in_kv_passes(kv: str) -> None:
    assert [*raw_in_kv(kv)] == []


@pytest.mark.parametrize(
    "code",
    ['Label(text="Undo")', 'self.title = "Undo"', 'shell.tell("Undone")', 'x(text=f"{n} discs")'],
)
def test_a_raw_text_in_code_is_noticed(code: str) -> None:
    assert [*raw_in_code(code)]


def of_room(files: Iterable[Path], game: str) -> list[str]:
    """The texts of what belongs to a game, or, of no game, to all."""
    return [file.read_text(encoding="utf-8") for file in files if _owner(file) == game]


def _owner(file: Path) -> str:
    """A game's score pad is a game of its own, and lives in its folder."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    pads = {each.rules.split(".")[1]: each.id for each in LIST if each.rules.endswith(".pad")}
    folder = next((each for each in GAMES if each in parts), "")
    return pads[folder] if parts[-1] == "pad" and folder else folder


@pytest.mark.parametrize("game", ["", *GAMES])
def test_what_is_said_is_in_the_catalogue_of_the_game_or_in_the_one_all_share(game: str) -> None:
    speech = Words("en", strict=True).of(game)
    sources = of_room([*KV, *CODE], game)
    spared = set() if game else OF_ANY_GAME
    assert missing(set().union(*map(said, sources)), speech) - spared == set()


@pytest.mark.parametrize(
    "code", ['app.say("home-mottto")', 'say(f"colours-{name}")', "app.say('no-such', count=2)"]
)
def test_a_key_that_is_not_in_the_catalogue_is_noticed(code: str) -> None:
    assert missing(said(code), Words("en", strict=True))


def test_a_key_put_together_is_known_by_its_beginning() -> None:
    assert missing(said('say(f"colour-{name}")'), Words("en", strict=True)) == set()


def test_all_of_the_shell_s_catalogue_is_said_somewhere() -> None:
    from companion import resources
    from companion.words.catalogue import Catalogue

    shell = resources.path("assets", "words", "en", "shell.ftl").read_text(encoding="utf-8")
    sources = [*KV, *ROOT.glob("companion/**/*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    # A player's colour is looked up by the figure, as every enumerated thing is.
    unsaid = {
        name
        for name in Catalogue([shell]).names()
        if f'"{name}"' not in code and not name.startswith("colour-")
    }
    assert not unsaid
