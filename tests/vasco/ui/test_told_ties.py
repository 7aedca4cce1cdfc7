"""What decided a game names all who were equal, and a tie that the table broke says so."""

import pytest

from companion.games import GAMES, set_of
from companion.table.account import account
from companion.table.game import Seat
from companion.table.session import Head, Session
from companion.vasco.rules.pad import pad_of
from companion.words import Words

PAD = GAMES["scorepad"]
SEATS = (Seat("yellow", "Ana"), Seat("red", "Rui"), Seat("black", "Tomé"))
NAMES = {seat.colour: seat.name for seat in SEATS}
LANGUAGES = sorted(Words("en").codes())


def played(*moves: dict, with_reals: bool = False, **finish: object) -> Session:
    """A pad with these entries, everybody without ships or Reals at the end."""
    session = Session(PAD, Head("pad", SEATS, pad_of(set_of("vasco"), with_reals), None))
    kinds = ("ships",) if with_reals else ("reals", "ships")
    settled = [{"do": "settle", "player": seat.colour, kind: 0} for kind in kinds for seat in SEATS]
    for raw in (*moves, *[{"do": "round"}] * 5, *settled, {"do": "finish", **finish}):
        session.do(PAD.read(raw))
    return session


def score(player: str, **what: object) -> dict:
    return {"do": "score", "player": player, **what}


def decided(session: Session, language: str = "en") -> list[str]:
    from companion.play.reckoning.sums import what_decided
    from companion.vasco.play.pad import COUNTING

    words = Words(language, strict=True).of("scorepad")
    found = what_decided(COUNTING, session, account(session))
    return [words.say(said.key, NAMES, **said.figures) for said in found]


def tied(session: Session) -> list[str]:
    from companion.play.reckoning.sums import tie_break
    from companion.vasco.play.pad import COUNTING

    words = Words("en", strict=True).of("scorepad")
    return [words.say(said.key, NAMES, **said.figures) for said in tie_break(COUNTING, session)]


@pytest.mark.usefixtures("_window")
def test_all_who_gained_as_much_are_named() -> None:
    (gain,) = decided(played(score("red", vp=9), score("black", vp=9), score("black", vp=1)))
    assert gain == "The biggest gain in one go: 9\u00a0VP, by Rui and Tomé."
    (gain,) = decided(played(score("red", vp=9), score("black", vp=8)))
    assert gain.startswith("The biggest gain in one go: Rui, 9\u00a0VP")


@pytest.mark.usefixtures("_window")
def test_all_to_whom_a_landing_paid_as_much_are_named() -> None:
    entries = [score(player, landing="calicut") for player in ("red", "black")]
    found = decided(played(*entries, score("yellow", vp=9)))
    assert "Calicut paid the most: 10\u00a0VP in all, 5 each to Rui and Tomé." in found
    found = decided(played(*entries, entries[0], score("yellow", vp=9)))
    assert "Calicut paid the most: 15\u00a0VP in all, 10 of them to Rui." in found


@pytest.mark.usefixtures("_window")
def test_all_landings_that_paid_as_much_are_named() -> None:
    found = decided(
        played(
            score("red", landing="malindi"),
            score("black", landing="mombasa"),
            score("red", landing="boa_gente"),
            score("yellow", vp=9),
            score("black", landing="boa_gente"),
            score("black", landing="boa_gente"),
            score("black", landing="boa_gente"),
        )
    )
    assert "Malindi and Terra de Boa Gente paid the most: 4\u00a0VP each." in found


@pytest.mark.usefixtures("_window")
def test_all_who_kept_as_much_money_are_named_and_nobody_who_has_none() -> None:
    spent = [score("red", reals=-4)]
    found = decided(played(*spent, score("red", vp=9), with_reals=True))
    assert "Ana and Tomé had the most money left: 10\u00a0Reals each, worth 3\u00a0VP." in found
    nothing = [score(seat.colour, reals=-10) for seat in SEATS]
    assert "money" not in " ".join(decided(played(*nothing, with_reals=True)))


@pytest.mark.usefixtures("_window")
@pytest.mark.parametrize("language", LANGUAGES)
def test_equals_are_named_in_every_language(language) -> None:
    entries = [score(player, landing="calicut") for player in ("red", "black")]
    said = decided(played(*entries, with_reals=True), language)
    assert len(said) == 3
    assert all("Rui" in each and "Tomé" in each for each in said)


@pytest.mark.usefixtures("_window")
def test_a_tie_that_the_table_broke_says_so() -> None:
    session = played(score("red", vp=9), score("black", vp=9), winners=["black"])
    assert tied(session) == [
        "Tomé and Rui have 9\u00a0VP each.",
        "You compared ships and sailors at the table: the score pad only knows the points.",
        "So Tomé wins.",
    ]
