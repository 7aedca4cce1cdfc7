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
