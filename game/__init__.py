"""Five Takes: five card games against computer opponents, at one table."""

import sys
from typing import Any

VERSION = "1.0.0"

_modules: dict[str, Any] = sys.modules
# OpenSSL would take three megabytes of each process for what Python can do by itself: hashlib
# takes its own sha256 where this is not to be had, as in the packaged folder.
_modules.setdefault("_hashlib", None)
