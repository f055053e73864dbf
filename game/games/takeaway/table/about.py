"""What a card of Takeaway is, to whoever asks."""

from game.cards import french, naming
from game.core.table import About
from game.words.message import Message


def about(run_suits: str, text: str) -> About:
    """What fits a card by the option for runs, and what it counts."""
    card = french.read(text)
    rank, suit = french.rank(card), french.suit(card)
    below, above = (rank - 1) % 13, (rank + 1) % 13
    name, own = naming.named_first(card), french.RANKS[rank]
    if run_suits == "any":
        says = Message("takeaway-about.any", card=name, rank=own,
                       below=naming.rank_name(below), above=naming.rank_name(above))  # fmt: skip
    else:
        says = Message("takeaway-about", card=name, rank=own,
                       below=naming.the(french.make(suit, below)),
                       above=naming.the(french.make(suit, above)))  # fmt: skip
    return About(says, "what-fits")
