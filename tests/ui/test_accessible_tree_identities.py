"""Cards keep their identity for a screen reader: by what they are, not by where they lie."""

from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.games import GAMES
from game.ui.app.screen_reader.accessible_tree import AccessibleTree, screen
from game.ui.features.match.match_page import TablePage
from game.ui.table.layout.hand_layout import HandOrder
from game.ui.table.model.drag_state import card_key, card_keys, node_ref
from tests.ui.crowds import Crowd, run
from tests.ui.stage import Stage
from tests.ui.test_hand_layout import card, sit
from tests.ui.test_reader import Ear, frame

MAX_MOVES = 150
HOLDING = Crowd("rummy500", 2, [*run("S", 3, 3), "2H", "9D", "KC"], 3, others=5)
TWINS = Crowd("rummy500", 5, ["5S", "5S", "9D", "KC"], 3, others=3)


def told(page: TablePage) -> AccessibleTree:
    """What a reader would be told now."""
    return screen(page.name, page.tree.root, page.tree.focus, unsaid=True)


@pytest.mark.night("fast-rummy500")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("pace", ["off", "fast"])
def test_over_a_round_no_card_becomes_another(
    stage: Stage, game: Game[Any, Any], pace: str
) -> None:
    page, rng = stage.sit(3, game=game, options={}, speed=pace), Random(1)
    names: dict[int, tuple[str, str]] = {}
    cards = 0

    def look() -> None:
        nonlocal cards
        for number, item in told(page).items.items():
            if item.key.startswith("card "):
                cards += 1
                assert names.setdefault(number, (item.key, item.label)) == (item.key, item.label)

    for _ in range(MAX_MOVES):
        if pace == "off":
            stage.asked()
        else:
            while stage.tick(0.1) or not (stage.scene is not page or page.model.your_turn):
                look()
        if stage.scene is not page or page.session.match.state.rounds:
            break
        look()
        move = game.bot.rollout_move(page.session.match.state, rng)
        assert page.moves.try_move(game.write(move))
        look()
    assert page.session.match.state.rounds or len(page.session.match.moves) > MAX_MOVES
    assert cards or not game.table.has_hands


@pytest.fixture
def ear(stage: Stage) -> Ear:
    made = Ear()
    stage.app.reader._adapter = made  # type: ignore[assignment]
    return made


@pytest.mark.parametrize("text", ["5S", "4S", "KC"])
def test_when_the_card_in_focus_leaves_its_neighbour_has_the_focus_and_nothing_is_told(
    stage: Stage, ear: Ear, text: str
) -> None:
    page = sit(stage, HOLDING)
    stage.worker.slow = True
    page.set_focus(card(stage, text))
    for _ in range(3):
        frame(stage)
    before = page.show.hand.order
    place = before.index(text)
    ear.sent.clear()
    known = stage.app.reader._screen
    assert known is not None
    first = known.focus
    stage.app.settings.speed = "normal"
    page.show.set_pace("normal", False)
    stage.key("return")
    if page.model.notice is not None:
        # It is part of a meld.
        stage.key("return")
    assert page.session.match.moves[-1][1] == f"discard {text}"
    for _ in range(200):
        frame(stage)
    assert page.show.quiet
    focuses = list(dict.fromkeys(update.focus for update in ear.sent if update.focus != first))
    assert focuses == [], "the others play: nobody asked where the focus is"
    neighbours = {one for at in (place - 1, place + 1) for one in before[max(at, 0) : at + 1]}
    assert page.tree.focus in {card_key(PERSON_HAND_ZONE, (one, 0)) for one in neighbours}


def test_the_focus_stays_on_a_card_that_moves(stage: Stage) -> None:
    page = sit(stage, HOLDING)
    page.set_focus(card(stage, "9D"))
    name = page.tree.focused
    assert name is not None
    stage.key("right", "left")
    for how in ("rank", "suit", "rank"):
        page._sort(how)
        here = page.tree.focused
        assert here is not None
        assert (here.key, here.name) == (card_key(PERSON_HAND_ZONE, ("9D", 0)), name.name)


def test_copies_of_a_card_keep_their_numbers_while_they_are_held() -> None:
    hand = HandOrder(lambda text, how: text)
    hand.follow(["7S", "5S", "7S", "7S"])
    assert hand.copies() == [("7S", 0), ("5S", 0), ("7S", 1), ("7S", 2)]
    hand.pick([2])
    hand.follow(["7S", "5S", "7S"])
    assert hand.copies() == [("7S", 0), ("5S", 0), ("7S", 2)]
    assert hand.picks == set()
    hand.follow(["7S", "5S", "7S", "7S"])
    assert hand.copies() == [("7S", 0), ("5S", 0), ("7S", 2), ("7S", 1)]


def test_of_copies_the_one_that_was_picked_leaves_and_the_other_is_not_picked(
    stage: Stage,
) -> None:
    page = sit(stage, TWINS)
    stage.worker.slow = True
    stage.click(card(stage, "5S"))
    stage.key("x")
    assert page.session.match.moves[-1][1] == "discard 5S"
    stage.until(lambda: page.show.quiet)
    assert page.show.hand.copies() == [("5S", 1), ("9D", 0), ("KC", 0)]
    assert not page.show.hand.picks


def test_every_card_of_a_hand_and_a_spread_pile_is_found_by_its_key(stage: Stage) -> None:
    page = stage.sit(2, game=next(one for one in GAMES if one.name == "rummy500"), moves=20)
    stage.asked()
    for zone in (PERSON_HAND_ZONE, "pile"):
        keys = card_keys(page.show, zone)
        assert len(set(keys)) == len(keys) > 1
        for place, key in enumerate(keys):
            grip = node_ref(page.show, key)
            assert grip is not None
            assert (grip.zone, grip.card) == (zone, place)
            assert key in page.tree.by_key


def test_what_stands_in_for_a_card_that_left_goes_on_standing_in(stage: Stage) -> None:
    page = sit(stage, HOLDING)
    stage.worker.slow = True
    page._sort("suit")
    page.set_focus(card(stage, "4S"))
    # It is part of a meld, which is asked about.
    stage.key("return", "return")
    stage.until(lambda: page.show.quiet)
    here = page.tree.focused
    assert here is not None
    assert here.key in card_keys(page.show, PERSON_HAND_ZONE)
    for how in ("rank", "suit", "rank"):
        page._sort(how)
        now = page.tree.focused
        assert now is not None
        assert now.key == here.key
