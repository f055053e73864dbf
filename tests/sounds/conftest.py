"""Decoding and measuring every sound takes a minute: all of it is for the night."""

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.night)
