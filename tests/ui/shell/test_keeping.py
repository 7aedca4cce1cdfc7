"""What the app keeps outlives it, however it ends; what the disk does not take has not happened."""

import shutil

import pytest

from companion.games import GAMES
from companion.store import Store
from companion.table.game import Seat
from tests.ui.at_table import GAME, own

FOUR = (Seat("yellow", "Ana"), Seat("red", "Rui"), Seat("black", "Tomé"), Seat("blue", "Inês"))


@pytest.fixture
def phone():
    from tests.ui.device import Look

    return Look("phone")


def again(device, look):
    """The app closed and started anew."""
    device.stop()
    return device.start(look)


def test_the_app_opens_into_the_game_it_was_left_in(device, phone) -> None:
    app = device.start(phone)
    app.begin("vasco", FOUR)
    left = app.session
    app = again(device, phone)
    assert app.session is not left
    assert app.session.head.id == left.head.id
    assert app.session.course == left.course
    assert not device.shows("continue")
    app.root.back()
    device.frames()
    assert device.shows("continue")


def test_what_a_kill_leaves_on_the_disk_opens_into_the_same_game(device, phone, tmp_path) -> None:
    app = device.start(phone)
    app.begin("vasco", FOUR)
    left = app.session
    shutil.copytree(device.folder, tmp_path / "killed")
    device.stop()
    device.folder = tmp_path / "killed"
    app = device.start(phone)
    assert (app.session.head.id, app.session.course) == (left.head.id, left.course)
    assert app.notices == []


def test_language_light_and_table_are_as_they_were_left(device, phone) -> None:
    from tests.touch.finger import Finger
    from tests.words.pseudo import PSEUDO

    app = device.start(phone)
    device.tap("settings")
    device.tap(f"language-{PSEUDO}")
    Finger(device).tap("light-night")
    Finger(device).tap("vasco-preset-draws")
    Finger(device).tap("vasco-help-none")
    left = own(app).options
    assert left.replaced == {"vdg", "sailors"}
    app = again(device, phone)
    assert app.words.language == PSEUDO
    assert app.theme.light == "night"
    assert own(app).options == left


def test_what_was_kept_by_another_version_is_taken_as_far_as_it_is_known(device, phone) -> None:
    app = device.start(phone)
    app.store.set("vasco.options", {"replaced": ["coins", "dice"], "help": 7, "drawn": None})
    app.store.set("language", "tlh")
    app.store.set("dark", "very")
    app = again(device, phone)
    assert own(app).options.replaced == {"coins"}
    assert own(app).options.help == "facts"
    assert app.words.language == "en"
    assert app.theme.light == "day"


def test_a_second_copy_looks_on_says_so_and_takes_over_with_one_tap(device, phone) -> None:
    first = Store(device.folder, GAMES)
    app = device.start(phone)
    assert app.looking
    assert app.words.sentence("store-second") in device.texts()
    device.tap("looking-act")
    assert app.looking
    first.shelf.start("vasco", FOUR, GAME.starter())
    first.close()
    device.tap("looking-act")
    device.frames(3)
    assert not app.looking
    assert not device.shows("looking-act")
    assert app.session.head.players == FOUR


def test_a_second_copy_that_opens_into_a_game_says_at_once_that_it_only_looks(
    device, phone
) -> None:
    first = Store(device.folder, GAMES)
    first.shelf.start("vasco", FOUR, GAMES["vasco"].starter())
    app = device.start(phone)
    assert device.shows("step-players")
    assert app.words.sentence("store-second") in device.texts()
    first.close()


def test_what_is_not_kept_is_said_and_the_screen_stays_as_it_was(device, phone) -> None:
    from tests.touch.finger import Finger

    first = Store(device.folder, GAMES)
    app = device.start(phone)
    app.begin("vasco", FOUR)
    assert app.session is None
    device.frames()
    assert app.words.sentence("store-second") in device.texts()
    app.root.show("settings")
    device.frames()
    Finger(device).tap("light-night")
    assert app.theme.light == "day"
    assert not device.find("light-night").active
    before = own(app).options
    Finger(device).tap("option-coins")
    assert own(app).options == before
    assert device.find("option-coins").active
    first.close()


def test_where_nothing_can_be_written_the_app_opens_and_says_so(device, phone, tmp_path) -> None:
    (tmp_path / "taken").write_text("this is no folder")
    device.folder = tmp_path / "taken" / "data"
    app = device.start(phone)
    assert app.looking.key == "store-read-only"
    assert app.words.sentence(app.looking.key, **app.looking.figures) in device.texts()
    app.begin("vasco", FOUR)
    assert app.session is None


def test_what_the_store_found_amiss_is_told_until_it_is_read(device, phone) -> None:
    app = device.start(phone)
    app.begin("vasco", FOUR)
    device.stop()
    file = device.folder / "companion.db"
    file.write_bytes(b"nothing" + file.read_bytes()[:4000])
    app = device.start(phone)
    app.root.show("home")
    device.frames()
    assert app.notices
    said = {app.words.sentence(each.key, **each.figures) for each in app.notices}
    assert said <= set(device.texts())
    for _ in said:
        device.tap("notice-0-act")
    assert app.notices == []
    device.frames()
    assert not said & set(device.texts())


def test_before_the_system_may_take_the_app_away_the_file_is_whole_by_itself(
    device, phone, tmp_path
) -> None:
    app = device.start(phone)
    app.begin("vasco", FOUR)
    assert app.on_pause()
    (tmp_path / "alone").mkdir()
    shutil.copy(device.folder / "companion.db", tmp_path / "alone")
    alone = Store(tmp_path / "alone", GAMES)
    assert alone.shelf.current == app.session.head.id
    alone.close()


def test_while_nobody_taps_a_backup_is_made(device, phone) -> None:
    app = device.start(phone)
    app.begin("vasco", FOUR)
    device.tap_at(5, 5)
    device.leap(20)
    device.tap_at(5, 5)
    device.leap(20)
    device.stop()
    assert not [*device.folder.glob("backup-*.db")]
    device.start(phone)
    device.tap_at(5, 5)
    device.leap(31)
    device.stop()
    assert [*device.folder.glob("backup-*.db")]
    device.app = None
