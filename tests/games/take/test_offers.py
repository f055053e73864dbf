"""What picked cards may mean: every legal move has its gesture, and every reading is offered."""

from collections.abc import Iterator
from random import Random

from game.cards import french
from game.cards.melds import laid_cards
from game.core.event import Seat
from game.core.table_values import FELT_ZONE, Offer
from game.games.take.game import TAKE
from game.games.take.moves import Add, Discard, Lay, Move
from game.games.take.rules import TakeState
from game.games.take.state import PACK
from game.games.take.table import TakeTable
from tests.games.take.positions import NAMES, moves, play, position
from tests.tiers import example_count

YOU = Seat(0)
TABLE = TakeTable()
LONGEST = 44


def walk(seed: int, whims: float, most: int = 160) -> Iterator[TakeState]:
    """Positions of a match: moves by whim, so often, or as an opponent makes them."""
    rng = Random(seed)
    state = TAKE.new(TAKE.setup(2 + seed % 4, {"target": 100}, seed))
    for _ in range(most):
        if state.over:
            return
        yield state
        if rng.random() < whims:
            melding = [move for move in state.legal() if isinstance(move, Lay | Add)]
            state.advance(rng.choice(melding or list(state.legal())))
        else:
            state.advance(TAKE.bot.rollout_move(state, rng))


def yours() -> Iterator[TakeState]:
    """Positions in which the person is asked, in worlds that their view cannot tell apart."""
    for seed in range(example_count(12)):
        for state in walk(seed, 0.8 if seed % 2 else 0.3):
            if state.asked == YOU:
                yield TAKE.determinize(state.view(YOU), Random(seed))
    for seed in range(example_count(24)):
        yield crowded(Random(seed))


def crowded(rng: Random) -> TakeState:
    """A position with many sequences on the table and many cards in the hand."""
    rest = [french.write(card) for card in PACK]
    runs = []
    for suit in french.SUITS:
        low = rng.randint(0, 3)
        while low + 2 < 13:
            high = min(12, low + rng.randint(2, 4))
            run = [rank + suit for rank in french.RANKS[low : high + 1]]
            if "JK" in rest and rng.random() < 0.1:
                joker = rng.randrange(len(run))
                rest.remove("JK")
                run[joker] = f"JK={run[joker]}"
            runs.append((rng.randint(0, 2), " ".join(run)))
            for text in run:
                if "=" not in text:
                    rest.remove(text)
            low = high + rng.randint(1, 3)
    rng.shuffle(rest)
    few = len(rest) // 4
    return position([" ".join(rest[: 3 * few]), " ".join(rest[3 * few :]), ""], runs)


def cards_of(move: Move) -> list[str]:
    """The cards of the hand a move uses, as they are picked."""
    match move:
        case Lay(cards):
            return [french.write(laid_cards.card_of(card)) for card in cards]
        case Add(card):
            return [french.write(laid_cards.card_of(card))]
        case Discard(card):
            return [french.write(card)]
        case _:
            return []


def offered(state: TakeState, picked: str = "") -> list[Offer]:
    return TABLE.offers(state, picked.split(), NAMES)


def legal(state: TakeState, picked: str = "", group: str = "") -> dict[str, Offer]:
    """The legal offers by their move."""
    return {
        offer.move: offer
        for offer in offered(state, picked)
        if offer.intent in (group or offer.intent) and state.check(TAKE.parse(offer.move)) is None
    }


def test_every_legal_move_is_offered_for_the_cards_it_uses() -> None:
    lays, adds, doubles = 0, 0, 0
    for state in yours():
        for move in state.legal():
            found = legal(state, " ".join(cards_of(move)))
            assert TAKE.write(move) in found, TAKE.write(move)
            lays += isinstance(move, Lay)
            if isinstance(move, Add):
                adds += 1
                doubles += move.above is not None
    print(lays, adds, doubles)
    assert lays > example_count(100)
    assert adds > 50
    assert doubles > 2


def test_what_is_offered_can_be_read_and_its_name_is_short() -> None:
    rng = Random(1)
    for state in yours():
        hand = [french.write(card) for card in state.hand]
        picks = ["", *hand, " ".join(rng.sample(hand, rng.randint(1, len(hand))))]
        for picked in picks:
            for offer in offered(state, picked):
                assert TAKE.write(TAKE.parse(offer.move)) == offer.move
                assert 0 < len(str(offer.name)) <= LONGEST, offer.name


