"""What every process that runs tests does once."""

import gc


def pytest_collection_finish() -> None:
    """Leave what was read to run the tests out of each later search for garbage."""
    gc.collect()
    gc.freeze()
