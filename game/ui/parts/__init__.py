"""What there is to read after a round and after a match: parts that pages show side by side."""
