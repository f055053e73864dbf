"""The table of Texas Rummy: every move has its gesture, and what is shown is true."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from random import Random

import pytest

from game.cards import french
from game.core.event import EventKind, Seat, value_at_path
from game.core.state import SeatView
from game.core.table import PERSON_HAND_ZONE
from game.core.table_values import Offer
from game.games.texas.game import TEXAS
from game.games.texas.rules import TexasState
from game.games.texas.rules.round import pack
from game.games.texas.table import TexasTable
from game.text.message import Message, TextValue
from tests.games.texas import slow
from tests.games.texas.positions import legal, play, refused, table
from tests.sitting import at_table, seen

Hands = dict[int, list[str]]

YOU = Seat(0)
TABLE = TexasTable()
NAMES = at_table("You", "Ada", "Max", "Eve", "Iris", "Bo", "Kim", "Lou", "Wilhelmina", "Ole")
MOST = 250
MATCHES = [(2, "1-4", 1), (3, "7-9", 2), (6, "5-5", 3), (10, "10-11", 4)]


def walk(players: int, rounds: str, seed: int, whims: float) -> Iterator[TexasState]:
    """The positions of a match: moves by whim, so often, or as an opponent makes them."""
    rng = Random(seed)
    state = TEXAS.new(TEXAS.setup(players, {"rounds": rounds}, seed))
    while not state.over:
        yield state
        if rng.random() < whims:
            state.advance(rng.choice(list(state.legal())))
        else:
            state.advance(TEXAS.bot.rollout_move(state, rng))
    yield state


def positions(most: int = MOST) -> Iterator[tuple[TexasState, TexasState, TexasState]]:
    """Positions of several matches: each with what seat 0 sees of it, and a world of that."""
    for players, rounds, seed in MATCHES:
        for whims in (0.0, 0.7):
            yield from match(players, rounds, seed, whims)[:most]


@lru_cache
def match(
    players: int, rounds: str, seed: int, whims: float
) -> list[tuple[TexasState, TexasState, TexasState]]:
    """The first positions of one match, made once for all tests, which change none."""
    return [
        (state.clone(), seen(state), TEXAS.determinize(state.view(YOU), Random(count)))
        for count, state in enumerate(islice(walk(players, rounds, seed, whims), MOST))
    ]


def offered(state: TexasState, *picked: str) -> list[Offer]:
    return TABLE.offers(state, picked, NAMES)


def prompt(state: TexasState) -> str:
    return str(TABLE.prompt(state, NAMES))


def why(state: TexasState) -> str:
    return str(TABLE.next_zone(state, NAMES)[1])


def figure(state: TexasState) -> str:
    return str(TABLE.hand_figure(state))


def texts(said: Iterable[TextValue]) -> list[str]:
    return [str(one) for one in said]


def hand(state: TexasState) -> list[str]:
    """The texts of the person's hand."""
    return [french.write(card) for card in state.hands[YOU]]


def of_group(offers: list[Offer], group: str) -> list[str]:
    return [offer.move for offer in offers if offer.intent == group]


@pytest.mark.night
def test_every_legal_move_has_a_gesture_and_every_draw_a_click() -> None:
    for state, known, world in positions():
        if state.asked != YOU:
            continue
        for move in legal(state):
            words = move.split()
            picked = () if words[0] == "draw" else (words[1],)
            found = [offer for offer in offered(world, *picked) if offer.move == move]
            assert len(found) == 1, move
            if words[0] == "draw":
                assert found[0].target == words[1]
                for target in (None, PERSON_HAND_ZONE):
                    assert TABLE.gesture_move(known, words[1], target) == move
            else:
                assert found[0].target == "pile"


def test_what_is_offered_without_a_card_is_what_can_be_done_without_one() -> None:
    for state, _, world in positions():
        if state.asked == YOU:
            lit = {one.move for one in offered(world) if not refused(world, one.move)}
            assert lit == {move for move in legal(state) if not move.startswith("discard")}


