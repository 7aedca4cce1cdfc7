"""The rules at hand: a book one reads, searches, and opens at a rule from wherever it is named."""

import pytest

from tests.ui.at_table import at_table, moves_until, of_vasco, own, record
from tests.words.pseudo import PSEUDO

GIVEN = record("vasco-4-7")
PLACING, ACTING = moves_until(GIVEN, "placing"), moves_until(GIVEN, "acting", 3, 2)
BACK = 27


@pytest.fixture
def acting(device):
    """At the table: a number is called, and acting with it costs something."""
    from tests.ui.device import Look

    return lambda size="tablet": at_table(device, Look(size), GIVEN, ACTING)


def sheet(device):
    from companion.ui.table.rules.sheet import RulesSheet

    return device.app.root.top if isinstance(device.app.root.top, RulesSheet) else None


def opened(device) -> str:
    """The rule that lies open, which must stand whole in sight, or at the top."""
    from companion.ui.table.rules.page import RulesPage, RuleText
    from tests.ui.device import walk

    device.frames(4)
    front = sheet(device) or device.app.root
    [page] = [each for each in walk(front) if isinstance(each, RulesPage)]
    [text] = [each for each in walk(page) if isinstance(each, RuleText) and each.marked]
    top = text.to_window(text.x, text.top)[1]
    assert page.to_window(*page.pos)[1] < top <= page.to_window(0, page.top)[1] + 1
    return text.rule


def asked(app):
    """All that a table screen asks and shows, to be the same later."""
    asking = app.root.stage.children[0].asking
    return asking.question.title, asking.question.chosen, asking.seat.modes


def told(device, text: str) -> bool:
    return any(text in each for each in device.texts())


