"""The table in words: announcements for a screen reader, and answers to the query keys.

``TableAnnouncer`` announces events in order, and then the prompt. ``possible`` names or counts
every legal move. ``Queries`` describes hands, table and scores on request.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, cast

from game.core.event import PERSON_SEAT, Event, EventKind, Seat, bare_card
from game.core.game import Game
from game.core.state import State
from game.core.table import (
    HIDDEN_HAND_STYLE,
    MELD_STYLE,
    OPEN_HAND_STYLE,
    OWN_HAND_STYLE,
    PERSON_HAND_ZONE,
    SPREAD_STYLE,
    CardState,
    TableZone,
)
from game.core.table_values import Intent, Offer
from game.storage.settings import FULL_DETAIL
from game.text.icon import Icon
from game.text.message import (
    Message,
    Names,
    TextValue,
    apart,
    in_order,
    listed,
    told,
    told_in_line,
)
from game.ui.kit.input.commands import (
    ASK_HAND,
    ASK_LAST_EVENTS,
    ASK_PLAYER,
    ASK_POSSIBLE_MOVES,
    ASK_SCORES,
    ASK_TABLE,
    ASK_WHERE_FOCUS_IS,
    Command,
)
from game.ui.kit.input.events import Key
from game.ui.kit.pages.host import BRAILLE_CELL_COUNT, Announcements
from game.ui.kit.tree import Node
from game.ui.table.control import braille_lines
from game.ui.table.model.legal_moves import MAX_LISTED_MOVE_COUNT
from game.ui.table.model.notice import Notice, NoticeKind
from game.ui.table.model.table_model import TableModel, TimedNotice
from game.ui.table.motion.recent_changes import PendingUpdate
from game.ui.table.render.card_facts import cards_in, hand_notes, known, worth
from game.ui.table.render.nodes import seal_text
from game.ui.table.render.side_panel import match_texts, round_text


def consequences(
    game: Game[Any, Any], before: Any, event: Event, after: Any, names: Names
) -> Iterator[TextValue]:
    """Sentences that follow the log line of an event.

    ``before`` and ``after`` are the states around it, as the person knows them.
    """
    table, what = game.table, game.event_kind(event)
    assert table is not None, "only a game with a table is shown"
    if what in (EventKind.MELD, EventKind.TAKE):
        yield from _laid(game, before, event, after, names)
    own = table.consequence(before, event, after, names)
    if own:
        yield own
    pots = table.coins(before), table.coins(after)
    if what is EventKind.PAY and pots[0] is not None and pots[1] is not None:
        yield Message("heard-pot", count=pots[1][0])
    if what is not EventKind.TURN:
        return
    turned = _turned(game, before), _turned(game, after)
    if None not in turned and turned[0] != turned[1]:
        way = "counter" if turned[1] else "clockwise"
        if after.asked in (PERSON_SEAT, None) or own:
            yield Message("heard-way", way=way)
        else:
            yield Message("heard-way-next", way=way, who=names[after.asked])


def _turned(game: Game[Any, Any], state: State[Any]) -> bool | None:
    """Whether play goes counter-clockwise; None if the table does not mark the direction."""
    ring = None if game.table is None else game.table.direction_ring(state)
    return None if ring is None else ring.turned


def _laid(
    game: Game[Any, Any], before: Any, event: Event, after: Any, names: Names
) -> Iterator[TextValue]:
    """Sentences about the points of laid cards, and about a meld that is now locked."""
    table, seat = game.table, event.seat
    assert table is not None, "only a game with a table is shown"
    had, has = table.laid_points(before), table.laid_points(after)
    if seat is not None and had is not None and has is not None and has[seat] > had[seat]:
        yield Message("heard-points", points=has[seat] - had[seat])
    locked = [
        any(one.zone == event.target and one.icon is Icon.LOCK for one in table.zones(state, names))
        for state in (before, after)
    ]
    if locked == [False, True]:
        yield Message("heard-locked")


class TableAnnouncer:
    """Announces log lines, their consequences and the prompt.

    Undone events and those before the table was opened are skipped; redone events are repeated.
    ``asks`` is whether the prompt is announced; a teacher uses other words. ``wanted`` is a
    callback for the prompt and its second sentence.
    """

    def __init__(self, model: TableModel, announcements: Announcements) -> None:
        self.model = model
        self.announcements = announcements
        self.asks = True
        self.wanted: Callable[[], tuple[TextValue, TextValue]] = self._prompt
        self._dealing = False
        self._dealt: list[Event] = []
        self._forced = False
        self._theirs = True
        self._goes_on = False
        self._why: TextValue = ""
        self._reasons: set[str] = set()
        self._remarked = model.remark
        self._asked: tuple[object, ...] | None = None
        self._notified: TimedNotice | None = None
        self._stands: dict[str, bool] = {}
        model.show.telling.listen = self._hear

    def say(self, said: TextValue, at_once: bool = False) -> None:
        """Announce a sentence, in brief with letters for cards."""
        brief = self.model.settings.brief
        self.announcements.say(told_in_line(said) if brief else told(said), at_once)

    # Events.

    def _hear(self, one: PendingUpdate) -> None:
        """Announce an update; ``show.told`` is still the state before it."""
        show, what = self.model.show, self.model.game.event_kind(one.event)
        if what is EventKind.DEAL:
            self._dealing = self._dealing or one.event.target == PERSON_HAND_ZONE
            if not show.table.has_hands:
                self._dealt.append(one.event)
        elif self._dealing or self._dealt:
            self._say_dealt(show.told)
            self._dealing, self._dealt = False, []
        if one.line is not None:
            own = one.event.seat == PERSON_SEAT and not self._forced
            say = self.announcements.say_move if own else self.announcements.say
            say(self._line(one))
        if not self.model.settings.brief:
            for said in consequences(self.model.game, show.told, one.event, one.state, show.names):
                self.say(said)
        if one.state.asked != PERSON_SEAT or what is EventKind.SKIP:
            self._theirs = True
        elif what is EventKind.PLAY and one.event.seat == PERSON_SEAT:
            self._goes_on = True

    def _line(self, one: PendingUpdate) -> str:
        """The log line of an event; of a move that was made for the person, why it was."""
        line: str = one.line or ""
        brief = self.model.settings.brief
        show, own = self.model.show, one.event.seat == PERSON_SEAT
        if own and not brief and not self._forced:
            heard = show.table.heard_event(show.told, one.event, one.state, show.names)
            return told(heard) if heard else line
        if brief and one.line is not None:
            line = told_in_line(one.line.said)
        if not self._forced or one.event.seat != PERSON_SEAT:
            return line
        self._forced = False
        if brief:
            forced = told_in_line(Message("heard-forced", move=line.removesuffix(".")))
            return forced if len(forced) <= BRAILLE_CELL_COUNT else line
        if line.endswith("."):
            return told(Message("heard-forced", move=line.removesuffix(".")))
        return told(in_order([line, Message("heard-forced.alone")]))

    def _say_dealt(self, state: State[Any]) -> None:
        """Announce the person's hand, or the cards on a table without hands."""
        show = self.model.show
        if self._dealt:
            places = {one.zone: one.name for one in show.table.zones(state, show.names)}
            rows = [
                Message(
                    "queries-place",
                    place=places.get(str(one.target), ""),
                    cards=listed(show.table.card_name(card) for card in one.cards if card),
                )
                for one in self._dealt
            ]
            self.say(Message("queries-lies", cards=apart(rows)))
            return
        cards = [self.model.game.card(card) for card in cast(CardState, state).hands[PERSON_SEAT]]
        if cards and not show.closed and self.model.settings.brief:
            for line in braille_lines.hand([show.table.line_card(state, text) for text in cards]):
                self.announcements.say(line)
        elif cards and not show.closed:
            named = listed([show.table.card_name(text) for text in cards])
            self.say(Message("heard-dealt", count=len(cards), cards=named))

    # Notices and prompts.

    def update(self) -> None:
        """Announce the notice about the shown position, and the prompt."""
        model = self.model
        if model.said is not self._notified:
            self._notified = model.said
            self._notify()
        self._remark()
        held = model.show.held and not model.show.telling.waits
        self._begins("held", held, model.show.table.waiting_text(model.show.state) if held else "")
        self._begins("coach", model.session.coaching, Message("table-coach"), at_once=True)
        self._begins("spot", model.spotting, Message("table-spot"), at_once=True)
        self._begins("step", model.stepping, Message("table-stepping"))
        if model.your_turn and not model.show.telling.waits:
            self._ask()

    def _begins(self, what: str, so: bool, said: TextValue, at_once: bool = False) -> None:
        """Announce a sentence once when a condition becomes true."""
        if so and not self._stands.get(what):
            self.say(said, at_once)
        self._stands[what] = so

    def _notify(self) -> None:
        if self._notified is not None:
            # Also if it has expired: events may have been faster.
            notice = self._notified.notice
            more = [notice.more] if notice.more else []
            # In a replay the position is announced at once, and the notice follows it.
            at_once = notice.asked and (notice.kind is NoticeKind.TOLD or not self.model.replayed)
            short = notice.line if self.model.settings.brief else ""
            self.say(short or in_order([notice.text, *more]), at_once)

    def _ask(self) -> None:
        """Announce the prompt, once for each position."""
        model, session = self.model, self.model.session
        asked = session.version, len(session.match.moves)
        if asked == self._asked or not self.asks or model.paused:
            return
        self._asked = asked
        begins, self._theirs = self._theirs, False
        goes_on, self._goes_on = self._goes_on, False
        call = model.open_call()
        hidden = call is not None and model.hides()
        if model.settings.brief and not hidden and not model.plays_itself():
            state, names = model.asking.state, model.show.names
            for number, line in enumerate(braille_lines.decision(model.game, state, names)):
                # A call may not wait behind other lines.
                self.announcements.say(line, at_once=call is not None and number == 0)
        elif call is not None:
            self.say(call.hidden_sentence if model.hides() else self.wanted()[0], at_once=True)
        elif model.plays_itself():
            # The move itself tells that it was the only one.
            self._forced = True
        else:
            # A prompt that leaves no choice says as much by itself.
            chooses = model.only_move() is None or model.settings.detail == FULL_DETAIL
            turn: list[TextValue] = []
            if chooses and begins:
                turn = [Message("heard-your-turn")]
            elif chooses and goes_on:
                turn = [Message("heard-your-turn.still")]
            what, why = self.wanted()
            self.say(in_order([*turn, what, *self._reason(why, begins)]))

    def _reason(self, why: TextValue, begins: bool) -> list[TextValue]:
        """The second sentence of a prompt. The usual detail tells each of them once."""
        before, self._why = self._why, why
        said = told(why) if why else ""
        known = said in self._reasons
        self._reasons.add(said)
        if self.model.settings.detail == FULL_DETAIL:
            return [why] if why and (begins or why != before) else []
        return [] if known or not why else [why]

    def _remark(self) -> None:
        """Announce a remark once, with everything else."""
        model = self.model
        if model.remark is self._remarked:
            return
        self._remarked = model.remark
        if model.remark is not None and model.settings.detail == FULL_DETAIL:
            seat, text = model.remark
            self.say(Message("table-remark", who=model.show.names[seat], text=text))

    def _prompt(self) -> tuple[TextValue, TextValue]:
        """Prompt of the table, and a duty that it does not name."""
        show = self.model.show
        prompt = show.table.prompt(show.state, show.names)
        return prompt, self.model.second_line()


