"""What each message of 500 Rummy promises, and the messages that no rule could make false."""

from collections import Counter
from typing import Any, Final

from game.cards import french
from game.cards.melds import card_of, summed
from game.core.event import bare_card
from game.games.rummy500.melds import meld_rules_of
from game.games.rummy500.rules.laying_off import layoffs
from game.games.rummy500.rules.melding import new_melds
from game.text.rules_text import Pictured
from tests.laws.at import At
from tests.laws.comparing import Compares, beyond, common, less, more
from tests.laws.passages import is_meld
from tests.laws.promising import Promise, only, refused
from tests.laws.reasoning import Told, rummy_laid, rummy_worth

SHORT_MATCH: Final[dict[str, Any]] = {}
DAILY_OPTIONS: Final = (
    "target=500 jokers=on pips=face low_ace=1 single_draw=keep deepest_in=any "
    "deepest_when=turn rummy_call=pile going_out=free hand_for_two=13 next_dealer=left "
    "first_turn=draw spade_queen=10 wilds=free shortest_run=3 ace=both joker_swap=off"
)


def shows_right(shown: Pictured, options: Any) -> bool:
    return is_meld(shown, meld_rules_of(options.wilds, options.shortest_run, options.ace))


# Cards that are owed.


def _melds(at: At) -> bool:
    """Whether something must be laid or added."""
    return at.only("meld", "layoff") or at.only("meld") or at.only("layoff")


def _plays(at: At) -> bool:
    """Whether something must be laid, added or swapped."""
    kinds = [kind for kind in ("meld", "layoff", "swap") if at.can(kind)]
    return at.only(*kinds) and bool(kinds)


def _cards_of(move: str) -> list[str]:
    return [bare_card(word) for word in move.split()[1:]]


def _owed(at: At, card: str) -> bool:
    """Whether this card must go down before a discard, where and when the options say."""
    new, at_once = at.options.deepest_in == "new", at.options.deepest_when == "at_once"
    said = (at.said.get("where", ""), at.said.get("when", ""))
    adds = [move for move in at.moves if move.startswith("layoff") and card in _cards_of(move)]
    paying = [move for move in at.moves if card in _cards_of(move)]
    return (
        _melds(at)
        and said[0] in ("", "new" if new else "any")
        and said[1] in ("", "at_once" if at_once else "turn")
        # A copy of the card may be added before.
        and not (new and at_once and adds)
        and not (at_once and set(at.moves) - set(paying))
    )


def _taken(at: At, count: int) -> bool:
    """Whether the deepest of so many cards is owed once they are taken."""
    draw = "rummy" if at.state.phase == "call" else "draw pile"
    after = at.after(f"{draw} {count}")
    # A floater's only move is made at once.
    return after.state.asked != at.state.asked or _owed(after, french.write(at.state.pile[-count]))


def _counts(at: At) -> list[int]:
    """So many cards can be taken or called."""
    taking = [move for move in at.moves if move.startswith(("draw pile", "rummy "))]
    return [int(move.split()[-1]) for move in taking if " to " not in move]


def _owes(least: int) -> Promise:
    """That the deepest is owed of so many cards or more, and that they can be taken."""
    return lambda at: all(_taken(at, count) for count in _counts(at) if count >= least)


def _comes(at: At) -> bool:
    """Whether a move takes what is said, and the deepest card is owed."""
    count = int(at.move.split()[-1])
    return at.said.get("count", 1) == count and not at.refusal(at.move) and _taken(at, count)


def _barred(at: At) -> bool:
    after = at.after(at.move)
    held = after.state.hands[at.state.seat].count(french.read(at.said["card"]))
    return held > 1 or (after.refused("discard", at.said["card"]) and not after.state.must_meld)


# The end of a turn and of a round.


def _keeps_one(at: At) -> bool:
    """Whether no card is played without one that is left to discard."""
    played = [move for move in at.moves if move.startswith(("meld", "layoff"))]
    return all(at.after(move).state.hands[0] for move in played)


