"""What is told of each thing on a page, in words, for whoever does not see it: all of it, once."""

from collections import Counter
from random import Random

import pytest

from game.core.table import MELD_STYLE, PERSON_HAND_ZONE
from game.games import GAMES, GAMES_BY_NAME
from game.ui.kit.tree import Node, Role
from game.ui.table.model.drag_state import card_keys
from tests.ui.crowds import Crowd
from tests.ui.heard import heard
from tests.ui.pages import TABLES
from tests.ui.stage import Stage


def test_a_page_can_be_read_line_by_line(stage: Stage) -> None:
    page = TABLES["playing texas, 10"](stage)
    lines = heard(page.tree.root)
    assert len(lines) == len(page.tree.nodes)
    assert lines[0].startswith("table: Texas Rummy")


def value(stage: Stage, key: str) -> str:
    return stage.scene.tree.by_key[key].value or ""


def test_no_points_are_told_where_there_are_none(stage: Stage) -> None:
    stage.sit(3, game=GAMES_BY_NAME["take"], moves=3)
    stage.asked()
    told = " ".join(heard(stage.scene.tree.root))
    assert "0 points" not in told
    assert "no points yet" in told


def test_the_cards_that_can_be_played_say_so(stage: Stage) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["taki"], moves=12, seed=3)
    stage.asked()
    usable = page.model.asking.usable()
    assert usable is not None
    for slot, text in enumerate(page.show.hand.order):
        assert ("can be played" in value(stage, card_keys(page.show, PERSON_HAND_ZONE)[slot])) == (
            text in usable
        )
    assert any(text in usable for text in page.show.hand.order)


def melds() -> Crowd:
    """A hand with a card that fits a meld of another's, and one that fits none."""
    return Crowd("rummy500", 2, ["8S", "KC", "2D"], ["4H", "KH"], [(1, ["5S", "6S", "7S"])],
                 others=5, phase="play")  # fmt: skip


def focus(stage: Stage, node: Node) -> None:
    stage.key("tab")
    stage.scene.set_focus(stage.scene.tree.by_key[node.key])
    stage.tick()


def test_a_card_that_has_the_focus_says_which_meld_it_fits(stage: Stage) -> None:
    page = stage.sit_at(melds().match())
    stage.asked()
    cards = dict(zip(page.show.hand.order, card_keys(page.show, PERSON_HAND_ZONE), strict=True))
    assert "fits" not in value(stage, cards["8S"]), "it is asked of the rules for one card only"
    focus(stage, stage.scene.tree.by_key[cards["8S"]])
    assert value(stage, cards["8S"]) == "fits Ada’s 5-6-7 of spades"
    focus(stage, stage.scene.tree.by_key[cards["KC"]])
    assert "fits" not in value(stage, cards["8S"]) + value(stage, cards["KC"])


def test_a_meld_that_has_the_focus_says_which_cards_would_fit(stage: Stage) -> None:
    page = stage.sit_at(melds().match())
    stage.asked()
    (place,) = [one for one in page.show.laid.places if one.style is MELD_STYLE]
    focus(stage, stage.scene.tree.by_key[f"zone {place.zone}"])
    node = stage.scene.tree.by_key[f"zone {place.zone}"]
    assert node.value == "5 of spades, 6 of spades, 7 of spades; 18 points; 8 of spades would fit"
    assert node.tip == "18 points; 8 of spades would fit"


def test_a_locked_meld_says_so(stage: Stage) -> None:
    kings = (1, ["KS", "KH", "KD", "KC"])
    page = stage.sit_at(Crowd("rummy500", 2, ["8S", "2D"], ["4H"], [kings], others=5).match())
    stage.asked()
    (place,) = [one for one in page.show.laid.places if one.style is MELD_STYLE]
    assert value(stage, f"zone {place.zone}").endswith("; locked")


def test_the_way_of_play_and_the_dealer_are_told(stage: Stage) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["taki"], moves=20, seed=3)
    stage.asked()
    way = "clockwise" if page.show.state.direction > 0 else "counter-clockwise"
    assert stage.scene.tree.by_key["way"].name == f"Play goes {way}."
    dealer = page.show.state.dealer
    for seat in range(3):
        words = value(stage, f"plate {seat}").replace(";", ",").split(", ")
        assert ("dealer" in words) == (seat == dealer)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_of_the_places_on_the_table_only_the_exception_says_whether_it_can_be_used(
    stage: Stage, name: str
) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME[name], seed=3, options={})
    rng, said = Random(3), Counter[str]()
    for _ in range(30):
        stage.asked()
        if stage.scene is not page or page.session.match.state.rounds:
            break
        legal = page.model.asking.by_zone()
        slots = [node for node in stage.nodes if node.role is Role.SLOT and not node.children]
        decks = [one for one in slots if isinstance(page.show.seen.zone(one.key[5:]), int)]
        usable = {one.key for one in slots if one.key[5:] in legal}
        for node in slots:
            told = node.value or ""
            can, cannot = "can be used now" in told, "can’t be used now" in told
            said.update({"can": can, "cannot": cannot})
            # A deck usually can, and a stack of Takeaway usually can't.
            active = page.show.table.active_zone(page.show.state)
            stacked = name == "takeaway" and node not in decks and node.key[5:] != active
            assert can == (stacked and node.key in usable), told
            assert cannot == (node in decks and node.key not in usable), told
        move = page.model.game.bot.rollout_move(page.session.match.state.clone(), rng)
        assert page.moves.try_move(page.model.game.write(move))
    assert said["cannot"]
    assert bool(said["can"]) == (name == "takeaway")


def test_a_wild_card_on_the_pile_says_so(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["texas"], moves=2)
    stage.asked()
    assert "(wild)" not in stage.said()
    monkeypatch.setattr(type(page.show.table), "is_wild", lambda self, state, text: True)
    page.changed()
    assert "(wild)" in stage.said()
