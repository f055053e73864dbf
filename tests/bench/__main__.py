"""``python -m tests.bench``: measure how fast the program is on this machine."""

import sys

from tests.bench.measure.program.command import run

sys.exit(run(sys.argv[1:]))