def _drawn(at: At) -> tuple[At, list[str]]:
    """After a floater's draw from the deck, and the discards then."""
    after = at.after("draw stock")
    # The only discard makes itself, and the next round can begin with a discard too.
    same = (
        after.state.round == at.state.round
        and after.state.asked == at.state.asked
        and after.state.phase == "play"
    )
    return after, [move for move in after.moves if move.startswith("discard")] if same else []


def _ends_by_discard(at: At) -> bool:
    after, discards = _drawn(at)
    return all(map(after.ends, discards))


def _ends_or_called(at: At) -> bool:
    after, discards = _drawn(at)
    return all(
        after.ends(move) or _all_pass(after.after(move), at.state.asked) for move in discards
    )


def _all_pass(at: At, discarder: Any) -> bool:
    """Whether a call is open, and the discarder is out if nobody calls."""
    if at.state.phase != "call":
        return False
    while at.state.phase == "call":
        if at.ends("pass"):
            return bool(at.after("pass").state.rounds[-1]["out"] == discarder)
        at = at.after("pass")
    return False


def _may_be_called(at: At) -> bool:
    [move] = [move for move in at.moves if move.startswith("discard")]
    return not at.ends(move) and at.after(move).state.phase == "call"


def _ending(at: At) -> bool:
    """Whether a move goes out if it is said to, and leaves no card if it is said to float."""
    end, after = at.said.get("end", ""), at.after(at.move).state
    out = at.ends(at.move) and bool(after.rounds[-1]["out"] == at.state.asked)
    if end == "float":
        return not out and (at.ends(at.move) or after.asked != at.state.asked)
    return out == (end == "out")


def _ending_several(at: At) -> bool:
    """The same of several cards that are added to one meld, one after the other."""
    meld = at.move.partition(" to ")[2]
    going = [(at, at.move)]
    for _ in range(at.said["count"] - 1):
        then = [one.after(move) for one, move in going]
        going = [
            (one, move)
            for one in then
            for move in one.moves
            if move.startswith("layoff") and move.endswith(f" to {meld}")
        ]
    at_end = [At(at.game, one.state, at.message, move) for one, move in going]
    return any(map(_ending, at_end))


def _next(at: At) -> bool:
    """Whether the person is next after the turn, whoever discards what."""
    if at.state.phase == "call" and not at.state.hands[0]:
        # A floater's turn can make itself, and end the round.
        return bool(at.state.left_of(at.state.discarder) == 0)
    while at.state.phase == "call" and not at.ends("pass"):
        at = at.after("pass")
        if at.state.phase == "draw":
            return bool(at.state.asked == 0)
    return bool((at.state.asked + 1) % at.state.setup.players == 0)


def _fits(at: At) -> bool:
    """Whether the card that is taken can be added; a floater's only move is made at once."""
    after = at.after(at.move)
    return after.state.asked != at.state.asked or after.can(f"layoff {at.said['card']}")


# Points.


def _worth(at: At) -> bool:
    """Whether a card counts what is said."""
    card, fives = bare_card(at.move), at.options.pips == "fives"
    if card == "JK":
        points = 20 if fives else 15
    elif card == "QS":
        points = at.options.spade_queen
    elif card[0] == "A":
        points = 15
    else:
        points = 10 if card[0] in "TJQK" else 5 if fives else int(card[0])
    return bool(at.said["points"] == points)


def _over(at: At) -> bool:
    """Whether the move ended the round."""
    return at.ends(at.move)


def _floats(at: At) -> bool:
    """Whether somebody has no cards left, and the round goes on for now."""
    return not at.then.hands[at.seat()] and len(at.then.rounds) == len(at.state.rounds)


def _out(at: At) -> bool:
    """Whether the move ended the round, and somebody has gone out."""
    return _over(at) and bool(at.after(at.move).state.rounds[-1]["out"] == at.seat())


