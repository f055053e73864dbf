"""Why not: cards held over a place, by mouse, by keys and for a screen reader, in each game."""

from typing import NamedTuple

import pytest

from game.features.rule_sets.own_sets import OwnSets
from game.games import GAMES_BY_NAME
from game.games.texas.game import TEXAS
from game.text.message import told
from game.ui.features.match.match_page import TablePage
from game.ui.features.rules.rules_page import OWN_HAND, RulesPage
from game.ui.kit.tree import Node
from game.ui.table.control.why_not import HOLD_SECONDS
from game.ui.table.model.actions import OpenRules
from game.ui.table.model.notice import NoticeKind
from tests.ui.stage import Stage


class Held(NamedTuple):
    """What is held over what, and the move that it would be: the rules refuse it."""

    source: str
    target: str
    move: str


HELD = {
    "take": Held("card hands/0/8H", "zone pile", "discard 8H"),
    "takeaway": Held("zone slots/1/cards", "zone slots/0/cards", "take 1"),
    "rummy500": Held("card hands/0/3S", "zone felt", "meld 3S"),
    "taki": Held("card hands/0/R-stop", "zone pile", "play R-stop"),
    "texas": Held("card hands/0/TH", "zone pile", "discard TH"),
}
every_game = pytest.mark.parametrize("name", HELD)


def seated(stage: Stage, name: str) -> tuple[TablePage, Node, Node, str]:
    """A table at which the person is asked, what is held over what, and why not."""
    page = stage.sit(2, seed=1, game=GAMES_BY_NAME[name], fresh=False)
    stage.tick()
    illegal = page.session.refusal(HELD[name].move)
    assert illegal is not None
    tree = page.tree.by_key
    return page, tree[HELD[name].source], tree[HELD[name].target], told(illegal.message)


def hold(stage: Stage, source: Node, target: Node) -> None:
    """Hold one node over another, long enough to be told."""
    x, y = stage.visible_point(source)
    stage.press((x, y))
    stage.move((x + 20, y))
    stage.move(stage.visible_point(target))
    stage.tick(HOLD_SECONDS / 2)
    assert stage.top(TablePage).model.notice is None
    assert stage.top(TablePage).waiting
    stage.tick(HOLD_SECONDS)


@every_game
def test_cards_held_by_the_mouse_are_told_why_not(stage: Stage, name: str) -> None:
    page, source, target, why = seated(stage, name)
    moves = len(page.session.match.moves)
    hold(stage, source, target)
    assert page.model.notice is not None
    assert (page.model.notice.kind, page.model.notice.text) == (NoticeKind.REFUSAL, why)
    assert page.model.held.dragging
    stage.move((3, 3))
    assert page.model.notice is None, "it goes with the place"
    assert len(page.session.match.moves) == moves


@every_game
def test_by_keys_a_card_is_asked_about_and_then_a_place(stage: Stage, name: str) -> None:
    page, source, target, why = seated(stage, name)
    stage.app.announcements.take()
    for node in (source, target):
        page.set_focus(page.tree.by_key[node.key])
        stage.key("f7", shift=True)
    assert page.model.notice is not None
    assert page.model.notice.text == why
    assert page.model.notice.rule
    assert page.session.match.moves == []
    stage.tick()
    spoken = " ".join(str(one.text) for one in stage.app.announcements.take())
    assert why in spoken


def test_what_is_allowed_is_said_to_be_allowed(stage: Stage) -> None:
    page, _, _, _ = seated(stage, "taki")
    legal = next(card for card in page.show.hand.order if page.model.asking.legal((card,)))
    page.set_focus(page.tree.by_key[f"card hands/0/{legal}"])
    stage.key("f7", shift=True)
    page.set_focus(page.tree.by_key["zone pile"])
    stage.key("f7", shift=True)
    assert page.model.notice is not None
    assert page.model.notice.text.startswith("That’s allowed: ")
    assert page.session.match.moves == []


def test_it_says_which_other_rules_allow_the_move(stage: Stage) -> None:
    """A card just taken from the pile may not be discarded, but without the bar it may."""
    page = stage.sit(2, seed=1, game=TEXAS, fresh=False)
    taken = page.session.match.state.full_view()["pile"][-1]
    assert page.moves.try_move("draw pile")
    stage.until(lambda: page.show.quiet)
    assert not page.moves.try_move(f"discard {taken}")
    notice = page.model.notice
    assert notice is not None
    assert notice.more == "It’s allowed with “Barred card: Off”."
    page.changed()
    assert notice.more in stage.said()


def test_the_rule_is_opened_with_this_hand_in_it(stage: Stage) -> None:
    page, source, target, why = seated(stage, "texas")
    hold(stage, source, target)
    page.perform(OpenRules())
    rules = stage.top(RulesPage)
    place = next(n for n, one in enumerate(rules.blocks) if one.conditions == OWN_HAND)
    assert rules.blocks[place - 1].name == rules.rule == "a-turn"
    assert rules.blocks[place].words == f"With this hand: {why}"
    shown = rules.blocks[place].name.removeprefix("cards: ").split()
    assert [one.rstrip("*") for one in shown] == page.show.hand.order
    assert f"show {place}" not in rules.tree.by_key


def test_without_a_refusal_the_rules_are_opened_as_they_are(stage: Stage) -> None:
    page, _, _, _ = seated(stage, "texas")
    page.perform(OpenRules())
    assert not [one for one in stage.top(RulesPage).blocks if one.conditions == OWN_HAND]


def test_a_set_of_the_players_own_is_named_first(stage: Stage) -> None:
    game = GAMES_BY_NAME["texas"]
    OwnSets(stage.app.profile).save(game, "Sundays", game.options_type.from_values({"bar": "off"}))
    page, *_ = seated(stage, "texas")
    top = page.session.match.state.full_view()["pile"][-1]
    assert page.moves.try_move("draw pile")
    stage.asked()
    assert not page.moves.try_move(f"discard {top}")
    notice = page.model.notice
    assert notice is not None and "“Sundays”" in f"{told(notice.text)} {notice.more}"
