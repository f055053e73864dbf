"""The table of Taki in the window: what lies where, what is said, and what gestures mean."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from game.core.event import Event, Seat, View
from game.core.state import SeatView
from game.core.table import PERSON_HAND_ZONE
from game.core.table_values import DirectionRing, Highlight, HighlightKind, strength
from game.games.taki.cards import NO_COLOR_OR_SYMBOL
from game.games.taki.game import TAKI
from game.games.taki.rules import TakiState
from game.games.taki.table import MAX_SPREAD_PILE_CARD_COUNT
from game.text.message import told
from game.ui.table.motion.stage import MIN_CLIMAX_STRENGTH_SHARE, MIN_EVENT_STRENGTH_SHARE
from tests.games.taki.positions import moves, play, position
from tests.sitting import at_table, seen
from tests.tiers import example_count
from tests.together import check_each

YOU = Seat(0)
NAMES = at_table(*("You", "Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hilda", "Ivo"))
TABLE = TAKI.table
SEEDS = range(example_count(16))


@cache
def walk(seed: int) -> tuple[TakiState, ...]:
    """The positions of one random match, mostly played sensibly so that all phases come up."""
    rng = Random(seed)
    options = TAKI.options_type.from_values(
        {
            "mode": rng.choice(["single", "tournament"]),
            "voluntary_draw": rng.choice(["off", "on"]),
            "partial_runs": rng.choice(["off", "on"]),
        }
    )
    state = TAKI.new(TAKI.setup(rng.choice([2, 3, 4, 10]), options, seed))
    states = [state.clone()]
    while not state.over and len(states) < 300:
        chosen = TAKI.bot.rollout_move(state, rng)
        if rng.random() < 0.5:
            chosen = rng.choice(list(state.legal()))
        state.advance(chosen)
        states.append(state.clone())
    return tuple(states)


def yours(seed: int) -> Iterator[tuple[TakiState, View]]:
    """The positions in which the person is asked, each with the view."""
    for state in walk(seed):
        if state.asked == YOU:
            yield state, state.view(YOU)


def offered(state: TakiState, picked: str = "") -> list[str]:
    """The moves offered with these cards picked."""
    return [offer.move for offer in TABLE.offers(seen(state), picked.split(), NAMES)]


def names_of(state: TakiState, picked: str = "") -> list[str]:
    """What the legal offers' buttons say."""
    return [
        str(offer.name)
        for offer in TABLE.offers(seen(state), picked.split(), NAMES)
        if state.check(TAKI.parse(offer.move)) is None
    ]


def said(state: TakiState) -> str:
    """What the window asks for."""
    return str(TABLE.prompt(seen(state), NAMES))


def more(state: TakiState) -> str:
    """The second sentence."""
    return str(TABLE.next_zone(seen(state), NAMES)[1])


# Every move can be made.


def test_every_legal_move_is_offered_when_its_card_is_picked() -> None:
    def check(seed: int) -> None:
        for state, view in yours(seed):
            for text in moves(state):
                if not text.startswith("play "):
                    assert text in offered(state)
                    continue
                card = text.removeprefix("play ").partition("=")[0]
                assert card in view["hands"][0]
                assert text in offered(state, card)

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


def test_every_legal_move_is_offered_with_nothing_picked() -> None:
    def check(seed: int) -> None:
        for state, _ in yours(seed):
            assert moves(state) <= set(offered(state))

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


def test_exactly_the_cards_that_can_be_played_are_not_shaded() -> None:
    def check(seed: int) -> None:
        for state in walk(seed):
            usable = TABLE.playable_cards(seen(state))
            if state.asked != YOU or state.phase == "announce":
                assert usable is None
                continue
            assert usable is not None
            legal = {
                text[5:].partition("=")[0] for text in moves(state) if text.startswith("play ")
            }
            assert {text for text in state.view(YOU)["hands"][0] if text in usable} == legal

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


