"""Of what comes in from elsewhere no more is taken than anybody has."""

from companion.store import merging, restoring
from companion.store.merging import check_size
from companion.table.admission import LARGEST
from companion.table.game import RECORD, Figure
from companion.table.record import dump
from tests.store.kept import bring, everything, keys, play, start
from tests.table.refusing import refusing
from tests.toy.rules import Roll, Take


def test_of_more_people_than_are_kept_the_first_come(store, other, monkeypatch):
    monkeypatch.setattr(restoring, "_MOST", 2)
    raw = {**everything(store), "people": {"Ana": ["red"], "Rui": []}}
    assert bring(other, raw) == ()
    raw["people"] = {"Ana": ["blue"], "Eva": ["red"]}
    (said,) = bring(other, raw)
    reason = said.figures["reason"].value
    assert (reason.rule, reason.key) == (RECORD, "too-many-kept")
    assert reason.figures == {"most": Figure("number", 2)}
    assert other.people() == {"Ana": ["red"], "Rui": []}


def test_a_setting_is_no_longer_than_any_that_is_ours(store, other):
    raw = {**everything(store), "settings": {"long": [0] * 6666}}
    assert bring(other, raw) == ()
    raw["settings"] = {"longer": [0] * 10_000}
    (said,) = bring(other, raw)
    reason = said.figures["reason"].value
    assert reason.figures["where"] == Figure("text", "settings.longer")
    assert reason.figures["expected"] == Figure("expected", "setting")
    assert (len(other.setting("long")), other.setting("longer")) == (6666, None)


def test_a_backup_of_which_too_much_is_wrong_is_given_up(store, other, monkeypatch):
    monkeypatch.setattr(restoring, "_MOST_REFUSED", 2)
    play(start(store), 1)
    raw = everything(store)
    good = raw["games"]
    raw["games"] = [{}, {}, *good]
    assert keys(bring(other, raw))[2:] == ["store-import-new"]
    raw["games"] = [{}, {}, {}, *good]
    with refusing("too-many-refused") as refused:
        bring(other, raw)
    assert refused.value.figures == {"most": Figure("number", 2)}


def test_of_one_game_so_many_courses_are_kept_beside_it_and_no_more(store, other, monkeypatch):
    monkeypatch.setattr(merging, "MOST_COURSES", 2)
    session = start(store, drawing=())

    def brought():
        return keys(other.bring_in(dump(store.record(session.head.id)).encode()))

    told = []
    for pips in (1, 2, 3):
        session.go_on_from(0)
        session.do(Roll(pips))
        told += brought()
    session.do(Take("red", 2))
    assert told + brought() == [
        "store-import-new", "store-import-copy", "store-import-copy", "store-import-longer"
    ]  # fmt: skip
    session.undo()
    session.do(Take("red", 1))
    with refusing("too-many-courses") as refused:
        brought()
    assert refused.value.figures == {"most": Figure("number", 2)}
    assert len(other.shelf.every()) == 3


def test_what_could_not_come_in_elsewhere_is_not_taken(store):
    """In any letters: what counts is the bytes they take, as a file has them."""
    opening = store.shelf.opening(start(store).head.id)
    wide = LARGEST // 2
    check_size(opening, [{"row": "x" * wide}])
    with refusing("file-too-large"):
        check_size(opening, [{"row": "x" * LARGEST}])
    check_size(opening, [{"row": "ü" * (wide - 2**16)}])
