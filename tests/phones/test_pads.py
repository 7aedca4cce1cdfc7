"""A score pad on phones: whoever sits enters his own, whatever others are entering."""

import re
from random import Random

import pytest

from companion.games import GAMES
from companion.phones.host import Host
from companion.phones.messages import Do, Hello, Sit
from companion.phones.table_offers import UNDO
from companion.play.pad.meaning import Target
from companion.table.game import Seat
from companion.table.game.pad.moves import Round, Score, Settle
from companion.table.session import Head, Session
from tests.phones.hosted import LANGUAGES, Hosted, afar_of, words
from tests.phones.test_playing import Page
from tests.turns import turns

PADS = ("scorepad", "goa-pad")
_OFFER = re.compile(r'data-do="([^"]*)"')


class Kept:
    """A pad of two, each with a phone, and one that looks on."""

    def __init__(self, game: str, language: str = "en", **components: object) -> None:
        rules = GAMES[game]
        seats = tuple(map(Seat, rules.colours, ("Ana", "Tomé")))
        head = Head("one", seats, {**rules.starter(), **components}, None)
        self.session = Session(rules, head)
        self.session.begin(frozenset())
        self.host = Host(Hosted(self.session, afar_of(game)))
        self.host.later = self.host.tell
        self.first, self.second = self.session.head.players
        self.pages = {each: Page() for each in (self.first.colour, self.second.colour, "")}
        for colour, page in self.pages.items():
            self.host.join(page, Hello(language, code=self.host.devices.code), "a")
            if colour:
                self.host.take(page, Sit(colour))

    def offers(self, colour: str) -> list[str]:
        """Of the pad."""
        found = _OFFER.findall(self.pages[colour].last["html"])
        return [each for each in found if each != UNDO]

    def do(self, colour: str, name: str) -> str:
        page = self.pages[colour]
        self.host.take(page, Do(name, page.last["at"]))
        return str(page.last.get("refused", ""))


@pytest.fixture
def kept():
    return Kept("scorepad")


def test_each_is_asked_for_his_own_at_the_same_time(kept) -> None:
    one, other = kept.first.colour, kept.second.colour
    for colour, name in ((one, "Ana"), (other, "Tomé")):
        html = kept.pages[colour].last["html"]
        assert words("en").of("scorepad").say("pad-ask-vp", player=name) in html
        assert kept.pages[colour].last["turn"]
    assert kept.do(other, "vp-5") == ""
    assert kept.do(one, "vp-3") == ""
    assert [each.move for each in kept.session.line] == [Score(other, "vp", 5), Score(one, "vp", 3)]


def test_nobody_is_offered_another_s_cell(kept) -> None:
    one, other = kept.first.colour, kept.second.colour
    assert [each for each in kept.offers(one) if "-of-" in each] == []
    assert kept.do(one, f"vp-of-{other}") != ""
    assert kept.offers("") == []


def test_who_counts_reals_too_turns_from_one_to_the_other() -> None:
    kept = Kept("scorepad", reals=True)
    one = kept.first.colour
    for asked, instead in (("vp", "reals"), ("reals", "vp"), ("vp", "reals")):
        assert f"{asked}-5" in kept.offers(one)
        assert [each for each in kept.offers(one) if "-of-" in each] == [f"{instead}-of-{one}"]
        assert kept.do(one, f"{instead}-of-{one}") == ""


def test_what_others_enter_stands_on_every_phone(kept) -> None:
    kept.do(kept.second.colour, "landing-malindi")
    for page in kept.pages.values():
        assert "Malindi" in page.last["html"]


def test_anybody_ends_a_round_and_says_whose_dias_is(kept) -> None:
    """8.6."""
    one, other = kept.first.colour, kept.second.colour
    assert "Anybody may do this" in kept.pages[other].last["html"]
    assert kept.do(other, "end-round") == ""
    assert kept.do(other, f"dias-{one}") == ""
    assert kept.session.line[-1].move == Round(one)


@pytest.mark.parametrize("game", PADS)
def test_at_the_end_each_is_asked_until_he_has_told_all(game) -> None:
    kept = Kept(game)
    while "round" in kept.session.due.kinds:
        kept.session.enter([{"do": "round"}])
    colour, other = kept.second.colour, kept.first.colour
    pad = kept.session.game.pad
    told = [each.name for each in pad.settled if each.stands(kept.session.state.components)]
    another, chance = turns(100), Random(0)
    while kept.pages[colour].last["turn"] and another():
        offers = [each for each in kept.offers(colour) if "-of-" not in each]
        assert kept.do(colour, "enter" if "enter" in offers else chance.choice(offers)) == ""
    settled = [each.move for each in kept.session.line if isinstance(each.move, Settle)]
    assert [(each.player, each.category) for each in settled] == [(colour, name) for name in told]
    assert kept.offers(colour) == []
    assert kept.pages[other].last["turn"]


@pytest.mark.parametrize("game", PADS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(game, language) -> None:
    """The words are strict: what is missing in a language fails."""
    html = "".join(page.last["html"] for page in Kept(game, language).pages.values())
    assert not re.search(r"\{|\}|None|<li></li>", html)
    assert "<summary></summary>" not in html


def test_a_question_is_turned_to_whoever_it_is_put_to(kept) -> None:
    shown = kept.host._own[kept.second.colour]._asking.shown()
    turned = afar_of("scorepad").questions.turned
    for colour in (kept.first.colour, kept.second.colour):
        assert turned(shown, colour) == Target("vp", colour)
