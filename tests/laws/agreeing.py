"""Whether what a table marks, offers and says of a position agrees with the rules.

All of it knows games by the contract alone: a move is a text, what it does to cards is what its
events carry.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any

from game.core.event import Event, Seat, View, bare_card
from game.core.game import Game, State
from game.core.illegal import Illegal
from game.core.table import MELD_STYLE, PERSON_HAND_ZONE, SPREAD_STYLE, Table, ZoneStyle
from game.core.table_values import FELT_ZONE, Offer
from game.text.icon import Icon
from game.text.message import Message, Who
from tests.sitting import at_table

YOU = Seat(0)
MOST = 300
"""Of a position with so many legal moves or more it is not asked what no legal move does."""
SOME = 8
"""So many legal moves, and cards of a hand, are looked at closely in each position."""


def names_at(state: State[Any]) -> list[Who]:
    """Those at the table; the sentences are said to seat 0."""
    return at_table("You", *(f"P{seat}" for seat in range(1, state.setup.players)))


@dataclass
class Asked:
    """A position in which seat 0 is asked, and all that the rules say of it.

    ``state`` is the real one, ``seen`` what the person's view tells of it, with which tables are
    asked, ``made_up`` one that the view cannot tell from it.  ``met`` counts what there was to
    compare.
    """

    game: Game[Any, Any]
    state: State[Any]
    rng: Random
    met: Counter[str] = field(default_factory=Counter)

    @cached_property
    def table(self) -> Table:
        assert self.game.table is not None
        return self.game.table

    @cached_property
    def names(self) -> list[Who]:
        return names_at(self.state)

    @cached_property
    def view(self) -> View:
        return self.state.view(YOU)

    @cached_property
    def seen(self) -> State[Any]:
        seen: State[Any] = self.game.from_view(self.view)
        return seen

    @cached_property
    def made_up(self) -> State[Any]:
        made_up: State[Any] = self.game.determinize(self.view, Random(0))
        return made_up

    @cached_property
    def hand(self) -> list[str]:
        hands = self.view.get("hands")
        return [] if hands is None else list(hands[YOU])

    @cached_property
    def zones(self) -> dict[str, ZoneStyle]:
        """The zones that can be touched, and how the cards of each lie."""
        return {place.zone: place.style for place in self.table.zones(self.seen, self.names)}

    @cached_property
    def legal(self) -> list[str]:
        return [self.game.write(move) for move in islice(self.state.legal(), MOST)]

    @cached_property
    def all_listed(self) -> bool:
        """Whether ``legal`` has all legal moves."""
        return len(self.legal) < MOST

    @cached_property
    def sampled(self) -> list[str]:
        """Some of the legal moves."""
        return self.rng.sample(self.legal, min(SOME, len(self.legal)))

    def why(self, text: str) -> Illegal | None:
        """Why the rules refuse a move."""
        return self.state.check(self.game.parse(text))

    def after(self, text: str) -> State[Any]:
        """The state once a legal move has been made."""
        after = self.state.clone()
        after.advance(self.game.parse(text))
        return after

    def carried(self, text: str) -> list[Event]:
        """What a legal move itself carries: its events until the round is over."""
        events = self.state.clone().apply(self.game.parse(text))
        kinds = [event.name for event in events]
        end = next((kinds.index(kind) for kind in ("reveal", "round-end") if kind in kinds), None)
        return [event for event in events[:end] if event.cards]

    def named(self, text: str) -> list[str]:
        """The cards of the hand that a move's text names."""
        left, found = Counter(self.hand), []
        for word in map(bare_card, text.split(" ")[1:]):
            if left[word]:
                left[word] -= 1
                found.append(word)
        return found

    def offers(self, picked: Sequence[str]) -> list[Offer]:
        return self.table.offers(self.seen, picked, self.names)

    def onto_the_pile(self, text: str) -> Illegal | None:
        """Why a card of the hand may not be put on the pile; None if it may."""
        found = [self.why(one.move) for one in self.offers([text]) if one.target == "pile"]
        return None if not found or None in found else found[0]

    def clicks(self) -> Iterator[tuple[str, int | None, str]]:
        """Each zone that a legal click is on, the card of it, and the move."""
        for zone, kind in self.zones.items():
            for card in (None, *(range(cards_of(self.view, zone)) if kind == SPREAD_STYLE else ())):
                move = self.table.gesture_move(self.seen, zone, None, card)
                if move is not None and self.why(move) is None:
                    yield zone, card, move


