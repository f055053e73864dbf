"""The sentences of the log, of the buttons and of refusals."""

import re

from game.core.event import Seat
from game.games.rummy500.game import RUMMY500
from tests.games.rummy500.positions import play, position

NAMES = ["You", "Ada", "Max"]


def test_moves_in_words() -> None:
    state = position("2D 7C 8C JK", "", "", melds=["4C 5C 6C"], by=[[1, 1, 1]], pile="9S 9H")
    says = [
        RUMMY500.say(state, RUMMY500.parse(text), NAMES) for text in ("draw stock", "draw pile 2")
    ]
    assert says == [
        "Draw from the stock",
        "Draw two cards from the pile, down to the 9 of spades",
    ]
    for text, said in (
        ("meld JK=6C 7C 8C", "Meld 6-7-8 of clubs, joker as 6"),
        ("layoff 7C to M1", "Lay the 7 of clubs off on Ada's 4-5-6 of clubs"),
        ("layoff JK=7C to M1", "Lay a joker as the 7 of clubs off on Ada's 4-5-6 of clubs"),
        ("discard 2D", "Discard the 2 of diamonds"),
        ("rummy 1", 'Call "Rummy!" and take the 9 of hearts from the pile'),
        ("pass", "Stay silent"),
    ):
        assert RUMMY500.say(state, RUMMY500.parse(text), NAMES) == said


def test_what_happened_in_words() -> None:
    state = position("2D 7C 8C 6H 6S 6D", "3D", "", melds=["4C 5C 6C"], by=[[1, 1, 1]], pile="9S")
    told = []
    for text in ("draw stock", "meld 6S 6H 6D", "layoff 7C to M1", "discard 2D"):
        view = state.view(Seat(2))
        events = play(state, text)
        told += [RUMMY500.tell(view, event.for_seat(Seat(2)), NAMES) for event in events[:2]]
    assert [text for text in told if text] == [
        "You draw from the stock.",
        "You meld three 6s.",
        "You lay the 7 of clubs off on Ada's 4-5-6 of clubs.",
        "You discard the 2 of diamonds.",
    ]


def test_a_meld_is_called_its_owner_s_but_where_that_was_just_said() -> None:
    told = []
    for seat, by in ((0, 0), (0, 1), (1, 1), (1, 2)):
        hands = ["2D 7C", "3D 7C", "4D"]
        hands[1 - seat] = "KD"
        state = position(*hands, melds=["4C 5C 6C"], by=[[by] * 3], asked=seat, phase="play")
        view = state.view(Seat(2))
        event = play(state, "layoff 7C to M1")[0]
        told.append(RUMMY500.tell(view, event.for_seat(Seat(2)), NAMES))
    assert told == [
        "You lay the 7 of clubs off on your 4-5-6 of clubs.",
        "You lay the 7 of clubs off on Ada's 4-5-6 of clubs.",
        "Ada lays the 7 of clubs off on the 4-5-6 of clubs.",
        "Ada lays the 7 of clubs off on Max's 4-5-6 of clubs.",
    ]


def test_every_rule_a_refusal_names_is_a_heading_of_the_rules() -> None:
    headings = set(re.findall("^#+ (.*)$", RUMMY500.rules.read_text("utf-8"), re.MULTILINE))
    rooms = RUMMY500.rules.parents[1].joinpath("rules").glob("*.py")
    source = "".join(room.read_text("utf-8") for room in rooms)
    named = set(re.findall(r'^ +"([A-Z][A-Za-z ]+)",$', source, re.MULTILINE))
    named |= set(re.findall(r', "([A-Z][a-z ]+)"\)', source))
    assert len(named) >= 6
    assert named <= headings
    assert 'Calling "Rummy!"' in headings