def _keeps_last(at: At) -> bool:
    """Whether the turn ended though a card is held that could have been discarded else.

    The round can be over at once: a floater's only move makes itself.
    """
    ended = _over(at) or at.after(at.move).state.asked != at.seat()
    return ended and len(at.then.hands[at.seat()]) == 1


def _frees(at: At) -> bool:
    """Whether a move puts the card that is said on the table, and a joker in the hand."""
    card, seat = at.said["card"], at.state.asked
    if at.refusal(at.move):
        return not at.options.joker_swap or at.state.must_meld is not None
    before, after = at.state.hands[seat], at.after(at.move).state.hands[seat]
    gone, came = Counter(before) - Counter(after), Counter(after) - Counter(before)
    return [*map(french.write, gone)] == [card] and [*came.elements()] == [french.JOKER]


def _swapped(told: Told, move: str) -> int:
    """Points of the card that a swap lays, and 0 for other moves but melds and lay-offs."""
    if not move.startswith("swap"):
        return _laid(told, move)
    card, number = move.split()[1], int(move.rpartition("M")[2])
    run = told.state.melds[number - 1]
    low = card[0] == "A" and run.shape.low == 0 and run.shape.suit < 4
    options = told.state.setup.options
    least = 5 if options.pips == "fives" else 1
    return max(least, options.low_ace) if low else rummy_worth(told, card)


def _low_ace(at: At) -> bool:
    least = 5 if at.options.pips == "fives" else 1
    return _worth(at) and bool(at.said["low"] == max(least, at.options.low_ace) != 15)


def _digs(at: At) -> bool:
    """Whether after a draw of several cards no card may be discarded before the deepest is used."""
    several = [move for move in at.moves if move.startswith("draw pile") and move[-2:] != " 1"]
    return bool(several) and not any(at.after(move).can("discard") for move in several)


# What was overlooked.


def _made(at: At) -> french.Card:
    """The card that was discarded."""
    return french.read(at.other.split()[1])


def _deep(at: At) -> bool:
    count = int(at.move.removeprefix("draw pile "))
    return count >= 4 and french.write(at.state.pile[-count]) == at.said["card"]


def _fitted(at: At) -> bool:
    """Whether a discard can be laid off by someone."""
    card = _made(at)
    return at.said["card"] == french.write(card) and bool(
        layoffs(1 << card, at.state.melds, at.state.meld_rules)
    )


def _in_meld_of_pile(at: At) -> bool:
    """Whether a discard is in a meld of nothing but cards of the pile."""
    card, pile = _made(at), summed([*at.state.pile, _made(at)])
    return any(
        card in map(card_of, meld.cards)
        for meld in new_melds(pile.held, pile.jokers, at.state.meld_rules)
    )


def _by(at: At) -> set[int]:
    """Those who laid a card of the meld that the best move adds to."""
    return {*at.state.melds[int(at.move.rpartition("M")[2]) - 1].by}


def _nearly_out(at: At) -> bool:
    """Whether somebody else has so few cards."""
    seat = at.seat()
    return bool(seat != at.state.asked and at.said["count"] == len(at.state.hands[seat]) <= 3)


def _still_melds(at: At) -> bool:
    """Whether a meld could be laid, and its cards are in the hand after the discard."""
    rest = at.state.hands[at.state.seat][:]
    rest.remove(_made(at))
    hand = summed(rest)
    return at.can("meld") and bool(new_melds(hand.held, hand.jokers, at.state.meld_rules))


def _parted(at: At) -> bool:
    """Whether the discard was in a meld that could be laid."""
    card = french.write(_made(at))
    return any(move.startswith("meld") and card in _cards_of(move) for move in at.moves)


