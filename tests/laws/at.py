"""A moment at which a message is said, and what the rules allow there."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cached_property
from itertools import chain, islice, permutations
from typing import Any

from game.core.event import Seat, View, bare_card
from game.core.game import Game, State
from game.core.illegal import Illegal, UnreadableMove
from game.core.state import SeatView
from game.core.table import FACE_UP_STACK_STYLE, PILE_STYLE, SPREAD_STYLE, Table
from game.text.message import Message, TextValue, Value
from tests.laws.agreeing import YOU, names_at
from tests.laws.overlooking import oversights
from tests.laws.reasoning import Told, sentences, text
from tests.sitting import seen

COMPARED_MOVES = 3
"""Candidate moves of which the coach is asked why one is better than another."""
TOLD_MISTAKES = 3
"""Mistakes in a position of which it is said what was overlooked, for each blindness."""
LISTED_MOVES, OFFERED_MOVES = 60, 12
"""So many legal moves are listed; of some so many it is asked what the table calls them."""

SHOWN = (FACE_UP_STACK_STYLE, PILE_STYLE, SPREAD_STYLE)
"""Styles of zones whose top card everybody sees."""


class At:
    """A position with what is said in it, perhaps of a move and of another.

    ``said`` are the message's values, cards as their texts.  What the log says is said of the
    position before the move.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        state: State[Any],
        message: Message,
        move: str = "",
        other: str = "",
    ) -> None:
        self.game, self.message = game, message
        self.state: Any = state
        self.move, self.other = move, other
        self.said = {name: _plain(value) for name, value in message.values.items()}
        self.views: tuple[View, View] = ({}, {})
        """What seat 0 sees before and after the event that the log tells of."""

    @property
    def before(self) -> Any:
        """The state that is seen before the event that is told: a move may lead to several."""
        return self.game.from_view(self.views[0])

    @property
    def then(self) -> Any:
        """The state that is seen after it."""
        return self.game.from_view(self.views[1])

    @property
    def options(self) -> Any:
        return self.state.setup.options

    @property
    def table(self) -> Table[Any]:
        assert self.game.table is not None
        return self.game.table

    @cached_property
    def moves(self) -> list[str]:
        """The texts of the legal moves."""
        return list(map(self.game.write, self.state.legal()))

    def can(self, kind: str) -> bool:
        """Whether a legal move begins with these words."""
        return any(f"{move} ".startswith(f"{kind} ") for move in self.moves)

    def only(self, *kinds: str) -> bool:
        """Whether every legal move begins with one of these, and each of them is begun."""
        return all(map(self.can, kinds)) and all(
            any(f"{move} ".startswith(f"{kind} ") for kind in kinds) for move in self.moves
        )

    def refused(self, kind: str, card: str) -> bool:
        """Whether the rules refuse a move."""
        return self.refusal(f"{kind} {card}") is not None

    def refusal(self, move: str) -> Illegal | str | None:
        """Why a move is refused; a text if it cannot even be read."""
        try:
            refusal: Illegal | None = self.state.check(self.game.parse(move))
            return refusal
        except UnreadableMove as unreadable:
            return str(unreadable)

    def after(self, move: str) -> "At":
        state = self.state.clone()
        state.apply(self.game.parse(move))
        return At(self.game, state, self.message)

    def ends(self, move: str) -> bool:
        """Whether a move ends the round."""
        after = self.after(move).state
        return after.over or len(after.rounds) > len(self.state.rounds)

    def seat(self, name: str = "who") -> Seat:
        """The seat of somebody who is named."""
        return Seat(names_at(self.state).index(self.said[name]))

    def told(self) -> Told:
        """The same as ``reasoning`` reads it."""
        return Told(self.game, self.state, self.move, self.other, names_at(self.state))

    def goes_out(self) -> bool:
        """Whether the seat that is asked can end the round in this turn by its last card."""
        waiting, met = [self], set()
        while waiting:
            at = waiting.pop()
            discards = [move for move in at.moves if move.startswith("discard")]
            if len(at.told().hand) == 1 and any(map(at.ends, discards)):
                return True
            for after in (at.after(move) for move in at.moves if move not in discards):
                view = repr(after.state.view(Seat(0)))
                if after.state.asked == self.state.asked and view not in met:
                    met.add(view)
                    waiting.append(after)
        return False


def _plain(value: Any) -> Any:
    """A card that is named as its text, a joker as ``JK=9D``; any other value as it is."""
    if isinstance(value, Message) and value.name in ("cards-joker-as", "cards-a-joker-as"):
        return f"JK={text(value.values['card'])}"
    card = isinstance(value, Message) and (
        value.name.removesuffix("-first") in ("cards-joker", "cards-a-joker")
        or {"rank", "suit"} <= value.values.keys()
    )
    return text(value) if card else value


def messages(said: Value) -> Iterator[Message]:
    """A message and those among its values."""
    if isinstance(said, Message):
        yield said
        for value in said.values.values():
            yield from messages(value)


