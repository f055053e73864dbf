"""How moves are written."""

import pytest

from game.core.illegal import UnreadableMove
from game.games.take.game import TAKE
from tests.together import each_of


@each_of(
    "text",
    [
        "draw stock",
        "draw pile",
        "lay 4S JK=5S 6S",
        "lay QS KS AS",
        "add 8C to M2",
        "add JK=8C to M2",
        "add 6D to M1+M4",
        "add JK=6D to M12+M4",
        "add AH low to M3",
        "add JK=AH high to M3",
        "discard 9H",
        "discard JK",
        "finish",
    ],
)
def test_a_text_and_its_move_are_exact_inverses(text: str) -> None:
    assert TAKE.write(TAKE.parse(text)) == text


@each_of(
    "text",
    [
        "",
        "draw",
        "draw deck",
        "Draw stock",
        "draw  stock",
        "draw stock ",
        "lay",
        "lay ",
        "lay 4S  5S 6S",
        "lay 4S JK 6S",
        "lay 4S JK=5 6S",
        "lay 4s 5s 6s",
        "add 8C to 2",
        "add 8C to M0",
        "add 8C to M02",
        "add 8C to M2+4",
        "add JK to M2",
        "add 8C M2",
        "add AH middle to M3",
        "add AH LOW to M3",
        "discard",
        "discard JK=5S",
        "discard 1H",
        "discard 9H ",
        "finish now",
        "finish\n",
        "add 8C to M2\n",
    ],
)
def test_a_text_that_cannot_be_read_is_no_move(text: str) -> None:
    with pytest.raises(UnreadableMove):
        TAKE.parse(text)