def test_no_hand_card_is_anything_but_kept_or_put_on_the_pile() -> None:
    for _, known, world in positions(60):
        for source in TABLE.zones(known, NAMES):
            for target in (None, "pile", "stock", PERSON_HAND_ZONE, "hands/1"):
                move = TABLE.gesture_move(known, source.zone, target)
                assert (move is not None) == (
                    source.zone in ("stock", "pile") and target in (None, PERSON_HAND_ZONE)
                )
        for card in hand(known):
            for offer in offered(world, card):
                if offer.target == "pile" and offer.intent != "pile":
                    assert offer.move.endswith(f" {card}")


def test_names_of_buttons_are_short_and_a_groups_offers_can_be_told_apart() -> None:
    for _, known, world in positions():
        for picked in ((), tuple(hand(known)[:1]), tuple(hand(known)[:2])):
            offers = offered(world, *picked)
            assert all(0 < len(str(offer.name)) <= 34 for offer in offers)
            assert len({offer.name for offer in offers}) == len(offers)
            for offer in offers:
                assert TEXAS.write(TEXAS.parse(offer.move)) == offer.move
                assert offer.key in "DPXG"
            for group in {offer.intent for offer in offers}:
                of_it = [offer for offer in offers if offer.intent == group]
                assert len({(offer.key, offer.icon) for offer in of_it}) == 1
                assert len({offer.group_name or offer.name for offer in of_it}) == 1


def test_nothing_is_offered_to_one_who_is_not_asked() -> None:
    for state, known, world in positions():
        if state.asked != YOU:
            assert offered(world) == offered(world, *hand(known)[:1]) == []


def test_prompts_are_sentences_about_whoever_is_asked() -> None:
    for state, known, _ in positions():
        told = prompt(known)
        assert TABLE.next_zone(known, NAMES)[0] is None
        assert told.endswith(".")
        assert not why(known) or why(known).endswith(".")
        others = [who for who in NAMES[1 : state.setup.players] if f"{who.name} is " in told]
        assert others == ([] if state.asked in (None, YOU) else [NAMES[state.asked]])
        assert any(word in told.lower() for word in ("draw", "take")) == (state.phase == "draw")


def test_prompts_go_through_whatever_is_shown_on_the_way() -> None:
    state, events = TEXAS.new_with_events(TEXAS.setup(3, {"rounds": "2-3"}, 5))
    rng = Random(5)
    followed = SeatView(TEXAS)
    while True:
        for event in events:
            followed.apply(event.as_seen_by(YOU))
            known = followed.state
            assert prompt(known).endswith(".")
            why(known)
            assert figure(known).startswith("Left over ") or len(hand(known)) < 5
            TABLE.table_signs(known)
            TABLE.card_marks(known)
            assert all(texts(TABLE.round_labels(known)))
        if state.over:
            break
        events = state.apply(TEXAS.bot.rollout_move(state, rng))


def test_every_card_lies_in_a_place_and_every_place_once() -> None:
    for state, known, _ in positions(80):
        view = state.view(YOU)
        places = TABLE.zones(known, NAMES)
        count = 0
        for place in places:
            holder = value_at_path(view, place.zone)
            count += holder if isinstance(holder, int) else len(holder)
        assert count == len(pack(state.setup.players))
        assert len({place.zone for place in places}) == len(places)
        assert places[0].zone == PERSON_HAND_ZONE
        assert str(places[1].name) == "Ada’s hand"


# What is said and shown in some positions.


def begun() -> TexasState:
    """Round 5: seat 0 has two sevens, which are wild, and 9-10 of hearts."""
    return table(
        "7S 7H 9H TH 4S 6D AC", "3S 3H 5D 6H 8C QC KC", turned="JH", stock="KD 4C 2S 2D", seed=3
    )


def test_the_wild_rank_is_always_in_sight() -> None:
    for _, known, _ in positions(60):
        sign = TABLE.table_signs(known)[0]
        wild = {"4": "4s", "7": "7s", "J": "jacks", "Q": "queens", "K": "kings"}
        rank = known.round_law.wild_text
        if rank in wild:
            holds = any(known.round_law.rules.wild[card] for card in known.hands[0])
            half = "" if holds else ". At most half of a meld."
            assert str(sign.text) == f"Wild: {wild[rank]}, 2s, jokers{half}"
        assert sign.icon == "wild"


