"""The search for the deal that belongs to a published hash."""

from collections.abc import Iterable
from functools import partial
from hashlib import sha256
from typing import Any

from game.cards.shuffle import of_round, shuffled
from game.core.game import Game
from game.match.match import Match
from game.match.seal import old_salt


def search(game: Game[Any, Any], players: int, seal: str, numbers: Iterable[int]) -> int | None:
    """The number of the deal that has this seal, None if none of them has."""
    pack = tuple(game.pack(players, game.options_type()))
    first = game.new(game.setup(players, {}, 0)).shuffles
    for number in numbers:
        for chance in (number, of_round(number, 1)):
            order = shuffled(range(len(pack)), chance, first)
            deck = " ".join([pack[place] for place in order])
            salt = old_salt(number, 1)
            for text in (f"{salt} {deck}", f"{salt} {chance} {deck}"):
                if sha256(text.encode()).hexdigest() == seal:
                    return number
        for secret in (False, True):
            setup = game.setup(players, {}, number, secret=secret, parts=() if secret else None)
            if Match(game, setup, draw_salt=partial(old_salt, number, 1)).deals[0].seal == seal:
                return number
    return None
