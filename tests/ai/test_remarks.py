"""What the characters say: everybody has words for every occasion, short ones, all different."""

from random import Random

from game.ai.characters import CHARACTERS
from game.ai.remarks import LINES, OCCASIONS, TAKES, line, remark

SAID = [
    str(line(character.name, occasion, number))
    for character in CHARACTERS
    for occasion in OCCASIONS
    for number in LINES
]


def test_every_character_has_words_for_every_occasion() -> None:
    for character in CHARACTERS:
        for occasion in OCCASIONS:
            for seed in range(4):
                said = remark(character.name, occasion, Random(seed))
                assert str(said) in SAID


def test_no_two_say_the_same_but_for_the_call_itself() -> None:
    said = [one for one in SAID if one != "Rummy!"]
    assert len(said) == len(set(said))


def test_remarks_are_short() -> None:
    assert all(3 <= len(one) <= 44 for one in SAID)


def test_somebody_unknown_says_nothing() -> None:
    assert remark("Nobody", TAKES, Random(1)) is None
