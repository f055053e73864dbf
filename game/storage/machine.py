"""Facts about the machine and about a process: processor, load, processor time, memory."""

import os
import platform
from pathlib import Path


def processor() -> str:
    """The processor's name, and how many of its cores this program may use."""
    name = platform.processor() or platform.machine()
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text(encoding="utf-8", errors="replace").splitlines():
            word, _, value = line.partition(":")
            if word.strip() == "model name":
                name = value.strip()
                break
    count = os.cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        count = len(os.sched_getaffinity(0))
    return f"{name}, {'1 core' if count == 1 else f'{count} cores'}"


def load() -> float | None:
    """The load average of the last minute; None where the system does not give it."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def processor_time(process: int) -> float | None:
    """The seconds of processor time a running process has used; None where it is not known."""
    threads = Path(f"/proc/{process}/task")
    if not threads.exists():
        return None
    told = [(thread / "schedstat").read_text(encoding="ascii") for thread in threads.iterdir()]
    return sum(int(text.split()[0]) for text in told) / 1e9


def family(process: int) -> list[int]:
    """The numbers of a process and of all that it has started; itself alone if that is unknown."""
    found = [process]
    for one in found:
        for thread in Path(f"/proc/{one}/task").glob("*/children"):
            found += map(int, thread.read_text(encoding="ascii").split())
    return found


def wakings(process: int, but: int = 0) -> int | None:
    """How often the threads of a process have begun to run until now; None if it is not known.

    ``but`` is the number of a thread that is left out.
    """
    threads = Path(f"/proc/{process}/task")
    if not threads.exists():
        return None
    told = [
        (thread / "schedstat").read_text(encoding="ascii")
        for thread in threads.iterdir()
        if thread.name != str(but)
    ]
    return sum(int(text.split()[2]) for text in told)


def resident() -> int | None:
    """The resident memory of this process in bytes; None where it is not known."""
    told = Path("/proc/self/statm")
    if not told.exists():
        return None
    return int(told.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
