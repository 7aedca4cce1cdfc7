"""Whatever happens in a game is said in every language."""

from random import Random

import pytest

from companion.table.game import Refusal
from companion.words import Words
from tests.goa.rules.games import SETS, almost, played
from tests.goa.rules.table import GOA


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
