"""What the characters say: everybody has words for every occasion, short ones, all different."""

from random import Random

from game.ai.characters import (
    ALL_CHARACTERS,
    SHARED_LINE_OCCASIONS,
    SHOWS_TRAIT_OCCASION,
    TAKES_OCCASION,
    anybodys,
    own,
    remark,
)
from game.text.message import Message

OWN = [
    str(line)
    for character in ALL_CHARACTERS
    for occasion in (*SHARED_LINE_OCCASIONS, SHOWS_TRAIT_OCCASION)
    for line in own(character.name, occasion)
]
ANYBODYS = [str(line) for occasion in SHARED_LINE_OCCASIONS for line in anybodys(occasion)]


def test_every_character_has_eight_lines_or_more_for_every_occasion() -> None:
    for character in ALL_CHARACTERS:
        for occasion in SHARED_LINE_OCCASIONS:
            rng, said = Random(3), set[Message]()
            while line := remark(character.name, occasion, rng, said):
                assert line not in said
                said.add(line)
            assert len(said) >= 8
            assert said >= set(own(character.name, occasion))
            assert {str(line) for line in said} <= {*OWN, *ANYBODYS}


def test_only_who_leans_to_something_tells_of_it() -> None:
    for character in ALL_CHARACTERS:
        lines = list(own(character.name, SHOWS_TRAIT_OCCASION))
        assert bool(lines) is (character.style.fondness > 0)
        assert (remark(character.name, SHOWS_TRAIT_OCCASION, Random(1)) in lines) is bool(lines)
    assert not list(anybodys(SHOWS_TRAIT_OCCASION))


def test_what_was_said_is_not_said_again_by_anybody() -> None:
    said = set(anybodys(TAKES_OCCASION))
    for character in ALL_CHARACTERS:
        for seed in range(20):
            assert remark(character.name, TAKES_OCCASION, Random(seed), said) not in said


def test_somebody_says_lines_of_their_own_and_lines_that_anybody_may_say() -> None:
    said = {str(remark("Ada", TAKES_OCCASION, Random(seed))) for seed in range(60)}
    assert said & set(OWN)
    assert said & set(ANYBODYS)


def test_no_two_say_the_same() -> None:
    said = OWN + ANYBODYS
    assert len(said) == len(set(said))


def test_remarks_are_short() -> None:
    assert all(3 <= len(one) <= 44 for one in OWN + ANYBODYS)


def test_somebody_unknown_says_nothing() -> None:
    assert remark("Nobody", TAKES_OCCASION, Random(1)) is None
