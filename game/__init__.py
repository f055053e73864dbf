"""Five Takes: five card games against computer opponents, at one table."""

import sys
from typing import Any

VERSION = "1.0.0"

# OpenSSL would take three megabytes of each process for what Python can do by itself: hashlib
# takes Python's own sha256 where OpenSSL's is not to be had, as in the packaged folder.  Some
# systems build Python without its own.
_modules: dict[str, Any] = sys.modules
try:
    if sys.version_info >= (3, 12):
        import _sha2  # noqa: F401
    else:
        import _sha256  # type: ignore[import-not-found]  # noqa: F401
except ImportError:
    pass
else:
    _modules.setdefault("_hashlib", None)
