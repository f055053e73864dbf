"""What lies on the table of Texas Rummy, and the marks on it."""

from collections.abc import Mapping

from game.cards import french
from game.cards.melds import laid
from game.core.event import View, bare
from game.core.table import Mark, Sign
from game.games.texas.rules.stock import MOST_EMPTIED
from game.games.texas.scoring import factor
from game.games.texas.state import TexasFacts
from game.games.texas.table.prompts import TIMES, YOU, barred, outs, stock_first
from game.games.texas.words import PLURALS


def signs(view: View) -> list[Sign]:
    """What is wild in the round and how often it counts; where the stock stands."""
    if view["wild"] is None:
        return []
    wild = PLURALS[french.RANKS.index(view["wild"])]
    found = [Sign(f"Wild: {wild}, deuces, jokers", icon="wild")]
    times = factor(view["round"])
    if times > 1:
        found.append(Sign(f"Counts {TIMES[times]}"))
    if view["emptied"] == MOST_EMPTIED:
        found.append(Sign("Last stock", icon="cards", warning=True))
    if stock_first(view):
        found.append(Sign("Stock first", icon="cards", warning=True))
    return found


def wild(view: View, text: str) -> bool:
    """Whether a card is wild in the round."""
    return bare(text) == "JK" or text[0] in ("2", view["wild"])


def card_icons(view: View) -> Mapping[str, Mark]:
    """The marks on cards of the person's hand: the wild ones, and the one that is barred."""
    icons = {text: Mark.WILD for text in view["hands"][YOU] if wild(view, text)}
    kept = barred(view)
    if kept is not None:
        icons[french.write(kept)] = Mark.BARRED
    return icons


def melds(state: TexasFacts) -> list[tuple[str, ...]]:
    """The melds in the person's hand as it is best arranged."""
    if state.law is None:
        return []
    hand = list(state.hands[YOU])
    if state.asked == YOU and state.phase == "discard":
        # Who can go out sees the melds that stay, not those the discard would be in.
        for card in outs(state.view(YOU))[:1]:
            hand.remove(card)
    melds = state.law.arrange(hand).melds
    return [tuple([french.write(laid.card_of(card)) for card in meld]) for meld in melds]
