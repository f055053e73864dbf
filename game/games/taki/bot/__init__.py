"""What opponents know of Taki."""
