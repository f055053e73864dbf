"""The proof of a deal in words: what was sealed, and how anybody does the sum."""

from game.match.match import Match
from game.match.seal import Deal

SECRET = (
    "Before a round its deck is shuffled and sealed: the seal is the SHA-256 of a salt, a number "
    "and the deck, and all chance of the round comes from that number. Salt and number are drawn "
    "from the system's randomness, 128 bits each, so nobody can find the deck by trying. You may "
    "cut the sealed deck: so not even the program can choose what is dealt."
)
ASKED_FOR = (
    "This deal was asked for by its number, or is played again: whoever has the number can know "
    "every card, so the seal keeps no secret here. It still shows that nothing was changed."
)
OLD = (
    "An older version of the program sealed this deal. Its salt follows from the deal's number, "
    "so who tries all numbers finds the deck; and the seal says nothing of later shuffles."
)
NEVER_SEALED = "Nothing was sealed before this round: the match was begun without seals."

RECIPE = (
    "The seal is the SHA-256 of salt, number and deck, with one space between all of them.",
    "The cards that were cut go from the front of the deck to its end; so it was dealt and drawn.",
    "Shuffle K draws 32-bit numbers, eight from the SHA-256 of “NUMBER/shuffle K/0”, the first "
    "bits first, the next eight from “NUMBER/shuffle K/1”, and so on.",
    "Of n cards, for i from n - 1 down to 1: with the next number x, swap card i and card "
    "x mod (i + 1), counted from 0; an x from 2^32 - 2^32 mod (i + 1) on is passed over.",
    "The cards before and after each later shuffle are listed; of a new stock the last card is "
    "drawn first.",
)
"""How an outsider does the sum, in five lines."""
OLD_RECIPE = ("The seal is the SHA-256 of salt and deck, with one space between all of them.",)


def explained(deal: Deal) -> str:
    """What the seal of a deal is worth, in a few sentences that hold for this deal."""
    if deal.seal is None:
        return NEVER_SEALED
    if deal.old:
        return OLD
    return SECRET if deal.secret else ASKED_FOR


def recipe(deal: Deal) -> tuple[str, ...]:
    """The lines that say how the sum is done."""
    return OLD_RECIPE if deal.old else RECIPE


def proof(match: Match, deal: Deal) -> str:
    """All that is needed to check a deal that is over, as text to be copied or kept."""
    lines = [
        f"{match.game.title}, {match.setup.players} players, round {deal.number}",
        "",
        f"seal: {deal.seal or 'none'}",
        f"salt: {deal.salt}",
        *(() if deal.old else (f"number: {deal.chance}",)),
        f"deck: {' '.join(deal.deck)}",
        f"cut: {deal.cut}",
        *(f"shuffle: {shuffle.partition(' ')[2]}" for shuffle in match.shuffles(deal)),
        "",
        explained(deal),
        "",
        *(f"{number}. {line}" for number, line in enumerate(recipe(deal), 1)),
    ]
    return "\n".join(lines) + "\n"