PROMISES: Final[dict[str, Promise]] = {
    # The first line.
    "rummy500-prompt-others-call": lambda at: at.can("rummy") and at.can("pass"),
    "rummy500-prompt-others-call.yours": lambda at: at.can("rummy") and at.state.discarder == 0,
    "rummy500-prompt-others-draw": lambda at: at.can("draw") or at.can("finish"),
    "rummy500-prompt-others-play": lambda at: not at.can("draw"),
    "rummy500-prompt-others-play.owing": lambda at: _owed(at, at.said["card"]),
    "rummy500-prompt-call": only("rummy", "pass"),
    "rummy500-prompt-call.top": lambda at: (
        at.only("rummy", "pass") and french.write(at.state.pile[-1]) == at.said["card"]
    ),
    "rummy500-prompt-no-stock": only("finish"),
    "rummy500-prompt-no-stock.takes": only("finish", "draw pile"),
    "rummy500-prompt-draw": only("draw stock"),
    "rummy500-prompt-draw.take": only("draw stock", "draw pile 1"),
    "rummy500-prompt-draw.takes": only("draw stock", "draw pile"),
    "rummy500-prompt-float": only("draw stock"),
    "rummy500-prompt-float.take": only("draw stock", "draw pile 1"),
    "rummy500-prompt-float.takes": only("draw stock", "draw pile"),
    "rummy500-prompt-owing": lambda at: _owed(at, at.said["card"]),
    "rummy500-prompt-owing.at-once": lambda at: (
        at.options.deepest_when == "at_once" and _owed(at, at.said["card"])
    ),
    "rummy500-prompt-meld-it": _plays,
    "rummy500-prompt-swap": only("swap", "discard"),
    "rummy500-prompt-swap.play": lambda at: (
        at.can("swap") and at.can("discard") and (at.can("meld") or at.can("layoff"))
    ),
    "rummy500-prompt-lay": only("meld", "discard"),
    "rummy500-prompt-lay.add": only("meld", "layoff", "discard"),
    "rummy500-prompt-add": only("layoff", "discard"),
    "rummy500-prompt-opening": only("discard"),
    "rummy500-why-opening": only("discard"),
    "rummy500-prompt-discard": only("discard"),
    # The second line.
    "rummy500-why-next": _next,
    "rummy500-why-ends": lambda at: _all_pass(at, at.seat()),
    "rummy500-why-float": _ends_by_discard,
    "rummy500-why-float.called": _ends_or_called,
    "rummy500-why-stock": lambda at: at.refused("draw pile", "1"),
    "rummy500-why-none": lambda at: not at.can("draw pile"),
    "rummy500-why-whatever": _owes(1),
    "rummy500-why-whatever.single": _owes(1),
    "rummy500-why-no-deeper": only("draw stock", "draw pile 1"),
    "rummy500-why-deepest": _owes(2),
    "rummy500-why-leave-one": _keeps_one,
    "rummy500-why-barred": refused("discard"),
    "rummy500-why-last": _keeps_one,
    "rummy500-why-may-be-called": _may_be_called,
    # What the pile offers.
    "rummy500-coming": _comes,
    "rummy500-coming.several": _comes,
    "rummy500-coming.not": lambda at: at.refusal(at.move),
    "rummy500-coming.barred": _barred,
    "rummy500-coming-call": _comes,
    "rummy500-coming-call.several": _comes,
    "rummy500-coming-call.not": lambda at: at.refusal(at.move),
    "rummy500-coming-call.last": lambda at: not _counts(at),
    "rummy500-coming-call.off": lambda at: len(at.moves) == 2 and at.can("rummy"),
    "rummy500-coming-call.ways": lambda at: len(at.moves) > 2 and at.can("rummy"),
    "rummy500-call.hidden": lambda at: at.can("rummy"),
    "rummy500-call.take": lambda at: at.can(f"rummy {at.said['count'] + 1}"),
    "rummy500-call.deeper": lambda at: len(_counts(at)) == at.said["count"] + 1,
    "rummy500-call.off": lambda at: at.can("rummy") and not _counts(at),
    "rummy500-call.last": lambda at: _all_pass(at, at.state.discarder),
    # Beside the middle.
    "rummy500-stock-used-up": lambda at: not at.can("draw stock"),
    "rummy500-stock-used-up.sentence": lambda at: not at.can("draw stock"),
    "rummy500-not-alone": lambda at: at.refused("draw pile", "1"),
    "rummy500-not-alone.sentence": lambda at: at.refused("draw pile", "1"),
    # Cards, buttons and warnings.
    "rummy500-about": _worth,
    "rummy500-about-ace": _low_ace,
    "rummy500-about-joker": _worth,
    "rummy500-offer-swap": _frees,
    "rummy500-offer-lay.meld": _ending,
    "rummy500-offer-add.card": lambda at: at.move.startswith("rummy") or _ending(at),
    "rummy500-offer-add.several": _ending_several,
    "rummy500-offer-out": lambda at: at.ends(at.move),
    "rummy500-wasteful-out": lambda at: at.goes_out(),
    "rummy500-wasteful-out.called": lambda at: at.options.going_out == "called",
    # The log, and the title of a round.
    "rummy500-finishes": lambda at: _over(at) and not at.state.stock,
    "rummy500-floats": _floats,
    "rummy500-keeps": _keeps_last,
    "rummy500-round-over": _over,
    "rummy500-out": _out,
    "rummy500-ended": lambda at: _over(at) and not at.state.stock,
    # Reasons of the coach.
    "rummy500-reason-call.off": lambda at: at.options.rummy_call == "top",
    "rummy500-reason-finish": lambda at: at.ends("finish"),
    "rummy500-reason-top.fits": _fits,
    "rummy500-reason-top.frees": lambda at: at.after(at.move).can(f"swap {at.said['card']}"),
    "rummy500-reason-swap": lambda at: (
        _frees(at) and _swapped(at.told(), at.move) == at.said["points"]
    ),
    # What was overlooked.
    "rummy500-overlooked-deep": _deep,
    "rummy500-overlooked-gift": _fitted,
    "rummy500-overlooked-gift.pile": _in_meld_of_pile,
    "rummy500-overlooked-others-melds": lambda at: _by(at) and at.state.asked not in _by(at),
    "rummy500-overlooked-others-melds.shared": lambda at: _by(at) > {at.state.asked},
    "rummy500-overlooked-near": _nearly_out,
    "rummy500-overlooked-caught": _still_melds,
    "rummy500-overlooked-caught.broken": _parted,
}

