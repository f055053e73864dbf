"""Positions of Takeaway as the tests write them down: the stacks, the deck, the slot."""

from collections.abc import Mapping

from game.cards import french
from game.core.event import Event, Seat
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import plays
from game.games.takeaway.state import bits_of, tops_of
from game.text.message import Who

NAMES = (Who("You", you=True), Who("Ada"), Who("Max"), Who("Iris"))


def position(
    slots: Mapping[int, str],
    slot: int = 0,
    stock: str = "",
    players: int = 4,
    *,
    run_suits: str = "same",
    rounds: int = 1,
) -> TakeawayState:
    """A round in which this slot is about to be played.

    ``slots`` are stacks, bottom first; ``stock`` has the next card first.  Cards that are not
    named are in no zone: a rule's test names only what it is about.
    """
    options = {"rounds": rounds, "run_suits": run_suits}
    state = TAKEAWAY.blank_state(TAKEAWAY.setup(players, options, seed=1, dealer=0))
    state.round = 1
    state.shuffles = 2
    for number, stack in slots.items():
        state.slots[number] = [french.read(text) for text in stack.split()]
    state.stock = [french.read(text) for text in reversed(stock.split())]
    state.tops = tops_of(state.slots)
    state.lying = bits_of(state.tops)
    state.slot = slot
    owner = state.owner[slot]
    assert owner is not None, "the slot is in use"
    state.asked = owner
    state.phase = "take" if plays(state, slot) else "draw"
    return state


def deck_of(first: str) -> list[str]:
    """A whole pack that begins with these cards; the others follow in the pack's own order."""
    begun = first.split()
    return begun + [text for text in map(french.write, french.pack()) if text not in begun]


def dealt(first: str, players: int, dealer: int, **options: object) -> TakeawayState:
    """A match just dealt from a deck that begins with these cards."""
    setup = TAKEAWAY.setup(players, options, seed=1, dealer=dealer, deck=deck_of(first))
    return TAKEAWAY.new(setup)


def moves(state: TakeawayState) -> list[str]:
    """The texts of the legal moves."""
    return [TAKEAWAY.write(move) for move in state.legal()]


def play(state: TakeawayState, *texts: str) -> list[Event]:
    """Make these moves; all that happened."""
    return [event for text in texts for event in state.apply(TAKEAWAY.parse(text))]


def refusal(state: TakeawayState, text: str) -> str:
    """The code with which a move is refused."""
    illegal = state.check(TAKEAWAY.parse(text))
    assert illegal is not None, f"{text} is legal"
    return illegal.code


def stack(state: TakeawayState, slot: int) -> str:
    """The cards in a slot, bottom first."""
    return " ".join(map(french.write, state.slots[slot]))


def turn(state: TakeawayState) -> tuple[int, Seat | None, str]:
    """The slot being played, the seat that is asked, and the phase."""
    return state.slot, state.asked, state.phase
