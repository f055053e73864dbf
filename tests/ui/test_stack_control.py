"""Takeaway by hand: a card is turned, a stack taken, both again while one holds on."""

from collections.abc import Callable
from types import SimpleNamespace

import pygame
import pytest
from pygame import Color

from game.core.event import PERSON_SEAT
from game.games.take.game import TAKE
from game.text.message import told
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.clock import LONG_PRESS_SECONDS
from game.ui.kit.input.events import Key, KeyHeld
from game.ui.kit.paint.theme import GLOW_COLOUR, GOLD_COLOUR
from game.ui.kit.tree import Node, Role
from game.ui.table.control.stack_control import (
    LARGE_TAKE_DELAY_SECONDS,
    REPEATED_MOVE_INTERVAL_SECONDS,
)
from game.ui.table.model.actions import SkipAhead
from game.ui.table.motion.event_effects import DURATION_FACTORS
from game.ui.table.render.board import Board
from game.ui.table.render.picture import leaning_stack
from tests.tiers import is_night
from tests.ui.padding import Pad, PadButton
from tests.ui.positions import DECK, turn
from tests.ui.stage import FRAME, Stage
from tests.ui.touching import Touching

Hold = Callable[[], None]


def own(table: TablePage) -> list[str]:
    """The person's moves."""
    return [move for seat, move in table.session.match.moves if seat == PERSON_SEAT]


def gold(stage: Stage) -> Node:
    """The button of the only move."""
    return next(node for node in stage.nodes if node.key in ("do draw", "do pile"))


def asked(stage: Stage, table: TablePage) -> None:
    stage.until(lambda: stage.scene is not table or table.model.your_turn)


# Keys.


@pytest.mark.parametrize("key", ["return", "space"])
def test_a_key_does_the_obvious_from_anywhere_at_the_table(stage: Stage, key: str) -> None:
    table = stage.sit(3, seed=5, fresh=False)
    for count in range(1, 7):
        asked(stage, table)
        if table.model.only_move() is None:
            break
        [meant] = table.session.match.moves_now()
        stage.key("left", "up")
        stage.key(key)
        assert own(table)[-1] == meant and len(own(table)) == count
    assert count > 3


def test_where_several_stacks_fit_the_largest_has_the_focus_and_arrows_choose(
    stage: Stage,
) -> None:
    for _ in range(2):
        table = turn(stage, "take", choices=2)
        fits = table.model.asking.by_zone()
        largest = max(fits, key=lambda zone: table.show.laid.counts[zone])
        stage.key("left")
        table.focus = ""
        before = len(own(table))
        stage.key("return")
        assert (len(own(table)), table.focus) == (before, f"zone {largest}")
    other = next(zone for zone in fits if zone != largest)
    way = next(
        ways
        for first in ("left", "right", "up", "down")
        for ways in [(first,) * count for count in range(1, 5)]
        if _led(stage, table, largest, ways) == f"zone {other}"
    )
    _led(stage, table, largest, way)
    stage.key("return")
    assert own(table)[-1] == fits[other]


def _led(stage: Stage, table: TablePage, zone: str, ways: tuple[str, ...]) -> str:
    table.set_focus(table.tree.by_key[f"zone {zone}"])
    stage.key(*ways)
    return table.focus


def test_the_focus_goes_to_the_largest_stack_as_soon_as_several_fit(stage: Stage) -> None:
    for seed in range(40):
        table = stage.sit(3, seed=seed, fresh=False)
        for _ in range(30):
            asked(stage, table)
            if stage.scene is not table or table.model.only_move() is None:
                break
            stage.key("return")
        fits = table.model.asking.by_zone() if stage.scene is table else {}
        if len(fits) > 1:
            assert table.focus.removeprefix("zone ") in fits
            assert table.show.laid.counts[table.focus.removeprefix("zone ")] == max(
                table.show.laid.counts[zone] for zone in fits
            )
            return
    raise AssertionError("there is always but one stack")


def test_a_key_pressed_on_a_button_is_that_buttons(stage: Stage) -> None:
    table = turn(stage, "draw")
    before = len(own(table))
    table.set_focus(stage.find("hint"))
    stage.key("return")
    assert len(own(table)) == before


# Held on.


def key_held(stage: Stage) -> Hold:
    stage.key("return")
    return lambda: stage.app.send(KeyHeld(Key("return")))


def button_held(stage: Stage) -> Hold:
    stage.press(stage.visible_point(gold(stage)))
    return lambda: None


