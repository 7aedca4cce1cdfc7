"""Whatever somebody is called, and whatever a catalogue says, is text on a page and no more."""

from html.parser import HTMLParser

import pytest

from companion.games import GAMES
from companion.phones.pages import paths
from companion.phones.tags import tag
from tests.phones.hosted import Hosted, afar_of, session_of, up
from tests.phones.phone import Phone

NAMES = (
    *("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "&amp;", "' onclick='"),
    *('" onclick="alert(1)', "</main><script>", "<!--", "]]>"),
)


class Read(HTMLParser):
    """As a browser reads it."""

    def __init__(self, html):
        super().__init__()
        self.tags, self.attributes, self.texts = [], {}, []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes.update(attrs)

    def handle_data(self, data):
        self.texts.append(data)

    def shape(self):
        return self.tags, [*self.attributes]


def looked_at(name):
    """A game in which all are called so: as one of them has it before him, and who only looks."""
    session = session_of(GAMES["vasco"], 4, names=(name,) * 4)
    (due,) = session.due.players
    other = next(seat.colour for seat in session.head.players if seat.colour != due)
    with up(Hosted(session, afar_of("vasco"))) as table, Phone(table.base, table.code) as phone:
        looks = Read(phone.view["html"])
        assert phone.ask(sit=other) == ""
        return looks, Read(phone.view["html"])


@pytest.mark.parametrize("name", NAMES)
def test_names_with_markup_stay_names(name):
    plain = [page.shape() for page in looked_at("Ana")]
    pages = looked_at(name)
    assert [page.shape() for page in pages] == plain
    for page in pages:
        assert name in "".join(page.texts)
        assert name in page.attributes["data-title"]


def test_what_stands_in_an_attribute_stays_there():
    page = Read(tag("p", "x", title='"><b class="', data_do="' onclick='"))
    assert page.tags == ["p"]
    assert page.attributes == {"title": '"><b class="', "data-do": "' onclick='"}


def test_what_a_catalogue_says_is_no_markup():
    class Strange:
        language = "en"

        def of(self, game):
            return self

        def say(self, key, *more, **figures):
            return f'"><img alt="{key}">'

    class Headers:
        def get_all(self, key):
            return ["here"] if key == "Host" else []

    answer = paths(lambda language: Strange(), ["en"], {}).answer("GET", "/", Headers(), {"here"})
    assert "img" not in Read(answer.body.decode()).tags
