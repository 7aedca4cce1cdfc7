"""Our reader of catalogues says what Fluent's runtime says, and refuses what it does not know."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from companion import resources
from companion.words.catalogue import Catalogue
from companion.words.message import Figured, Scope, Unspeakable, Value

LANGUAGES = ("en", "de", "pl", "ru")
WORDS = resources.path("assets", "words")
CATALOGUES = sorted(WORDS.glob("**/*.ftl"))


def ours(catalogue: Catalogue, key: str, language: str, figures: dict[str, Value]) -> str:
    return catalogue.pattern(key).say(Scope(catalogue, language, figures))


def theirs(bundle: FluentBundle, key: str, figures: dict[str, Value]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    said, faults = bundle.format_pattern(pattern, figures)
    assert not faults, key
    return said


def form(figure: Value, case: str) -> Value:
    return figure.form(case) if isinstance(figure, Figured) else figure


def landing(case: str) -> str:
    return f"landing in the {case}"


def bundle_of(language: str, *texts: str) -> FluentBundle:
    bundle = FluentBundle([language], functions={"FORM": form}, use_isolating=False)
    for text in texts:
        bundle.add_resource(parsed(text), allow_overrides=True)
    return bundle


parsed = cache(FluentResource)
"""It takes longer than all else here, and most catalogues are read again and again."""


@cache
def both(folder: Path) -> tuple[Catalogue, FluentBundle, dict[str, Value]]:
    """What is said there, by us and by them, with all it may be given. What a game does not say
    itself, the folders above do."""
    language, *_ = folder.relative_to(WORDS).parts
    texts: list[str] = []
    catalogue = None
    for each in reversed([folder, *folder.parents]):
        if each.is_relative_to(WORDS / language):
            own = [file.read_text("utf-8") for file in each.glob("*.ftl")]
            catalogue = Catalogue(own, catalogue)
            texts += own
    assert catalogue
    variables = re.findall(r"\$([A-Za-z][\w-]*)", "".join(texts))
    return catalogue, bundle_of(language, *texts), dict.fromkeys(variables, 0)


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: str(file.relative_to(WORDS)))
def test_every_message_of_every_catalogue_is_said_as_fluent_says_it(file: Path) -> None:
    language, *_ = file.relative_to(WORDS).parts
    catalogue, bundle, variables = both(file.parent)
    for key in Catalogue([file.read_text(encoding="utf-8")]).names():
        if key.startswith("-"):
            assert catalogue.pattern(key).parts
            continue
        values: tuple[Value, ...] = (0, 1, 2, 5, 22, "text", Figured(landing))
        for value in values:
            figures: dict[str, Value] = dict.fromkeys(variables, value)
            assert ours(catalogue, key, language, figures) == theirs(bundle, key, figures), key


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


_words = st.text("ab.*[]-#=$ éЯ\\\"'(", max_size=8)
_string = st.text('ab{}[]"\\ ю*.', max_size=6)
_number = st.integers(-2_000_000, 2_000_000)
_literal = st.one_of(_string.map(quoted), _number.map(str))
_fixed = st.one_of(
    st.sampled_from(['{ "\\u00e9" }', '{"\\U01F600"}', "{ 0 }"]),
    _literal.map(lambda literal: "{ " + literal + " }"),
)
_placeable = st.one_of(
    _fixed,
    st.sampled_from(
        [
            "{ $n }",
            "{$m}",
            "{\n$word\n}".replace("\n", "\n "),
            "{ $blank }",
            "{ other }",
            "{ -term }",
            '{ FORM($where, case: "loc") }',
            '{FORM(  $n\n ,case : "a-b" , )}',
        ]
    ),
    _literal.map(lambda literal: "{ -term(case: " + literal + ") }"),
    _literal.map(lambda literal: "{\n  -term (\n  case : " + literal + " , n: 2 ) }"),
)


@st.composite
def _patterns(draw: st.DrawFn, placeables: st.SearchStrategy[str]) -> str:
    """A pattern as a hand may write it: inline or below, with blank and unevenly indented lines."""
    lines = []
    for _ in range(draw(st.integers(1, 4))):
        text = "".join(draw(st.lists(st.one_of(_words, placeables), max_size=4)))
        safe = text if text.lstrip(" ")[:1] not in ("", "[", "*", ".") else "x" + text
        lines.append(
            draw(st.sampled_from(["", "\n", "\n   \n"])) + " " * draw(st.integers(1, 6)) + safe
        )
    return (
        draw(st.sampled_from(["", " ", "\n", "  \n\n"]))
        + "\n".join(lines)
        + draw(st.sampled_from(["", "  ", "z"]))
    )


@st.composite
def _selects(draw: st.DrawFn, *selectors: str) -> str:
    keys = st.one_of(
        st.sampled_from(["one", "few", "many", "other", "gen"]), st.integers(-3, 5).map(str)
    )
    chosen = draw(st.lists(keys, min_size=1, max_size=4, unique=True))
    default = draw(st.integers(0, len(chosen) - 1))
    variants = [
        f"\n {'*' * (at == default)}[{key}]{draw(_patterns(_placeable_in(selectors)))}"
        for at, key in enumerate(chosen)
    ]
    return "{ $" + draw(st.sampled_from(selectors)) + " ->" + "".join(variants) + "\n }"


def _placeable_in(selectors: tuple[str, ...]) -> st.SearchStrategy[str]:
    """A term sees no figures but its own, so what stands in a term's variants is fixed."""
    return _fixed if selectors == ("case",) else _placeable


