"""What the sentences of 500 Rummy's rules page promise of the rules."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import bits_of, card_of, is_joker, read, write
from game.games.rummy500.melds import LaidMeld, kind_of, lying, spread_of
from tests.games.rummy500.slow import frees_joker
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


def _with_hand(at: At, hand: str, run: str = "", pile: str = "") -> At:
    """The same with this hand after a draw, and perhaps with this run alone on the table."""
    state, laid = at.state.clone(), tuple(map(read, run.split()))
    state.hands[state.seat] = [card_of(read(text)) for text in hand.split()]
    state.held[state.seat] = bits_of(state.hands[state.seat])
    state.phase, state.must_meld, state.barred = "play", None, None
    # The first turn of a round, which can only discard, is over.
    state.let_go = [[Card(4)] for _ in state.hands]
    if run:
        state.melds = (lying(1, laid, (0,) * len(laid)),)
        state.table = spread_of(state.melds, state.meld_rules)
        state.pile = list(map(french.read, pile.split()))
        state.piled = bits_of(state.pile)
    return At(at.game, state, at.message)


def melds(*good: str, bad: tuple[str, ...] = ()) -> ToldRule:
    """That these cards can be laid as melds, and those cannot."""

    def lays(at: At, cards: str) -> bool:
        return _with_hand(at, f"{cards} 5H 6D").can(f"meld {cards}")

    return during("play", "draw")(
        lambda at: (
            None
            if at.state.is_opening
            else all(lays(at, one) for one in good) and not any(lays(at, one) for one in bad)
        )
    )


def _plays(at: At) -> list[str]:
    return [move for move in at.moves if move.startswith(("meld", "layoff"))]


def _cards_laid(move: str) -> int:
    """How many cards of the hand a play lays."""
    return len(cards_in(move)) if move.startswith("meld") else 1


def _discards(at: At) -> list[str]:
    return [move for move in at.moves if move.startswith("discard")]


def _plays_on(at: At) -> bool:
    """Whether what follows is up to players with cards, so that nothing happens by itself."""
    return bool(at.state.stock) and all(_others(at))


def _without_debt(at: At) -> At | None:
    """The same moment of a turn, if nothing were owed; None if nothing is."""
    if not _owed(at) or at.state.phase != "play":
        return None
    state = at.state.clone()
    state.must_meld = None
    return At(at.game, state, at.message)


def _lays_owed(at: At) -> bool | None:
    free = _without_debt(at)
    every = [move for move in _plays(free) if _owed(at) in cards_in(move)] if free else []
    return all(at.refusal(move) is None for move in every) if every else None


def _makes_room(at: At) -> bool | None:
    free, owed = _without_debt(at), _owed(at)
    ways = ("meld",) if at.options.deepest_in == "new" else ("meld", "layoff")
    rooms = []
    for move in _plays(free) if free else ():
        then = free.after(move) if free and owed not in cards_in(move) else None
        if then and then.state.asked == at.state.asked and then.state.phase == "play":
            plays = [one for one in _plays(then) if owed in cards_in(one)]
            rooms += [move] if any(one.startswith(ways) for one in plays) else []
    return all(at.refusal(move) is None for move in rooms) if rooms else None


def _comes_to_owed(at: At) -> bool | None:
    if not _owed(at) or at.state.phase != "play":
        return None
    waiting, met = [at], set()
    while waiting:
        now = waiting.pop()
        for then in map(now.after, _plays(now)):
            seen = repr(then.state.full_view())
            if then.state.asked == at.state.asked and _owed(then) and seen not in met:
                if not _plays(then):
                    return False
                met.add(seen)
                waiting.append(then)
    return True if met else None


def _one_of_two(at: At) -> bool | None:
    card = at.state.full_view()["barred"]
    if not card or hand_of(at).count(card) < 2:
        return None
    after = [at.after(move) for move in _plays(at) if cards_in(move).count(card) == 1]
    later = [one for one in after if one.state.asked == at.state.asked and len(hand_of(one)) > 1]
    return not any(one.refused("discard", card) for one in later) if later else None


def _keeps_barred(at: At) -> bool | None:
    card, held, seat = at.state.full_view()["barred"], hand_of(at), at.state.asked
    if not card or not _plays_on(at) or held.count(card) > 1:
        return None
    after = [at.after(move) for move in _plays(at)
             if card not in cards_in(move) and _cards_laid(move) == len(held) - 1]  # fmt: skip
    return (
        all(
            one.state.full_view()["hands"][seat] == [card]
            and (
                bool(_plays(one)) or one.can("swap")
                if one.state.asked == seat
                else one.state.phase == "draw"
            )
            for one in after
        )
        if after
        else None
    )


def _fitting_discards(at: At, last: bool) -> list[At]:
    """What follows each discard that fits a meld on the table, of a last card or of others."""
    if at.state.phase != "play" or (len(hand_of(at)) == 1) != last:
        return []
    cards = [french.read(cards_in(move)[0]) for move in _discards(at)]
    return [at.after(f"discard {french.write(card)}") for card in cards
            if card != JOKER and at.state.table.fits >> card & 1]  # fmt: skip


def _asked_about(last: bool) -> ToldRule:
    """Whether a discard that fits a meld on the table is offered to the player to the left."""

    def rule(at: At) -> bool | None:
        after = _fitting_discards(at, last)
        if not after or (at.options.deepest_in, at.options.rummy_call) == ("new", "pile"):
            return None
        following = at.state.left_of(at.state.asked)
        return all(one.state.phase == "call" and one.state.asked == following for one in after)

    return rule


def _asks_in_turn(at: At) -> bool | None:
    following, state = at.state.left_of(at.state.asked), at.after("pass").state
    if following != at.state.discarder:
        return bool(state.phase == "call" and state.asked == following)
    if not _plays_on(at) or not hand_of(at):
        return None
    return bool(state.phase == "draw" and state.asked == state.left_of(following))


def _taken_by_call(at: At) -> list[At]:
    return [one for count, one in _calls(at) if one.state.phase == "play"]


def _plays_called(at: At) -> bool | None:
    after = [one for one in _taken_by_call(at) if _owed(one)]
    return not any(map(_discards, after)) if after else None


def _caller_plays_on(at: At) -> bool | None:
    after = _taken_by_call(at)
    return all(one.state.asked == at.state.asked for one in after) if after else None


def _left_is_next(at: At) -> bool | None:
    if len(hand_of(at)) == 1 or not _plays_on(at):
        return None
    after = [at.after(move).state for move in _discards(at)]
    following = at.state.left_of(at.state.asked)
    return all(one.asked == following for one in after) if after else None


def _called_top(at: At) -> list[At]:
    calls = [move for move in at.moves if " to M" in move]
    return [at.after(move) for move in calls] if _plays_on(at) and hand_of(at) else []


def _adds_top(at: At) -> bool | None:
    def lying(one: At) -> tuple[int, int, int]:
        melds, seat = one.state.melds, at.state.asked
        added = [meld.by for meld in melds]
        return (sum(map(len, added)), sum(by.count(seat) for by in added), len(one.state.pile))

    cards, mine, pile = lying(at)
    after = _called_top(at)
    return all(lying(one) == (cards + 1, mine + 1, pile - 1) for one in after) if after else None


def _next_after_top(at: At) -> bool | None:
    after = [one.state for one in _called_top(at)]
    following = at.state.left_of(at.state.discarder) if after else None
    return all(one.phase == "draw" and one.asked == following for one in after) if after else None


def _is_no_turn(at: At) -> bool | None:
    after = _called_top(at)
    return all(one.state.idle == at.state.idle for one in after) if after else None


def _ends_without_cards(at: At) -> bool | None:
    last = _last_discards(at) + _melding_last(at)
    return all(map(at.ends, last)) if last else None


def _no_discard(at: At) -> bool | None:
    after = [at.after(move) for move in _melding_last(at)] if _plays_on(at) else []
    rounds = len(at.state.rounds)
    return (
        all(
            one.state.phase == "draw" or one.state.over or len(one.state.rounds) > rounds
            for one in after
        )
        if after
        else None
    )


def _keeps_another(at: At) -> bool | None:
    if not _owed(at) or at.state.phase != "play":
        return None
    return all(hand_of(at.after(move)) for move in _plays(at))


def _last_waits(at: At) -> bool:
    """Whether the call is about the last card of a hand."""
    hands, discarder = at.state.full_view()["hands"], at.state.discarder
    return discarder is not None and not hands[discarder]


def _floats_when_called(at: At) -> bool | None:
    after = [one for one in _taken_by_call(at) if _last_waits(at)]
    rounds, who = len(at.state.rounds), at.state.discarder
    return (
        all(len(one.state.rounds) == rounds and not one.state.hands[who] for one in after)
        if after
        else None
    )


def _out_when_not_called(at: At) -> bool | None:
    if not _last_waits(at):
        return None
    return at.ends("pass") == (at.state.left_of(at.state.asked) == at.state.discarder)


def _last_called_new(at: At) -> bool:
    """That it is called where it makes a set with cards of the pile, and not for a run alone."""
    run = "TC JC QC KC"
    called = _with_hand(at, "5D", run, "5S 5H").after("discard 5D").state.phase == "call"
    return called and _with_hand(at, "9C", run).ends("discard 9C")


def _adds_no_second_joker(kind: str) -> ToldRule:
    """That no joker goes to a meld that has one, from the hand or from the pile."""

    def rule(at: At) -> bool:
        moves = [move for move in at.moves if move.startswith(kind) and " to M" in move]
        jokers = [move for move in moves if "JK" in move]
        laid_on = [at.state.melds[int(move.rpartition("M")[2]) - 1] for move in jokers]
        return not any(meld.shape.wilds for meld in laid_on)

    return rule


FULL_RUN: Final = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"


def _ace_beside(run: str, *refused: str, allowed: tuple[str, ...] = ()) -> ToldRule:
    """That the ace of clubs is added to this run so, and not otherwise."""

    def rule(at: At) -> bool:
        then = _with_hand(at, "AC 5H 6D", run)
        adds = [move for move in (*refused, *allowed) if not then.refusal(f"layoff {move} to M1")]
        return adds == list(allowed)

    return during("play", "draw")(rule)


_above_no_king: Final = _ace_beside("TC JC QC KC", "AC", "AC high")


# Swapping jokers.


def _swaps(at: At) -> list[tuple[LaidMeld, str, str]]:
    """Each card in the hand that a joker of a meld stands for: the meld, the card, the swap."""
    if at.state.phase != "play" or at.state.is_opening:
        return []
    return [
        (meld, card, f"swap {card} in M{meld.number}")
        for meld in at.state.melds
        for card in dict.fromkeys(hand_of(at))
        if card != "JK" and frees_joker(french.read(card), meld.cards)
    ]


def _swapped(at: At) -> list[tuple[LaidMeld, str, At]]:
    """What follows each of them."""
    return [(meld, card, at.after(move)) for meld, card, move in _swaps(at) if not _owed(at)]


def can_swap(*kinds: str) -> ToldRule:
    """That every such card can be swapped, in melds of these kinds, unless a card is owed."""

    def rule(at: At) -> bool | None:
        moves = [move for meld, _, move in _swaps(at) if kind_of(meld.shape.suit) in kinds]
        return all(at.refusal(move) is None for move in moves) if moves and not _owed(at) else None

    return rule


def _gets_joker(at: At) -> bool | None:
    after = _swapped(at)
    gone = [(sorted(hand_of(one)), sorted([*hand_of(at), "JK"]), card) for _, card, one in after]
    return all(sorted([*now, card]) == before for now, before, card in gone) if after else None


def _joker_is_free(at: At) -> bool | None:
    after = [one for _, _, one in _swapped(at) if len(hand_of(one)) > 1]
    return all(not one.refused("discard", "JK") for one in after) if after else None


def _last_joker(at: At) -> bool | None:
    several = [(meld, one) for meld, _, one in _swapped(at)
               if meld.shape.wilds > 1 and kind_of(meld.shape.suit) == "group"]  # fmt: skip
    last = [max(place for place, card in enumerate(meld.cards) if is_joker(card))
            for meld, _ in several]  # fmt: skip
    then = [one.state.melds[meld.number - 1].cards for meld, one in several]
    return (
        all(
            [place for place, card in enumerate(cards) if card != meld.cards[place]] == [at_place]
            for (meld, _), cards, at_place in zip(several, then, last, strict=True)
        )
        if several
        else None
    )


def _counts_for_swapper(at: At) -> bool | None:
    after = [(card, one.state.melds[meld.number - 1]) for meld, card, one in _swapped(at)]
    mine = [meld.by[[*map(write, meld.cards)].index(card)] for card, meld in after]
    return all(seat == at.state.asked for seat in mine) if after else None


def _joker_counts_no_more(at: At) -> bool | None:
    def laid(melds: Iterable[LaidMeld]) -> Counter[int]:
        return Counter(by for meld in melds for card, by in zip(meld.cards, meld.by, strict=True)
                       if is_joker(card))  # fmt: skip

    after = [laid(one.state.melds) for _, _, one in _swapped(at)]
    return all(laid(at.state.melds) > one for one in after) if after else None


def _stay_where_they_are(at: At) -> bool | None:
    after = [
        one for one in map(at.after, at.moves) if len(one.state.rounds) == len(at.state.rounds)
    ]
    kept = [
        set(zip(before.cards, before.by, strict=True)) <= set(zip(now.cards, now.by, strict=True))
        for one in after
        for before, now in zip(at.state.melds, one.state.melds, strict=False)
    ]
    return all(kept) if kept else None


TOLD_RULES: Final[dict[str, ToldRule]] = {
    "In the first turn you don’t draw or lay anything": lambda at: (
        at.only("discard") if at.state.is_opening else None
    ),
    "You only discard a card, which starts the discard pile": lambda at: (
        all(at.ends(move) or len(at.after(move).state.pile) == 1 for move in _discards(at))
        if at.state.is_opening
        else None
    ),
    "You also keep a card to discard": _keeps_another,
    "A new run has to have four cards or more": melds("7H 8H 9H TH", bad=("7H 8H 9H",)),
    "You can’t add a joker to a meld that has one": during("play")(_adds_no_second_joker("layoff")),
    "You can’t call a joker for a meld that has one": during("call")(
        _adds_no_second_joker("rummy")
    ),
    "A run is three or more cards of one suit": melds("7H 8H 9H", bad=("7H 8H", "7H 8H TH")),
    "A run is four or more cards of one suit": melds("7H 8H 9H TH", bad=("7H 8H 9H",)),
    "The ace goes below the 2, never above the king": melds("AC 2C 3C 4C", bad=("JC QC KC AC",)),
    "So a run has thirteen cards at most": melds(FULL_RUN, bad=(f"{FULL_RUN} AC",)),
    "Nobody can swap a joker on the table": never("swap"),
    "Cards on the table never move again": _stay_where_they_are,
    "Before you discard, you can also swap jokers": can_swap("run", "group"),
    "Once you’ve drawn, you can put a card in the place": can_swap("run", "group"),
    "The joker goes to your hand": _gets_joker,
    "You can play it, keep it or discard it": _joker_is_free,
    "While you owe a card, you can’t swap": lambda at: not at.can("swap") if _owed(at) else None,
    "In a set a joker stands for every suit that’s missing": can_swap("group"),
    "If the set has several jokers, you get the one": _last_joker,
    "Your card counts for you": _counts_for_swapper,
    "The joker doesn’t count any more": _joker_counts_no_more,
    "If an ace fits both ends of a run, you say which one": _ace_beside(
        FULL_RUN.partition(" ")[2], "AC", allowed=("AC low", "AC high")
    ),
    "You can’t add an ace above a king": _above_no_king,
    "An ace never goes above a king": _above_no_king,
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
    "If you’ve played your whole hand, you don’t discard": _no_discard,
    "You can play other cards first, and make room for it": _makes_room,
    "You can lay a card you owe in a new meld, or add it": _lays_owed,
    "It’s not enough to add it": _in_new,
    "While you owe it, you can’t make a move that rules out playing it": _comes_to_owed,
    "Once you play one of them, you can discard the other": _one_of_two,
    "If that card is all you have left": _keeps_barred,
    "After a discard, the pile might hold a card": _asked_about(last=False),
    "Then the others are asked in turn": during("call")(_asks_in_turn),
    "You have to play it, with nothing but the cards you take": during("call")(_plays_called),
    "Then you play on, discard": during("call")(_caller_plays_on),
    "The players in between lose their turn": during("play")(_left_is_next),
    "If several want to call": during("call")(_asks_in_turn),
    "After a discard that fits, the others are asked": _asked_about(last=False),
    "If you call, you add it and score it": during("call")(_adds_top),
    "Then the next player’s turn begins": during("call")(_next_after_top),
    "Nobody else is asked after that": during("call")(_next_after_top),
    "That’s a player with no cards left": _ends_without_cards,
    "Players can still call while the deck is empty": lambda at: (
        None if at.state.stock else _asked_about(last=False)(at)
    ),
    "If you owe a card, you need another one to discard": _keeps_another,
    "You float, and play goes on": _floats,
    "You can’t discard it.": lambda at: not at.can("discard") if _melding_last(at) else None,
    "If someone calls, you have no cards and float": during("call")(_floats_when_called),
    "If nobody calls, you’ve gone out": during("call")(_out_when_not_called),
    "It can be called if it fits": _asked_about(last=True),
    "To be called, it has to fit a new meld": during("play", "draw")(_last_called_new),
    "If you discard the card you drew, the round ends.": _last_discard_ends,
    "If you discard the card you drew, the round ends unless": _last_discard_called,
    "A call for the last discard is no turn": during("call")(_is_no_turn),
}
UNTESTED_RULES: Final = frozenset(
    {
        "One card is turned up to start the discard pile.",
        "The first player gets one card more, and no card is turned up.",
        "The other cards are the deck.",
    }
)
"""They say how a round is dealt: ``test_turn_first`` holds them."""
