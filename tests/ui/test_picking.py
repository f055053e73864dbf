"""What a click picks, and what a double click asks before it gives something away."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.core.event import PERSON_SEAT, bare_card
from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.core.table_values import Intent, Offer
from game.games import GAMES
from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.table.control.pointer import MAX_DOUBLE_CLICK_SECONDS
from game.ui.table.model.notice import NoticeKind, refusal
from tests.games.taki.positions import deck
from tests.ui.crowds import Crowd, run
from tests.ui.stage import NAMES, Stage
from tests.ui.test_hand_layout import DRAWING, card, click_all, sit

HANDS = ("R3 R-taki Y5 B4 G8 break", "R7 R9 Y3 Y4 Y5 B6")


def taki(stage: Stage, lead: str, hands: tuple[str, str] = HANDS, dealer: int = 1) -> TablePage:
    count = len(hands[0].split())
    setup = TAKI.setup(2, {"hand": count}, 1, dealer=dealer, deck=deck(hands, lead))
    match = Match(TAKI, setup, NAMES[:2])
    scene = stage.sit_at(match)
    scene.show.set_pace("off", False)
    if match.state.asked == PERSON_SEAT:
        stage.tick()
    return scene


def alerts(stage: Stage) -> list[str]:
    return [node.name for node in stage.role("alert")]


def double_click(stage: Stage, text: str) -> None:
    stage.click(card(stage, text))
    stage.tick(MAX_DOUBLE_CLICK_SECONDS / 3)
    stage.click(card(stage, text))


# A click.


@pytest.mark.parametrize("way", ["click", "space", "double", "enter"])
def test_a_card_that_cannot_be_played_is_not_picked_and_it_is_said_why(
    stage: Stage, way: str
) -> None:
    scene = taki(stage, "Y3")
    if way == "double":
        double_click(stage, "B4")
    elif way == "click":
        stage.click(card(stage, "B4"))
    else:
        scene.set_focus(card(stage, "B4"))
        stage.key("space" if way == "space" else "return")
    illegal = scene.session.refusal("play B4")
    assert illegal is not None
    assert scene.model.notice == refusal(illegal)
    assert alerts(stage) == [str(illegal.message)]
    assert not scene.show.hand.picks
    assert scene.session.match.moves == []


def test_what_is_picked_already_stays_when_another_card_is_refused(stage: Stage) -> None:
    scene = taki(stage, "Y3")
    click_all(stage, ["R3", "B4"])
    assert scene.show.hand.picked == ("R3",)


def test_a_card_that_follows_one_that_opens_a_run_is_picked(stage: Stage) -> None:
    scene = taki(stage, "R5")
    click_all(stage, ["R3", "R-taki"])
    assert sorted(scene.show.hand.picked) == ["R-taki", "R3"]


def test_out_of_turn_a_card_that_is_simply_played_is_not_picked(stage: Stage) -> None:
    scene = taki(stage, "Y3", dealer=0)
    stage.worker.slow = True
    stage.tick()
    stage.click(card(stage, "Y5"))
    assert not scene.show.hand.picks
    assert scene.model.notice is not None
    assert scene.model.notice.kind is NoticeKind.REFUSAL
    assert scene.model.notice.text == "It’s Ada’s turn."


def test_cards_of_a_meld_are_picked_before_their_time(stage: Stage) -> None:
    table = sit(stage, DRAWING)
    click_all(stage, ["9D", "KC"])
    assert sorted(table.show.hand.picked) == ["9D", "KC"]
    assert table.model.notice is None


def test_a_pick_that_has_become_meaningless_is_dropped(stage: Stage) -> None:
    scene = taki(stage, "Y3", ("R3 Y5 Y6 B4 B8", "Y7 R9 B3 B6 G1"))
    click_all(stage, ["R3"])
    assert scene.moves.try_move("play Y5")
    stage.worker.slow = True
    stage.until(lambda: scene.show.quiet)
    stage.tick()
    assert not scene.session.yours
    assert not scene.show.hand.picks


def test_a_barred_card_that_no_move_uses_is_not_picked(stage: Stage) -> None:
    crowd = Crowd(
        "texas", 2, ["4S", "9D", "KC", "8H"], 2, others=3, phase="discard",
        facts={"round": 1, "taken": "9D", "wild": "3"},
    )  # fmt: skip
    table = sit(stage, crowd)
    stage.click(card(stage, "9D"))
    assert not table.show.hand.picks
    illegal = table.session.refusal("discard 9D")
    assert illegal is not None
    assert table.model.notice == refusal(illegal)
    stage.tick(MAX_DOUBLE_CLICK_SECONDS * 2)
    stage.click(card(stage, "8H"))
    assert table.show.hand.picked == ("8H",)


def test_a_card_is_refused_only_if_no_legal_move_uses_it(stage: Stage) -> None:
    seen = 0
    for seed in range(8):
        match = Match(TAKI, TAKI.setup(3, {}, seed), NAMES[:3])
        rng = Random(seed)
        while not match.state.over and seen < 150:
            if match.state.asked == PERSON_SEAT:
                scene = stage.sit_at(match)
                named = {bare_card(word) for move in match.moves_now() for word in move.split()[1:]}
                for text in scene.show.hand.order:
                    refused = scene.model.asking.refused(text)
                    assert refused is None or text not in named
                    assert refused is not None or text in named | set(
                        scene.show.table.follow_up_cards(scene.model.asking.state)
                    )
                    seen += 1
            match.play(TAKI.write(TAKI.bot.rollout_move(match.state, rng)))
    assert seen


# A double click.

JOKER = Crowd("rummy500", 2, ["JK", "2H", "9D", "KC", "4S"], 3, others=5)
MARKED = Crowd("rummy500", 2, [*run("S", 3, 3), "2H", "9D", "KC"], 3, others=5)
OUT = Crowd("rummy500", 2, [*run("S", 3, 3), "2H"], 3, others=5)
TAKE_ADD = Crowd(
    "take", 2, [*run("C", 7, 3), "2H", "9D"], 3, [(1, run("C", 4, 3))], others=5
)  # fmt: skip
TEXAS_WILD = Crowd(
    "texas", 2, ["2S", "9D", "KC", "8H"], 2, others=3, phase="discard",
    facts={"round": 1, "taken": None, "wild": "3"},
)  # fmt: skip
TEXAS_MELD = Crowd(
    "texas", 2, ["9S", "9D", "9C", "8H", "KH"], 2, others=4, phase="discard",
    facts={"round": 2, "taken": None, "wild": "4"},
)  # fmt: skip
TEXAS_OUT = Crowd(
    "texas", 2, ["9S", "9D", "9C", "KH"], 2, others=3, phase="discard",
    facts={"round": 1, "taken": None, "wild": "3"},
)  # fmt: skip

WASTED = (
    (JOKER, "JK", "A joker can be any card."),
    (MARKED, "5S", "You hold a meld with that card."),
    (OUT, "2H", "You can lay all your cards but one and go out."),
    (TAKE_ADD, "8C", "You hold a run with that card."),
    (TEXAS_WILD, "2S", "That card is wild."),
    (TEXAS_MELD, "9D", "You hold a meld with that card."),
    (TEXAS_OUT, "9D", "You can go out now."),
)


@pytest.mark.parametrize(("crowd", "text", "why"), WASTED, ids=lambda one: str(one)[:40])
def test_a_double_click_gives_nothing_away_it_asks(
    stage: Stage, crowd: Crowd, text: str, why: str
) -> None:
    table = sit(stage, crowd)
    double_click(stage, text)
    assert table.session.match.moves == []
    assert table.show.hand.picked == (text,)
    assert table.model.notice is not None
    assert why in table.model.notice.text
    assert alerts(stage) == [table.model.notice.text]
    # What it says does it.
    stage.tick(MAX_DOUBLE_CLICK_SECONDS * 2)
    button = [node for node in stage.nodes if node.area == "bar" and node.move][-1]
    assert button.name in table.model.notice.text
    assert not button.widget.primary
    stage.click(button)
    assert len(table.session.match.moves) == 1


def test_a_double_click_on_the_breaker_asks(stage: Stage) -> None:
    scene = taki(stage, "Y3")
    double_click(stage, "break")
    assert scene.session.match.moves == []
    assert scene.show.hand.picked == ("break",)
    assert scene.model.notice is not None
    assert "draw three?" in scene.model.notice.text


def test_a_click_on_the_pile_does_what_a_double_click_asked(stage: Stage) -> None:
    table = sit(stage, MARKED)
    double_click(stage, "5S")
    assert table.model.notice is not None
    assert table.model.notice.text == (
        "Discard the 5 of spades? You hold a meld with that card. "
        "Press its button or click the pile if you mean it."
    )
    stage.tick(MAX_DOUBLE_CLICK_SECONDS * 2)
    pile = stage.scene.tree.by_key["zone pile"]
    stage.click(pile.children[-1] if pile.children else pile)
    assert [move for _, move in table.session.match.moves] == ["discard 5S"]


def test_a_second_enter_does_what_the_first_asked(stage: Stage) -> None:
    table = sit(stage, MARKED)
    table.set_focus(card(stage, "5S"))
    stage.key("return")
    assert table.session.match.moves == []
    stage.key("return")
    assert [move for _, move in table.session.match.moves] == ["discard 5S"]


def test_a_double_click_on_a_plain_card_picks_it_and_asks_before_the_turn_is_over(
    stage: Stage,
) -> None:
    table = sit(stage, MARKED)
    double_click(stage, "KC")
    assert table.session.match.moves == []
    assert table.show.hand.picked == ("KC",)
    assert table.model.notice is not None
    assert table.model.notice.text == (
        "Discard the king of clubs? It ends your turn. "
        "Press its button or click the pile if you mean it."
    )
    stage.tick(MAX_DOUBLE_CLICK_SECONDS * 2)
    stage.key("x")
    assert [move for _, move in table.session.match.moves] == ["discard KC"]


def test_a_double_click_on_the_last_card_goes_out(stage: Stage) -> None:
    table = sit(stage, Crowd("rummy500", 2, ["KC"], 3, others=5))
    double_click(stage, "KC")
    assert [move for _, move in table.session.match.moves] == ["discard KC"]


def test_enter_on_a_plain_card_discards_it_at_once(stage: Stage) -> None:
    table = sit(stage, MARKED)
    table.set_focus(card(stage, "KC"))
    stage.key("return")
    assert [move for _, move in table.session.match.moves] == ["discard KC"]


def test_of_two_copies_one_may_go(stage: Stage) -> None:
    crowd = Crowd("rummy500", 5, [*run("S", 3, 3), "5S", "9D", "KC"], 3, others=3)
    table = sit(stage, crowd)
    table.set_focus(card(stage, "5S"))
    stage.key("return")
    assert [move for _, move in table.session.match.moves] == ["discard 5S"]


@pytest.mark.night("rummy500", "take", "texas")
@pytest.mark.parametrize(
    "game", [one for one in GAMES if one.table.has_hands], ids=lambda one: one.name
)
def test_no_double_click_gives_away_a_turn_or_a_wild_card(
    stage: Stage, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    asks, makes = 0, []
    for seed in range(3):
        match = Match(game, game.setup(3, {}, seed), NAMES[:3])
        rng = Random(seed)
        while not match.state.over and len(match.moves) < 120:
            if match.state.asked == PERSON_SEAT and rng.random() < 0.3:
                scene = stage.sit_at(match)
                scene.show.set_pace("off", False)
                stage.until(lambda scene=scene: scene.show.quiet)
                took = slips(scene, monkeypatch)
                asks += took.count(None)
                makes += [(scene, offer) for offer in took if offer is not None]
            match.play(game.write(game.bot.rollout_move(match.state, rng)))
    for scene, offer in makes:
        table, named = scene.show.table, [bare_card(word) for word in offer.move.split()[1:]]
        assert offer.intent is not Intent.DISCARD or len(scene.show.hand.order) == 1
        assert offer.intent is Intent.GO_OUT or "JK" not in named
        assert offer.intent is Intent.GO_OUT or not any(
            table.is_wild(scene.show.state, text) for text in named if text in scene.show.hand.order
        )
    assert asks + len(makes) > 20


def slips(scene: TablePage, monkeypatch: pytest.MonkeyPatch) -> list[Offer | None]:
    """What a double click on each card of the hand makes: None where it asks."""
    found: list[Offer | None] = []
    took: list[Offer] = []

    def take_up(offers: Sequence[Offer], cards: Sequence[str]) -> bool:
        took.extend(offers)
        return True

    monkeypatch.setattr(scene.pointer.doing, "take_up", take_up)
    for slot in range(len(scene.show.hand.order)):
        took.clear()
        scene.model.say(None)
        scene.pointer.drop_pick()
        scene.pointer.click_card(PERSON_HAND_ZONE, slot)
        scene.pointer.click_card(PERSON_HAND_ZONE, slot)
        asks = scene.model.notice is not None and scene.model.notice.kind is NoticeKind.ASKS
        if asks:
            assert not took
            found.append(None)
        elif len(took) == 1:
            found += took
    return found


# Where each card is played by itself.


def test_a_click_on_another_card_picks_that_in_place_of_the_first(stage: Stage) -> None:
    scene = taki(stage, "Y3")
    click_all(stage, ["R3", "Y5"])
    assert scene.show.hand.picked == ("Y5",)
    scene.set_focus(card(stage, "R3"))
    stage.key("space")
    assert scene.show.hand.picked == ("R3",)


def test_a_click_on_the_picked_card_plays_it(stage: Stage) -> None:
    scene = taki(stage, "Y3")
    click_all(stage, ["Y5"])
    click_all(stage, ["Y5"])
    assert scene.session.match.moves[0][1] == "play Y5"


def test_a_second_click_on_the_breaker_plays_it_once_it_was_asked(stage: Stage) -> None:
    scene = taki(stage, "Y3")
    double_click(stage, "break")
    assert scene.session.match.moves == []
    stage.tick(MAX_DOUBLE_CLICK_SECONDS * 2)
    stage.click(card(stage, "break"))
    assert [move for _, move in scene.session.match.moves] == ["play break"]


def test_a_click_on_a_picked_card_that_waits_for_another_lets_go_of_it(stage: Stage) -> None:
    scene = taki(stage, "R5", ("R3 R-taki Y5 B4 G8 break", HANDS[1]))
    click_all(stage, ["R-taki", "R3"])
    assert sorted(scene.show.hand.picked) == ["R-taki", "R3"]
    click_all(stage, ["R3"])
    assert scene.show.hand.picked == ("R-taki",)


def test_cards_of_a_meld_are_picked_beside_each_other(stage: Stage) -> None:
    table = sit(stage, MARKED)
    click_all(stage, ["2H", "9D"])
    click_all(stage, ["9D"])
    assert table.show.hand.picked == ("2H",)
