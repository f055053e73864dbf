"""The option *First turn*: whoever begins has an extra card from the deal and only discards."""

from random import Random

from game.core.illegal import Illegal
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State

OPTIONS = {"first_turn": "discard"}


def dealt(players: int = 3, **options: str | int) -> Rummy500State:
    """A match with a meld in the hand of seat 0, who begins."""
    setup = RUMMY500.setup(players, {**OPTIONS, **options}, 1, players - 1)
    pack = RUMMY500.pack(players, setup.options)
    wanted = ["7S", "7H", "7D"]
    rest = [card for card in pack if card not in wanted]
    order = [
        wanted[place // players] if place % players == 0 and place < 3 * players else rest.pop()
        for place in range(len(pack))
    ]
    return RUMMY500.new(RUMMY500.setup(players, setup.options, 1, players - 1, order))


def refused(state: Rummy500State, text: str) -> Illegal | None:
    return state.check(RUMMY500.parse(text))


def moves(state: Rummy500State) -> list[str]:
    return list(map(RUMMY500.write, state.legal()))


def test_whoever_begins_gets_one_card_more_and_no_card_is_turned_up() -> None:
    for players, each in ((2, 13), (3, 7), (5, 7)):
        usual = RUMMY500.new(RUMMY500.setup(players, {}, 4, players - 1))
        state = RUMMY500.new(RUMMY500.setup(players, OPTIONS, 4, players - 1))
        assert [len(hand) for hand in state.hands] == [each + 1, *[each] * (players - 1)]
        assert (state.asked, state.phase, state.pile) == (0, "play", [])
        assert state.stock == usual.stock
        assert state.hands[0] == usual.hands[0] + usual.pile


def test_the_first_turn_is_only_a_discard() -> None:
    state = dealt()
    assert all(move.startswith("discard ") for move in moves(state))
    assert len(moves(state)) == len({*state.hands[0]})
    for text in ("meld 7S 7H 7D", "draw stock", "draw pile 1", "finish", "rummy 1", "pass"):
        illegal = refused(state, text)
        assert illegal is not None, text
        assert (illegal.code, illegal.rule) == ("not-your-phase", "the-deal")
        assert str(illegal.message) == "This is the first turn, so you only discard a card."


def test_after_the_first_discard_the_round_goes_on_as_ever() -> None:
    state = dealt()
    first = moves(state)[-1]
    state.apply(RUMMY500.parse(first))
    assert (state.asked, state.phase, len(state.pile), state.idle) == (1, "draw", 1, 0)
    assert {"draw stock", "draw pile 1"} <= set(moves(state))
    state.apply(RUMMY500.parse("draw pile 1"))
    # The pile is empty and nothing is melded, but this is no first turn.
    assert not state.is_opening
    state.apply(RUMMY500.parse(next(one for one in moves(state) if one.startswith("discard"))))
    state.apply(RUMMY500.parse("draw stock"))
    state.apply(RUMMY500.parse(next(one for one in moves(state) if one.startswith("discard"))))
    state.apply(RUMMY500.parse("draw stock"))
    assert refused(state, "meld 7S 7H 7D") is None


def test_every_round_begins_with_a_discard_of_a_hand_with_the_extra_card() -> None:
    rng, rounds = Random(3), 0
    state = RUMMY500.new(RUMMY500.setup(3, {**OPTIONS, "target": 1000}, 5))
    while not state.over and rounds < 4:
        if state.is_opening:
            rounds += 1
            assert [len(state.hands[state.seat]), sum(map(len, state.hands))] == [8, 22]
            assert state.seat == state.left_of(state.dealer)
        state.advance(rng.choice(list(state.legal())))
    assert rounds == 4


def test_opponents_discard_first_whatever_they_could_meld() -> None:
    state = dealt()
    assert all(
        RUMMY500.write(move).startswith("discard") for move in RUMMY500.bot.candidates(state)
    )
    quick = RUMMY500.bot.rollout_move(state, Random(1))
    assert state.check(quick) is None
    assert all(state.check(move) is None for move in RUMMY500.bot.search_prior(state))


def test_the_usual_first_turn_draws() -> None:
    state = RUMMY500.new(RUMMY500.setup(3, {}, 5))
    assert (state.phase, len(state.pile), state.is_opening) == ("draw", 1, False)
