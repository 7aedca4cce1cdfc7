"""What the pages of the documentation name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(ROOT.glob("docs/*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_path_that_is_named_exists(page) -> None:
    named = set(re.findall(r"`((?:companion|kv|tests|assets)/[\w./-]+)`", page.read_text("utf-8")))
    assert named
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
