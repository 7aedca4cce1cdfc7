"""The colours the pieces are painted in, the same in every light: spices, palm leaf, indigo and
saffron."""

from kivy.utils import get_color_from_hex

PLAYERS = {
    "red": get_color_from_hex("#C23527"),
    "blue": get_color_from_hex("#2466B8"),
    "green": get_color_from_hex("#27764A"),
    "yellow": get_color_from_hex("#E3A70C"),
}
SPICES = {
    "ginger": get_color_from_hex("#E5B84B"),
    "cinnamon": get_color_from_hex("#9A5527"),
    "pepper": get_color_from_hex("#3B463C"),
    "nutmeg": get_color_from_hex("#CDA06B"),
    "clove": get_color_from_hex("#7D3350"),
}
MACE = get_color_from_hex("#C93B22")
DARK = get_color_from_hex("#1B2145")
PALE = get_color_from_hex("#FFF6DF")
PALM = get_color_from_hex("#F1E0B4")
PALM_VEIN = get_color_from_hex("#D9BE82")
PALM_EDGE = get_color_from_hex("#8A6A2C")
LEAF = get_color_from_hex("#4F7F38")
LEAF_PALE = get_color_from_hex("#CFDFAE")
LEAF_DARK = get_color_from_hex("#2F5426")
SOIL = get_color_from_hex("#F3EBCB")
INDIGO = get_color_from_hex("#33437F")
INDIGO_DARK = get_color_from_hex("#1D2757")
SAFFRON = get_color_from_hex("#EFA72E")
SAFFRON_DARK = get_color_from_hex("#9A5C0B")
RED = get_color_from_hex("#B03A2B")
RED_DARK = get_color_from_hex("#6B1D16")
GOLD = get_color_from_hex("#E9C25A")
GOLD_DARK = get_color_from_hex("#8F6A16")
WOOD = get_color_from_hex("#7A4C29")
SKIN = get_color_from_hex("#D9A878")
CLAY = get_color_from_hex("#B9633A")
STONE = get_color_from_hex("#D8C9A8")
