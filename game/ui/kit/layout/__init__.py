"""Boxes that measure their contents and place them, so the layout follows the text size.

``box`` is the base class; ``linear``, ``grid`` and ``frame`` arrange boxes.  ``alternatives`` takes
the first layout that fits.  ``scroll`` has the scrolled column and the virtual lists.
"""