MAX_NAMED_MOVE_COUNT = 12
"""Maximum number of moves without a button that are named; the rest is counted."""


def possible(model: TableModel) -> TextValue:
    """Prompt, and the moves that answer it."""
    show = model.show
    prompt = asked_for(model)
    if not model.your_turn or model.paused:
        return in_order([prompt, Message("queries-nothing")])
    call = model.open_call()
    if call is not None and model.hides():
        return in_order([call.hidden_sentence, Message("queries-call", call=call.title)])
    why = show.table.next_zone(show.state, show.names)[1]
    (first, *others), left = _named(model)
    said = [Message("queries-moves", move=first)]
    said += [Message("queries-moves.or", move=move) for move in others]
    if left:
        said.append(Message("queries-more", count=left))
    return in_order([prompt, *([why] if why else []), *said])


def asked_for(model: TableModel) -> TextValue:
    """Prompt; in a replay, whose turn it is."""
    show = model.show
    if not model.replayed:
        return show.table.prompt(show.state, show.names)
    if show.state.asked is None:
        return Message("replay-nobody")
    return Message("replay-next", who=show.names[show.state.asked])


def _named(model: TableModel) -> tuple[list[TextValue], int]:
    """Names of the legal moves: offered ones first, discards together by their cards.

    With them, how many moves are not named.
    """
    game, names, state = model.game, model.show.names, model.asking.state
    offers = {one.move: one for one in _offers(model)}
    named = [
        game.describe_move(state, game.parse(offer.move), names)
        for offer in offers.values()
        if offer.intent is not Intent.DISCARD
    ]
    discards = [one.move for one in offers.values() if one.intent is Intent.DISCARD]
    if discards:
        cards = [model.show.table.card_name(move.split()[-1]) for move in discards]
        named.append(Message("queries-discards", cards=listed(cards)))
    legal = [game.write(move) for move in islice(state.legal(), MAX_LISTED_MOVE_COUNT)]
    rest = [move for move in legal if move not in offers]
    named += [
        game.describe_move(state, game.parse(move), names) for move in rest[:MAX_NAMED_MOVE_COUNT]
    ]
    return named, max(0, len(rest) - MAX_NAMED_MOVE_COUNT)


