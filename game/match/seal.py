"""Seals: proof that a round was fixed before it was played.

Before a round its *seal* is shown.  Then the player may give a *part* (a place to cut, or words of
their own, ``game.core.part``), and only then the cards are dealt: they follow from the number that
was sealed and that part.  So the player, who did not know the number, could not choose the cards.
Nor could a program that did not know the part.  Words of one's own it cannot know.  Of a cut there
are so few places that it could guess one, or look for a number that suits most of them.  Where no
part is given (``cut 0``) it knew everything when it drew the number.

**Version 4** of the seal is the SHA-256 of these lines, in UTF-8, a line feed between them::

    five-takes seal 4
    game: take                   the lines of the record's header as they stand there,
    players: 2                   but the first, its comments and that of the seed
    seats: You | Ada (hard)
    options: hand=10 target=500
    chance: round+part+dealer
    shuffle-version: 1           ``SHUFFLE_VERSION`` of ``game.cards.shuffle``
    round: 2
    dealt-by: 1                  the seat that deals; not there if chance decides it this round
    salt: 00112233445566778899aabbccddeeff
    number: 17                   the round's number, in decimal digits
    before: 2cf24d…              the SHA-256 of all lines of the record before that of the seal,
                                 each with its line feed

In the record a round is::

    # salt 2 SALT
    # dealer 2 1                 not there if chance decides it this round
    # seal 2 v4 SEAL
    cut 13                       the part, or ``words Good luck``; no part is ``cut 0``
    # dealt 2 SHA-256            of all lines before this one
    …                            the moves
    # deal 2 SALT NUMBER CARDS   when the round is over: the deck, the card dealt first in front
    # draw 2 1 CARDS > CARDS     the shuffle from which players drew for the deal
    # shuffle 2 3 CARDS > CARDS  another shuffle: its count, the cards before it and after it

The header's line ``chance: round+part+dealer`` says that the *chance* of round r is the first 128
bits of the SHA-256 of ``NUMBER PART``, the part as its line has it.  All shuffles of the round are
drawn from it.  So is who deals, where chance decides that: the first dealer, unless the header has
a line ``dealer``, and in Takeaway, where players draw for the deal, that of each later round too.
Elsewhere the rules name who deals, and the seal holds it.

With ``chance: round`` (the deal of a day, and what older versions called secret) each round has a
number of its own, and all of it is drawn from that, who deals as well; without the line one number
is that of all rounds, the seed.  Then a line ``cut N`` says that N cards went from the top of the
deck to its bottom.  These rounds are sealed by version 3.

Each seal holds the sum of all lines before it, so changing a line of an earlier round breaks it.
When the match is over, or given up, a line ``# end SHA-256`` holds the sum of all lines before it;
only notes follow.  No sum covers the moves of the round in progress, or the notes behind the last
sum.  An undo across the end of a round begins the next round again, with the same number but a new
seal, since the lines before it differ.  A seal is a proof only for a player who saw it before the
round: with a whole record, anybody can compute another one that fits.

**Older versions.**  Version 3 differs in its first line, ``five-takes seal 3``, in the record's
``v3``, and in that the dealer is always there.  With it a match with parts has the line ``chance:
round+part``, and who deals, with the draw for it, follows from the number alone; rounds that begin
now in such a match are sealed so too.  Its page began with the cut in the middle of the deck, so a
cut there is no part.

In version 2 the lines are ``# salt``, ``# seal 2 SEAL_LINE_PATTERN`` and ``# deal``, and
the seal is the SHA-256 of ``SALT NUMBER CARDS``.  In version 1 there is no line of the salt, which
follows from the match's number; ``# deal`` and the sum have no number.  Neither holds who deals or
the lines before it.  Rounds that begin now in a match of that time are sealed by version 3.
"""

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256
from typing import Any

from game.cards.shuffle import SHUFFLE_VERSION
from game.core.event import Seat
from game.core.game import Game, State
from game.core.part import cut_part, place_of
from game.core.record import HEADER_END_LINE, RecordLines

