"""Whatever is tapped and cannot be picked says why in a sentence; nothing is silently dead."""

from random import Random

import pytest

from companion.games import GAMES
from companion.table.record import Record
from companion.vasco.rules.vasco import apply, nearest
from companion.words import Words
from tests.ui.at_table import at_table, moves_until, of_vasco, record
from tests.vasco.rules.games import SETS, played

PARTS = ("numbers", "characters", "recruiting", "projects", "navigation")
GIVEN = record("vasco-4-7")
FEW, MANY = 2, 40


def board_of(shown, asked):
    """All that lies on the board, name by name, as if every part of it were in question."""
    from companion.ui.drawn.box import Box
    from companion.vasco.ui.board import cards

    for part in PARTS:
        yield from cards.card(shown, asked, part, True).pieces(Box(0, 0, 700, 700))


def told(shown, asked, name):
    """What a tap on it says, and the moves that are named as possible."""
    from companion.play.replying import refusal_said
    from companion.table.game import Refusal
    from companion.vasco.play.asking.pointing import pointed
    from tests.touch.deciding import WORDS

    if name not in asked.blocked:
        said = pointed(shown, asked, name)
        return shown.say(said.key, **said.figures), ()
    move = asked.blocked[name]
    instead = nearest(shown.state, move)
    with pytest.raises(Refusal) as refused:
        apply(shown.state, move)
    reply = refusal_said(WORDS, shown.names, refused.value, instead)
    return reply.text, instead.moves if instead else ()


def positions(games):
    """Questions of games by chance, each with some of its picks made."""
    from companion.vasco.play.asking.decisions import decision, question
    from tests.touch.deciding import shown_of

    for game in games:
        chance, printed = Random(game), [*SETS][game % len(SETS)]
        whole = Record("vasco", GIVEN.players, SETS[printed], [])
        for state, _ in played(game, 4, SETS[printed]):
            shown, picks = shown_of(whole, state, chance.choice(["facts", "odds"])), ()
            for _ in range(3):
                shown = shown_of(whole, state, shown.options.help, picks)
                asked = question(shown)
                yield shown, asked
                if not asked.picks:
                    break
                pick = chance.choice([*asked.picks.values()])
                picks = decision(state).picked(state, picks, pick)
                if not picks or decision(state).moved(state, picks):
                    break


def check(games) -> set[str]:
    words = {language: Words(language, strict=True).of("vasco") for language in Words("en").codes()}
    said = set()
    for number, (shown, asked) in enumerate(positions(games)):
        language = sorted(words)[number % len(words)]
        shown = shown._replace(speak=words[language].say)
        for name in board_of(shown, asked):
            if name in asked.picks:
                continue
            sentence, moves = told(shown, asked, name)
            assert sentence, (name, asked.title)
            assert "{" not in sentence
            assert "_" not in sentence
            said.add((name.partition("-")[0], name in asked.blocked))
            for move in moves:
                apply(shown.state, move)
    return said


@pytest.mark.long
@pytest.mark.usefixtures("_window")
def test_every_piece_of_the_board_has_its_sentence() -> None:
    said = check(range(FEW))
    for kind in ("number", "dock", "landing", "project", "section", "character", "amount"):
        assert {(kind, True), (kind, False)} <= said, kind
    for kind in ("disc", "sailor", "captains", "colours", "refund", "vdg", "merchant"):
        assert (kind, False) in said, kind


@pytest.mark.long
@pytest.mark.usefixtures("_window")
def test_every_piece_of_the_board_has_its_sentence_in_many_games() -> None:
    check(range(MANY))


def tappable(device):
    """What a finger could point at on the board now, with the middle of each."""
    from companion.ui.drawn.box import Box

    found = {}
    board = device.app.root.stage.children[0]._board
    for pane in board._panes.values():
        scene = pane.scene
        if not hasattr(scene, "pieces"):
            continue
        view = pane.children[0]
        left, foot = view.to_window(*view.pos)
        pieces = scene.pieces(Box(left, foot, *view.size))
        low = pane.to_window(*pane.pos)[1]
        for name, box in pieces.items():
            x, y = box.centre
            over = [each for each, other in pieces.items() if other.holds(x, y)]
            if over[-1] == name and low < y < low + pane.height and box.side > 0:
                found[name] = x, y
    return found


