"""Pages after a round or a match: score sheet, result, revealed hands, celebration."""
