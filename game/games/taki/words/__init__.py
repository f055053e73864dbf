"""What a person reads of Taki: its rules and its sentences."""
