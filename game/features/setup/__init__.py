"""What is chosen before a match, remembered in the settings."""