def test_offers_are_moves_of_their_own_and_their_names_are_short() -> None:
    def check(seed: int) -> None:
        for state, view in yours(seed):
            for picked in ["", *view["hands"][0], " ".join(view["hands"][0][:4])]:
                found = TABLE.offers(seen(state), picked.split(), NAMES)
                assert len({offer.move for offer in found}) == len(found)
                for offer in found:
                    assert TAKI.write(TAKI.parse(offer.move)) == offer.move
                    assert 0 < len(str(offer.name)) <= 40, offer.name
                    assert len({one.key for one in found if one.intent == offer.intent}) == 1
                    assert len({one.intent for one in found if one.key == offer.key}) == 1
                    assert offer.key not in "HUM"

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


def test_offers_do_not_depend_on_what_is_hidden() -> None:
    def check(seed: int) -> None:
        rng = Random(seed)
        for state, view in list(yours(seed))[:40]:
            other = TAKI.determinize(view, rng)
            for picked in ["", *view["hands"][0]]:
                cards = picked.split()
                assert TABLE.offers(other, cards, NAMES) == TABLE.offers(seen(state), cards, NAMES)

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


def test_a_button_of_its_own_says_what_it_does() -> None:
    def check(seed: int) -> None:
        verbs = (
            *(
                "Play ",
                "Add ",
                "Draw ",
                "Breaker: draw ",
                "Change ",
                "Super Taki in ",
                "Close ",
                "Leave ",
                "Stop ",
            ),
            *("Let ", "Last card!", "Keep ", "Break "),
        )
        for state, _ in yours(seed):
            found = TABLE.offers(seen(state), [], NAMES)
            groups = [offer.intent for offer in found]
            for offer in found:
                if groups.count(offer.intent) == 1:
                    name = str(offer.name)
                    assert name.startswith(verbs) or name.endswith(": go again")
                elif offer.intent == "play":
                    assert str(offer.group_name) == "Play"

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


def test_nothing_is_offered_while_another_is_asked() -> None:
    state = position(["R1 R3", "R4 B4"], asked=1)
    assert offered(state) == offered(state, "R1") == []


def test_a_card_that_does_not_fit_is_offered_so_that_the_rules_say_why_not() -> None:
    state = position(["R1 B3", "R4 B4"])
    assert offered(state, "B3") == ["play B3"]
    assert names_of(state, "B3") == []
    state = position(["R1 color", "R4 B4"], pile="B+2", pending=2)
    assert "play color=R" in offered(state, "color")


def test_a_click_on_the_stock_or_a_drag_to_the_hand_draws() -> None:
    state = seen(position(["R1 B3", "R4 B4"]))
    assert TABLE.gesture_move(state, "stock", None) == "draw"
    assert TABLE.gesture_move(state, "stock", PERSON_HAND_ZONE) == "draw"
    assert TABLE.gesture_move(state, "stock", "pile") is None
    assert TABLE.gesture_move(state, "pile", None) is None
    assert TABLE.gesture_move(state, "pile", PERSON_HAND_ZONE) is None
    assert str(TABLE.no_move_text(state, "pile", PERSON_HAND_ZONE)).endswith(".")


# What the buttons say.


def test_change_colour_offers_the_four_colours_always_in_one_order() -> None:
    state = position(["color B3 B4 Y1", "R4 B4"])
    found = TABLE.offers(seen(state), ["color"], NAMES)
    assert [offer.move for offer in found] == [f"play color={one}" for one in "RYGB"]
    assert [offer.cards for offer in found] == [(f"color={one}",) for one in "RYGB"]
    assert {str(offer.group_name) for offer in found} == {"Change colour"}
    assert str(found[3].name) == "Change to blue"


def test_a_super_taki_takes_the_colour_in_force_and_on_a_bare_king_a_chosen_one() -> None:
    assert offered(position(["super B3", "R4 B4"]), "super") == ["play super"]
    bare = position(["super B3", "R4 B4"], pile="R5 king", bare=True)
    assert offered(bare, "super") == [f"play super={one}" for one in "RYGB"]
    assert next(offer.cards for offer in TABLE.offers(bare, ["super"], NAMES)) == ("super=R",)


def test_drawing_says_how_many() -> None:
    assert names_of(position(["B3", "R4 B4"])) == ["Draw a card"]
    assert "Draw 4" in names_of(position(["B3 R+2", "R4 B4"], pile="Y+2 B+2", pending=4))


