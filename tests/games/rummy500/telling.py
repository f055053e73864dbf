"""What the sentences of 500 Rummy's rules page promise of the rules."""

from typing import Final

from game.cards.french import Card
from game.cards.melds import bits_of, card_of, read
from tests.laws.at import At
from tests.laws.telling import ToldRule, all_begin, cards_in, during, hand_of, never


def _owed(at: At) -> str:
    return str(at.state.full_view()["must_meld"] or "")


def owes(alone: bool, owed: bool) -> ToldRule:
    """Whether the deepest of the cards is owed that are taken from a pile, alone or several."""

    def rule(at: At) -> bool | None:
        moves = [move for move in at.moves if move.startswith("draw pile")
                 and (move == "draw pile 1") == alone]  # fmt: skip
        if not moves or not at.state.stock or not hand_of(at):
            return None
        pile = at.state.full_view()["pile"]
        deepest = [pile[-int(move.split()[2])] if owed else "" for move in moves]
        return [_owed(at.after(move)) for move in moves] == deepest

    return rule


def _at_once(at: At) -> bool | None:
    if not _owed(at) or at.state.phase != "play":
        return None
    return all(_owed(at) in cards_in(move) for move in at.moves)


def _in_new(at: At) -> bool | None:
    if not _owed(at) or at.state.phase != "play":
        return None
    held = hand_of(at).count(_owed(at))
    return None if held > 1 else not at.can(f"layoff {_owed(at)}")


def _before_discard(at: At) -> bool | None:
    return not at.can("discard") if _owed(at) and at.state.phase == "play" else None


def _barred(at: At) -> bool | None:
    card = at.state.full_view()["barred"]
    return at.refused("discard", card) if card and hand_of(at).count(card) == 1 else None


def _any_discard(at: At) -> bool | None:
    if at.state.phase != "play" or _owed(at) or len(hand_of(at)) < 2:
        return None
    return all(not at.refused("discard", card) for card in hand_of(at))


def _melding_last(at: At) -> list[str]:
    last = len(hand_of(at)) == 1 and at.state.phase == "play"
    return [move for move in at.moves if move.startswith("layoff")] if last else []


def _others(at: At) -> list[list[str]]:
    hands = at.state.full_view()["hands"]
    return [hand for seat, hand in enumerate(hands) if seat != at.state.asked]


def _goes_out(at: At) -> bool | None:
    return all(map(at.ends, _melding_last(at))) if _melding_last(at) else None


def _floats(at: At) -> bool | None:
    # With an empty deck, or where all others float, what follows can end the round by itself.
    if not _melding_last(at) or not at.state.stock or not all(_others(at)):
        return None
    return not any(map(at.ends, _melding_last(at)))


def _keeps_one(at: At) -> bool | None:
    if len(hand_of(at)) != 1 or at.state.phase != "play":
        return None
    return not (at.can("meld") or at.can("layoff"))


def _taking(at: At) -> list[At]:
    """What follows each legal draw from the pile that leaves a card to play."""
    draws = [at.after(move) for move in at.moves if move.startswith("draw pile")]
    return [after for after in draws if after.state.phase == "play" and _owed(after)]


def _can_play_taken(at: At) -> bool | None:
    after = _taking(at)
    return all(one.can("meld") or one.can("layoff") for one in after) if after else None


def _plays_taken_at_once(at: At) -> bool | None:
    after = _taking(at)
    if not after:
        return None
    return all(any(_owed(one) in cards_in(move) for move in one.moves) for one in after)


def _other_copy(at: At) -> bool | None:
    card = at.state.full_view()["barred"]
    two = card and hand_of(at).count(card) > 1
    return not at.refused("discard", card) if two and not _owed(at) else None


def _calls(at: At) -> list[tuple[int, At]]:
    """How many cards each call takes, and what follows it."""
    return [(int(move.split()[1]), at.after(move)) for move in at.moves
            if move.startswith("rummy") and move.split()[1].isdigit()]  # fmt: skip


def _takes_called(at: At) -> bool | None:
    seat, held = at.state.asked, len(hand_of(at))
    after = [(count, len(one.state.hands[seat])) for count, one in _calls(at)
             if one.state.asked == seat and one.state.phase == "play"]  # fmt: skip
    return all(count + held == now for count, now in after) if after else None


def _calls_new(at: At) -> bool | None:
    after = [one for _, one in _calls(at) if _owed(one) and one.state.phase == "play"]
    single = [one for one in after if hand_of(one).count(_owed(one)) == 1]
    return not any(one.can(f"layoff {_owed(one)}") for one in single) if single else None


def _calls_at_once(at: At) -> bool | None:
    after = [one for _, one in _calls(at) if _owed(one) and one.state.phase == "play"]
    if not after:
        return None
    return all(any(_owed(one) in cards_in(move) for move in one.moves) for one in after)


