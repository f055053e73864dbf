"""How a match ended: everybody in the order in which they came in."""

from pygame import Rect

from game.core.event import Seat
from game.ui.scenes.part import BAR, Part, clipped
from game.ui.tree import Node
from game.ui.widgets.make import words
from game.ui.widgets.picture import drawn
from game.words.message import told

ROW, LEAST_ROW = 66.0, 50.0


class Ranking(Part):
    """A row a player, the winners with a crown, then the others by their points."""

    title = "Result"

    def ranks(self) -> list[tuple[int, Seat]]:
        """Everybody's place and seat, the winners first; those who are level share a place."""
        totals = self.state.scores
        sign = 1 if self.rules.lowest_wins else -1
        winners = self.state.winners or ()
        seats = sorted(
            map(Seat, range(len(self.names))),
            key=lambda seat: (seat not in winners, sign * totals[seat], seat),
        )
        found: list[tuple[int, Seat]] = []
        for number, seat in enumerate(seats, 1):
            level = found and totals[found[-1][1]] == totals[seat]
            beside = found and (found[-1][1] in winners) == (seat in winners)
            found.append((found[-1][0] if level and beside else number, seat))
        return found

    # Sizes.

    def _least_row(self) -> int:
        least = self.texts.height(self._size) + self.texts.height(self._small)
        return max(least, self.measures.px(LEAST_ROW))

    def _most_row(self) -> int:
        return max(self._least_row(), self.measures.px(ROW))

    @property
    def _size(self) -> int:
        return self.measures.text(18)

    @property
    def _small(self) -> int:
        return self.measures.text(14)

    def widths(self) -> tuple[int, int]:
        name = max(self.texts.width(name, self._size, "semibold") for name in self.names)
        more = max(self.texts.width(self._more(Seat(seat)), self._small)
                   for seat in range(len(self.names)))  # fmt: skip
        words_wide = max(name + self._size + self.measures.px(8), more + self._coin())
        least = self._before() + words_wide + self._after() + self.measures.px(BAR)
        return least, max(least, self.measures.px(420))

    def _place(self) -> int:
        """The width of the number of a place; none in a game without points."""
        return self.texts.width("10", self._size, "bold") if self.rules.scored else 0

    def _side(self) -> int:
        """The side of a portrait."""
        return self._least_row() - self.measures.px(8)

    def _before(self) -> int:
        """The width of what stands before a name."""
        return self._place() + self._side() + self.measures.px(24)

    def _after(self) -> int:
        """The width of the totals."""
        if not self.rules.scored:
            return self.measures.px(8)
        size = self.measures.text(24)
        return self.measures.px(24) + max(
            self.texts.width(str(total), size, "bold") for total in self.state.scores
        )

    def _coin(self) -> int:
        if self.rules.purse(self.state) is None:
            return 0
        return self.texts.height(self._small) + self.measures.px(5)

    def height(self, width: int) -> int:
        return len(self.names) * self._most_row()

    def least_height(self, width: int) -> int:
        return len(self.names) * self._least_row()

    def _more(self, seat: Seat) -> str:
        """The words under a name."""
        verdict = told(self.rules.verdict(self.state, seat))
        purse = self.rules.purse(self.state)
        return verdict if verdict or purse is None else str(purse[1][seat])

    # Nodes.

    def lay(self, rect: Rect) -> list[Node]:
        count = len(self.names)
        row = min(self._most_row(), max(self._least_row(), rect.h // count))
        view = Rect(rect.x, rect.y, rect.w, min(rect.h, row * count))
        offset = self.turn(view, row * count, 0)
        nodes = []
        for number, (rank, seat) in enumerate(self.ranks()):
            place = Rect(view.x, view.y + number * row - offset, view.w, row)
            if place.bottom > view.top and place.top < view.bottom:
                if number:
                    thin = max(1, self.measures.px(1))
                    nodes.append(Node("line", "", Rect(place.x, place.y, place.w, thin)))
                nodes.append(self._row(rank, seat, place))
        return [*clipped(nodes, view), *self.bar(view)]

    def _row(self, rank: int, seat: Seat, place: Rect) -> Node:
        name, won = self.names[seat], seat in (self.state.winners or ())
        node = Node("row", name, place)
        inner = Rect(place.x, place.y, place.w - self.measures.px(BAR), place.h)
        if self.rules.scored:
            total = self.state.scores[seat]
            node.value = f"place {rank}, {total} points"
            number = Rect(inner.x, inner.y, self._place() + self.measures.px(6), inner.h)
            node.children += [
                words(str(rank), number, self._size, tone="dim", weight="bold", anchor="midleft"),
                words(str(total), inner, self.measures.text(24), weight="bold", anchor="midright",
                      tone="gold" if won else "text"),
            ]  # fmt: skip
        side = self._side()
        picture = Rect(inner.x + self._place() + self.measures.px(12), 0, side, side)
        picture.centery = inner.centery
        drawing = f"portraits/{self.model.portraits[seat]}"
        node.children.append(drawn(drawing, picture))
        node.children += self._words(seat, inner, won)
        return node

    def _words(self, seat: Seat, inner: Rect, won: bool) -> list[Node]:
        """The name, the crown of a winner, and what is said of the seat beside the points."""
        name, more = self.names[seat], self._more(seat)
        left = inner.x + self._before()
        high = self.texts.height(self._size)
        top = inner.centery - (high + self.texts.height(self._small) if more else high) // 2
        wide = inner.right - self._after() - left
        line = Rect(left, top, wide, high)
        nodes = [words(name, line, self._size, weight="semibold", anchor="midleft")]
        if won:
            crown = Rect(0, 0, self._size, self._size)
            end = self.texts.width(name, self._size, "semibold") + self.measures.px(8)
            crown.midleft = (left + end, line.centery)
            nodes.append(Node("icon", f"{name} won", crown, look={"icon": "crown"}))
        if more:
            under = Rect(left, line.bottom, wide, self.texts.height(self._small))
            if self._coin():
                coin = Rect(left, under.y, under.h, under.h)
                nodes.append(drawn("coins/dime", coin))
                under.x += self._coin()
                under.w -= self._coin()
            nodes.append(words(more, under, self._small, tone="dim", anchor="midleft"))
        return nodes
