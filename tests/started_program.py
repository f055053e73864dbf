"""What a program does as it is started by a test."""

import signal


def hearing() -> None:
    """Hear of Ctrl-C, also where the tests themselves were started so that they do not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
