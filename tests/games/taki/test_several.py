"""A match of several games: who begins the next one, and when the match is won."""

from random import Random
from typing import Any

import pytest

from game.core.event import Seat, apply_event
from game.core.state import SeatView
from game.games.taki.bot.evaluate import games_after, of_the_match, race
from game.games.taki.cards import NO_COLOR_OR_SYMBOL
from game.games.taki.game import TAKI
from game.games.taki.rules import TakiState
from game.games.taki.table import TakiTable
from game.text.message import Who
from tests.games.taki.positions import play, position
from tests.laws.walks import cards_in
from tests.together import each_of

NAMES = (Who("You", you=True), Who("Ada"), Who("Max"), Who("Iris"))
TABLE = TakiTable()


def several(
    *hands: str, wins: int = 3, scores: tuple[int, ...] = (), rounds: int = 0, **fields: Any
) -> TakiState:
    """A position in a match of several games, some of them over."""
    state = position(hands, options={"wins": wins}, **fields)
    state.scores = list(scores) or [0] * len(hands)
    state.rounds = [{"scores": [0] * len(hands), "out": None}] * rounds
    state.round = rounds + 1
    return state


def test_who_goes_out_wins_a_game_and_the_next_one_is_dealt() -> None:
    state = several("R1", "G3 G4", "B3 B4")
    play(state, "play R1")
    assert (state.over, state.round, state.scores) == (False, 2, [1, 0, 0])
    assert state.rounds == [{"scores": [1, 0, 0], "out": 0}]
    assert [len(hand) for hand in state.hands] == [8, 8, 8]
    assert cards_in(state.full_view()).total() == 116


def test_the_winners_left_neighbour_begins_the_next_game() -> None:
    for winner, first in ((0, 1), (1, 2), (2, 0)):
        hands = ["B3 B4"] * 3
        hands[winner] = "R1"
        state = several(*hands, asked=winner)
        play(state, "play R1")
        assert (state.asked, state.dealer) == (first, winner)


def test_what_was_in_force_and_the_counts_begin_anew() -> None:
    state = several("R-turn R1", "G3 G4", "B3 B4", turns=70, direction=-1)
    state.idle = 2
    state.hands[0] = state.hands[0][:1]
    play(state, "play R1")
    assert (state.turns, state.idle, state.direction) == (1, 0, 1)
    assert (state.run, state.pending, state.by, state.following) == (
        NO_COLOR_OR_SYMBOL,
        0,
        NO_COLOR_OR_SYMBOL,
        NO_COLOR_OR_SYMBOL,
    )
    assert state.phase == "turn"


def test_the_first_to_win_so_many_games_wins_the_match() -> None:
    state = several("R1", "G3 G4", wins=3, scores=(2, 2), rounds=4)
    play(state, "play R1")
    assert (state.over, state.winners, state.scores) == (True, (0,), [3, 2])
    assert state.rounds[-1] == {"scores": [1, 0], "out": 0}


@each_of("wins", [2, 3, 5, 7])
def test_one_game_fewer_does_not_win_the_match(wins: int) -> None:
    state = several("R1", "G3 G4", wins=wins, scores=(wins - 2, 0), rounds=wins - 2)
    play(state, "play R1")
    assert not state.over
    assert state.scores == [wins - 1, 0]


def test_a_shared_game_counts_for_each_who_shares_it() -> None:
    state = several("B1 B3", "G3 G4", "Y1 Y3 Y4", "G5 G6", dry=True, turns=800)
    play(state, "draw")
    assert (state.over, state.scores) == (False, [1, 1, 0, 1])
    assert state.rounds == [{"scores": [1, 1, 0, 1], "out": None}]


@pytest.mark.parametrize(
    ("dealer", "first"), [(3, 1), (0, 2), (1, 0), (2, 0)], ids=["3", "0", "1", "2"]
)
def test_after_a_shared_game_the_left_neighbour_of_the_sharer_nearest_to_the_dealers_left_begins(
    dealer: Seat, first: int
) -> None:
    # Seats 0, 1 and 3 share it.
    state = several("B1 B3", "G3 G4", "Y1 Y3 Y4", "G5 G6", dry=True, turns=800)
    state.dealer = dealer
    play(state, "draw")
    assert state.asked == first


def test_who_reach_the_number_in_the_same_game_share_the_match() -> None:
    hands = ("B1 B3", "G3 G4", "Y1 Y3 Y4", "G5 G6")
    state = several(*hands, dry=True, turns=800, wins=2, scores=(1, 1, 1, 0), rounds=3)
    play(state, "draw")
    assert (state.over, state.winners, state.scores) == (True, (0, 1), [2, 2, 1, 1])