DEALER_PART_SEAL_VERSION = 4
"""Version of the seals of matches in which the player has a part in who deals."""
FIRST_CHAINED_SEAL_VERSION = 3
"""First version that holds the lines before the seal; that of all other new seals."""
SALT_LINE_PATTERN = re.compile(r"# salt ([1-9]\d{0,3}) ([0-9a-f]{32})", re.ASCII)
DEALER_LINE_PATTERN = re.compile(r"# dealer ([1-9]\d{0,3}) (\d{1,2})", re.ASCII)
SEAL_LINE_PATTERN = re.compile(r"# seal ([1-9]\d{0,3}) (?:v([34]) )?([0-9a-f]{64})", re.ASCII)
DEALT_LINE_PATTERN = re.compile(r"# dealt ([1-9]\d{0,3}) ([0-9a-f]{64})", re.ASCII)
DEAL_LINE_PATTERN = re.compile(r"# deal ([1-9]\d{0,3}) ([0-9a-f]{32}) (.+)", re.ASCII)
SHUFFLE_LINE_PATTERN = re.compile(r"# (?:shuffle|draw) ([1-9]\d{0,3}) .+", re.ASCII)
END_LINE_PATTERN = re.compile(r"# end ([0-9a-f]{64})", re.ASCII)
TOLD_SEAL_DIGIT_COUNT = 8
"""How many digits of a seal are sent to a friend."""
SALT_BYTES = 16
"""Number of random bytes in a seed or salt: 128 bits."""


def fresh_number() -> int:
    """Unpredictable seed of a secret match, below 2**128."""
    return int.from_bytes(os.urandom(SALT_BYTES), "big")


def fresh_salt() -> str:
    """Unpredictable salt of 32 hexadecimal digits."""
    return os.urandom(SALT_BYTES).hex()


def setup_lines(lines: Sequence[str]) -> tuple[str, ...]:
    """The lines of a record's header that a seal holds."""
    header = lines[1 : lines.index(HEADER_END_LINE)]
    return tuple(line for line in header if not line.startswith(("#", "seed:")))