_PLAIN: Final = """
line-add line-barred line-cards line-discard line-draw line-finish line-lay line-owed line-pass
line-take line-top
lists-and
match-over offers-add offers-discard offers-draw offers-finish offers-lay offers-silent offers-take
rummy500-about-joker-as rummy500-about-joker-as.swap rummy500-about-joker-rank
rummy500-about-joker-rank.swap rummy500-aside-table.swap rummy500-ace-at-end
rummy500-ace-at-end.first rummy500-aside-drawn rummy500-aside-hand rummy500-aside-one
rummy500-aside-table rummy500-asks-add
rummy500-asks-call rummy500-asks-joker rummy500-asks-pile rummy500-asks-where
rummy500-asks-where.several rummy500-call rummy500-call-lay-off rummy500-call-take
rummy500-call-take.several rummy500-calls-lays-off rummy500-calls-lays-off-own rummy500-calls-takes
rummy500-deals rummy500-discard rummy500-discards rummy500-draw-pile rummy500-draw-pile.several
rummy500-draw-stock rummy500-draws rummy500-draws-card rummy500-figure rummy500-finish
rummy500-floating rummy500-goal rummy500-group-of rummy500-group-with-jokers rummy500-joker-as
rummy500-joker-as.first rummy500-line-swap rummy500-swap rummy500-swaps rummy500-swaps-own
rummy500-lay-off rummy500-lays-off rummy500-lays-off-own
rummy500-left-in-hand rummy500-length rummy500-letter-call rummy500-line-call rummy500-line-call.add
rummy500-line-end rummy500-line-pile rummy500-meld rummy500-melds rummy500-moment-call
rummy500-moment-call-title rummy500-moment-dig
rummy500-moment-dig-title rummy500-offer-add rummy500-offer-add.calling rummy500-offer-draw
rummy500-opening
rummy500-offer-lay rummy500-offer-pile rummy500-offer-take rummy500-offer-take.down
rummy500-offer-take.several rummy500-on-the-table rummy500-or rummy500-outcome-added
rummy500-outcome-caught rummy500-outcome-lays rummy500-outcome-pile rummy500-outs
rummy500-overlooked-caught.theme rummy500-overlooked-deep.theme rummy500-overlooked-gift.theme
rummy500-overlooked-others-melds.theme rummy500-overlooked-taken rummy500-overlooked-taken.theme
rummy500-points-of rummy500-prompt-dealing rummy500-prompt-over rummy500-prompt-turn
rummy500-reason-call.silent rummy500-reason-gift rummy500-reason-other.gift rummy500-reason-stock
rummy500-run-of rummy500-run-with-jokers rummy500-silent rummy500-story rummy500-takes
rummy500-the-meld rummy500-this-round rummy500-turned-up rummy500-wasteful-joker
rummy500-wasteful-meld rummy500-why-rest rummy500-word-figure rummy500-word-float
"""
PLAIN: Final = frozenset(_PLAIN.split())
LESSON_PROMISES: Final[dict[str, Promise]] = {
    "rummy500-lesson-first.first": lambda at: at.state.must_meld is not None,
    "rummy500-lesson-dig.open": _digs,
    "rummy500-lesson-dig.owed": lambda at: not at.can("discard"),
}
PLAIN_LESSONS: Final[frozenset[str]] = frozenset(
    [
        "rummy500-lesson-dig.end",
        "rummy500-lesson-first.rummy",
        "rummy500-lesson-joker.discard",
        "rummy500-lesson-turn.pile",
    ]
)
REFUSING_OPTIONS: Final = (
    *("single_draw", "deepest_in", "deepest_when", "rummy_call", "going_out"),
    *("first_turn", "wilds", "shortest_run", "ace", "joker_swap"),
)


