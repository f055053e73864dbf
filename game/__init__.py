"""Five Takes: five card games against computer opponents, at one table.

Fixed: `VERSION`, the first one in CHANGELOG.md; hashlib without OpenSSL in every process.
Free: everything below that ARCHITECTURE.md does not promise.
Then look at: tests/test_architecture.py, tests/test_release.py, game/ARCHITECTURE.md
"""

import sys
from typing import Any

VERSION = "2.0.0"

# OpenSSL would cost each process three megabytes.  Without it hashlib falls back on Python's own
# sha256, as in the packaged folder.  Some systems build Python without that module.
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
