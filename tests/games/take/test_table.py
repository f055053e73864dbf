"""The table of Take: what is shown is true, and what is said is what is so."""

from collections.abc import Iterator
from random import Random

import pytest

from game.core.event import Seat
from game.core.state import SeatView
from game.core.table import PERSON_HAND_ZONE, ZoneStyle
from game.games.take.game import TAKE
from game.games.take.moves import Add, Lay
from game.games.take.rules import TakeState, discarding
from game.games.take.scoring import counted
from game.games.take.state import TAKE_PACK
from game.games.take.table import TakeTable
from tests.figures import number
from tests.games.take.positions import NAMES, play, position, seen
from tests.together import each_of

Hands = dict[int, list[str]]

YOU = Seat(0)
TABLE = TakeTable()
WHOLE = " ".join(f"{rank}H" for rank in "A23456789TJQK")


def sights(seed: int, most: int = 400) -> Iterator[tuple[SeatView[TakeState], str, TakeState]]:
    """What the person sees after every event of a match, its kind, and where the move led."""
    rng = Random(seed)
    sight = SeatView(TAKE)
    state, events = TAKE.new_with_events(TAKE.setup(2 + seed % 4, {"target": 100}, seed))
    for _ in range(most):
        for event in events:
            sight.apply(event.as_seen_by(YOU))
            yield sight, event.name, state
        if state.over:
            return
        melding = [move for move in state.legal() if isinstance(move, Lay | Add)]
        move = rng.choice(melding) if melding else TAKE.bot.rollout_move(state, rng)
        events = state.apply(move)


@pytest.mark.parametrize("hand", [7, 10])
def test_until_the_deal_is_done_the_table_says_that_the_cards_are_dealt(hand: int) -> None:
    state = position(["9D", "2D 3D", "KS"], hand=hand)
    sight = SeatView(TAKE, state.view(YOU))
    told = []
    for event in state.apply(TAKE.parse("discard 9D")):
        sight.apply(event.as_seen_by(YOU))
        told.append((event.name, str(TABLE.prompt(sight.state, NAMES))))
    dealt = [said for kind, said in told if kind == "deal"]
    assert dealt == ["Dealing the cards."] * 3 * hand
    assert told[-1][1] != "Dealing the cards."


def prompt(state: TakeState) -> str:
    return str(TABLE.prompt(seen(state), NAMES))


def following(state: TakeState) -> str:
    return str(TABLE.next_zone(seen(state), NAMES)[1])


def signs(state: TakeState) -> list[str]:
    return [str(sign.text) for sign in TABLE.table_signs(seen(state))]


def held(sight: SeatView[TakeState], zone: str) -> int:
    """How many cards a zone has in a view."""
    found = sight.zone(zone)
    return found if isinstance(found, int) else len(found)


def test_the_places_hold_every_card_at_every_moment() -> None:
    for seed in range(6):
        for sight, kind, _ in sights(seed):
            places = TABLE.zones(sight.state, NAMES)
            zones = [place.zone for place in places]
            assert len(set(zones)) == len(zones)
            assert zones[0] == PERSON_HAND_ZONE
            if kind != "match":
                assert sum(held(sight, zone) for zone in zones) == len(TAKE_PACK), kind


def test_a_sequence_lies_with_its_owner_under_its_name() -> None:
    state = position(["KS", "4D"], [(0, "5C 6C 7C"), (1, WHOLE)])
    first, second = TABLE.zones(seen(state), NAMES)[-2:]
    assert (str(first.name), first.owner) == ("your 5-6-7 of clubs", 0)
    assert (str(second.name), second.owner) == ("Ada’s hearts from ace to king", 1)
    assert first.style == second.style == ZoneStyle.MELD
    assert [first.icon, second.icon] == [None, "lock"]


def test_what_lies_in_front_of_each_player_is_counted_while_a_round_goes_on() -> None:
    state = position(["KS", "4D"], [(0, "5C 6C 7C"), (1, "TD JD QD")])
    assert TABLE.laid_points(seen(state)) == [15, 30]
    assert TABLE.laid_points(seen(position(["KS", "4D"], pile=""))) is None, "cards are dealt"


def test_the_prompt_names_whoever_is_asked_and_never_another() -> None:
    for seed in range(8):
        for sight, _, _ in sights(seed):
            said = str(TABLE.prompt(sight.state, NAMES))
            asked = sight.state.asked
            assert said.endswith(".")
            if asked is None or asked == YOU:
                assert not any(who.name in said for who in NAMES[1:])
            elif said not in ("The round is over.", "Dealing the cards.", "The match is over."):
                assert said.startswith(NAMES[asked].name), said


def test_no_turn_is_prompted_for_between_two_rounds() -> None:
    between = False
    rounds = 0
    for seed in range(4):
        for sight, kind, _ in sights(seed):
            between = kind == "round-end" or (between and kind != "turn-up")
            if between:
                state = sight.state
                assert str(TABLE.prompt(state, NAMES)) in (
                    "The round is over.",
                    "Dealing the cards.",
                    "The match is over.",
                )
                assert TABLE.next_zone(state, NAMES) == (None, "")
                seats = map(Seat, range(state.setup.players))
                assert not any(TABLE.player_status(state, seat) for seat in seats)
                rounds += 1
    assert rounds


