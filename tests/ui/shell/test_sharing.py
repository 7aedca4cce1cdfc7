"""A finished game for others: texts, tables, links, sheets."""

import csv
import json
import threading
from datetime import UTC, datetime
from io import BytesIO, StringIO
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from PIL import Image

from companion.games import GAMES
from companion.headless.simulating import simulated
from companion.table.account import account
from companion.table.game import Seat
from companion.table.record import dump
from companion.ui.shell.sharing.ledger_csv import COLUMNS
from tests.turns import PATIENCE
from tests.vasco.ui.test_reckoning import FOUR, look

RECORDS = Path(__file__).parents[2] / "records"


@pytest.fixture(autouse=True)
def _no_chooser(device, monkeypatch) -> None:
    """A dialog of the desktop would wait for somebody; the clipboard has its programs found."""
    import companion.device.clipboard  # noqa: F401

    monkeypatch.setenv("PATH", "")


def offer(device, *names: str) -> None:
    from tests.touch.finger import Finger

    Finger(device).tap("share")
    device.frames(2)
    for name in names:
        device.tap(f"share-{name}")
    device.frames(2)


def written(device, kind: str) -> bytes:
    """The file that came of it; the dialog is looked for in another thread."""
    from companion.device.chooser import ASKING

    for thread in threading.enumerate():
        if thread.name == ASKING:
            thread.join(PATIENCE)
    device.frames(1)
    (found,) = (device.folder / "records").glob(f"*.{kind}")
    return found.read_bytes()


def test_the_ledger_as_a_table_reads_back_and_adds_up(device) -> None:
    app = look(device)
    offer(device, "csv")
    text = written(device, "csv").decode("utf-8-sig")
    say = app.of("vasco").say
    rows = [dict(zip(COLUMNS, row, strict=True)) for row in csv.reader(StringIO(text))]
    assert rows.pop(0) == {each: say(f"csv-{each}") for each in COLUMNS}
    card = app.store.shelf.every()[0]
    for result in card.results:
        whose = say(f"colour-{result.colour}")
        mine = [r for r in rows if (r["colour"], r["what"]) == (whose, say("what-vp"))]
        assert sum(int(row["amount"]) for row in mine) == result.score
    items = account(app.root.front.argument).items
    assert [(int(r["move"]), int(r["amount"]), r["source"], r["rule"]) for r in rows] == [
        (n, line.amount, say(f"source-{line.source.replace('_', '-')}"), line.rule)
        for n, line in items
    ]
    assert all(row["explanation"] and row["kind"] for row in rows)


def test_the_record_goes_out_whole(device) -> None:
    app = look(device)
    offer(device, "json")
    raw = json.loads(written(device, "json"))
    assert raw["moves"] == json.loads(FOUR.read_text("utf-8"))["moves"]
    assert raw["id"] == app.root.front.argument.head.id


def pasted() -> str:
    from kivy.core.clipboard import Clipboard

    return Clipboard.paste()


def test_a_play_for_bg_stats_decodes_to_its_fields(device) -> None:
    app = look(device)
    app.store.set("bg-stats.bgg-id", 4711)
    offer(device, "bg-stats")
    address = urlsplit(pasted())
    assert (address.scheme, address.netloc, address.path) == (
        "https",
        "app.bgstatsapp.com",
        "/createPlay.html",
    )
    play = json.loads(parse_qs(address.query)["data"][0])
    card = app.store.shelf.every()[0]
    assert play["sourcePlayId"] == card.id
    assert play["game"] == {"name": "Vasco da Gama", "bggId": 4711, "highestWins": True}
    results = {result.colour: result for result in card.results}
    ranked = [result.colour for result in card.results]
    assert play["players"] == [
        {
            "name": seat.name,
            "score": results[seat.colour].score,
            "winner": results[seat.colour].won,
            "startPlayer": place == 0,
            "rank": ranked.index(seat.colour) + 1,
            "role": seat.colour,
        }
        for place, seat in enumerate(card.players)
    ]


