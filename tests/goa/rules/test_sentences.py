"""Whatever happens in a game is said in every language."""

from random import Random

import pytest

from companion.table.game import Refusal
from companion.words import Words
from tests.goa.rules.games import SETS, almost, played
from tests.goa.rules.table import ENGLISH, GOA, in_auctions, in_turn, laid


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
@pytest.mark.parametrize("name", sorted(SETS))
def test_lines_standings_refusals_and_what_would_do_have_words(language: str, name: str) -> None:
    say = Words(language, strict=True).of("goa").say
    chance, said = Random(2), []
    for state, move in played(2, 3, SETS[name]):
        for line in GOA.apply(state, move).lines:
            assert say(f"ledger-{line.source.replace('_', '-')}", **line.about)
            assert say("account-amount", amount=abs(line.amount), what=line.what)
            assert line.what in PAID
        if chance.random() < 0.15:
            said += [say(each.key, **each.figures) for each in GOA.standing(state)]
            for near in list(almost(move, chance))[:12]:
                try:
                    GOA.apply(state, near)
                except Refusal as refusal:
                    said.append(say(refusal.key, **refusal.figures))
                if instead := GOA.nearest(state, near):
                    said.append(say(instead.key, **instead.figures))
                    assert [GOA.apply(state, each) for each in instead.moves]
    assert all(said)
    assert len({*said}) > 10


PAID = {
    "vp",
    "ducats",
    "ships",
    "colonists",
    "extra_cards",
    "hand",
    "ginger",
    "cinnamon",
    "pepper",
    "nutmeg",
    "clove",
}


def test_a_refusal_names_cells_sites_and_tiles_in_words() -> None:
    def said(refusal: Refusal) -> str:
        return ENGLISH.say(refusal.key, **refusal.figures)

    table = laid()
    here = said(table.refused("3.2", "place", "red", cell=[2, 3]))
    there = said(table.refused("3.2", "place", "red", cell=[3, 2]))
    assert here != there
    for words in (here, there):
        assert "2" in words
        assert "3" in words
        assert "Said(" not in words
    tile = in_turn().give("red", tiles=["extra_harvest/2"], sites={"2": ("pepper/2", "")})
    use = {"tile": "extra_harvest/2", "spices": {"2": ["pepper"]}}
    site = said(tile.refused("9.19", "use", "red", **use))
    assert "3" in site
    assert "Said(" not in site
    gone = said(in_turn().refused("9.17", "use", "red", tile="red_ship/1"))
    assert "Said(" not in gone
    flag = in_auctions((1, 3), (1, 4), players=2).do("bid", "blue", ducats=1).do("sell", "red")
    [paid, *_] = flag.lines
    assert "Said(" not in ENGLISH.say(f"ledger-{paid.source}", **paid.about)
