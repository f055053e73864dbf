"""What the sentences of Take's rules page promise of the rules."""

from collections import Counter
from typing import Any, Final

from game.core.event import bare_card
from tests.laws.at import At
from tests.laws.telling import ToldRule, all_begin, cards_in, during, hand_of

RANKS: Final = "A23456789TJQK"


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


def _runs(at: At) -> dict[str, dict[str, Any]]:
    return {one["id"]: one for one in at.state.full_view()["melds"]}


def _added(at: At) -> list[tuple[str, At]]:
    """Each move that adds a card to a run, and what follows it."""
    return [(move, at.after(move)) for move in at.moves if move.startswith("add")]


def _plays_on(at: At) -> bool:
    """Whether what follows is up to players with cards, so that nothing happens by itself."""
    hands = at.state.full_view()["hands"]
    others = [hand for seat, hand in enumerate(hands) if seat != at.state.asked]
    return bool(at.state.stock) and all(others)


def _adds_to_any(at: At) -> bool | None:
    """Whether each natural card that goes on at an end of a run can be added there."""
    if at.state.phase != "play" or at.state.owed or at.goes_out():
        return None
    moves = []
    for name, run in _runs(at).items():
        suit = bare_card(run["cards"][0].rpartition("=")[2])[-1]
        ranks = [RANKS.index(card.rpartition("=")[2][0]) for card in run["cards"]]
        if "A" not in (run["cards"][0].rpartition("=")[2][0], run["cards"][-1][0]):
            ends = (ranks[0] - 1, ranks[-1] + 1)
            moves += [(f"{RANKS[rank]}{suit}", name) for rank in ends if 0 < rank < 13]
    held = [one for one in moves if one[0] in hand_of(at)]
    legal = {(move.split()[1], name) for move, _ in _added(at)
             for name in move.split()[-1].split("+")}  # fmt: skip
    return set(held) <= legal if held else None


def _takes_it(at: At) -> bool | None:
    after = [(_runs(then), move.split()[-1]) for move, then in _added(at)
             if len(hand_of(at)) > 1 and then.state.asked == at.state.asked]  # fmt: skip
    return all(runs[name]["owner"] == at.state.asked
               for runs, name in after if name in runs) if after else None  # fmt: skip


def _joins(at: At) -> bool | None:
    """Whether a card between two runs makes one of them, which belongs to the player."""
    before = _runs(at)
    joined = [then for move, then in _added(at)
              if then.state.asked == at.state.asked and "+" in move]  # fmt: skip
    if not joined:
        return None
    size = sum(len(run["cards"]) for run in before.values())
    mine = at.state.asked
    return all(
        sum(len(run["cards"]) for run in _runs(then).values()) == size + 1
        and len(_runs(then)) == len(before) - 1
        and any(run["owner"] == mine and len(run["cards"]) >= 7 for run in _runs(then).values())
        for then in joined
    )


def _never_swapped(at: At) -> bool | None:
    """Whether what jokers on the table stand for is the same after each move."""

    def jokers(one: At) -> Counter[str]:
        return Counter(card for run in _runs(one).values() for card in run["cards"] if "=" in card)

    before = jokers(at)
    after = [jokers(then) for then in map(at.after, at.moves[:20])
             if then.state.asked == at.state.asked and _runs(then)]  # fmt: skip
    return all(before <= one for one in after) if before and after else None


def _whole_hand(at: At) -> bool | None:
    """Whether no discard is allowed while the whole hand can be laid and added."""
    if at.state.phase != "play" or not _is_all_playable(at, set()):
        return None
    return not at.can("discard")


def _is_all_playable(at: At, met: set[str]) -> bool:
    """Whether some moves in a row lay and add the whole hand; a discard is no such move."""
    for move in at.moves:
        if move.startswith(("lay", "add")):
            if len(hand_of(at)) == len(cards_in(move)[: 1 if move.startswith("add") else None]):
                return True
            then = at.after(move)
            seen = repr(then.state.full_view())
            if seen not in met and then.state.asked == at.state.asked:
                met.add(seen)
                if _is_all_playable(then, met):
                    return True
    return False


def _must_play(at: At) -> bool | None:
    if at.state.phase != "play" or at.can("discard"):
        return None
    return bool(at.moves) and all_begin("lay", "add")(at)


def _takes_top(at: At) -> bool | None:
    if at.state.stock or not hand_of(at) or at.state.phase != "draw":
        return None
    after = at.after("draw pile") if at.can("draw pile") else None
    return None if after is None else after.can("add") or after.can("lay")


def _ends_untaken(at: At) -> bool | None:
    return at.ends("finish") if at.can("finish") and not at.state.stock else None


def _keeps_a_place(at: At) -> bool | None:
    if not at.state.owed or at.state.phase != "play":
        return None
    after = [then for then in map(at.after, at.moves) if then.state.asked == at.state.asked]
    owing = [then for then in after if then.state.phase == "play" and then.state.owed]
    return all(then.can("add") or then.can("lay") for then in owing) if owing else None


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
    "Add a card from your hand to either end of any run": _adds_to_any,
    "If it’s another player’s run, you take it": _takes_it,
    "A card that fits between two runs of its suit always joins them": _joins,
    "You say which when you play it, and that never changes": _never_swapped,
    "Any card at all, if you can play your whole hand": _whole_hand,
    "If you can’t discard any card, you must play": _must_play,
    "But it must be a card that you can play in the same turn": _takes_top,
    "Until you have played it, you can’t make a move": _keeps_a_place,
    "If you don’t take it, the round ends": _ends_untaken,
}
UNTESTED_RULES: Final[frozenset[str]] = frozenset()


def _laid(at: At) -> list[list[str]]:
    return [[word.partition("=")[0] for word in move.split()[1:]]
            for move in at.moves if move.startswith("lay")]  # fmt: skip