@pytest.mark.parametrize(
    ("rounds", "said"),
    [("8-8", []), ("9-9", ["Counts double"]), ("10-10", ["Counts double"]),
     ("11-11", ["Counts triple"])],
)  # fmt: skip
def test_signs_say_how_often_the_last_rounds_count(rounds: str, said: list[str]) -> None:
    known = seen(TEXAS.new(TEXAS.setup(4, {"rounds": rounds}, 1)))
    assert texts(sign.text for sign in TABLE.table_signs(known)[1:]) == said


def test_wild_cards_are_marked_and_the_barred_one() -> None:
    state = begun()
    known = seen(state)
    assert TABLE.card_marks(known) == {"7S": "wild", "7H": "wild"}
    wild = ("7C", "2H", "JK", "JK=5S", "JK=9")
    assert all(TABLE.is_wild(known, text) for text in wild)
    assert not any(TABLE.is_wild(known, text) for text in ("AS", "KD", "3H", "TC"))
    play(state, "draw pile")
    assert TABLE.card_marks(seen(state))["JH"] == "barred"


def test_a_copy_of_the_card_taken_is_not_barred() -> None:
    state = table("9H TH 4C", "4S 6D 8C", "5S 6S 9D", turned="4C", stock="KD")
    play(state, "draw pile")
    assert "barred" not in TABLE.card_marks(seen(state)).values()
    assert offered(state, "4C")[0].move == "discard 4C"
    assert refused(state, "discard 4C") == ""


def test_the_figure_is_the_fewest_points_the_hand_can_leave() -> None:
    for state, known, _ in positions():
        if state.over or state.round > 6:
            continue
        held = hand(known)
        if state.asked == YOU and state.phase == "discard":
            allowed = [
                card for card in dict.fromkeys(held) if not refused(state, f"discard {card}")
            ]
            rests = [[*held[: held.index(card)], *held[held.index(card) + 1 :]] for card in allowed]
            points = min(slow.fewest(rest, state.round) for rest in rests)
        else:
            points = slow.fewest(held, state.round)
        assert figure(known) == f"Left over {points}"


def test_the_figure_says_how_often_the_points_count() -> None:
    state = table(
        "AS QD 4C 4D 4S 5H 5S 5D 6H 6S 6C 8H 9S", "3S 3H 7D 7C 7H TD TC JD JC QH KC KD KH",
        turned="3C",
    )  # fmt: skip
    # 8H 9S QD AS are left over, none of them near to anything.
    assert figure(seen(state)) == "Left over 47 x3"
    state = TEXAS.new(TEXAS.setup(2, {"rounds": "9-9"}, 1))
    assert figure(seen(state)).endswith(" x2")


def test_nothing_is_left_over_however_often_it_counts() -> None:
    state = table(
        "4C 4D 4S 5H 5S 5D 6H 6S 6C 7D 7C 7H 7S", "3S 3H 8D 8C 8H TD TC JD JC QH KC KD KH",
        turned="3C",
    )  # fmt: skip
    assert figure(seen(state)) == "Left over 0"


def test_the_melds_of_the_best_arrangement_are_marked() -> None:
    for _, known, world in positions(80):
        held = Counter(hand(known))
        marked = Counter(card for meld in TABLE.possible_melds(world) for card in meld)
        assert marked <= held
        if of_group(offered(world), "out"):
            continue
        if not world.over and world.round <= 6:
            left_over = sum(slow.cost(card, world.round) for card in (held - marked).elements())
            assert left_over == slow.fewest(hand(known), world.round)


