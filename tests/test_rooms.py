"""No shared room names a game: not by an import, a name of its own, a string or in a kv file."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games import LIST

ROOT = Path(__file__).parent.parent
FOLDERS = {each.parent.name for each in ROOT.glob("companion/*/rules")}
"""What a game's own folder is called."""
GAMES = FOLDERS | {each.id for each in LIST}
THINGS = {
    *(
        "navigate",
        "navigation",
        "sail",
        "reals",
        "vp",
        "vdg",
        "missionaries",
        "captain",
        "captains",
    ),
    *("missionaries", "sailor", "sailors", "merchant", "merchants", "expedition", "spices"),
}
"""What only one game has: its pieces, its money, its moves."""
WORD = re.compile(r"[a-z]+")
# The list of games names them all. What migrates old data has to know whose they are.
EXEMPT = ("companion/games.py", "companion/store/migrations/")
# The app itself is called after the first game it had.
TITLE = ("companion/__init__.py", "Vasco companion")


def words(text: str) -> set[str]:
    """As they stand in names and sentences alike: `goa_rules` and `GoaRules` have two."""
    return {*WORD.findall(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower())}


def docstrings(tree: ast.AST) -> set[int]:
    """The strings that only explain; they may give examples."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def said(tree: ast.AST) -> Iterator[tuple[int, str, set[str]]]:
    """Every name and every string of a source, and which words must not be in it."""
    explaining = docstrings(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in explaining:
                yield node.lineno, text, GAMES | THINGS
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield node.lineno, name, GAMES
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.keyword(arg=str(name)):
                yield node.lineno, name, GAMES
            case ast.Import(names=names):
                yield from ((node.lineno, f"{each.name} {each.asname}", GAMES) for each in names)
            case ast.ImportFrom(module=module, names=names):
                for each in names:
                    yield node.lineno, f"{module} {each.name} {each.asname}", GAMES


def said_in_kv(text: str) -> Iterator[tuple[int, str, set[str]]]:
    """Whatever is no comment; an import looks like one."""
    for number, line in enumerate(text.splitlines(), 1):
        if not re.match(r"\s*#(?!:)", line):
            yield number, line, GAMES | THINGS


def is_shared(path: str) -> bool:
    _, *within = Path(path).parts
    return not (path.startswith(EXEMPT) or (within and within[0] in FOLDERS))


def named(path: str, text: str) -> list[str]:
    """Where this source of a shared room gives a game away."""
    found = said_in_kv(text) if path.endswith(".kv") else said(ast.parse(text))
    return [
        f"{path}:{line}: {', '.join(sorted(told))} in {part.strip()!r}"
        for line, part, barred in found
        if (told := words(part) & barred) and (path, part) != TITLE
    ]


def test_no_shared_room_names_a_game() -> None:
    sources = [ROOT / "main.py", *ROOT.glob("companion/**/*.py"), *ROOT.glob("kv/**/*.kv")]
    paths = {str(each.relative_to(ROOT)): each for each in sources}
    shared = [path for path in paths if is_shared(path)]
    assert len(shared) > 150, "where the shared rooms are"
    found = [each for path in shared for each in named(path, paths[path].read_text("utf-8"))]
    assert not found, "\n".join(found)


def test_words_of_their_own_have_games_only() -> None:
    spoken = {each.name for each in ROOT.glob("assets/words/en/**/") if each.name != "en"}
    assert spoken <= GAMES
    assert {"vasco", "goa"} <= GAMES


@pytest.mark.parametrize(
    "text",
    [
        "import companion.vasco.rules",
        "import companion.table as goa",
        "from companion import scorepad",
        "from companion.goa.ui import board as here",
        "from companion.table import game as goa",
        "def load():\n    from ..vasco.rules import state",
        'GAMES["vasco"]',
        'game = games.get(kept, "vasco")',
        'if game.id == "scorepad":\n    pass',
        'SETTING = "vasco.options"',
        'if entry.raw["do"] == "navigate":\n    pass',
        'points = ledger.total(colour, "vp")',
        'mine = {"reals": 3}',
        'app.say(f"goa-{key}")',
        'sound("sail")',
        "def vasco_starter():\n    pass",
        "class VascoFace:\n    pass",
        "def begin(goa):\n    pass",
        "app.vasco.begin()",
        "begin(vasco=True)",
        'def f():\n    """Fine."""\n    return "vasco"',
    ],
)
def test_no_disguise_helps(text: str) -> None:
    assert named("companion/ui/shell/home.py", text)


@pytest.mark.parametrize(
    "text",
    [
        "#:import Board companion.vasco.ui.board.Board",
        "Label:\n    text: app.of('vasco').say('begin')",
        "Label:\n    on_tap: app.root.show('goa')",
        "<VascoRow@Row>:",
    ],
)
def test_no_kv_file_is_overlooked(text: str) -> None:
    assert named("kv/shell/home.kv", text)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("companion/ui/shell/home.py", '"""As in Vasco da Gama, `vp` or `reals`."""'),
        ("companion/ui/shell/home.py", 'x = 1\n"""What Goa calls ducats."""'),
        ("companion/ui/shell/home.py", 'say("home-continue")\nnotes = {"goal": 3}'),
        ("companion/ui/shell/home.py", "sources = navigated = 0"),
        ("kv/shell/home.kv", "# As the board of Goa does.\nLabel:\n    text: 'goal'"),
    ],
)
def test_what_names_no_game_passes(path: str, text: str) -> None:
    assert not named(path, text)


@pytest.mark.parametrize(
    ("path", "shared"),
    [
        ("companion/vasco/ui/board.py", False),
        ("kv/vasco/board.kv", False),
        ("companion/games.py", False),
        ("companion/store/migrations/second.py", False),
        ("companion/app.py", True),
        ("companion/screens.py", True),
        ("companion/store/file.py", True),
        ("kv/table/choice.kv", True),
    ],
)
def test_only_games_and_migrations_may(path: str, shared: bool) -> None:
    assert is_shared(path) is shared
