"""Lessons: guided rounds as data, read, judged and followed."""
