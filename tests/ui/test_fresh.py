"""The cards that one has just drawn: marked until one's next move, and named in the log."""

import pytest

from game.core.event import PERSON_SEAT, Event, Seat
from game.core.state import SeatView
from game.core.table import PERSON_HAND_ZONE
from game.games.rummy500.game import RUMMY500
from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.table.model.actions import SortHand, Undo
from tests.games.taki.positions import deck
from tests.sitting import at_table
from tests.ui.crowds import Crowd, run
from tests.ui.positions import paint
from tests.ui.stage import NAMES, Stage
from tests.ui.test_hand_layout import cards, sit


def fresh(stage: Stage) -> list[str]:
    """The cards of the hand that are told to be just drawn."""
    hand = stage.top(TablePage).show.hand.order
    return [
        text
        for text, node in zip(hand, cards(stage), strict=True)
        if "just drawn" in (node.value or "")
    ]


@pytest.mark.parametrize("game", ["take", "rummy500", "texas"])
@pytest.mark.parametrize("how", ["none", "suit", "rank"])
def test_a_drawn_card_is_marked_until_the_next_move(stage: Stage, game: str, how: str) -> None:
    facts = {"round": 1, "taken": None, "wild": "3"} if game == "texas" else {}
    hand = ["4S", "9D", "KC"] if game == "texas" else ["4S", "9D", "KC", "6H", "7H"]
    crowd = Crowd(game, 2, hand, 2, others=len(hand), phase="draw", facts=facts)
    table = sit(stage, crowd, how)
    before = list(table.show.hand.order)
    assert fresh(stage) == []
    assert table.moves.try_move("draw stock")
    stage.until(lambda: table.show.quiet)
    stage.tick()
    after = list(table.session.match.view(PERSON_SEAT)["hands"][PERSON_SEAT])
    for text in before:
        after.remove(text)
    assert fresh(stage) == after
    paint(stage)
    table.perform(SortHand("rank"))
    assert fresh(stage) == after
    table.show.hand.move([table.show.hand.order.index(after[0])], 0)
    table.moves.arranged()
    assert fresh(stage) == after
    gone = next(text for text in before if table.session.refusal(f"discard {text}") is None)
    assert table.moves.try_move(f"discard {gone}")
    stage.until(lambda: table.show.quiet)
    assert fresh(stage) == []


def test_of_two_copies_the_one_that_was_drawn_is_marked(stage: Stage) -> None:
    crowd = Crowd("rummy500", 5, ["7S", "9D", "KC"], ["7S"], others=3, phase="draw")
    table = sit(stage, crowd, "suit")
    assert table.moves.try_move("draw pile 1")
    stage.until(lambda: table.show.quiet)
    assert fresh(stage) == ["7S"]


def test_the_cards_of_the_deal_are_not_marked(stage: Stage) -> None:
    stage.sit(2, game=TAKI)
    stage.worker.slow = True
    table = stage.top(TablePage)
    stage.until(lambda: table.show.quiet)
    assert fresh(stage) == []


def penalty(stage: Stage) -> TablePage:
    """A table of Taki at which the person has just drawn for two +2s."""
    hands = ("R+2 Y5 Y6 B4 B8", "R7 R9 B3 B+2 G1")
    setup = TAKI.setup(2, {"hand": 5}, 1, dealer=1, deck=deck(hands, "R5"))
    table = stage.sit_at(Match(TAKI, setup, NAMES[:2]))
    stage.worker.slow = True
    stage.tick()
    for move in ("play R+2", "play B+2", "draw"):
        if table.session.yours:
            assert table.moves.try_move(move)
        else:
            table.show.add(table.session.play(move))
        stage.until(lambda: table.show.quiet)
    return table


def test_cards_drawn_for_a_penalty_are_marked_and_named(stage: Stage) -> None:
    table = penalty(stage)
    drawn = fresh(stage)
    assert len(drawn) == 4
    [line] = [line for line in table.show.log if line.startswith("You draw")]
    for text in drawn:
        assert str(table.show.table.card_name(text)) in line


def test_what_was_drawn_is_marked_no_more_after_an_undo(stage: Stage) -> None:
    table = penalty(stage)
    table.perform(Undo())
    assert fresh(stage) == []


def test_a_player_reads_which_cards_they_draw_and_others_how_many() -> None:
    event = Event("draw", Seat(0), "stock", PERSON_HAND_ZONE, ("R5", "king", "B+2"),
                  visible_to=frozenset([PERSON_SEAT]))  # fmt: skip
    names, seen = at_table("You", "Ada"), SeatView(TAKI)
    assert (
        str(TAKI.describe_event(seen, event, names))
        == "You draw the red 5, the King and the blue +2."
    )
    told = TAKI.describe_event(seen, event.as_seen_by(Seat(1)), at_table("Bo", "You"))
    assert str(told) == "Bo draws three cards."


def test_cards_that_are_taken_from_the_pile_are_named() -> None:
    event = Event("draw", Seat(0), "pile", PERSON_HAND_ZONE, tuple(run("C", 4, 3)))
    assert str(RUMMY500.describe_event(SeatView(RUMMY500), event, at_table("You", "Ada"))) == (
        "You take the 5 of clubs, the 6 of clubs and the 7 of clubs from the pile."
    )
