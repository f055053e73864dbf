"""The characters: name, portrait, leaning, thinking pace, and their lines of table talk.

A record names each player by a seat text, which `read_seat` parses. The setup page picks characters
with `company`; the table asks `remark` for their lines.
"""

import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game.ai.levels import LEVELS
from game.ai.style import NEUTRAL_STYLE, Style
from game.core.trait import (
    GRAB_LEANING,
    GREED_LEANING,
    GUARD_LEANING,
    GUILE_LEANING,
    HASTE_LEANING,
    HOARD_LEANING,
    Traits,
)
from game.text.message import Message, TextValue, Who

PERSON_NAME = "You"


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent with a personality.

    ``portrait`` names the drawing and the messages. ``pace`` multiplies the default thinking time.
    """

    name: str
    portrait: str
    style: Style
    pace: float

    @property
    def who(self) -> Who:
        """The character in a sentence."""
        return Who(self.name, character=self.portrait)

    @property
    def manner(self) -> Message:
        """Caption under the name."""
        return Message(f"characters-{self.portrait}")

    def known(self, traits: Traits) -> Message:
        """One line that introduces the character and their trait in a game."""
        trait = self.trait(traits)
        return Message("characters-known", name=self.who, manner=self.manner, trait=trait)

    def trait(self, traits: Traits) -> TextValue:
        """Description of this character's trait in a game."""
        return self.style.trait(traits).text(self.style.fondness)


ALL_CHARACTERS = (
    Character("Ada", "ada", Style(GRAB_LEANING, -1.0), 1.2),
    Character("Max", "max", Style(GREED_LEANING, 1.0), 0.8),
    Character("Iris", "iris", Style(GUARD_LEANING, 1.0), 1.0),
    Character("Otto", "otto", Style(GREED_LEANING, -1.0), 1.3),
    Character("Noor", "noor", Style(GUARD_LEANING, -1.0), 0.7),
    Character("Leo", "leo", Style(GRAB_LEANING, 1.0), 0.9),
    Character("Mina", "mina", Style(HASTE_LEANING, 1.0), 0.6),
    Character("Tomas", "tomas", Style(HASTE_LEANING, -1.0), 1.4),
    Character("Yuki", "yuki", Style(GUILE_LEANING, -1.0), 1.1),
    Character("Zora", "zora", Style(GUILE_LEANING, 1.0), 1.0),
    Character("Rosa", "rosa", Style(HOARD_LEANING, -1.0), 0.8),
    Character("Emil", "emil", Style(HOARD_LEANING, 1.0), 1.2),
)
"""Two characters for each leaning: one fond of it, one averse to it."""
CHARACTERS = {character.name: character for character in ALL_CHARACTERS}


def who_of(name: str, you: bool = False) -> Who:
    """A player in a sentence: the person if ``you``, else a character or a stranger."""
    character = None if you else CHARACTERS.get(name)
    return Who(name, you) if character is None else character.who


@dataclass(frozen=True, slots=True)
class Player:
    """A player at a seat: the person (``level`` None) or a character at a level."""

    name: str
    level: str | None

    @property
    def character(self) -> Character | None:
        """Character of an opponent; None for the person."""
        return None if self.level is None else CHARACTERS.get(self.name)

    @property
    def who(self) -> Who:
        """The player in a sentence."""
        return who_of(self.name, you=self.level is None)

    @property
    def style(self) -> Style:
        """Leaning of the character; ``NEUTRAL_STYLE`` for the person."""
        return NEUTRAL_STYLE if self.character is None else self.character.style

    def seat(self) -> str:
        """Text for the record's ``seats`` line: ``Ada (hard)``."""
        return self.name if self.level is None else f"{self.name} ({self.level})"


def read_seat(text: str, seat: int) -> Player:
    """Parse the text of one seat in a record.

    Seat 0 is always the person. An unknown or missing level falls back to medium.
    """
    found = re.fullmatch(r"(.+) \((\w+)\)", text)
    if seat == 0:
        return Player(PERSON_NAME, None)
    if found and found[2] in LEVELS:
        return Player(found[1], found[2])
    return Player(text, "medium")


def company(count: int, rng: Random) -> Sequence[Character]:
    """Draw `count` different characters at random."""
    return rng.sample(ALL_CHARACTERS, count)


TAKES_OCCASION = "takes"
"""The character takes another player's cards."""
GLOATS_OCCASION = "gloats"
"""The character takes many of them, or strikes twice."""
ROBBED_OCCASION = "robbed"
"""Another player takes the character's cards."""
CALLS_OCCASION = "calls"
"""The character makes a call."""
GOES_OUT_OCCASION = "out"
"""The character goes out."""
DRAWS_MANY_OCCASION = "draws"
"""The character has to draw many cards."""
LUCK_OCCASION = "luck"
"""The draw pays off: wanted pile cards, or a drawn card that is melded at once."""
THINKS_OCCASION = "thinks"
"""The character is still thinking about a move."""
WINS_OCCASION = "wins"
"""The character wins the match."""
LOSES_OCCASION = "loses"
"""The character loses the match."""
SHOWS_TRAIT_OCCASION = "fond"
"""The character makes a move that openly shows their trait."""
SHARED_LINE_OCCASIONS = (
    TAKES_OCCASION,
    GLOATS_OCCASION,
    ROBBED_OCCASION,
    CALLS_OCCASION,
    GOES_OUT_OCCASION,
    DRAWS_MANY_OCCASION,
    LUCK_OCCASION,
    THINKS_OCCASION,
    WINS_OCCASION,
    LOSES_OCCASION,
)
"""Occasions with shared lines; only fond characters have lines for ``SHOWS_TRAIT_OCCASION``."""

OWN_LINE_NUMBERS = (1, 2)
"""Numbers of a character's own lines for each occasion."""
SHARED_LINE_NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8)
"""Numbers of the shared lines for each occasion."""
OWN_LINE_CHANCE_SHARE = 0.6
"""Probability of an own line while an unsaid one is left; otherwise a shared line is the fallback.
"""


def own(character: str, occasion: str) -> Iterator[Message]:
    """Yield this character's own lines for an occasion."""
    if occasion == SHOWS_TRAIT_OCCASION and CHARACTERS[character].style.fondness < 0:
        return
    for number in OWN_LINE_NUMBERS:
        yield Message(f"remarks-{CHARACTERS[character].portrait}-{occasion}-{number}")


def anybodys(occasion: str) -> Iterator[Message]:
    """Yield the shared lines for an occasion."""
    if occasion == SHOWS_TRAIT_OCCASION:
        return
    for number in SHARED_LINE_NUMBERS:
        yield Message(f"remarks-{occasion}-{number}")


def remark(
    character: str, occasion: str, rng: Random, said: Container[Message] = ()
) -> Message | None:
    """Pick a line for an occasion that is not in ``said``.

    None for a name that is no character, and when all lines have been said.
    """
    if character not in CHARACTERS:
        return None
    lines = [line for line in own(character, occasion) if line not in said]
    others = [line for line in anybodys(occasion) if line not in said]
    if not lines or (others and rng.random() >= OWN_LINE_CHANCE_SHARE):
        lines = others
    return rng.choice(lines) if lines else None
