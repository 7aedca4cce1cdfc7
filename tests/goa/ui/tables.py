"""What lies on a table of Goa in the moments that matter, as the layouts that are drawn."""

from companion.games import set_of
from companion.goa.play.layouts import (
    AuctionMatrix,
    Bidder,
    Estate,
    Field,
    Ladder,
    Lane,
    Lot,
    LotOnOffer,
    Market,
    OnOffer,
    Owned,
    Plot,
    Rung,
)
from companion.goa.play.pieces import AuctionToken, ColonyPiece
from companion.goa.rules.board import COLONY_NAMES, COLUMNS, LAST_ROW, SPACES
from companion.goa.rules.placing import BORDER
from companion.goa.rules.state import cell_of
from companion.goa.rules.tiles import UNNAMED, tile
from companion.play.looks import BLOCKED, CHOSEN, OPEN, PLAIN

SET = set_of("goa")
EMPTY = ((2, 3), (4, 2))
LOTS = {(1, 3): ("blue", 2), (2, 4): ("green", 3), (3, 3): ("yellow", 4), (4, 4): ("red", 5)}


def flag_placed() -> Market:
    """3.2: on an empty cell, or on the border beside a tile; the others say why not."""
    beside = dict.fromkeys((*BORDER, *EMPTY), OPEN)
    return Market(
        tuple(_lot(number, beside.get(cell_of(number), BLOCKED)) for number in range(25)),
        tuple(Lot(cell, look=beside[cell]) for cell in BORDER),
    )


def token_placed() -> Market:
    """3.4: on a tile that touches the flag, which lies on the border."""
    near = ((1, 2), (1, 3), (1, 4))
    looks = [OPEN if cell_of(number) in near else BLOCKED for number in range(25)]
    flag = Lot((0, 3), flag=True, token=AuctionToken("red", 1))
    return Market(tuple(_lot(number, look) for number, look in enumerate(looks)), (flag,))


def auctioned() -> Market:
    cells = tuple(
        _lot(number, PLAIN)._replace(token=_token(cell_of(number))) for number in range(25)
    )
    return Market(cells, auctioned=(1, 3))


def _lot(number: int, look: str) -> Lot:
    cell = cell_of(number)
    named = UNNAMED if number == 12 else tile(SET["tiles"]["A"][number])
    return Lot(cell, None if cell in EMPTY else named, bonanza=cell in ((1, 1), (5, 5)), look=look)


def _token(cell) -> AuctionToken | None:
    return AuctionToken(*LOTS[cell]) if cell in LOTS else None


def lane() -> Lane:
    lots = [LotOnOffer(AuctionToken("red", 1), None, (0, 3), under_way=True)]
    lots += [
        LotOnOffer(AuctionToken(*token), tile(SET["tiles"]["B"][-number]), cell)
        for number, (cell, token) in enumerate(LOTS.items(), 1)
    ]
    return Lane(tuple(lots))


def on_offer() -> OnOffer:
    """With the longest of what a tile does."""
    does = "Once: turn up 2 cards and take that many goods of one kind."
    return OnOffer(tile("resupply/2"), "Resupply (2)", does, lane())


def matrix(bidders: int = 3, *, alone: bool = False) -> AuctionMatrix:
    names = (("blue", "Inês"), ("green", "Tomé"), ("yellow", "Maximiliane"))
    return AuctionMatrix(
        tuple(Bidder(*each) for each in names[:bidders]), tuple(range(1, 12)), alone
    )


def turn() -> Estate:
    """Actions and steps, colonies to be founded, tiles and the hand."""
    return _estate(COLUMNS, {5: OPEN, 7: BLOCKED}, PLAIN, OPEN)


def harvest() -> Estate:
    """All fields that are empty may be chosen."""
    return _estate((), {}, OPEN, PLAIN)


def _estate(columns, sites, field, hand) -> Estate:
    plots = [
        Plot(0, "plantation 1", tile("ginger/3"),
             (Field("ginger"), Field(proposed="ginger", look=field), Field(look=field))),
        Plot(1, "plantation 2", tile("pepper/1"), (Field("pepper", leaves=True, look=field),)),
        Plot(2, "plantation 3", tile("crop_rotation"), (Field(look=field),)),
        Plot(3, "plantation 4"),
        Plot(4, "Quilon", ColonyPiece("quilon", "ginger/cinnamon"), (Field(look=field),)),
        Plot(6, "Madras", ColonyPiece("madras", "pepper/nutmeg"),
             (Field("nutmeg"), Field(look=field))),
    ]  # fmt: skip
    for place in (5, 7):
        name = COLONY_NAMES[place - SPACES]
        said = f"{SET['colonies'][name]['need']} colonists"
        plots.insert(place, Plot(place, name.title(), look=sites.get(place, PLAIN), said=said))
    owned = zip(
        ("red_ship/1", "duty/6/5", "red_ducats/3", "mission/2", "foreman/3", "swap"),
        (False, False, True, True, False, False),
        (OPEN, BLOCKED, PLAIN, PLAIN, PLAIN, CHOSEN),
        strict=True,
    )
    return Estate(
        "green",
        tuple(_ladder(place, column in columns) for place, column in enumerate(COLUMNS)),
        tuple(plots),
        tuple(Owned(tile(text), down, look if columns else PLAIN) for text, down, look in owned),
        ships=5,
        colonists=12,
        extra_cards=1,
        hand=4,
        hand_look=hand,
    )


def _ladder(place: int, touched: bool) -> Ladder:
    column, row = COLUMNS[place], (2, 1, 3, 5, 4)[place]
    rungs = []
    for step, value in enumerate(SET["development"][column]):
        text = "/".join(map(str, value)) if isinstance(value, list) else str(value)
        spices = tuple(SET["steps"][column][step - 1]) if step else ()
        rungs.append(Rung(text, spices, step, SET["development"]["vp"][step], step > LAST_ROW - 3))
    look = (OPEN if place != 1 else BLOCKED) if touched else PLAIN
    step = look if row < LAST_ROW else PLAIN
    brings, costs = "up to 2 of 3 spices", "no cinnamon on your sites"
    return Ladder(column, column.title(), row, tuple(rungs), look, step, brings, costs)
