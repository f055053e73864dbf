"""The coach's curve and verdict below a replay."""
