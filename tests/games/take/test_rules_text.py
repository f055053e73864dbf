"""The rules as the player reads them, and the refusals that point into them."""

from game.core.event import Seat
from game.games.take.game import TAKE
from tests.games.take.positions import position


def headings() -> set[str]:
    lines = TAKE.rules.read_text(encoding="utf-8").splitlines()
    return {line.lstrip("# ") for line in lines if line.startswith("#")}


def test_every_refusal_of_a_rule_points_to_a_heading_of_the_rules_text() -> None:
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    play = position(["8C AH KD 4S", "2D"], [(1, "5C 6C 7C"), (1, hearts)], taken="KD")
    draw = position(["8C AH KD", "2D"], [(1, "5C 6C 7C")], pile="9S", phase="draw", idle=2)
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


def test_the_log_says_whose_sequence_is_taken_and_with_what() -> None:
    state = position(["2S", "8C 9D KH"], [(0, "5C 6C 7C"), (1, "TC JC QC")], asked=1)
    view = state.view(Seat(0))
    move = TAKE.parse("add 8C to M1")
    names = ["You", "Ada"]
    assert TAKE.say(state, move, names) == "Take your 5-6-7 of clubs with the 8 of clubs"
    event = state.apply(move)[0]
    told = TAKE.tell(view, event, names)
    assert told == "Ada takes your 5-6-7 of clubs with the 8 of clubs."


def test_the_log_tells_of_a_double_take() -> None:
    state = position(["2S", "6D KH"], [(0, "3D 4D 5D"), (1, "7D 8D 9D")], asked=1)
    names = ["You", "Ada"]
    move = TAKE.parse("add 6D to M1+M2")
    assert TAKE.say(state, move, names) == (
        "Join your 3-4-5 of diamonds and Ada's 7-8-9 of diamonds with the 6 of diamonds"
    )
    view = state.view(Seat(0))
    told = [TAKE.tell(view, event, names) for event in state.apply(move)]
    assert told[:2] == [
        "Ada takes your 3-4-5 of diamonds with the 6 of diamonds.",
        "Ada joins the 7-8-9 of diamonds to it.",
    ]


def test_a_long_sequence_is_named_by_its_ends() -> None:
    state = position(["8C KH", "2D"], [(1, "AC 2C 3C 4C 5C 6C 7C")])
    move = TAKE.parse("add 8C to M1")
    said = TAKE.say(state, move, ["You", "Ada"])
    assert said == "Take Ada's clubs from ace to 7 with the 8 of clubs"
