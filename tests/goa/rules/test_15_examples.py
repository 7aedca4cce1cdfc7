"""15 The worked examples of the rulebooks."""

from tests.goa.rules.table import GRID, REMOVED, Table, begun, in_turn

TILES = ["red_colonist/1", "clove/2", "colonists/4", "ginger/1"]


def round_a1() -> Table:
    """Seats: yellow, red, green, blue; here red, blue, green, yellow play their parts in turn."""
    grid = [["clove/1", *TILES], *GRID[1:]]
    table = begun().do("variants").do("layout", grid=grid, removed=REMOVED)
    return table.do("elephant", cards=1)


# The example's colours by seat: the first player, and those to his left.
YELLOW, RED, GREEN, BLUE = "red", "blue", "green", "yellow"


def auctioned() -> Table:
    table = round_a1().do("place", YELLOW, cell=[0, 2])
    for player, column in ((RED, 2), (GREEN, 3), (BLUE, 4), (YELLOW, 5)):
        table.do("place", player, cell=[1, column])
    table.do("bid", RED, ducats=4).do("pass", GREEN).do("bid", BLUE, ducats=6)
    return table


def after_auctions() -> Table:
    table = auctioned().do("sell", YELLOW)
    for token, winner in ((RED, BLUE), (GREEN, YELLOW), (BLUE, RED), (YELLOW, GREEN)):
        table.do("auction", token, bidder=winner, ducats=1)
    return table


def test_15_1_the_flag_is_sold_or_bought() -> None:
    table = auctioned().do("sell", YELLOW)
    assert table.booked(BLUE, "ducats") == [(-6, "bid", "4.4")]
    assert table.booked(YELLOW, "ducats") == [(6, "sale", "4.4")]
    assert table.booked(BLUE, "extra_cards") == [(1, "flag", "4.6")]
    assert auctioned().do("buy", YELLOW).booked(YELLOW, "ducats") == [(-5, "purchase", "4.4")]


def test_15_2_the_tiles_and_the_order_of_turns() -> None:
    table = after_auctions()
    assert table.player(BLUE)["tiles"] == ["red_colonist/1"]
    assert table.player(YELLOW)["sites"]["0"]["spices"] == ["clove", "clove"]
    assert table.player(RED)["colonists"] == 6
    assert table.player(GREEN)["sites"]["0"]["spices"] == ["ginger"]
    order = []
    for _ in range(4):
        order.append(table.due[1])
        table.do("end", table.due[1])
    assert order == [BLUE, YELLOW, RED, GREEN]


def first_turns() -> Table:
    table = after_auctions().do("use", BLUE, tile="red_colonist/1")
    assert table.player(BLUE)["colonists"] == 3
    table.do("found", BLUE, colony="quilon").do("turned", colonists=[1, 1])
    table.refused("7.6", "settle", BLUE, founded=True)
    table.do("settle", BLUE, founded=False).do("end", BLUE)
    assert table.player(BLUE)["colonists"] == 4
    table.do("progress", YELLOW, column="colonies", spices={"0": ["clove"]}).do("end", YELLOW)
    assert table.player(YELLOW)["ships"] == 3
    table.do("found", RED, colony="cochin").do("turned", colonists=[3, 2])
    table.do("settle", RED, founded=True).do("fill", RED, spices=["cinnamon"]).do("end", RED)
    assert table.player(RED)["colonists"] == 3
    return table.do("draw", GREEN).do("end", GREEN)


def test_15_3_the_first_turns() -> None:
    assert first_turns().player(GREEN)["hand"] == 1


def second_turns() -> Table:
    table = first_turns().do("found", BLUE, colony="quilon").do("turned", colonists=[1, 2])
    table.do("settle", BLUE, founded=True)
    table.do("fill", BLUE, spices=["nutmeg"], tile="pepper/nutmeg").do("end", BLUE)
    table.do("found", YELLOW, colony="quilon").do("turned", colonists=[2, 1])
    table.do("settle", YELLOW, founded=True)
    table.do("fill", YELLOW, spices=["ginger"], tile="ginger/cinnamon").do("end", YELLOW)
    table.do("draw", RED).do("end", RED)
    return table.do("progress", GREEN, column="ships", spices={"0": ["ginger"]}).do("end", GREEN)


def test_15_4_the_second_turns() -> None:
    table = second_turns()
    assert table.player(GREEN)["ships"] == 3
    assert table.player(YELLOW)["sites"]["quilon"]["spices"] == ["ginger"]


def test_15_5_the_third_turns() -> None:
    table = second_turns().do("taxes", BLUE).do("end", BLUE)
    table.do("progress", YELLOW, column="colonies", spices={"0": ["clove"], "quilon": ["ginger"]})
    assert table.player(YELLOW)["ships"] == 1
    table.do("end", YELLOW)
    table.do("progress", RED, column="harvest", spices={"cochin": ["cinnamon"]})
    table.do("card", RED, card="ships2").do("end", RED)
    assert table.player(RED)["ships"] == 4 - 1 + 2
    # Green drew the card that spares the spices.
    table.do("progress", GREEN, column="ships", card="A_step_no_spices").do("end", GREEN)
    assert table.player(GREEN)["ships"] == 1
    table.do("pass", BLUE)
    assert table.player(BLUE)["extra_cards"] == 1
    assert (table.shown["round"], table.due) == (2, ("place", BLUE))


def test_15_6_the_score() -> None:
    table = in_turn(players=2, number=3).set(round=4)
    rows = {"ships": 4, "harvest": 5, "taxes": 3, "expedition": 4, "colonies": 4}
    sites = {"0": ("clove/1", ""), "quilon": ("pepper/nutmeg", ""), "cochin": ("any", "")}
    table.give("red", rows=rows, sites=sites, hand=3, ducats=20)
    assert table.player("red")["vp"] == 31 + 3 + 1
    table.do("end", "red").do("end", "blue")
    table.do("hand", "red", symbols={"elephant": 1, "palm": 2})
    assert table.player("red")["vp"] == 42
    assert table.shown["winners"] == ["red"]


def test_15_7_a_founding_and_an_expedition() -> None:
    table = in_turn().give("red", rows={"colonies": 3}, colonists=2)
    table.do("found", "red", colony="madras").do("turned", colonists=[1, 3])
    table.do("settle", "red", founded=True)
    assert table.booked("red", "colonists") == [(-2, "founding", "7.4")]
    table = (
        in_turn().give("red", rows={"expedition": 4}, hand=1).do("draw", "red").do("draw", "red")
    )
    assert table.player("red")["hand"] == 3
    again = in_turn().give("red", rows={"expedition": 4}, hand=3).do("draw", "red")
    again.refused("5.8", "draw", "red")
    room = in_turn().give("red", rows={"expedition": 4}, hand=3)
    room.do("discard", "red").do("draw", "red").do("draw", "red")
    assert room.player("red")["hand"] == 4
