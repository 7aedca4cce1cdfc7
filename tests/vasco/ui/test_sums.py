"""What something costs and brings, line by line: its amounts stay whole."""

import pytest

from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("vasco-4-7")
ACTING = moves_until(GIVEN, "acting", 1, more=1)


@pytest.mark.parametrize(
    ("size", "language"), [("tablet", "en"), ("phone-across", "de"), ("small", "pl")]
)
def test_an_amount_is_never_broken(device, size, language) -> None:
    from companion.play.question import Sum
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = at_table(device, Look(size, language=language), GIVEN, ACTING)
    sums = device.find("sums")
    price, captain = (
        app.of("vasco").say("sum-reals", reals=10),
        app.of("vasco").say("sum-gain-captains", amount=1),
    )
    sums.show(
        [
            Sum(
                app.of("vasco").say("sum-act"),
                app.of("vasco").say("sum-act-free", marker=6),
                price,
                "3.3",
            ),
            Sum(app.of("vasco").say("sum-of", reals=12), "", price, "", total=True),
            Sum(
                app.of("vasco").say("sum-dock"),
                "2 + 3",
                app.of("vasco").say("sum-gain-vp", amount=5),
                "5.3",
            ),
            Sum(app.of("vasco").say("sum-mozambique"), "", captain, "5.3"),
        ]
    )
    device.frames(6)
    device.shot(f"sums-{size}")
    amounts = [row.ids.amount for row in sums.children]
    assert all(each.height < 2 * each.font_size for each in amounts)
    assert len({round(each.right) for each in amounts}) == 1
    assert not [each for each in complaints(device) if "sum" in each.lower()]


@pytest.mark.parametrize(
    ("size", "scale"), [("small", 1), ("small", 1.5), ("phone-across", 1.5), ("phone", 1.5)]
)
def test_what_is_paid_in_all_is_in_sight_with_the_button_that_pays_it(device, size, scale) -> None:
    from tests.ui.device import Look, walk
    from tests.ui.walker import _box, _view, complaints

    before = next(
        number
        for number, move in enumerate(GIVEN.moves)
        if number > ACTING and move["do"] == "recruit" and len(move.get("sailors", ())) > 1
    )
    app = at_table(device, Look(size, language="de"), GIVEN, before)
    app.theme.text_scale = scale
    device.frames(4)
    device.tap(f"section-{GIVEN.moves[before]['section']}")
    device.frames(4)
    device.shot(f"sums-in-sight-{size}-{scale}")
    rows = device.find("sums").children
    assert rows[-1].amount in device.find("main").text.replace(" R", "\u00a0R")
    shown = [each for row in rows for each in walk(row) if getattr(each, "text", "")]
    assert all(_box(each).within(_view(each)) for each in shown)
    assert complaints(device) == []


def test_a_total_and_all_it_is_made_of_stand_in_one_line() -> None:
    from companion.play.question import Sum
    from companion.ui.table.sums import in_one

    act, crew = Sum("to act", "8 − 3", "5 R", "3.3"), Sum("sailors", "2", "3 R", "5.1")
    total, dock = Sum("of 9 R", "", "8 R", "", total=True), Sum("dock", "", "5 VP", "5.3")
    said = "to act\u00a05 R · sailors\u00a03 R"
    assert in_one([act, crew, total, dock]) == [Sum(said, "", "8 R", "3.3"), dock]
    assert in_one([act, dock]) == [act, dock]


def test_what_a_price_is_for_keeps_its_line_beside_how_it_is_reckoned(device) -> None:
    from companion.play.question import Sum
    from tests.ui.device import Look

    app = at_table(device, Look("phone"), GIVEN, ACTING)
    app.theme.text_scale = 1.15
    device.find("sums").show([Sum("für die Aktion", "kostenlos ab 12", "10 R", "3.3")] * 2)
    device.frames(4)
    (label, detail) = (device.find("sums").children[0].ids[part] for part in ("label", "detail"))
    assert label.height < 2 * label.font_size
    assert detail.height < 2 * detail.font_size


def test_a_reckoning_stands_in_one_line_where_there_is_room(device) -> None:
    from companion.play.question import Sum
    from tests.ui.device import Look

    app = at_table(device, Look("phone", language="de"), GIVEN, ACTING)
    app.choose_comfort("text", 1.5)
    device.frames(4)
    sums = device.find("sums")
    sums.show([Sum(app.of("vasco").say("sum-act"), "7 − 6", "1 R", "3.3")])
    device.frames(6)
    (row,) = sums.children
    assert row.ids.detail.texture_size[1] < 2 * row.ids.detail.font_size
