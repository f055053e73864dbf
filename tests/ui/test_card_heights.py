"""Cards and the size of text: larger text never makes cards smaller while there is empty felt."""

from collections.abc import Iterator

import pytest

from game.core.table import MELD_STYLE, PERSON_HAND_ZONE
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.ui.deck.card_images import card_height
from game.ui.features.match.match_page import TablePage
from tests.tiers import by_tier
from tests.together import check_each
from tests.ui.stage import NAMES, Stage

WINDOWS = ((960, 600), (1280, 720), (1366, 768), (1920, 1080), (960, 1200), (2560, 1080))
TEXTS = (100, 125, 150, 175, 200)
TABLES = {"takeaway": (4, 30), "take": (3, 40), "rummy500": (3, 60), "taki": (4, 12),
          "texas": (2, 4)}  # fmt: skip
"""Players and moves made, by game."""
MELDED = {"rummy500 of 2": 60, "rummy500 of 3": 80, "rummy500 of 5": 80, "rummy500 of 8": 110,
          "take of 2": 60, "take of 3": 120, "take of 5": 160}  # fmt: skip
"""Moves made at tables with melds."""
SMALLEST_MELD_SHARE, SMALLEST_MELD_PIXELS = 0.75, 48
"""Height of the smallest meld at least: as a part of that with text of 100 %, and in pixels."""
KINDS = ("hand", "stock", "pile", "spread", "stack")


def widths(table: TablePage) -> dict[str, int]:
    """The smallest card of each kind of zone; a card's height follows from its width."""
    laid, found = table.show.laid, dict[str, int]()
    for place in laid.places:
        for pose in laid.poses[place.zone]:
            wide = pose.width or laid.card
            found[place.style.value] = min(wide, found.get(place.style.value, wide))
    return found


def at_each_text(stage: Stage, table: TablePage, size: str) -> Iterator[list[dict[str, int]]]:
    """The cards at each size of text, for each window."""
    stage.app.settings.size = size
    for window in WINDOWS:
        found = []
        for text in TEXTS:
            stage.app.settings.text = text
            stage.resize(*window)
            stage.tick(0.5)
            found.append(widths(table))
        yield found


def sit(stage: Stage, name: str) -> TablePage:
    players, moves = TABLES[name]
    stage.app.settings.text = 100
    table = stage.sit(players, game=GAMES_BY_NAME[name], moves=moves, seed=3, options={})
    stage.asked()
    assert stage.scene is table, "nobody has gone out"
    return table


@pytest.mark.night
def test_card_heights_never_fall_with_the_size_of_text(stage: Stage) -> None:
    """A pixel is lost by rounding; melds that fill the height under a plate yield a little."""

    def check(name: str) -> None:
        table = sit(stage, name)
        for found in at_each_text(stage, table, "usual"):
            usual = found[0]
            for text, cards in zip(TEXTS, found, strict=True):
                for kind in KINDS:
                    assert cards.get(kind, 0) >= usual.get(kind, 0) - 1, (text, kind, cards)
                melds = cards.get(MELD_STYLE.value, 0)
                least = 1.0 if text < 200 else 0.9
                assert melds >= least * usual.get(MELD_STYLE.value, 0) - 2, (text, cards)

    check_each(check, list(TABLES))


@pytest.mark.parametrize("size", ["usual", "large"])
def test_the_smallest_meld_keeps_three_quarters_of_its_height_in_large_text(
    stage: Stage, size: str
) -> None:
    stage.app.settings.size = size

    def check(name: str) -> None:
        game, _, players = name.split()
        stage.app.settings.text = 100
        table = stage.sit(
            int(players), game=GAMES_BY_NAME[game], moves=MELDED[name], seed=3, options={}
        )
        stage.asked()
        for window in WINDOWS[:4]:
            usual: dict[str, int] = {}
            for text in by_tier(change=(100, 150, 200), night=TEXTS):
                stage.app.settings.text = text
                stage.resize(*window)
                stage.tick(0.5)
                found = {kind: card_height(wide) for kind, wide in widths(table).items()}
                usual = usual or found
                meld, hand = MELD_STYLE.value, "hand"
                least = max(SMALLEST_MELD_SHARE * usual[meld], SMALLEST_MELD_PIXELS)
                assert found[meld] >= least, (window, text, found, usual)
                assert found[hand] <= 1.03 * usual[hand], (window, text, found, usual)

    check_each(check, list(MELDED))


def test_cards_are_higher_than_18_percent_of_a_wide_window_with_few_players(stage: Stage) -> None:
    """Those of the hand, or the stacks of a game without one, before anything is on the felt."""

    def check(name: str) -> None:
        for players in (2, 3, 4):
            game = GAMES_BY_NAME[name]
            options = {"rounds": "5-11"} if name == "texas" else {}
            stage.app.settings.text = 100
            for wide, high in WINDOWS:
                if high > wide:
                    continue
                stage.resize(wide, high)
                match = Match(game, game.setup(players, options, 3), NAMES[:players])
                laid = stage.sit_at(match).show.laid
                assert laid.poses.get(PERSON_HAND_ZONE) or name == "takeaway"
                card = next((one.width for one in laid.poses.get(PERSON_HAND_ZONE, ())), laid.card)
                share = card_height(card) / high
                assert share > 0.18, (players, (wide, high), share)

    check_each(check, list(TABLES))


@pytest.mark.night
def test_large_cards_are_larger_at_every_size_of_text(stage: Stage) -> None:
    def check(name: str) -> None:
        table = sit(stage, name)
        usually = list(at_each_text(stage, table, "usual"))
        largely = list(at_each_text(stage, table, "large"))
        kind = "hand" if table.show.table.has_hands else "stack"
        for usual, large in zip(usually, largely, strict=True):
            for small, great in zip(usual, large, strict=True):
                assert great[kind] >= 1.09 * small[kind], (small, great)

    check_each(check, list(TABLES))