def test_who_can_go_out_sees_all_cards_in_melds_but_the_discard() -> None:
    state = table("JS QS AS AC 5D 7D 8D JK", "4S 6D 9C 5S 3H 4C TS TC", turned="5C", stock="8S")
    play(state, "draw stock")
    assert of_group(offered(state), "out") == ["out AC"]
    for _, known, world in [*positions(80), (state, seen(state), state)]:
        outs = of_group(offered(world), "out")
        if outs:
            left = Counter(hand(known))
            left.subtract(card for meld in TABLE.possible_melds(world) for card in meld)
            assert list(left.elements()) == [outs[0].split()[1]]


def test_going_out_is_offered_as_one_button_with_every_discard() -> None:
    state = table("9H TH JH QH", "4S 6D 8C 5S", turned="5C", stock="KH")
    play(state, "draw stock")
    assert of_group(offered(state), "out") == ["out 9H", "out KH"]
    assert {str(offer.group_name) for offer in offered(state)} == {"Go out"}
    assert {offer.key for offer in offered(state)} == {"G"}
    assert prompt(seen(state)) == "You can go out."
    assert "Choose which one goes" in why(seen(state))


def test_with_a_card_picked_going_out_is_with_that_card() -> None:
    state = table("9H TH JH QH", "4S 6D 8C 5S", turned="5C", stock="KH")
    play(state, "draw stock")
    assert [offer.move for offer in offered(state, "KH")] == ["out KH", "discard KH"]
    assert [offer.move for offer in offered(state, "JH")] == ["discard JH"]


def test_several_picked_cards_are_no_discard() -> None:
    state = begun()
    play(state, "draw stock")
    assert offered(state, "4S", "6D") == []


def test_a_discard_before_the_draw_is_tried_for_its_sentence() -> None:
    state = begun()
    # And nothing besides: a double click on a card must not draw.
    assert [offer.move for offer in offered(state, "4S")] == ["discard 4S"]
    assert refused(state, "discard 4S") == "not-your-phase"


def test_prompts_for_drawing() -> None:
    state = begun()
    known = seen(state)
    assert prompt(known) == "Draw a card, or take the jack of hearts."
    assert texts(offer.name for offer in offered(state)) == ["Draw", "Take the jack of hearts"]
    state.pile, state.stock = state.stock + state.pile, []
    assert "the pile is shuffled" in why(seen(state))
    assert str(offered(state)[0].name) == "Shuffle and draw"
    state.emptied = 2
    known = seen(state)
    assert prompt(known) == "Take the jack of hearts, or end the round."
    assert str(offered(state)[0].name) == "End the round"
    assert offered(state)[0].secondary
    signs = {"Last deck", "Deck empty"}
    assert signs & set(texts(sign.text for sign in TABLE.table_signs(known))) == {"Deck empty"}
    state.stock = [state.pile.pop(0)]
    known = seen(state)
    assert signs & set(texts(sign.text for sign in TABLE.table_signs(known))) == {"Last deck"}


def test_prompts_where_the_stock_must_come_first() -> None:
    state = begun()
    state.idle = 11
    assert prompt(seen(state)) == "Draw a card, or take the jack of hearts."
    state.idle = 12
    known = seen(state)
    assert prompt(known) == "Draw a card."
    assert "now it’s the deck" in why(known)
    assert "Deck first" in texts(sign.text for sign in TABLE.table_signs(known))
    pile = offered(state)[1]
    assert refused(state, pile.move) == "stock-first"
    state.stock, state.emptied = [], 2
    assert prompt(seen(state)) == "Draw from the deck, and the round ends."
    assert "Deck first" not in texts(sign.text for sign in TABLE.table_signs(seen(state)))
    assert not offered(state)[0].secondary


def test_nobody_is_said_to_follow_a_draw_that_ends_the_round() -> None:
    state = begun()
    play(state, "draw stock")
    play(state, next(one for one in map(TEXAS.write, state.legal()) if one.startswith("discard")))
    assert state.asked != YOU
    assert why(seen(state)).startswith("Then ")
    state.pile, state.stock, state.emptied = state.stock + state.pile, [], 2
    assert "the round ends" in why(seen(state))


