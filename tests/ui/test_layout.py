"""The kv files hold layout and bindings only: one rule each, named as its class and its file."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KV = sorted(ROOT.glob("kv/**/*.kv"))
CODE = "\n".join(
    file.read_text(encoding="utf-8")
    for folder in ("companion/ui", "companion/*/ui")
    for file in sorted(ROOT.glob(f"{folder}/**/*.py"))
)


def faults(name: str, kv: str) -> list[str]:
    rules = re.findall(r"^<(.+?)>:", kv, re.MULTILINE)
    told = []
    if [_snake(rule) for rule in rules] != [name]:
        told.append(f"rules {rules} in {name}.kv")
    if len(kv.splitlines()) >= 250:
        told.append("too long")
    # A statement that acts takes more than one line or line of thought.
    told += re.findall(r"^\s*on_\w+:\s*$|^.*;.*$|\blambda\b|\bfor\b.+\bin\b", kv, re.MULTILINE)
    return told


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


@pytest.mark.parametrize("file", KV, ids=lambda file: file.stem)
def test_a_file_is_named_as_its_one_rule_and_holds_no_logic(file: Path) -> None:
    kv = file.read_text(encoding="utf-8")
    assert faults(file.stem, kv) == []
    rule = re.search(r"^<(\w+)>", kv, re.MULTILINE)
    assert rule
    assert f"class {rule[1]}(" in CODE


@pytest.mark.parametrize(
    "kv",
    [
        "<Other>:\n",
        "<Home>:\n<Other>:\n",
        "<Home>:\n    on_touch_down:\n        self.a()\n        self.b()\n",
        "<Home>:\n    on_size: self.a(); self.b()\n",
        "<Home>:\n    values: [each.name for each in root.games]\n",
        "<Home>:\n" + "    Text:\n" * 250,
    ],
)
def test_a_file_that_does_otherwise_is_noticed(kv: str) -> None:
    assert faults("home", kv)