def test_what_is_to_be_chosen_among_has_different_names() -> None:
    for seed in range(24):
        state = crowded(Random(seed))
        for card in set(state.hand):
            for group in ("add", "lay"):
                found = legal(state, french.write(card), group)
                assert len({str(offer.name) for offer in found.values()}) == len(found)


def test_offers_with_cards_picked_use_those_cards() -> None:
    rng = Random(2)
    for state in yours():
        hand = [french.write(card) for card in state.hand]
        picked = rng.sample(hand, rng.randint(1, len(hand)))
        for text, offer in legal(state, " ".join(picked)).items():
            used = cards_of(TAKE.parse(text))
            assert set(used) <= set(picked), text
            if offer.intent == "add":
                assert len(used) == 1


def test_what_an_offer_shows_is_what_lies_there_afterwards() -> None:
    for state in yours():
        for card in set(state.hand):
            for text, offer in legal(state, french.write(card), "add").items():
                after = state.clone()
                play(after, text)
                shown = tuple(laid_cards.read(one) for one in offer.cards)
                if after.round == state.round:
                    assert shown in [run.cards for run in after.table.runs], text


def test_nobody_but_the_person_is_offered_anything() -> None:
    state = position(["4S 5S 6S", "KH QD"], pile="KC", asked=1)
    assert offered(state) == []
    assert offered(state, "4S 5S 6S") == []


def test_before_a_card_is_picked_the_draws_are_offered() -> None:
    state = position(["4S 9D", "2D"], pile="KH", phase="draw")
    stock, pile = offered(state)
    assert (stock.move, stock.key, stock.target) == ("draw stock", "D", "stock")
    assert (str(pile.name), pile.key, pile.cards) == ("Take the king of hearts", "P", ("KH",))


def test_with_a_card_picked_no_draw_is_meant_and_melding_is_refused_with_its_reason() -> None:
    state = position(["8C 9D", "2D"], [(1, "5C 6C 7C")], pile="KH", phase="draw")
    assert legal(state, "8C") == {}
    codes = {state.check(TAKE.parse(offer.move)).code for offer in offered(state, "8C")}
    assert codes == {"not-your-phase"}


def test_with_the_stock_empty_the_round_can_be_ended() -> None:
    state = position(["4S 5S 9D", "2D"], pile="6S", stock="", phase="draw")
    assert list(legal(state)) == ["draw pile", "finish"]
    assert legal(state)["finish"].key == "F"


def test_what_can_be_laid_is_offered_without_a_pick_naturals_and_points_first() -> None:
    state = position(["4S 5S 6S TH JH QH 2C 3C JK", "KD"])
    found = [offer for offer in offered(state) if offer.intent == "lay"]
    assert [offer.move for offer in found[:2]] == ["lay TH JH QH", "lay 4S 5S 6S"]
    assert str(found[1].name) == "Lay 4-5-6 of spades"
    assert {offer.move for offer in found[2:]} == {"lay JK=AC 2C 3C", "lay 2C 3C JK=4C"}


def test_a_joker_is_not_offered_where_a_sequence_needs_none() -> None:
    state = position(["4S 5S 6S 8S JK", "KD"])
    found = [offer.move for offer in offered(state) if offer.intent == "lay"]
    assert found == ["lay 4S 5S 6S", "lay 4S 5S 6S JK=7S 8S"]


def test_what_can_be_added_is_offered_without_a_pick_the_richest_take_first() -> None:
    table = [(1, "5C 6C 7C"), (0, "TD JD QD"), (1, "9H TH JH QH")]
    state = position(["8C KD KH 2S", "4D"], table)
    found = [offer for offer in offered(state) if offer.intent == "add"]
    assert [offer.move for offer in found] == ["add KH to M3", "add 8C to M1", "add KD to M2"]
    assert [str(offer.name) for offer in found] == [
        "Take Ada’s hearts with the king",
        "Take Ada’s clubs with the 8",
        "Add the king to your diamonds",
    ]


