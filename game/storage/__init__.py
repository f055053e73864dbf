"""What is kept on disk: settings and matches, atomic, versioned, text only."""