def test_the_second_line_says_who_follows() -> None:
    state = position(["KS 3D", "4H 5H", "6H 2S"], asked=2, pile="9C")
    assert prompt(state) == "Max is playing."
    assert following(state) == "Then it’s your turn."


def test_a_draw_is_asked_for_with_the_card_that_lies_open() -> None:
    state = position(["KS 3D", "4H"], pile="9C", phase="draw")
    assert prompt(state) == "Draw a card, or take the 9 of clubs."
    assert TABLE.gesture_move(seen(state), "stock", None) == "draw stock"
    assert TABLE.gesture_move(seen(state), "pile", PERSON_HAND_ZONE) == "draw pile"
    assert TABLE.gesture_move(seen(state), "stock", "pile") is None


def test_that_the_stock_comes_first_is_said_and_shown() -> None:
    state = position(["KS 3D", "4H"], pile="9C", phase="draw", idle=12)
    assert prompt(state) == "Draw a card."
    assert "so now it’s the deck" in following(state)
    assert signs(state) == ["Deck first"]
    state.idle = 11
    assert signs(state) == []


def test_with_the_stock_empty_the_choice_is_named() -> None:
    state = position(["4S 5S 9D", "2D"], pile="6S", stock="", phase="draw")
    assert prompt(state) == "Take the 6 of spades from the pile and play it, or end the round."
    assert signs(state) == ["The deck is empty"]
    play(state, "draw pile")
    assert prompt(state) == "Play the 6 of spades. You took it with the deck empty."
    assert TABLE.card_marks(seen(state)) == {"6S": "owed"}


def test_a_barred_card_is_marked_until_it_is_melded() -> None:
    state = position(["4S 5S 9D", "2D"], pile="KC 6S", phase="draw")
    assert TABLE.card_marks(seen(state)) == {}
    play(state, "draw pile")
    assert TABLE.card_marks(seen(state)) == {"6S": "barred"}
    assert following(state) == "You took the 6 of spades from the pile, so you can’t discard it."
    play(state, "lay 4S 5S 6S")
    assert TABLE.card_marks(seen(state)) == {}


def test_cards_that_fit_on_the_table_are_marked_as_not_to_be_discarded() -> None:
    state = position(["8C 4C KH 2S", "4H"], [(1, "5C 6C 7C")])
    assert prompt(state) == "Add cards to runs, then discard a card."
    assert following(state) == "You can’t discard the marked cards."
    assert TABLE.card_marks(seen(state)) == {"8C": "add", "4C": "add"}
    play(state, "add 4C to M1")
    assert following(state) == "The 8 of clubs fits on the table, so you can’t discard it."


def test_of_two_jokers_neither_is_marked_as_barred() -> None:
    state = position(["JK JK KH", "4H"], pile="KC", taken="JK")
    assert TABLE.card_marks(seen(state)) == {}


def test_a_hand_that_can_be_melded_whole_is_said_to_have_to_be() -> None:
    state = position(["8C 9C", "4H"], [(1, "5C 6C 7C")])
    assert prompt(state) == "Everything you hold can be played, so play it all."
    play(state, "add 8C to M1")
    assert "last card" in prompt(state)


@pytest.mark.parametrize(
    ("hand", "table", "said"),
    [
        ("8C KH 2S", [(1, "5C 6C 7C")], "Add cards to runs, then discard a card."),
        ("8D 9D TD 2S KH", [(1, "5C 6C 7C")], "Lay or take runs, then discard a card."),
        ("8D KH 2S", [(1, "5C 6C 7C")], "Discard a card to end your turn."),
    ],
)
def test_nothing_is_said_to_be_laid_that_cannot_be(
    hand: str, table: list[tuple[int, str]], said: str
) -> None:
    assert prompt(position([hand, "4H"], table)) == said


def test_nobody_is_said_to_follow_where_the_round_may_end_before() -> None:
    assert following(position(["8D KH 2S", "4H"], stock="QD QS")) == "Ada is next."
    once = "Once the deck is empty, the round can end after any turn."
    assert following(position(["8D KH 2S", "4H"], stock="")) == once
    assert (
        following(position(["8D", "4H"], stock="QD")) == "Discard your last card to end the round."
    )


@each_of("seed", range(10))
def test_the_prompt_for_a_discard_comes_exactly_when_there_is_one(seed: int) -> None:
    for sight, _, state in sights(seed):
        if state.asked == YOU and state.phase == "play" and sight.view == state.view(YOU):
            discards = not state.owed and bool(discarding.allowed(state))
            assert ("iscard a card" in prompt(state)) == discards