def watched(stage: Stage, table: TablePage, hold: Hold, seconds: float) -> list[tuple[float, int]]:
    """When moves were made by hand, after how long a wait for them, and the cards they took."""
    found, since = [], stage.now
    end = stage.now + seconds
    while stage.now < end and stage.scene is table:
        made = len(own(table))
        stacks = dict(table.show.laid.counts)
        if not table.model.your_turn:
            since = stage.now
        stage.tick()
        hold()
        if len(own(table)) > made:
            move = own(table)[-1]
            taken = 0 if move == "draw" else stacks[f"slots/{move.split()[1]}/cards"]
            found.append((stage.now - since, taken))
    return found


@pytest.mark.parametrize("held", [key_held, button_held])
@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_a_held_key_or_button_goes_on_with_a_beat_before_a_large_stack(
    stage: Stage, held: Callable[[Stage], Hold], speed: str
) -> None:
    large = small = 0
    for seed in range(8):
        table = stage.sit(3, seed=seed, fresh=False, speed=speed)
        asked(stage, table)
        hold = held(stage)
        for wait, taken in watched(stage, table, hold, 40.0)[1:]:
            beat = LARGE_TAKE_DELAY_SECONDS if taken >= 5 else REPEATED_MOVE_INTERVAL_SECONDS
            assert wait == pytest.approx(beat * DURATION_FACTORS[speed], abs=3 * FRAME)
            large, small = large + (taken >= 5), small + (taken < 5)
        waits = table.model.only_move() is not None and table.model.your_turn
        assert not waits or table.model.finished or watched(stage, table, hold, 1.0)
        stage.release((-1, -1))
        if large and small > 10 and not is_night:
            break
    assert large and small > 10


def test_a_held_button_stops_at_a_choice_and_its_release_is_no_click(stage: Stage) -> None:
    for seed in range(40):
        table = stage.sit(3, seed=seed, fresh=False)
        asked(stage, table)
        hold = button_held(stage)
        watched(stage, table, hold, 20.0)
        if stage.scene is table and table.model.your_turn:
            made = own(table)
            assert len(made) > 1 and table.model.only_move() is None
            table.moves.try_move(table.session.match.moves_now()[0])
            assert watched(stage, table, hold, 5.0) == []
            stage.release(stage.visible_point(stage.find("hint")))
            return
        stage.release((-1, -1))
    raise AssertionError("there is always but one stack")


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_click_on_the_button_turns_one_card(stage: Stage, speed: str) -> None:
    table = stage.sit(3, seed=5, fresh=False, speed=speed)
    asked(stage, table)
    place = stage.visible_point(stage.find("do draw"))
    stage.press(place)
    for _ in range(6):
        stage.tick()
    assert own(table) == []
    stage.release(place)
    stage.tick()
    assert own(table) == ["draw"]


def test_after_one_move_of_a_held_button_its_release_makes_none(stage: Stage) -> None:
    table = stage.sit(3, seed=5, fresh=False, speed="slow")
    asked(stage, table)
    place = stage.visible_point(stage.find("do draw"))
    stage.press(place)
    stage.until(lambda: own(table) == ["draw"])
    stage.release(place)
    stage.tick()
    assert own(table) == ["draw"]


def test_a_finger_that_stays_on_the_button_goes_on_too(stage: Stage) -> None:
    finger = Touching(stage)
    table = stage.sit(3, seed=5, fresh=False)
    asked(stage, table)
    place = stage.visible_point(stage.find("do draw"))
    finger.down(place)
    stage.tick(LONG_PRESS_SECONDS - 0.1)
    assert own(table) == []
    finger.stay(0.2)
    for _ in range(60):
        stage.tick()
    made = len(own(table))
    assert made > 1
    finger.up(place)
    assert len(own(table)) == made


def test_a_pads_button_turns_and_goes_on_while_it_is_held(stage: Stage) -> None:
    pad = Pad(stage)
    table = stage.sit(3, seed=5, fresh=False)
    asked(stage, table)
    pad.down(PadButton.A)
    assert own(table) == ["draw"]
    for _ in range(90):
        stage.tick()
        pad.tell()
    assert len(own(table)) > 1
    pad.up(PadButton.A)


def test_a_key_that_stays_down_goes_on_until_it_is_let_go(stage: Stage) -> None:
    stage.app.clock = SimpleNamespace(now=lambda: stage.now)  # type: ignore[assignment]
    table = stage.sit(3, seed=5, fresh=False)
    asked(stage, table)

    def tell(*kinds: int) -> None:
        pygame.event.clear()
        for kind in kinds:
            pygame.event.post(pygame.Event(kind, key=pygame.K_RETURN, mod=0))
        stage.tick()
        stage.app._read(moving=True)

    tell(pygame.KEYDOWN)
    assert own(table) == ["draw"]
    for _ in range(60):
        tell()
    made = len(own(table))
    assert made > 2
    tell(pygame.KEYUP)
    for _ in range(60):
        tell()
    assert len(own(table)) == made