def test_drawing_is_the_plain_button_where_a_card_can_be_played() -> None:
    state = position(["B3 R+2", "R4 B4"], pile="Y+2 B+2", pending=4)
    assert [offer.secondary for offer in TABLE.offers(seen(state), [], NAMES)] == [False, True]
    state = position(["B3", "R4 B4"])
    assert [offer.secondary for offer in TABLE.offers(seen(state), [], NAMES)] == [False]


def test_a_run_is_closed_or_left_open() -> None:
    state = position(["R-taki R3 B4 B5", "R4 B4"])
    play(state, "play R-taki")
    assert names_of(state) == ["Add the red 3"]
    play(state, "play R3")
    assert names_of(state) == ["Close the run", "Leave it open"]
    keys = [(offer.intent, offer.key) for offer in TABLE.offers(seen(state), [], NAMES)]
    assert keys == [("close", "C"), ("leave", "V")]


def test_a_run_can_only_be_left_open_on_a_taki() -> None:
    state = position(["R-taki B4 B5", "R4 B4"])
    play(state, "play R-taki")
    assert names_of(state) == ["Leave it open"]
    assert said(state) == "Leave the run open."
    assert more(state) == "You can’t close a run on a red Taki."


def test_several_picked_cards_go_into_a_run_one_after_another() -> None:
    state = position(["R-taki R3 R+2 B4", "R4 B4"], pile="R9")
    found = TABLE.offers(seen(state), ["R3", "R+2", "R-taki"], NAMES)
    assert [(offer.move, offer.intent, offer.target) for offer in found] == [
        ("play R-taki", "add", "pile")
    ]
    assert str(found[0].name) == "Red Taki, then 2 more"
    play(state, "play R-taki")
    assert offered(state, "R+2 R3") == ["play R+2"]
    play(state, "play R+2")
    assert [(one.move, one.intent) for one in TABLE.offers(seen(state), ["R3"], NAMES)] == [
        ("play R3", "add")
    ]


def test_several_picked_cards_that_make_no_run_are_offered_one_by_one() -> None:
    state = position(["R3 B5 B4 Y1", "R4 B4"], pile="R5")
    assert offered(state, "R3 B5") == ["play R3", "play B5"]
    assert names_of(state, "R3 B5") == ["Play the red 3", "Play the blue 5"]


def test_an_open_run_is_gone_on_with_by_several_cards_too() -> None:
    state = position(["R3 R5 B5", "R4 B4"], pile="R1 R-taki", run="R")
    assert offered(state, "B5 R3 R5") == ["play R3"]
    assert names_of(state, "B5 R3 R5") == ["Red 3, then 1 more"]
    assert offered(state, "B5 R3") == ["play B5", "play R3"]


def test_a_taki_of_another_colour_with_its_cards_opens_a_run_on_an_open_one() -> None:
    state = position(["B-taki B3 R5", "R4 B4"], pile="R1 R-taki", run="R")
    assert names_of(state, "B-taki B3 R5") == ["Blue Taki, then 1 more"]


@pytest.mark.parametrize(
    ("picked", "joined"),
    [("R3 R5", False), ("R3 R-taki", True), ("R3 R5 R-taki", True), ("Y3 R-taki", False)],
)
def test_cards_are_joined_where_one_of_them_opens_a_run_of_them_all(
    picked: str, joined: bool
) -> None:
    state = position(["R3 R5 R-taki Y3", "R4 B4"], pile="R9")
    assert TABLE.can_be_joined(seen(state), picked.split()) is joined


def test_in_an_open_run_cards_of_its_colour_are_joined() -> None:
    state = position(["R3 R5 B5", "R4 B4"], pile="R1 R-taki", run="R")
    assert TABLE.can_be_joined(seen(state), ["R3", "R5"])
    assert not TABLE.can_be_joined(seen(state), ["R3", "B5"])


def test_a_super_taki_with_cards_of_two_colours_is_offered_in_both() -> None:
    state = position(["super R3 R5 B3", "R4 B4"], pile="R1 king", bare=True)
    assert names_of(state, "super R3 R5 B3") == [
        "Super Taki in red, then 2 more",
        "Super Taki in blue, then 1 more",
    ]


