"""What the characters say now and then: a few words that go with who they are."""

from collections.abc import Container, Iterator
from random import Random

from game.ai.characters import BY_NAME
from game.words.message import Message

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