def test_with_one_game_to_win_scores_stay_0() -> None:
    state = several("R1", "G3 G4", wins=1)
    play(state, "play R1")
    assert (state.over, state.winners, state.scores) == (True, (0,), [0, 0])
    assert state.rounds == [{"scores": [0, 0], "out": 0}]


def test_in_a_tournament_the_games_to_win_are_ignored_and_shown_as_1() -> None:
    setup = TAKI.setup(3, {"mode": "tournament", "wins": 5}, 3)
    assert setup.options.as_values()["wins"] == 1
    state = position(["R1", "G3 G4"], stages=[1, 1], options={"wins": 5})
    play(state, "play R1")
    assert (state.over, state.scores) == (True, [0, 0])


def test_the_values_of_games_to_win() -> None:
    described = {one.name: one for one in TAKI.options_type.described()}["wins"]
    assert (described.default, described.values.describe()) == (1, [1, 2, 3, 5, 7])


def test_a_record_without_the_newer_option_is_one_game() -> None:
    options = TAKI.options_type.from_text("mode=single voluntary_draw=off partial_runs=off hand=8")
    assert options.as_values()["wins"] == 1


@pytest.mark.parametrize(
    ("hands", "fields", "moves"),
    [
        (("R-stop", "G3 G4", "B3"), {}, ["play R-stop"]),
        (("king", "G3 G4", "B3"), {}, ["play king"]),
        (("+3", "G3 G4", "B3 B4"), {}, ["play +3"]),
        (("+3", "king G4", "B3 B4"), {}, ["play +3", "play king"]),
        (("R-taki R1", "G3 G4", "B3"), {}, ["play R-taki", "say last"]),
    ],
)
def test_a_game_ends_by_whatever_card_takes_the_last_and_no_turn_is_left_over(
    hands: tuple[str, ...], fields: dict[str, Any], moves: list[str]
) -> None:
    state = several(*hands, **fields)
    for move in moves:
        if TAKI.parse(move) in list(state.legal()):
            play(state, move)
    while state.round == 1:
        state.apply(next(iter(state.legal())))
    assert (state.turns, state.phase, state.by) == (1, "turn", NO_COLOR_OR_SYMBOL)
    assert [len(hand) for hand in state.hands] == [8, 8, 8]


def test_who_follows_the_events_has_the_view_through_all_games() -> None:
    rng = Random(3)
    for number in range(3):
        state, events = TAKI.new_with_events(TAKI.setup(2 + number, {"wins": 2, "hand": 5}, number))
        views: list[dict[str, Any]] = [{} for _ in range(2 + number)]
        moves = 0
        while True:
            for event in events:
                for seat, view in enumerate(views):
                    apply_event(view, event.as_seen_by(Seat(seat)))
            for seat, view in enumerate(views):
                assert in_order(view, seat) == in_order(state.view(Seat(seat)), seat)
            if state.over:
                break
            events = state.apply(rng.choice(list(state.legal())))
            moves += 1
        assert max(state.scores) == 2
        assert moves <= TAKI.max_moves(2 + number, state.setup.options)
        assert len(state.rounds) <= (2 + number) * (2 - 1) + 1


