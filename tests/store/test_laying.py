"""Files laid down for others: whole or not at all, never over what lies there."""

import os
import stat
import sys

import pytest

from companion.store.laying import free, laid_down, lay


def refuse(*_: object, **__: object) -> None:
    raise OSError("the disk does not answer")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "backup.json"


def test_it_is_there_when_all_of_it_is(file):
    steps = laid_down(file, ["one\n", "ż"])
    assert [next(steps), file.exists()] == [1, False]
    assert [*steps] == [2]
    assert file.read_bytes() == "one\nż".encode()
    assert [*file.parent.iterdir()] == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")
def test_nobody_else_may_read_it(file):
    assert [*laid_down(file, ["secret"])] == [1]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_who_stops_before_the_end_leaves_nothing_behind(file):
    steps = laid_down(file, ["one", "two"])
    next(steps)
    steps.close()
    assert [*file.parent.iterdir()] == []


def test_what_is_not_on_the_disk_yet_is_not_laid_down(file, monkeypatch):
    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="does not answer"):
        [*laid_down(file, ["one"])]
    assert [*file.parent.iterdir()] == []


def test_all_of_it_is_handed_to_the_disk_before_the_disk_is_asked_to_keep_it(file, monkeypatch):
    asked = []
    monkeypatch.setattr(os, "fsync", lambda at: asked.append(os.fstat(at).st_size))
    assert [*laid_down(file, ["one", "two"])] == [1, 2]
    assert asked == [len("onetwo")]


def test_what_lies_there_is_left_and_nothing_is_begun(file):
    file.write_text("theirs")
    with pytest.raises(FileExistsError):
        next(laid_down(file, ["ours"]))
    file.unlink()
    file.symlink_to(file.with_name("nowhere"))
    with pytest.raises(FileExistsError):
        next(laid_down(file, ["ours"]))
    assert [*file.parent.iterdir()] == [file]


@pytest.mark.parametrize("links", [True, False], ids=["linked", "where nothing can be linked"])
def test_what_comes_there_meanwhile_is_left_too(file, monkeypatch, links):
    if not links:
        monkeypatch.setattr(os, "link", refuse)
    steps = laid_down(file, ["ours"])
    next(steps)
    file.write_text("theirs")
    with pytest.raises(FileExistsError):
        next(steps)
    assert file.read_text() == "theirs"
    assert [*file.parent.iterdir()] == [file]


def test_where_nothing_can_be_linked_it_is_renamed(file, monkeypatch):
    monkeypatch.setattr(os, "link", refuse)
    assert [*laid_down(file, ["one", "two"])] == [1, 2]
    assert file.read_text() == "onetwo"
    assert [*file.parent.iterdir()] == [file]


def test_the_next_free_name_has_a_number(file):
    assert free(file) == file
    file.symlink_to(file.with_name("nowhere"))
    file.with_name("backup (2).json").touch()
    assert free(file) == file.with_name("backup (3).json")


def test_what_lies_there_already_is_not_laid_again(file):
    assert lay(file, b"one") == file
    assert lay(file, b"one") == file
    assert lay(file, b"two") == file.with_name("backup (2).json")
    assert (file.read_bytes(), len([*file.parent.iterdir()])) == (b"one", 2)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_half_of_a_file_is_taken_away(file):
    import resource

    none = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (3, none[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            lay(file, b"too long")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, none)
    assert [*file.parent.iterdir()] == []
