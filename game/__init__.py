"""Five Takes: five card games against computer opponents, at one table."""

VERSION = "1.0.0"
