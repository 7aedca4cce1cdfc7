"""A rule at hand is found by its number, and by any word that it or the people say."""

import pytest

import companion.goa.play.book
import companion.vasco.play.book
from companion.play.book.finding import folded, found
from companion.words import Words

LANGUAGES = Words("en").codes()
BOOKS = {
    "goa": companion.goa.play.book.BOOK,
    "vasco": companion.vasco.play.book.BOOK,
}
BOOK = BOOKS["vasco"]


@pytest.mark.parametrize(
    ("language", "wanted", "rule"),
    [
        ("en", "SAO GABRIEL", "4.1"),
        ("en", "captain  launch", "4.3"),
        ("de", "zusatzliche", "2.4"),
        ("de", "schiffsfelder", "5.4"),
        ("pl", "zaloga", "0.2"),
        ("pl", "ŻEGLUG", "6.4"),
        ("ru", "еще", "6.2"),
        ("ru", "наём", "5.1"),
        ("en", "7.4", "7.4"),
    ],
)
def test_a_rule_is_found_by_its_words_however_they_are_written(language, wanted, rule) -> None:
    said = searched(language)
    assert rule in found(said, wanted)
    assert len(found(said, wanted)) < len(BOOK.rules) / 2


def searched(language: str, game: str = "vasco") -> dict[str, str]:
    words, book = Words(language, strict=True).of(game), BOOKS[game]
    return {each: folded(" ".join(map(words.say, book.sought(each)))) for each in book.rules}


@pytest.mark.parametrize(
    ("language", "wanted", "rule"),
    [
        ("en", "tiebreaker", "10.7"),
        ("en", "outbid", "4.2"),
        ("en", "Crop rotation", "9.4"),
        ("en", "elephant", "1.4"),
        ("de", "vizekonig", "9.22"),
        ("de", "Zusatzernte", "9.19"),
        ("de", "überbieten", "4.2"),
        ("pl", "pogłówne", "9.23"),
        ("pl", "Szpiegostwo", "9.21"),
        ("pl", "zwerbować", "7.1"),
        ("pl", "przebić", "4.2"),
        ("ru", "лимит", "5.8"),
        ("ru", "ничья", "10.7"),
        ("ru", "вице-король", "9.22"),
    ],
)
def test_a_rule_of_goa_is_found_by_its_terms_and_by_other_words(language, wanted, rule) -> None:
    hits = found(searched(language, "goa"), wanted)
    assert rule in hits
    assert len(hits) < len(BOOKS["goa"].rules) / 4


@pytest.mark.parametrize(
    ("language", "wanted", "rule"),
    [
        ("en", "pass", "3.4"),
        ("de", "anheuern", "5.1"),
        ("pl", "remis", "9.4"),
        ("ru", "пас", "3.4"),
        ("en", "renounce", "3.4"),
        ("en", "dock", "5.2"),
        ("de", "Zahlenstein", "2.2"),
        ("de", "schicken", "5.2"),
        ("pl", "kompletny", "5.4"),
        ("pl", "mnich", "6.3"),
        ("ru", "причал", "5.2"),
        ("ru", "порядковый", "2.2"),
        ("en", "Project Side", "0.2"),
        ("en", "end of round operations", "8.1"),
        ("de", "Charakterbereich", "6.1"),
        ("de", "Zahlenzone", "2.2"),
        ("de", "Kalkutta", "7.4"),
        ("pl", "Pracownia", "4.1"),
        ("pl", "zorganizowanie ekspedycji", "5.2"),
        ("pl", "rozgrywanie akcji", "3.2"),
        ("ru", "спасовать", "3.4"),
        ("ru", "совершить действие", "3.2"),
        # In any case and number.
        ("en", "actions", "3.3"),
        ("en", "hosting", "6.1"),
        ("de", "Schiffen", "7.4"),
        ("de", "Siegpunkten", "9.3"),
        ("pl", "członków załogi", "4.1"),
        ("pl", "punktów zwycięstwa", "9.3"),
        ("ru", "победных очков", "9.3"),
        ("ru", "навигационным пределом", "5.2"),
    ],
)
def test_a_word_of_the_people_finds_the_rule_that_says_it_otherwise(language, wanted, rule) -> None:
    assert rule in found(searched(language), wanted)


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_other_words_are_there_in_every_language_and_are_no_words_of_the_rule(
    language: str, game: str
) -> None:
    words, book = Words(language, strict=True).of(game), BOOKS[game]
    also = {each for each in Words.keys(words) if each.startswith("also-")}
    assert also == {book.sought(rule)[-1] for rule in book.also}
    for rule in book.also:
        told = folded(" ".join(map(words.say, book.keys(rule))))
        new = [each.strip() for each in words.say(book.sought(rule)[-1]).split(",")]
        assert [each for each in new if folded(each) not in told], rule


def test_a_number_finds_its_rule_alone_and_a_chapter_all_of_its_own() -> None:
    said = dict.fromkeys(BOOK.rules, "10 reals and 5.3")
    assert found(said, "5.3") == ["5.3"]
    assert found(said, "5.") == ["5.1", "5.2", "5.3", "5.4"]
    assert found(said, "nothing of it") == found(said, " ") == []
