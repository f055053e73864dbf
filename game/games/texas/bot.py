"""What opponents know of Texas Rummy."""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from game.cards import french
from game.cards.french import Card
from game.core.event import Seat
from game.core.game import Knowledge
from game.games.texas.moves import (
    DISCARDS,
    DRAW_PILE,
    DRAW_STOCK,
    OUTS,
    Discard,
    Draw,
    GoOut,
    Move,
)
from game.games.texas.planning import (
    expected,
    keeping,
    least,
    links,
    taken,
    unseen,
    with_a_wild_card,
)
from game.games.texas.rules import TexasState
from game.games.texas.scoring import factor

MOST_TRIED: Final = 5
"""How many discards are looked at closely."""
MOST_CANDIDATES: Final = 4
"""How many moves are thought through."""
FORESIGHT: Final = 0.5
"""How much of what one more card says of two moves is still true when the round is over."""
MISJUDGED: Final = 2.0
"""By how many points that is usually wrong, in a round that counts once.

Both are measured: 500 playouts a move, over some four hundred decisions.
"""
HOPELESS: Final = 4.0
"""How many points worse than the best a move may look to be worth a search."""
UNSEEN: Final = 0.5
"""How many points a card of the stock is hoped to save, at a glance."""
SOON: Final = 0.2
"""How much the points left over at once weigh against those after the next card."""
HOPE: Final = 0.5
"""How much the points left over with one more wild card weigh against those without."""


