"""Signs, card marks and melds of the Texas Rummy table."""

from collections.abc import Mapping

from game.cards import french
from game.cards.melds import laid_cards
from game.core.event import bare_card
from game.core.table import CardMark
from game.core.table_values import TableSign
from game.games.texas.rules.drawing import MOST_EMPTIED
from game.games.texas.state import TexasFacts
from game.games.texas.table.prompts import YOU, barred, outs, stock_first
from game.text.icon import Icon
from game.text.message import Message


def signs(state: TexasFacts) -> list[TableSign]:
    """Signs for the wild rank, the factor, and the last or compulsory stock."""
    if state.law is None:
        return []
    found = [TableSign(_wild_cards(state, state.law.wild_text), icon=Icon.WILD)]
    times = state.law.times
    if times > 1:
        found.append(TableSign(Message("texas-counts", times=times)))
    if state.laid is not None:
        found.append(TableSign(Message("texas-last-turns"), warning=True))
    if state.emptied == MOST_EMPTIED:
        found.append(TableSign(Message("texas-last-stock"), icon=Icon.CARDS, warning=True))
    if stock_first(state):
        found.append(TableSign(Message("texas-stock-comes-first"), icon=Icon.CARDS, warning=True))
    return found


def _wild_cards(state: TexasFacts, rank: str) -> Message:
    """The wild cards of this round, in words."""
    deuces, jokers = state.options.deuces == "wild", state.options.jokers
    if deuces:
        return (
            Message("texas-wild", rank=rank) if jokers else Message("texas-wild.deuces", rank=rank)
        )
    return (
        Message("texas-wild.jokers", rank=rank) if jokers else Message("texas-wild.rank", rank=rank)
    )


def wild(state: TexasFacts, text: str) -> bool:
    """Whether a card is wild in this round."""
    return state.law is not None and state.law.rules.wild[french.read(bare_card(text))]


def card_marks(state: TexasFacts) -> Mapping[str, CardMark]:
    """Marks on the wild cards and the barred card of seat 0."""
    hand = map(french.write, state.hands[YOU])
    marks = {text: CardMark.WILD for text in hand if wild(state, text)}
    kept = barred(state)
    if kept is not None:
        marks[french.write(kept)] = CardMark.BARRED
    return marks


def melds(state: TexasFacts) -> list[tuple[str, ...]]:
    """Melds in the best arrangement of seat 0's hand."""
    if state.law is None:
        return []
    hand = list(state.hands[YOU])
    if state.asked == YOU and state.phase == "discard":
        # A player who can go out sees the melds that remain after the discard.
        for card in outs(state)[:1]:
            hand.remove(card)
    melds = state.law.arrange(hand).melds
    return [tuple([french.write(laid_cards.card_of(card)) for card in meld]) for meld in melds]
