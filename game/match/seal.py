"""Seals: proof that a deal was fixed before its round began.

Before a round its *seal* is shown: the SHA-256 of a salt and the order of the deck, which gives
neither away.  After the round salt and deck are shown, and anybody can do the sum again.  The
salt comes from the match's seed by a one-way sum of its own, so that a match that is played
again has the same seals.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from game.cards.shuffle import shuffled
from game.core.game import Game, State

SEAL = re.compile(r"# seal (\d{1,4}) ([0-9a-f]{64})")
DEAL = re.compile(r"# deal (\d{1,4}) ([0-9a-f]{32}) (.+)")


@dataclass(frozen=True, slots=True)
class Deal:
    """A round's deal: its number from 1, its salt, and the deck in the order it was dealt in.

    ``after`` is how many moves of the match came before it.
    """

    number: int
    salt: str
    deck: tuple[str, ...]
    after: int

    @property
    def text(self) -> str:
        """What the seal is the sum of."""
        return f"{self.salt} {' '.join(self.deck)}"

    @property
    def seal(self) -> str:
        """The seal, 64 hexadecimal digits."""
        return seal_of(self.text)

    def seal_line(self) -> str:
        """The record's comment that holds the seal, written when the round begins."""
        return f"# seal {self.number} {self.seal}\n"

    def deal_line(self) -> str:
        """The record's comment that shows salt and deck, written when the round is over."""
        return f"# deal {self.number} {self.text}\n"


def seal_of(text: str) -> str:
    """The seal of a salt and a deck, written with one space between all of them."""
    return sha256(text.encode()).hexdigest()


def deal_of(game: Game[Any, Any], state: State[Any], after: int) -> Deal:
    """The deal of the round that a state has just begun."""
    setup = state.setup
    number = len(state.rounds) + 1
    if number == 1 and setup.deck is not None:
        deck = setup.deck
    else:
        pack = game.pack(setup.players, setup.options)
        order = shuffled(range(len(pack)), setup.seed, state.shuffles)
        deck = tuple(pack[place] for place in order)
    salt = sha256(f"{setup.seed}/salt {number}".encode()).hexdigest()[:32]
    return Deal(number, salt, deck, after)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verifying one round of a record came to: whether all is well, and a sentence."""

    number: int
    good: bool
    sentence: str


def verify(deals: Sequence[Deal], finished: int, comments: Sequence[str]) -> list[Verdict]:
    """Check what a record's comments say of its deals against those of its replay.

    ``deals`` are those of the replayed match, the first ``finished`` of which are over.
    """
    seals: dict[int, str] = {}
    shown: dict[int, str] = {}
    for comment in comments:
        if found := SEAL.fullmatch(comment):
            seals.setdefault(int(found[1]), found[2])
        elif found := DEAL.fullmatch(comment):
            shown.setdefault(int(found[1]), f"{found[2]} {found[3]}")
    return [_verdict(deal, deal.number <= finished, seals, shown) for deal in deals]


def _verdict(deal: Deal, over: bool, seals: dict[int, str], shown: dict[int, str]) -> Verdict:
    number = deal.number
    seal, text = seals.get(number), shown.get(number)
    if seal is None:
        return Verdict(number, False, "the record holds no seal of this round.")
    if text is None:
        if over:
            return Verdict(number, False, "its salt and deck are not shown.")
        return Verdict(number, True, f"sealed as {seal[:16]}…, and still being played.")
    if seal_of(text) != seal:
        return Verdict(number, False, "the seal is not the SHA-256 of the salt and deck shown.")
    if text.split(" ")[1:] != list(deal.deck):
        return Verdict(number, False, "the deck shown is not the one that was dealt.")
    return Verdict(
        number, True, f"{seal[:16]}… is the SHA-256 of its salt and deck, which is what was dealt."
    )