class TexasKnowledge(Knowledge[TexasState, Move]):
    """At once, the least deadwood; with thought, the least once the next card is used."""

    horizon = 12
    taste = 1.5

    def candidates(self, state: TexasState) -> list[Move]:
        """The moves that leave little over as the hand lies."""
        if state.phase == "draw":
            return self._draws(state)
        out = self._out(state)
        return [out] if out is not None else self._discards(state, MOST_TRIED)

    def rate(self, state: TexasState, move: Move) -> float:
        """Less the points that are left over, and what a discard has to do with the others."""
        law = state.round_law
        match move:
            case GoOut():
                return 0.0
            case Draw():
                if move.from_pile:
                    return -float(taken(law, state.hand, state.pile[-1]))
                return UNSEEN - law.points(state.hand)
            case Discard():
                return -self._against(state)[move.card]

    def weigh(self, state: TexasState) -> dict[Move, float]:
        """The same with the hope of a wild card, and less what a discard gives to the next."""
        return {move: self._weight(state, move) for move in self.candidates(state)}

    def ponder(self, state: TexasState) -> dict[Move, float]:
        """The moves with some hope of being the best, once every card that may come is thought of.

        What they are worth is the part of it that lasts.
        """
        weights = self.weigh(state)
        moves = [move for move in weights if not self._gives_wild_away(state, move)]
        moves = moves or list(weights)
        if len(moves) == 1:
            return {moves[0]: weights[moves[0]]}
        rates = {move: FORESIGHT * self._expectation(state, move) for move in moves}
        moves = sorted(rates, key=rates.__getitem__, reverse=True)[:MOST_CANDIDATES]
        enough = rates[moves[0]] - HOPELESS * factor(state.round)
        return {move: rates[move] for move in moves if rates[move] >= enough}

    def _gives_wild_away(self, state: TexasState, move: Move) -> bool:
        """Whether a move throws a wild card away, which whoever is next may make the most of.

        The players of playouts hardly do, and would make little of it.
        """
        return isinstance(move, Discard) and state.round_law.rules.wild[move.card]

    def misjudged(self, state: TexasState) -> float:
        return MISJUDGED * factor(state.round)

    def _draws(self, state: TexasState) -> list[Move]:
        """Both draws, unless one of them is out of the question."""
        if state.must_draw_from_stock:
            return [DRAW_STOCK]
        law = state.round_law
        hand = state.hand
        top = state.pile[-1]
        left_over = taken(law, hand, top)
        if left_over == 0:
            return [DRAW_PILE]
        if left_over < law.points(hand) or links(law, hand, top):
            return [DRAW_STOCK, DRAW_PILE]
        return [DRAW_STOCK]

    def _discards(self, state: TexasState, most: int) -> list[Move]:
        """The discards with the least against them."""
        against = self._against(state)
        return [DISCARDS[card] for card in sorted(against, key=against.__getitem__)[:most]]

    def _out(self, state: TexasState) -> Move | None:
        """The way to go out: whoever can has no points and leaves the others with theirs."""
        barred = state.barred
        for card in state.round_law.going_out(state.hand):
            if card != barred:
                return OUTS[card]
        return None

    def _against(self, state: TexasState) -> dict[Card, float]:
        law = state.round_law
        against = keeping(law, state.hand, law.after_discards(state.hand))
        barred = state.barred
        return {card: points for card, points in against.items() if card != barred}

    def _weight(self, state: TexasState, move: Move) -> float:
        """Less the points left over, half of them with one more wild card."""
        law = state.round_law
        match move:
            case GoOut():
                return 0.0
            case Draw():
                if move.from_pile:
                    return -float(taken(law, state.hand, state.pile[-1]))
                if state.must_draw_from_stock or not self._saves(state):
                    return 0.0
                return -self._hoped(state)
            case Discard():
                cost = self._cost(state, move.card, self._against(state)[move.card])
                return -cost - self._help(state, move.card)

    def _expectation(self, state: TexasState, move: Move) -> float:
        """Less the points that are to be expected left over once the next card is used."""
        law = state.round_law
        hand = state.hand
        seat = cast(Seat, state.asked)
        match move:
            case GoOut():
                return 0.0
            case Draw():
                if move.from_pile:
                    return -float(taken(law, hand, state.pile[-1]))
                return -expected(law, hand, unseen(state, seat))
            case Discard():
                rest = hand[:]
                rest.remove(move.card)
                points = expected(law, rest, unseen(state, seat))
                now = law.after_discards(hand)[move.card]
                return -points - SOON * now - self._help(state, move.card)

    def _help(self, state: TexasState, card: Card) -> float:
        """What a discard is worth to the next player, as far as their cards were seen."""
        following = (cast(Seat, state.asked) + 1) % state.setup.players
        return factor(state.round) * links(state.round_law, state.known[following], card)

    def policy(self, state: TexasState, rng: Random) -> Move:
        """The least deadwood as it lies and with one more wild card, without a look at others."""
        if state.phase == "draw":
            return self._draw_at_once(state)
        out = self._out(state)
        if out is not None:
            return out
        against = self._against(state)
        close = sorted(against, key=against.__getitem__)[:MOST_TRIED]
        return DISCARDS[min(close, key=lambda card: self._cost(state, card, against[card]))]

    def _cost(self, state: TexasState, card: Card, against: float) -> float:
        """What is left over without a card, as it lies and with one more wild card."""
        rest = state.hand[:]
        rest.remove(card)
        return (1 - HOPE) * against + HOPE * with_a_wild_card(state.round_law, rest)

    def _hoped(self, state: TexasState) -> float:
        """What is left over of the hand, as it lies and with one more wild card."""
        law = state.round_law
        return (1 - HOPE) * law.points(state.hand) + HOPE * with_a_wild_card(law, state.hand)

    def _saves(self, state: TexasState) -> bool:
        """Whether the top of the pile leaves fewer points over than the hand as it lies."""
        law = state.round_law
        return taken(law, state.hand, state.pile[-1]) < law.points(state.hand)

    def _draw_at_once(self, state: TexasState) -> Move:
        """The pile if it saves more points than the stock may be hoped to."""
        if state.must_draw_from_stock or not self._saves(state):
            return DRAW_STOCK
        after = taken(state.round_law, state.hand, state.pile[-1])
        return DRAW_PILE if not after or after <= self._hoped(state) else DRAW_STOCK

    def careless(self, state: TexasState, rng: Random) -> Move:
        """A beginner draws by whim and throws away whatever is in no meld."""
        if state.phase == "draw":
            return rng.choice(list(state.legal()))
        out = self._out(state)
        if out is not None:
            return out
        law = state.round_law
        loose = [card for card in law.arrange(state.hand).deadwood if card != state.barred]
        loose = [card for card in loose if not law.rules.wild[card]] or loose
        return DISCARDS[rng.choice(loose)] if loose else rng.choice(list(state.legal()))

    def prospects(self, state: TexasState) -> Sequence[float]:
        """Less the totals in points, the round that is going on counted as it stands."""
        if state.over or state.untouched:
            return [-float(total) for total in state.scores]
        return [-float(total + now) for total, now in zip(state.scores, state.count(), strict=True)]

    def trait(self, state: TexasState, move: Move) -> str:
        return "take" if isinstance(move, Draw) and move.from_pile else ""

    def reason(self, state: TexasState, move: Move, names: Sequence[str]) -> str:
        match move:
            case GoOut():
                return "Every other card is in a meld: the round ends, and costs you nothing."
            case Draw():
                return self._why_draw(state, move)
            case Discard():
                return self._why_discard(state, move.card)

    def _why_draw(self, state: TexasState, move: Draw) -> str:
        if state.must_draw_from_stock:
            return "After so many turns that drew from the pile only the stock is open."
        law = state.round_law
        top = state.pile[-1]
        now = law.points(state.hand)
        after = taken(law, state.hand, top)
        if not move.from_pile:
            if after == 0:
                return f"With the {french.name(top)} you could go out; the stock may be no help."
            return (
                f"The {french.name(top)} would leave {after} points over; "
                "a card of the stock may well do better."
            )
        if after == 0:
            return f"With the {french.name(top)} you can go out."
        if after < now:
            return f"The {french.name(top)} brings what is left over from {now} points to {after}."
        if links(law, state.hand, top):
            return f"The {french.name(top)} goes well with the rest of the hand."
        return f"The {french.name(top)} goes with nothing in the hand; it only hides what you need."

    def _why_discard(self, state: TexasState, card: Card) -> str:
        after = state.round_law.after_discards(state.hand)
        left_over = f"Without the {french.name(card)} the hand leaves {after[card]} points over"
        if after[card] == least(after, state.barred):
            return f"{left_over}, and no discard leaves fewer."
        return f"{left_over}; what stays may do better with the next card."