def cards_of(view: View, zone: str) -> int:
    """How many cards lie in a zone that is a row of cards."""
    return len(view[zone])


# What is compared, one thing after another.


def offers_agree(at: Asked) -> None:
    """An offer is a move that the real state and the one that was seen judge alike."""
    picks = [[], *([text] for text in at.rng.sample(at.hand, min(SOME, len(at.hand))))]
    picks += [at.rng.sample(at.hand, count) for count in (2, 3) if count <= len(at.hand)]
    picks += [at.named(text) for text in at.sampled]
    for picked in picks:
        for offer in at.offers(picked):
            move = at.game.parse(offer.move)
            assert at.game.write(move) == offer.move
            illegal = at.state.check(move)
            assert illegal == at.made_up.check(move), offer
            if at.all_listed:
                assert (illegal is None) == (offer.move in at.legal), offer
            if illegal is None:
                at.met["offers"] += 1
                _goes_there(at, offer)


def _goes_there(at: Asked, offer: Offer) -> None:
    """The gesture of an offer ends on a zone that its move brings cards to or takes them from."""
    if offer.target is None:
        return
    assert offer.target == FELT_ZONE or offer.target in at.zones, offer
    carried = at.carried(offer.move)
    touched = {zone for event in carried for zone in (event.source, event.target)}
    if offer.target == FELT_ZONE:
        assert touched - at.zones.keys(), offer
    elif carried:
        assert offer.target in touched, offer


def gestures_reach(at: Asked) -> None:
    """Each legal move is an offer, a click or a drag."""
    reached = {move for _, _, move in at.clicks()}
    reached |= {offer.move for offer in at.offers([])}
    for text in at.sampled:
        picked = at.named(text)
        at.rng.shuffle(picked)
        if text not in reached and not (
            picked and any(offer.move == text for offer in at.offers(picked))
        ):
            raise AssertionError(f"no gesture means {text!r}")
        at.met["moves"] += 1


def clicks_agree(at: Asked) -> None:
    """A click is judged alike by both states."""
    for _, _, text in at.clicks():
        assert at.made_up.check(at.game.parse(text)) is None, text


def coming_agrees(at: Asked) -> None:
    """What is said to come along with a card of a row comes along with it.

    The sentence names the first of those cards and how many they are.  What is said where they
    may be taken is said nowhere where they may not: ``met`` has both.
    """
    for zone in (zone for zone, kind in at.zones.items() if kind == SPREAD_STYLE):
        for card in range(cards_of(at.view, zone)):
            move = at.table.gesture_move(at.seen, zone, None, card)
            first, said = at.table.cards_taken_along(at.seen, zone, card)
            name = said.name if isinstance(said, Message) else said
            if move is None or at.why(move) is not None:
                at.met[f"refused: {name}"] += 1
                continue
            row = tuple(at.view[zone])
            taken = [event.cards for event in at.carried(move) if event.source == zone]
            assert list(map(Counter, taken)) == [Counter(row[first:])], move
            assert isinstance(said, Message), move
            assert said.values.get("count", 1) == len(row) - first, move
            assert str(at.table.card_name(row[first])) in str(said), move
            at.met[f"allowed: {name}"] += 1
            at.met["cards_taken_along"] += 1


def prompt_agrees(at: Asked) -> None:
    """Where a click draws or takes, the prompt asks to draw and to take only if it is allowed."""
    zones = {zone: text for zone, _, text in at.clicks()}
    if not zones or at.table.open_call(at.seen) is not None:
        return
    words = set(re.findall("[a-z]+", str(at.table.prompt(at.seen, at.names)).lower()))
    others = [zone for zone, text in zones.items() if text != zones.get("stock")]
    assert "draw" not in words or "stock" in zones, words
    assert ("take" in words) == bool(others), (words, zones)
    at.met["prompt"] += 1


def usable_agrees(at: Asked) -> None:
    """A card is shaded exactly if no legal move uses it; what goes with another does so then."""
    usable = at.table.playable_cards(at.seen)
    if usable is None or not at.all_listed:
        return
    used = {card for text in at.legal for card in _used(at.carried(text))}
    for card in set(at.hand):
        assert (card in usable) == (card in used), card
        at.met["playable_cards"] += 1
    together = at.table.follow_up_cards(at.seen)
    for card in {one for one in at.hand if one in together} - used:
        at.met["follow_up_cards"] += 1
        assert any(_uses_next(at, text, card) for text in at.legal), card


