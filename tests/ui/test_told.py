"""What is told on the table: what is new, who laid off what, what melds and players have."""

from collections import Counter
from random import Random

import pytest

from game.core.event import PERSON_SEAT, Seat
from game.core.table import MELD_STYLE, TableZone
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.table.render.card_facts import put_by
from game.ui.table.render.player_plates import PLATE_COLOURS, letters_of
from tests.games.taki.positions import deck
from tests.sitting import at_table
from tests.ui.stage import NAMES, Stage


def brightness(colour: tuple[int, ...]) -> float:
    """How bright a colour is, by the eye's own weights."""
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def five(stage: Stage) -> TablePage:
    """A table of 500 Rummy with melds."""
    table = stage.sit(5, game=GAMES_BY_NAME["rummy500"], moves=170, seed=9)
    stage.asked()
    assert table.moves.try_move(table.session.match.moves_now()[0])
    stage.asked()
    return table


def mixed(stage: Stage) -> TablePage:
    """The same with a meld that others have laid cards off on."""
    table = five(stage)
    stage.until(lambda: any(put_by(table.model, one) for one in melds(table)) or step(stage, table))
    return table


def melds(table: TablePage) -> list[TableZone]:
    return [place for place in table.show.laid.places if place.style == MELD_STYLE]


def step(stage: Stage, table: TablePage) -> bool:
    """Make a move of the person's; never enough."""
    assert table.moves.try_move(table.session.match.moves_now()[-1])
    stage.asked()
    return False


def test_what_others_have_put_down_since_ones_move_is_new_until_the_next(stage: Stage) -> None:
    table = five(stage)
    while table.show.recent.news:
        assert table.moves.try_move(table.session.match.moves_now()[0])
    laid = {sprite.number for zone, held in table.show.cast.zones.items()
            if zone.startswith("melds") for sprite in held}  # fmt: skip
    while table.session.match.state.asked == PERSON_SEAT:
        move = next(one for one in table.session.match.moves_now()
                    if one.startswith(("draw", "discard")))  # fmt: skip
        assert table.moves.try_move(move)
    stage.asked()
    assert table.session.yours
    now = {sprite.number for zone, held in table.show.cast.zones.items()
           if zone.startswith("melds") for sprite in held}  # fmt: skip
    fresh = table.show.recent.news & now
    assert fresh == now - laid
    told = [node.value or "" for node in stage.role("meld")]
    assert sum(value.count("(new)") for value in told) == len(fresh)
    assert table.show.recent.news - now, "a discard on the open pile is new as well"
    assert table.moves.try_move(table.session.match.moves_now()[0])
    assert not table.show.recent.news


def test_a_card_on_anothers_meld_says_who_put_it_there(stage: Stage) -> None:
    table = mixed(stage)
    state = table.show.state
    marked = 0
    for place in melds(table):
        others = put_by(table.model, place)
        by = table.show.table.laid_by(state, place.zone)
        assert sorted(others.values()) == sorted(seat for seat in by if seat != place.owner)
        value = table.tree.by_key[f"zone {place.zone}"].value or ""
        for seat in set(others.values()):
            assert f"(put there by {table.show.names[seat].name})" in value
        marked += len(others)
    assert marked


def test_a_meld_tells_what_it_counts_when_it_is_pointed_at(stage: Stage) -> None:
    table = mixed(stage)
    node = next(node for node in stage.role("meld") if node.tip.endswith(" points"))
    stage.move(stage.visible_point(node))
    told = table.renderer.tipped()
    assert told is not None
    assert told.key == node.key
    assert (node.value or "").endswith(f"; {node.tip}")


