"""Messages, the files in which they stand, and what makes sentences of them."""
