"""Seals: proof that a deal was fixed before its round began, and that nobody could look it up.

Before a round its *seal* is shown: the SHA-256 of a salt, the number that the round's chance is
drawn from, and the order of the deck.  After it these three are shown, and anybody can do the
sum again; every other shuffle of the round follows from the number (``game.cards.shuffle``).
The salt is drawn anew for each round from the system's randomness, whatever the deal.

In the record the seal and the salt are comments that stand before the round's first move; a
line ``cut N`` behind them says that the player cut the deck; the number and the deck follow
when the round is over.
"""

import os
import re
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from game.core.event import Seat
from game.core.game import Game, State
from game.core.record import Lines
from game.values import dataclass, replace

SALT = re.compile(r"# salt (\d{1,4}) ([0-9a-f]{32})")
SEAL = re.compile(r"# seal (\d{1,4}) ([0-9a-f]{64})")
DEAL = re.compile(r"# deal (\d{1,4}) ([0-9a-f]{32}) (.+)")
SHUFFLE = re.compile(r"# shuffle (\d{1,4}) .+")
DRAWN = 16
"""Bytes of the system's randomness in a number or a salt: 128 bits."""


def fresh_number() -> int:
    """A number for a secret match, from 0 to 2**128 - 1, that nobody could foresee."""
    return int.from_bytes(os.urandom(DRAWN), "big")


def fresh_salt() -> str:
    """A salt that nobody could foresee, 32 hexadecimal digits."""
    return os.urandom(DRAWN).hex()


@dataclass(frozen=True, slots=True)
class Deal:
    """A round's deal: the round from 1, and the deck in the order that was sealed.

    ``dealer`` dealt it, ``after`` so many moves of the match; ``chance`` is the number that all its
    chance is drawn from.  ``secret``: that number is the round's own, drawn so that nobody
    could know it; else it is the match's, which was asked for.  ``cut`` cards were cut from the
    top of the deck to its bottom before it was dealt.  ``seal`` is what was shown before the
    round, None where nothing was.  ``old``: sealed by a version whose seals held no number and
    whose salt followed from the match's.
    """

    number: int
    dealer: Seat
    after: int
    chance: int
    secret: bool
    deck: tuple[str, ...]
    salt: str
    cut: int = 0
    seal: str | None = None
    old: bool = False

    @property
    def text(self) -> str:
        """What the seal is to be the sum of."""
        deck = " ".join(self.deck)
        return f"{self.salt} {deck}" if self.old else f"{self.salt} {self.chance} {deck}"

    @property
    def sum(self) -> str:
        """The SHA-256 of ``text``: the seal that fits this deal."""
        return sha256(self.text.encode()).hexdigest()

    @property
    def dealt(self) -> tuple[str, ...]:
        """The deck in the order it was dealt and drawn in: as it was cut."""
        return self.deck[self.cut :] + self.deck[: self.cut]

    def sealed(self) -> "Deal":
        """The deal with the seal that fits it."""
        return replace(self, seal=self.sum)

    def opening_lines(self) -> str:
        """The record's lines that stand before the round: salt and seal, and the cut."""
        if self.seal is None:
            lines = ""
        elif self.old:
            lines = f"# seal {self.number} {self.seal}\n"
        else:
            lines = f"# salt {self.number} {self.salt}\n# seal {self.number} {self.seal}\n"
        return lines + (f"cut {self.cut}\n" if self.cut else "")

    def closing_lines(self, shuffles: Sequence[str]) -> str:
        """The record's lines that stand behind the round: its deck, and its other shuffles."""
        if self.seal is None:
            return ""
        shown = "" if self.old else "".join(f"# shuffle {one}\n" for one in shuffles)
        return f"# deal {self.number} {self.text}\n{shown}"


def deal_of(game: Game[Any, Any], state: State[Any], after: int, salt: str) -> Deal:
    """The deal of the round that a state has just begun, not sealed yet."""
    number = len(state.rounds) + 1
    cuts = state.setup.cuts
    return Deal(
        number,
        state.dealer,
        after,
        state.number,
        state.setup.secret,
        tuple(game.card(card) for card in state.deck),
        salt,
        cuts[number - 1] if number <= len(cuts) else 0,
    )


def shuffles_of(game: Game[Any, Any], state: State[Any], number: int) -> list[str]:
    """The other shuffles of a round: round, count, the cards before it, ``>``, those after it."""
    return [
        f"{number} {one.count} {_texts(game, one.before)} > {_texts(game, one.after)}"
        for one in state.more_shuffles
        if one.round == number
    ]


def _texts(game: Game[Any, Any], cards: Sequence[int]) -> str:
    return " ".join(game.card(card) for card in cards)


def old_salt(seed: int, number: int) -> str:
    """The salt that older versions gave a round: it followed from the match's number."""
    return sha256(f"{seed}/salt {number}".encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Said:
    """A line of a record: its number, how many moves stand before it, and what it says."""

    line: int
    moves: int
    text: str


class Seals:
    """What a record says of its deals, by the round."""

    def __init__(self, lines: Lines | None = None) -> None:
        self.salts: dict[int, list[Said]] = {}
        self.seals: dict[int, list[Said]] = {}
        self.deals: dict[int, list[Said]] = {}
        self.shuffles: dict[int, list[str]] = {}
        for comment in () if lines is None else lines.comments:
            place = comment.line, comment.moves
            if found := SALT.fullmatch(comment.text):
                self.salts.setdefault(int(found[1]), []).append(Said(*place, found[2]))
            elif found := SEAL.fullmatch(comment.text):
                self.seals.setdefault(int(found[1]), []).append(Said(*place, found[2]))
            elif found := DEAL.fullmatch(comment.text):
                told = f"{found[2]} {found[3]}"
                self.deals.setdefault(int(found[1]), []).append(Said(*place, told))
            elif found := SHUFFLE.fullmatch(comment.text):
                told = comment.text.removeprefix("# shuffle ")
                self.shuffles.setdefault(int(found[1]), []).append(told)

    def seal(self, deal: Deal, seed: int, draw: Callable[[], str]) -> Deal:
        """A deal with the salt and the seal that the record has for it.

        Where it has no salt, an older version kept it if there is a seal; where it has
        neither, the round was never sealed, and is not said to have been.
        """
        salts, seals = self.salts.get(deal.number), self.seals.get(deal.number)
        if seals is None:
            return replace(deal, salt=salts[0].text if salts else draw())
        if salts is None:
            salt = old_salt(seed, deal.number)
            return replace(deal, salt=salt, seal=seals[0].text, old=True)
        return replace(deal, salt=salts[0].text, seal=seals[0].text)
