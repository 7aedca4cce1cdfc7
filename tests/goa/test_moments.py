"""What is asked of Goa in moments that random games seldom come to, and how its table is laid."""

from companion.goa.play import laying
from companion.goa.play.asking.decisions import QUESTIONS
from companion.goa.play.book import BOOK
from companion.goa.play.table_options import CHOOSABLE
from companion.goa.rules.implied import next_asked
from companion.goa.rules.phases import kind_due
from companion.goa.rules.tiles import UNNAMED, tile
from companion.play.looks import BLOCKED, CHOSEN, OPEN, PLAIN
from tests.goa.asked import asking_after, deed, made, moves_until, record

SENSIBLE = record("sensible-4")


def test_a_tile_no_set_has_is_told_by_its_kind_and_then_its_numbers() -> None:
    at = moves_until(SENSIBLE, "tile")
    asking = asking_after(SENSIBLE, at)
    assert asking.question.others
    asking.type_it()
    asking.pick("typed-duty/1/1")
    asking.pick("typed-duty/5/1")
    asking.pick("typed-duty/5/7")
    assert asking.session.line[-1].raw == {"do": "tile", "tile": "duty/5/7"}
    asking.undo()
    asking.undo()
    assert "typed-duty/4/1" in asking.question.picks, "one number is taken back"


def test_a_bonus_no_set_has_is_told_by_what_it_gives_and_how_much() -> None:
    given = record("goa-3-7")
    asking = asking_after(given, moves_until(given, "bonanza"))
    assert "bonanza-ducats-3" in asking.question.picks
    asking.type_it()
    asking.pick("bonanza-ships")
    asking.pick("bonanza-ships-7")
    assert asking.session.line[-1].raw == {"do": "bonanza", "bonus": {"ships": 7}}


def test_chances_are_told_where_they_are_wanted() -> None:
    at = moves_until(SENSIBLE, "found")
    asking = asking_after(SENSIBLE, at, help="odds")
    names = [name for name in asking.question.spots if name.startswith("site-")]
    texts = [asking.shown().say("asking-text", what=asking.question.spots[n].text) for n in names]
    assert all(text.endswith("%)") for text in texts)
    plain = asking_after(SENSIBLE, at)
    assert "%" not in plain.shown().say("asking-text", what=plain.question.spots[names[0]].text)


def test_a_market_half_named_is_taken_up_again() -> None:
    asking = asking_after(SENSIBLE, moves_until(SENSIBLE, "layout"))
    asking.act(deed(asking, "sweep"))
    asking.pick("tile-ginger/1")
    asking.pick("tile-unnamed")
    half = QUESTIONS.half_told
    kept = half.write(asking.session.state, asking.seat.picks)
    assert kept == ["ginger/1", "?"]
    assert half.read(kept) == (tile("ginger/1"), UNNAMED)
    asking.act(deed(asking, "main"))
    assert asking.session.line[-1].raw["grid"][0][:2] == ["ginger/1", "?"]


def test_the_last_turn_of_a_phase_ends_by_a_deed_whoever_lays_out_what_comes() -> None:
    given = record("goa-2-7")
    at = moves_until(given, "layout", 2) - 1
    asking = asking_after(given, at)
    assert given.moves[at]["do"] == "end"
    for drawn in (set(), {"tiles"}):
        asking.session.draw_by_program(drawn)
        asking.ask()
        assert deed(asking, "main").move == asking.session.game.read(given.moves[at])


def test_the_last_turn_of_all_ends_by_a_deed_where_no_hand_is_left() -> None:
    given = record("goa-4-7")
    asking = asking_after(given, len(given.moves) - 1)
    assert given.moves[-1]["do"] == "end"
    asking.act(deed(asking, "main"))
    assert asking.session.due.kinds == ()
    assert not asking.question.deeds


def test_all_others_pass_in_one_touch() -> None:
    given = record("goa-3-7")
    extras = (at for at in range(3, len(given.moves)) if is_passed_twice(given.moves[at : at + 3]))
    at = next(extras)
    asking = asking_after(given, at)
    asking.act(deed(asking, "all-pass"))
    assert made(asking, at)[:3] == ["end", "pass", "pass"]
    assert asking.session.due.kinds != ("extra", "pass")
    asking.undo()
    assert len(asking.session.line) == at


def test_5_2_back_in_a_turn_that_had_its_action_nothing_is_said_of_others() -> None:
    at = moves_until(SENSIBLE, "taxes") + 1
    asking = asking_after(SENSIBLE, at)
    asking.act(deed(asking, "go-on"))
    question, shown = asking.question, asking.shown()
    assert question.player == SENSIBLE.moves[at - 1]["player"]
    assert "action-ships" not in question.picks
    estate = laying.estate(shown, question, question.player)
    assert {text for each in estate.ladders for text in (each.brings, each.costs)} == {""}
    assert not [name for name in question.spots if name.startswith("field-")]
    asking.pick("step-ships")
    assert asking.reply.rule == "5.2"


def test_13_5_what_a_step_costs_now_is_told_of_the_one_who_is_asked() -> None:
    told = set()
    for kind in ("taxes", "extra"):
        asking = asking_after(SENSIBLE, moves_until(SENSIBLE, kind) + (kind == "taxes"))
        for rule in ("5.4", "8.9"):
            said = BOOK.now(asking.session.state, rule)
            assert {each.figures["player"].value for each in said} == {asking.question.player}
        told.add(kind_due(next_asked(asking.session.state)))
    assert told == {"turn", "extra"}


