"""The page of a match, and the pages that open over it."""
