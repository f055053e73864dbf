"""The same cards again: what an expert made of them."""