def is_passed_twice(raws) -> bool:
    return [raw["do"] for raw in raws] == ["end", "pass", "pass"]


def turn_with_room():
    """Somebody is at turn whose harvest has a choice."""
    for at, raw in enumerate(SENSIBLE.moves):
        if raw["do"] == "harvest" and sum(map(len, raw["spices"].values())) > 1:
            asking = asking_after(SENSIBLE, at)
            fields = [name for name in asking.question.picks if name.startswith("field-")]
            empty = [name for name in fields if asking.question.spots[name].piece]
            if asking.question.player == raw["player"] and empty:
                return asking, empty
    raise AssertionError("nobody harvests")


def test_a_tap_on_a_field_changes_what_a_harvest_lays() -> None:
    asking, (first, *_) = turn_with_room()
    before = asking.question.spots["action-harvest"].pick
    cube = asking.question.spots[first].piece
    asking.pick(first)
    after = asking.question.spots["action-harvest"].pick
    assert before != after
    assert asking.question.spots[first].piece != cube
    assert asking.undo_text
    asking.undo()
    assert asking.question.spots["action-harvest"].pick == before


def test_an_estate_shows_what_can_be_tapped_and_what_would_come() -> None:
    asking, _ = turn_with_room()
    shown, question = asking.shown(), asking.question
    found = laying.estate(shown, question, question.player)
    assert [each.action for each in found.ladders].count(OPEN) >= 3
    assert {each.step for each in found.ladders} <= {OPEN, BLOCKED, PLAIN}
    fields = [field for plot in found.plots for field in plot.fields]
    assert any(field.proposed and field.look == CHOSEN for field in fields)
    taxes = found.ladders[2]
    assert taxes.brings.split() == [f"+{taxes.rungs[taxes.row - 1].value}", "ducats"]
    other = next(each.colour for each in shown.seats if each.colour != question.player)
    looked_at = laying.estate(shown, question, other)
    assert {each.action for each in looked_at.ladders} == {PLAIN}, "a look at it only looks"


def test_the_market_shows_its_border_only_while_the_flag_is_placed() -> None:
    first = moves_until(SENSIBLE, "place")
    asking = asking_after(SENSIBLE, first)
    market = laying.market(asking.shown(), asking.question)
    assert len(market.border) == 20
    assert {each.look for each in market.border} == {OPEN}
    assert {each.look for each in market.cells} == {BLOCKED}
    asking.pick(f"cell-{'-'.join(map(str, SENSIBLE.moves[first]['cell']))}")
    market = laying.market(asking.shown(), asking.question)
    assert [each.flag for each in market.border] == [True]
    assert [each.token.number for each in market.border] == [1]
    lane = laying.lane(asking.shown())
    assert [each.tile for each in lane.lots] == [None]


def test_the_way_an_auction_is_told_is_kept_with_the_table() -> None:
    chosen = CHOOSABLE.usual.with_way("bids", other=True)
    assert CHOOSABLE.read(chosen.raw()) == chosen
    assert CHOOSABLE.read({"ways": ["else"]}).ways == frozenset()


def test_what_a_pair_of_spices_is_filled_with_stands_together_as_its_tile() -> None:
    given = record("goa-4-7")
    for times in range(1, 9):
        asking = asking_after(given, moves_until(given, "settle", times))
        layout = asking.question.layout
        tiles = [each.tile for each in layout.pieces]
        shared = 1 if set(tiles) == {"any"} else layout.together
        frames = [tiles[at : at + shared] for at in range(0, len(tiles), shared)]
        assert all(len(set(each)) == 1 for each in frames)
        assert "any" in tiles or len({*map(tuple, frames)}) == len(frames), "no tile twice"


def test_bid_and_pass_stand_among_the_same_deeds_all_through_an_auction() -> None:
    given = record("goa-4-7")
    asking = asking_after(given, moves_until(given, "bid"), ways=frozenset(("bids",)))
    before = [each.name for each in asking.question.deeds]
    made_before = len(asking.session.line)
    asking.act(deed(asking, "bid"))
    assert [each.name for each in asking.question.deeds] == before == ["bid", "pass", "result"]
    asking.act(deed(asking, "result"))
    assert made(asking, made_before) == ["bid"], "it is too late for the result alone"


def test_13_5_undo_names_who_forgoes_his_turn_or_takes_an_extra_one() -> None:
    """And not who was done before, whose turn ends with it."""
    given = record("goa-3-7")
    forgoes = asking_after(SENSIBLE, moves_until(SENSIBLE, "taxes") + 1)
    takes = asking_after(given, 122)
    for asking, name, kinds, does in (
        (forgoes, "forgo", ["end", "end"], "is done"),
        (takes, "extra", ["end", "extra"], "takes an extra turn"),
    ):
        before, shown = len(asking.session.line), asking.shown()
        player = shown.name(asking.question.player)
        asking.act(deed(asking, name))
        assert made(asking, before) == kinds
        assert asking.undo_text == f"Undo: {player} {does}"
