"""Orders of a run that come to the same are valued the same: only its last card matters."""

from random import Random

from game.ai.search import PlayoutBatch
from game.games.taki.cards import COLORED_KINDS_COUNT, PLUS_SYMBOL, TAKI_SYMBOL, is_number
from game.games.taki.game import TAKI as GAME
from game.games.taki.moves import Play
from game.games.taki.rules import TakiState
from tests.games.taki.positions import position

KNOWS = GAME.bot
SYMBOLS = ("1", "3", "4", "5", "6", "7", "8", "9", "-stop", "+2", "-turn", "-plus")


def runs(count: int, seed: int, players: int = 2) -> list[TakiState]:
    """Runs that have just been opened and have to be played out, by hands made by chance."""
    rng = Random(seed)
    found = []
    while len(found) < count:
        color, other = rng.sample("RYGB", 2)
        inside = [color + one for one in rng.sample(SYMBOLS, rng.randint(3, 5))]
        rest = [other + one for one in rng.sample(SYMBOLS, rng.randint(1, 3))]
        theirs = " ".join(other + one for one in rng.sample(SYMBOLS, rng.randint(2, 6)))
        hands = [" ".join([*inside, *rest]), theirs, "color color", "super king"][:players]
        state = position(hands, pile=f"{color}5 {color}-taki", run=color)
        state.phase = "run"
        found.append(state)
    return found


def sorts(state: TakiState) -> set[int]:
    """What may be last in the run: each sign, numbers being one."""
    cards = [
        card for card in state.hands[0] if card < COLORED_KINDS_COUNT and card // 13 == state.run
    ]
    return {0 if is_number(card) else card for card in cards}


def ended(state: TakiState) -> TakiState:
    """The state after the policy has played the run out."""
    while state.phase == "run" and state.asked == 0:
        state.advance(KNOWS.rollout_move(state, Random(1)))
    return state


def test_of_a_forced_run_with_three_sorts_of_cards_one_goes_first_and_is_not_compared() -> None:
    for state in runs(30, 1) + runs(10, 2, players=4):
        if len(sorts(state)) > 2:
            assert len(KNOWS.search_prior(state)) == 1


def test_the_last_two_sorts_of_a_forced_run_are_both_looked_at() -> None:
    for state in runs(40, 3):
        while len(sorts(state)) > 2:
            state.advance(next(iter(KNOWS.search_prior(state))))
        open_choice = len(sorts(state)) == 2 and state.phase == "run"
        if open_choice and not KNOWS.certain_wins(state):
            assert len([move for move in KNOWS.search_prior(state) if isinstance(move, Play)]) == 2


def test_orders_of_a_forced_run_that_leave_the_same_card_last_are_the_same_position() -> None:
    compared = 0
    for state in runs(40, 4):
        ends: dict[int, TakiState] = {}
        for move in state.legal():
            after = state.clone()
            after.advance(move)
            after = ended(after)
            top = after.pile[-1]
            if top in ends:
                compared += 1
                assert after.hands[0] == ends[top].hands[0]
                assert (after.phase, after.asked) == (ends[top].phase, ends[top].asked)
                assert KNOWS.win_chances(after) == KNOWS.win_chances(ends[top])
            ends[top] = after
    assert compared > 60


def test_playouts_of_orders_that_come_to_the_same_are_no_cards_apart() -> None:
    for state in runs(6, 5):
        worlds = PlayoutBatch(GAME, state.view(0), 1)
        moves = [move for move in state.legal() if isinstance(move, Play)]
        last = {}
        for move in moves:
            after = state.clone()
            after.advance(move)
            last[move] = ended(after).pile[-1]
        same = [move for move in moves if last[move] == last[moves[0]]]
        for row in worlds.rows(range(4), same):
            assert max(row) - min(row) < 1e-9


def test_a_plus_or_taki_goes_before_what_can_be_the_last_card() -> None:
    for state in runs(30, 6):
        while state.phase == "run" and state.asked == 0 and len(sorts(state)) > 2:
            state.advance(next(iter(KNOWS.search_prior(state))))
        assert state.phase != "run" or not any(card % 13 == TAKI_SYMBOL for card in state.hands[0])
        signs = {card % 13 for card in state.hands[0] if card // 13 == state.run}
        assert PLUS_SYMBOL not in signs or len(sorts(state)) <= 2
