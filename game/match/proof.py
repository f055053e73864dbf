"""The proof of a deal in words: what was sealed, and how anybody does the sum."""

from game.match.match import Match
from game.match.seal import VERSION, Deal
from game.words.message import Message, in_order, say, told

SHUFFLING = (Message("proof-shuffle"), Message("proof-swap"))


def explained(match: Match, deal: Deal) -> Message:
    """What the seal of a match's deal is worth, in a few sentences that hold for this deal."""
    if deal.seal is None:
        return Message("proof-never-sealed")
    if deal.version == 1:
        return Message("proof-old")
    if match.played_on:
        return Message("proof-played-on")
    if match.day is not None:
        return Message("proof-day")
    if match.foreseen:
        return Message("proof-asked-for")
    if deal.version < VERSION:
        return Message("proof-second")
    shared = match.setup.parts is not None
    proved = Message("proof-secret") if shared else Message("proof-cut-deck")
    return in_order([proved, Message("proof-undone")]) if match.notes.undos else proved


def recipe(match: Match, deal: Deal) -> tuple[Message, ...]:
    """The lines that say how the sums are done, and how hands follow from the deck."""
    hands = match.game.dealing
    if deal.version == 1:
        return Message("proof-sum.first"), Message("proof-cut"), hands
    if deal.version < VERSION:
        return (
            Message("proof-sum.second"), Message("proof-cut"), *SHUFFLING, hands,
            Message("proof-later"),
        )  # fmt: skip
    shared = match.setup.parts is not None
    return (
        Message("proof-sum"),
        Message("proof-part") if shared else Message("proof-cut"),
        *(SHUFFLING[:1] if not shared else (Message("proof-shuffle.part"),)),
        SHUFFLING[1],
        hands,
        Message("proof-later.part") if shared else Message("proof-later"),
    )


def proof(match: Match, deal: Deal) -> str:
    """All that is needed to check a deal that is over, as text to be copied or kept."""
    players = match.setup.players
    head = say("proof-match", game=match.game.title, players=players, round=deal.number)
    shuffles = (one.replace(f" {deal.number} ", ": ", 1) for one in match.shuffles(deal))
    lines = [
        head,
        "",
        f"seal: {deal.seal or say('seal-none')}",
        *_sealed(deal),
        *((f"part: {deal.part}",) if deal.part is not None else ()),
        f"deck: {' '.join(deal.deck)}",
        *((f"cut: {deal.cut}",) if deal.part is None else ()),
        *shuffles,
        "",
        told(explained(match, deal)),
        "",
        *(
            say("seal-line", number=number, text=line)
            for number, line in enumerate(recipe(match, deal), 1)
        ),
    ]
    return "\n".join(lines) + "\n"


def _sealed(deal: Deal) -> list[str]:
    """What the seal is the sum of, a line each; of older versions what is not in the deck."""
    if deal.version == VERSION:
        return ["sealed:", *deal.text.split("\n"), ""]
    number = () if deal.version == 1 else (f"number: {deal.root}",)
    return [f"salt: {deal.salt}", *number]
