"""Rules text and sentences of Taki."""