class Given(Enum):
    """A player's part in a deal, by how much the program could know about it."""

    WORDS = "words"
    """Words of their own: nobody could have chosen a card."""
    PLACE = "place"
    """A place to cut that they chose: the program could have guessed it, or weighed all places."""
    NOTHING = "nothing"
    """No part: the program could have chosen the deal."""


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """A round's deal: the round from 1, who dealt it, and the deck, the card dealt first in front.

    ``after`` is the number of moves before it.  ``root`` is the sealed number, ``part`` is the
    player's part or None, and ``chance`` is the source of the shuffles.  With ``secret`` the
    number was drawn for this round and unknown to all; otherwise it is the match's, which the
    player chose.  ``drawn`` is whether chance decided who dealt.
    ``cut`` is the number of cards cut from the top of the deck to its bottom, in a match without
    parts.  ``seal`` was shown before the round, None for none, and ``version`` is its format.
    ``setup`` are the header's lines in it, and ``before`` is the sum of the lines before it.
    """

    number: int
    dealer: Seat
    after: int
    root: int
    chance: int
    secret: bool
    deck: tuple[str, ...]
    setup: tuple[str, ...] = ()
    part: str | None = None
    cut: int = 0
    salt: str = ""
    before: str = ""
    seal: str | None = None
    version: int = DEALER_PART_SEAL_VERSION
    drawn: bool = False

    @property
    def chained(self) -> bool:
        """Whether the seal holds the match, its number and the lines before it."""
        return self.version >= FIRST_CHAINED_SEAL_VERSION

    @property
    def dealer_sealed(self) -> bool:
        """Whether it was known who deals when the round was sealed, so that the seal holds it."""
        return self.chained and not (self.drawn and self.version == DEALER_PART_SEAL_VERSION)

    @property
    def text(self) -> str:
        """The text that the seal hashes."""
        if not self.chained:
            return self.shown
        return "\n".join(
            [
                f"five-takes seal {self.version}",
                *self.setup,
                f"shuffle-version: {SHUFFLE_VERSION}",
                f"round: {self.number}",
                *((f"dealt-by: {self.dealer}",) if self.dealer_sealed else ()),
                f"salt: {self.salt}",
                f"number: {self.root}",
                f"before: {self.before}",
            ]
        )

    @property
    def shown(self) -> str:
        """The revealed deal, for the record after the round."""
        deck = " ".join(self.deck)
        return f"{self.salt} {deck}" if self.version == 1 else f"{self.salt} {self.root} {deck}"

    @property
    def sum(self) -> str:
        """The SHA-256 of ``text``: the seal that fits this deal."""
        return sha256(self.text.encode("utf-8", "surrogatepass")).hexdigest()

    @property
    def dealt(self) -> tuple[str, ...]:
        """Deck after the cut, as it is dealt."""
        return self.deck[self.cut :] + self.deck[: self.cut]

    @property
    def part_line(self) -> str:
        """The record's line of the player's part, or of the cut; nothing where there is none."""
        if self.part is not None:
            return f"{self.part}\n"
        return f"{cut_part(self.cut)}\n" if self.cut else ""

    @property
    def given(self) -> Given:
        """What the player gave; a cut in the middle, which older versions offered, is nothing."""
        place = self.cut if self.part is None else place_of(self.part)
        if place is None:
            return Given.WORDS
        offered = self.version < DEALER_PART_SEAL_VERSION and place == len(self.deck) // 2
        return Given.PLACE if place and not offered else Given.NOTHING

    def opening_lines(self) -> str:
        """The record's lines that stand before that of the seal."""
        dealer = f"# dealer {self.number} {self.dealer}\n" if self.dealer_sealed else ""
        return f"# salt {self.number} {self.salt}\n{dealer}"

    def seal_line(self) -> str:
        """The record's line of the seal."""
        return f"# seal {self.number} v{self.version} {self.seal}\n"

    def closing_lines(self, shuffles: Sequence[str]) -> str:
        """Record lines after the round: its deck and later shuffles."""
        if self.seal is None:
            return ""
        shown = "" if self.version == 1 else "".join(f"# {one}\n" for one in shuffles)
        return f"# deal {self.number} {self.shown}\n{shown}"


def deal_of(
    game: Game[Any, Any], state: State[Any], after: int, header: tuple[str, ...] = ()
) -> SealedDeal:
    """The deal of the round that a state has just begun, not sealed yet."""
    done, setup = len(state.rounds), state.setup
    parts = setup.parts or ()
    shared = setup.parts is not None and not setup.dealer_by_number
    return SealedDeal(
        done + 1,
        state.dealer,
        after,
        state.round_seed,
        state.chance,
        setup.secret,
        tuple(game.card(card) for card in state.deck),
        header,
        parts[done] if done < len(parts) else None,
        setup.cuts[done] if done < len(setup.cuts) else 0,
        version=DEALER_PART_SEAL_VERSION if shared else FIRST_CHAINED_SEAL_VERSION,
        drawn=state.draws_dealer,
    )


def shuffles_of(
    game: Game[Any, Any], state: State[Any], number: int, version: int = DEALER_PART_SEAL_VERSION
) -> list[str]:
    """The other shuffles of a round, as the record tells them behind its ``# ``.

    Whether players drew for the deal from it, which older versions did not tell; the round, the
    count, the cards before it, ``>``, those after it.
    """
    told = version >= FIRST_CHAINED_SEAL_VERSION
    return [
        f"{'draw' if told and one.draw else 'shuffle'} {number} {one.count} "
        f"{_texts(game, one.before)} > {_texts(game, one.after)}"
        for one in state.later_shuffles
        if one.round == number
    ]


def _texts(game: Game[Any, Any], cards: Sequence[int]) -> str:
    return " ".join(game.card(card) for card in cards)