def test_after_a_king_one_may_stop() -> None:
    state = position(["king R3 B4", "R4 B4"])
    play(state, "play king")
    assert "Stop there" in names_of(state)
    assert ("stop", "K") in [(one.intent, one.key) for one in TABLE.offers(seen(state), [], NAMES)]
    assert said(state) == "Play one more card, any card, or stop there."


# Calls and windows.


def test_the_last_card_is_called_and_silence_is_quiet() -> None:
    state = position(["R3 B4", "R4 B4", "Y3 Y4"])
    play(state, "play R3")
    call = TABLE.open_call(seen(state))
    assert call is not None
    assert (call.silent_move, call.auto_move) == ("quiet", "say last")
    assert names_of(state) == ["Last card!", "Keep quiet"]
    assert [(offer.intent, offer.key) for offer in TABLE.offers(seen(state), [], NAMES)] == [
        ("call", "L"),
        ("pass", "K"),
    ]
    assert said(state) == "One card left! Say “last card”."
    assert offered(state, "B4") == ["play B4"]


def test_a_plus_three_is_broken_cancelled_or_passed() -> None:
    state = position(["king break R3", "+3 Y5 Y6", "B4 B5 B6"], asked=1)
    play(state, "play +3")
    assert state.asked == 2 or state.asked == YOU
    call = TABLE.open_call(seen(state))
    assert call is not None
    assert call.silent_move == "pass"
    assert TABLE.waiting_text(seen(state)) == ""
    assert names_of(state) == ["Break it", "Let it stand"]
    assert said(state) == "Break Ada’s +3, or let it stand and draw three."


def test_the_next_player_may_cancel_a_plus_three_with_a_king() -> None:
    state = position(["king break R3", "+3 Y5 Y6"], asked=1)
    play(state, "play +3")
    assert names_of(state) == ["Play the King", "Break it", "Let it stand"]
    assert said(state).startswith("Break Ada’s +3, cancel it with the King, or let it stand")


def test_the_window_waits_for_others_without_saying_for_whom() -> None:
    waiting = set()
    for hands in (["break B4 B5", "Y4 Y5 Y6"], ["B3 B4 B5", "break Y5 Y6"]):
        state = position(["+3 R1 R3", *hands])
        play(state, "play +3")
        assert TABLE.open_call(seen(state)) is None
        waiting.add((str(TABLE.waiting_text(seen(state))), said(state), more(state)))
    assert waiting == {("Does anyone answer the +3?", "The others can answer your +3 now.", "")}


def test_the_others_wait_in_the_same_way_when_nobody_can_answer() -> None:
    shown = []
    for hands in (["break B4 B5", "Y4 Y5 Y6"], ["B3 B4 B5", "Y4 Y5 Y6"]):
        state = position(["+3 R1 R3", *hands])
        at = SeatView(TAKI, state.view(YOU))
        for event in play(state, "play +3"):
            at.apply(event.as_seen_by(YOU))
            if event.name == "answers":
                shown.append(
                    (TABLE.waiting_text(at.state), said_of(at.state), TABLE.table_signs(at.state))
                )
                break
    assert len(shown) == 2
    assert shown[0] == shown[1]
    assert shown[0][0] != ""


def said_of(state: TakiState) -> str:
    """What the window asks for in a state that was read from a view."""
    return str(TABLE.prompt(state, NAMES))


def test_a_call_is_open_exactly_in_the_phases_of_reactions_and_silence_is_legal() -> None:
    def check(seed: int) -> None:
        for state in walk(seed):
            call = TABLE.open_call(seen(state))
            assert (call is not None) == (
                state.asked == YOU and state.phase in ("announce", "answer")
            )
            if call is not None:
                assert call.silent_move in moves(state)
                assert call.auto_move in {*moves(state), ""}
            wait = state.phase == "answer" and state.asked != YOU
            assert bool(TABLE.waiting_text(seen(state))) == wait

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


# What is said.


