"""The proof of a deal in words: what was sealed, and how anybody does the sum."""

from game.match.match import Match
from game.match.seal import Deal
from game.words.message import Message, say, told

RECIPE = (
    Message("proof-sum"),
    Message("proof-cut"),
    Message("proof-shuffle"),
    Message("proof-swap"),
    Message("proof-later"),
)
"""How an outsider does the sum, in five lines."""
OLD_RECIPE = (Message("proof-sum.old"),)


def explained(match: Match, deal: Deal) -> Message:
    """What the seal of a match's deal is worth, in a few sentences that hold for this deal."""
    if deal.seal is None:
        return Message("proof-never-sealed")
    if deal.old:
        return Message("proof-old")
    if match.played_on:
        return Message("proof-played-on")
    if match.day is not None:
        return Message("proof-day")
    return Message("proof-asked-for") if match.foreseen else Message("proof-secret")


def recipe(deal: Deal) -> tuple[Message, ...]:
    """The lines that say how the sum is done."""
    return OLD_RECIPE if deal.old else RECIPE


def proof(match: Match, deal: Deal) -> str:
    """All that is needed to check a deal that is over, as text to be copied or kept."""
    players = match.setup.players
    lines = [
        say("proof-match", game=match.game.title, players=players, round=deal.number),
        "",
        f"seal: {deal.seal or 'none'}",
        f"salt: {deal.salt}",
        *(() if deal.old else (f"number: {deal.chance}",)),
        f"deck: {' '.join(deal.deck)}",
        f"cut: {deal.cut}",
        *(f"shuffle: {shuffle.partition(' ')[2]}" for shuffle in match.shuffles(deal)),
        "",
        told(explained(match, deal)),
        "",
        *(
            say("seal-line", number=number, text=line)
            for number, line in enumerate(recipe(deal), 1)
        ),
    ]
    return "\n".join(lines) + "\n"
