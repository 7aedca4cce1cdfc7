"""`python -m tests.said --language ru`: all that is said in a language, as a page to read.

Each message with every kind of figure it may be given, and a whole game of every game as it is
told: history, ledger, refusals, hints and voice. For whoever writes words.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from companion.words import Words
from tests.said.games import PLAYED, told
from tests.said.messages import SHARED, rendered


def page(language: str, games: list[str]) -> Iterator[str]:
    words = Words(language, strict=True)
    yield f"# All that is said: {words.say('language-name')}"
    for speech in (SHARED, *games):
        yield f"\n## Messages: {speech or 'the app'}\n"
        for key, texts in rendered(words, speech):
            yield f"{key}:"
            yield from (f"    {line}" for text in texts for line in text.splitlines())
    for game in games:
        if game in PLAYED:
            yield f"\n## A game: {game}\n"
            yield from told(words.of(game), game)


def main() -> None:
    every = Words("en").games()
    line = argparse.ArgumentParser(prog="python -m tests.said", description=__doc__)
    line.add_argument("--language", choices=Words("en").codes(), default="en")
    line.add_argument("--game", choices=every, help="this one alone")
    line.add_argument("--out", type=Path, metavar="FILE")
    chosen = line.parse_args()
    text = "\n".join(page(chosen.language, [chosen.game] if chosen.game else every)) + "\n"
    if chosen.out:
        chosen.out.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