def test_the_prompt_says_what_the_rules_allow_and_whose_turn_it_is() -> None:
    def check(seed: int) -> None:
        for state in walk(seed):
            view = state.view(YOU)
            sentence = said(state)
            assert sentence.endswith(".")
            assert sentence[0].isupper()
            assert len(sentence) <= 110
            if state.asked == YOU:
                legal = moves(state)
                if state.phase in ("turn", "extra", "run"):
                    assert ("draw" in sentence.lower()) == ("draw" in legal), sentence
                    assert ("close the run" in sentence.lower()) == ("close" in legal), sentence
                    assert ("open" in sentence) == ("leave" in legal), sentence
                assert not any(who.name in sentence for who in NAMES[1:]) or state.phase == "answer"
            elif state.asked is not None and view["seat"] is not None:
                name = NAMES[state.asked].name
                assert sentence.startswith((name, f"It’s {name}"))

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


def test_the_prompt_asks_for_no_card_that_is_not_there() -> None:
    def check(seed: int) -> None:
        for state, _ in yours(seed):
            if state.phase not in ("turn", "extra"):
                continue
            legal = {text[5:] for text in moves(state) if text.startswith("play ")} - {"break"}
            sentence = said(state).lower()
            asks = "play" in sentence or "add" in sentence or "cancel" in sentence
            assert asks == bool(legal), sentence

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


def test_the_prompt_names_colour_and_symbol() -> None:
    assert said(position(["R3 B8", "R4 B4"], pile="R8")) == "Play a red card or an 8."
    assert said(position(["B3 G3", "R4 B4"])) == "No red card, no 5. Draw a card."
    assert said(position(["B3 king", "R4 B4"])) == ("Only your no-colour cards fit. Play one.")


def test_the_prompt_after_a_change_of_colour_names_the_colour_alone() -> None:
    state = position(["R3 B8", "R4 B4"], pile="G5 color", chosen="R")
    assert said(state) == "Play a red card."
    assert more(state) == "The colour is now red."


def test_a_breaker_is_not_asked_for() -> None:
    state = position(["B3 break", "R4 B4"])
    assert said(state) == "Only the Breaker fits, and it costs you three cards. Draw a card."


def test_an_active_plus_two_names_the_answers_in_hand() -> None:
    three = ["R3 R4", "R4 B4"]
    twos: dict[str, Any] = {"pile": "Y+2 B+2", "pending": 4}
    assert said(position(three, **twos)) == "You have no +2 and no King. Draw four cards."
    held = position(["R+2 R4", "R4 B4"], **twos)
    assert said(held) == "Add a +2 or draw four cards."
    both = position(["R+2 king", "R4 B4"], **twos)
    assert said(both) == "Add a +2, cancel it with the King or draw four cards."


def test_an_open_run_is_spoken_of() -> None:
    opened: dict[str, Any] = {"pile": "R1 R-taki", "run": "R"}
    takes = position(["R3 B5", "R4 B4"], **opened)
    assert more(takes).startswith("The red run is open")
    ends = position(["B-taki B5", "R4 B4"], **opened)
    assert more(ends) == "The card you play ends the open red run."
    draws = position(["B4 B5", "R4 B4"], **opened)
    assert more(draws) == "If you draw, the red run stays open."


@pytest.mark.parametrize(
    ("last", "acts"),
    [
        ("R-stop", "Ada misses a turn"),
        ("R+2", "Ada adds a +2, plays a King, or draws two"),
        ("R-turn", "play goes the other way"),
        ("R-plus", "you need another card"),
    ],
)
def test_what_the_last_card_of_a_run_will_do_is_said(last: str, acts: str) -> None:
    state = position([f"R-taki {last} B4 B5", "R4 B4", "Y4 Y5"])
    play(state, "play R-taki")
    assert more(state) == "Only a run’s last card does anything."
    play(state, f"play {last}")
    assert more(state) == f"If the run ends here, {acts}."


def test_who_comes_next_follows_the_direction() -> None:
    hands = ["R3 B5", "R4 B4", "Y4 Y5"]
    assert more(position(hands)) == "Ada is next."
    assert more(position(hands, direction=-1)) == "Ben is next."
    assert more(position(hands, asked=1, direction=-1)) == "You’re next."


