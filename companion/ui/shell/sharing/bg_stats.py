"""A play for BG Stats, which takes it by a link."""

from __future__ import annotations

import json
from collections.abc import Mapping
from urllib.parse import quote

import companion
from companion.store import Store
from companion.store.cards import GameCard
from companion.table.game import Json
from companion.ui.shell.moments import moment


def bgg_id(store: Store, setting: str) -> int:
    """The number the game has at BoardGameGeek, as kept in a setting; 0 where nobody gave one."""
    number = store.setting(setting) if setting else 0
    return number if type(number) is int and number > 0 else 0


_PAGE = "https://app.bgstatsapp.com/createPlay.html?data="


def link(card: GameCard, game: str, bgg_id: int, names: Mapping[str, str]) -> str:
    """`game` is what the game is called; a `bgg_id` of 0 says that nobody gave one."""
    return _PAGE + quote(json.dumps(play(card, game, bgg_id, names), ensure_ascii=False), safe="")


def play(card: GameCard, game: str, bgg_id: int, names: Mapping[str, str]) -> Json:
    of_game: Json = {"name": game, "highestWins": True}
    if bgg_id:
        of_game["bggId"] = bgg_id
    ranks = {each.colour: place for place, each in enumerate(card.results, 1)}
    # Those who share the victory share the first rank.
    ranks |= {each.colour: 1 for each in card.results if each.won}
    results = {each.colour: each for each in card.results}
    told: Json = {
        "sourceName": companion.__title__,
        "sourcePlayId": card.id,
        "game": of_game,
        "players": [
            {
                "name": names[seat.colour],
                "score": results[seat.colour].score,
                "winner": results[seat.colour].won,
                "startPlayer": place == 0,
                "rank": ranks[seat.colour],
                "role": seat.colour,
            }
            for place, seat in enumerate(card.players)
        ],
        "comments": card.title,
    }
    ended, started = moment(card.ended), moment(card.started)
    if ended:
        told["playDate"] = ended.strftime("%Y-%m-%d %H:%M:%S")
    if ended and started and ended >= started:
        told["durationMin"] = round((ended - started).total_seconds() / 60)
    return told
