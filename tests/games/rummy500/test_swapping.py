"""The option *Swapping jokers*: the card that a joker stands for takes its place."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from game.cards import french
from game.core.event import Seat
from game.core.illegal import UnreadableMove
from game.core.state import SeatView
from game.games.rummy500.bot.endgame import sure_wins, way_out
from game.games.rummy500.bot.knowledge import Rummy500Bot
from game.games.rummy500.bot.rollout import quick
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.melds import is_whole
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.scoring import counted
from game.games.rummy500.table import Rummy500Table
from tests.games.rummy500.positions import kinds, moves, play, position, why, written
from tests.laws.walks import cards_in
from tests.sitting import at_table
from tests.tiers import example_count

NAMES = at_table("You", "Ada", "Max")


def playing(*hands: str, **more: object) -> Rummy500State:
    """A turn after the draw, at a table where jokers are swapped."""
    given: dict[str, object] = {"pile": "3C", "phase": "play", "joker_swap": "on", **more}
    return position(*hands, **given)  # type: ignore[arg-type]


def swaps(state: Rummy500State) -> list[str]:
    return [move for move in moves(state) if move.startswith("swap")]


def refused(state: Rummy500State, text: str) -> str:
    refusal = state.check(RUMMY500.parse(text))
    return "" if refusal is None else str(refusal.message)


def test_the_card_takes_the_joker_s_place_and_the_joker_goes_to_the_hand() -> None:
    state = playing("TS 4H", "3D", melds=["9S JK=TS JS"], by=[(1, 1, 1)])
    assert swaps(state) == ["swap TS in M1"]
    play(state, "swap TS in M1")
    assert written(state.melds[0]) == ["9S", "TS", "JS"]
    assert state.melds[0].by == (1, 0, 1)
    assert sorted(state.view(0)["hands"][0]) == ["4H", "JK"]
    assert state.view(0)["known"][0] == ["JK"]
    assert (state.asked, state.phase, state.melded) == (0, "play", True)


def test_the_card_scores_for_who_swaps_it_and_the_joker_for_nobody() -> None:
    state = playing("TS 4H", "3D", melds=["9S JK=TS JS"], by=[(1, 1, 1)])
    assert counted(state) == [-14, 9 + 15 + 10 - 3]
    play(state, "swap TS in M1")
    assert counted(state) == [10 - 15 - 4, 9 + 10 - 3]


def test_an_ace_that_takes_a_joker_s_place_below_a_two_counts_as_a_low_ace() -> None:
    state = playing("AS 4H", "3D", melds=["JK=AS 2S 3S", "JS QS JK=KS JK=AS"], jokers="four")
    assert swaps(state) == ["swap AS in M1", "swap AS in M2"]
    low, high = state.clone(), state.clone()
    play(low, "swap AS in M1")
    play(high, "swap AS in M2")
    assert counted(high)[0] - counted(low)[0] == 14


def test_in_a_set_the_joker_stands_for_every_missing_suit() -> None:
    state = playing("7D 7C 4H", "3D", melds=["7S 7H JK=7"])
    assert swaps(state) == ["swap 7D in M1", "swap 7C in M1"]
    assert why(state, "swap 4H in M1") == "does-not-fit"
    full = playing("7C 4H", "3D", melds=["7S 7H 7D JK=7"])
    play(full, "swap 7C in M1")
    assert written(full.melds[0]) == ["7S", "7H", "7D", "7C"]
    assert not full.melds[0].shape.room


def test_of_several_jokers_in_a_set_the_last_one_laid_is_freed() -> None:
    state = playing("7D 4H", "3D", melds=["7S JK=7 JK=7"], by=[(0, 0, 1)])
    play(state, "swap 7D in M1")
    assert written(state.melds[0]) == ["7S", "JK=7", "7D"]
    assert state.melds[0].by == (0, 0, 0)


def test_a_joker_in_a_run_is_freed_by_its_own_card_alone() -> None:
    state = playing("TS TH 8S 4H", "3D", melds=["9S JK=TS JS"])
    assert swaps(state) == ["swap TS in M1"]
    assert refused(state, "swap TH in M1") == (
        "No joker in the 9-10-J of spades stands for the 10 of hearts."
    )
    assert why(state, "swap 8S in M1") == "does-not-fit"


def test_a_freed_joker_can_be_played_kept_or_discarded() -> None:
    for after in ("layoff JK=QS to M1", "discard JK", "discard 4H", "meld 4H 4D JK=4"):
        state = playing("TS 4H 4D 9C", "3D", melds=["9S JK=TS JS"], by=[(1, 1, 1)])
        play(state, "swap TS in M1")
        assert why(state, after) is None, after


def test_each_swap_frees_one_joker_until_no_card_for_one_is_held() -> None:
    state = playing("TS 5D 4H", "3D", melds=["9S JK=TS JS", "5S 5H JK=5"], by=[(1,) * 3] * 2)
    play(state, "swap TS in M1", "swap 5D in M2")
    assert (state.hands[0].count(french.JOKER), swaps(state)) == (2, [])


def test_nobody_swaps_while_a_card_is_owed() -> None:
    state = position(
        "TS 5S 5H", "3D", pile="5D 9C", melds=["9S JK=TS JS"], joker_swap="on", stock="2C 2D"
    )
    play(state, "draw pile 2")
    assert (swaps(state), why(state, "swap TS in M1")) == ([], "must-meld")
    assert refused(state, "swap TS in M1") == (
        "Play the 5 of diamonds you took before you swap a card."
    )
    play(state, "meld 5S 5H 5D")
    assert swaps(state) == ["swap TS in M1"]


def test_swapping_a_card_just_taken_lifts_its_bar_and_counts_as_playing() -> None:
    state = position("4H 9D", "3D", pile="KC TS", melds=["9S JK=TS JS"], joker_swap="on", idle=3)
    play(state, "draw pile 1")
    assert why(state, "discard TS") == "barred-card"
    play(state, "swap TS in M1")
    assert state.barred is None
    play(state, "discard 4H")
    assert state.idle == 0


def test_a_last_card_that_is_barred_can_be_swapped() -> None:
    state = position("5C 6C 7C", "3D", pile="KC TS", melds=["9S JK=TS JS"], joker_swap="on")
    play(state, "draw pile 1", "meld 5C 6C 7C")
    assert moves(state) == ["swap TS in M1"]
    prompt = str(Rummy500Table().prompt(state, NAMES))
    assert prompt == "The 10 of spades can’t be discarded, so play it."
    play(state, "swap TS in M1")
    assert "discard JK" in moves(state)


def test_where_a_meld_has_one_joker_another_can_follow_the_freed_one() -> None:
    state = playing("TS JK 4H", "3D", melds=["9S JK=TS JS"], wilds="one")
    assert not [move for move in moves(state) if move.startswith("layoff JK")]
    play(state, "swap TS in M1")
    assert "layoff JK=QS to M1" in moves(state)


def test_without_the_option_or_jokers_nobody_swaps() -> None:
    state = playing("TS 4H", "3D", melds=["9S JK=TS JS"], joker_swap="off")
    assert (swaps(state), why(state, "swap TS in M1")) == ([], "locked")
    assert refused(state, "swap TS in M1") == "At this table nobody swaps a joker on the table."
    assert not Rummy500Options.from_values({"jokers": "off", "joker_swap": "on"}).joker_swap


def test_a_swap_of_what_is_not_there_is_refused() -> None:
    state = playing("TS 4H", "3D", melds=["9S JK=TS JS"])
    assert why(state, "swap TS in M2") == "not-a-move"
    assert why(state, "swap 9S in M1") == "not-in-hand"
    drawing = position("TS 4H", "3D", melds=["9S JK=TS JS"], pile="3C", joker_swap="on")
    assert why(drawing, "swap TS in M1") == "not-your-phase"
    for text in ("swap JK in M1", "swap JK=TS in M1", "swap TS to M1", "swap TS in M0"):
        with pytest.raises(UnreadableMove):
            RUMMY500.parse(text)


def test_all_seats_see_the_joker_leave_and_the_card_come() -> None:
    for melds, text in ((["9S JK=TS JS"], "swap TS in M1"), (["7S JK=7 JK=7"], "swap 7H in M1")):
        state = playing("TS 7H 4H", "3D", "3H", melds=melds, by=[(1, 1, 2)])
        following = [SeatView(RUMMY500, state.view(seat)) for seat in range(3)]
        events = state.apply(RUMMY500.parse(text))
        assert kinds(events) == ["free-joker", "swap", "asked"]
        for seat, seen in enumerate(following):
            for event in events:
                seen.apply(event.as_seen_by(Seat(seat)))
                # On the way the meld lacks a card, which can be read too.
                assert all(map(is_whole, seen.state.melds)) == (event.name != "free-joker")
            assert seen.view == state.view(seat)


def test_the_log_tells_of_a_swap_once() -> None:
    told = []
    for by in ((1, 1, 1), (0, 0, 1)):
        state = playing("TS 4H", "3D", melds=["9S JK=TS JS"], by=[by])
        seen = SeatView(RUMMY500, state.view(0))
        for event in state.apply(RUMMY500.parse("swap TS in M1")):
            said = RUMMY500.describe_event(seen, event, NAMES)
            told += [str(said)] if said else []
            seen.apply(event.as_seen_by(Seat(0)))
    assert told == [
        "You swap the 10 of spades for the joker in Ada’s 9-10-J of spades.",
        "You swap the 10 of spades for the joker in your 9-10-J of spades.",
    ]


# The table.


def offered(state: Rummy500State, *picked: str) -> dict[str, str | None]:
    """The moves that the table offers with these cards picked, with the zone of each."""
    offers = Rummy500Table().offers(state, picked, NAMES)
    return {offer.move: offer.target for offer in offers}


def test_a_picked_card_is_offered_at_the_meld_with_its_joker() -> None:
    state = playing("7D 4H", "3D", melds=["7S 7H JK=7", "6D JK=7D 8D"])
    at_melds = {move: zone for move, zone in offered(state, "7D").items() if zone != "pile"}
    assert at_melds == {
        "layoff 7D to M1": "melds/M1/cards",
        "swap 7D in M1": "melds/M1/cards",
        "swap 7D in M2": "melds/M2/cards",
        "meld 7D": "felt",
    }
    assert {"swap 7D in M1", "swap 7D in M2"} <= offered(state).keys()
    assert not [move for move in offered(state, "7D", "4H") if move.startswith("swap")]


def test_the_prompt_names_a_swap_where_one_is_possible() -> None:
    table = Rummy500Table()
    for hand, said in (
        ("TS 4H", "Swap a card for a joker, or discard one to end your turn."),
        ("TS QS 4H", "Swap a card for a joker, play others, or discard one to end your turn."),
    ):
        state = playing(hand, "3D", melds=["9S JK=TS JS"])
        assert str(table.prompt(state, NAMES)) == said


def test_a_joker_on_the_table_says_whether_it_can_be_swapped() -> None:
    table = Rummy500Table()
    for swap, ends in (("on", "With that card you can swap it."), ("off", "nobody can swap it.")):
        state = playing("TS 4H", "3D", joker_swap=swap)
        for joker in ("JK=TS", "JK=7"):
            assert str(table.card_info(state, joker).text).endswith(ends)


# Opponents.


def test_opponents_and_playouts_swap_a_joker_of_another_player() -> None:
    state = playing("TS 4H 9C", "3D 5D 8C", melds=["9S JK=TS JS"], by=[(1, 1, 1)])
    assert RUMMY500.write(Rummy500Bot().candidates(state)[0]) == "swap TS in M1"
    move = quick(state)
    assert move is not None
    assert RUMMY500.write(move) == "swap TS in M1"


def test_a_good_swap_comes_before_all_that_can_follow_it() -> None:
    """A joker of one's own that could not be laid again stays where it lies."""
    for melds, by, swapped in (
        (["9S JK=TS JS"], (1, 1, 1), True),
        (["9S JK=TS JS"], (0, 0, 0), True),
        (["TH TD TC JK=T"], (1, 1, 1, 1), True),
        (["TH TD TC JK=T"], (0, 0, 0, 0), False),
    ):
        state = playing("TS KH 4H 7C", "3D 5D 8C", melds=melds, by=[by])
        prior = list(map(RUMMY500.write, Rummy500Bot().search_prior(state)))
        assert (prior == ["swap TS in M1"]) == swapped, (melds, by)
        move = quick(state)
        assert move is not None
        assert RUMMY500.write(move).startswith("swap") == swapped, (melds, by)


