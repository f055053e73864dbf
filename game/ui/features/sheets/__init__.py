"""The page on which a score sheet is kept, and its picture."""
