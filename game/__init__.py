"""Five Takes: five card games against computer opponents, at one table."""
