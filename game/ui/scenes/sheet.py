"""The score sheet, as on paper: a row a round, a column a player, totals below."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.scenes.part import BAR, Part, clipped
from game.ui.tree import Node
from game.ui.widgets.make import words
from game.ui.widgets.picture import drawn
from game.words.message import told

ROW = 36.0
FEW = 6
"""So many rounds at least are to be seen at once where there are that many."""


class Sheet(Part):
    """All the rounds of a match on a sheet of paper."""

    title = "Score sheet"

    # Sizes.

    @property
    def _labels(self) -> list[str]:
        """A label for every row there is or will be."""
        labels = self.rules.rows(self.state)
        played = len(self.state.rounds)
        labels += [self.rules.row(self.state, number) for number in range(len(labels), played)]
        return [told(label) for label in labels]

    @property
    def _size(self) -> int:
        return self.measures.text(16)

    @property
    def _small(self) -> int:
        return self.measures.text(13.5)

    @property
    def _pad(self) -> int:
        return self.measures.px(14)

    @property
    def _purse_label(self) -> str:
        purse = self.rules.purse(self.state)
        return "" if purse is None else f"{purse[0]} in the pot"

    def _first(self) -> int:
        """The width of the column of labels."""
        labels = [*self._labels, "Total"]
        wide = max(self.texts.width(label, self._small, "semibold") for label in labels)
        pot = self.texts.width(self._purse_label, self._small) + self._coin()
        return max(wide, pot) + self.measures.px(14)

    def _coin(self) -> int:
        return self.texts.height(self._small)

    def widths(self) -> tuple[int, int]:
        width, mark = self.texts.width, self._mark_side() + self.measures.px(3)
        scores = {str(score) for one in self.state.rounds for score in one["scores"]}
        # A figure keeps to the middle with its mark beside it; a total makes room for its own.
        wide = max(
            *(width(figure, self._size, "bold") + 2 * mark for figure in scores),
            *(width(str(one), self._size + 3, "bold") + mark for one in self.state.scores),
            *(width(name, self._small, "semibold") for name in self.names),
        )
        column = wide + self.measures.px(8)
        edge = 2 * self._pad + self.measures.px(BAR)
        first, count = self._first(), len(self.names)
        most = max(column, self.measures.px(112))
        return first + count * column + edge, first + count * most + edge

    def _head(self, column: int) -> tuple[int, int]:
        """The side of a portrait, and the height of the strip with portraits and names."""
        side = min(self.measures.px(44), column - self.measures.px(8))
        return side, side + self.texts.height(self._small) + self.measures.px(10)

    def _foot(self) -> int:
        """The height of the totals, and of the coins where there are any."""
        rows = 1 if self.rules.purse(self.state) is None else 2
        return rows * self._most_row() + self.measures.px(4)

    def _most_row(self) -> int:
        return max(self._least_row(), self.measures.px(ROW))

    def _least_row(self) -> int:
        return self.texts.height(self._size)

    def _around(self, width: int) -> int:
        """The height of all but the rows."""
        column = (width - 2 * self._pad - self._first()) // len(self.names)
        return self._head(column)[1] + self._foot() + 2 * self._pad

    def height(self, width: int) -> int:
        return self._around(width) + len(self._labels) * self._most_row()

    def least_height(self, width: int) -> int:
        rows = len(self._labels)
        if rows <= 2 * FEW:
            return self._around(width) + rows * self._least_row()
        return self._around(width) + FEW * self._most_row()

    # Nodes.

    def lay(self, rect: Rect) -> list[Node]:
        labels = self._labels
        inner = rect.inflate(-2 * self._pad, -2 * self._pad)
        room = rect.h - self._around(rect.w)
        row = min(self._most_row(), max(self._least_row(), room // max(1, len(labels))))
        shown = len(labels)
        if row * shown > room:
            # Whole rows are seen, whichever one it is turned to.
            row = self.step = self._most_row()
            shown = max(1, room // row)
            inner.w -= self.measures.px(BAR)
        first = self._first()
        column = (inner.w - first) // len(self.names)
        top = inner.y + self._head(column)[1]
        view = Rect(inner.x, top, first + column * len(self.names), row * shown)
        inner = Rect(*inner.topleft, view.w, view.bottom + self._foot() - inner.y)
        rect = Rect(*rect.topleft, rect.w, inner.bottom + self._pad - rect.y)
        # The round just played is the last one seen: where rows wait to be filled, with one more.
        played = len(self.state.rounds)
        offset = self.turn(view, row * len(labels), row * (played + 1) - view.h)
        paper = Node("paper", self.title, rect)
        paper.children = [
            *self._lines(inner, view, first, column),
            *self._names(inner, first, column),
            *self._rows(labels, view, row, offset, first, column),
            *self._totals(inner, view, first, column),
            *self.bar(
                Rect(view.x, view.y, rect.right - self.measures.px(5) - view.x, view.h), "pencil"
            ),
        ]
        return [paper]

    def _lines(self, inner: Rect, view: Rect, first: int, column: int) -> list[Node]:
        """The lines between the columns."""
        thin = max(1, self.measures.px(1))
        xs = [inner.x + first + seat * column for seat in range(len(self.names))]
        return [Node("rule", "", Rect(x, inner.y, thin, inner.h)) for x in xs]

    def _names(self, inner: Rect, first: int, column: int) -> list[Node]:
        side, high = self._head(column)
        nodes = []
        for seat, name in enumerate(self.names):
            left = inner.x + first + seat * column
            picture = Rect(0, inner.y, side, side)
            picture.centerx = left + column // 2
            drawing = f"portraits/{self.model.portraits[seat]}"
            nodes.append(drawn(drawing, picture))
            label = Rect(left, picture.bottom, column, high - side)
            nodes.append(
                words(name, label, self._small, tone="ink", weight="semibold", anchor="center")
            )
        return nodes

    def _rows(
        self, labels: list[str], view: Rect, row: int, offset: int, first: int, column: int
    ) -> list[Node]:
        """The rows that can be seen."""
        nodes = []
        for number, label in enumerate(labels):
            place = Rect(view.x, view.y + number * row - offset, view.w, row)
            if place.bottom > view.top and place.top < view.bottom:
                nodes.append(self._row(number, label, place, first, column))
        return clipped(nodes, view)

    def _row(self, number: int, label: str, place: Rect, first: int, column: int) -> Node:
        rounds = self.state.rounds
        thin = max(1, self.measures.px(1))
        node = Node("row", label, place)
        latest = number == len(rounds) - 1
        node.children = [
            Node("rule", "", Rect(place.x, place.y, place.w, thin)),
            words(
                label,
                Rect(place.x, place.y, first, place.h),
                self._small,
                tone="ink" if number < len(rounds) else "pencil",
                weight="semibold" if latest else "regular",
                anchor="midleft",
            ),
        ]
        if number >= len(rounds):
            return node
        scores, out = rounds[number]["scores"], rounds[number]["out"]
        node.value = _told(self.names, scores)
        best = min(scores) if self.rules.lowest_wins else max(scores)
        for seat, score in enumerate(scores):
            cell = Rect(place.x + first + seat * column, place.y, column, place.h)
            weight = "bold" if score == best else "regular"
            node.children.append(
                words(str(score), cell, self._size, tone="ink", weight=weight, anchor="center")
            )
            if seat == out:
                node.children.append(
                    self._mark("out", f"{self.names[seat]} went out", cell, str(score), self._size)
                )
        return node

    def _mark_side(self) -> int:
        return round(self._small * 1.05)

    def _mark(self, icon: str, name: str, cell: Rect, figure: str, size: int) -> Node:
        """A mark to the right of a figure in the middle of its cell."""
        side = self._mark_side()
        wide = self.texts.width(figure, size, "bold")
        rect = Rect(cell.centerx + wide // 2 + self.measures.px(3), 0, side, side)
        rect.centery = cell.centery
        return Node("icon", name, rect, look={"icon": icon, "tone": "pencil"})

    def _totals(self, inner: Rect, view: Rect, first: int, column: int) -> list[Node]:
        totals = self.state.scores
        size = self._size + 3
        place = Rect(inner.x, view.bottom, inner.w, self._most_row())
        thick = max(2, self.measures.px(2))
        node = Node("row", "Total", place, value=_told(self.names, totals))
        node.children = [
            Node("rule", "", Rect(place.x, place.y, place.w, thick), look={"tone": "ink"}),
            words("Total", Rect(place.x, place.y, first, place.h), self._small, tone="ink",
                  weight="bold", anchor="midleft"),
        ]  # fmt: skip
        best = min(totals) if self.rules.lowest_wins else max(totals)
        winners = self.state.winners or ()
        ahead = [seat for seat, total in enumerate(totals) if total == best]
        marked = ahead if winners is None and len(ahead) < len(totals) else winners or ()
        for seat, total in enumerate(totals):
            cell = Rect(place.x + first + seat * column, place.y, column, place.h)
            if seat in marked:
                inside = cell.inflate(-self.measures.px(6), -self.measures.px(8))
                inside.centery += thick // 2
                node.children.append(Node("marker", "", inside))
                # The figure and its mark stand in the middle together.
                cell = cell.move(-(self._mark_side() + self.measures.px(3)) // 2, 0)
            node.children.append(
                words(str(total), cell, size, tone="ink", weight="bold", anchor="center")
            )
            if seat in marked:
                icon, verb = ("star", "leads") if winners is None else ("crown", "won")
                name = self.names[seat]
                said = "You lead" if (name, verb) == ("You", "leads") else f"{name} {verb}"
                node.children.append(self._mark(icon, said, cell, str(total), size))
        return [node, *self._coins(place.move(0, place.h), first, column)]

    def _coins(self, place: Rect, first: int, column: int) -> list[Node]:
        """The row of the coins, in a game that has them."""
        purse = self.rules.purse(self.state)
        if purse is None:
            return []
        _, held = purse
        coin = self._coin()
        node = Node("row", "Dimes", place, value=_told(self.names, held))
        label = Rect(place.x, place.y, first, place.h)
        node.children = [
            Node("rule", "", Rect(place.x, place.y, place.w, max(1, self.measures.px(1)))),
            _coin("coins/pot", place.x, place, coin),
            words(self._purse_label, label.move(coin + self.measures.px(5), 0), self._small,
                  tone="ink", anchor="midleft"),
        ]  # fmt: skip
        for seat, count in enumerate(held):
            cell = Rect(place.x + first + seat * column, place.y, column, place.h)
            wide = self.texts.width(str(count), self._size) + self.measures.px(4) + coin
            cell.x += (column - wide) // 2
            node.children.append(_coin("coins/dime", cell.x, place, coin))
            cell.x += coin + self.measures.px(4)
            cell.w = wide - coin
            node.children.append(words(str(count), cell, self._size, tone="ink", anchor="midleft"))
        return [node]


def _coin(drawing: str, x: int, place: Rect, side: int) -> Node:
    rect = Rect(x, 0, side, side)
    rect.centery = place.centery
    return drawn(drawing, rect)


def _told(names: Sequence[str], figures: Sequence[int]) -> str:
    """Everybody's figure in words, for whoever has the page read out."""
    return ", ".join(f"{name} {figure}" for name, figure in zip(names, figures, strict=True))
