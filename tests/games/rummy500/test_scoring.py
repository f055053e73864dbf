"""What cards are worth, and a slow recount of every round from its events."""

from random import Random
from typing import Any

import pytest

from game.cards.french import Card
from game.cards.melds import bits_of
from game.core.event import Event
from game.games.rummy500.cards import values
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.scoring import counted
from tests.games.rummy500.positions import play, position


@pytest.mark.parametrize(
    ("hand", "options", "points"),
    [
        ("2S 9S TS JS QS KS", {}, 51),
        ("AS JK", {}, 30),
        ("2S 9S TS JS QS KS", {"pips": "fives"}, 50),
        ("AS JK", {"pips": "fives"}, 35),
        ("AS", {"low_ace": 1}, 15),
    ],
)
def test_cards_in_hand_cost_their_points(hand: str, options: dict[str, Any], points: int) -> None:
    assert counted(position(hand, "", **options))[0] == -points


def test_the_example_of_the_rules_is_counted_so() -> None:
    melds, by = ["7S 7H 7D", "JC QC KC"], [[0, 0, 0], [1, 1, 0]]
    text = RUMMY500.rules_text.read_text(encoding="utf-8")
    for pips, laid, held in (("face", 31, 19), ("fives", 25, 20)):
        state = position("AS 4D", "", melds=melds, by=by, pips=pips)
        assert counted(state)[0] == laid - held
        assert f"You score {laid} minus {held}, which is {laid - held}." in text


@pytest.mark.parametrize(
    ("meld", "options", "points"),
    [
        ("AS 2S 3S", {}, 6),
        ("AS 2S 3S", {"low_ace": 5}, 10),
        ("AS 2S 3S", {"low_ace": 15}, 20),
        ("AS 2S 3S", {"pips": "fives"}, 15),
        ("AS 2S 3S", {"pips": "fives", "low_ace": 5}, 15),
        ("AS 2S 3S", {"pips": "fives", "low_ace": 15}, 25),
        ("AS 2S 3S 4S", {"low_ace": 5}, 14),
        ("QS KS AS", {"pips": "fives"}, 35),
        ("AS AH AD", {"pips": "fives"}, 45),
        ("QS KS AS", {}, 35),
        ("AS AH AD", {}, 45),
        ("JK=AS 2S 3S", {}, 20),
        ("JK=AS 2S 3S", {"pips": "fives"}, 30),
        ("4S JK=5S 6S", {}, 25),
        ("7S 7H JK=7", {}, 29),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", {}, 85),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", {}, 99),
    ],
)
def test_cards_on_the_table_score(meld: str, options: dict[str, Any], points: int) -> None:
    assert counted(position("", "", melds=[meld], **options)) == [points, 0]


@pytest.mark.parametrize("pips", ["face", "fives"])
def test_a_set_of_cards_counts_what_each_of_them_does(pips: str) -> None:
    rng = Random(3)
    worth = values(Rummy500Options(pips=pips)).cards
    for _ in range(50):
        cards = rng.sample(range(52), rng.randrange(20))
        assert worth.points_of(bits_of(map(Card, cards))) == sum([worth[card] for card in cards])


def test_under_fives_nothing_counts_less_than_five() -> None:
    worth = values(Rummy500Options(pips="fives"))
    assert worth.low_ace == min(worth.cards) == 5
    state = position("AS 9D", "", melds=["2S 3S 4S"], by=[[1, 1, 1]], phase="play", pips="fives")
    play(state, "layoff AS to M1")
    assert counted(state) == [5 - 5, 15]


def test_a_low_ace_that_is_laid_off_scores_low() -> None:
    state = position("AS 9D", "", melds=["2S 3S 4S"], by=[[1, 1, 1]], phase="play")
    play(state, "layoff AS to M1")
    assert counted(state) == [1 - 9, 9]


def test_each_card_scores_for_whoever_put_it_down() -> None:
    state = position("9D", "KC", melds=["5S 6S 7S 8S"], by=[[0, 1, 1, 0]])
    assert counted(state) == [5 + 8 - 9, 6 + 7 - 10]


class Recount:
    """What each seat has put down and holds, from the events of a round alone."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.options = options
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.laid: list[tuple[int, str, str]] = []
        self.melds: dict[str, list[str]] = {}
        self.checked = 0

    def follow(self, event: Event) -> None:
        if event.name == "round-end":
            assert event.changes["rounds"][-1]["scores"] == self.scores()
            self.checked += 1
            self.hands = [[] for _ in self.hands]
            self.laid = []
            self.melds = {}
            return
        if event.name == "gather":
            return
        for card in event.cards:
            assert card is not None
            if event.source and event.source.startswith("hands/"):
                self.hands[int(event.source[6:])].remove(card.partition("=")[0])
            if event.target and event.target.startswith("hands/"):
                self.hands[int(event.target[6:])].append(card)
            if event.target and event.target.startswith("melds/"):
                assert event.seat is not None
                self._lay(event.seat, event.target.split("/")[1], card, event.index)

    def _lay(self, seat: int, meld: str, card: str, at: int | None) -> None:
        lying = self.melds.setdefault(meld, [])
        lying.insert(len(lying) if at is None else at, card)
        self.laid.append((seat, meld, card))

    def scores(self) -> list[int]:
        points = [0] * len(self.hands)
        for seat, meld, card in self.laid:
            lying = self.melds[meld]
            run = len({text.partition("=")[2][:1] or text[0] for text in lying}) > 1
            low = run and card[0] == "A" and lying[0] == card
            points[seat] += self.low_ace() if low else self.worth(card)
        for seat, hand in enumerate(self.hands):
            points[seat] -= sum(map(self.worth, hand))
        return points

    def low_ace(self) -> int:
        low: int = self.options["low_ace"]
        return 5 if self.options["pips"] == "fives" and low == 1 else low

    def worth(self, card: str) -> int:
        fives = self.options["pips"] == "fives"
        if card.startswith("JK"):
            return 20 if fives else 15
        if card[0] in "TJQK":
            return 10
        if card[0] == "A":
            return 15
        return 5 if fives else int(card[0])


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"pips": "fives", "low_ace": 5}),
        (2, {"pips": "fives", "low_ace": 1}),
        (3, {"going_out": "called", "deepest_when": "at_once"}),
        (4, {"going_out": "float", "rummy_call": "top"}),
        (6, {"going_out": "strict_float", "low_ace": 15}),
        (8, {"going_out": "discard", "deepest_in": "new", "single_draw": "meld"}),
    ],
)
def test_scores_equal_a_slow_recount(players: int, options: dict[str, Any]) -> None:
    setup = RUMMY500.setup(players, options, 11)
    state, events = RUMMY500.new_with_events(setup)
    recount = Recount(players, setup.options.as_values())
    rng = Random(12)
    totals = [0] * players
    while recount.checked < 4 and not state.over:
        for event in events:
            recount.follow(event)
        events = state.apply(rng.choice(list(state.legal())))
    for one in state.rounds:
        totals = [total + more for total, more in zip(totals, one["scores"], strict=True)]
    assert state.scores == totals
    assert recount.checked >= 2
