"""Sentences for the person at seat 0: prompts, their reasons, the card inspector.

They follow the stage of the match that the table shows.
"""

from game.cards import card_names, french
from game.cards.french import JOKER, Card
from game.core.event import PERSON_SEAT, Seat, bare_card
from game.core.table import CardInfo, CardMark
from game.games.take.moves import Lay
from game.games.take.rules import TakeState, discarding, drawing, melding, round, turn
from game.games.take.rules.drawing import NotFromPile
from game.games.take.scoring import CARD_VALUES
from game.games.take.state import DRAW_PHASE, PLAY_PHASE
from game.text.message import Message, Names, TextValue

# The stage of the match.


def is_resting(state: TakeState) -> bool:
    """Whether no turn is going on: during the deal, and after a round is scored."""
    if state.asked is None or state.round == len(state.rounds):
        return True
    held, dealt = sum(map(len, state.hands)), round.dealt_cards(state.setup.players, state.options)
    return not state.pile and not state.table.runs and held <= dealt


def floats(state: TakeState, seat: Seat) -> bool:
    """Whether a player floats: without cards, or with only the card drawn as a floater."""
    if is_resting(state) or not state.table.runs:
        return False
    count = len(state.hands[seat])
    if state.asked == seat and state.phase == PLAY_PHASE:
        # Other players have at least two cards after drawing, and fewer only after melding.
        return count == 1 and not state.melded
    return count == 0


# The first line: the prompt.


def prompt(state: TakeState, names: Names) -> TextValue:
    """The prompt: the next move to make, or the player to wait for."""
    if state.over:
        return Message("match-over")
    if is_resting(state):
        scored = state.round == len(state.rounds) > 0
        return Message("take-round-is-over") if scored else Message("take-cards-dealt")
    if state.seat != PERSON_SEAT:
        who = names[state.seat]
        if state.phase == DRAW_PHASE:
            return Message("take-is-to-draw", who=who)
        return Message("take-is-to-play", who=who)
    return _drawing(state) if state.phase == DRAW_PHASE else _playing(state)


def _drawing(state: TakeState) -> Message:
    why = drawing.why_not_from_pile(state)
    if why is NotFromPile.FLOATING:
        return Message("take-float-draw") if state.stock else Message("take-float-end")
    if why in (NotFromPile.EMPTY, NotFromPile.STOCK_FIRST):
        return Message("take-draw-a-card") if state.stock else Message("take-end-the-round")
    top = card_names.named(state.pile[-1])
    if state.stock:
        return Message("take-draw-or-take", card=top)
    if why is None:
        return Message("take-meld-or-end", card=top)
    return Message("take-end-not-melded", card=top)


def _playing(state: TakeState) -> Message:
    hand = state.hand
    if state.must_meld is not None:
        return Message("take-meld-owed", card=card_names.named(state.must_meld))
    if floats(state, PERSON_SEAT):
        return Message("take-float-add", card=card_names.named(hand[0]))
    if discarding.holds(state).whole:
        if len(hand) == 1:
            return Message("take-add-last", card=card_names.named(hand[0]))
        return Message("take-meld-all")
    if not discarding.allowed(state):
        return Message("take-meld-some")
    melds = list(melding.possible(state))
    if not melds:
        return Message("take-play.discard")
    if any(isinstance(meld, Lay) for meld in melds):
        return Message("take-play")
    return Message("take-play.add")


# The second line: a reason, or who follows.


def following(state: TakeState, names: Names) -> TextValue:
    """A second sentence that explains the prompt or names who follows; empty between rounds."""
    if state.over or is_resting(state):
        return ""
    said: TextValue = ""
    if state.seat == PERSON_SEAT:
        said = _why_drawing(state) if state.phase == DRAW_PHASE else _why_playing(state)
    return said or _who_floats(state, names) or _who_follows(state, names)


def _why_drawing(state: TakeState) -> TextValue:
    why = drawing.why_not_from_pile(state)
    if why is NotFromPile.FLOATING:
        return Message("take-floater-draws")
    if not state.stock:
        return Message("take-only-melded")
    if why is NotFromPile.STOCK_FIRST:
        return Message("take-stocks-turn", count=turn.TAKE_MAX_IDLE_TURN_COUNT)
    return Message("take-no-pile") if why is NotFromPile.EMPTY else ""


def _why_playing(state: TakeState) -> TextValue:
    if state.must_meld is not None:
        return Message("take-until-melded")
    if floats(state, PERSON_SEAT):
        return Message("take-had-it-fitted")
    if discarding.holds(state).whole:
        return Message("take-then-float")
    kept = kept_cards(state)
    if len(kept) > 1:
        return Message("take-marked")
    for card, why in kept.items():
        told = card_names.named(card)
        if why == CardMark.BARRED:
            return Message("take-from-pile", card=told)
        return Message("take-fits", card=told)
    return ""


def kept_cards(state: TakeState) -> dict[Card, CardMark]:
    """Marks of the hand's cards that may not be discarded: ``OWED``, ``BARRED``, ``MUST_ADD``.

    Jokers that can be added have no mark.
    """
    if state.asked != PERSON_SEAT or state.phase != PLAY_PHASE or is_resting(state):
        return {}
    if state.must_meld is not None:
        return {state.must_meld: CardMark.OWED}
    held_back = discarding.holds(state)
    marks = {}
    for card in state.hand:
        # The mark shows the use of a card.
        if held_back.fits >> card & 1 and card != JOKER:
            marks[card] = CardMark.MUST_ADD
        elif held_back.taken >> card & 1:
            marks[card] = CardMark.BARRED
    return marks


def _who_floats(state: TakeState, names: Names) -> TextValue:
    floating = [seat for seat in map(Seat, range(state.setup.players)) if floats(state, seat)]
    if not floating:
        return ""
    if len(floating) == 1:
        return Message("take-one-floats", who=names[floating[0]])
    return Message("take-many-float", count=len(floating))


def _who_follows(state: TakeState, names: Names) -> TextValue:
    if len(state.stock) <= (state.phase == DRAW_PHASE):
        # The next player can go on only with a card of the pile that can be melded.
        return Message("take-then-may-end")
    if state.phase == PLAY_PHASE and len(state.hands[state.seat]) == 1:
        return Message("take-then-out") if state.seat == PERSON_SEAT else ""
    seat = Seat((state.seat + 1) % state.setup.players)
    if seat == PERSON_SEAT:
        return Message("take-then-you")
    return Message("take-then-other", who=names[seat])


def about(text: str) -> CardInfo:
    """Description and points of a card, for the card inspector."""
    card = french.read(bare_card(text))
    points, stands = CARD_VALUES[card], text.partition("=")[2]
    if card == JOKER and stands:
        shown = card_names.the(french.read(stands))
        return CardInfo(Message("take-about-joker-as", points=points, stands=shown), "jokers")
    if card == JOKER:
        return CardInfo(Message("take-about-joker", points=points), "jokers")
    name = card_names.named_first(card)
    if french.rank(card) == 0:
        return CardInfo(Message("take-about-ace", card=name, points=points), "scoring")
    suit = french.SUITS[french.suit(card)]
    return CardInfo(Message("take-about", card=name, points=points, suit=suit), "scoring")
