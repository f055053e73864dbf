"""What the player reads: moves, the log, refusals."""

import re
from random import Random

from game.core.event import Seat
from game.core.state import SeatView
from game.games.texas.game import TEXAS
from game.text.message import Message
from tests.games.texas.positions import cards, play, table
from tests.sitting import at_table

NAMES = at_table("You", "Ada")


def log(players: int, rounds: str, seed: int) -> list[str]:
    """The log of a random match as seat 0 reads it."""
    state, events = TEXAS.new_with_events(TEXAS.setup(players, {"rounds": rounds}, seed))
    names = at_table("You", "Ada", "Max", "Eve")[:players]
    rng = Random(seed)
    seen = SeatView(TEXAS)
    told: list[str] = []
    while True:
        for event in events:
            struck = event.as_seen_by(Seat(0))
            sentence = TEXAS.describe_event(seen, struck, names)
            seen.apply(struck)
            if sentence is not None:
                told.append(str(sentence))
        if state.over:
            return told
        events = state.apply(rng.choice(list(state.legal())))


def test_the_log_of_a_round() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD 2S", rounds="1-1")
    seen = SeatView(TEXAS, state.view(Seat(0)))
    told = []
    for move in ("draw stock", "discard KD", "draw pile", "discard 4S", "draw stock", "out 2S"):
        for event in play(state, move):
            struck = event.as_seen_by(Seat(0))
            told.append(TEXAS.describe_event(seen, struck, NAMES))
            seen.apply(struck)
    assert [str(sentence) for sentence in told if sentence] == [
        "You draw the king of diamonds.",
        "You discard the king of diamonds.",
        "Ada takes the king of diamonds from the pile.",
        "Ada discards the 4 of spades.",
        "You draw the 2 of spades.",
        "You go out with the 2 of spades.",
        "You take a dime from the pot.",
        "Round 1 is over: You 0, Ada 24.",
        "You win nine dimes from the pot.",
    ]


def test_the_log_tells_of_deals_and_new_stocks() -> None:
    told = log(2, "1-3", 11)
    assert any(
        re.fullmatch(r"\w+ deals? round 1: three cards each, and 3s are wild\.", s) for s in told
    )
    assert "Ada draws from the deck." in told
    assert not any(re.match("Ada draws the", sentence) for sentence in told)


def test_the_log_tells_when_the_stock_runs_out() -> None:
    state = table("4S 6D 8C", "4H 6H 8S", turned="QC")
    state.pile = state.stock + state.pile
    state.stock = []
    seen = SeatView(TEXAS, state.view(Seat(1)))
    events = [event.as_seen_by(Seat(1)) for event in play(state, "draw stock")]
    told = [TEXAS.describe_event(seen, event, at_table("Ada", "You")) for event in events[:3]]
    assert [sentence and str(sentence) for sentence in told] == [
        None,
        "The deck is empty, so the pile under its top card is shuffled into a new one.",
        "Ada draws from the deck.",
    ]


def test_what_a_move_is_called_before_it_is_made() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD", rounds="1-1")
    said = [str(TEXAS.describe_move(state, move, NAMES)) for move in state.legal()]
    assert said == ["Draw from the deck", "Take the 5 of clubs from the pile"]
    play(state, "draw stock")
    said = [str(TEXAS.describe_move(state, move, NAMES)) for move in state.legal()]
    assert said[0] == "Discard the 9 of hearts"
    assert said[-1] == "Go out with the king of diamonds"


def test_every_refusal_names_a_heading_of_the_rules() -> None:
    text = TEXAS.rules_text.read_text(encoding="utf-8")
    headings = set(re.findall(r"^## .* {#([a-z-]+)}", text, re.MULTILINE))
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD AH", rounds="1-1")
    refusals = [state.check(TEXAS.parse("discard 9H"))]
    play(state, "draw pile")
    refusals += [state.check(TEXAS.parse(text)) for text in ("draw pile", "out 5C", "out 9H")]
    play(state, "discard 9H", "draw pile", "discard 4S")
    state.idle = 12
    refusals.append(state.check(TEXAS.parse("draw pile")))
    for refusal in refusals:
        assert refusal is not None
        assert refusal.rule in headings
        assert str(refusal.message).endswith(".")
    assert [one.code for one in refusals if one] == [
        "not-your-phase",
        "not-your-phase",
        "barred-card",
        "not-a-meld",
        "stock-first",
    ]


def test_one_dime_is_a_dime_wherever_dimes_are_counted() -> None:
    for count, dimes in ((0, "0 dimes"), (1, "1 dime"), (2, "2 dimes")):
        assert str(Message("texas-has-dimes", count=count)) == dimes
    won = str(Message("texas-share", who=NAMES[1], count=1))
    assert won == "Ada wins one dime from the pot."
    for name in ("queries-pot", "queries-coins", "heard-pot"):
        one, more = (str(Message(name, count=count)) for count in (1, 2))
        assert "coins" not in one and "are" not in one.split()
        assert one != more


def test_the_stock_first_refusal_says_how_often_everybody_drew_from_the_pile() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", rounds="1-1")
    state.idle = 12
    refusal = state.check(TEXAS.parse("draw pile"))
    assert refusal is not None
    assert str(refusal.message) == (
        "You’ve all taken from the pile six times running. Draw from the deck this time."
    )


def test_a_world_keeps_what_was_seen_and_shown() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD 2S", rounds="1-1")
    play(state, "draw stock", "discard KD", "draw pile", "discard 4S")
    for seed in range(10):
        world = TEXAS.determinize(state.view(Seat(0)), Random(seed))
        assert cards("KD")[0] in world.hands[1]
        assert world.hands[0] == state.hands[0]
    play(state, "draw stock", "out 2S")
    world = TEXAS.determinize(state.view(Seat(1)), Random(1))
    assert world.hands == state.hands
