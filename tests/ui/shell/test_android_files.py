"""On Android files go through the system's own sheet and list; what these are given, and what is
said where they cannot. The doors themselves open only on a device."""

from pathlib import Path

import pytest

from tests.ui.shell.test_sharing import offer
from tests.vasco.ui.test_reckoning import look

RECORD = Path(__file__).parents[2] / "records/sensible-4.json"


@pytest.fixture
def sheet(monkeypatch) -> list[tuple[str, bytes]]:
    """What the share sheet is handed."""
    from companion.ui.shell import files
    from companion.ui.shell.sharing import offer as offering

    handed = []

    def share_file(name, data, title, otherwise) -> None:
        handed.append((name, data))

    for room in (files, offering):
        monkeypatch.setattr(room, "has_share_sheet", lambda: True)
        monkeypatch.setattr(room, "share_file", share_file)
    return handed


def test_a_table_and_a_sheet_are_handed_to_the_share_sheet(device, sheet) -> None:
    look(device)
    offer(device, "csv")
    offer(device, "png")
    (table, text), (picture, pixels) = sheet
    assert table.endswith(".csv")
    assert text.decode("utf-8-sig").count("\n") > 4
    assert picture.endswith(".png")
    assert pixels.startswith(b"\x89PNG")


def test_a_device_too_old_for_it_keeps_the_file(device, sheet, monkeypatch) -> None:
    from companion.ui.shell.sharing import offer as offering

    monkeypatch.setattr(offering, "share_file", lambda *given: given[-1]())
    look(device)
    offer(device, "csv")
    assert [*(device.folder / "records").glob("*.csv")]


def test_a_file_that_cannot_be_laid_down_is_told(device, sheet, monkeypatch) -> None:
    from companion.ui.shell.sharing import offer as offering

    def share_file(*_: object) -> None:
        raise OSError("no place among the downloads")

    monkeypatch.setattr(offering, "share_file", share_file)
    look(device)
    offer(device, "csv")
    assert any("no place among the downloads" in text for text in device.texts())


def test_a_file_chosen_in_the_system_s_list_comes_in(device, monkeypatch) -> None:
    from companion.ui.shell import files

    monkeypatch.setattr(files, "has_documents", lambda: True)
    monkeypatch.setattr(files, "choose_document", lambda chosen: chosen(lambda: RECORD.open("rb")))
    app = device.start()
    app.root.show("games")
    device.frames()
    device.tap("import")
    device.frames(2)
    device.tap("import-chosen")
    device.frames()
    assert any("Ana 42" in text for text in device.texts())
    device.tap("dialog-agree")
    assert len(app.store.shelf.every()) == 1