def in_order(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """A view with the cards of a seat's hand in order: there is none promised."""
    hands = [sorted(hand) if at == seat else hand for at, hand in enumerate(view["hands"])]
    return {**view, "hands": hands}


# What is said of it.


def test_the_log_tells_who_won_the_game_and_how_all_stand() -> None:
    state = several("R1", "G3 G4", "B3 B4", scores=(0, 1, 1), rounds=2)
    events = state.apply(TAKI.parse("play R1"))
    seen = SeatView(TAKI, state.view(Seat(0)))
    told = [str(said) for event in events if (said := TAKI.describe_event(seen, event, NAMES[:3]))]
    assert "You have no cards left and win the game: You 1, Ada 1, Max 1." in told
    assert "You deal game 4." in told


def test_the_log_tells_of_a_shared_game() -> None:
    state = several("B1 B3", "G3 G4", "Y1 Y3 Y4", "G5 G6", dry=True, turns=800)
    events = state.apply(TAKI.parse("draw"))
    seen = SeatView(TAKI, state.view(Seat(0)))
    told = [str(said) for event in events if (said := TAKI.describe_event(seen, event, NAMES))]
    assert "The game ends here, and the fewest cards win: You 1, Ada 1, Max 0, Iris 1." in told, (
        told
    )


def test_between_two_games_the_table_says_that_the_game_is_over_and_why() -> None:
    state = several("R1", "G3 G4")
    view = state.view(Seat(0))
    for event in state.apply(TAKI.parse("play R1")):
        apply_event(view, event.as_seen_by(Seat(0)))
        if event.name == "round-end":
            break
    seen = TAKI.from_view(view)
    assert str(TABLE.prompt(seen, NAMES)) == "This game is over."
    assert str(TABLE.round_end_title(seen, NAMES)) == "You went out"
    assert TABLE.table_signs(seen) == []
    assert str(TABLE.told_of_round(1, NAMES[0], shared=False)) == "You won game 1."


def test_the_table_says_that_nobody_could_play_or_draw() -> None:
    state = several("B1 B3", "G3", dry=True)
    state.idle = 1
    view = state.view(Seat(0))
    for event in state.apply(TAKI.parse("draw")):
        apply_event(view, event.as_seen_by(Seat(0)))
        if event.name == "round-end":
            break
    assert str(TABLE.round_end_title(TAKI.from_view(view), NAMES)) == "Nobody could play or draw"


def test_games_won_are_what_is_counted() -> None:
    options = TAKI.options_type.from_values({"wins": 3})
    assert TABLE.is_scored(options)
    assert not TABLE.is_scored(TAKI.options_type())
    assert (str(TABLE.points(1)), str(TABLE.points(2))) == ("1 win", "2 wins")
    assert str(TAKI.bot.unit_of(options)) == "wins"
    assert str(TAKI.bot.unit_of(TAKI.options_type())) == "cards"
    state = several("R1", "G3 G4", scores=(2, 1), rounds=3)
    assert [str(one) for one in TABLE.round_labels(state)] == ["Game 1", "Game 2", "Game 3"]
    assert list(TAKI.bot.result(state)) == [2, 1]


def test_hands_are_not_remarked_on_where_the_games_won_count() -> None:
    state = several("R1", "G3 G4", scores=(2, 2), rounds=4)
    play(state, "play R1")
    assert state.over
    assert [TABLE.final_remark(state, Seat(seat)) for seat in (0, 1)] == ["", ""]


# The chance to win the match.


def test_a_race_is_won_as_counting_game_by_game_says() -> None:
    def counted(lacking: tuple[int, ...]) -> list[float]:
        if 0 in lacking:
            return [float(wins == 0) for wins in lacking]
        found = [0.0] * len(lacking)
        for winner in range(len(lacking)):
            after = tuple(wins - (seat == winner) for seat, wins in enumerate(lacking))
            for seat, chance in enumerate(counted(after)):
                found[seat] += chance / len(lacking)
        return found

    for lacking in ((1, 1), (3, 1), (2, 3, 1), (4, 4), (3, 2, 2, 3), (5, 1, 2)):
        assert race(lacking) == pytest.approx(counted(lacking))


def test_the_chance_is_to_win_the_match_and_not_the_game() -> None:
    game = [0.8, 0.2]
    assert of_the_match(game, [1, 1]) == pytest.approx(game)
    # Who lacks one game wins with this one, or in half of the matches that go on.
    assert of_the_match(game, [1, 2]) == pytest.approx([0.9, 0.1])
    assert of_the_match(game, [2, 1]) == pytest.approx([0.4, 0.6])
    assert sum(of_the_match([0.5, 0.3, 0.2], [3, 2, 5])) == pytest.approx(1.0)


def test_a_state_has_the_chance_of_the_match() -> None:
    hands = ("R1 R3 B4", "R4 R5 B6")
    level = several(*hands, scores=(1, 1), rounds=2, turns=5)
    ahead = several(*hands, scores=(2, 0), rounds=2, turns=5)
    single = several(*hands, wins=1, turns=5)
    knowledge = TAKI.bot
    game = knowledge.win_chances(single)
    assert knowledge.win_chances(level)[0] == pytest.approx(0.5 * game[0] + 0.25)
    assert knowledge.win_chances(ahead)[0] > 0.85
    over = several("R1", "G3 G4", scores=(2, 2), rounds=4)
    play(over, "play R1")
    assert list(knowledge.win_chances(over)) == [1.0, 0.0]


def test_a_later_game_that_was_only_dealt_promises_everybody_the_same() -> None:
    state = several("R1", "G3 G4", scores=(1, 1), rounds=2)
    play(state, "play R1")
    assert TAKI.bot.win_chances(state) == pytest.approx(race((1, 2)))


def test_the_longer_a_match_the_less_a_card_is_worth() -> None:
    hands = ("R1 R3 B4", "R4 R5 B6")
    left = [TAKI.bot.rounds_left(several(*hands, wins=wins)) for wins in (1, 2, 3, 5, 7)]
    assert left == sorted(set(left))
    assert games_after([1, 3]) == 0
    assert games_after([2, 2]) == 1.5


def test_a_playout_stops_where_a_game_ends() -> None:
    state = several("R1", "G3 G4")
    after = state.clone()
    play(after, "play R1")
    assert TAKI.bot.is_leaf(after, state)
