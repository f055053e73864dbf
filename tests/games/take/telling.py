"""What the sentences of Take's rules page promise of the rules."""

from typing import Final

from tests.laws.at import At
from tests.laws.telling import ToldRule, all_begin, during, hand_of


def _taken(at: At) -> str:
    return str(at.state.full_view()["taken"] or "")


def _barred(at: At) -> bool | None:
    card = _taken(at)
    return at.refused("discard", card) if card and (card, hand_of(at).count(card)) != (
        "JK", 2) else None  # fmt: skip


def _fitting(at: At) -> bool | None:
    adds = {move.split()[1] for move in at.moves if move.startswith("add")} & set(hand_of(at))
    return all(at.refused("discard", card) for card in adds) if adds else None


def _locked(at: At) -> bool | None:
    runs = [one["id"] for one in at.state.full_view()["melds"] if one["locked"]]
    return not any(move.endswith(tuple(runs)) for move in at.moves) if runs else None


def _last(at: At) -> bool | None:
    discards = [move for move in at.moves if move.startswith("discard")]
    return all(map(at.ends, discards)) if discards and len(hand_of(at)) == 1 else None


def _floats(at: At) -> bool | None:
    adds = [move for move in at.moves if move.startswith("add")]
    if not adds or len(hand_of(at)) > 1:
        return None
    return all(at.after(move).state.asked != at.state.asked or at.ends(move) for move in adds)


def _floating(at: At) -> bool | None:
    if at.state.phase != "draw" or hand_of(at) or not at.state.stock:
        return None
    return at.only("draw stock")


def _stock_first(at: At) -> bool | None:
    due = at.state.phase == "draw" and at.state.idle >= 6 * at.state.setup.players
    return at.refused("draw", "pile") if due and at.state.stock else None


TOLD_RULES: Final[dict[str, ToldRule]] = {
    "First you draw one card": during("draw")(all_begin("draw", "finish")),
    "After six times in a row, the next player must draw from the deck": _stock_first,
    "Nothing else can be laid: three cards of one rank": during("play")(
        lambda at: at.refused("lay", "7S 7H 7D")
    ),
    "It never has both places in one run": during("play")(lambda at: at.refused("lay", "KH AH 2H")),
    "A newly laid run needs at least one card that is not a joker": during("play")(
        lambda at: not any(set(hand) == {"JK"} for hand in _laid(at))
    ),
    "The card you took from the pile this turn, until you have played it": _barred,
    "A card that fits a run on the table": _fitting,
    "If you play your last card onto the table, you float": _floats,
    "When your turn comes again, you draw from the deck, never from the pile": _floating,
    "The round ends at once when someone discards their last card": _last,
    "Nobody can add to it": _locked,
}
UNTESTED_RULES: Final[frozenset[str]] = frozenset()


def _laid(at: At) -> list[list[str]]:
    return [[word.partition("=")[0] for word in move.split()[1:]]
            for move in at.moves if move.startswith("lay")]  # fmt: skip