def last_digits(text: str) -> str:
    """The first digits of a record's last seal; empty if it has none."""
    lines = reversed(text.split("\n"))
    found = next(
        (one for line in lines if (one := SEAL_LINE_PATTERN.fullmatch(line.rstrip("\r")))), None
    )
    return "" if found is None else found[3][:TOLD_SEAL_DIGIT_COUNT]


def old_salt(seed: int, number: int) -> str:
    """The salt that version 1 gave a round: it followed from the match's number."""
    return sha256(f"{seed}/salt {number}".encode()).hexdigest()[:32]


class Chain:
    """The sums of a record's first lines."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._counted = 0
        self._sum = sha256()

    def before(self, line: int) -> str:
        """The SHA-256 of the lines before the one of this number, from 1, each with its end."""
        if line - 1 < self._counted:
            self._counted, self._sum = 0, sha256()
        text = "".join(f"{one}\n" for one in self._lines[self._counted : line - 1])
        self._sum.update(text.encode("utf-8", "surrogatepass"))
        self._counted = line - 1
        return self._sum.hexdigest()


@dataclass(frozen=True, slots=True)
class SealLine:
    """A comment of a record: line number, moves before it, and content.

    ``version`` is the one that the line of a seal names, 2 if it names none.
    """

    line: int
    moves: int
    text: str
    version: int = 2


class Seals:
    """The lines of a record about its deals, by round, and its final sum."""

    def __init__(self, lines: RecordLines) -> None:
        self.salts: dict[int, list[SealLine]] = {}
        self.dealers: dict[int, list[SealLine]] = {}
        self.seals: dict[int, list[SealLine]] = {}
        self.dealt: dict[int, list[SealLine]] = {}
        self.deals: dict[int, list[SealLine]] = {}
        self.shuffles: dict[int, list[str]] = {}
        self.ends: list[SealLine] = []
        self.setup = setup_lines(lines.all)
        self.chain = Chain(lines.all)
        for comment in lines.comments:
            self._read(comment.line, comment.moves, comment.text)

    def _read(self, line: int, moves: int, text: str) -> None:
        if found := SEAL_LINE_PATTERN.fullmatch(text):
            said = SealLine(line, moves, found[3], int(found[2] or 2))
            self.seals.setdefault(int(found[1]), []).append(said)
        elif found := SHUFFLE_LINE_PATTERN.fullmatch(text):
            self.shuffles.setdefault(int(found[1]), []).append(text.removeprefix("# "))
        elif found := END_LINE_PATTERN.fullmatch(text):
            self.ends.append(SealLine(line, moves, found[1]))
        elif found := DEAL_LINE_PATTERN.fullmatch(text):
            told = f"{found[2]} {found[3]}"
            self.deals.setdefault(int(found[1]), []).append(SealLine(line, moves, told))
        for form, kept in (
            (SALT_LINE_PATTERN, self.salts),
            (DEALER_LINE_PATTERN, self.dealers),
            (DEALT_LINE_PATTERN, self.dealt),
        ):
            if found := form.fullmatch(text):
                kept.setdefault(int(found[1]), []).append(SealLine(line, moves, found[2]))

    def seal(self, deal: SealedDeal, seed: int) -> SealedDeal:
        """A deal with the salt and the seal that the record has for it.

        Where it has no salt, version 1 kept it if there is such a seal; where it has no seal, the
        round was never sealed, and is not said to have been.
        """
        salts, seals = self.salts.get(deal.number), self.seals.get(deal.number)
        salt = salts[0].text if salts else ""
        if seals is None:
            return replace(deal, salt=salt)
        seal, version = seals[0].text, seals[0].version
        if version >= FIRST_CHAINED_SEAL_VERSION:
            before = self.chain.before(seals[0].line)
            return replace(deal, salt=salt, before=before, seal=seal)
        if salts is None:
            return replace(deal, salt=old_salt(seed, deal.number), seal=seal, version=1)
        return replace(deal, salt=salt, seal=seal, version=version)