# What lies where.


def test_the_places_hold_the_whole_pack() -> None:
    def check(seed: int) -> None:
        for state in walk(seed):
            view = state.view(YOU)
            places = TABLE.zones(seen(state), NAMES)
            assert len({place.zone for place in places}) == len(places) == state.players + 2
            counted = 0
            for place in places:
                holder: Any = view
                for step in place.zone.split("/"):
                    holder = holder[int(step)] if isinstance(holder, list) else holder[step]
                counted += holder if isinstance(holder, int) else len(holder)
                assert 1 <= place.open_count <= MAX_SPREAD_PILE_CARD_COUNT
            assert counted == 116

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


def opened(state: TakiState) -> int:
    """How many cards of the pile lie side by side."""
    return TABLE.zones(seen(state), NAMES)[-1].open_count


def test_an_open_run_lies_side_by_side() -> None:
    state = position(["R-taki R3 R-stop super B4 B5", "R4 B4"], pile="R9")
    assert opened(state) == 1
    for count, card in enumerate(("R-taki", "R3", "super", "R-stop"), start=1):
        play(state, f"play {card}")
        assert opened(state) == count
    play(state, "close")
    assert opened(state) == 1


def test_a_long_run_is_bounded() -> None:
    pile = "R-taki " + " ".join(f"R{number} R{number}" for number in "1345678")
    assert opened(position(["R9 B4", "G4 B4"], pile=pile, run="R")) == MAX_SPREAD_PILE_CARD_COUNT


def test_a_stack_of_plus_twos_lies_side_by_side_and_is_counted() -> None:
    state = position(["R3 B4", "R4 B4"], pile="R+2 Y+2 B+2", pending=4)
    assert opened(state) == 2
    signs = TABLE.table_signs(seen(state))
    assert [(str(sign.text), sign.warning) for sign in signs] == [
        ("Blue", False),
        ("4 to draw", True),
    ]


def test_the_active_plus_twos_under_a_plus_three_stay_to_be_seen() -> None:
    options = {"plus_three_on": "any"}
    state = position(["R3 B4", "R4 B4"], pile="R5 Y+2 B+2 +3", pending=4, options=options)
    assert opened(state) == 3


def test_what_a_plus_three_leaves_in_force_stays_to_be_seen() -> None:
    state = position(["R3 B4", "R4 B4"], pile="B1 R5 +3 break")
    assert opened(state) == 3
    assert [str(sign.text) for sign in TABLE.table_signs(seen(state))] == ["Red or 5"]


def test_the_signs_tell_the_colour_the_run_and_the_plus_three() -> None:
    bare = position(["R3 B4", "R4 B4"], pile="R5 king", bare=True)
    assert [str(sign.text) for sign in TABLE.table_signs(seen(bare))] == ["Anything fits"]
    run = position(["R3 B4", "R4 B4"], pile="R5 R-taki", run="R")
    assert [str(sign.text) for sign in TABLE.table_signs(seen(run))] == [
        "Red or Taki",
        "Open red run",
    ]
    inside = position(["R-taki R3 B4 B5", "R4 B4"])
    play(inside, "play R-taki")
    assert [str(sign.text) for sign in TABLE.table_signs(seen(inside))] == ["Red", "Open red run"]
    three = position(["+3 B4 B5", "break B3 B1"])
    play(three, "play +3")
    assert TABLE.table_signs(seen(three))[-1].warning


def test_the_way_of_play_is_marked_and_turns() -> None:
    ring = TABLE.direction_ring(seen(position(["R3", "R4", "R1"])))
    assert isinstance(ring, DirectionRing)
    assert not ring.turned
    turned = TABLE.direction_ring(seen(position(["R3", "R4", "R1"], direction=-1)))
    assert turned is not None
    assert turned.turned
    assert TABLE.direction_ring(seen(position(["R3", "R4"]))) is None


def states(state: TakiState) -> list[str]:
    """What stands with each player."""
    return [str(TABLE.player_status(seen(state), Seat(seat))) for seat in range(state.players)]