def _used(carried: list[Event]) -> set[str]:
    return {
        bare_card(card)
        for event in carried
        if event.source == PERSON_HAND_ZONE
        for card in event.cards
        if card
    }


def _uses_next(at: Asked, text: str, card: str) -> bool:
    then = Asked(at.game, at.after(text), at.rng)
    if then.state.asked != YOU:
        return False
    return any(card in _used(then.carried(one)) for one in then.legal)


REFUSED = {"barred": "barred-card", "owed": "must-meld", "add": "playable-card"}
"""What a mark on a card of the hand says of putting it on the pile."""


def marks_agree(at: Asked) -> None:
    """A card that is marked is refused for that reason as a discard, and no other is."""
    icons = at.table.card_marks(at.seen)
    owed = [card for card, mark in icons.items() if mark == "owed"]
    for card in dict.fromkeys(at.hand):
        illegal = at.onto_the_pile(card)
        code = "" if illegal is None else illegal.code
        mark = icons.get(card, "")
        assert not owed or code == "must-meld", (card, code)
        assert code != "barred-card" or mark in ("barred", "add"), card
        assert code != "must-meld" or owed or not icons or "add" in icons.values(), card
        if mark in REFUSED:
            at.met[mark] += 1
            if mark == "add":
                # That a card was just taken, or the whole hand must be melded, is said first.
                assert code in ("playable-card", "barred-card", "must-meld"), (card, code)
            else:
                assert code == REFUSED[mark], (card, mark, code)


def locks_agree(at: Asked) -> None:
    """No legal move puts a card on a locked meld, and only on a locked one it is refused so.

    A swap is refused so on any meld where jokers stay in their places.
    """
    places = at.table.zones(at.seen, at.names)
    locked = {place.zone: place.icon is Icon.LOCK for place in places if place.style == MELD_STYLE}
    if not locked:
        return
    at.met["possible_melds"] += 1
    at.met["lock"] += any(locked.values())
    for text in at.sampled:
        for event in at.carried(text):
            assert not locked.get(event.target or "", False), (text, event.target)
    for card in at.rng.sample(at.hand, min(SOME, len(at.hand))):
        for offer in at.offers([card]):
            if offer.target in locked:
                illegal = at.why(offer.move)
                code = "" if illegal is None else illegal.code
                assert not locked[offer.target] or illegal is not None, offer
                swaps = offer.move.startswith("swap")
                assert locked[offer.target] or swaps or code != "locked", offer


def call_agrees(at: Asked, silences: set[str]) -> None:
    """A call window is open exactly while its silence is legal, and what is called only then."""
    call = at.table.open_call(at.seen)
    assert (call is not None) == bool(silences.intersection(at.legal)), at.legal
    legal = [one for one in at.offers([]) if one.intent == "call" and at.why(one.move) is None]
    if call is None:
        assert not legal, legal
    else:
        at.met["open_call"] += 1
        assert call.silent_move in at.legal
        assert call.auto_move in ("", *at.legal)
        assert not at.table.waiting_text(at.seen)


def lights_agree(at: Asked) -> None:
    """The zone that a turn is about gets the cards, from a zone that fits it or the stock."""
    played = at.table.active_zone(at.seen)
    if played is None:
        return
    at.met["active_zone"] += 1
    assert played in at.zones
    for text in at.legal:
        assert at.carried(text)[0].target == played, text
    drags = set()
    for zone in at.zones:
        move = at.table.gesture_move(at.seen, zone, played)
        if zone != played and move is not None and at.why(move) is None:
            drags.add(zone)
    assert set(at.table.matching_zones(at.seen, played)) == drags - {"stock"}


def melds_agree(at: Asked) -> None:
    """The melds that are marked are of cards of the hand, each once; none is refused as no meld."""
    melds = at.table.possible_melds(at.seen)
    assert Counter(card for meld in melds for card in meld) <= Counter(at.hand), melds
    for meld in melds:
        at.met["marked melds"] += 1
        felt = [one for one in at.offers(meld) if one.target == FELT_ZONE]
        codes = [illegal.code for one in felt if (illegal := at.why(one.move))]
        assert not felt or "not-a-meld" not in codes[:1], (meld, codes)


def compare(at: Asked, silences: set[str]) -> None:
    """Compare all that a table says of a position with what the rules say."""
    offers_agree(at)
    gestures_reach(at)
    clicks_agree(at)
    coming_agrees(at)
    prompt_agrees(at)
    usable_agrees(at)
    marks_agree(at)
    locks_agree(at)
    call_agrees(at, silences)
    lights_agree(at)
    melds_agree(at)
