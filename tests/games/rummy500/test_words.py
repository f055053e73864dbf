"""The sentences of the log, of the buttons and of refusals."""

import re

from game.core.event import Event, Seat
from game.core.state import SeatView
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State
from tests.games.rummy500.positions import play, position
from tests.sitting import at_table

NAMES = at_table("You", "Ada", "Max")


def say(state: Rummy500State, text: str) -> str:
    return str(RUMMY500.describe_move(state, RUMMY500.parse(text), NAMES))


def tell(seen: SeatView[Rummy500State], event: Event) -> str:
    """What the third player reads of an event."""
    return str(RUMMY500.describe_event(seen, event.as_seen_by(Seat(2)), NAMES) or "")


def test_moves_in_words() -> None:
    state = position("2D 7C 8C JK", "", "", melds=["4C 5C 6C"], by=[[1, 1, 1]], pile="9S 9H")
    assert [say(state, text) for text in ("draw stock", "draw pile 2")] == [
        "Draw from the deck",
        "Take two cards from the pile, down to the 9 of spades",
    ]
    for text, said in (
        ("meld JK=6C 7C 8C", "Lay 6-7-8 of clubs, joker as 6"),
        ("layoff 7C to M1", "Add the 7 of clubs to Ada’s 4-5-6 of clubs"),
        ("layoff JK=7C to M1", "Add a joker as the 7 of clubs to Ada’s 4-5-6 of clubs"),
        ("discard 2D", "Discard the 2 of diamonds"),
        ("rummy 1", "Call “Rummy!” and take the 9 of hearts from the pile"),
        ("pass", "Let it go"),
    ):
        assert say(state, text) == said


def test_what_happened_in_words() -> None:
    state = position("2D 7C 8C 6H 6S 6D", "3D", "", melds=["4C 5C 6C"], by=[[1, 1, 1]], pile="9S")
    told = []
    for text in ("draw stock", "meld 6S 6H 6D", "layoff 7C to M1", "discard 2D"):
        seen = SeatView(RUMMY500, state.view(Seat(2)))
        events = play(state, text)
        told += [tell(seen, event) for event in events[:2]]
    assert [text for text in told if text] == [
        "You draw from the deck.",
        "You lay three 6s.",
        "You add the 7 of clubs to Ada’s 4-5-6 of clubs.",
        "You discard the 2 of diamonds.",
    ]


def test_a_meld_is_called_its_owner_s_but_where_that_was_just_said() -> None:
    told = []
    for seat, by in ((0, 0), (0, 1), (1, 1), (1, 2)):
        hands = ["2D 7C", "3D 7C", "4D"]
        hands[1 - seat] = "KD"
        state = position(*hands, melds=["4C 5C 6C"], by=[[by] * 3], asked=seat, phase="play")
        seen = SeatView(RUMMY500, state.view(Seat(2)))
        told.append(tell(seen, play(state, "layoff 7C to M1")[0]))
    assert told == [
        "You add the 7 of clubs to your 4-5-6 of clubs.",
        "You add the 7 of clubs to Ada’s 4-5-6 of clubs.",
        "Ada adds the 7 of clubs to the 4-5-6 of clubs.",
        "Ada adds the 7 of clubs to Max’s 4-5-6 of clubs.",
    ]


def test_every_rule_a_refusal_names_is_in_the_rules() -> None:
    text = RUMMY500.rules_text.read_text("utf-8")
    rules = set(re.findall(r"^## .* \{#([a-z-]+)\}", text, re.MULTILINE))
    rooms = RUMMY500.rules_text.parents[1].joinpath("rules").glob("*.py")
    source = "".join(room.read_text("utf-8") for room in rooms)
    named = set(re.findall(r'(?:message|\)), "([a-z-]+)"\)', source))
    named |= set(re.findall(r'^ +"([a-z-]+)",$', source, re.MULTILINE))
    named -= {"must-meld", "not-your-phase", "stock-first"}
    assert {"drawing", "discarding", "going-out", "laying-off", "melds"} <= named
    assert named <= rules
    assert {"calling-rummy", "a-turn"} <= rules


def test_jokers_in_a_meld_are_named() -> None:
    state = position("6S 6H 7C 9C JC JK JK JK JK", "", phase="play", stock="")
    for text, said in (
        ("meld 6S 6H JK=6", "Lay three 6s with a joker"),
        ("meld 6S 6H JK=6 JK=6", "Lay four 6s with two jokers"),
        ("meld 7C JK=8C 9C JK=TC JC", "Lay 7-8-9-10-J of clubs, jokers as 8 and 10"),
        ("meld JK=6C 7C JK=8C 9C JK=TC JC", "Lay 6 to jack of clubs, jokers as 6 and 8 and 10"),
    ):
        assert say(state, text) == said


def test_who_discards_is_told_in_the_words_for_them() -> None:
    state = position("2D 7C", "3D", "4D", phase="play")
    seen = SeatView(RUMMY500, state.view(Seat(2)))
    event = play(state, "discard 2D")[0].as_seen_by(Seat(2))
    told = RUMMY500.describe_event(seen, event, at_table("Max", "Ada", "You"))
    assert str(told) == "Max discards the 2 of diamonds."