@pytest.mark.parametrize(
    ("size", "phase", "round_", "more"),
    [
        ("tablet", "placing", 2, 5),
        ("tablet", "acting", 2, 3),
        ("tablet", "acting", 4, 6),
        ("phone", "acting", 3, 2),
    ],
)
def test_a_finger_on_what_cannot_be_picked_is_answered(device, size, phase, round_, more) -> None:
    from tests.ui.device import Look

    app = at_table(device, Look(size), GIVEN, moves_until(GIVEN, phase, round_, more))
    app.root.show(of_vasco("table"))
    device.frames(6)
    table = app.root.stage.children[0]
    line = app.session.line
    asked = table.asking.question
    there = [name for name in tappable(device) if name not in asked.picks]
    assert len(there) > 3
    for name in Random(more).sample(there, min(12, len(there))):
        table.asking.ask()
        # What was said made the board lower on a phone.
        device.frames(3)
        device.tap_at(*tappable(device)[name])
        said = [table.ids.panel.ids.reply.refusal, table.ids.panel.ids.reply.remark]
        assert sum(map(bool, said)) == 1, name
        assert "".join(said)[-1] in ".?"
    assert app.session.line == line, "nothing was done"


def test_what_cannot_be_done_names_what_can(device) -> None:
    from tests.ui.device import Look

    app = at_table(device, Look(), GIVEN, moves_until(GIVEN, "placing", 2, 5))
    app.root.show(of_vasco("table"))
    device.frames(4)
    table = app.root.stage.children[0]
    state = app.session.state
    taken = next(number for number in range(2, 20) if state.placed[number])
    device.tap(f"number-{taken}")
    said = table.ids.panel.ids.reply.refusal
    assert said.startswith(f"Number {taken} is already taken (")
    assert " available are " in said


def test_what_is_done_for_now_says_why(device) -> None:
    """A button that has nothing to do does not keep silent either."""
    from tests.ui.device import Look

    app = at_table(device, Look(), GIVEN, moves_until(GIVEN, "placing", 2, 5))
    app.root.show(of_vasco("table"))
    device.frames(4)
    device.tap("redo")
    assert app.say("why-redo") in device.texts()


def test_what_cannot_be_done_in_the_set_up_says_why(device) -> None:
    from tests.ui.device import Look

    sent = next(number for number, move in enumerate(GIVEN.moves) if move["do"] == "send")
    app = at_table(device, Look(), GIVEN, sent)
    asking = app.root.stage.children[0].asking
    for name in asking.question.blocked:
        asking.point(name)
        device.frames(1)
        assert any(" fits ship slot " in text for text in device.texts()), name
    asking.point("dock-natal-0")
    assert GAMES["vasco"].due(app.session.state).kinds == ("send",)


def test_a_tile_that_is_pointed_at_says_what_of_it_counts():
    """Its variation when it is turned up, the rest in the round that follows (3.1)."""
    from companion.vasco.play.asking.decisions import question
    from companion.vasco.rules.phases import OVERVIEW
    from tests.touch.deciding import shown_of

    whole = Record("vasco", GIVEN.players, SETS["starter"], [])
    words = {"placing": (False, True), "acting": (True, True), "final": (True, False)}
    found = {}
    for state, _ in played(1, 4, SETS["starter"]):
        stage = OVERVIEW[state.stage]
        if state.vdg and stage.step in ("place", "act"):
            shown = shown_of(whole, state, "facts")
            sentence, _ = told(shown, question(shown), "vdg")
            phase = "final" if stage.step == "act" and state.round == 5 else stage.phase
            found.setdefault(phase, ("moves the marker" in sentence, "amounts" in sentence))
    assert found == words


def test_an_area_that_is_dragged_to_in_vain_says_how_much_room_there_is(device) -> None:
    from tests.ui.device import Look

    app = at_table(device, Look(), GIVEN, moves_until(GIVEN, "acting", 2, 2))
    asking = app.root.stage.children[0].asking
    asking.pick("area-projects")
    free = app.session.state.slots[2]
    said = app.root.stage.children[0].ids.panel.ids.reply.remark
    assert said.startswith(
        app.of("vasco").say("piece-area", area=app.of("vasco").say("area-projects"), free=free)
    )