def _last_discards(at: At) -> list[str]:
    last = len(hand_of(at)) == 1 and at.state.phase == "play"
    return [move for move in at.moves if move.startswith("discard")] if last else []


def _last_discard_ends(at: At) -> bool | None:
    return all(map(at.ends, _last_discards(at))) if _last_discards(at) else None


def _last_discard_called(at: At) -> bool | None:
    moves = _last_discards(at)
    ends = [at.ends(move) or at.after(move).state.phase == "call" for move in moves]
    return all(ends) if ends else None


def melds(*good: str, bad: tuple[str, ...] = ()) -> ToldRule:
    """That these cards can be laid as melds, and those cannot."""

    def lays(at: At, cards: str) -> bool:
        state = at.state.clone()
        held = [card_of(read(text)) for text in cards.split()]
        state.hands[state.seat] = [*held, Card(17), Card(31)]
        state.held[state.seat] = bits_of(state.hands[state.seat])
        state.phase, state.must_meld, state.barred = "play", None, None
        return At(at.game, state, at.message).can(f"meld {cards}")

    return during("play", "draw")(
        lambda at: all(lays(at, one) for one in good) and not any(lays(at, one) for one in bad)
    )


TOLD_RULES: Final[dict[str, ToldRule]] = {
    "A run is three or more cards of one suit": melds("7H 8H 9H", bad=("7H 8H", "7H 8H TH")),
    "A run is four or more cards of one suit": melds("7H 8H 9H TH", bad=("7H 8H 9H",)),
    "The ace goes below the 2 or above the king": melds(
        "AC 2C 3C 4C", "JC QC KC AC", bad=("KC AC 2C", "QC KC AC 2C")
    ),
    "A meld can have only one joker": melds(
        "5H 5D JK=5", bad=("5H JK=5 JK=5", "7H 8H JK=9H JK=TH", "5H 5D JK=5 JK=5")
    ),
    "First you draw.": during("draw")(all_begin("draw", "finish")),
    "If you take the top card alone, you can just keep it": owes(alone=True, owed=False),
    "If you take two or more, you owe the deepest one": owes(alone=False, owed=True),
    "If you take the top card alone, you owe that one": owes(alone=True, owed=True),
    "You have to play a card you owe this turn": _before_discard,
    "You have to play a card you owe with your very next move": _at_once,
    "A card you owe has to go in a new meld": _in_new,
    "You owe the deepest card you take": owes(alone=False, owed=True),
    "You can’t take cards if your hand, the cards you take": _can_play_taken,
    "You can’t take cards if you can’t play the one you owe in one move": _plays_taken_at_once,
    "(If you hold another copy of it": _other_copy,
    "If you call, you take that card and all above it": during("call")(_takes_called),
    "A call has to lead to a new meld": during("call")(_calls_new),
    "You have to be able to play the card you call in one move": during("call")(_calls_at_once),
    "The round ends at once when someone discards their last card": _last_discard_ends,
    "The round ends when someone discards their last card, unless": _last_discard_called,
    "Your last discard can be called": _last_discard_called,
    "You have to discard your last card": _keeps_one,
    "If you took the top card of the pile alone, you can’t discard it": _barred,
    "You can discard any card, once you’ve played": _any_discard,
    "Anyone but the player who discarded can call": during("call")(
        lambda at: at.state.asked != at.state.discarder and at.can("pass")
    ),
    "You can only call the last discard, and only if it fits": during("call")(
        lambda at: all(move == "pass" or " to M" in move for move in at.moves)
    ),
    "You can’t call in the middle of a turn": during("draw", "play")(never("rummy")),
    "Nobody can call a card": never("rummy"),
    "The round ends at once when someone goes out": _goes_out,
    "You can’t play your whole hand": _keeps_one,
    "If you play your whole hand, you don’t go out": _floats,
    "If your last card fits a meld, you have to add it": lambda at: (
        not at.can("discard") if _melding_last(at) else None
    ),
}
_UNTESTED: Final = """
If you’ve played your whole hand, you don’t discard
You can play other cards first, and make room for it
You can lay a card you owe in a new meld, or add it
It’s not enough to add it
While you owe it, you can’t make a move that rules out playing it
Once you play one of them, you can discard the other
If that card is all you have left
After a discard, the pile might hold a card
Then the others are asked in turn
You have to play it, with nothing but the cards you take
Then you play on, discard
The players in between lose their turn
If several want to call
After a discard that fits, the others are asked
If you call, you add it and score it
Then the next player’s turn begins
Nobody else is asked after that
That’s a player with no cards left
Players can still call while the deck is empty
If you owe a card, you need another one to discard
You float, and play goes on
You can’t discard it.
If someone calls, you have no cards and float
If nobody calls, you’ve gone out
It can be called if it fits
To be called, it has to fit a new meld
If you discard the card you drew, the round ends
A call for the last discard is no turn
"""
UNTESTED_RULES: Final = frozenset(_UNTESTED.strip().splitlines())
"""They say what another sentence says, or what happens after several moves."""
