"""Boxes: pages are measured from their contents, and placed once.

A page is made of boxes in boxes.  Each says which widths it has a use for and how high it is
at a width; then the outermost is given the window, and every node its place.
"""

from game.ui.box.abreast import Abreast
from game.ui.box.bar import Bar
from game.ui.box.base import Box, Widths
from game.ui.box.beginning import Beginning
from game.ui.box.column import Column
from game.ui.box.columns import Columns, columns
from game.ui.box.fit import Fit
from game.ui.box.flow import Flow
from game.ui.box.frame import Align, Group, Limit, Pad, Rigid
from game.ui.box.grid import Grid
from game.ui.box.kept import Keep, Kept
from game.ui.box.later import Later
from game.ui.box.leaf import Fixed, Picture, Space, Spare
from game.ui.box.loose import Loose
from game.ui.box.over import Over, Shown
from game.ui.box.pages import Pages, Reading
from game.ui.box.pin import pin, pinned
from game.ui.box.reel import Reel
from game.ui.box.roll import Roll
from game.ui.box.room import Room
from game.ui.box.row import Row
from game.ui.box.scroll import Scroll, Scroller
from game.ui.box.shrink import Shrink, largest
from game.ui.box.tail import Tail
from game.ui.box.text import Text
from game.ui.box.tight import Tight
from game.ui.box.within import Within

__all__ = [
    "Abreast",
    "Align",
    "Bar",
    "Beginning",
    "Box",
    "Column",
    "Columns",
    "Fit",
    "Fixed",
    "Flow",
    "Grid",
    "Group",
    "Keep",
    "Kept",
    "Later",
    "Limit",
    "Loose",
    "Over",
    "Pad",
    "Pages",
    "Picture",
    "Reading",
    "Reel",
    "Rigid",
    "Roll",
    "Room",
    "Row",
    "Scroll",
    "Scroller",
    "Shown",
    "Shrink",
    "Space",
    "Spare",
    "Tail",
    "Text",
    "Tight",
    "Widths",
    "Within",
    "columns",
    "largest",
    "pin",
    "pinned",
]
