"""An offer that announces so many cards puts so many cards down, in every game that has them."""

import re
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from game.cards.french import read as card
from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.table_values import Offer
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.match.choice_page import ChoicePage
from game.ui.features.match.match_page import TablePage
from game.ui.table.model.actions import PressOffers
from tests.games.rummy500.positions import position
from tests.games.take.positions import position as take_position
from tests.games.taki.positions import deck
from tests.sitting import at_table
from tests.ui.stage import NAMES, Stage

MOST = 8
KNOWN = {
    "taki": {0: (11, 13)},
    "rummy500": {7: (11,), 8: (57, 89)},
    "take": {0: (56,), 2: (76,)},
}
"""Deals that are looked at first, after so many moves: such offers are known to come there."""
SAMPLE = 60
"""So many of the ways to pick cards of a hand are looked at, as there may be thousands."""


def held(scene: TablePage) -> int:
    return len(scene.session.match.state.hands[PERSON_SEAT])


def press(stage: Stage, scene: TablePage, offer: Offer) -> int:
    """Take an offer up, always choosing the first of several; how many cards went down."""
    before = held(scene)
    scene.perform(PressOffers((offer,)))
    while isinstance(stage.scene, ChoicePage):
        stage.click("choice 0")
    return before - held(scene)


def announced(offer: Offer, cards: tuple[str, ...]) -> int:
    """How many cards an offer for several says it puts down."""
    name = str(offer.name)
    if more := re.search(r"then (\d+) more", name):
        return 1 + int(more[1])
    if count := re.search(r"(?:Add|Float:|Go out:) (\d+) cards", name):
        return int(count[1])
    if "three cards" in name:
        return 3
    jokers = cards.count("JK")
    if ranks := re.search(r"(?:Add|with) ([\dAJQK]+(?:(?:-|, )[\dAJQK]+)+)", name):
        return len(re.split("-|, ", ranks[1])) + (jokers if "then" in name else 0)
    return 1 + (jokers if "then" in name else 0)


def several(scene: TablePage, most: int, rng: Random) -> Iterator[tuple[tuple[str, ...], Offer]]:
    """Offers of a position that are for several cards, each with the cards picked for it."""
    hand = scene.show.hand.order
    ways = [one for count in range(2, most + 1) for one in combinations(hand, count)]
    for cards in rng.sample(ways, min(SAMPLE, len(ways))):
        for offer in scene.model.asking.legal(cards):
            if offer.intent == "add" and (
                " more" in str(offer.name) or scene.model.game is not TAKI
            ):
                yield cards, offer


@pytest.mark.parametrize("cards", [2, 3, 4, 5])
def test_a_run_goes_on_for_as_many_cards_as_its_button_says(stage: Stage, cards: int) -> None:
    hands = ("R-taki R3 R5 R8 R9 R4 B4", "R7 R1 Y3 Y4 Y5 Y6 Y7")
    setup = TAKI.setup(2, {"hand": 7}, 1, dealer=1, deck=deck(hands, "R5"))
    match = Match(TAKI, setup, NAMES[:2])
    match.play("play R-taki")
    scene = stage.sit_at(match)
    stage.tick()
    picked = [slot for slot, text in enumerate(scene.show.hand.order) if text[0] == "R"][:cards]
    scene.show.hand.pick(picked)
    [offer] = scene.model.asking.legal(scene.show.hand.picked)
    assert str(offer.name).endswith(f"then {cards - 1} more")
    assert press(stage, scene, offer) == cards


@pytest.mark.parametrize(("game", "most"), [(TAKI, 4), (RUMMY500, 3), (TAKE, 3)])
def test_an_offer_puts_down_as_many_cards_as_it_announces(
    stage: Stage, game: Game[Any, Any], most: int
) -> None:
    tried = 0
    anywhere = ((seed, range(120)) for seed in range(200))
    for seed, numbers in (*KNOWN[game.name].items(), *anywhere):
        match = Match(game, game.setup(2, {}, seed), NAMES[:2])
        rng = Random(seed)
        for number in range(max(numbers) + 1):
            if match.state.over or tried >= MOST:
                break
            here = number in numbers and match.state.asked == PERSON_SEAT
            if here and match.state.phase in ("run", "turn", "play"):
                tried += try_all(stage, match, most, Random(number))
            match.play(game.write(game.bot.rollout_move(match.state, rng)))
        if tried >= MOST:
            return
    assert tried > 4, "there were hardly any offers for several cards"


def try_all(stage: Stage, match: Match, most: int, rng: Random) -> int:
    """Try a few of a position's offers for several cards; how many."""
    scene = stage.sit_at(match)
    found = list(several(scene, most, rng))
    found = rng.sample(found, min(4, len(found)))
    for cards, offer in found:
        moves = len(match.moves)
        scene = stage.sit_at(match)
        left = list(cards)
        slots = []
        for slot, text in enumerate(scene.show.hand.order):
            if text in left:
                left.remove(text)
                slots.append(slot)
        scene.show.hand.pick(slots)
        down = press(stage, scene, offer)
        assert down == announced(offer, cards), (offer, cards, match.record())
        while len(match.moves) > moves:
            match.undo()
    return len(found)


def test_the_card_to_go_out_with_is_not_counted_among_those_added() -> None:
    state = position(
        "8C 9C TC", "2D 3D", melds=["5C 6C 7C"], phase="play", pile="KS", going_out="discard"
    )
    [add] = [one for one in RUMMY500.table.offers(state, ["8C", "9C", "TC"], at_table(*NAMES[:2]))
             if one.intent == "add"]  # fmt: skip
    assert str(add.name) == "Add 2 cards to your run"
    [add] = [one for one in RUMMY500.table.offers(state, ["8C", "9C"], at_table(*NAMES[:2]))
             if one.intent == "add"]  # fmt: skip
    assert str(add.name) == "Add 2 cards to your run"


def test_cards_of_which_a_debt_needs_one_are_not_announced_together() -> None:
    """The ace is owed, and can only be melded with the joker: that one cannot follow the 9."""
    state = position("9S JK AH 2H KD", "2D 3D", melds=["5S 6S 7S 8S"], phase="play", pile="KS")
    names = at_table(*NAMES[:2])

    def adds() -> list[str]:
        found = RUMMY500.table.offers(state, ["9S", "JK"], names)
        return [str(one.name) for one in found if one.move == "layoff 9S to M1"]

    assert adds() == ["Add 2 cards to your run"]
    state.must_meld = card("AH")
    assert adds() == ["Add 9 of spades to your run"]


def test_a_joker_that_follows_is_announced() -> None:
    hand, table = ["3C 7C JK KD 9H", "2D 3D"], [(0, "4C 5C 6C")]
    offers = TAKE.table.offers(take_position(hand, table), ["3C", "7C", "JK"], at_table(*NAMES[:2]))
    assert [str(one.name) for one in offers if one.intent == "add"] == [
        "Add 3, 7 to your 4-5-6 of clubs, then the joker"
    ]