# What another move has.


def _picked(told: Told, move: str) -> int:
    """Points of the pile's cards that a move takes."""
    if not move.startswith(("draw pile", "rummy")) or not move.split()[-1].isdigit():
        return 0
    return sum(rummy_worth(told, card) for card in told.view["pile"][-int(move.split()[-1]) :])


def _laid(told: Told, move: str) -> int:
    """Points that a move lays; 0 if it ends the round."""
    if move.split()[0] not in ("meld", "layoff"):
        return 0
    return rummy_laid(told, move) or 0


COMPARED: Final[dict[str, Compares]] = {
    "rummy500-reason-stock.several": lambda told, values: told.move == "draw stock",
    "rummy500-reason-stock.nothing": lambda told, values: told.move == "draw stock",
    "rummy500-reason-top.alone": beyond("points", _picked),
    "rummy500-reason-pile": beyond("points", _picked),
    "rummy500-reason-call": beyond("points", _picked),
    "rummy500-reason-meld": beyond("points", _laid),
    "rummy500-reason-lay-off": beyond("points", _laid),
    "rummy500-reason-swap": beyond("points", _swapped),
    "rummy500-reason-few": common,
    "rummy500-reason-wait": common,
    "rummy500-reason-wait.risk": common,
    "rummy500-reason-other.cheaper": more("points"),
    "rummy500-reason-other.dearer": less("points"),
    "rummy500-reason-other.fewer": less("here", "there"),
}
