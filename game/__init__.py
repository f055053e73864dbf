"""Five Takes: five card games against computer opponents, at one table."""

VERSION = "0.1.0"
