"""The score pad begun and filled by touches."""

from companion.table.game import Seat

FOUR = (Seat("yellow", "Ana"), Seat("red", "Rui"), Seat("black", "Tomé"), Seat("blue", "Inês"))


def begin(device, look=None, seats=FOUR, with_reals=False):
    from companion.vasco.ui.pad import WITH_REALS
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = device.start(look or Look("phone"), frames=0)
    app.store.set(WITH_REALS, with_reals)
    app.begin("scorepad", seats)
    device.frames(4)
    return app, Finger(device)


def points(app) -> dict[str, int]:
    return {player.colour: player.vp for player in app.session.state.players}


def fill(finger) -> None:
    """Something of every kind, in two rounds."""
    for player, key in (("red", "vp-7"), ("red", "vp-4"), ("blue", "landing-calicut")):
        finger.tap(f"vp-of-{player}")
        finger.tap(key)
    end_round(finger)
    for player, key in (("black", "vp-11"), ("yellow", "vp-5"), ("red", "landing-malindi")):
        finger.tap(f"vp-of-{player}")
        finger.tap(key)


def to_the_end(finger) -> None:
    for _ in range(5):
        end_round(finger)


def end_round(finger, dias: str = "") -> None:
    finger.tap("main")
    name = f"dias-{dias}" if dias else "no-dias"
    # Whoever had Dias last is proposed.
    finger.tap(name if finger.device.shows(name) else "main")