def test_prompts_for_discarding() -> None:
    state = begun()
    play(state, "draw pile")
    assert prompt(seen(state)) == "Discard a card."
    assert why(seen(state)) == ("You just took the jack of hearts, so keep it this turn.")
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD")
    play(state, "draw stock")
    known = seen(state)
    assert prompt(known) == "You can go out."
    assert why(known) == "All your cards but the king of diamonds are in melds."
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD")
    play(state, "draw pile")
    assert prompt(seen(state)) == "Discard a card."
    assert "You could go out with the 5 of clubs, but not" in why(seen(state))


def test_with_bar_off_nothing_on_the_table_speaks_of_a_barred_card() -> None:
    hands = "9H TH JH", "4S 6D 8C"
    state = table(*hands, turned="5C", stock="KD", options={"bar": "off"})
    play(state, "draw pile")
    known = seen(state)
    assert "barred" not in TABLE.card_marks(known).values()
    assert prompt(known) == "You can go out."
    assert why(known) == "All your cards but the 5 of clubs are in melds."
    assert [offer.move for offer in offered(state, "5C")] == ["out 5C", "discard 5C"]
    assert figure(known) == "Left over 0"
    state = table("9H TH 4C", "4S 6D 8C", turned="KS", options={"bar": "off"})
    play(state, "draw pile")
    assert why(seen(state)) == ""
    assert figure(seen(state)) == "Left over 23"


def test_a_hand_that_melds_without_a_card_to_spare_is_explained() -> None:
    state = table("7S 7H 7D 9S 9H", "4S 6D 8C 5H KC", turned="6C", stock="9D")
    play(state, "draw stock")
    assert offered(state) == []
    assert why(seen(state)) == ("All your cards are in melds, and you can’t spare one to discard.")


@pytest.mark.parametrize(
    ("players", "asked", "said"),
    [
        (2, 1, "Then it’s your turn."),
        (4, 2, "Then Eve, then you."),
        (10, 1, "Then Max. You come after Ole."),
        (10, 9, "Then it’s your turn."),
    ],
)
def test_while_others_play_it_is_said_when_the_persons_turn_comes(
    players: int, asked: int, said: str
) -> None:
    state = TEXAS.new(TEXAS.setup(players, {"rounds": "1-1"}, 1, dealer=asked - 1))
    known = seen(state)
    assert prompt(known) == f"{NAMES[asked].name} is drawing."
    assert why(known) == said


# The round's end.


def test_at_the_end_of_a_round_all_hands_are_laid_open_before_the_count() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD", rounds="1-2")
    followed = SeatView(TEXAS, state.view(YOU))
    play(state, "draw stock")
    events = play(state, "out KD")
    kinds = [event.name for event in events]
    assert kinds[:5] == ["out", "dime", "reveal", "reveal", "round-end"]
    told = events[3].as_seen_by(YOU)
    assert (told.source, told.target, told.cards) == ("hands/1", "hands/1", ("4S", "6D", "8C"))
    followed.apply(told)
    assert followed.view["hands"] == [["9H", "TH", "JH"], 3]


@pytest.mark.parametrize("seat", [YOU, None])
def test_a_round_ends_with_out_only_if_somebody_is_out(seat: Seat | None) -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD", rounds="1-2")
    followed = SeatView(TEXAS, state.view(YOU)).state
    play(state, "draw stock")
    [ended] = [event for event in play(state, "out KD") if event.name == "round-end"]
    found = TABLE.highlight(followed, replace(ended, seat=seat), EventKind.ROUND_END, NAMES)
    assert found is not None
    assert (found.title == Message("table-out")) == bool(found.melds) == (seat == YOU)


