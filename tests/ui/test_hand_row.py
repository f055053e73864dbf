"""The review shows the hand a decision was made with, the cards of the better move raised."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from pygame import Rect

from game.ai.review import Decision, Judgement, decisions, made_later
from game.core.game import Game
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.games.texas.game import TEXAS
from game.match.match import Match
from game.ui.pages.review import ReviewPage
from game.ui.paint.theme import Measures
from game.ui.sitting import YOU
from game.ui.tree import Node
from game.ui.widgets.handrow import hand_row, played
from tests.ui.stage import NAMES, SIZES, Stage

HANDS = [game for game in GAMES if game is not TAKEAWAY]
with_hands = pytest.mark.parametrize("game", HANDS, ids=lambda game: game.name)


def rounds_of(game: Game[Any, Any], seed: int) -> Match:
    """A match played by the fast policy for a while."""
    match = Match(game, game.setup(2, {}, seed), NAMES[:2])
    rng = Random(seed)
    while len(match.moves) < 120 and not match.state.over:
        match.play(game.write(game.knowledge.policy(match.state, rng)))
    return match


def bare(cards: object) -> Counter[str]:
    assert isinstance(cards, list | tuple)
    return Counter(card.partition("=")[0] for card in cards)


@with_hands
def test_the_cards_a_move_plays_are_those_that_leave_the_hand(game: Game[Any, Any]) -> None:
    match = Match(game, game.setup(2, {}, 3), NAMES[:2])
    rng = Random(3)
    put_down = ended = 0
    for _ in range(300):
        state = match.state
        if state.over:
            break
        move = game.knowledge.policy(state, rng)
        if state.asked == YOU:
            held, found = bare(state.view(YOU)["hands"][YOU]), bare(played(state, move))
            assert found <= held, game.write(move)
            after = state.clone()
            after.apply(move)
            if after.round == state.round and not after.over:
                assert found == held - bare(after.view(YOU)["hands"][YOU]), game.write(move)
                put_down += bool(found)
            else:
                ended += 1
        match.play(game.write(move))
    assert put_down
    assert ended


def shown(stage: Stage, match: Match, one: Decision, best: str) -> list[Node]:
    """The cards that the review shows for a decision with something better."""
    scene = stage.show(ReviewPage(stage.app, stage.sit_at(match).sitting))
    scene.decisions = [one]
    scene.judged = [Judgement(best, "Because.", -3.0, 4.0)]
    scene.changed()
    return [node for node in scene.tree.nodes if node.role == "cards"]


@with_hands
def test_the_review_shows_the_hand_and_raises_what_was_better_to_play(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.resize(1280, 720)
    match = rounds_of(game, 4)
    seen = 0
    for one in decisions(match, YOU)[:12]:
        state = game.determinize(one.view, Random(0))
        best = game.write(game.knowledge.policy(state, Random(1)))
        if made_later(match, one, best):
            # It was played later in the turn to the same effect: nothing is blamed.
            assert not shown(stage, match, one, best)
            continue
        rows = shown(stage, match, one, best)
        assert bare([card for row in rows for card in row.widget.texts]) == bare(
            one.view["hands"][YOU]
        )
        raised = [row.widget.texts[place] for row in rows for place in row.widget.raised]
        assert bare(raised) == bare(played(state, game.parse(best)))
        assert ("the better play raised" in stage.said()) == bool(raised)
        seen += bool(raised)
    assert seen


def test_where_there_is_no_hand_none_is_shown(stage: Stage) -> None:
    match = rounds_of(TAKEAWAY, 4)
    one = decisions(match, YOU)[0]
    assert shown(stage, match, one, one.move) == []
    assert "Your hand" not in stage.said()


def test_the_hand_stays_in_its_panel_at_every_size(stage: Stage) -> None:
    match = rounds_of(TEXAS, 4)
    one = max(decisions(match, YOU), key=lambda found: len(found.view["hands"][YOU]))
    rows = 0
    for size in SIZES:
        stage.resize(*size)
        found = shown(stage, match, one, one.move)
        panel = stage.scene.tree.by_key["worst 0"].rect
        rows += len(found)
        assert all(panel.contains(row.rect) for row in found), size
    assert rows >= len(SIZES) - 1


def laid(hand: list[str], raised: list[str], rect: Rect) -> list[Node]:
    """A hand in a room for it."""
    assert TEXAS.table is not None
    return hand_row(TEXAS.table, hand, raised, Measures(960, 600, 1.0)).place(rect)


@pytest.mark.parametrize("count", [1, 13, 30])
def test_a_hand_too_long_for_a_line_takes_several(count: int) -> None:
    rng = Random(count)
    hand = [rng.choice("A23456789TJQK") + rng.choice("SHDC") for _ in range(count)]
    rect = Rect(10, 20, 300, 300)
    rows = laid(hand, hand[:2], rect)
    assert Counter(card for row in rows for card in row.widget.texts) == Counter(hand)
    assert all(rect.contains(row.rect) for row in rows)
    tops = [row.rect.top for row in rows]
    assert tops == sorted(set(tops))
    assert (len(rows) > 1) == (count == 30)


def test_a_hand_is_as_large_as_there_is_room_for() -> None:
    hand = [rank + "S" for rank in "A23456789TJQK"]
    widths = [laid(hand, [], Rect(0, 0, 330, high))[0].widget.width for high in (500, 90, 60, 1)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > widths[-1] == 32


def test_of_two_like_cards_one_is_raised() -> None:
    [row] = laid(["9S", "9S"], ["9S"], Rect(0, 0, 300, 200))
    assert row.widget.raised == [0]
    assert row.value == "raised: 9 of spades"