def test_every_place_of_a_joker_in_a_new_sequence_is_offered_with_its_cards() -> None:
    state = position(["6C 7C JK 2S", "4D"])
    found = legal(state, "6C JK 7C", "lay")
    assert {move: str(offer.name) for move, offer in found.items()} == {
        "lay 6C 7C JK=8C": "Lay 6-7-8 of clubs, joker as 8",
        "lay JK=5C 6C 7C": "Lay 5-6-7 of clubs, joker as 5",
    }
    assert [offer.cards for offer in found.values()] == [
        ("6C", "7C", "JK=8C"),
        ("JK=5C", "6C", "7C"),
    ]
    assert {offer.target for offer in found.values()} == {FELT_ZONE}


def test_a_joker_rather_stands_for_a_card_that_is_not_held() -> None:
    state = position(["6C 7C 8C JK 2S", "4D"])
    assert list(legal(state, "6C 7C JK", "lay")) == ["lay JK=5C 6C 7C", "lay 6C 7C JK=8C"]


def test_an_ace_is_offered_at_both_ends() -> None:
    state = position(["AS JK JK 9D", "4D"])
    assert set(legal(state, "AS JK JK", "lay")) == {
        "lay AS JK=2S JK=3S",
        "lay JK=QS JK=KS AS",
    }
    whole = " ".join(f"{rank}H" for rank in "23456789TJQK")
    state = position(["AH 9D", "4D"], [(1, whole)])
    found = legal(state, "AH", "add")
    assert list(found) == ["add AH low to M1", "add AH high to M1"]
    assert [offer.cards[0] for offer in found.values()] == ["AH", "2H"]
    assert [str(offer.name) for offer in found.values()] == [
        "Take Ada’s hearts with the low ace",
        "Take Ada’s hearts with the high ace",
    ]


def test_a_double_take_is_named_and_may_end_on_either_sequence() -> None:
    state = position(["6D 9S", "4H", "KC"], [(1, "2D 3D 4D 5D"), (2, "7D 8D 9D")])
    found = [offer for offer in offered(state, "6D") if offer.move == "add 6D to M1+M2"]
    assert [offer.target for offer in found] == ["melds/M1/cards", "melds/M2/cards"]
    assert {str(offer.name) for offer in found} == {"Double take with the 6 of diamonds"}
    assert found[0].cards == tuple(f"{rank}D" for rank in "23456789")


def test_two_sequences_of_ones_own_are_joined_not_taken() -> None:
    state = position(["6D 9S", "4H"], [(0, "3D 4D 5D"), (0, "7D 8D 9D")])
    found = legal(state, "6D", "add")
    assert str(found["add 6D to M1+M2"].name) == "Join your diamonds with the 6"


def test_a_joker_that_joins_is_named_by_what_it_stands_for() -> None:
    for owner, name in (
        (0, "Join yours, joker as 10 of diamonds"),
        (1, "Double take, joker as 10 of diamonds"),
    ):
        state = position(["JK 9S", "4H"], [(0, "7D 8D 9D"), (owner, "JD QD KD")])
        assert str(legal(state, "JK", "add")["add JK=TD to M1+M2"].name) == name


def test_a_card_that_would_join_aces_is_offered_at_either_sequence() -> None:
    high = " ".join(f"{rank}H" for rank in "89TJQKA")
    state = position(["7H 9S", "4D"], [(0, "JK=AH 2H 3H 4H 5H 6H"), (1, high)])
    found = legal(state, "7H", "add")
    assert set(found) == moves(state) - {"discard 9S"}
    assert {offer.target for offer in found.values()} == {"melds/M1/cards", "melds/M2/cards"}


def test_a_joker_is_offered_at_every_open_end() -> None:
    state = position(["JK 9S", "4H"], [(1, "5C 6C 7C"), (0, "JS QS KS")])
    assert set(legal(state, "JK", "add")) == {
        "add JK=4C to M1", "add JK=8C to M1", "add JK=TS to M2", "add JK=AS to M2",
    }  # fmt: skip


def test_of_several_cards_the_one_that_must_go_first_is_offered() -> None:
    state = position(["9C 8C 4C KH", "4H"], [(1, "5C 6C 7C"), (0, "9D TD JD")])
    (offer,) = legal(state, "9C 8C").values()
    assert (offer.move, offer.intent, offer.target) == ("add 8C to M1", "add", "melds/M1/cards")
    assert offer.cards == ("5C", "6C", "7C", "8C", "9C")
    assert str(offer.name) == "Take Ada’s 5-6-7 with 8-9 of clubs"