def test_stages_and_last_cards_stand_with_the_players() -> None:
    assert states(position(["R3 B4", "R4", "R1 R5"])) == ["", "last card", ""]
    assert states(position(["R3 B4", "R4"], stages=[5, 8])) == ["stage 5", "stage 8"]
    state = position(["R3 B4", "R4 B4"])
    play(state, "play R3")
    assert states(state)[YOU] == ""
    play(state, "say last")
    assert states(state)[YOU] == "last card"
    state = position(["R-taki R3", "R4 B4"])
    play(state, "play R-taki")
    assert states(state)[YOU] == ""


def test_a_hand_is_sorted_by_colour_or_by_symbol() -> None:
    hand = ["king", "B5", "R5", "Y-stop", "super", "R1", "B+2"]
    by_colour = sorted(hand, key=lambda text: TABLE.sort_key(text, "suit"))
    assert by_colour == ["R1", "R5", "Y-stop", "B5", "B+2", "super", "king"]
    by_symbol = sorted(hand, key=lambda text: TABLE.sort_key(text, "rank"))
    assert by_symbol == ["R1", "R5", "B5", "Y-stop", "B+2", "super", "king"]


def test_cards_are_named_with_the_colour_chosen_for_them() -> None:
    assert [str(TABLE.card_name(text)) for text in ("R5", "king", "color=R", "super=B")] == [
        "red 5",
        "King",
        "Change Colour to red",
        "Super Taki in blue",
    ]


def test_the_table_can_be_shown_after_each_event() -> None:
    def check(seed: int) -> None:
        rng = Random(seed)
        mode = rng.choice(["single", "tournament"])
        options = TAKI.options_type.from_values({"mode": mode})
        state, events = TAKI.new_with_events(TAKI.setup(rng.choice([2, 4, 10]), options, seed))
        at = SeatView(TAKI)
        for _ in range(150):
            for event in events:
                at.apply(event.as_seen_by(YOU))
                shown(at.state)
            if state.over:
                break
            events = state.apply(TAKI.bot.rollout_move(state, rng))

    check_each(check, SEEDS, lambda seed: f"seed {seed}")


def shown(state: TakiState) -> None:
    """Ask the table all that the window asks it."""
    assert len(TABLE.zones(state, NAMES)) == state.players + 2
    sentence = said_of(state)
    assert sentence
    if state.run == NO_COLOR_OR_SYMBOL:
        assert not re.search("(red|yellow|green|blue) run", sentence), sentence
    str(TABLE.next_zone(state, NAMES)[1])
    TABLE.table_signs(state)
    TABLE.direction_ring(state)
    TABLE.open_call(state)
    TABLE.waiting_text(state)
    for seat in range(state.players):
        TABLE.player_status(state, Seat(seat))


# The end.


def test_the_cards_left_are_laid_open_at_the_end() -> None:
    state = position(["R3", "R4 B4", "Y1 super"])
    at = SeatView(TAKI, state.view(YOU))
    events = play(state, "play R3")
    assert [event for event in events if event.name == "reveal"] == [
        Event("reveal", Seat(1), "hands/1", "hands/1", ("R4", "B4")),
        Event("reveal", Seat(2), "hands/2", "hands/2", ("Y1", "super")),
    ]
    hands = {
        int(str(event.seat)): [str(card) for card in event.cards]
        for event in events
        if event.name == "reveal"
    }
    for event in events:
        at.apply(event.as_seen_by(YOU))
    assert [(one.seat, one.left) for one in TABLE.revealed_hands(at.state, hands)] == [
        (1, ("R4", "B4")),
        (2, ("Y1", "super")),
    ]
    assert verdicts(at.state) == [
        "out first",
        "two cards left",
        "two cards left",
    ]
    assert behind(at.state) == [(0, 0), (0, 2), (0, 2)]
    assert said_of(at.state) == "The match is over."


def verdicts(state: TakiState) -> list[str]:
    """What is said of each player at the end."""
    return [str(TABLE.final_remark(state, Seat(seat))) for seat in range(state.players)]


def behind(state: TakiState) -> list[tuple[int, ...]]:
    """How far from winning each player was."""
    return [TABLE.distance_to_win(state, Seat(seat)) for seat in range(state.players)]


