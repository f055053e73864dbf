"""What lies on the felt besides cards: counts, signs, tags and coins."""

from pygame import Color, Rect

from game.core.sign import Sign
from game.core.table import PILE, STACK, STOCK
from game.ui.paint import theme
from game.ui.paint.assets import LARGE, USUAL
from game.ui.paint.painter import Painter
from game.ui.table.layout import Layout
from game.words.message import told


class Labels:
    """Paints what there is to read on a layout with a painter."""

    def __init__(self, painter: Painter, laid: Layout, faces: str = "cards") -> None:
        self.painter = painter
        self.laid = laid
        self.faces = (LARGE if laid.large else USUAL) if faces == "cards" else faces
        self.card = laid.card
        self.radius = max(3, round(laid.card * 0.06))

    def coin(self, place: tuple[int, int], size: int) -> None:
        """A coin, its middle at a place."""
        coin = self.painter.assets.drawing("coins/dime", size, size)
        self.painter.surface.blit(coin, coin.get_rect(center=place))

    def purse(self, pot: int) -> None:
        """The pot in the middle, with a few of its coins, and how many there are."""
        rect = self.laid.purse
        picture = self.painter.assets.drawing("coins/pot", *rect.size)
        self.painter.surface.blit(picture, rect)
        size = max(8, round(rect.w * 0.2))
        hollow = (rect.x + rect.w // 2, rect.y + round(rect.h * 0.34))
        for number in range(min(pot, 14)):
            row, place = divmod(number, 5)
            x = hollow[0] + round((place - 2 + (row % 2) / 2) * size * 0.75)
            self.coin((x, hollow[1] - round(row * size * 0.3)), size)
        self.count_at((rect.right - size // 2, rect.bottom - size // 2), pot)

    def sign(self, sign: Sign, rect: Rect) -> None:
        """A public fact on a tag."""
        edge_colour = theme.WARNING if sign.warning else theme.GOLD
        self.painter.panel(rect, theme.NIGHT, rect.h // 2, edge_colour, line=max(1, rect.h // 18))
        size = self.painter.measures.text(14.5)
        x = rect.x + rect.h // 2
        if sign.drawing:
            high = rect.h - self.painter.measures.px(6)
            picture = self.painter.assets.drawing(sign.drawing, round(high / 1.4), high)
            self.painter.surface.blit(picture, picture.get_rect(midleft=(x, rect.centery)))
            x += picture.get_width() + size // 2
        elif sign.icon:
            self.painter.icon(
                sign.icon, (x + size // 2, rect.centery), round(size * 1.15), edge_colour
            )
            x += round(size * 1.6)
        ink = theme.WARNING if sign.warning else theme.TEXT
        self.painter.words(told(sign.text), (x, rect.centery), size, ink, "semibold", "midleft",
                           rect.right - x - rect.h // 3)  # fmt: skip

    def badge(self, zone: str, count: int) -> None:
        """How many cards lie in a zone, on a small disc at its corner."""
        self._count_in(self.badge_rect(zone, count), count)

    def badge_rect(self, zone: str, count: int) -> Rect:
        """Where that disc is: over no cards but the zone's own."""
        spot = self.laid.spots[zone]
        rect = self._count_rect(count)
        place = self.laid.place(zone)
        if place is not None and place.kind in (STACK, STOCK, PILE):
            # Where no index is: that of a card that lies open stands at the right below.
            rect.center = (spot.x + self.card // 12, spot.bottom - self.card // 20)
        else:
            rect.center = (spot.right - self.card // 12, spot.bottom - self.card // 20)
        rect.bottom = min(rect.bottom, spot.bottom)
        return rect

    def count_at(self, place: tuple[int, int], count: int) -> None:
        """A number on a small disc."""
        rect = self._count_rect(count)
        rect.center = place
        self._count_in(rect, count)

    def _count_size(self) -> int:
        return max(self.painter.measures.text(13.5), round(self.card * 0.15))

    def _count_rect(self, count: int) -> Rect:
        size = self._count_size()
        high = round(size * 1.5)
        wide = self.painter.texts.width(str(count), size, "bold") + round(size * 0.8)
        return Rect(0, 0, max(high, wide), high)

    def _count_in(self, rect: Rect, count: int) -> None:
        line = max(1, rect.h // 16)
        self.painter.panel(rect, theme.NIGHT, rect.h // 2, theme.GOLD, line=line)
        size = self._count_size()
        self.painter.words(str(count), rect.center, size, theme.TEXT, "bold", "center")

    def tag(self, text: str, rect: Rect, edge_colour: Color = theme.DIM) -> None:
        """A small label."""
        size = self.painter.measures.text(12.5)
        self.painter.panel(rect, theme.NIGHT, rect.h // 2, edge_colour)
        self.painter.words(text, rect.center, size, theme.TEXT, "semibold", "center")
