"""Taki: colours and symbols, runs, cards that act, and a tournament of eight stages."""
