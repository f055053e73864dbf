"""Why a move of Takeaway is good, told by what decides: cards won, and who can take them back."""

from game.cards import naming
from game.games.takeaway.bot.evaluate import totals
from game.games.takeaway.bot.lines import Line, best_line, deck
from game.games.takeaway.moves import Draw, Move, Take
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import plays
from game.words.message import Message, Names, Said, in_order


def reason(state: TakeawayState, move: Move, names: Names, other: Move | None = None) -> Said:
    """What decides for a move; see ``Knowledge.reason``."""
    if isinstance(move, Draw):
        empty = not state.slots[state.slot]
        return Message("takeaway-why-fill") if empty else Message("takeaway-why-draw")
    card = naming.named(state.tops[move.slot])
    if len(plays(state, state.slot)) == 1:
        return Message("takeaway-why-only", card=card)
    mine = best_line(state, move)
    if not isinstance(other, Take):
        said = [_brings(state, move, mine, names), *_ends(state, mine)]
        if deck(state):
            said += [*_draws(state, mine), _fits(state, mine)]
        return in_order(said)
    theirs = best_line(state, other)
    speaks = _for(state, mine, theirs)
    than = naming.named(state.tops[other.slot])
    if mine.won > theirs.won:
        more = Message("takeaway-why-more", count=mine.won, takes=mine.takes,
                       more=mine.won - theirs.won, other=than)  # fmt: skip
        return in_order([more, *_ends(state, mine), *_told(state, mine, theirs, than, speaks)])
    if mine.won < theirs.won:
        less = Message("takeaway-why-less", more=theirs.won - mine.won, other=than)
        # To lose less is nothing to win less for.
        speaks = [one for one in speaks if one != "fewer"]
        rest = [*_ends(state, mine), *_told(state, mine, theirs, than, speaks)]
        return in_order([less, *(rest or [Message("takeaway-why-later")])])
    either = [Message("takeaway-why-either", count=mine.won)] if mine.won else []
    if _leads(state, move) and not _leads(state, other) and mine.won and not speaks:
        owner = state.owner[move.slot]
        assert owner is not None, "a stack lies in a slot that is in use"
        return in_order([*either, Message("takeaway-why-leader", who=names[owner])])
    if speaks:
        return in_order([*either, *_told(state, mine, theirs, than, speaks)])
    if _for(state, theirs, mine):
        return in_order([*either, Message("takeaway-why-rather", other=than)])
    return in_order([*either, Message("takeaway-why-alike", other=than)])


def _for(state: TakeawayState, mine: Line, theirs: Line) -> list[str]:
    """What speaks for the one rather than for the other, but for the cards that it brings."""
    seat = state.asked
    found = {
        "again": mine.turn == seat != theirs.turn and bool(deck(state)),
        "open": mine.exposed < theirs.exposed,
        "safer": mine.fits < theirs.fits,
        "fewer": mine.fits == theirs.fits > 0 and mine.size < theirs.size,
    }
    return [name for name, holds in found.items() if holds]


def _leads(state: TakeawayState, take: Take) -> bool:
    """Whether a stack is that of the one player of several who has the most cards by now."""
    held = totals(state)
    owner = state.owner[take.slot]
    rest = [one for seat, one in enumerate(held) if seat not in (owner, state.asked)]
    return bool(rest) and owner not in (None, state.asked) and held[owner] > max(rest)


def _told(
    state: TakeawayState, mine: Line, theirs: Line, than: Message, speaks: list[str]
) -> list[Message]:
    """What speaks for a move in words."""
    left = len(deck(state))
    top, end = naming.named(mine.top), naming.named(theirs.top)
    said = {
        "again": Message("takeaway-why-again", other=than, prey=mine.prey, deck=left,
                         threat=theirs.threat),
        "open": Message("takeaway-why-open", other=than, open=mine.exposed, count=theirs.exposed),
        "safer": Message("takeaway-why-safer", fits=mine.fits, deck=left, card=top, size=mine.size,
                         theirs=theirs.fits, other=end, stake=theirs.size),
        "fewer": Message("takeaway-why-fewer", fits=mine.fits, deck=left, size=mine.size,
                         stake=theirs.size),
    }  # fmt: skip
    return [said[name] for name in speaks]


def _brings(state: TakeawayState, move: Take, mine: Line, names: Names) -> Message:
    """What a stack brings at once."""
    owner = state.owner[move.slot]
    assert owner is not None, "a stack lies in a slot that is in use"
    if not mine.won:
        return Message("takeaway-why-own", count=mine.size, card=naming.named(mine.top))
    if mine.takes > 1:
        return Message("takeaway-why-run", count=mine.won, takes=mine.takes)
    return Message("takeaway-why-brings", count=mine.won, who=names[owner])


def _ends(state: TakeawayState, mine: Line) -> list[Message]:
    """That the round is over then, and what it makes of the match."""
    if mine.turn is not None:
        return []
    seat = state.asked
    assert seat is not None, "a seat is asked"
    scored = [score + now for score, now in zip(state.scores, mine.held, strict=True)]
    last = state.round == state.setup.options.as_values()["rounds"]
    if last and scored.count(max(scored)) == 1 and scored[seat] == max(scored):
        return [Message("takeaway-why-wins", count=mine.held[seat])]
    return [Message("takeaway-why-ends", count=mine.held[seat])]


def _draws(state: TakeawayState, mine: Line) -> list[Message]:
    """That the next card is one's own."""
    if mine.turn != state.asked:
        return []
    return [Message("takeaway-why-first", prey=mine.prey, deck=len(deck(state)))]


def _fits(state: TakeawayState, mine: Line) -> Message:
    left = len(deck(state))
    top = naming.named(mine.top)
    return Message("takeaway-why-fits", fits=mine.fits, deck=left, card=top, size=mine.size)
