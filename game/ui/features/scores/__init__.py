"""After a round and a match: score sheet, result, open cards, celebration."""