def test_home_leads_to_the_book_and_its_chapters(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = device.start(Look())
    device.tap("rules")
    assert app.of("vasco").say("rule-2-1") in device.texts()
    device.tap("chapter-7")
    assert app.of("vasco").say("rule-7-4") in device.texts()
    Finger(device).tap("chapter-after")
    assert app.of("vasco").say("rule-8-1") in device.texts()
    device.key(BACK)
    assert device.shows("settings"), "at home again"


def test_on_a_phone_a_chapter_lies_over_the_contents(device) -> None:
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    app.root.show(of_vasco("rules"))
    device.frames()
    device.tap("chapter-4")
    assert app.of("vasco").say("rule-4-3") in device.texts()
    device.key(BACK)
    assert sheet(device) is None
    assert device.shows("chapter-4")


def test_a_rule_is_searched_for_and_opened(device) -> None:
    from tests.ui.device import Look

    app = device.start(Look(language="pl"))
    app.root.show(of_vasco("rules"))
    device.frames()
    device.find("rules-search").text = "PREMIE portu"
    device.wait(0.2)
    assert device.shows("found-5.3")
    assert not device.shows("chapter-1")
    assert not device.shows("found-3.3")
    device.tap("found-5.3")
    assert opened(device) == "5.3"
    device.find("rules-search").text = "zzz"
    device.wait(0.2)
    assert app.of("vasco").say("rules-none") in device.texts()
    assert device.shows("chapter-1"), "where nothing says it, the chapters lead on"
    device.find("rules-search").text = "remis"
    device.wait(0.2)
    assert device.shows("found-9.4"), "which says it otherwise"
    device.tap("rules-search-clear")
    assert device.find("rules-search").text == ""
    assert device.shows("chapter-1")
    assert not device.shows("found-9.4")


def test_a_search_is_done_with_once_the_book_is_left(device) -> None:
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    app.root.show("home", of_vasco("rules"))
    device.frames(3)
    device.find("rules-search").text = "captain"
    device.wait(0.2)
    device.key(BACK)
    app.root.show("home", of_vasco("rules"))
    device.frames(3)
    assert device.find("rules-search").text == ""
    assert device.shows("chapter-1")


def test_a_price_opens_its_rule_with_the_figures_of_the_game(device, acting) -> None:
    app = acting()
    before = asked(app)
    device.tap("sums")
    assert opened(device) == "3.3"
    assert told(device, "The first free number is 8: acting with 3 costs 5\u00a0Reals.")
    device.key(BACK)
    assert sheet(device) is None
    assert asked(app) == before
    own(app).choose(own(app).options._replace(help="none"))
    device.tap("rule-5.1")
    assert opened(device) == "5.1", "what is asked names its rule"
    assert app.of("vasco").say("rules-now") not in device.texts(), (
        "a group without help is told no figures"
    )
    device.tap("rules-close")
    assert asked(app) == before


def test_a_refusal_opens_its_rule_and_what_was_tapped_stays(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app, finger = at_table(device, Look("phone"), GIVEN, PLACING), Finger(device)
    for name in ("number-11", "area-projects", "number-12", "number-11"):
        finger.tap(name)
    screen = app.root.stage.children[0]
    before, refusal = asked(app), screen.ids.panel.ids.reply.refusal
    assert before[1] == {"number-12"}
    finger.tap("refused-2.2")
    assert opened(device) == "2.2"
    device.key(BACK)
    assert asked(app) == before
    assert screen.ids.panel.ids.reply.refusal == refusal, "it stands until the next tap"


def test_lines_of_the_ledger_open_their_rules(device, acting) -> None:
    from companion.ui.shell.chrome import RuleLink
    from companion.ui.shell.explanation import Explanation, LedgerLine
    from companion.ui.table.corrections.wrong import ThatWasWrong
    from tests.ui.device import walk

    app = acting()
    entry = next(each for each in reversed(app.session.line) if each.lines)
    table = app.root.stage.children[0]
    move = ThatWasWrong(table.given, table.asking, entry)
    for page, kind in ((Explanation(app.session, "yellow", "vp"), LedgerLine), (move, RuleLink)):
        app.root.open(page)
        device.frames(3)
        line = next(each for each in walk(page) if isinstance(each, kind))
        device.tap_at(*line.to_window(*line.center))
        assert opened(device) == line.rule
        device.key(BACK)
        assert app.root.top is page
        device.key(BACK)
    assert line.rule == entry.lines[0].rule


def test_the_film_waits_while_a_rule_of_it_is_read(device) -> None:
    from tests.ui.device import Look
    from tests.vasco.ui.test_voyage import FULL, sail

    voyage, show, _ = sail(device, Look(), **FULL)
    assert show()
    voyage.run()
    place = voyage.place
    device.tap("rule-7.2")
    assert opened(device) == "7.2"
    device.wait(12)
    assert voyage.place == place
    device.key(BACK)
    assert device.app.root.top is voyage
    device.wait(12)
    assert voyage.place > place


def test_the_contents_of_a_sheet_lead_to_other_chapters_and_back_to_the_table(
    device, acting
) -> None:
    from tests.touch.finger import Finger

    app = acting("phone")
    asking = app.root.stage.children[0].asking
    asking.pick(next(iter(asking.question.picks)))
    before = asked(app)
    device.frames(3)
    Finger(device).tap("sums")
    device.tap("rules-contents")
    device.tap("chapter-9")
    assert app.of("vasco").say("rule-9-4") in device.texts()
    device.key(BACK)
    assert asked(app) == before
    device.tap("menu")
    device.tap("menu-rules")
    assert device.shows("chapter-9")
    device.key(BACK)
    assert asked(app) == before


def test_an_open_rule_is_told_in_another_language_at_once(device, acting) -> None:
    app = acting()
    app.open_rule("vasco", "5.3")
    device.frames(3)
    app.choose_language("ru")
    assert opened(device) == "5.3"
    for each in ("rule-5-3", "rule-5-3-title", "rules-decided", "rules-chapter-5"):
        assert app.of("vasco").say(each) in device.texts()


LOOKS = [("tablet", "en", 1, True), ("phone", "de", 1.5, False), ("small", PSEUDO, 1, False)]
ALL = [
    (size, language, scale, dark)
    for size in ("tablet", "tablet-upright", "phone", "phone-across", "small")
    for language, scale, dark in (("ru", 1.5, True), ("de", 1.5, False))
]


@pytest.fixture
def legible(device):
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    def judge(size, language, scale, dark, rules) -> list[str]:
        app = at_table(device, Look(size, language=language), GIVEN, ACTING)
        app.theme.light = "night" if dark else "day"
        app.theme.text_scale = scale
        found = []
        app.root.show(of_vasco("rules"))
        device.frames(4)
        device.shot(f"rules-{size}-{language}")
        found += complaints(device)
        for rule in rules:
            app.open_rule("vasco", rule)
            device.frames(4)
            device.shot(f"rule-{rule}-{size}-{language}")
            found += complaints(device)
            app.root.back()
        return found

    return judge


@pytest.mark.parametrize(("size", "language", "scale", "dark"), LOOKS)
def test_it_is_whole_and_legible(legible, size, language, scale, dark) -> None:
    assert legible(size, language, scale, dark, ("3.3", "5.3")) == []


@pytest.mark.long
@pytest.mark.parametrize(("size", "language", "scale", "dark"), ALL)
def test_every_chapter_is_whole_and_legible(legible, size, language, scale, dark) -> None:
    from companion.vasco.play.book import BOOK

    assert legible(size, language, scale, dark, BOOK.rules) == []
