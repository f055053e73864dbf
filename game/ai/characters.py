"""The people at the table: a name, a portrait, a style, and what the style means in play.

What the characters say now and then: a few words that go with who they are.
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
    """An opponent one gets to know.

    ``portrait`` names the drawing and the messages, ``style`` is what it likes, and
    ``pace`` a factor for the time it takes over a move (1 is usual).
    """

    name: str
    portrait: str
    style: Style
    pace: float

    @property
    def manner(self) -> Message:
        """The word under the name."""
        return Message(f"characters-{self.portrait}")

    def known(self, traits: Traits) -> Message:
        """Who this is and what they are fond of in a game, in a line."""
        trait = self.trait(traits)
        return Message("characters-known", name=self.name, manner=self.manner, trait=trait)

    def trait(self, traits: Traits) -> TextValue:
        """What this character is fond of in a game, as it is told."""
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
"""Two for each leaning: one leans that way, and one the other way."""
BY_NAME = {character.name: character for character in CHARACTERS}


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person (``level`` None) or a character at a level."""

    name: str
    level: str | None

    @property
    def character(self) -> Character | None:
        """The character of an opponent; None for a person."""
        return None if self.level is None else BY_NAME.get(self.name)

    @property
    def style(self) -> Style:
        """What this player likes."""
        return NEUTRAL if self.character is None else self.character.style

    def seat(self) -> str:
        """The text of the record's ``seats`` line: ``Ada (hard)``."""
        return self.name if self.level is None else f"{self.name} ({self.level})"


def read_seat(text: str, seat: int) -> Player:
    """The player a record's seat text names.

    Seat 0 is the person at the window; a seat without a level plays at medium.
    """
    found = re.fullmatch(r"(.+) \((\w+)\)", text)
    if seat == 0:
        return Player(YOU, None)
    if found and found[2] in LEVELS:
        return Player(found[1], found[2])
    return Player(text, "medium")


def company(count: int, rng: Random) -> Sequence[Character]:
    """So many different characters, by chance."""
    return rng.sample(CHARACTERS, count)


TAKES, GLOATS, ROBBED = "takes", "gloats", "robbed"
CALLS, OUT, DRAWS, LUCK = "calls", "out", "draws", "luck"
THINKS, WINS, LOSES = "thinks", "wins", "loses"
FOND = "fond"
OCCASIONS = (TAKES, GLOATS, ROBBED, CALLS, OUT, DRAWS, LUCK, THINKS, WINS, LOSES)
"""The occasions: another's cards are taken, many of them are, one's own were; a call is made; the
last card is put down; many cards have to be drawn; the pile has what one wants; a move takes long;
the match is won, the match is lost.  Besides there is ``FOND``: all see in a move what somebody is
fond of, of which only they have something to say."""

OWN = (1, 2)
"""The numbers of the lines that every character has for every occasion."""
ANYBODYS = (1, 2, 3, 4, 5, 6, 7, 8)
"""The numbers of the lines that anybody may say, for every occasion."""
IN_CHARACTER = 0.6
"""How often somebody says a line of their own while there is one to say, 0 to 1."""


def own(character: str, occasion: str) -> Iterator[Message]:
    """The lines that only this character has for an occasion."""
    if occasion == FOND and BY_NAME[character].style.fondness < 0:
        return
    for number in OWN:
        yield Message(f"remarks-{BY_NAME[character].portrait}-{occasion}-{number}")


def anybodys(occasion: str) -> Iterator[Message]:
    """The lines that everybody has for an occasion."""
    if occasion == FOND:
        return
    for number in ANYBODYS:
        yield Message(f"remarks-{occasion}-{number}")


def remark(
    character: str, occasion: str, rng: Random, said: Container[Message] = ()
) -> Message | None:
    """Something a character says on an occasion, and nothing of what was ``said`` already.

    None from somebody who says nothing, or has nothing more to say.
    """
    if character not in BY_NAME:
        return None
    lines = [line for line in own(character, occasion) if line not in said]
    others = [line for line in anybodys(occasion) if line not in said]
    if not lines or (others and rng.random() >= IN_CHARACTER):
        lines = others
    return rng.choice(lines) if lines else None
