"""People on the screen of a new game, for its tests."""

from companion.table.game import Seat
from tests.ui.at_table import GAME

PEOPLE = ("Ana", "Rui", "Tomé", "Inês")


class Hand:
    """A finger that also types; typing is no touch."""

    def __init__(self, device) -> None:
        from tests.touch.finger import Finger

        self.device = device
        self.finger = Finger(device)

    @property
    def touches(self) -> int:
        return self.finger.taps

    def tap(self, *names: str) -> None:
        for name in names:
            self.finger.tap(name)

    def type(self, text: str) -> None:
        self.device.find("name").insert_text(text)
        self.device.frames()

    def enter(self) -> None:
        """The keyboard's own key."""
        self.device.find("name").dispatch("on_text_validate")
        self.device.frames()

    def add(self, *people: str) -> None:
        self.tap("new-person")
        for name in people:
            self.type(name)
            self.enter()
        if self.device.shows("name-done"):
            self.tap("name-done")


def at_the_table(device, people=PEOPLE, colours=("yellow", "red", "black", "blue")) -> None:
    """A game that was played before, and is over for those who play now."""
    app, seats = device.app, tuple(map(Seat, colours, people))
    app.store.shelf.start("vasco", seats, GAME.starter())
    app.shelve(lambda: app.store.shelf.abandon(app.store.shelf.current))
    app.people = app.store.people()
    device.frames()


def screen(app):
    return app.root.stage.children[0]


def seating(app):
    return screen(app).seating


def names(app) -> list[str]:
    return [seat.name for seat in seating(app).chairs if seat]


def sit(app, people) -> None:
    """As if they had sat down by touches."""
    from companion.ui.shell.seating import empty

    seated = empty(GAME.colours, GAME.seats)
    for chair, name in enumerate(people):
        seated = seated.sit(chair, name)
    screen(app).seating = seated
    screen(app).show()
