"""A moment at which a message is said, and what the rules allow there."""

from collections.abc import Iterator
from functools import cached_property
from itertools import permutations
from typing import Any

from game.core.event import Seat
from game.core.game import Game, State
from game.core.illegal import UnreadableMove
from game.core.options import Options
from game.text.message import Message
from tests.laws.agreeing import YOU, names_at
from tests.laws.reasoning import sentences, text
from tests.sitting import seen

COMPARED = 3
"""Candidate moves of which the coach is asked why one is better than another."""


class At:
    """A position with what is said in it, perhaps of a move.

    ``said`` are the message's values, cards as their texts.
    """

    def __init__(
        self, game: Game[Any, Any], state: State[Any], message: Message, move: str = ""
    ) -> None:
        self.game, self.state, self.message, self.move = game, state, message, move
        self.said = {name: _plain(value) for name, value in message.values.items()}

    @property
    def options(self) -> Options:
        return self.state.setup.options

    @cached_property
    def moves(self) -> list[str]:
        """The texts of the legal moves."""
        return list(map(self.game.write, self.state.legal()))

    def can(self, kind: str) -> bool:
        """Whether a legal move begins with these words."""
        return any(f"{move} ".startswith(f"{kind} ") for move in self.moves)

    def only(self, *kinds: str) -> bool:
        """Whether every legal move begins with one of these, and each of them is begun."""
        return all(map(self.can, kinds)) and all(
            any(f"{move} ".startswith(f"{kind} ") for kind in kinds) for move in self.moves
        )

    def refused(self, kind: str, card: str) -> bool:
        """Whether the rules refuse a move."""
        try:
            return self.state.check(self.game.parse(f"{kind} {card}")) is not None
        except UnreadableMove:
            return True

    def after(self, move: str) -> "At":
        state = self.state.clone()
        state.apply(self.game.parse(move))
        return At(self.game, state, self.message)

    def ends(self, move: str) -> bool:
        """Whether a move ends the round."""
        after = self.after(move).state
        return after.over or len(after.rounds) > len(self.state.rounds)

    def goes_out(self) -> bool:
        """Whether the seat that is asked can end the round in this turn by its last card."""
        waiting, met = [self], set()
        while waiting:
            at = waiting.pop()
            discards = [move for move in at.moves if move.startswith("discard")]
            if any(map(at.ends, discards)):
                return True
            for after in (at.after(move) for move in at.moves if move not in discards):
                view = repr(after.state.view(Seat(0)))
                if after.state.asked == self.state.asked and view not in met:
                    met.add(view)
                    waiting.append(after)
        return False


def _plain(value: Any) -> Any:
    """A card that is named as its text; any other value as it is."""
    card = isinstance(value, Message) and (
        value.name in ("cards-joker", "cards-a-joker") or {"rank", "suit"} <= value.values.keys()
    )
    return text(value) if card else value


def said_in(game: Game[Any, Any], state: State[Any]) -> Iterator[At]:
    """What the table and the coach say to the person at seat 0."""
    names, at = names_at(state), seen(state)
    assert game.table is not None
    signs = [sign.sentence for sign in game.table.table_signs(at)]
    for said in (game.table.prompt(at, names), game.table.next_zone(at, names)[1], *signs):
        yield from (At(game, state, one) for one in sentences(said))
    moves = list(state.legal())
    if state.asked != YOU or len(moves) < 2:
        return
    candidates = game.bot.candidates(at)[:COMPARED]
    for move, other in [(candidates[0], None), *permutations(candidates, 2)]:
        reason = game.bot.explain(at, move, names, other)
        yield from (At(game, state, one, game.write(move)) for one in sentences(reason))
