"""The people at the table: a name, a portrait, a style, and what the style means in play."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.ai.advice import BY_NAME as LEVELS
from game.ai.search import NEUTRAL, Style

YOU = "You"


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent one gets to know.

    ``portrait`` names the drawing, ``manner`` is the word under the name, ``style`` what it
    wants and likes, and ``pace`` a factor for the time it takes over a move (1 is usual).
    """

    name: str
    portrait: str
    manner: str
    style: Style
    pace: float


CHARACTERS = (
    Character("Ada", "ada", "careful", Style(0.9, (("meld", 0.7), ("take", -0.4))), 1.2),
    Character("Max", "max", "greedy", Style(0.1, (("take", 0.6), ("meld", 0.6))), 0.8),
    Character("Iris", "iris", "watchful", Style(0.7, (("meld", -0.4),)), 1.0),
    Character("Otto", "otto", "easy-going", Style(0.4, (("attack", -0.8),)), 1.3),
    Character("Noor", "noor", "bold", Style(0.2, (("attack", 0.7), ("spend", 0.6))), 0.7),
    Character("Leo", "leo", "a thief", Style(1.0, (("take", 1.0),)), 0.9),
    Character("Mina", "mina", "quick", Style(0.5, (("meld", 1.0), ("spend", 0.4))), 0.6),
    Character("Tomas", "tomas", "patient", Style(0.6, (("meld", -0.8), ("spend", -0.6))), 1.4),
    Character("Yuki", "yuki", "calm", Style(0.5, (("attack", -0.4), ("spend", -1.0))), 1.1),
    Character("Zora", "zora", "cunning", Style(0.8, (("attack", 1.0),)), 1.0),
    Character("Rosa", "rosa", "cheerful", Style(0.4, (("spend", 1.0), ("meld", 0.4))), 0.8),
    Character("Emil", "emil", "a hoarder", Style(0.6, (("spend", -1.0), ("meld", -0.6))), 1.2),
)
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
        """What this player wants when looking ahead."""
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
