"""The rules as the player reads them, and the refusals that point into them."""

import re

from game.core.event import Seat
from game.core.state import SeatView
from game.games.take.game import TAKE
from game.games.take.scoring import counted
from tests.games.take.positions import NAMES, position


def headings() -> set[str]:
    """The names of the headings: ``## Drawing {#drawing}``."""
    return set(re.findall(r"^## .+ \{#([a-z-]+)\}$", text(), re.MULTILINE))


def text() -> str:
    return TAKE.rules_text.read_text(encoding="utf-8")


def test_every_heading_of_the_rules_text_has_a_name_of_its_own() -> None:
    assert len(headings()) == text().count("\n## ")


def test_every_refusal_of_a_rule_points_to_a_heading_of_the_rules_text() -> None:
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    play = position(["8C AH KD 4S", "2D"], [(1, "5C 6C 7C"), (1, hearts)], taken="KD")
    draw = position(["8C AH KD", "2D"], [(1, "5C 6C 7C")], pile="9S", phase="draw", idle=12)
    last = position(["8C AH KD", "2D"], pile="9S", stock="", phase="draw")
    texts = [
        "draw stock",
        "draw pile",
        "finish",
        "lay 8C AH KD",
        "add AH to M2",
        "add AH low to M1",
        "add 4S to M1",
        "discard 8C",
        "discard KD",
        "discard 4S",
    ]
    pointed = set()
    for state in (play, draw, last):
        for text in texts:
            illegal = state.check(TAKE.parse(text))
            if illegal is not None and illegal.code not in ("not-in-hand", "not-a-move"):
                assert illegal.rule in headings(), illegal
                pointed.add(illegal.rule)
    assert len(pointed) >= 6


def test_the_example_of_the_score_is_counted_so() -> None:
    state = position(["JK 9D", "2S"], [(0, "4C 5C 6C 7C"), (0, "QH KH AH")])
    assert counted(state)[0] == 55 - 25
    assert "4-5-6-7 of clubs (20) and Q-K-A of hearts (35)" in text()
    assert "You score 55 minus 25, which is 30." in text()


def test_the_log_says_whose_sequence_is_taken_and_with_what() -> None:
    state = position(["2S", "8C 9D KH"], [(0, "5C 6C 7C"), (1, "TC JC QC")], asked=1)
    seen = SeatView(TAKE, state.view(Seat(0)))
    move = TAKE.parse("add 8C to M1")
    assert (
        str(TAKE.describe_move(state, move, NAMES))
        == "Take your 5-6-7 of clubs with the 8 of clubs"
    )
    event = state.apply(move)[0]
    told = TAKE.describe_event(seen, event, NAMES)
    assert str(told) == "Ada takes your 5-6-7 of clubs with the 8 of clubs."


def test_the_log_tells_of_a_double_take() -> None:
    state = position(["2S", "6D KH"], [(0, "3D 4D 5D"), (1, "7D 8D 9D")], asked=1)
    move = TAKE.parse("add 6D to M1+M2")
    assert str(TAKE.describe_move(state, move, NAMES)) == (
        "Join your 3-4-5 of diamonds and Ada’s 7-8-9 of diamonds with the 6 of diamonds"
    )
    seen = SeatView(TAKE, state.view(Seat(0)))
    told = []
    for event in state.apply(move)[:2]:
        told.append(str(TAKE.describe_event(seen, event, NAMES)))
        seen.apply(event)
    assert told == [
        "Ada takes your 3-4-5 of diamonds with the 6 of diamonds.",
        "Ada joins the 7-8-9 of diamonds to it.",
    ]


def test_a_long_sequence_is_named_by_its_ends() -> None:
    state = position(["8C KH", "2D"], [(1, "AC 2C 3C 4C 5C 6C 7C")])
    move = TAKE.parse("add 8C to M1")
    said = TAKE.describe_move(state, move, NAMES)
    assert str(said) == "Take Ada’s clubs from ace to 7 with the 8 of clubs"
