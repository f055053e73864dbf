"""What decides between two stacks, as the coach says it."""

from collections import Counter
from random import Random

import pytest

from game.cards import card_names, french
from game.games.takeaway.game import TAKEAWAY
from game.text.message import Message
from tests.games.takeaway.positions import NAMES, position
from tests.laws.agreeing import names_at
from tests.laws.reasoning import TRUE, Told, sentences

MATCHES = 90
LAST = 1
"""So many cards are left in the deck at most where a round ends."""


@pytest.mark.parametrize(
    ("slots", "move", "other", "words"),
    [
        (
            {0: "7H", 2: "2S 7D", 4: "6H"},
            2,
            4,
            "You win two cards, 1 more than with the 6 of hearts.",
        ),
        ({0: "7H", 1: "6H", 2: "2S 7D"}, 1, 2, "You draw next, and 4 of 48 cards in the deck"),
        (
            {0: "7H", 1: "6H", 2: "2S 7D"},
            1,
            2,
            "someone else draws next, and 7 of 48 cards take one of",
        ),
        ({0: "7H", 2: "8H", 4: "6H", 5: "9D"}, 4, 2, "It takes from Max, who has the most"),
        (
            {0: "7H", 2: "8H", 4: "6H", 6: "8C KD"},
            2,
            4,
            "3 of 47 cards fit the 8 of hearts on your 2",
        ),
    ],
)
def test_what_decides(slots: dict[int, str], move: int, other: int, words: str) -> None:
    takes = [TAKEAWAY.parse(f"take {slot}") for slot in (move, other)]
    state = position(slots)
    assert words in str(TAKEAWAY.bot.explain(state, takes[0], NAMES, takes[1]))


@pytest.mark.parametrize(
    ("slots", "move", "other"),
    [
        ({0: "7H", 2: "8H", 4: "5H 6H"}, 2, 4),
        ({0: "7H", 2: "8H", 4: "6H", 6: "8C KD"}, 4, 2),
        ({0: "7H", 2: "8H", 4: "6H", 5: "9D"}, 2, 4),
        ({0: "7H", 2: "8H", 4: "6H"}, 2, 4),
        ({0: "7H", 2: "8H", 3: "KD", 4: "6H", 6: "QC JS"}, 2, 4),
    ],
)
def test_nothing_is_said_where_nothing_that_counts_speaks_for_a_move(
    slots: dict[int, str], move: int, other: int
) -> None:
    takes = [TAKEAWAY.parse(f"take {slot}") for slot in (move, other)]
    assert TAKEAWAY.bot.explain(position(slots), takes[0], NAMES, takes[1]) == ""


CLUB, SPADE = card_names.named(french.read("2C")), card_names.named(french.read("3S"))


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (
            Message("takeaway-why-first", prey=1, deck=1),
            "You draw next, and the last card in the deck takes someone’s stack.",
        ),
        (
            Message("takeaway-why-again", prey=0, deck=1, threat=1, other=CLUB),
            "You draw next. With the 2 of clubs someone else draws next, and the last card in the "
            "deck takes one of yours.",
        ),
        (
            Message("takeaway-why-again", prey=1, deck=1, threat=1, other=CLUB),
            "You draw next, and the last card in the deck takes someone’s stack. With the 2 of "
            "clubs someone else draws next, and the last card in the deck takes one of yours.",
        ),
        (
            Message(
                "takeaway-why-safer",
                fits=0,
                deck=1,
                card=CLUB,
                size=11,
                theirs=1,
                other=SPADE,
                stake=17,
            ),
            "The last card in the deck doesn’t fit the 2 of clubs on top of your 11 cards, but it "
            "fits the 3 of spades, on top of 17.",
        ),
        (
            Message("takeaway-why-fewer", fits=1, deck=1, size=3, stake=13),
            "Either way the last card in the deck fits on top. But it can take 3 of your cards, "
            "not 13.",
        ),
        (
            Message("takeaway-why-fits", fits=1, deck=1, card=CLUB, size=4),
            "The last card in the deck fits the 2 of clubs on top of your 4.",
        ),
    ],
)
def test_of_a_deck_with_one_card_nothing_is_counted(reason: Message, told: str) -> None:
    assert str(reason) == told


def test_a_match_that_ends_level_is_not_called_won() -> None:
    tops = ["7H", "8H", "QC", "7D"]
    rest = [text for text in map(french.write, french.pack()) if text not in tops]
    stacks = {0: rest[:10], 4: rest[10:24], 5: rest[24:], 6: []}
    slots = {
        slot: " ".join([*stack, top])
        for (slot, stack), top in zip(stacks.items(), tops, strict=True)
    }
    state = position(slots, players=2)
    said = str(TAKEAWAY.bot.explain(state, TAKEAWAY.parse("take 4"), NAMES))
    assert said.endswith("the round ends with 26 cards for you.")


def test_all_that_is_said_where_a_round_ends_is_true() -> None:
    met: Counter[str] = Counter()
    for seed in range(MATCHES):
        rng = Random(seed)
        state = TAKEAWAY.new(TAKEAWAY.setup(2 + seed % 3, {"rounds": 1}, seed))
        while not state.over:
            moves = TAKEAWAY.bot.candidates(state)
            if len(state.stock) <= LAST and len(moves) > 1:
                names = names_at(state)
                for move, other in (moves[:2], moves[1::-1], (moves[0], None)):
                    beside = "" if other is None else TAKEAWAY.write(other)
                    told = Told(TAKEAWAY, state, TAKEAWAY.write(move), beside, names)
                    for one in sentences(TAKEAWAY.bot.explain(state, move, names, other)):
                        met[one.name] += 1
                        assert TRUE[one.name](told, one.values), str(one)
            state.advance(TAKEAWAY.bot.rollout_move(state, rng))
    assert {"takeaway-why-wins", "takeaway-why-ends"} <= set(met)
