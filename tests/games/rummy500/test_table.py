"""The table of 500 Rummy over whole matches: whatever happens, its words and figures hold."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.cards import french, melds
from game.core.event import Event, Seat, bare_card, value_at_path
from game.core.game import Setup
from game.core.state import SeatView
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.table import Rummy500Table
from game.text.message import TextValue
from tests.figures import number as read_figure
from tests.games.rummy500.positions import YOU, moves
from tests.sitting import at_table, seen

TABLE = Rummy500Table()
NAMES = at_table("You", "Tomas", "Max", "Iris", "Otto", "Noor", "Leo", "Mina")
RULES_PLAYED: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"rummy_call": "top", "single_draw": "meld"}),
    (4, {"going_out": "discard", "deepest_in": "new"}),
    (2, {"going_out": "float", "low_ace": 5, "jokers": "off"}),
    (3, {"going_out": "strict_float", "pips": "fives"}),
    (6, {"rummy_call": "off", "going_out": "float", "single_draw": "meld"}),
    (8, {"deepest_in": "new", "going_out": "strict_float"}),
]
played = pytest.mark.parametrize(("players", "options"), RULES_PLAYED)
ROUNDS = 3
Watched = SeatView[Rummy500State]


def setup(players: int, options: dict[str, Any], seed: int) -> Setup:
    """A match that does not end before its rounds are enough."""
    return RUMMY500.setup(players, {"target": 5000, **options}, seed)


def walk(players: int, options: dict[str, Any], seed: int) -> Iterator[Rummy500State]:
    """The positions of some rounds: of a thoughtful match, and of a wild one."""
    for wild in (False, True):
        state = RUMMY500.new(setup(players, options, seed))
        rng = Random(seed)
        while not state.over and state.round <= ROUNDS:
            yield state
            state.advance(chosen(state, rng, wild))


def chosen(state: Rummy500State, rng: Random, wild: bool) -> Any:
    """A move: any, or mostly a good one."""
    if wild or rng.random() < 0.1:
        return rng.choice(list(state.legal()))
    return RUMMY500.bot.rollout_move(state, rng)


def watched(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Watched, Event]]:
    """What seat 0 has seen after each event of some rounds, with the event."""
    state, events = RUMMY500.new_with_events(setup(players, options, seed))
    rng = Random(seed)
    watched: Watched = SeatView(RUMMY500)
    while True:
        for event in events:
            told = event.as_seen_by(YOU)
            watched.apply(told)
            yield watched, told
        if state.over or state.round > ROUNDS:
            return
        events = state.apply(chosen(state, rng, seed % 2 == 0))


@played
def test_every_legal_move_can_be_reached(players: int, options: dict[str, Any]) -> None:
    reached = 0
    for state in walk(players, options, 3):
        if state.asked != YOU:
            continue
        known = RUMMY500.determinize(state.view(YOU), Random(1))
        unpicked = [offer.move for offer in TABLE.offers(known, [], NAMES)]
        # Thousands of melds of one hand would be the same few ways to place the jokers.
        for move in Random(reached).sample(every := moves(state), min(len(every), 40)):
            verb, _, rest = move.partition(" ")
            if verb in ("finish", "pass"):
                assert move in unpicked
            elif verb in ("draw", "rummy") and "to" not in move.split():
                assert move in gestures(seen(state)), move
            elif verb == "rummy":
                assert move in unpicked
            else:
                words = [rest] if verb == "discard" else rest.partition(" to ")[0].split(" ")
                picked = [bare_card(word) for word in words if word not in ("low", "high")]
                Random(reached).shuffle(picked)
                offered = [offer.move for offer in TABLE.offers(known, picked, NAMES)]
                assert move in offered, (move, picked)
            reached += 1
    assert reached > 50


def gestures(state: Rummy500State) -> list[str | None]:
    """What clicks on the stock and on each card of the pile mean."""
    pile = [TABLE.gesture_move(state, "pile", None, card) for card in range(len(state.pile))]
    return [TABLE.gesture_move(state, "stock", None), *pile]


@pytest.mark.night
@played
def test_offers_are_moves_with_short_names_and_none_is_made_twice(
    players: int, options: dict[str, Any]
) -> None:
    for number, state in enumerate(walk(players, options, 5)):
        known = RUMMY500.determinize(state.view(YOU), Random(1))
        hand = [french.write(card) for card in state.hands[YOU]]
        rng = Random(number)
        for count in (0, 1, 2, 3):
            picked = rng.sample(hand, min(count, len(hand)))
            offers = TABLE.offers(known, picked, NAMES)
            if picked or state.phase != "play":
                assert bool(offers) == (state.asked == YOU)
            texts = [offer.move for offer in offers]
            assert len(set(texts)) == len(texts)
            zones = {place.zone for place in TABLE.zones(seen(state), NAMES)} | {"felt", None}
            for offer in offers:
                assert RUMMY500.write(RUMMY500.parse(offer.move)) == offer.move
                assert offer.target in zones
                if known.check(RUMMY500.parse(offer.move)) is None:
                    assert 0 < len(str(offer.name)) <= 40, str(offer.name)
                    assert str(offer.name) not in ("Add", "Lay")
                    assert picked or offer.target != "felt" or offer.intent == "lay"


@played
def test_nothing_is_offered_unasked_that_is_not_legal(
    players: int, options: dict[str, Any]
) -> None:
    for state in walk(players, options, 7):
        for offer in TABLE.offers(state, [], NAMES):
            assert state.check(RUMMY500.parse(offer.move)) is None


@played
def test_what_can_be_melded_is_offered_unasked(players: int, options: dict[str, Any]) -> None:
    for state in walk(players, options, 9):
        if state.asked == YOU and state.phase == "play":
            verbs = {move.split()[0] for move in moves(state)}
            groups = {offer.intent for offer in TABLE.offers(state, [], NAMES)}
            assert ("lay" in groups) == ("meld" in verbs)
            assert ("add" in groups) == ("layoff" in verbs)


@played
def test_the_prompt_says_whose_turn_it_is(players: int, options: dict[str, Any]) -> None:
    for state in walk(players, options, 11):
        prompt = str(TABLE.prompt(seen(state), NAMES))
        assert prompt.endswith(".")
        named = [seat for seat in range(1, players) if NAMES[seat].name in prompt]
        assert named == ([] if state.asked in (YOU, None) else [state.asked])
        if state.asked == YOU and state.phase == "draw":
            assert "draw" in prompt.lower() or "finish" in prompt
            takes = any(move.startswith("draw pile") for move in moves(state))
            assert ("take" in prompt) == takes
        if state.asked == YOU and state.phase == "play" and state.must_meld is None:
            verbs = {move.split()[0] for move in moves(state)}
            assert ("iscard " in prompt) == ("discard" in verbs)
            assert ("Lay a meld" in prompt) == ("meld" in verbs and "discard" in verbs)


def test_no_turn_is_said_to_come_where_the_round_may_end_before() -> None:
    state: Rummy500State = RUMMY500.new(RUMMY500.setup(2, {}, 1, dealer=0))
    assert state.asked != YOU
    names = at_table("You", "Ada")
    assert str(TABLE.next_zone(seen(state), names)[1]) == "Then it’s your turn."
    state.stock = []
    assert TABLE.next_zone(seen(state), names)[1] == ""


@pytest.mark.night("6-options5", "8-options6")
@played
def test_amid_all_events_every_card_has_a_place_and_every_word_is_found(
    players: int, options: dict[str, Any]
) -> None:
    pack = len(RUMMY500.pack(players, RUMMY500.options_type.from_values(options)))
    count = 0
    for seat_0, event in watched(players, options, 12 + players):
        state = seat_0.state
        places = TABLE.zones(state, NAMES)
        if state.round:
            assert sum(cards_at(seat_0, place.zone) for place in places) == pack, event
        assert len({place.zone for place in places}) == len(places)
        for text in (TABLE.prompt(state, NAMES), *(place.name for place in places)):
            assert str(text)
            count += 1
        assert all(map(str, shown(state)))
        for seat in map(Seat, range(players)):
            if TABLE.player_status(state, seat):
                assert not state.hands[seat]
    assert count


def shown(state: Rummy500State) -> Iterator[TextValue]:
    """What is said beside the prompt, where something is."""
    call = TABLE.open_call(state)
    said = [TABLE.next_zone(state, NAMES)[1], TABLE.hand_figure(state)]
    said += [sign.text for sign in TABLE.table_signs(state)]
    said += [] if call is None else [call.title, call.sentence]
    yield from (one for one in said if one != "")


def cards_at(seat: Watched, zone: str) -> int:
    """How many cards a seat sees in a zone."""
    cards = value_at_path(seat.view, zone)
    return cards if isinstance(cards, int) else len(cards)


@played
def test_the_sum_of_a_round_adds_up(players: int, options: dict[str, Any]) -> None:
    hands: dict[int, tuple[str | None, ...]] = {}
    ends = 0
    for seat_0, event in watched(players, options, 21):
        state = seat_0.state
        if event.name == "reveal":
            assert event.seat is not None
            hands[event.seat] = event.cards
        elif event.name == "round-end":
            ends += 1
            texts = {seat: [str(card) for card in cards] for seat, cards in hands.items()}
            *parts, total = [line.figures for line in TABLE.score_lines(state, texts)]
            scores = state.rounds[-1]["scores"]
            assert list(map(read_figure, total)) == scores
            assert [sum(map(read_figure, one)) for one in zip(*parts, strict=True)] == scores
            check_opened(state, texts)
            hands = {}
    assert ends == ROUNDS


def check_opened(state: Rummy500State, hands: dict[int, list[str]]) -> None:
    """Every card is laid open once, with whoever it counts for."""
    opened = TABLE.revealed_hands(state, hands)
    assert [one.seat for one in opened] == list(range(state.setup.players))
    assert {one.seat: list(one.left) for one in opened if one.left} == hands
    laid = sorted(card for one in opened for cards in one.melds for card in cards)
    assert laid == sorted(melds.write(card) for meld in state.melds for card in meld.cards)
