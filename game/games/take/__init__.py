"""Take: rummy in which players take each other's sequences on the table."""
