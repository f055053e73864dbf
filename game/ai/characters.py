"""The characters: name, portrait, leaning, thinking pace, and their lines of table talk.

A record names each player by a seat text, which `read_seat` parses. The setup page picks characters
with `company`; the table asks `remark` for their lines.
"""

import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game.ai.levels import BY_NAME as LEVELS
from game.ai.style import NEUTRAL, Style
from game.core.trait import GRAB, GREED, GUARD, GUILE, HASTE, HOARD, Traits
from game.text.message import Message, TextValue

YOU = "You"


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
    def manner(self) -> Message:
        """Caption under the name."""
        return Message(f"characters-{self.portrait}")

    def known(self, traits: Traits) -> Message:
        """One line that introduces the character and their trait in a game."""
        trait = self.trait(traits)
        return Message("characters-known", name=self.name, manner=self.manner, trait=trait)

    def trait(self, traits: Traits) -> TextValue:
        """Description of this character's trait in a game."""
        return self.style.trait(traits).text(self.style.fondness)


CHARACTERS = (
    Character("Ada", "ada", Style(GRAB, -1.0), 1.2),
    Character("Max", "max", Style(GREED, 1.0), 0.8),
    Character("Iris", "iris", Style(GUARD, 1.0), 1.0),
    Character("Otto", "otto", Style(GREED, -1.0), 1.3),
    Character("Noor", "noor", Style(GUARD, -1.0), 0.7),
    Character("Leo", "leo", Style(GRAB, 1.0), 0.9),
    Character("Mina", "mina", Style(HASTE, 1.0), 0.6),
    Character("Tomas", "tomas", Style(HASTE, -1.0), 1.4),
    Character("Yuki", "yuki", Style(GUILE, -1.0), 1.1),
    Character("Zora", "zora", Style(GUILE, 1.0), 1.0),
    Character("Rosa", "rosa", Style(HOARD, -1.0), 0.8),
    Character("Emil", "emil", Style(HOARD, 1.0), 1.2),
)
"""Two characters for each leaning: one fond of it, one averse to it."""
BY_NAME = {character.name: character for character in CHARACTERS}


@dataclass(frozen=True, slots=True)
class Player:
    """A player at a seat: the person (``level`` None) or a character at a level."""

    name: str
    level: str | None

    @property
    def character(self) -> Character | None:
        """Character of an opponent; None for the person."""
        return None if self.level is None else BY_NAME.get(self.name)

    @property
    def style(self) -> Style:
        """Leaning of the character; ``NEUTRAL`` for the person."""
        return NEUTRAL if self.character is None else self.character.style

    def seat(self) -> str:
        """Text for the record's ``seats`` line: ``Ada (hard)``."""
        return self.name if self.level is None else f"{self.name} ({self.level})"


def read_seat(text: str, seat: int) -> Player:
    """Parse the text of one seat in a record.

    Seat 0 is always the person. An unknown or missing level falls back to medium.
    """
    found = re.fullmatch(r"(.+) \((\w+)\)", text)
    if seat == 0:
        return Player(YOU, None)
    if found and found[2] in LEVELS:
        return Player(found[1], found[2])
    return Player(text, "medium")


def company(count: int, rng: Random) -> Sequence[Character]:
    """Draw `count` different characters at random."""
    return rng.sample(CHARACTERS, count)


TAKES = "takes"
"""The character takes another player's cards."""
GLOATS = "gloats"
"""The character takes many of them, or strikes twice."""
ROBBED = "robbed"
"""Another player takes the character's cards."""
CALLS = "calls"
"""The character makes a call."""
OUT = "out"
"""The character goes out."""
DRAWS = "draws"
"""The character has to draw many cards."""
LUCK = "luck"
"""The draw pays off: wanted pile cards, or a drawn card that is melded at once."""
THINKS = "thinks"
"""The character is still thinking about a move."""
WINS = "wins"
"""The character wins the match."""
LOSES = "loses"
"""The character loses the match."""
FOND = "fond"
"""The character makes a move that openly shows their trait."""
OCCASIONS = (TAKES, GLOATS, ROBBED, CALLS, OUT, DRAWS, LUCK, THINKS, WINS, LOSES)
"""Occasions with shared lines. ``FOND`` is extra: only fond characters have lines for it."""

OWN = (1, 2)
"""Numbers of a character's own lines for each occasion."""
ANYBODYS = (1, 2, 3, 4, 5, 6, 7, 8)
"""Numbers of the shared lines for each occasion."""
IN_CHARACTER = 0.6
"""Probability of an own line while an unsaid one is left; otherwise a shared line is the fallback.
"""


def own(character: str, occasion: str) -> Iterator[Message]:
    """Yield this character's own lines for an occasion."""
    if occasion == FOND and BY_NAME[character].style.fondness < 0:
        return
    for number in OWN:
        yield Message(f"remarks-{BY_NAME[character].portrait}-{occasion}-{number}")


def anybodys(occasion: str) -> Iterator[Message]:
    """Yield the shared lines for an occasion."""
    if occasion == FOND:
        return
    for number in ANYBODYS:
        yield Message(f"remarks-{occasion}-{number}")


def remark(
    character: str, occasion: str, rng: Random, said: Container[Message] = ()
) -> Message | None:
    """Pick a line for an occasion that is not in ``said``.

    None for a name that is no character, and when all lines have been said.
    """
    if character not in BY_NAME:
        return None
    lines = [line for line in own(character, occasion) if line not in said]
    others = [line for line in anybodys(occasion) if line not in said]
    if not lines or (others and rng.random() >= IN_CHARACTER):
        lines = others
    return rng.choice(lines) if lines else None