def test_opponents_take_the_top_card_that_frees_a_joker() -> None:
    options = {"pile": "KC 2S", "melds": ["AS JK=2S 3S"], "by": [(1, 1, 1)]}
    for swap, taken in (("on", "draw pile 1"), ("off", "draw stock")):
        state = position("9H 4D KD", "3D 5D 8C", **options, joker_swap=swap)  # type: ignore[arg-type]
        best = next(iter(Rummy500Bot().search_prior(state)))
        assert RUMMY500.write(best) == taken
        rolled = quick(state)
        assert rolled is not None
        assert RUMMY500.write(rolled) == taken


def test_the_search_for_a_way_out_knows_swaps() -> None:
    hand, lies = "TS 4H 4D", {"melds": ["9S JK=TS JS"], "by": [(1, 1, 1)]}
    way = way_out(playing(hand, "3D 5D", **lies))
    assert way is not None
    assert [RUMMY500.write(move) for move in way.moves] == ["swap TS in M1", "meld 4H 4D JK=4"]
    assert way.points == 10 + 4 + 4 + 15
    assert way_out(playing(hand, "3D 5D", **lies, joker_swap="off")) is None


def test_a_win_that_needs_the_points_of_a_freed_joker_is_sure() -> None:
    state = playing("TS 4H 4D", "3D 5D", melds=["9S JK=TS JS"], by=[(1, 1, 1)], target=100)
    for short, wins in ((33, ["swap TS in M1"]), (34, [])):
        state.scores = [100 - short, 0]
        assert [RUMMY500.write(move) for move in sure_wins(state)] == wins


