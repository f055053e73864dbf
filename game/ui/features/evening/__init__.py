"""Pages of an evening: its set-up, the sheet between the games, the choice, the end, the weeks."""