def as_message(said: TextValue) -> Message:
    """What is said; a plain text as a message of that name."""
    return said if isinstance(said, Message) else Message(str(said))


def said_in(game: Game[Any, Any], state: State[Any]) -> Iterator[At]:
    """What the table and the coach say to the person at seat 0."""
    yield At(game, state, as_message(prompt_of(game, state)))
    for said, move in _said_by_table(game, state):
        yield from (At(game, state, one, move) for one in messages(said))
    legal = list(islice(state.legal(), LISTED_MOVES))
    if state.asked != YOU or len(legal) < 2:
        return
    at, names = seen(state), names_at(state)
    candidates = game.bot.candidates(at)[:COMPARED_MOVES]
    best = candidates[0]
    others = [move for move in (legal[0], legal[-1]) if move not in candidates]
    pairs = [
        *permutations(candidates, 2),
        *((move, than) for move in others for than in (None, best)),
    ]
    for one, than in [(best, None), *pairs]:
        texts = game.write(one), "" if than is None else game.write(than)
        reason = game.bot.explain(at, one, names, than)
        yield from (At(game, state, part, *texts) for part in sentences(reason))
    for blindness in game.bot.blindnesses:
        for mistake in islice(oversights(blindness, at, legal, names), TOLD_MISTAKES):
            texts = game.write(mistake.best), game.write(mistake.made)
            said = messages(blindness.tell(mistake))
            yield from (At(game, state, part, *texts) for part in said)


def told_in(game: Game[Any, Any], state: State[Any]) -> Iterator[At]:
    """What the log tells the person at seat 0 of some moves, and the title of an ended round."""
    table, names = game.table, names_at(state)
    assert table is not None
    for move in _one_of_each_kind(list(map(game.write, state.legal()))):
        following = SeatView(game, state.view(YOU))
        for event in state.clone().apply(game.parse(move)):
            event = event.as_seen_by(YOU)
            told = game.describe_event(following, event, names)
            ats = [At(game, state, one, move) for one in messages(told or "")]
            rounds, before = len(following.view["rounds"]), deepcopy(following.view) if ats else {}
            following.apply(event)
            for at in ats:
                at.views = before, deepcopy(following.view)
            yield from ats
            if len(following.view["rounds"]) > rounds:
                title = as_message(table.round_end_title(following.state, names))
                yield from (At(game, state, one, move) for one in messages(title))


def _one_of_each_kind(moves: list[str]) -> list[str]:
    """The first and the last of the moves that begin with the same word."""
    first = {move.split()[0]: move for move in reversed(moves)}
    last = {move.split()[0]: move for move in moves}
    return list(dict.fromkeys([*first.values(), *last.values()]))


def prompt_of(game: Game[Any, Any], state: State[Any]) -> TextValue:
    assert game.table is not None
    return game.table.prompt(seen(state), names_at(state))


def _said_by_table(game: Game[Any, Any], state: State[Any]) -> Iterator[tuple[Value, str]]:
    """The sentences of a table, each with the move or card that it is said of."""
    table, at, names = game.table, seen(state), names_at(state)
    assert table is not None
    # What stands within a prompt, as ways to end a run.
    yield from ((value, "") for value in as_message(table.prompt(at, names)).values.values())
    yield table.next_zone(at, names)[1], ""
    yield table.second_line(at, names, 1), ""
    yield table.waiting_text(at), ""
    for sign in table.table_signs(at):
        yield sign.text, ""
        yield sign.sentence, ""
    call = table.open_call(at)
    if call is not None:
        yield from ((said, "") for said in (call.title, call.sentence, call.hidden_sentence))
    view = state.view(YOU)
    hand = list(view["hands"][YOU]) if "hands" in view else []
    places = {place.zone: place.style for place in table.zones(at, names)}
    tops = (_cards_in(view, zone)[-1:] for zone, style in places.items() if style in SHOWN)
    for card in dict.fromkeys([*hand, *chain.from_iterable(tops)]):
        yield table.card_info(at, card).text, card
    for zone in (zone for zone, style in places.items() if style is SPREAD_STYLE):
        for place in range(len(_cards_in(view, zone))):
            move = table.gesture_move(at, zone, None, place)
            yield table.cards_taken_along(at, zone, place)[1], move or ""
    if state.asked != YOU:
        return
    moves = list(map(game.write, islice(state.legal(), LISTED_MOVES)))
    before: list[str] = []
    for move in moves[:: max(1, len(moves) // OFFERED_MOVES)]:
        yield table.waste_warning(at, move), move
        picked = [card for card in map(bare_card, move.split()[1:]) if card in hand]
        for cards in (picked, sorted({*picked, *before})):
            for offer in table.offers(at, cards, names):
                if offer.move in moves:
                    yield offer.name, offer.move
                    yield offer.group_name, offer.move
        before = picked[:1]


def _cards_in(view: Any, zone: str) -> list[str]:
    """The cards that lie in a zone of a view."""
    for key in zone.split("/"):
        view = view[int(key) if isinstance(view, list) else key]
    return list(view)
