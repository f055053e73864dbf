"""The law of tables: what one marks, offers or says of a card agrees with the rules."""

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import replace
from math import ceil
from random import Random
from typing import Any

import pytest

from game.core.game import Game, State
from game.core.table import Table
from game.games import GAMES_BY_NAME
from game.text.icon import Icon
from tests.laws.agreeing import YOU, Asked, compare, names_at
from tests.laws.walks import choices, every_game
from tests.sitting import seen

LONG = 190
"""So many moves of each match are walked."""
WALKED = 48
"""At most so many matches are walked: of more choices some are left out, evenly."""
ALIKE = 60
"""So many positions are looked at of those in which a table marks the same things."""


def walk(game: Game[Any, Any]) -> Iterator[State[Any]]:
    """Positions in which seat 0 is asked, by random and by good moves, of every choice."""
    every = list(choices(game))
    step = ceil(len(every) / WALKED)
    for number, (players, options) in enumerate(every[::step]):
        rng = Random(number)
        state: State[Any] = game.new(game.setup(players, options, number))
        for _ in range(LONG):
            if state.over:
                break
            if state.asked == YOU:
                yield state
            if rng.random() < (0.5 if number % 2 else 0.1):
                state.advance(rng.choice(list(state.legal())))
            else:
                state.advance(game.bot.rollout_move(state, rng))


WALKS: dict[str, list[State[Any]]] = {}


def walked(game: Game[Any, Any]) -> list[State[Any]]:
    """The positions of the walk, which is walked once a game."""
    if game.name not in WALKS:
        WALKS[game.name] = [state.clone() for state in walk(game)]
    return WALKS[game.name]


def marked(table: Table, state: State[Any]) -> Hashable:
    """What sorts of things a table marks in a position."""
    at = seen(state)
    return (
        state.phase,
        frozenset(table.card_marks(at).values()),
        table.open_call(at) is None,
        frozenset(sign.text for sign in table.table_signs(at) if sign.warning),
        frozenset(place.icon for place in table.zones(at, names_at(state))),
        bool(table.follow_up_cards(at)),
        not state.view(YOU)["stock"],
    )


def compared(game: Game[Any, Any]) -> Counter[str]:
    """Hold a game's table to the law; what there was to compare."""
    met: Counter[str] = Counter()
    table = game.table
    if table is None:
        return met
    alike: dict[Hashable, list[State[Any]]] = {}
    silences = set()
    for state in walked(game):
        call = table.open_call(seen(state))
        if call is not None:
            silences.add(call.silent_move)
        alike.setdefault(marked(table, state), []).append(state)
    for states in alike.values():
        rng = Random(len(states))
        for state in rng.sample(states, min(ALIKE, len(states))):
            compare(Asked(game, state, rng, met), silences)
    for one in met:
        how, _, sentence = one.partition(": ")
        assert how != "allowed" or f"refused: {sentence}" not in met, sentence
    return met


@pytest.mark.night("rummy500", "take", "taki", "texas")
@every_game
def test_what_a_table_marks_offers_and_says_agrees_with_the_rules(game: Game[Any, Any]) -> None:
    met = compared(game)
    assert game.table is None or min(met["offers"], met["moves"]) > 0
    for method in (
        "open_call",
        "playable_cards",
        "follow_up_cards",
        "active_zone",
        "cards_taken_along",
    ):
        # Where a table has a say in it, there was something to compare.
        if getattr(type(game.table or Table), method) is not getattr(Table, method):
            assert met[method] > 0, method


# The law finds tables that do not tell the truth.


class Lies:
    """Ways not to tell the truth, each in place of a table's own method."""

    @staticmethod
    def card_marks(own: Any, state: Any) -> Any:
        """Marks nothing."""
        return {}

    @staticmethod
    def open_call(own: Any, state: Any) -> Any:
        """No call window is ever open."""
        return None

    @staticmethod
    def playable_cards(own: Any, state: Any) -> Any:
        """Every card can be used."""
        said = own(state)
        return None if said is None else state.view(YOU)["hands"][YOU]

    @staticmethod
    def follow_up_cards(own: Any, state: Any) -> Any:
        """Every card goes with another."""
        return state.view(YOU)["hands"][YOU]

    @staticmethod
    def active_zone(own: Any, state: Any) -> Any:
        """The turn is about the slot of the next player."""
        return "slots/4/cards"

    @staticmethod
    def matching_zones(own: Any, state: Any, zone: str) -> Any:
        """Nothing fits."""
        return []

    @staticmethod
    def zones(own: Any, state: Any, names: Any) -> Any:
        """Every meld is locked."""
        return [replace(one, icon=Icon.LOCK) for one in own(state, names)]

    @staticmethod
    def prompt(own: Any, state: Any, names: Any) -> str:
        """The pile can always be taken."""
        return "Draw a card, or take one."

    @staticmethod
    def gesture_move(own: Any, *where: Any) -> Any:
        """Clicks mean nothing."""
        return None

    @staticmethod
    def offers(own: Any, state: Any, picked: Any, names: Any) -> Any:
        """What is offered with one card is left out."""
        return [] if len(picked) == 1 else own(state, picked, names)

    @staticmethod
    def cards_taken_along(own: Any, state: Any, zone: str, card: int) -> Any:
        """The card above comes along, this one does not."""
        return card + 1, ""

    @staticmethod
    def possible_melds(own: Any, state: Any) -> Any:
        """Any three cards are a meld."""
        return [tuple(state.view(YOU)["hands"][YOU][:3])]


@pytest.mark.night(
    "rummy500-card_marks",
    "rummy500-cards_taken_along",
    "rummy500-open_call",
    "rummy500-possible_melds",
    "rummy500-prompt",
)
@pytest.mark.parametrize(
    ("name", "method"),
    [
        *(("take", one) for one in ("card_marks", "zones", "offers", "possible_melds")),
        *(("takeaway", one) for one in ("active_zone", "matching_zones", "prompt", "gesture_move")),
        *(
            ("rummy500", one)
            for one in ("card_marks", "open_call", "prompt", "cards_taken_along", "possible_melds")
        ),
        *(("taki", one) for one in ("open_call", "playable_cards", "follow_up_cards")),
        *(("texas", one) for one in ("card_marks", "offers")),
    ],
)
def test_the_law_finds_a_table_that_does_not_tell_the_truth(name: str, method: str) -> None:
    game = GAMES_BY_NAME[name]
    own = getattr(game.table, method)
    lie = getattr(Lies, method)
    table = type("Lying", (type(game.table),), {method: lambda self, *asked: lie(own, *asked)})()
    with pytest.raises((AssertionError, IndexError)):
        compared(type("LyingGame", (type(game),), {"table": table})())