def scored(
    players: int, rounds: str, seed: int, whims: float
) -> Iterator[tuple[TexasState, Hands]]:
    """What is seen right after each round of a match was scored, and the hands laid open."""
    rng = Random(seed)
    state, events = TEXAS.new_with_events(TEXAS.setup(players, {"rounds": rounds}, seed))
    followed = SeatView(TEXAS)
    hands: Hands = {}
    while True:
        for event in events:
            told = event.as_seen_by(YOU)
            followed.apply(told)
            if event.name == "reveal":
                assert event.seat is not None
                hands[event.seat] = [text for text in told.cards if text]
            elif event.name == "round-end":
                yield followed.state, hands
                hands = {}
        if state.over:
            return
        if rng.random() < whims:
            events = state.apply(rng.choice(list(state.legal())))
        else:
            events = state.apply(TEXAS.bot.rollout_move(state, rng))


@pytest.mark.parametrize(("players", "rounds"), [(2, "all"), (4, "8-11"), (10, "9-10")])
def test_the_sum_adds_up_and_all_cards_lie_open(players: int, rounds: str) -> None:
    for known, hands in scored(players, rounds, 7, 0.2):
        opened = TABLE.revealed_hands(known, hands)
        assert [one.seat for one in opened] == list(range(players))
        lines = TABLE.score_lines(known, hands)
        points = known.rounds[-1]["scores"]
        for one in opened:
            laid = [card.partition("=")[0] for meld in one.melds for card in meld]
            assert sorted([*laid, *one.left]) == sorted(hands[one.seat])
            figures = [line.figures[one.seat] for line in lines]
            cost = sum(slow.cost(card, known.round) for card in one.left)
            times = 1 if len(lines) == 1 else int(figures[1].removeprefix("x"))
            assert int(figures[0]) * times == int(figures[-1]) == cost == points[one.seat]
        assert (
            texts(line.label for line in lines)
            == {
                1: ["Left over"],
                2: ["Left over", "Counts double", "This round"],
                3: ["Left over", "Counts triple", "This round"],
            }[slow.cost("3S", known.round) // 3 if known.round > 1 else 1]
        )


def test_the_score_sheet_has_the_eleven_rows() -> None:
    known = seen(TEXAS.new(TEXAS.setup(2, {}, 1)))
    rows = texts(TABLE.round_labels(known))
    assert len(rows) == 11
    assert rows[0] == "3 cards, 3s wild"
    assert rows[7] == "10 cards, 10s wild"
    assert rows[8] == "11 cards, jacks wild, x2"
    assert rows[10] == "13 cards, kings wild, x3"
    assert rows == texts(TABLE.round_label(known, number) for number in range(11))


def test_a_shorter_match_has_only_its_rows() -> None:
    known = seen(TEXAS.new(TEXAS.setup(2, {"rounds": "8-9"}, 1)))
    assert texts(TABLE.round_labels(known)) == ["10 cards, 10s wild", "11 cards, jacks wild, x2"]


def test_coins_are_those_of_the_pot_and_the_players() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD", rounds="1-2")
    assert TABLE.coins(seen(state)) == (10, [0, 0])
    play(state, "draw stock", "out KD")
    assert TABLE.coins(seen(state)) == (9, [1, 0])
    for seat, said in ((0, "1 dime"), (1, "0 dimes")):
        assert str(TABLE.final_remark(seen(state), Seat(seat))) == said


def test_without_dimes_there_is_no_pot_on_the_table() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD", options={"dimes": 0})
    assert TABLE.coins(seen(state)) is None
    play(state, "draw stock", "out KD")
    assert TABLE.coins(seen(state)) is None
    assert TABLE.final_remark(seen(state), YOU) == ""


@pytest.mark.parametrize(
    ("rounds", "said"),
    [("all", "Round 1 of 11"), ("4-11", "Round 4 of 11"), ("1-4", "Round 1 of 4"),
     ("5-8", "Round 5 of rounds 5 to 8"), ("5-5", "Round 5"), ("11-11", "Round 11 of 11")],
)  # fmt: skip
def test_a_round_keeps_its_number_among_the_eleven(rounds: str, said: str) -> None:
    known = seen(TEXAS.new(TEXAS.setup(2, {"rounds": rounds}, 1)))
    assert str(TABLE.round_called(known)) == said
    assert TABLE.round_number(known)[0] == known.round


def test_the_lowest_total_wins() -> None:
    assert TABLE.lowest_wins
