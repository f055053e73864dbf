"""Boxes that measure their contents and place them, so larger text moves everything.

`box` is the base; `linear`, `grid` and `frame` arrange; `alternatives` takes the first layout that
fits; `scroll` has the scrolled column and lists whose rows exist only while visible.
"""
