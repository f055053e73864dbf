"""What the characters say: everybody has words for every occasion, short ones, all different."""

from random import Random

from game.ai.characters import CHARACTERS
from game.ai.remarks import CALLS, DRAWS, LOSES, OUT, REMARKS, TAKES, WINS, remark

OCCASIONS = (TAKES, CALLS, OUT, DRAWS, WINS, LOSES)


def test_every_character_has_words_for_every_occasion() -> None:
    for character in CHARACTERS:
        for occasion in OCCASIONS:
            assert len(REMARKS[character.name][occasion]) >= 2
            assert remark(character.name, occasion, Random(1)) is not None


def test_no_two_say_the_same_but_for_the_call_itself() -> None:
    said = [
        line
        for lines in REMARKS.values()
        for occasion, texts in lines.items()
        for line in texts
        if line != "Rummy!"
    ]
    assert len(said) == len(set(said))


def test_remarks_are_short() -> None:
    for lines in REMARKS.values():
        for texts in lines.values():
            assert all(3 <= len(text) <= 44 for text in texts)


def test_somebody_unknown_says_nothing() -> None:
    assert remark("Nobody", TAKES, Random(1)) is None
