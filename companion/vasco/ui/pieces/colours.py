"""The colours the wooden pieces are painted in, the same in every light."""

from kivy.utils import get_color_from_hex

PLAYERS = {
    "yellow": get_color_from_hex("#E3A70C"),
    "red": get_color_from_hex("#C23527"),
    "black": get_color_from_hex("#22252C"),
    "blue": get_color_from_hex("#2466B8"),
}
SAILORS = {
    "turquoise": get_color_from_hex("#3CC2B3"),
    "violet": get_color_from_hex("#7D4CB8"),
    "grey": get_color_from_hex("#6F7581"),
    "orange": get_color_from_hex("#E27D1C"),
    "white": get_color_from_hex("#FFFFFF"),
}
PALE = get_color_from_hex("#FFF8E8")
DARK = get_color_from_hex("#16243D")
WOOD = get_color_from_hex("#F0D9AC")
WOOD_EDGE = get_color_from_hex("#9C7A3E")
BRASS = get_color_from_hex("#E9C25A")
BRASS_EDGE = get_color_from_hex("#8F6A16")
LEAF = get_color_from_hex("#5B8A3C")
HULL = get_color_from_hex("#6B4527")
CLOTH = get_color_from_hex("#FFF9EA")
SHADE = get_color_from_hex("#D9C08A")
MARKER = get_color_from_hex("#1D4E73")
CROSS = get_color_from_hex("#B8281F")
