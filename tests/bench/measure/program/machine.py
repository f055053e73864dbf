"""Measurements of machine and process: processor, load, processor time and memory."""

import gc
import os
import platform
from pathlib import Path


def processor() -> str:
    """Name of the processor, and the number of usable cores."""
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
    """Load average over one minute; None if unavailable."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def processor_time(process: int) -> float | None:
    """Seconds of processor time of a live process; None if unavailable."""
    threads = Path(f"/proc/{process}/task")
    if not threads.exists():
        return None
    told = [(thread / "schedstat").read_text(encoding="ascii") for thread in threads.iterdir()]
    return sum(int(text.split()[0]) for text in told) / 1e9


def family(process: int) -> list[int]:
    """Ids of a process and its descendants; only its own if unavailable.

    A descendant that has ended, and that nobody has asked about since, is none any more.
    """
    found = [process]
    for one in found:
        for thread in Path(f"/proc/{one}/task").glob("*/children"):
            children = map(int, thread.read_text(encoding="ascii").split())
            found += [child for child in children if not _has_ended(child)]
    return found


def _has_ended(process: int) -> bool:
    try:
        told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return True
    return told.rpartition(")")[2].split()[0] == "Z"


def wakings(process: int, but: int = 0) -> int | None:
    """Number of times a process's threads were scheduled; None if unavailable.

    ``but`` is the id of a thread to ignore.
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


def proportional(process: int) -> float:
    """Memory of a process in bytes, shared pages divided among their users (PSS); 0 if unknown."""
    told = Path(f"/proc/{process}/smaps_rollup")
    if not told.exists():
        return 0.0
    lines = [line for line in told.read_text(encoding="ascii").splitlines() if line[:4] == "Pss:"]
    return 1024 * float(lines[0].split()[1])


def resident() -> int | None:
    """Resident memory of this process in bytes; None if unavailable."""
    told = Path("/proc/self/statm")
    if not told.exists():
        return None
    return int(told.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def held() -> int:
    """Resident memory of this process in bytes, after a garbage collection."""
    gc.collect()
    return resident() or 0
