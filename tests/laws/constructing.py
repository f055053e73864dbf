"""Positions put together at random, which no walk needs to reach: what all games share.

``tests/games/NAME/constructed.py`` has for its game

* ``constructed(rng)``, a state whose cards, debts and open windows are drawn at random;
* ``every_move(state)``, every move of the notation with cards of the hand and wild cards as
  anything, and one move of each kind with a card that is not there;
* ``can_stand(state)``, whether a match can come to this: not to every position can it when an
  option gets another value;
* ``FAST``, pairs of functions of a state: a fast copy of a rule, and the rule.  A pair gives None
  twice where the fast copy is not asked.
"""

from collections.abc import Callable, Collection, Container, Iterator, Sequence
from importlib import import_module
from itertools import count
from random import Random
from typing import Any, Protocol, TypeVar, cast

from game.cards.french import JOKER, Card
from game.cards.melds import HIGH_ACE_PLACE, LaidCard, card_at, joker_as
from game.core.game import Game, State
from game.core.illegal import InvalidSetup
from game.core.options import Options, Value
from tests.laws.walks import fits, tried

C = TypeVar("C")
Fast = tuple[Callable[[Any], object], Callable[[Any], object]]


class Constructed(Protocol):
    """What such a module has."""

    __file__: str
    FAST: Sequence[Fast]

    def constructed(self, rng: Random) -> State[Any]: ...

    def can_stand(self, state: Any) -> bool: ...

    def every_move(self, state: Any) -> Iterator[Any]: ...


def constructed_of(game: Game[Any, Any]) -> Constructed:
    return cast(Constructed, import_module(f"tests.games.{game.name}.constructed"))


def positions(game: Game[Any, Any], count: int) -> Iterator[State[Any]]:
    """So many positions, the same ones every time; each follows from its number alone."""
    make = constructed_of(game).constructed
    return (make(Random(number)) for number in range(count))


def differing(game: Game[Any, Any], state: State[Any]) -> set[str]:
    """The moves that are listed but refused, or allowed but not listed."""
    moves = constructed_of(game).every_move(state)
    allowed = {move for move in moves if state.check(move) is None}
    return set(map(game.write, allowed ^ set(state.legal())))


def flips(game: Game[Any, Any]) -> list[tuple[str, Value]]:
    """Each option with each of the values that are ``tried``."""
    return [
        (one.name, value) for one in game.options_type.described() for value in tried(one.values)
    ]


def with_option(
    game: Game[Any, Any], state: State[Any], name: str, value: Value
) -> State[Any] | None:
    """The position with this option alone at another value; None if no match comes to it."""
    view = state.full_view()
    try:
        options = game.options_type.from_values({**view["options"], name: value}).as_values()
        other = game.from_view({**view, "options": options})
    except ValueError:
        return None
    return other if constructed_of(game).can_stand(other) else None


def flipped(game: Game[Any, Any], state: State[Any], number: int) -> State[Any]:
    """The position with one option alone at another value, by turns each; else itself."""
    every = flips(game)
    return with_option(game, state, *every[number % len(every)]) or state


# Drawing what a position is made of.


def blank(game: Game[Any, Any], rng: Random, most_players: int | None = None) -> Any:
    """A blank state in its first round, with players and options drawn at random."""
    least, most = game.players
    while True:
        players = rng.randint(least, min(most, most_players or most))
        options = some_options(game, rng.getrandbits(30))
        if fits(options, players):
            break
    state = game.blank_state(game.setup(players, options, rng.getrandbits(30)))
    state.round = state.shuffles = 1
    state.dealer = rng.randrange(players)
    # The person is asked in every second one.
    state.asked = 0 if seldom(rng, 2) else rng.randrange(players)
    return state


def some_options(game: Game[Any, Any], seed: int) -> Options:
    """Any options that agree.

    Each is drawn from a stream of its own, so that a new option changes no other, and no position.
    """
    for attempt in count():
        values = {
            one.name: Random(f"{seed} {attempt} {one.name}").choice(tried(one.values))
            for one in game.options_type.described()
        }
        try:
            return game.options_type.from_values(values)
        except InvalidSetup:
            continue
    raise AssertionError("no options agree")


def taken(deck: list[C], count: int) -> list[C]:
    """The last cards of a deck, at most so many, which leave it."""
    gone = deck[max(0, len(deck) - count) :]
    del deck[len(deck) - len(gone) :]
    return gone


def taken_first(rng: Random, deck: list[C], wanted: Container[C], count: int) -> list[C]:
    """Cards of a deck at random, which leave it, those that are wanted first; it is shuffled."""
    deck.sort(key=lambda card: (card in wanted) + rng.random())
    gone = taken(deck, count)
    rng.shuffle(deck)
    return gone


def see_taken(rng: Random, state: Any) -> None:
    """In every second position everybody saw the other players take two cards that they hold."""
    if seldom(rng, 2):
        for seat, hand in enumerate(state.hands):
            if seat != state.asked and not state.known[seat]:
                state.known[seat] = rng.sample(hand, min(2, len(hand)))


def seldom(rng: Random, once_in: int = 4) -> bool:
    return rng.randrange(once_in) == 0


# Runs.

LENGTHS = (3, 3, 3, 4, 4, 5, 6, 8, 11, 12, 13)


def some_run(rng: Random, deck: list[Card]) -> tuple[LaidCard, ...]:
    """A run from a deck, which its cards leave; without cards if the deck has none there.

    Jokers lie where the deck has no natural card, and now and then where it has one.
    """
    length = rng.choice(LENGTHS)
    suit, low = rng.randrange(4), rng.randint(0, HIGH_ACE_PLACE + 1 - length)
    left, laid = list(deck), []
    for place in range(low, low + length):
        card = card_at(suit, place)
        if card not in left or (JOKER in left and seldom(rng, 15)):
            if JOKER not in left:
                return ()
            left.remove(JOKER)
            laid.append(joker_as(card))
        else:
            left.remove(card)
            laid.append(LaidCard(card))
    if min(laid) > JOKER:
        return ()
    deck[:] = left
    return tuple(laid)


def going_together(rng: Random, deck: list[Card], count: int) -> list[Card]:
    """Cards of a deck that leave it, first of all of one rank or of neighbours in one suit."""
    suit, rank = rng.randrange(4), rng.randrange(13)
    wanted = {card_at(suit, rank + step) for step in range(5)}
    if seldom(rng, 2):
        wanted = {card_at(suit, rank) for suit in range(4)}
    return taken_first(rng, deck, wanted, count)


def every_run(hand: Collection[Card]) -> Iterator[tuple[LaidCard, ...]]:
    """Every row of two cards of a hand or more that follow each other, jokers as anything.

    Rows around the corner and rows of three from above are among them: they are no runs.
    """
    jokers = list(hand).count(JOKER)
    for suit in range(4):
        for low in range(13):
            for row in _longer((), suit, low, frozenset(hand), jokers):
                yield row
                if len(row) == 3:
                    yield row[::-1]


def _longer(
    row: tuple[LaidCard, ...], suit: int, place: int, held: Collection[Card], jokers: int
) -> Iterator[tuple[LaidCard, ...]]:
    if len(row) > 1:
        yield row
    if len(row) <= 13:
        card = card_at(suit, place % 13)
        if card in held:
            yield from _longer((*row, LaidCard(card)), suit, place + 1, held, jokers)
        if jokers:
            yield from _longer((*row, joker_as(card)), suit, place + 1, held, jokers - 1)
