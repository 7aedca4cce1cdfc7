"""Who may import whom. The arrows are read from the sources, so that no import is missed because
it stands in a function, behind TYPE_CHECKING or in a kv file."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HEADLESS = {"companion", "resources", "table", "games", "store", "words"}
DRAWN = {"resources", "ui.layout", "play.looks", "kivy"}
SHELL = HEADLESS | {"play", "device", "ui.layout", "ui.drawn", "kivy", "kivymd"}
TABLE = SHELL | {"ui.shell"}
GAME_UI = TABLE | {"ui.table"}

OF_A_GAME = sorted(each.parent.name for each in ROOT.glob("companion/*/rules"))
"""Each game has its own three rooms."""

COMPUTED = "what only running it tells"
"""An import of a module whose name is no constant: the list of games may."""

# A module's room is the longest of these names that its own begins with. It may import itself, the
# standard library and what is listed: rooms, parts of rooms, and installed packages. The room
# `companion` is the package's own file, which holds the version.
ARROWS: dict[str, set[str]] = {
    "main": {"app"},
    "companion": set(),
    "resources": set(),
    "table": set(),
    "words": {"resources"},
    "play": {"table", "words"},
    "games": {"resources", "table", "play.afar", COMPUTED},
    "store": {"companion", "resources", "table"},
    "phones": {"play", "table", "words", "websockets", "segno"},
    "device": {"resources", "kivy", "plyer", "jnius", "android"},
    "ui": set(),
    "ui.layout": {"resources", "kivy"},
    "ui.drawn": DRAWN,
    "ui.shell": SHELL,
    "ui.table": TABLE | {"PIL"},
    "screens": HEADLESS | {"ui", "kivy"},
    "offered": HEADLESS | {"ui", "kivy"},
    "hosted": HEADLESS | {"play.afar", "play.spectators", "play.table", "play.history"},
    "joining": HEADLESS | {"device", "hosted", "phones", "kivy"},
    "app": HEADLESS
    | {"play.table", "device", "ui", "screens", "offered", "joining", "kivy", "kivymd"},
    "headless": HEADLESS | {"play", "phones"},
    "__main__": {"headless"},
}

for game in OF_A_GAME:
    ARROWS |= {
        game: set(),
        f"{game}.rules": {"table.components", "table.game"},
        f"{game}.play": {f"{game}.rules", "play", "table", "words"},
        f"{game}.ui": GAME_UI | {f"{game}.rules", f"{game}.play"},
    }
    if (ROOT / "companion" / game / "players").exists():
        ARROWS[f"{game}.players"] = {f"{game}.rules", "table.game", "table.search"}
        ARROWS[f"{game}.ui"].add(f"{game}.players")


def within(name: str, whole: str) -> bool:
    return name == whole or name.startswith(whole + ".")


def room(module: str) -> str:
    name = module.removeprefix("companion.")
    return max((each for each in ARROWS if within(name, each)), key=len, default="")


def imported(tree: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, each.name) for each in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                above = package.rsplit(".", level - 1)[0] if level else ""
                source = ".".join(filter(None, (above, module)))
                yield from ((node.lineno, f"{source}.{each.name}") for each in names)
            case ast.Call(
                func=ast.Name(id=called) | ast.Attribute(attr=called), args=[name, *_]
            ) if called in ("import_module", "__import__"):
                yield node.lineno, name.value if isinstance(name, ast.Constant) else COMPUTED


def kv_imported(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"\s*#:\s*import\s+\S+\s+(\S+)", line):
            yield number, found[1]


def allowed(home: str, target: str) -> bool:
    top, _, name = target.partition(".")
    if top != "companion":
        return top in sys.stdlib_module_names or top in ARROWS[home] - ARROWS.keys()
    reached = room(target) or "companion"
    return reached in {home} | ARROWS[home] or any(within(name, each) for each in ARROWS[home])


def complaints(path: str, text: str) -> list[str]:
    """Every import in this source that no arrow allows; `path` is below the checkout."""
    place = Path(path)
    if place.suffix == ".kv":
        folder = place.parts[1]
        home = f"{folder}.ui" if folder in OF_A_GAME else f"ui.{folder}"
        found = kv_imported(text)
    else:
        is_package = place.name == "__init__.py"
        module = ".".join(place.parent.parts if is_package else place.with_suffix("").parts)
        home = room(module)
        package = module if is_package else module.rpartition(".")[0]
        found = imported(ast.parse(text), package)
    if home not in ARROWS:
        return [f"{path} is in no room of the design"]
    return [
        f"{path}:{line}: {home} must not import {target}"
        for line, target in found
        if not allowed(home, target)
    ]


def test_sources_keep_to_the_arrows() -> None:
    sources = [ROOT / "main.py", *ROOT.glob("companion/**/*.py"), *ROOT.glob("kv/**/*.kv")]
    found = [
        complaint
        for source in sources
        for complaint in complaints(str(source.relative_to(ROOT)), source.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


def a_source(home: str) -> str:
    files = {"main": "main.py", "companion": "companion/__init__.py"}
    return files.get(home, f"companion/{home.replace('.', '/')}/__init__.py")


@pytest.mark.parametrize("home", ARROWS)
def test_every_import_without_an_arrow_is_found(home: str) -> None:
    packages = {"kivy", "kivymd", "plyer", "websockets", "segno", "fluent", "pytest"}
    for target in ARROWS.keys() - {"main"} | packages:
        module = target if target in packages | {"companion"} else f"companion.{target}"
        has_arrow = target == home or any(within(target, each) for each in ARROWS[home])
        assert bool(complaints(a_source(home), f"import {module}")) is not has_arrow, target


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("companion/table/record.py", "from companion import vasco"),
        ("companion/table/record.py", "from companion import __version__"),
        ("companion/table/record.py", "from .. import vasco"),
        ("companion/table/record.py", "from ..vasco.rules.state import State"),
        ("companion/table/__init__.py", "from ..vasco import State"),
        ("companion/table/record.py", "def load():\n    import companion.vasco.rules.state"),
        ("companion/table/record.py", "if TYPE_CHECKING:\n    from companion.store import Store"),
        ("companion/table/record.py", "try:\n    import kivy\nexcept ImportError:\n    pass"),
        ("companion/table/record.py", "import_module('companion.vasco.rules')"),
        ("companion/table/record.py", "importlib.import_module(name)"),
        ("companion/table/record.py", "__import__('kivy')"),
        ("companion/vasco/rules/state.py", "from companion.table import Session"),
        ("companion/vasco/rules/state.py", "from companion.table.session import Session"),
        ("companion/words/message.py", "from ..table.game import Refusal"),
        ("companion/words/message.py", "from fluent.runtime import FluentBundle"),
        ("companion/resources.py", "from . import words"),
        ("companion/ui/shell/home.py", "from ...vasco.ui.board import Board"),
        ("companion/ui/shell/home.py", "from companion.vasco import ui"),
        ("companion/ui/shell/home.py", "import companion.vasco.rules"),
        ("companion/vasco/ui/board.py", "from companion.app import App"),
        ("companion/app.py", "def build():\n    from companion.vasco.ui import board"),
        ("companion/screens.py", "def build():\n    from companion.goa.ui import pad"),
        ("companion/app.py", "import_module(name)"),
        ("companion/games.py", "from companion.vasco.rules.vasco import Vasco"),
        ("companion/headless/command.py", "from companion.ui.shell import home"),
        ("companion/headless/command.py", "from kivy.clock import Clock"),
        ("companion/phones/host.py", "from kivy.clock import Clock"),
        ("companion/phones/host.py", "from companion.store import Store"),
        ("companion/phones/page.py", "from companion.vasco.play.afar import AFAR"),
        ("companion/play/asking.py", "from companion.phones.host import Host"),
        ("companion/ui/table/screen.py", "import websockets"),
        ("companion/__main__.py", "from companion.app import App"),
        ("companion/rest.py", ""),
        ("companion/ui/rest/home.py", "import companion.ui.shell"),
        ("kv/shell/home.kv", "#:import Board companion.vasco.ui.board.Board"),
        ("kv/shell/home.kv", "# a comment\n#: import state companion.vasco.state"),
    ],
)
def test_no_disguise_helps(path: str, text: str) -> None:
    assert complaints(path, text)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("companion/table/record.py", "import json\nfrom . import game\nfrom .game import Step"),
        ("companion/vasco/rules/state.py", "from companion.table.game import Step"),
        ("companion/vasco/rules/state.py", "from ...table import game"),
        ("companion/games.py", "from companion import resources"),
        ("companion/vasco/ui/board.py", "from ...ui.shell.chrome import button"),
        ("companion/games.py", "def load(name):\n    return import_module(name)"),
        ("main.py", "from companion.app import main"),
        (
            "kv/vasco/board.kv",
            "#:import chrome companion.ui.shell.chrome\n#:import dp kivy.metrics.dp",
        ),
    ],
)
def test_what_the_arrows_allow_passes(path: str, text: str) -> None:
    assert not complaints(path, text)