def test_a_key_that_is_still_held_from_another_page_makes_no_move(stage: Stage) -> None:
    stage.app.clock = SimpleNamespace(now=lambda: stage.now)  # type: ignore[assignment]
    stage.show(StartPage(stage.app))
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    stage.app._read(moving=True)
    table = stage.sit(3, seed=5, fresh=False)
    for _ in range(120):
        pygame.event.clear()
        stage.tick()
        stage.app._read(moving=True)
    assert table.model.your_turn and own(table) == []


# Skipping ahead.


def test_skipping_ahead_plays_only_moves_up_to_a_choice_the_last_card_or_the_end(
    stage: Stage,
) -> None:
    met = set()
    for seed in range(12):
        table = stage.sit(3, seed=seed, fresh=False)
        asked(stage, table)
        while stage.scene is table and not table.model.finished:
            if "To my choice" in stage.said():
                stage.click("on")
                stage.until(lambda table=table: not table.model.hurrying)
            if not table.model.your_turn:
                stage.tick()
                continue
            state = table.session.state
            several = table.model.only_move() is None
            assert several or (state.phase, len(state.stock)) == ("draw", 1)
            met.add("choice" if several else "last card")
            stage.tick()
            table.moves.try_move(table.session.match.moves_now()[0])
        stage.until(lambda: isinstance(stage.scene, ResultPage))
        met.add("end")
        if len(met) == 3 and not is_night:
            break
    assert met == {"choice", "last card", "end"}


def test_in_a_game_with_hands_skipping_ahead_stops_at_each_turn(stage: Stage) -> None:
    table = stage.sit(3, game=TAKE, fresh=False)
    asked(stage, table)
    assert "on" not in [node.key for node in stage.nodes]
    table.perform(SkipAhead())
    assert not table.model.hurrying


def test_the_deck_turns_a_card_and_the_stack_that_fits_comes_by_a_click(stage: Stage) -> None:
    table = stage.sit(3, seed=5, fresh=False)
    for _ in range(6):
        asked(stage, table)
        [meant] = table.session.match.moves_now()
        stage.click(stage.find(DECK if meant == "draw" else f"zone slots/{meant[-1]}/cards"))
        assert own(table)[-1] == meant


# What is seen of it.


def lit(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The zones that glow gold in the next picture."""
    found: set[str] = set()

    def note(_: Board, zone: str, colour: Color = GLOW_COLOUR, **more: object) -> None:
        found.update({zone} if colour == GOLD_COLOUR else ())

    with monkeypatch.context() as patched:
        patched.setattr(Board, "glow", note)
        stage.app.painter.shown = None
        stage.scene.changed()
        stage.scene.paint(stage.app.painter)
    return found


@pytest.mark.parametrize("reduced", ["off", "on"])
def test_each_stack_that_fits_glows_once_the_card_has_landed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, reduced: str
) -> None:
    stage.app.settings.reduced_motion = reduced == "on"
    table = turn(stage, "take", choices=2)
    assert lit(stage, monkeypatch) == set(table.model.asking.by_zone())
    turn(stage, "draw")
    assert lit(stage, monkeypatch) == set()
    for seed in range(20):
        table = stage.sit(3, seed=seed, fresh=False, speed="normal")
        asked(stage, table)
        if table.session.state.phase == "draw":
            table.moves.try_move("draw")
            stage.tick()
            assert lit(stage, monkeypatch) == set(), "the card is on its way"


def test_a_stack_leans_to_the_slot_while_it_is_pressed(stage: Stage) -> None:
    table = turn(stage, "take")
    fits = next(iter(table.model.asking.by_zone()))
    place = stage.visible_point(stage.find(f"zone {fits}"))
    stage.press(place)
    assert leaning_stack(table.model) == fits
    stage.app.settings.reduced_motion = True
    table.entered()
    stage.press(place)
    assert leaning_stack(table.model) is None
    stage.release((-1, -1))
    stage.app.settings.reduced_motion = False
    table.entered()
    assert leaning_stack(table.model) is None
    stage.press(stage.visible_point(stage.find(DECK)))
    assert leaning_stack(table.model) is None


def test_the_prompt_says_why_in_the_first_three_turns_of_a_match(stage: Stage) -> None:
    table = stage.sit(3, seed=5, fresh=False)
    turns, why = set(), set()
    while len(own(table)) < 14:
        asked(stage, table)
        stage.tick()
        prompt = next(node for node in stage.nodes if node.role is Role.PROMPT)
        assert prompt.name.startswith(("Turn a card.", "Take "))
        turns.add(table.model.turn)
        said = told(table.model.second_line())
        assert said == "" or said in stage.said()
        why |= {table.model.turn} if said else set()
        assert not any(word in stage.said() for word in ("Next is", "next slot depends"))
        table.moves.try_move(table.session.match.moves_now()[0])
    assert max(turns) > 4
    assert why == {1, 2, 3}