def _offers(model: TableModel) -> Iterator[Offer]:
    asking, show = model.asking, model.show
    yield from asking.legal(())
    if PERSON_HAND_ZONE in show.laid.spots:
        for text in dict.fromkeys(show.hand.order):
            yield from asking.legal((bare_card(text),))


PILE_ZONE = "pile"


class Queries:
    """Answers to queries, from the person's view alone.

    Asking again moves on to the next player or to an earlier log line.
    """

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._last: Command | None = None
        self._times = 0
        self._log = 0
        self._answers: dict[Command, Callable[[], TextValue]] = {
            ASK_HAND: lambda: self._in_turn(self._brief_hand()) or self.hand(),
            ASK_POSSIBLE_MOVES: lambda: self._in_turn(self._brief_moves()) or possible(model),
            ASK_TABLE: self.table,
            ASK_PLAYER: lambda: self.player(Seat((self._times + 1) % len(model.show.names))),
            ASK_SCORES: self.scores,
            ASK_LAST_EVENTS: lambda: self.happened(self._times),
        }

    def answers(self, key: Key, focused: Node | None, announcements: Announcements) -> bool:
        """Announce the answer to the query of a key. Whether the key asks something."""
        notice = self.by(key, focused)
        if notice is not None:
            announcements.say(notice.line or notice.text, at_once=True)
        return notice is not None

    def by(self, key: Key, focused: Node | None) -> Notice | None:
        """Answer to the query of a key; None if the key asks nothing."""
        if ASK_WHERE_FOCUS_IS.matches(key):
            return answer(self.where(focused), self.model.settings.brief)
        asked = next((command for command in self._answers if command.matches(key)), None)
        if asked is None:
            return None
        again = asked is self._last and len(self.model.show.log) == self._log
        self._times = self._times + 1 if again else 0
        self._last, self._log = asked, len(self.model.show.log)
        return answer(self._answers[asked](), self.model.settings.brief)

    # Answers in brief: the lines come one after the other as one asks again.

    def _in_turn(self, lines: Sequence[str]) -> str:
        return lines[self._times % len(lines)] if lines else ""

    def _brief_hand(self) -> Sequence[str]:
        show = self.model.show
        if not self.model.settings.brief or not show.table.has_hands or show.closed:
            return ()
        return braille_lines.hand(
            [show.table.line_card(show.state, text) for text in show.hand.order]
        )

    def _brief_moves(self) -> Sequence[str]:
        model = self.model
        asked = model.your_turn and not model.paused and not model.hides()
        if not model.settings.brief or not asked:
            return ()
        return braille_lines.moves(model.game, model.asking.state, model.show.names)

    # Answers.

    def hand(self) -> TextValue:
        """Cards of the person in hand order; at a table without hands, the cards before them."""
        show = self.model.show
        if not show.table.has_hands:
            return self.player(PERSON_SEAT)
        held = show.seen.zone(PERSON_HAND_ZONE)
        if show.closed:
            return Message("queries-covered", count=held)
        if not held:
            return Message("queries-empty")
        cards = []
        for copy, noted in zip(show.hand.copies(), hand_notes(self.model), strict=True):
            name = show.table.card_name(copy[0])
            if copy in show.hand.picks:
                noted.insert(0, Message("table-picked"))
            cards.append(
                Message("queries-noted", card=name, notes=listed(noted)) if noted else name
            )
        said: list[TextValue] = [Message("queries-holds", count=len(cards), cards=listed(cards))]
        melds = self.model.asking.melds() if self.model.settings.marks else []
        if melds:
            rows = [listed(show.table.card_name(text) for text in meld) for meld in melds]
            said.append(Message("queries-melds", count=len(rows), melds=apart(rows)))
        figure = show.table.hand_figure(show.told)
        if figure:
            said.append(Message("queries-sentence", said=figure))
        return in_order(said)

    def table(self) -> TextValue:
        """Stock, pile, melds, public facts, dealer and direction of play in words."""
        show, state = self.model.show, self.model.show.told
        kinds = (OWN_HAND_STYLE, HIDDEN_HAND_STYLE, OPEN_HAND_STYLE)
        rows = [self._place(place, False) for place in self._places() if place.style not in kinds]
        said: list[TextValue] = [Message("queries-lies", cards=apart(rows))] if rows else []
        said += [sign.sentence for sign in show.table.table_signs(state)]
        purse = show.table.coins(state)
        if purse is not None:
            said.append(Message("queries-pot", count=purse[0]))
        ring = show.table.direction_ring(state)
        if ring is not None:
            said.append(Message("queries-way", way="counter" if ring.turned else "clockwise"))
        if state.dealer is not None and state.asked is not None:
            said.append(Message("queries-dealer", who=show.names[state.dealer]))
        return in_order(said or [Message("queries-bare")])

    def player(self, seat: Seat) -> TextValue:
        """A player's hand and melds in words."""
        show, state = self.model.show, self.model.show.told
        who = Message("queries-of", who=show.names[seat])
        count = show.table.count_text(show.table.plate_counts(state)[seat])
        stands = show.table.player_status(state, seat)
        has = listed([count, stands]) if stands else count
        said: list[TextValue] = [Message("queries-player-has", who=who, cards=has)]
        laid, purse = show.table.laid_points(state), show.table.coins(state)
        if laid is not None and laid[seat]:
            said.append(Message("queries-laid", points=laid[seat]))
        if purse is not None and purse[1][seat]:
            said.append(Message("queries-coins", count=purse[1][seat]))
        own = [place for place in self._places() if place.owner == seat]
        rows = [
            self._place(place)
            for place in own
            if place.style not in (OWN_HAND_STYLE, HIDDEN_HAND_STYLE, OPEN_HAND_STYLE)
        ]
        if rows:
            said.append(Message("queries-lies", cards=apart(rows)))
        for place in own:
            seen = known(self.model, place) if place.style is HIDDEN_HAND_STYLE else ()
            if seen:
                said.append(Message("queries-known", cards=self._named(seen)))
            if place.style is OPEN_HAND_STYLE and show.seen.zone(place.zone):
                cards = self._named(show.seen.zone(place.zone))
                said.append(Message("queries-open", cards=cards))
        return in_order(said)

    def scores(self) -> TextValue:
        """Round, and the score of every player."""
        show, state = self.model.show, self.model.show.told
        which, laid = round_text(self.model), show.table.laid_points(state)
        said: list[TextValue] = [Message("queries-which", round=which)] if which else []
        scored = self.model.scored
        nobody = scored and not any(state.scores)
        if nobody:
            said.append(Message("queries-nobody", what=show.table.points_word))
        rows: list[TextValue] = []
        for seat, name in enumerate(show.names):
            who = Message("queries-of", who=name)
            if scored:
                counted = show.table.points(state.scores[seat])
                points: TextValue = Message("table-points", points=counted)
            else:
                points = show.table.count_text(show.table.plate_counts(state)[seat])
            if not nobody:
                rows.append(Message("queries-score", who=who, points=points))
            if laid is not None and laid[seat]:
                now = Message("queries-now", points=laid[seat])
                rows.append(Message("queries-score", who=who, points=now))
        if rows:
            said.append(Message("queries-stand", scores=apart(rows)))
        return in_order(said)

    def happened(self, back: int) -> TextValue:
        """Log line ``back`` lines before the last; past the first line, that one and a note."""
        log = self.model.show.log
        if not log:
            return Message("queries-quiet")
        if back < len(log):
            return log[len(log) - 1 - back].said
        return in_order([log[0].said, Message("queries-first")])

    def where(self, focused: Node | None) -> TextValue:
        """Game, whose turn it is, and the focus."""
        asked = asked_for(self.model)
        said: list[TextValue] = [Message("queries-at", game=self.model.game.title, asked=asked)]
        said += [Message("queries-which", round=line) for line in match_texts(self.model)]
        if self.model.seal:
            said.append(Message("queries-which", round=seal_text(self.model)))
        if focused is not None and focused.value:
            about = focused.value
            said.append(Message("queries-focus-value", name=focused.name, value=about))
        elif focused is not None:
            said.append(Message("queries-focus", name=focused.name))
        return in_order(said)

    # Zones.

    def _places(self) -> Iterator[TableZone]:
        laid = self.model.show.laid
        return (place for place in laid.places if place.zone in laid.spots)

    def _place(self, place: TableZone, each: bool = True) -> TextValue:
        """A zone with its cards; a meld has only its worth unless ``each`` card is named."""
        if place.style is not MELD_STYLE or each:
            return Message("queries-place", place=place.name, cards=self._lying(place))
        counts = worth(self.model, place)
        if not counts:
            return place.name
        return Message("queries-place", place=place.name, cards=counts)

    def _named(self, cards: Sequence[str]) -> TextValue:
        return listed(self.model.show.table.card_name(text) for text in cards)

    def _lying(self, place: TableZone) -> TextValue:
        show = self.model.show
        held: Any = show.seen.zone(place.zone)
        if isinstance(held, int):
            return Message("table-cards", count=held)
        if not held:
            return Message("queries-none")
        if place.style is MELD_STYLE:
            cards, counts = cards_in(self.model, place), worth(self.model, place)
            return Message("table-meld", cards=cards, worth=counts) if counts else cards
        if place.style is SPREAD_STYLE:
            return Message("queries-spread", count=len(held), cards=self._named(held[::-1]))
        face = show.table.top_face(show.state) if place.zone == PILE_ZONE else None
        top = show.table.card_name(face or held[-1])
        if len(held) == 1:
            return Message("queries-single", card=top)
        return Message("queries-stack", card=top, count=len(held) - 1)


def answer(said: TextValue, brief: bool = False) -> Notice:
    """A notice with the answer; the bar shows signs for suits."""
    return Notice(NoticeKind.TOLD, said, has_signs=True, has_line=brief)