@pytest.mark.parametrize("name", ["rummy500", "take"])
def test_a_plate_says_what_its_player_has_laid_as_the_melds_have_it(
    stage: Stage, name: str
) -> None:
    stage.resize(1280, 720)
    table = stage.sit(4, game=GAMES_BY_NAME[name], moves=60, seed=3)
    stage.asked()
    stage.until(
        lambda: any(table.show.table.laid_points(table.show.state)[1:]) or step(stage, table)
    )
    state, rules = table.show.state, table.show.table
    laid = rules.laid_points(state)
    assert laid is not None
    assert any(laid)
    summed = [0] * 4
    for place in table.show.laid.places:
        for seat, points in (
            rules.meld_points(state, place.zone) if place.style == MELD_STYLE else ()
        ):
            summed[seat] += points
    assert laid == summed
    for seat, points in enumerate(laid):
        plate = table.tree.by_key[f"plate {seat}"]
        seen = [node.name for node in plate.children]
        assert (f"+{points}" in seen) == bool(points)
        assert ("on the table" in (plate.value or "")) == bool(points)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_told_of_the_table_is_asked_with_what_the_person_sees(game: object) -> None:
    match = Match(game, game.setup(3, {}, 5), NAMES[:3])  # type: ignore[arg-type, attr-defined]
    rng = Random(2)
    for _ in range(80):
        if match.state.over:
            break
        seen = match.game.from_view(match.view(PERSON_SEAT))
        table, full = match.game.table, match.state
        assert table is not None
        assert table.laid_points(seen) == table.laid_points(full)
        for place in table.zones(seen, at_table("You", "Ada", "Max")):
            if place.style == MELD_STYLE:
                assert table.meld_points(seen, place.zone) == table.meld_points(full, place.zone)
                assert list(table.laid_by(seen, place.zone)) == list(
                    table.laid_by(full, place.zone)
                )
        match.play(match.game.write(match.game.bot.rollout_move(match.state, rng)))


def test_no_two_players_have_a_colour_or_letters_alike() -> None:
    assert len({tuple(colour) for colour in PLATE_COLOURS}) == 10
    assert all(brightness(tuple(colour)) > 130 for colour in PLATE_COLOURS)
    names = ["You", "Max", "Mina", "Ada", "Adam"]
    letters = letters_of(names)
    assert letters == ["Y", "Ma", "Mi", "Ada", "Adam"]
    assert len(set(letters)) == len(names)


def test_whoever_was_passed_over_is_said_to_be_until_the_next_one_moves(stage: Stage) -> None:
    taki = GAMES_BY_NAME["taki"]
    hands = ("R-stop B8 R3 Y3 B4", "R8 R9 Y3 Y4 Y5", "R6 R7 G6 B7 B8")
    setup = taki.setup(3, {"hand": 5}, 1, dealer=2, deck=deck(hands, "R5"))
    table = stage.sit_at(Match(taki, setup, NAMES[:3]))
    stage.tick()
    stage.worker.slow = True
    assert table.moves.try_move("play R-stop")
    stage.tick()
    stage.tick()
    plate = table.tree.by_key["plate 1"]
    assert "skipped" in [node.name for node in plate.children]
    assert (plate.value or "").endswith("skipped")
    assert "Stop! Ada misses a turn." in table.show.log
    stage.worker.slow = False
    stage.asked()
    assert "skipped" not in (table.tree.by_key["plate 1"].value or "")


@pytest.mark.parametrize("name", ["take", "rummy500", "texas"])
def test_known_cards_are_shown_only_if_wanted_and_are_those_everybody_saw(
    stage: Stage, name: str
) -> None:
    shown = 0
    for moves in (30, 45, 60):
        table = stage.sit(4, game=GAMES_BY_NAME[name], moves=moves, seed=3, fresh=False)
        stage.tick()
        match, rules = table.session.match, table.show.table
        assert not any("known" in (node.value or "") for node in stage.role("fan"))
        stage.app.set("known", "on")
        table.changed()
        for node in stage.role("fan"):
            seat = Seat(int(node.key[-1]))
            seen = rules.known_cards(table.show.state, seat)
            assert not Counter(seen) - Counter(match.view(seat)["hands"][seat])
            said = [str(rules.card_name(text)) for text in seen]
            assert (node.value or "").partition("known: ")[2] == ", ".join(said)
            shown += len(seen)
        stage.app.set("known", "off")
    assert shown
