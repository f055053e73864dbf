"""What the characters say now and then: a few words that go with who they are."""

from random import Random

from game.ai.characters import BY_NAME
from game.words.message import Message

TAKES, CALLS, OUT, DRAWS, WINS, LOSES = "takes", "calls", "out", "draws", "wins", "loses"
OCCASIONS = (TAKES, CALLS, OUT, DRAWS, WINS, LOSES)
"""The occasions: another's meld is taken, a call is made, a round is ended, many cards have to be
drawn, the match is won, the match is lost."""

LINES = (1, 2)
"""The numbers of the lines that every character has for every occasion."""


def line(character: str, occasion: str, number: int) -> Message:
    """One of the lines of a character for an occasion."""
    return Message(f"remarks-{BY_NAME[character].portrait}-{occasion}-{number}")


def remark(character: str, occasion: str, rng: Random) -> Message | None:
    """Something a character says on an occasion; None from somebody who says nothing."""
    return line(character, occasion, rng.choice(LINES)) if character in BY_NAME else None
