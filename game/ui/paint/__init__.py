"""Painting: the painter and what it paints with."""
