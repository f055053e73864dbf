"""How the figures of a round came about: everybody's cards laid open, and the sum."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.core.event import Seat
from game.ui.scenes.cardrows import Flow, Group, flow, stretch, wide
from game.ui.scenes.part import BAR, Part, clipped
from game.ui.table.model import TableModel
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.cards import small_cards
from game.ui.widgets.make import words
from game.ui.widgets.picture import drawn
from game.words.message import told

SIZES = (56.0, 48.0, 42.0, 36.0)
"""The widths of a card that are tried, in units, until all can be seen at once."""
SCROLLED = 42.0
"""The width of a card where they cannot be seen at once, in units."""
SMALLEST = 32
"""The least width of a card, in points."""
MOST = 760.0
"""More units than these are of no use to one player's cards."""
AIR = 0.15
"""The height of a row beyond that of its cards, in card widths."""
MANY = 6
"""From so many players on the rows may stand in two columns."""
GUTTER = 24.0
INSIDE = 10.0
"""Units between two columns of rows, and in all to the sides of a figure."""


class RoundPart(Part):
    """A row a player: the cards, and how the points come to what they are.

    Where there are many players the rows stand in two columns.
    """

    title = "This round"

    def __init__(self, model: TableModel, measures: Measures, offset: int | None) -> None:
        super().__init__(model, measures, offset)
        hands = self.hands()
        self.opened = {one.seat: one for one in self.rules.opened(self.state, hands)}
        self.lines = self.rules.sum(self.state, hands)
        self.melded = any(one.melds for one in self.opened.values())
        self._small = measures.text(13.5)
        self._size = measures.text(16)
        self._named = measures.text(15)
        self._groups = {seat: self._groups_of(seat) for seat in self.opened}
        self._figure = self._figure_wide()
        self._who = self._who_wide()

    def hands(self) -> Mapping[int, Sequence[str]]:
        """The hands that were laid open to be counted."""
        return self.show.revealed

    def _groups_of(self, seat: Seat) -> list[Group]:
        one, name = self.opened[seat], self.names[seat]
        how = self.rules.sorts[0][0]
        left = tuple(sorted(one.left, key=lambda text: self.rules.sort_key(text, how)))
        found = [Group(f"{name}, meld", meld) for meld in one.melds]
        return found + ([Group(f"{name}, left", left, True)] if left else [])

    @property
    def worth_showing(self) -> bool:
        """Whether the game has anything to tell of the round."""
        return bool(self.opened or self.lines)

    def order(self) -> list[Seat]:
        """The seats from the top down."""
        return [Seat(seat) for seat in range(len(self.names))]

    def note(self, seat: Seat) -> tuple[str, str]:
        """An icon and a word or two under a name; empty for none."""
        out = self.state.rounds[-1]["out"]
        return ("out", "went out") if out == seat else ("", "")

    def caption(self) -> str:
        """What the cards are."""
        return "Melds, and cards left" if self.melded else "Cards left"

    # Widths.

    def _figure_wide(self) -> int:
        """The width of a column of figures, in which each label takes two lines at most."""
        size, least = self._small, 0
        for line in self.lines:
            least = max(least, *(self.texts.width(one, size) for one in told(line.label).split()))
            least = max(least, *(self.texts.width(one, self._size, "bold") for one in line.figures))
        while any(
            len(self.texts.wrapped(told(line.label), size, least)) > 2 for line in self.lines
        ):
            least += self.measures.px(4)
        return least + self.measures.px(INSIDE)

    def _side(self) -> int:
        """The side of a portrait."""
        return self.measures.px(40)

    def _who_wide(self) -> int:
        """The width of the column that says who it is."""
        found = [self.texts.width(name, self._named, "semibold") for name in self.names]
        for seat in self.order():
            icon, said = self.note(seat)
            found.append(self.texts.width(said, self._small) + (self._icon() if icon else 0))
        return self._side() + self.measures.px(10) + max(found) + self.measures.px(16)

    def _icon(self) -> int:
        """The width of the icon before a note."""
        return self._small + self.measures.px(4)

    def _around(self) -> int:
        """The width of all but the cards."""
        return self._who + len(self.lines) * self._figure + self.measures.px(BAR + 6)

    def _left_label(self) -> int:
        """The width of the word before cards that were left, where there are melds beside."""
        if not self.melded:
            return 0
        return self.texts.width("Left", self._small) + self.measures.px(8)

    def _card_sizes(self) -> list[int]:
        """The widths of a card to be tried, the largest first."""
        least = round(SMALLEST * self.measures.scale)
        return [max(least, self.measures.px(size)) for size in SIZES]

    def _cards_widths(self) -> tuple[int, int]:
        """The width in which no meld is broken, and the one in which no player's cards are."""
        if not self.opened:
            return 0, 0
        largest, *_, smallest = self._card_sizes()
        groups = [group for found in self._groups.values() for group in found]
        melds = [wide(len(one.cards), smallest, self.measures) for one in groups if not one.left]
        label = self._left_label()
        most = max(stretch(found, largest, label, self.measures) for found in self._groups.values())
        least = max(*melds, self.measures.px(190), label + 5 * smallest, 0)
        return least, max(least, min(most, self.measures.px(MOST)))

    def widths(self) -> tuple[int, int]:
        least, most = self._column_widths()
        return least, most if len(self.names) < MANY else 2 * most + self.measures.px(GUTTER)

    def _column_widths(self) -> tuple[int, int]:
        """The least and the most useful width of a column of rows."""
        least, most = self._cards_widths()
        return self._around() + least, self._around() + most

    # Heights.

    def _flow(self, seat: Seat, card: int, room: int) -> Flow:
        return flow(self._groups.get(seat, []), card, room, self._left_label(), self.measures)

    def _heights(self, card: int, room: int) -> dict[Seat, int]:
        """The height of each player's row."""
        pad = round(AIR * card)
        least = max(self._side(), self.texts.height(self._named) + self.texts.height(self._small))
        return {
            seat: max(least, self._flow(seat, card, room).height) + pad for seat in self.order()
        }

    def _head(self) -> int:
        """The height of the labels over the columns."""
        wide = self._figure - self.measures.px(INSIDE)
        lines = [
            len(self.texts.wrapped(told(line.label), self._small, wide)) for line in self.lines
        ]
        return max([1, *lines]) * self.texts.height(self._small) + self.measures.px(8)

    def _height(self, card: int, width: int) -> int:
        return self._head() + sum(self._heights(card, width - self._around()).values())

    def height(self, width: int) -> int:
        return self._height(self._card_sizes()[0], width)

    def least_height(self, width: int) -> int:
        return self._height(self._card_sizes()[-1], width)

    # Nodes.

    def lay(self, rect: Rect) -> list[Node]:
        wide = min(rect.w, self._column_widths()[1])
        single = Rect(rect.centerx - wide // 2, rect.y, wide, rect.h)
        columns = self._columns(rect, single)
        if columns is not None:
            card, halves = columns
            return [node for half, seats in halves for node in self._column(half, seats, card)]
        least = round(SMALLEST * self.measures.scale)
        return self._column(single, self.order(), max(least, self.measures.px(SCROLLED)))

    def _columns(
        self, rect: Rect, single: Rect
    ) -> tuple[int, list[tuple[Rect, list[Seat]]]] | None:
        """A size of the cards and one or two columns in which all can be seen at once."""
        seats = self.order()
        half = (rect.w - self.measures.px(GUTTER)) // 2
        double = half >= self._column_widths()[0] and len(seats) >= MANY
        upper = -(-len(seats) // 2)
        for card in self._card_sizes():
            if self._height(card, single.w) <= rect.h:
                return card, [(single, seats)]
            heights = list(self._heights(card, half - self._around()).values())
            high = max(sum(heights[:upper]), sum(heights[upper:])) + self._head()
            if double and high <= rect.h:
                left = Rect(rect.x, rect.y, half, rect.h)
                right = Rect(rect.right - half, rect.y, half, rect.h)
                return card, [(left, seats[:upper]), (right, seats[upper:])]
        return None

    def _column(self, rect: Rect, seats: list[Seat], card: int) -> list[Node]:
        """Some players' rows under their labels."""
        head = self._head()
        room = rect.w - self._around()
        view = Rect(rect.x, rect.y + head, rect.w, rect.h - head)
        heights = self._heights(card, room)
        offset = self.turn(view, sum(heights[seat] for seat in seats), 0)
        nodes = []
        y = view.y - offset
        for seat in seats:
            place = Rect(rect.x, y, rect.w, heights[seat])
            if place.bottom > view.top and place.top < view.bottom:
                nodes.append(self._row(seat, place, card, room))
            y += place.h
        labels = self._labels(Rect(rect.x, rect.y, rect.w, head - self.measures.px(5)), room)
        return [*labels, *clipped(nodes, view), *self.bar(view)]

    def _labels(self, rect: Rect, room: int) -> list[Node]:
        """The labels over the columns, standing on the first row."""
        nodes = []
        high = self.texts.height(self._small)
        if self.opened:
            text = self.caption()
            place = Rect(rect.x + self._who, rect.bottom - high, max(room, 1), high)
            nodes.append(words(text, place, self._small, tone="dim"))
        for number, line in enumerate(self.lines):
            place = self._figures(rect, number).inflate(-self.measures.px(INSIDE), 0)
            lines = len(self.texts.wrapped(told(line.label), self._small, place.w))
            place = Rect(place.x, rect.bottom - lines * high, place.w, lines * high)
            nodes.append(
                words(told(line.label), place, self._small, tone="dim", anchor="midtop", lines=True)
            )
        return nodes

    def _figures(self, rect: Rect, number: int) -> Rect:
        """Where a column of figures crosses a row."""
        right = rect.right - self.measures.px(BAR)
        left = right - (len(self.lines) - number) * self._figure
        return Rect(left, rect.y, self._figure, rect.h)

    def _row(self, seat: Seat, place: Rect, card: int, room: int) -> Node:
        told = ", ".join(f"{line.label}: {line.figures[seat]}" for line in self.lines)
        node = Node("row", self.names[seat], place, value=told or None)
        thin = max(1, self.measures.px(1))
        node.children = [
            Node("line", "", Rect(place.x, place.y, place.w, thin)),
            *self._person(seat, place),
            *self._cards(seat, place, card, room),
        ]
        for number, line in enumerate(self.lines):
            last = number == len(self.lines) - 1
            node.children.append(
                words(
                    line.figures[seat],
                    self._figures(place, number),
                    self._size,
                    anchor="center",
                    weight="bold" if last else "regular",
                )
            )
        return node

    def _person(self, seat: Seat, place: Rect) -> list[Node]:
        side = self._side()
        picture = Rect(place.x, 0, side, side)
        picture.centery = place.centery
        left = picture.right + self.measures.px(10)
        name = Rect(left, place.y, place.x + self._who - left, place.h)
        drawing = f"portraits/{self.model.portraits[seat]}"
        nodes = [drawn(drawing, picture)]
        icon, said = self.note(seat)
        if icon or said:
            high, low = self.texts.height(self._named), self.texts.height(self._small)
            name = Rect(left, place.centery - (high + low) // 2, name.w, high)
            under = Rect(left, name.bottom, name.w, low)
            if icon:
                sign = Rect(left, 0, self._small, self._small)
                sign.centery = under.centery
                nodes.append(Node("icon", said, sign, look={"icon": icon}))
                under.x += self._icon()
                under.w -= self._icon()
            nodes.append(words(said, under, self._small, tone="dim", anchor="midleft"))
        nodes.append(words(self.names[seat], name, self._named, weight="semibold",
                           anchor="midleft"))  # fmt: skip
        return nodes

    def _cards(self, seat: Seat, place: Rect, card: int, room: int) -> list[Node]:
        if not self.opened:
            return []
        left, label = place.x + self._who, self._left_label()
        found = self._flow(seat, card, room)
        if not found.spots:
            empty = Rect(left, place.y, max(1, room), place.h)
            return [words("No cards left", empty, self._small, tone="dim", anchor="midleft")]
        nodes = []
        top = place.centery - found.height // 2
        for spot in found.spots:
            said = ", ".join(told(self.rules.card_name(one)) for one in spot.cards)
            corner = (left + spot.x, top + spot.y)
            cards = small_cards(
                f"{spot.group.name}: {said}", spot.cards, corner, card, self.rules.faces,
                self.measures, self._wild(spot.cards),
            )  # fmt: skip
            if spot.group.left and spot.begins and label:
                before = Rect(corner[0] - label, corner[1], label, cards.rect.h)
                nodes.append(words("Left", before, self._small, tone="dim", anchor="midleft"))
            nodes.append(cards)
        return nodes

    def _wild(self, cards: Sequence[str]) -> list[int]:
        """The places of wild cards, but for those that say what they stand for."""
        return [
            place
            for place, text in enumerate(cards)
            if "=" not in text and self.rules.wild(self.state, text)
        ]
