"""Records that no program should have written, and what is to become of each."""

from __future__ import annotations

import io
import zipfile

from tests.doors.making import (
    MB,
    REFUSED,
    TAKEN,
    Hostile,
    adjusting,
    named,
    raw,
    record,
    with_components,
)


def zipped(content: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("../../x.json", content)
    return packed.getvalue()


RECORDS: dict[str, Hostile] = {
    "empty": Hostile(REFUSED, lambda: b""),
    "as many moves as may be": Hostile(TAKEN, lambda: adjusting(4_900)),
    # How deep
    "open lists": Hostile(REFUSED, lambda: b"[" * 200_000),
    "deep lists": Hostile(REFUSED, lambda: b"[" * 100_000 + b"]" * 100_000),
    "a thousand lists": Hostile(REFUSED, raw('"x": ' + "[" * 1000 + "]" * 1000)),
    "a hundred objects": Hostile(REFUSED, raw('"x": ' + '{"a":' * 100 + "1" + "}" * 100)),
    # No JSON, or nearly
    "a picture": Hostile(REFUSED, lambda: b"\x89PNG\r\n\x1a\n" + bytes(1000)),
    "a packed file": Hostile(REFUSED, lambda: b"\x1f\x8b\x08\0" + bytes(range(256)) * 40),
    "another encoding": Hostile(REFUSED, lambda: record().decode().encode("utf-16")),
    "an older encoding": Hostile(
        REFUSED, lambda: record(title="Zo\xeb").replace(b"\\u00eb", b"\xeb")
    ),
    "a mark of the encoding": Hostile(REFUSED, lambda: b"\xef\xbb\xbf" + record()),
    "half of it": Hostile(REFUSED, lambda: record()[:5000]),
    "text after it": Hostile(REFUSED, lambda: record() + b"x"),
    "a key twice": Hostile(REFUSED, raw('"title": "a", "title": "b"')),
    "keys that become one": Hostile(REFUSED, raw('"x": {"e\\u0301": 1, "\\u00e9": 2}')),
    # Figures
    "no number": Hostile(REFUSED, raw('"x": NaN')),
    "infinite": Hostile(REFUSED, raw('"x": -Infinity')),
    "infinite by its power": Hostile(REFUSED, raw('"x": [1, 1e999]')),
    "infinite certainty": Hostile(
        REFUSED, lambda: with_components(("certainty",), "?").replace(b'"?"', b"1e999")
    ),
    "a number of many digits": Hostile(REFUSED, raw('"x": ' + "9" * 100_000)),
    "a number of some digits": Hostile(REFUSED, raw('"x": ' + "9" * 400)),
    # What it is called by
    "a path": Hostile(TAKEN, lambda: record(id="../../x")),
    "a path from the root": Hostile(TAKEN, lambda: record(id="/etc/x")),
    "a path of the other kind": Hostile(TAKEN, lambda: record(id="..\\..\\CON")),
    "a long id": Hostile(TAKEN, lambda: record(id="x" * 1900)),
    "an id on two lines": Hostile(TAKEN, lambda: record(id="a\n\0b")),
    "an id that is none": Hostile(TAKEN, lambda: record(id=["x", {"y": 1}])),
    # Texts
    "half a letter": Hostile(TAKEN, lambda: named("A\ud800na")),
    "a name of many letters": Hostile(TAKEN, lambda: named("Ana" * 600)),
    "a name on many lines": Hostile(TAKEN, lambda: named("A\r\nn\u2028a\x1b[2J")),
    "marks on marks": Hostile(TAKEN, lambda: named("A" + "\u0301\u0489\u0336" * 90 + "na")),
    "a name from right to left": Hostile(TAKEN, lambda: named("\u202eanA\u2066")),
    "a name nobody sees": Hostile(TAKEN, lambda: named("\u200b\u2060\ufeff")),
    "a formula": Hostile(TAKEN, lambda: named('=HYPERLINK("x")')),
    "markup": Hostile(TAKEN, lambda: named("[size=900][ref=x]A[/b]")),
    "a title on two lines": Hostile(TAKEN, lambda: record(title="a\n\n\tb\u202e")),
    "a title that is none": Hostile(TAKEN, lambda: record(title={"a": 1})),
    "a reason on two lines": Hostile(TAKEN, lambda: adjusting(3, "a\nb\u202e\ud800")),
    "half a letter elsewhere": Hostile(TAKEN, raw('"\\ud800": ["\\udfff"]')),
    # Times
    "no time of beginning": Hostile(TAKEN, lambda: record(started="")),
    "a true time of beginning": Hostile(TAKEN, lambda: record(started=True)),
    "a time of many digits": Hostile(REFUSED, lambda: record(started=10**40)),
    # Component sets
    "docks by the thousand": Hostile(
        REFUSED, lambda: with_components(("landings", "natal", "docks"), [4] * 5000)
    ),
    "tiles by the thousand": Hostile(
        REFUSED, lambda: with_components(("projects", "I"), ["4/1"] * 50_000)
    ),
    "merchants by the thousand": Hostile(
        REFUSED, lambda: with_components(("merchants",), [7] * 9999)
    ),
    "records one after the other": Hostile(REFUSED, lambda: record() + b"\n" + record()),
    "a record in a list": Hostile(REFUSED, lambda: b"[" + record() + b"]"),
    "a record of a later format": Hostile(REFUSED, lambda: record(format="companion-record/2")),
    "a bomb": Hostile(REFUSED, lambda: zipped(bytes(20 * MB))),
    "a torn archive": Hostile(REFUSED, lambda: zipped(record())[:-30]),
    "pages of a database": Hostile(REFUSED, lambda: b"SQLite format 3\0" + bytes(9000)),
    "an encoding without its mark": Hostile(REFUSED, lambda: record().decode().encode("utf-16-be")),
    "nothing between its parts": Hostile(REFUSED, lambda: record().replace(b", ", b",\0")),
    "a move that is none": Hostile(REFUSED, lambda: record(moves=[None])),
    "a move of no kind": Hostile(REFUSED, lambda: record(moves=[{"do": ["place"]}])),
    "one move more than may be": Hostile(REFUSED, lambda: record(moves=[{}] * 5001)),
    "times of no kind": Hostile(TAKEN, lambda: record(times={"red": {"acting": "?"}, "x": [1]})),
    "a path as the name of a set": Hostile(
        TAKEN, lambda: with_components(("title",), "\u202e../../x\n")
    ),
    "half a dock": Hostile(
        REFUSED, lambda: with_components(("landings", "natal", "docks"), [4.0] * 4)
    ),
    "a name that Windows keeps": Hostile(TAKEN, lambda: named("CON")),
    "a name of tags": Hostile(TAKEN, lambda: named("A\U000e0041\U000e007f")),
    "a name of one letter's forms": Hostile(TAKEN, lambda: named("A" + "\ufe0f" * 30)),
    **{
        f"a formula of {sign!r}": Hostile(TAKEN, lambda sign=sign: named(f"{sign}1+1"))
        for sign in "+-@\t\r\uff1d"
    },
}