def test_a_card_that_frees_a_joker_is_hardly_held_by_who_had_a_turn() -> None:
    held = []
    for swap in ("off", "on"):
        state = position("2D 4C", "2H 9C KD 5H 3C", melds=["9S JK=TS JS"], by=[(1, 1, 1)],
                         pile="QD", joker_swap=swap)  # fmt: skip
        state.let_go[1] = state.pile[:]
        view, rng = state.view(Seat(0)), Random(1)
        hands = [RUMMY500.determinize(view, rng).full_view()["hands"][1] for _ in range(200)]
        held.append(sum("TS" in hand for hand in hands))
    assert 0 < held[1] < held[0] / 2


# Whole rounds.

VARIANTS = (
    {},
    {"wilds": "one"},
    {"shortest_run": 4, "ace": "low"},
    {"going_out": "strict_float"},
    {"going_out": "discard", "deepest_when": "at_once"},
    {"going_out": "called", "first_turn": "discard"},
    {"rummy_call": "top", "single_draw": "meld"},
)


def rounds(players: int, count: int) -> Iterator[int]:
    """The number of swaps in each round of random moves; half of the swaps there are are made."""
    for number in range(count):
        options = {"target": 0, "jokers": "four", "joker_swap": "on"}
        setup = RUMMY500.setup(players, {**options, **VARIANTS[number % len(VARIANTS)]}, number)
        state, rng, swapped = RUMMY500.new(setup), Random(number), 0
        pack = Counter(RUMMY500.pack(players, setup.options))
        most = RUMMY500.max_moves(players, setup.options)
        while not state.over and most:
            legal = list(state.legal())
            first = [move for move in legal if RUMMY500.write(move).startswith("swap")]
            move = rng.choice(first if first and rng.random() < 0.5 else legal)
            state.advance(move)
            swapped, most = swapped + (move in first), most - 1
            assert move not in first or cards_in(state.full_view()) == pack
        assert state.over
        yield swapped


@pytest.mark.parametrize("players", [2, 4, 7])
def test_rounds_with_swaps_end_and_lose_no_card(players: int) -> None:
    count = example_count(200)
    assert sum(rounds(players, count)) > count
