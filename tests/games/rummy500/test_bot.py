"""What opponents make of a position."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.ai.levels import advise
from game.cards import french
from game.cards.french import read
from game.cards.melds import bits_of
from game.core.event import Seat
from game.games.rummy500.bot.evaluate import completing_cards, hopes
from game.games.rummy500.bot.inference import Guess
from game.games.rummy500.bot.knowledge import (
    RUMMY500_CANDIDATE_MARGIN_POINTS,
    RUMMY500_MAX_CANDIDATE_COUNT,
)
from game.games.rummy500.cards import values
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.melds import meld_rules_of
from game.games.rummy500.moves import RUMMY500_PASS_MOVE
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.rules import Rummy500State, calling
from tests.games.rummy500.positions import play, position, why
from tests.games.rummy500.some import some_options
from tests.sitting import at_table

KNOWLEDGE = RUMMY500.bot


def advice(state: Rummy500State) -> str:
    """What an expert would do for the seat that is asked."""
    assert state.asked is not None
    return advise(RUMMY500, state.view(Seat(state.asked)), "expert", 1, playouts=4).move


def reason(state: Rummy500State, text: str, other: str = "") -> str:
    """What is said for a move, compared with another."""
    names = at_table("You", "Ada")
    than = RUMMY500.parse(other) if other else None
    return str(RUMMY500.bot.explain(state, RUMMY500.parse(text), names, than))


@pytest.mark.parametrize(
    ("hand", "pile", "best"),
    [
        ("KH KD 2S 5C 8D", "KC 4D", "draw pile 2"),
        ("2S 5C 8D JH", "KC 4D", "draw stock"),
        ("QH QD 2S 5C 8D", "2H QC", "draw pile 1"),
    ],
)
def test_the_pile_is_taken_for_what_it_brings(hand: str, pile: str, best: str) -> None:
    assert advice(position(hand, "3S 3D 4S 7H 9C", pile=pile, jokers="off")) == best


def test_melds_come_before_discards_and_the_greater_first() -> None:
    state = position("KH KD KC 2S 3S 4S 5S 8D", "3C", phase="play", jokers="off")
    assert advice(state) == "meld KH KD KC"
    play(state, "meld KH KD KC")
    assert advice(state) == "meld 2S 3S 4S 5S"


@pytest.mark.parametrize(
    ("hand", "pile", "discard", "said"),
    [
        ("QD TD 6S 8S 7H", "KC", "QD TD", ""),
        ("2D 2C 5S 4S KC", "2H 2S", "2D 2C", ""),
        ("TS KS 2S 5S 2C", "", "TS KS", ""),
        ("TS KS 2S 5S 2C", "", "KS TS", "goes with 7 of the unseen cards, this one with 6."),
        ("TH KD 7S 2S TS", "5H 6C", "TH KD", ""),
        ("TH KD 7S 2S TS", "5H 6C", "KD TH", "The 10 of hearts goes with the 10 of spades."),
        ("TD QD QC KD 9S", "7D 5C", "TD QD", ""),
        ("TD QD QC KD 9S", "7D 5C", "QD TD", "goes with 6 of the unseen cards, this one with 4."),
    ],
    ids=[
        *("both join one", "both help", "more unseen", "fewer unseen", "it joins one"),
        *("the other joins one", "more unseen, joins one", "fewer unseen, joins one"),
    ],
)
def test_a_discard_that_costs_as_much_needs_fewer_cards_that_go_with_it(
    hand: str, pile: str, discard: str, said: str
) -> None:
    """Where one goes with as many or more, nothing is said for letting it go instead."""
    state = position(hand, "4C 8H KH 9H", pile=pile, phase="play", jokers="off")
    card, other = discard.split()
    told = reason(state, f"discard {card}", f"discard {other}")
    assert told.endswith(said) if said else not told


@pytest.mark.parametrize(("pile", "free"), [("4D 7S", True), ("KS KH", False)])
def test_no_card_is_discarded_that_others_can_use_at_once(pile: str, free: bool) -> None:
    hand = "KD 9H 9C 2C 2S"
    state = position(hand, "3C 4C TD 5H 6D", pile=pile, phase="play", jokers="off")
    assert (advice(state) == "discard KD") == free


def test_a_discard_weighs_less_the_likelier_the_next_player_waits_for_it() -> None:
    """A queen beside it that they were seen to take counts, and a king in the pile."""
    king = RUMMY500.parse("discard KD")
    weights = []
    for known, pile in (([], "2S 9S"), ([french.read("QD")], "2S 9S"), ([], "KH 9S")):
        state = position("KD QC 2C", "QD 4C TD 5S 6H", pile=pile, phase="play", jokers="off")
        state.known[1] = known
        weights.append(RUMMY500.bot.evaluate_moves(state)[king])
    assert weights[1] < weights[0] > weights[2]


def test_the_reason_for_a_discard_says_what_it_is_to_oneself_and_to_the_next_player() -> None:
    state = position("KD 9H 2C 3D", "3C 4C TD", pile="4D 8H", phase="play", jokers="off")
    assert reason(state, "discard 9H") == (
        "The 9 of hearts goes with nothing you hold, and costs you 9 points to keep."
    )
    assert reason(state, "discard 9H", "discard 2C") == (
        "The 9 of hearts costs you 9 points to keep, the 2 of clubs only 2."
    )
    state.known[1] = [french.read("KS"), french.read("KC")]
    king = "The king of diamonds goes with nothing you hold, and costs you 10 points to keep. "
    assert reason(state, "discard KD") == (
        f"{king}But Ada took the king of spades and the king of clubs, and might want it."
    )
    assert reason(state, "discard 9H", "discard KD") == (
        "The king of diamonds goes with the king of spades and the king of clubs, which Ada took."
    )


def test_whether_to_meld_or_to_wait_is_pondered_and_melding_comes_first() -> None:
    state = position("KH KD KC 2S 9D", "3C 4H 5D 6C 7H", phase="play", jokers="off")
    pondered = RUMMY500.bot.search_prior(state)
    order = [RUMMY500.write(move) for move in sorted(pondered, key=pondered.__getitem__)]
    assert order[-1] == "meld KH KD KC"
    assert {text.split()[0] for text in order[:-1]} == {"discard"}
    owing = position("JK JK 5D 9H 2C", "3S 3D", pile="KC KD 9C")
    play(owing, "draw pile 3")
    assert not any(RUMMY500.write(one)[0] == "d" for one in RUMMY500.bot.search_prior(owing))


def test_a_search_looks_at_moves_that_look_much_worse_too() -> None:
    state = position("2S 8C 9D JH 4C QC TS", "3C 4H 5D 6C 7D 8S KD", pile="TC JC", jokers="off")
    knows = RUMMY500.bot
    weighed, pondered = knows.evaluate_moves(state), knows.search_prior(state)
    assert len(weighed) < len(pondered) <= RUMMY500_MAX_CANDIDATE_COUNT
    assert list(pondered)[: len(weighed)] == list(weighed)
    assert max(pondered.values()) - min(pondered.values()) > RUMMY500_CANDIDATE_MARGIN_POINTS


def test_the_reason_for_waiting_says_what_is_kept_back() -> None:
    state = position("KH KD KC 2S 9D", "3C 4H 5D 6C 7H", phase="play", jokers="off")
    assert reason(state, "discard 2S") == (
        "Lay cards now, and the others can add to them. They all hold 5 or more, so wait, and "
        "discard the 2 of spades."
    )
    near = position("KH KD KC 2S 9D", "3C 4H", phase="play", jokers="off")
    assert reason(near, "discard 2S") == (
        "Lay cards now, and the others can add to them. Better wait, but not long: "
        "Ada has two cards left."
    )
    options = {"jokers": "off", "going_out": "float"}
    floating = position("KH KD KC 2S 9D", "", phase="play", **options)
    assert reason(floating, "discard 2S") == (
        "Lay cards now, and the others can add to them. Better wait, but not long: Ada is floating."
    )


def test_a_call_worth_its_cards_is_made() -> None:
    melds = ["7S 8S 9S"]
    state = position("2D TS 4C", "2H 9C 5H", "3D QH 6C", melds=melds, phase="play", jokers="off")
    play(state, "discard TS", "pass")
    assert advice(state) == "rummy 1"


def test_every_level_gives_a_legal_move_and_a_reason_while_a_card_is_owed() -> None:
    state = position("JK JK 5D 9H 2C", "3S 3D", pile="KC KD 9C", going_out="discard")
    play(state, "draw pile 3")
    for level in ("easy", "medium", "hard"):
        told = advise(RUMMY500, state.view(Seat(0)), level, 2, most=4)
        assert why(state, told.move) is None
        assert told.why


@pytest.mark.parametrize(
    ("hand", "options", "points"),
    [
        ("AS 2S 3S 9H KD", {}, 6),
        ("AS 2S 3S 9H KD", {"low_ace": 5}, 10),
        ("QS KS AS 9H 4D", {}, 35),
        ("AS AH AD 9H KD", {}, 45),
    ],
)
def test_the_reason_for_a_meld_names_its_points(
    hand: str, options: dict[str, Any], points: int
) -> None:
    state = position(hand, "3C 4C", phase="play", jokers="off", **options)
    meld = "meld " + " ".join(hand.split()[:3])
    assert reason(state, meld).startswith(f"It scores {points} points")


def test_the_reason_for_taking_cards_counts_jokers_and_copies() -> None:
    state = position("4D 4H 9H", "3C", "3D", "3H", "3S", pile="4S KC KC JK")
    assert reason(state, "draw pile 4").endswith("are worth 39 points.")


def test_an_ace_goes_to_the_end_where_it_counts_more() -> None:
    run = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
    state = position("AS 9H KD", "3C 4C", melds=[run], phase="play")
    assert advice(state) == "layoff AS high to M1"
    state = position("AS 9H KD", "3C 4C", melds=[run], phase="play", rummy_call="top")
    play(state, "discard AS")
    assert advice(state) == "rummy high to M1"


def test_a_stock_that_must_be_drawn_from_is_not_said_to_be_the_better_choice() -> None:
    state = position("2S 5C 8D JH", "3S 3D 4S", pile="KC 4D", idle=12, jokers="off")
    assert [RUMMY500.write(move) for move in state.legal()] == ["draw stock"]
    assert reason(state, "draw stock") == "You can’t take anything from the pile now."


def test_in_a_single_deal_nothing_is_left_to_come_after_the_round() -> None:
    for scores in ([0, 0], [-60, -80]):
        state = position("KC KD", "3S 3D", pile="4D", target=0)
        state.scores = scores
        assert 0 < KNOWLEDGE.rounds_left(state) <= 1
        state = position("KC KD", "3S 3D", pile="4D", target=100)
        state.scores = scores
        assert KNOWLEDGE.rounds_left(state) > 1


def test_to_stay_silent_at_a_last_card_costs_what_is_held() -> None:
    ratings = []
    for hand in ("TS", "TS 2D"):
        state = position(
            "KC QD 4H", "3S 3D", hand, melds=["7S 8S 9S"], asked=2, phase="play", going_out="called"
        )
        play(state, "discard TS")
        ratings.append(KNOWLEDGE.quick_score(state, RUMMY500_PASS_MOVE))
    assert ratings[0] < -10 < ratings[1] == 0


def test_melds_in_hand_are_saved_by_a_call_where_the_round_would_end() -> None:
    for last, best in (("2H", "rummy 7"), ("2H 9S", "pass")):
        state = position(
            "KC KD KH", "3S 3D", last, pile="2S QD QH JC TD 2D", asked=2, phase="play",
            going_out="called", jokers="off",
        )  # fmt: skip
        play(state, "discard 2H")
        assert RUMMY500.write(KNOWLEDGE.rollout_move(state, Random(1))) == best


@pytest.mark.night("evaluate_moves")
@pytest.mark.parametrize("level", ["evaluate_moves", "rollout_move"])
def test_opponents_play_rounds_to_their_end_under_all_options(level: str) -> None:
    rng = Random(16)
    met: Counter[str] = Counter()
    for number in range(90):
        options = some_options(rng, going_out=rng.choice(["called", "float", "free"]))
        state = RUMMY500.new(RUMMY500.setup(rng.randrange(2, 6), options | {"target": 0}, number))
        while not state.over:
            met["owed"] += state.at_once and state.must_meld is not None
            met["called"] += calling.ends_round(state)
            if level == "evaluate_moves":
                move = next(iter(KNOWLEDGE.evaluate_moves(state)))
            else:
                move = getattr(KNOWLEDGE, level)(state, rng)
            assert state.check(move) is None, (options, move)
            state.advance(move)
    assert met["owed"] > 30
    assert met["called"] > 0


def test_a_top_card_owed_in_a_new_meld_is_not_said_to_fit_the_table() -> None:
    options = {"single_draw": "meld", "deepest_in": "new", "melds": ["9H 9S 9C"]}
    state = position("8D TD 2C", "3C 4S", pile="KC 9D", **options)
    told = str(KNOWLEDGE.explain(state, RUMMY500.parse("draw pile 1"), ["You", "Ada"]))
    assert "fits a meld" not in told
    state = position("8D TD 2C", "3C 4S", pile="KC 9D", melds=["9H 9S 9C"])
    told = str(KNOWLEDGE.explain(state, RUMMY500.parse("draw pile 1"), ["You", "Ada"]))
    assert "fits a meld" in told


def test_where_aces_are_low_opponents_hope_for_no_ace_above_a_king() -> None:
    held, worth = bits_of(map(read, ("QS", "KS", "AS"))), values(Rummy500Options()).cards
    low = meld_rules_of("free", 3, "low")
    assert (hopes(held, worth).melded, hopes(held, worth, low).melded) == (35, 0)
    two, ace = bits_of(map(read, ("QS", "KS"))), bits_of([read("AS")])
    assert completing_cards(two) & ace and not completing_cards(two, high_ace=False) & ace
    # An ace is let go to a player who has taken the king and the queen.
    temptations = []
    for option in ("both", "low"):
        state = position("AS 5H 9D", "QS KS", ace=option)
        state.known[1] = [*state.hands[1]]
        temptations.append(Guess(state).tempting_points(read("AS"), worth))
    assert temptations[0] >= 35 > temptations[1]


@pytest.mark.parametrize(("ace", "card"), [("both", "4H"), ("low", "AS")])
def test_an_ace_is_safely_discarded_on_queen_and_king_where_aces_are_low(
    ace: str, card: str
) -> None:
    state = position("AS 4H", "3C", pile="QS KS", phase="play", ace=ace)
    assert RUMMY500.write(KNOWLEDGE.rollout_move(state, Random(1))) == f"discard {card}"
