"""What a lesson answers to a legal move that it did not ask for.

`answer` finds the sentence: the record's own for this very move, the record's for any other move,
the table's warning about it, or a comparison of the two cards.  A sentence of the record may make
claims (``#: claim alone KC``); it is said only where all of them hold.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.core.event import Seat, bare_card
from game.core.state import SeatView
from game.core.table import PERSON_HAND_ZONE
from game.features.lessons.lesson import LEARNER_SEAT, Lesson, Step
from game.match.match import Match
from game.text.message import Message, TextValue, listed

DISCARD_MOVE_WORD = "discard"


@dataclass
class Situation:
    """The position before a step of a lesson, and a move made there instead of the taught one.

    ``made`` is empty if nothing was made: then a sentence is about the position alone.
    """

    lesson: Lesson
    step: Step
    made: str = ""

    @cached_property
    def match(self) -> Match:
        return self.lesson.match(self.step.moves)

    @cached_property
    def view(self) -> SeatView[Any]:
        return SeatView(self.match.game, self.match.view(LEARNER_SEAT))

    @cached_property
    def hand(self) -> list[str]:
        table = self.match.game.table
        held: list[str] = (
            self.view.zone(PERSON_HAND_ZONE) if table is not None and table.has_hands else []
        )
        return held

    def after(self, move: str) -> SeatView[Any]:
        """The learner's view after a move of theirs."""
        match = self.lesson.match(self.step.moves)
        match.follow(move)
        return SeatView(match.game, match.view(LEARNER_SEAT))

    @property
    def table(self) -> Any:
        return self.match.game.table

    def cost(self, card: str) -> int:
        """Points that a card costs in the hand; 0 in a game without."""
        return self.table.holding_cost(self.view.state, card) or 0

    def partners(self, card: str) -> list[str]:
        """Cards of the hand that go with a card."""
        found: list[str] = self.table.partners(self.view.state, card)
        return found


def answer(lesson: Lesson, step: Step, made: str) -> TextValue:
    """The sentence about a move that was made in place of a step's; empty if nothing is known."""
    situation = Situation(lesson, step, made)
    for move in (made, ""):
        own = step.misses.get(move)
        if own is not None and all(_holds(situation, claim) for claim in step.claims.get(own, ())):
            return lesson.said(own)
    return _warning(situation) or _comparison(situation)


def _warning(situation: Situation) -> TextValue:
    """The table's warning that the move wastes a card; empty if it does not."""
    warned: TextValue = situation.table.waste_warning(situation.view.state, situation.made)
    return warned


def _comparison(situation: Situation) -> TextValue:
    """The difference between the discarded card and the taught one; empty for other moves."""
    (word, _, card), (taught, _, other) = (
        move.partition(" ") for move in (situation.made, situation.step.move or "")
    )
    if (word, taught) != (DISCARD_MOVE_WORD, DISCARD_MOVE_WORD):
        return ""
    name, rival = situation.table.card_name(card), situation.table.card_name(other)
    near, cost, more = situation.partners(card), situation.cost(card), situation.cost(other)
    if near and not situation.partners(other):
        mates = listed([situation.table.card_name(one) for one in near])
        return Message("lessons-miss-near", card=name, near=mates, other=rival)
    if cost < more:
        return Message("lessons-miss-cheap", card=name, cost=cost, other=rival, more=more)
    if cost == more:
        return Message("lessons-miss-same", card=name, cost=cost, other=rival)
    return ""


# Claims.


def untrue(lesson: Lesson, step: Step) -> Iterator[str]:
    """The claims of a step's own sentences that do not hold before its move.

    Those of its answers are asked when an answer is chosen.
    """
    situation = Situation(lesson, step)
    for says in (step.says, step.apart):
        for claim in step.claims.get(says, ()):
            if not _holds(situation, claim):
                yield claim


def _holds(situation: Situation, claim: str) -> bool:
    """Whether a claim is true of the position and the move made there."""
    word, *about = claim.split(" ")
    return CLAIM_CHECKERS[word](situation, about)


def _is_alone(situation: Situation, about: Sequence[str]) -> bool:
    """``alone KC``: no card of the hand goes with it."""
    return not situation.partners(about[0])


def _is_dearest(situation: Situation, about: Sequence[str]) -> bool:
    """``dearest QH``: it costs more than any other card of the hand."""
    rest = list(situation.hand)
    rest.remove(about[0])
    return all(situation.cost(one) < situation.cost(about[0]) for one in rest)


def _is_dearest_alone(situation: Situation, about: Sequence[str]) -> bool:
    """``dearest-alone 7S``: of the cards that go with nothing, it costs more than the others."""
    rest = [one for one in situation.hand if one != about[0] and not situation.partners(one)]
    cost = situation.cost(about[0])
    return _is_alone(situation, about) and all(situation.cost(one) < cost for one in rest)


def _costs(situation: Situation, about: Sequence[str]) -> bool:
    """``costs KC 10``: points in the hand; of several cards together."""
    return sum(map(situation.cost, about[:-1])) == int(about[-1])


def _costs_twice(situation: Situation, about: Sequence[str]) -> bool:
    """``twice TD 2S``: the first costs twice as much as the second."""
    return situation.cost(about[0]) == 2 * situation.cost(about[1]) > 0


def _makes(situation: Situation, about: Sequence[str]) -> bool:
    """``makes TC draw pile``: after this draw, if any, the card is in a meld of the hand."""
    seen = situation.after(" ".join(about[1:])) if about[1:] else situation.view
    melds = situation.table.possible_melds(seen.state)
    return any(about[0] in map(bare_card, meld) for meld in melds)


def _makes_no_meld(situation: Situation, about: Sequence[str]) -> bool:
    """``no-meld TH draw pile``: after this draw the card is in no meld of the hand."""
    return not _makes(situation, about)


def _brings(situation: Situation, about: Sequence[str]) -> bool:
    """``brings 50`` or ``brings 45 2``: points the taught move gains, and loses another player."""
    table, move = situation.table, situation.step.move or ""
    before = table.laid_points(situation.view.state)
    after = table.laid_points(situation.after(move).state)
    seat = Seat(int(about[1])) if len(about) > 1 else LEARNER_SEAT
    return bool(abs(after[seat] - before[seat]) == int(about[0]))


def _has(situation: Situation, about: Sequence[str]) -> bool:
    """``has slots/4/cards 3``: number of cards in a zone."""
    held = situation.view.zone(about[0])
    return (len(held) if isinstance(held, list) else held) == int(about[1])


def _lacks(situation: Situation, about: Sequence[str]) -> bool:
    """``lacks R``: no card of the hand begins so, as red ones do."""
    return not any(card.startswith(about[0]) for card in situation.hand)


def _keeps(situation: Situation, about: Sequence[str]) -> bool:
    """``keeps``: the move made uses no card of the taught move."""
    used = [
        set(map(bare_card, move.split())) for move in (situation.made, situation.step.move or "")
    ]
    return not used[0] & used[1] & set(situation.hand)


Claim = Callable[[Situation, Sequence[str]], bool]
CLAIM_CHECKERS: dict[str, Claim] = {
    "alone": _is_alone,
    "dearest": _is_dearest,
    "dearest-alone": _is_dearest_alone,
    "costs": _costs,
    "twice": _costs_twice,
    "makes": _makes,
    "no-meld": _makes_no_meld,
    "brings": _brings,
    "has": _has,
    "lacks": _lacks,
    "keeps": _keeps,
}
"""What a sentence may claim, by its word in a record."""
