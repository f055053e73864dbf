"""What is said of a position: whose turn it is, for a moment; a refusal until the position goes."""

from random import Random

import pytest

from game.core.event import PERSON_SEAT
from game.core.table import PERSON_HAND_ZONE
from game.games import GAMES
from game.match.match import Match
from game.text.message import told
from game.ui.features.match.match_page import TablePage
from game.ui.table.model.table_model import PASSING_NOTICE_SECONDS
from tests.sitting import at_table, seen
from tests.ui.positions import misfit, turn, zone
from tests.ui.stage import NAMES, Stage

PLAYED = [game for game in GAMES if game.table is not None]


def theirs(stage: Stage, name: str, seed: int = 5) -> TablePage:
    """A table of this game in an opponent's turn, who thinks for as long as it takes."""
    stage.worker.slow = True
    game = next(one for one in PLAYED if one.name == name)
    for moves in range(9, 60):
        table = stage.sit(3, game=game, seed=seed, moves=moves, fresh=False)
        stage.tick()
        if table.session.thinking and table.show.quiet and not table.show.held:
            return table
    raise AssertionError("there is no such position")


@pytest.mark.parametrize("name", [game.name for game in PLAYED])
def test_out_of_turn_every_click_and_drop_says_whose_turn_it_is(stage: Stage, name: str) -> None:
    for seed in (5, 6):
        table = theirs(stage, name, seed)
        asked = table.show.seen.view["seat"]
        told = f"It’s {table.show.names[asked].name}’s turn."
        zones = [place.zone for place in table.show.laid.places]
        hand = table.show.hand.order
        for source in zones:
            for target in (None, *zones):
                if target == source or (source == PERSON_HAND_ZONE and target is None):
                    continue
                table.model.say(None)
                if source == PERSON_HAND_ZONE and target is not None:
                    table.pointer.put(tuple(hand[:1]), target)
                else:
                    table.pointer.do(source, target)
                assert table.model.notice is not None, (source, target)
                assert table.model.notice.text == told, (source, target)


def test_out_of_turn_the_reason_stays_two_seconds_beside_what_happens(stage: Stage) -> None:
    table = theirs(stage, "take")
    happening = told(table.show.table.prompt(table.show.state, table.show.names))
    stage.click(zone(stage, "zone stock"))
    [alert] = stage.role("alert")
    assert alert.name.startswith("It’s ")
    assert happening in [node.name for node in stage.role("prompt")]
    stage.tick(PASSING_NOTICE_SECONDS - 0.1)
    assert stage.role("alert")
    assert table.waiting
    stage.tick(0.2)
    assert not stage.role("alert")
    assert happening in [node.name for node in stage.role("prompt")]


def test_a_refusal_out_of_turn_is_gone_when_the_turn_has_come(stage: Stage) -> None:
    table = theirs(stage, "take")
    stage.click(zone(stage, "zone stock"))
    stage.worker.slow = False
    stage.until(lambda: table.session.yours and table.show.quiet)
    assert table.model.notice is None
    assert not stage.role("alert")


def test_a_refusal_stays_with_ones_own_prompt_until_the_position_is_another(stage: Stage) -> None:
    table = turn(stage, "take")
    prompt = stage.role("prompt")[0].name
    stage.click(misfit(stage))
    said = table.model.notice
    assert said is not None
    for _ in range(5):
        stage.tick(10.0)
    assert table.model.notice is said
    assert prompt in [node.name for node in stage.role("prompt")]
    table.session.forget_advice()
    stage.tick()
    assert table.model.notice is None


def test_whose_turn_it_is_is_said_of_what_has_been_shown(stage: Stage) -> None:
    table = theirs(stage, "take")
    asked = table.show.seen.view["seat"]
    match = table.session.match
    while match.state.asked == asked:
        match.play(match.moves_now()[0])
    if table.session.yours or match.state.over:
        return
    refused = table.moves.out_of_turn()
    assert refused is not None
    assert str(refused.message) == f"It’s {table.show.names[asked].name}’s turn."


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: str(game.name))
def test_what_is_said_of_a_drop_in_ones_turn_is_true_of_the_position(game: object) -> None:
    rng = Random(4)
    found = set()
    for seed in range(6):
        played = next(one for one in PLAYED if one is game)
        assert played.table is not None
        match = Match(played, played.setup(3, {}, seed), NAMES[:3])
        for _ in range(120):
            if match.state.over:
                break
            if match.state.asked == PERSON_SEAT:
                view, state = match.view(PERSON_SEAT), seen(match.state)
                names = at_table("You", "Ada", "Max")
                zones = [place.zone for place in played.table.zones(state, names)]
                own = view.get("hands", [[]])[PERSON_SEAT]
                melds = [one["id"] for one in view.get("melds", ()) if one["cards"]]
                for source in zones:
                    for target in zones:
                        for picked in (own[:1], own[:2]) if source == PERSON_HAND_ZONE else ((),):
                            said = told(played.table.no_move_text(state, source, target, picked))
                            found.add(said)
                            if "sequence" in said or "meld," in said or "on the table st" in said:
                                assert melds, said
                            if "just that one" in said:
                                assert len(picked) > 1, said
                            if "turn begins" in said:
                                assert view["phase"] in ("draw", "call"), said
                            if "wait" in said.lower():
                                raise AssertionError(said)
            match.play(rng.choice(match.moves_now()))
    assert found
