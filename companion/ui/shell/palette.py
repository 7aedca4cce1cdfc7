"""The colours by what they are for, in three lights, as on a chart: parchment, ink and sea."""

from typing import NamedTuple


class Palette(NamedTuple):
    parchment: str  # the ground of a screen
    paper: str  # a card, a menu, a dialog
    sand: str  # a piece or a field on paper
    water: str  # the sea on a map
    land: str  # the coast on a map
    ink: str  # text
    faded: str  # text of less weight
    rim: str  # the line round a card or a piece
    edge: str  # the line round what can be touched
    sea: str  # the app bar, the snackbar
    foam: str  # text on the sea
    brass: str  # what shines on the sea
    deed: str  # the main button, what is chosen
    on_deed: str  # text on it
    chosen: str  # the ground of what is chosen, where ink stands on it
    gold: str  # points
    coral: str  # prices and warnings
    off: str  # text of what cannot be touched now
    focus: str  # the ring round what the keys act on
    lamp: str  # the light all of this is seen in


DAY = Palette(
    parchment="#F5ECD9",
    paper="#FFFAF0",
    sand="#F4E3C1",
    water="#DBE6E2",
    land="#E8DABB",
    ink="#16243D",
    faded="#655E4F",
    rim="#CFC09B",
    edge="#8A6D33",
    sea="#16263F",
    foam="#FAF1DF",
    brass="#E9C568",
    deed="#0F5C5F",
    on_deed="#FFFAF0",
    chosen="#D5E7E1",
    gold="#86590C",
    coral="#A0341A",
    off="#857D6B",
    focus="#C0561B",
    lamp="#FFFFFF",
)

NIGHT = Palette(
    parchment="#111A28",
    paper="#1B2738",
    sand="#2C384A",
    water="#173240",
    land="#3A3A34",
    ink="#F3E9D4",
    faded="#B9AF9A",
    rim="#445166",
    edge="#B99C62",
    sea="#0A111C",
    foam="#F3E9D4",
    brass="#E9C568",
    deed="#6CC5B7",
    on_deed="#0B2320",
    chosen="#21484A",
    gold="#E5BC62",
    coral="#F29A7B",
    off="#94907F",
    focus="#F0A35E",
    lamp="#FFFFFF",
)

# By the lamp over the table in a dark room: nothing glares, and nothing is blue once it shines.
LAMP = Palette(
    parchment="#19140F",
    paper="#231E1A",
    sand="#37302A",
    water="#1F2E34",
    land="#33302A",
    ink="#ECEEEC",
    faded="#B9B8B5",
    rim="#4F483F",
    edge="#AB9E79",
    sea="#110E0A",
    foam="#ECEEEC",
    brass="#D7C37C",
    deed="#9ED7C8",
    on_deed="#161F15",
    chosen="#2B3C2E",
    gold="#DEC881",
    coral="#EFA9A0",
    off="#949291",
    focus="#F3AE62",
    lamp="#EECC9E",
)

LIGHTS = {"day": DAY, "night": NIGHT, "lamp": LAMP}