@given(
    message=_patterns(st.one_of(_placeable, _selects("n", "m", "word"))),
    term=_patterns(st.one_of(_fixed, _selects("case"))),
    language=st.sampled_from(LANGUAGES),
    figures=st.fixed_dictionaries(
        {
            "n": st.integers(-30, 130),
            "m": st.integers(0, 10**7),
            "word": _string,
            "blank": st.just(""),
            "where": st.just(Figured(landing)),
        }
    ),
)
def test_messages_of_the_subset_are_said_as_fluent_says_them(
    message: str, term: str, language: str, figures: dict[str, Value]
) -> None:
    text = f"# A comment\nkey ={message}\n\nother = other {'{'} $n {'}'}\n-term ={term}\n### End\n"
    assert ours(Catalogue([text]), "key", language, figures) == theirs(
        bundle_of(language, text), "key", figures
    )


@pytest.mark.parametrize("number", [0, 0.5, 1.5, 2.25, 1234.5, 1234567, -3, 1.0004])
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_counted_as_fluent_does(language: str, number: int | float) -> None:
    text = "key = { $n }\n  { $n ->\n  [one] one\n  [few] few\n  [many] many\n  *[other] other\n }"
    assert ours(Catalogue([text]), "key", language, {"n": number}) == theirs(
        bundle_of(language, text), "key", {"n": number}
    )


@pytest.mark.parametrize(
    "text",
    [
        "key",
        "key = ",
        "key = { $n",
        "key = a } b",
        "key = { }",
        "key = { 1.5 }",
        "key = { $n ->\n [one] a\n }",
        "key = { $n ->\n *[one] a\n *[other] b\n }",
        "key = { $n -> *[one] a }",
        'key = { "a" ->\n *[one] a\n }',
        "key = { NUMBER($n) }",
        "key = { FORM($n) }",
        'key = { FORM(n, case: "loc") }',
        "key = { FORM($n, case: 1) }",
        'key = { FORM($n, kind: "loc") }',
        'key = { FORM($n, case: "loc", case: "loc") }',
        'key = { FORM($n, case: "loc") ->\n *[a] b\n }',
        "key = { -term.title }",
        "key = { -term($n) }",
        "key = { -term(a: 1, a: 2) }",
        'key = { "\\x" }',
        'key = { "a }',
        "key = a\n.title = b",
        "key = a\n  .title = b",
        "key = a\nb",
        "key = a\n\tb",
        "key = a\nkey = b",
        "#comment",
        "stray\nkey = a",
    ],
)
def test_what_is_outside_the_subset_is_refused(text: str) -> None:
    with pytest.raises(Unspeakable):
        Catalogue([text]).pattern("key")


def test_a_missing_figure_or_reference_is_refused() -> None:
    for text in (
        "key = { $n }",
        "key = { other }",
        "key = { -term }",
        "-term = { $n }\nkey = { -term }",
    ):
        with pytest.raises(Unspeakable):
            ours(Catalogue([text]), "key", "en", {})
