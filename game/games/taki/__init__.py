"""Taki: colours and symbols, runs, action cards, a tournament of eight stages."""