def test_a_floater_looks_it_until_the_round_ends() -> None:
    state = position(["8C", "KH 2S 9D"], [(0, "5C 6C 7C")], stock="QD QS")
    play(state, "add 8C to M1")
    assert state.asked == 1
    assert str(TABLE.player_status(seen(state), YOU)) == "floating"
    assert following(state).startswith("You’re floating. Draw a card that fits nowhere")
    assert TABLE.player_status(seen(state), Seat(1)) == ""
    assert TABLE.player_status(seen(position(["9D 8C", "KH"])), YOU) == ""


def test_a_floater_with_a_choice_is_asked_where_to_add() -> None:
    state = position(["JK", "KH 2S 9D"], [(0, "5C 6C 7C")])
    assert prompt(state) == "You’re floating, and the joker fits. Add it where you like."
    assert str(TABLE.player_status(seen(state), YOU)) == "floating"


def test_several_floaters_are_counted() -> None:
    state = position(["", "", "KH 2S"], [(0, "5C 6C 7C")], phase="draw", asked=2)
    assert following(state).startswith("Two players are floating. If one draws a card")


def test_the_figure_is_what_the_round_would_score() -> None:
    state = position(["8C KH", "4H"], [(0, "QS KS AS"), (1, "5C 6C 7C")])
    assert str(TABLE.hand_figure(seen(state))) == "This round: 20"
    assert counted(state)[YOU] == 20


def test_melds_that_the_hand_could_form_are_its_own_cards() -> None:
    state = position(["4S 5S 6S 9D TD JK 2C", "4H"])
    formed = TABLE.possible_melds(state)
    assert sorted(map(sorted, formed)) == [["4S", "5S", "6S"], ["9D", "JK", "TD"]]


def test_what_is_wasteful_is_asked_about_and_nothing_else_is() -> None:
    state = position(["4S 5S 6S JK 9D", "4H"], [(1, "5C 6C 7C")])
    wasteful = ("discard JK", "add JK=8C to M1", "discard 5S")
    fine = ("discard 9D", "finish", "lay 4S 5S 6S")
    told = {text: str(TABLE.waste_warning(state, text)) for text in (*wasteful, *fine)}
    assert told == {
        "discard JK": "A joker can be any card.",
        "add JK=8C to M1": "A joker can be any card.",
        "discard 5S": "You hold a run with that card.",
        **dict.fromkeys(fine, ""),
    }


def test_a_drag_that_means_no_move_is_answered() -> None:
    state = seen(position(["4S 9D", "4H"], [(1, "5C 6C 7C")]))
    for source, target in [
        (PERSON_HAND_ZONE, "pile"),
        (PERSON_HAND_ZONE, "stock"),
        ("melds/M1/cards", PERSON_HAND_ZONE),
    ]:
        assert str(TABLE.no_move_text(state, source, target)).endswith(".")


def rounds(seed: int) -> Iterator[tuple[TakeState, Hands]]:
    """What the person sees right after each round is scored, and the hands that were laid open."""
    sight = SeatView(TAKE)
    hands: Hands = {}
    rng = Random(seed)
    state, events = TAKE.new_with_events(TAKE.setup(2 + seed % 4, {"target": 300}, seed))
    while True:
        for event in events:
            told = event.as_seen_by(YOU)
            if told.name == "reveal":
                hands[told.seat or 0] = [str(card) for card in told.cards]
            sight.apply(told)
            if told.name == "round-end":
                yield sight.state, hands
                hands = {}
        if state.over:
            return
        events = state.apply(TAKE.bot.rollout_move(state, rng))


@pytest.mark.night
@each_of("seed", range(4))
def test_the_sum_adds_up_to_what_the_round_scored(seed: int) -> None:
    for state, hands in rounds(seed):
        on_table, in_hand, total = TABLE.score_lines(state, hands)
        scores = state.rounds[-1]["scores"]
        assert list(map(number, total.figures)) == scores
        added = zip(map(number, on_table.figures), map(number, in_hand.figures), strict=True)
        assert [laid + left for laid, left in added] == scores


@pytest.mark.night
@each_of("seed", range(4))
def test_every_card_that_counts_lies_open_at_the_end_of_a_round(seed: int) -> None:
    for state, hands in rounds(seed):
        opened = TABLE.revealed_hands(state, hands)
        assert [one.seat for one in opened] == list(range(state.setup.players))
        assert [len(one.left) for one in opened] == list(map(len, state.hands))
        lying = sum(len(run.cards) for run in state.table.runs)
        assert sum(len(meld) for one in opened for meld in one.melds) == lying


def test_the_highlight_of_a_take_has_the_whole_run_in_its_order() -> None:
    seen_takes = 0
    for seed in range(6):
        rng = Random(seed)
        state = TAKE.new(TAKE.setup(3, {"target": 200}, seed))
        while not state.over:
            before = SeatView(TAKE, state.view(YOU))
            events = state.apply(TAKE.bot.rollout_move(state, rng))
            for event in events:
                if event.name == "take":
                    found = TABLE.highlight(before.state, event, TAKE.event_kind(event), NAMES)
                    assert found is not None
                    before.apply(event.as_seen_by(YOU))
                    assert list(found.cards) == before.zone(str(event.target))
                    seen_takes += 1
                    break
    assert seen_takes > 5