def test_several_cards_that_join_sequences_are_a_double_take() -> None:
    state = position(["6C 7C KH", "4H"], [(1, "3C 4C 5C"), (0, "8C 9C TC")])
    found = {offer.target: offer for offer in offered(state, "6C 7C")}
    first = found["melds/M1/cards"]
    assert (first.move, str(first.name)) == ("add 6C to M1", "Double take with 6-7")
    assert first.cards == tuple(f"{rank}C" for rank in "3456789T")
    assert found["melds/M2/cards"].move == "add 7C to M2"


def test_what_joins_sequences_is_added_last() -> None:
    state = position(["6C JC KH", "4H"], [(1, "3C 4C 5C"), (0, "7C 8C 9C TC")])
    found = {offer.target: offer for offer in offered(state, "6C JC") if offer.intent == "add"}
    assert found["melds/M2/cards"].move == "add JC to M2"
    assert found["melds/M2/cards"].cards == tuple(f"{rank}C" for rank in "3456789TJ")


def test_a_joker_goes_first_where_it_leads_on_to_a_picked_card() -> None:
    state = position(["9C JK KH", "4H"], [(1, "5C 6C 7C")])
    assert next(iter(legal(state, "9C JK"))) == "add JK=8C to M1"


def test_a_joker_that_may_go_to_either_end_follows_the_cards_it_was_picked_with() -> None:
    state = position(["JK 8C KH", "4H"], [(1, "5C 6C 7C")])
    (offer,) = legal(state, "JK 8C").values()
    assert (offer.move, offer.cards) == ("add 8C to M1", ("5C", "6C", "7C", "8C"))
    play(state, offer.move)
    assert set(legal(state, "JK", "add")) == {"add JK=4C to M1", "add JK=9C to M1"}


def test_several_cards_that_do_not_all_fit_are_refused_by_the_one_that_does_not() -> None:
    state = position(["9C 8C KH", "4H"], [(1, "5C 6C 7C")])
    assert legal(state, "8C KH 9C") == {}
    (refused,) = [offer for offer in offered(state, "8C KH 9C") if offer.intent == "add"]
    assert refused.move == "add KH to M1"


def test_sequences_of_two_suits_picked_together_are_laid_one_after_the_other() -> None:
    state = position(["4S 5S 6S 9H TH JH 2C", "4D"])
    assert list(legal(state, "4S 5S 6S 9H TH JH")) == ["lay 4S 5S 6S", "lay 9H TH JH"]


def test_a_card_is_rather_added_than_discarded() -> None:
    state = position(["8C KH", "4H"], [(1, "5C 6C 7C")])
    assert list(legal(state, "8C")) == ["add 8C to M1"]
    assert list(legal(state, "KH")) == ["discard KH"]
    assert legal(state, "KH")["discard KH"].target == "pile"


def test_what_is_forbidden_is_offered_for_the_sentence_that_says_why() -> None:
    whole = " ".join(f"{rank}H" for rank in "A23456789TJQK")
    state = position(["8C KS 2D JK", "4S"], [(1, "5C 6C 7C"), (1, whole)], taken="2D")
    codes = {}
    for picked in ("8C", "KS", "2D", "JK", "8C KS"):
        for offer in offered(state, picked):
            refused = state.check(TAKE.parse(offer.move))
            if refused is not None:
                codes[picked, offer.target] = refused.code
    assert codes["8C", "pile"] == "playable-card"
    assert codes["2D", "pile"] == "barred-card"
    assert codes["KS", "melds/M1/cards"] == "does-not-fit"
    assert codes["JK", "melds/M2/cards"] == "locked"
    assert codes["8C KS", FELT_ZONE] == codes["8C", FELT_ZONE] == "not-a-meld"


def test_every_target_has_an_answer_for_one_card() -> None:
    for state in yours():
        runs = {f"melds/M{run.number}/cards" for run in state.table.runs}
        for card in state.hand:
            targets = {offer.target for offer in offered(state, french.write(card))}
            assert targets >= {FELT_ZONE, "pile", *runs}


def test_a_card_owed_is_offered_first_and_nothing_that_loses_it() -> None:
    state = position(
        ["6S 5S 4S TH JH QH 2D", "4H"], [(1, "7S 8S 9S")], stock="", taken="6S", owed=True
    )
    found = offered(state)
    assert "6S" in found[0].cards
    assert found[0].intent == "lay"
    assert {offer.move for offer in found} <= moves(state)
    assert "add 6S to M1" in {offer.move for offer in found}
