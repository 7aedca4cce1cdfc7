"""Finds what the program reads beside its code: `kv/` and `assets/`."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent

# A wheel carries both folders inside the package, where no other package's can be taken for
# them; in a source tree and in an APK they stand beside it.
_ROOT = _PACKAGE if (_PACKAGE / "kv").is_dir() else _PACKAGE.parent


def path(*parts: str) -> Path:
    """The place of `kv/…` or `assets/…`, as in `path("assets", "words")`."""
    return _ROOT.joinpath(*parts)


def languages(folder: Path | None = None) -> list[str]:
    """The codes of those there are catalogues of."""
    found = (folder or path("assets", "words")).iterdir()
    return sorted(each.name for each in found if each.is_dir())
