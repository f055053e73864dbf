"""The look of cards, felts and rules pictures."""
