"""Boards by themselves, at moments of recorded games, with questions as they are put."""

from functools import cache
from pathlib import Path
from types import SimpleNamespace

from companion.table.record import parse, replay
from tests.vasco.ui.setting_up import GAME, seats

RECORDS = Path(__file__).parents[2] / "records"
PARTS = {
    "tablet": (664, 736),
    "tablet-upright": (800, 800),
    "phone": (411, 520),
    "phone-across": (480, 360),
    "small": (320, 330),
}
"""How much of each size the board has, in dp."""


@cache
def states(players: int, record: str = "vasco-{}-7") -> tuple:
    file = RECORDS / f"{record.format(players)}.json"
    read = parse(file.read_bytes(), {"vasco": GAME})
    return tuple(moment.state for moment in replay(GAME, read))


def moment(players: int, due: str, after: int = 0, **kwargs):
    """The state in which this kind of move has been awaited so often before."""
    from companion.vasco.rules.phases import kinds_due

    found = [state for state in states(players, **kwargs) if due in kinds_due(state)]
    return found[min(after, len(found) - 1)]


def shown(device, state, **options):
    from companion.vasco.play.shown import Shown
    from companion.vasco.play.table_options import CHOOSABLE

    return Shown(
        state,
        seats(len(state.players)),
        GAME.starter(),
        CHOOSABLE.usual._replace(**options),
        frozenset(),
        device.app.of("vasco").say,
    )


def board(device, size: str):
    """A board alone in the window, as large as the screen gives it."""
    from kivy.metrics import dp
    from kivy.uix.anchorlayout import AnchorLayout

    from companion.vasco.ui.board import Board

    width, height = PARTS[size]
    picked: list[str] = []
    asking = SimpleNamespace(pick=picked.append, point=lambda name: None)
    found = Board(asking, size_hint=(None, None), size=(dp(width), dp(height)))
    found.picked = picked
    room = AnchorLayout()
    room.add_widget(found)
    stage = device.app.root.stage
    stage.clear_widgets()
    stage.add_widget(room)
    return found


def question(state, **changed):
    """What is asked in this state, put together from the rules alone."""
    from companion.play.question import Question, Spot
    from companion.table.game import Figure
    from companion.vasco.rules.phases import due, kinds_due
    from companion.vasco.rules.state import called

    kind = kinds_due(state)[0]
    area, picks, chosen, blocked = QUESTIONS[kind](state)
    player = (due(state).players or ("",))[0]
    spots = {name: Spot(Figure("text", name), name, chosen=name in chosen) for name in picks}
    spots |= {name: Spot(Figure("text", name), refused=name) for name in blocked}
    return Question("", spots=spots, area=area, player=player, number=called(state) or 0, **changed)


def _place(state):
    from companion.vasco.rules.placing import placings
    from companion.vasco.rules.state import AREAS

    family = placings(state)
    picks = [f"number-{each}" for each in family.numbers]
    picks += [f"area-{each}" for each in family.areas]
    every = [f"number-{each}" for each in range(1, 21)] + [f"area-{each}" for each in AREAS]
    return "numbers", picks, [picks[1]], [each for each in every if each not in picks]


def _buy(state):
    from companion.vasco.rules.spaces import upper_spaces

    picks = [f"project-{space}" for space, tile in enumerate(upper_spaces(state)) if tile]
    return "projects", picks, picks[:1], ["sao-gabriel"]


def _recruit(state):
    from companion.vasco.play.laying import spread

    picks = [
        f"sailor-{number}-{colour}-{place}"
        for number, sailors in enumerate(state.sections, 1)
        for place, colour in enumerate(spread(sailors))
    ]
    whole = [f"section-{number}" for number in range(1, len(state.sections) + 1)]
    return "recruiting", [*picks, *whole], picks[1:3], []


def _expedition(state):
    from companion.vasco.rules.state import LANDINGS

    empty = [
        f"dock-{name}-{place}"
        for name, docks in zip(LANDINGS, state.landings, strict=True)
        for place, ship in enumerate(docks)
        if ship is None
    ]
    landings = [f"landing-{name}" for name in LANDINGS[:4]]
    return "navigation", [*empty[:8], *landings], empty[:1], empty[8:]


def _host(state):
    from companion.vasco.rules.state import CHARACTERS

    picks = [f"character-{name}" for name, host in zip(CHARACTERS, state.portraits, strict=True)
             if host is None]  # fmt: skip
    taken = [f"character-{name}" for name, host in zip(CHARACTERS, state.portraits, strict=True)
             if host]  # fmt: skip
    picks += [f"amount-{place}" for place, reals in enumerate(state.money) if reals is not None]
    return "characters", picks, picks[:1], taken


QUESTIONS = {
    "place": _place,
    "buy": _buy,
    "recruit": _recruit,
    "expedition": _expedition,
    "money": _host,
    "send": _expedition,
    "navigate": lambda state: ("", [], [], []),
    "vdg": lambda state: ("", [], [], []),
}
