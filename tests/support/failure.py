"""An exception of something that was tried, noted instead of raised."""

import traceback
from pathlib import Path
from types import TracebackType


class Failure:
    """``with Failure() as failure:`` suppresses an exception; ``why`` describes it, or is empty."""

    def __init__(self) -> None:
        self.why = ""

    def __enter__(self) -> "Failure":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if error is None or not isinstance(error, Exception):
            return False
        where = traceback.extract_tb(trace)[-1]
        at = f"{Path(where.filename).name}:{where.lineno}"
        self.why = f"{type(error).__name__} at {at}: {error}"
        return True