def test_a_tournament_ends_with_the_stages() -> None:
    state = position(["R3", "R4 B4", "Y1 super"], stages=[1, 2, 7])
    play(state, "play R3")
    assert verdicts(seen(state)) == [
        "through all stages",
        "stage 2",
        "stage 7",
    ]
    assert behind(seen(state)) == [(1, 0), (2, 2), (7, 2)]
    assert [str(row) for row in TABLE.round_labels(seen(state))] == ["The tournament"]


def test_nothing_is_said_of_last_cards_and_colours_while_the_cards_are_dealt() -> None:
    _, events = TAKI.new_with_events(TAKI.setup(3, {}, 5))
    at = SeatView(TAKI)
    dealt = []
    for event in events:
        at.apply(event.as_seen_by(YOU))
        if at.state.asked is None:
            told = [TABLE.player_status(at.state, Seat(seat)) for seat in range(3)]
            dealt.append(any(TABLE.table_signs(at.state)) or any(told))
    assert len(dealt) >= 24
    assert not any(dealt)
    assert TABLE.table_signs(at.state)


def told_of(state: TakiState, move: str) -> list[tuple[Event, Highlight | None, list[str]]]:
    """The events of a move as seat 0 sees them: their highlights, and the warnings after each."""
    at, found = SeatView(TAKI, state.view(YOU)), []
    for event in state.apply(TAKI.parse(move)):
        mine = event.as_seen_by(YOU)
        moment = TABLE.highlight(at.state, mine, TAKI.event_kind(mine), NAMES)
        at.apply(mine)
        warned = [str(sign.text) for sign in TABLE.table_signs(at.state) if sign.warning]
        found.append((mine, moment, warned))
    return found


def test_a_plus_three_that_stands_is_shown_once_with_the_first_who_draws() -> None:
    found = told_of(position(["R3 B4", "+3 B5 G1", "Y1 Y3", "Y4 Y5"], asked=1), "play +3")
    [(event, moment, warned)] = [one for one in found if one[1] is not None]
    assert moment is not None and (event.name, event.seat) == ("draw", Seat(2))
    assert (moment.sort, moment.actor, moment.victim) == (HighlightKind.STAND, Seat(1), Seat(2))
    assert told(moment.text) == "Ada’s +3 stands, so everyone else draws three."
    assert (told(moment.title), told(moment.figure)) == ("+3", "+3 cards")
    assert warned == ["A +3 is out"]
    for earlier in (0, 20):
        for viewer in (YOU, Seat(2)):
            least = strength(moment, False, viewer, earlier)
            assert MIN_EVENT_STRENGTH_SHARE <= least < MIN_CLIMAX_STRENGTH_SHARE


def test_the_cards_that_a_broken_plus_three_costs_are_shown_without_a_word() -> None:
    state = position(["R3 B4", "+3 B5 G1", "break Y3 Y4"], asked=1)
    play(state, "play +3")
    (_, broken, warned), (event, drawn, after), *_ = told_of(state, "play break")
    assert broken is not None and drawn is not None
    assert (broken.sort, broken.victim) == (HighlightKind.BREAK, Seat(1))
    assert (event.name, event.seat, len(event.cards)) == ("draw", Seat(1), 3)
    assert (drawn.sort, drawn.title, told(drawn.figure)) == (HighlightKind.STAND, "", "+3 cards")
    assert warned == after == [], "no +3 is out any more"


@pytest.mark.parametrize(
    ("top", "direction", "victim"),
    [("R6", 1, 1), ("R6", -1, 3), ("R-stop", 1, 1), ("R-turn", 1, 3), ("R-plus", 1, None)],
)
def test_a_closed_taki_is_the_next_players_loss(
    top: str, direction: int, victim: int | None
) -> None:
    state = position([f"R-taki {top} B4 B5", "G1 G3", "G4 G5", "Y1 Y3"], direction=direction)
    for move in ("play R-taki", f"play {top}"):
        play(state, move)
    [moment] = [one for _, one, _ in told_of(state, "close") if one is not None]
    assert moment.sort is HighlightKind.CLOSE and moment.victim == victim