def test_a_play_says_when_and_how_long_where_that_is_known() -> None:
    from companion.store.cards import GameCard
    from companion.table.game import Result
    from companion.ui.shell.sharing.bg_stats import play

    card = GameCard(
        "a", "vasco", "Christmas", (Seat("red", "Rui"), Seat("blue", "")),
        started="2025-12-24T18:00:00+00:00", ended="2025-12-24T19:31:00+00:00", over=True,
        results=(Result("red", 60, True), Result("blue", 60, True)),
    )  # fmt: skip
    told = play(card, "Vasco da Gama", 0, {"red": "Rui", "blue": "Blue"})
    here = datetime(2025, 12, 24, 19, 31, tzinfo=UTC).astimezone()
    assert told["playDate"] == here.strftime("%Y-%m-%d %H:%M:%S")
    assert (told["durationMin"], told["comments"]) == (91, "Christmas")
    assert [each["rank"] for each in told["players"]] == [1, 1]
    assert "bggId" not in told["game"]
    assert "playDate" not in play(card._replace(ended=None), "V", 0, {"red": "R", "blue": "B"})


def test_the_result_is_copied_as_a_text(device) -> None:
    app = look(device)
    offer(device, "result")
    lines = pasted().splitlines()
    card = app.store.shelf.every()[0]
    assert len(lines) == len(card.players) + 2
    assert str(card.results[0].score) in lines[1]


def test_the_result_sheet_is_a_picture_and_a_page(device) -> None:
    look(device)
    offer(device, "png")
    picture = Image.open(BytesIO(written(device, "png")))
    assert (picture.format, picture.size) == ("PNG", (1240, 1754))
    # Something is drawn in every quarter of its height.
    for quarter in range(4):
        strip = picture.crop((84, quarter * 438, 1156, (quarter + 1) * 438))
        assert len(strip.getcolors(2**24)) > 60
    offer(device, "pdf")
    page = written(device, "pdf")
    assert page.startswith(b"%PDF")
    assert page.rstrip().endswith(b"%%EOF")
    drawn = Image.open(BytesIO(page[page.index(b"\xff\xd8\xff") :]))
    assert drawn.size == picture.size
    # The same sheet, as far as what a page is packed with leaves it.
    small = [each.convert("L").resize((62, 88)) for each in (drawn, picture)]
    apart = [abs(a - b) for a, b in zip(*(each.tobytes() for each in small), strict=True)]
    assert max(apart) < 12


def test_a_pad_has_a_sheet_too(device) -> None:
    from companion.ui.table.reckoning.paper import sheet
    from companion.ui.table.reckoning.sheet import png
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    app.store.bring_in(dump(simulated(GAMES["scorepad"], 3, 2)).encode())
    app.look_at(app.store.shelf.every()[0].id)
    looked_at = app.root.front.argument
    ended = app.store.shelf.card(looked_at.head.id).ended
    reckoned = app.parts_of("scorepad").table.reckoned()
    made = sheet(app.of("scorepad").say, reckoned, looked_at, ended)
    assert (made.title, made.board) == ("Vasco da Gama", None)
    assert Image.open(BytesIO(png(made))).size == (1240, 1754)


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_the_ways_to_share_are_legible(device, size) -> None:
    from companion.ui.shell.sharing.offer import Offer
    from tests.ui.walker import complaints

    app = look(device, size)
    app.words.language = "pseudo"
    device.frames(3)
    Offer(app.root.front.argument, device.folder, {"png": bytes, "pdf": bytes}).open(
        device.find("back")
    )
    device.frames(3)
    device.shot(f"share-{size}")
    assert complaints(device) == []


def test_the_number_at_board_game_geek_is_set_once(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app, finger = device.start(Look("phone")), Finger(device)
    app.root.show("settings")
    device.frames(3)
    finger.tap("bgg-id-vasco")
    device.find("name").insert_text("4711")
    device.tap("name-enter")
    assert app.store.setting("bg-stats.bgg-id") == 4711
    assert any("4711" in text for text in device.texts())
